"""Positions in words, and the moves from them through the public contract."""

from dataclasses import replace
from typing import Any

import msgspec

from engine.game import Press, Refusal
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.pieces.cards import CARDS, CELLS, DECK, GRID, NAMES, PARTS, pair_named, pair_of
from engine.thirteen_monsters.pieces.monsters import Monster
from engine.thirteen_monsters.state import Options, Player, State

WORDS = {name.lower(): monster for monster, name in enumerate(NAMES)}


def pair(text: str) -> int:
    """`"chall eyes"`."""
    name, part = text.split()
    return pair_named(WORDS[name], DECK.parts.index(part))


def pairs(text: str) -> tuple[int, ...]:
    """`"chall eyes, wah body"`; a name alone stands for all three of its pairs."""
    found: list[int] = []
    for words in filter(None, map(str.strip, text.split(","))):
        whole = [f"{words} {part}" for part in DECK.parts]
        found += [pair(one) for one in (whole if " " not in words else [words])]
    return tuple(found)


def monster(text: str, *, spent: bool = False) -> Monster:
    """`"chall"` is its O.G.; `"chall twik wah"` names the head's, the eyes' and the body's monster."""
    names = text.split() * (PARTS if " " not in text else 1)
    head, eyes, body = (pair_named(WORDS[name], part) for part, name in enumerate(names))
    return Monster(head, eyes, body, spent)


def player(*monsters: str, free: str = "", spent: str = "") -> Player:
    built = [monster(text) for text in monsters] + ([monster(spent, spent=True)] if spent else [])
    return Player(monsters=tuple(sorted(built)), free=tuple(sorted(pairs(free))))


def owned(one: Player) -> set[int]:
    return {*one.free, *(part for built in one.monsters for part in built.pairs)}


def position(*players: Player, field: str | None = None, **known: Any) -> Match:
    """Seat 0 is on turn. Of the field's cards the two of a pair lie side by side, from the top left.

    Without a `field` all that nobody owns lies there; it names the pairs otherwise. All rows are dealt into.
    """
    seated = players + (Player(),) * (2 - len(players))
    gone = {part for one in seated for part in owned(one)}
    wanted = set(range(39)) - gone if field is None else set(pairs(field))
    lying: list[int | None] = [None] * GRID
    for cell, card in zip(CELLS, (card for card in CARDS if pair_of(card) in wanted), strict=False):
        lying[cell] = card
    setting: dict[str, Any] = {"options": Options(quick_start=False), "players": seated}
    setting |= {"field": tuple(lying), "turn": 0}
    state = State(**(setting | known))
    return Match(game, state.options, len(seated), "a position", 0, 0, state)


def cells(match: Match, text: str) -> tuple[int, int]:
    """Where the two cards of this pair lie."""
    one, other = (cell for cell in CELLS if _lies(match, cell, pair(text)))
    return one, other


def _lies(match: Match, cell: int, wanted: int) -> bool:
    card = match.state.field[cell]
    return card is not None and pair_of(card) == wanted


def who(match: Match) -> int:
    (seat,) = game.awaited(match.state)
    return seat


def does(match: Match, *actions: Action) -> Match:
    """Whoever is awaited does these things one after the other."""
    for action in actions:
        match = match.act(who(match), action, Press(at=0, seen=match.revision)).match
    return match


def by(match: Match, seat: int, action: Action) -> Match:
    """This seat does it, awaited or not."""
    return match.act(seat, action, Press(at=0, seen=match.revision)).match


def idles(match: Match) -> Match:
    return match.idle(who(match), 0).match


def refused(match: Match, action: Action, seat: int | None = None) -> Refusal:
    """The refusal of this action, which changes nothing."""
    before = msgspec.json.encode(match.state)
    try:
        match.act(who(match) if seat is None else seat, action, Press(at=0, seen=match.revision))
    except Refusal as refusal:
        assert msgspec.json.encode(match.state) == before
        return refusal
    raise AssertionError(f"{action} was not refused")


def legal(match: Match, seat: int | None = None) -> list[Action]:
    return list(game.legal(match.state, who(match) if seat is None else seat))


def news(match: Match, kind: type[Any]) -> list[Any]:
    return [one for one in match.state.news if isinstance(one, kind)]


def with_state(match: Match, **changes: Any) -> Match:
    return replace(match, state=msgspec.structs.replace(match.state, **changes))


def rolled(match: Match, *dice: tuple[int, ...], used: int | None = None) -> Match:
    """The battle with these dice lying before the fighters; all but the last of them are done.

    The last one has used as many throws as are said; all but one otherwise.
    """
    battle = match.state.battle
    fighters = list(battle.fighters)
    for index, thrown in enumerate(dice):
        fighter, last = fighters[index], index == len(dice) - 1
        taken = (fighter.throws - 1 if used is None else used) if last else fighter.throws
        fighters[index] = msgspec.structs.replace(fighter, dice=thrown, used=taken, done=not last)
    return with_state(match, battle=msgspec.structs.replace(battle, fighters=tuple(fighters)))
