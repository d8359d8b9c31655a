"""Positions in words, and the moves from them through the public contract."""

from typing import Any

import msgspec

from engine.game import Press, Refusal
from engine.match import Match
from engine.monad import game
from engine.monad.cards import COLOUR_IDS, COLOURS, DECK, RANK_IDS, card_of
from engine.monad.state import Action, Options, State

RED, ORANGE, YELLOW, NAVY, SKY, GREEN = range(COLOURS)
COMMON, BI, TRI, QUAD, QUINT, MONAD = range(6)


def cards(text: str) -> tuple[int, ...]:
    """The cards named, in the order named: `"red, 2 navy, yellow bi"`; without a rank it is a Common."""
    named: list[int] = []
    for words in filter(None, (part.split() for part in text.split(","))):
        count = int(words.pop(0)) if words[0].isdigit() else 1
        rank = RANK_IDS.index(words[1]) if len(words) > 1 else COMMON
        named += [card_of(rank, COLOUR_IDS.index(words[0]))] * count
    return tuple(named)


def card(text: str) -> int:
    (only,) = cards(text)
    return only


def pair(text: str) -> tuple[int, int]:
    one, other = cards(text)
    return one, other


def hand(text: str) -> tuple[int, ...]:
    return tuple(sorted(cards(text)))


def columns(**colours: str) -> tuple[tuple[int, ...], ...]:
    """Columns from the top down, `bi="red sky"`; those not named are full, in the order of the colours."""
    return tuple(
        tuple(card(f"{colour} {rank}") for colour in colours.get(rank, " ".join(COLOUR_IDS)).split())
        for rank in RANK_IDS[BI:]
    )


def full_but(held: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    gone = {card for cards in held for card in cards}
    return tuple(tuple(card for card in column if card not in gone) for column in columns())


def position(*hands: str, **known: Any) -> Match:
    """A match in which these hands are held and seat 0 is to move, with identities in the colours' order."""
    seats = max(2, len(hands))
    held = tuple(hand(text) for text in hands) + ((),) * (seats - len(hands))
    teams = known.get("teams", False)
    setting: dict[str, Any] = {
        "teams": teams,
        "goal": DECK.teams.goal if teams else DECK.setup[seats].goal,
        "identities": tuple(range(seats)),
        "hands": held,
        "shown": (False,) * seats,
        "monads": (0,) * seats,
        "columns": full_but(held),
        "turn": 0,
    }
    state = State(**(setting | known))
    return Match(game, Options(teams=teams), seats, "a position", 0, 0, state)


def does(match: Match, *actions: Action) -> Match:
    """The seat whose turn it is does these things one after the other."""
    for action in actions:
        match = match.act(match.state.turn, action, Press(at=0, seen=match.revision)).match
    return match


def refused(match: Match, action: Action, seat: int | None = None) -> Refusal:
    """The refusal of this action, which changes nothing."""
    before = msgspec.json.encode(match.state)
    try:
        match.act(match.state.turn if seat is None else seat, action, Press(at=0, seen=match.revision))
    except Refusal as refusal:
        assert msgspec.json.encode(match.state) == before
        return refusal
    raise AssertionError(f"{action} was not refused")


def legal(match: Match) -> list[Action]:
    return list(game.legal(match.state, match.state.turn))


def hand_of(match: Match, seat: int = 0) -> tuple[int, ...]:
    found: tuple[int, ...] = match.state.hands[seat]
    return found
