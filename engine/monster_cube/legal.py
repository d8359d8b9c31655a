"""What a seat can do, as far as it can be listed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations

from engine.monster_cube import turns
from engine.monster_cube.cards import COLOURS, TILES, Cell
from engine.monster_cube.claims import FULL, targets
from engine.monster_cube.formulas import Numbers, making_both, values
from engine.monster_cube.geometry import LAYOUTS_KEPT, Cells, moved, moves, through
from engine.monster_cube.geometry import combinations as combined
from engine.monster_cube.judging import numbers_of
from engine.monster_cube.state import (
    Action,
    Agree,
    Buzz,
    Claim,
    Cube,
    GiveUp,
    Look,
    Move,
    Phase,
    Place,
    Return,
    Rules,
    Seat,
    Shift,
    State,
)
from engine.race import claim_of

MOVES_SHOWN = 3  # of a turn game
CLAIMS_SHOWN = 2  # of those with one move, where all search
_STRIDE = 31  # from one round to the next, through the moves of a layout; it divides no usual number of them
_NOTHING: tuple[Action, ...] = ()
_BUZZ, _AGREE, _LOOK = (Buzz(),), (Agree(),), (Look(),)
_GIVE_UP = GiveUp()


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Of the many thousand claims a part: some of each kind, right and wrong, others every round.

    Where all search: each combination of the tiles as they lie, a few with a move, a triple that forms
    nothing and a move that is not used. In a turn game: a few moves, by themselves and with what they form.
    """
    if state.phase is Phase.SEARCH:
        return _searching(state, seat)
    if state.phase is Phase.TURN:
        return chain(_agreeing(state, seat), _in_turn(state) if seat == state.turn else ())
    return _holding(state) if state.holder and state.holder.seat == seat else ()


def _searching(state: State, seat: Seat) -> Iterable[Action]:
    player, race = state.players[seat], state.race
    buzz = _BUZZ if player.barred_until is None and not (race and claim_of(race, seat)) else _NOTHING
    if race or seat in state.agreed:
        return buzz
    return buzz + _AGREE + _LOOK if state.asked and not player.looked else buzz + _AGREE


def _agreeing(state: State, seat: Seat) -> Iterable[Action]:
    may = turns.turns_before_agreeing(state) == 0 and seat not in state.agreed
    return _AGREE if may else ()


def _holding(state: State) -> Iterable[Action]:
    assert state.holder
    seat = state.holder.seat
    if state.phase is Phase.RETURN:
        return (Return(card=card) for card in state.players[seat].won)
    return _placing(state, seat) if state.phase is Phase.PLACE else _claiming(state, seat)


def _placing(state: State, seat: Seat) -> Iterator[Place]:
    for other, player in enumerate(state.players):
        if other != seat:
            for replaces in player.before if len(player.before) == FULL else (None,):
                yield Place(seat=other, replaces=replaces)


# Claims where all search


def _claiming(state: State, seat: Seat) -> Iterable[Action]:
    (cube,) = state.cubes
    rules, possible = state.options.rules, targets(state, seat)
    always = (_GIVE_UP, _formless(cube.cells), *_named(*_as_they_lie(cube), possible, rules))
    every = moves(cube.cells, one_group=state.options.one_group)
    if not every:
        return always
    slot, to = every[state.round * _STRIDE % len(every)]
    shown = _with(cube.cells, slot, to, ribbons=True)[:CLAIMS_SHOWN]
    return (*always, _unused(slot, to), *_with_numbers(shown, cube, possible, rules))


def _named(
    claims: Sequence[Claim], numbers: Sequence[Numbers], possible: Mapping[int, int], rules: Rules
) -> Iterable[Claim]:
    """These claims; one whose numbers make several monsters once for each of them."""
    dice = rules is Rules.DICE
    several = {
        made
        for one, other in combinations(possible.values(), 2)
        for made in making_both(one, other, dice=dice)
    }
    if several.isdisjoint(numbers):
        return claims
    return _each_named(claims, numbers, possible, dice=dice)


def _each_named(
    claims: Sequence[Claim], numbers: Sequence[Numbers], possible: Mapping[int, int], *, dice: bool
) -> Iterator[Claim]:
    for claim, own in zip(claims, numbers, strict=True):
        made = values(own, dice=dice)
        fitting = [card for card, code in possible.items() if code in made]
        if len(fitting) < 2:
            yield claim
        else:
            yield from (Claim(faces=claim.faces, move=claim.move, card=card) for card in fitting)


@lru_cache(maxsize=LAYOUTS_KEPT)
def _as_they_lie(cube: Cube) -> tuple[tuple[Claim, ...], tuple[Numbers, ...]]:
    """The combinations of a cube and their numbers."""
    claims = _unmoved(cube.cells)
    return claims, tuple(numbers_of(cube, claim.faces, Rules.CODE) for claim in claims)


@lru_cache(maxsize=LAYOUTS_KEPT)
def _unmoved(cells: Cells) -> tuple[Claim, ...]:
    return tuple(Claim(faces=found.faces) for found in combined(cells))


# Claims in a turn


def _in_turn(state: State) -> Iterator[Action]:
    assert state.turn is not None
    cube, rules = state.cubes[state.turn], state.options.rules
    possible = {code: code for code in state.zone}
    every = moves(cube.cells, one_group=state.options.one_group)
    for number in range(min(MOVES_SHOWN, len(every))):
        slot, to = every[(state.round + number) * _STRIDE % len(every)]
        yield Shift(move=Move(tile=slot, to=to))
        yield _unused(slot, to)
        yield from _with_numbers(_with(cube.cells, slot, to, ribbons=False), cube, possible, rules)


def _with_numbers(
    claims: Sequence[Claim], cube: Cube, possible: Mapping[int, int], rules: Rules
) -> Iterable[Claim]:
    return _named(claims, [numbers_of(cube, claim.faces, rules) for claim in claims], possible, rules)


@lru_cache(maxsize=LAYOUTS_KEPT)
def _with(cells: Cells, slot: int, to: Cell, *, ribbons: bool) -> tuple[Claim, ...]:
    """The combinations of which this tile is a part once it is moved."""
    move, after = Move(tile=slot, to=to), moved(cells, slot, to)
    return tuple(Claim(faces=found.faces, move=move) for found in through(after, slot, ribbons=ribbons))


@lru_cache(maxsize=LAYOUTS_KEPT)
def _formless(cells: Cells) -> Claim:
    """Three faces that form nothing."""
    formed = {found.faces for found in combined(cells)}
    every = combinations(range(COLOURS * TILES), 3)
    return Claim(faces=next(faces for faces in every if faces not in formed))


def _unused(slot: int, to: Cell) -> Claim:
    """A move, and three faces of another tile."""
    other = COLOURS * ((slot + 1) % TILES)
    return Claim(faces=(other, other + 1, other + 2), move=Move(tile=slot, to=to))
