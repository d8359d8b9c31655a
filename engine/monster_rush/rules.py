"""The rules of Monster Rush: functions from state to state."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Kind, Press, Refusal
from engine.monster_rush.cards import CARDS, MONSTERS, SPACES, STILL, SYMBOLS, TEMPO, Face
from engine.monster_rush.state import (
    Appeared,
    Captured,
    Card,
    Dealt,
    End,
    Ended,
    Foul,
    Hunter,
    Judged,
    Lair,
    Mistaken,
    Monster,
    News,
    OpenCard,
    Options,
    Readied,
    Revealed,
    Seat,
    Shuffled,
    State,
    Touched,
)
from engine.race import Claim, Race, inseparable, race_with

T = TypeVar("T")

# Before the first card


def deal(options: Options, seats: int, at: int, chance: Chance) -> State:
    drawn = chance.below(seats)  # MR2.4
    first = drawn if options.first is None or options.first >= seats else options.first
    monsters = chance.shuffled([one.number for one in MONSTERS.values() if one.least_players <= seats])
    cards = chance.shuffled(_deck(options))
    return _paced(
        State(
            options=options,
            hunters=tuple(Hunter(pile=cards[(seat - first) % seats :: seats]) for seat in range(seats)),
            lairs=tuple(_lair(monsters[space::SPACES], 0) for space in range(SPACES)),
            turn=first,
            leader=first,
            lap=0,
            turn_since=0,
            next_at=at + options.reveal_every_ms * TEMPO.breath // 1_000,
            news=(Dealt(first=first),),
        )
    )


def _deck(options: Options) -> list[Card]:
    return [
        index
        for index, card in enumerate(CARDS)
        if options.failed_attacks or card.kind is not Face.FAILED  # MR2.5
        for _ in range(card.count)
    ]


def _lair(monsters: tuple[Monster, ...], revision: int) -> Lair:
    """The next monster of a pile comes face up."""
    if not monsters:
        return Lair(monster=None, pile=(), since=revision)
    return Lair(monster=monsters[0], pile=monsters[1:], since=revision)


# Turning cards


def may_reveal(state: State) -> bool:
    """Whether the game waits for the player on turn to press."""
    idle = state.end or state.options.automatic or state.readied or state.race is not None
    return not idle and bool(state.hunters[state.turn].pile)


def reveal(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    if state.options.automatic:
        raise Refusal(Foul.NOT_REVEALING)
    if seat != state.turn:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.turn,))
    if state.race:
        raise Refusal(Foul.JUDGING)
    if not may_reveal(state):
        raise Refusal(Foul.NOT_REVEALING)
    if press.arrived < state.next_at:  # MR5.10
        return replace(state, readied=True, due=state.next_at, news=(Readied(seat=seat),))
    return turn_card(state, press.arrived, chance)


def turn_card(state: State, at: int, chance: Chance) -> State:
    """The next card is laid beside its owner's earlier ones; used-up piles are made anew first."""
    seat = state.turn
    hunter = state.hunters[seat]
    if not hunter.pile:
        return _shuffled(state, at, chance)
    shown = OpenCard(card=hunter.pile[0], since=chance.revision, at=at)
    hunters = _with(state.hunters, seat, replace(hunter, pile=hunter.pile[1:], shown=(*hunter.shown, shown)))
    return _paced(
        replace(
            state,
            hunters=hunters,
            turn=_next_turn(hunters, seat),
            turn_since=chance.revision,
            next_at=at + _reading_time(state, hunters),
            readied=False,
            news=(Revealed(seat=seat, card=shown.card),),
        )
    )


def _reading_time(state: State, hunters: Sequence[Hunter]) -> int:
    """How long the cards lie before the next one turns: longer where a monster is ready or nearly so."""
    cards = [shown.card for hunter in hunters for shown in hunter.shown]
    lacking = (missing(lair.monster, cards) for lair in state.lairs if lair.monster is not None)
    share = TEMPO.near if any(symbols <= TEMPO.within for symbols in lacking) else TEMPO.far
    return state.options.reveal_every_ms * share // 1_000


def _next_turn(hunters: Sequence[Hunter], seat: Seat) -> Seat:
    """Whose pile is empty is skipped (MR3.3)."""
    following = [(seat + step) % len(hunters) for step in range(1, len(hunters) + 1)]
    return next((other for other in following if hunters[other].pile), following[0])


def _shuffled(state: State, at: int, chance: Chance) -> State:
    """All piles are empty and nobody touched (MR3.3)."""
    if state.still + 1 == STILL:
        return replace(state, end=End.DESERTED, due=None, news=(Ended(why=End.DESERTED),))
    hunters = tuple(
        replace(hunter, pile=chance.shuffled([one.card for one in hunter.shown]), shown=())
        for hunter in state.hunters
    )
    state = _new_lap(state, hunters, state.turn, at, chance.revision, (Shuffled(),))
    return replace(state, still=state.still + 1)


def _paced(state: State) -> State:
    """With the deadline that turns the next card, where no player is waited for."""
    return replace(state, due=None if may_reveal(state) else state.next_at)


# Touching monsters


def touch(state: State, seat: Seat, space: int, press: Press, chance: Chance) -> State:
    lair = state.lairs[space]
    if press.seen < lair.since:
        raise Refusal(Foul.MONSTER_GONE, space=space, monster=lair.monster, by=state.taken_by)  # MR5.8
    if press.seen < state.lap:
        raise Refusal(Foul.CARDS_GONE, by=state.taken_by)
    assert lair.monster is not None
    claim = Claim(seat=seat, what=lair.monster, press=press, reaction=_reaction(state, lair.monster, press))
    race = race_with(state.race, claim, state.options.window_ms)
    touched = replace(state, race=race, due=race.closes, readied=False, news=(Touched(seat=seat),))
    if state.options.window_ms:
        return touched
    return judge(touched, race, press.arrived, chance)


def _reaction(state: State, monster: Monster, press: Press) -> int | None:
    """How fast the touch was on the board that the player saw; None: the monster was not ready there."""
    seen = (one for hunter in state.hunters for one in hunter.shown if one.since <= press.seen)  # MR5.8
    made = made_ready(monster, sorted(seen, key=lambda one: one.since))
    return None if made is None else press.since(made.at)


def judge(state: State, race: Race, at: int, chance: Chance) -> State:
    """The photo finish is over: one touch counts, right or wrong, all others never were."""
    claims = inseparable(race.claims, state.options.tie_ms)
    highest = max(claim.what for claim in claims)  # MR5.5
    winner = next(claim for claim in claims if claim.what == highest)
    space = next(space for space, lair in enumerate(state.lairs) if lair.monster == highest)
    tied = any(claim.what != highest for claim in claims)
    judged = Judged(claims=race.claims, winner=winner.seat, inseparable=tied)
    return _take(state, winner, space, judged, at, chance.revision)


def _take(state: State, winner: Claim, space: int, judged: Judged, at: int, revision: int) -> State:
    seat, monster, reaction = winner.seat, winner.what, winner.reaction
    hunters = tuple(map(_gathered, state.hunters))
    taker = hunters[seat]
    if reaction is None:
        taker = replace(taker, mistaken=(*taker.mistaken, monster))  # MR5.2
        taken, turn = Mistaken(seat=seat, space=space, monster=monster), _after_last_revealer(state)
    else:
        captured, reactions = (*taker.captured, monster), (*taker.reactions, reaction)
        taker = replace(taker, captured=captured, reactions=reactions)  # MR5.1
        taken = Captured(seat=seat, space=space, monster=monster, reaction=reaction)
        turn = seat  # MR5.4
    lair = _lair(state.lairs[space].pile, revision)
    if lair.monster is None:  # MR6.1, by mistake too
        end, new = End.LAST_MONSTER, Ended(why=End.LAST_MONSTER, space=space)
    else:
        end, new = None, Appeared(space=space, monster=lair.monster)
    state = replace(
        state,
        lairs=_with(state.lairs, space, lair),
        race=None,
        finish=judged.claims,
        taken_by=seat,
        still=0,
        end=end,
    )
    state = _new_lap(state, _with(hunters, seat, taker), turn, at, revision, (judged, taken, new))
    return replace(state, due=None) if end else state


def _gathered(hunter: Hunter) -> Hunter:
    """The cards laid out go under the pile, in the order in which they were revealed (MR5.3)."""
    return replace(hunter, pile=hunter.pile + tuple(one.card for one in hunter.shown), shown=())


def _after_last_revealer(state: State) -> Seat:
    """A mistake captures nobody: the turn passes on as if nothing had happened (MR5.4)."""
    last = max(
        ((one.since, seat) for seat, hunter in enumerate(state.hunters) for one in hunter.shown), default=None
    )
    return state.turn if last is None else (last[1] + 1) % len(state.hunters)


def _new_lap(
    state: State, hunters: tuple[Hunter, ...], leader: Seat, at: int, revision: int, news: tuple[News, ...]
) -> State:
    return _paced(
        replace(
            state,
            hunters=hunters,
            turn=leader,
            leader=leader,
            lap=revision,
            turn_since=revision,
            next_at=at + state.options.reveal_every_ms * TEMPO.breath // 1_000,
            readied=False,
            news=news,
        )
    )


# Points


def score(hunter: Hunter) -> int:
    return sum(MONSTERS[monster].value for monster in hunter.captured) - len(hunter.mistaken)  # MR6.2


def standing(hunter: Hunter) -> tuple[int, ...]:
    """What decides, most first: points, then captured 5s, 4s and 3s (MR6.3); face down never (MR6.4)."""
    values = [MONSTERS[monster].value for monster in hunter.captured]
    return (score(hunter), *(values.count(value) for value in (5, 4, 3)))


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


# What cards give and what monsters need

_NEEDS = {
    number: tuple(monster.needs.count(symbol) for symbol in SYMBOLS) for number, monster in MONSTERS.items()
}
_GIVES = tuple(tuple(SYMBOLS.index(symbol) for symbol in card.gives) for card in CARDS)
_STAFFS = frozenset(index for index, card in enumerate(CARDS) if card.kind is Face.STAFF)


def missing(monster: Monster, cards: Iterable[Card]) -> int:
    """How many symbols are still to be revealed; 0: the monster is ready."""
    lacking = list(_NEEDS[monster])  # with multiplicity (MR4.2)
    staffs = 0
    for card in cards:
        staffs += card in _STAFFS
        for symbol in _GIVES[card]:
            lacking[symbol] -= 1
    return max(0, sum(count for count in lacking if count > 0) - staffs)  # MR4.4


def made_ready(monster: Monster, shown: Sequence[OpenCard]) -> OpenCard | None:
    """The card that made the monster ready; `shown` in order of play. None: it is not ready."""
    cards = [one.card for one in shown]
    if missing(monster, cards):
        return None
    return next(one for place, one in enumerate(shown, 1) if not missing(monster, cards[:place]))
