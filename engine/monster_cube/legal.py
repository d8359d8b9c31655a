"""What a seat can do, as far as it can be listed."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations

from engine.monster_cube import turns
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.claims import FULL, targets
from engine.monster_cube.formulas import values
from engine.monster_cube.geometry import LAYOUTS_KEPT, Cells, Faces, moved, moves, through
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

SHOWN_MOVES = 6  # of a turn game, at a time
_STRIDE = 31  # from one round to the next, through the moves of a layout; it divides no usual number of them


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Of the many thousand claims a part: some of each kind, right and wrong, others every round.

    Where all search: each combination of the tiles as they lie, those of one move, a triple that forms
    nothing and a move that is not used. In a turn game: a few moves, by themselves and with each combination.
    """
    match state.phase:
        case Phase.SEARCH:
            return _searching(state, seat)
        case Phase.TURN:
            return chain(_agreeing(state, seat), _in_turn(state) if seat == state.turn else ())
        case Phase.OVER:
            return ()
        case _:
            return _holding(state) if state.holder and state.holder.seat == seat else ()


def _searching(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    if player.barred_until is None and not claim_of(state.race, seat):
        yield Buzz()
    if not state.race and seat not in state.agreed:
        yield Agree()
        if state.asked and not player.looked:
            yield Look()


def _agreeing(state: State, seat: Seat) -> Iterator[Agree]:
    if turns.turns_before_agreeing(state) == 0 and seat not in state.agreed:
        yield Agree()


def _holding(state: State) -> Iterator[Action]:
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


def _claiming(state: State, seat: Seat) -> Iterator[Action]:
    (cube,) = state.cubes
    possible = tuple(targets(state, seat).items())
    yield GiveUp()
    yield _nothing(cube.cells)
    rules = state.options.rules
    yield from _named(_as_they_lie(cube.cells), cube, rules, possible)
    every = moves(cube.cells, one_group=state.options.one_group)
    if every:
        move = every[state.round * _STRIDE % len(every)]
        yield _unused(cube.cells, *move)
        yield from _named(_with(cube.cells, *move, ribbons=True), cube, rules, possible)


def _in_turn(state: State) -> Iterator[Action]:
    assert state.turn is not None
    cube, rules = state.cubes[state.turn], state.options.rules
    possible = tuple((code, code) for code in state.zone)
    every = moves(cube.cells, one_group=state.options.one_group)
    for number in range(min(SHOWN_MOVES, len(every))):
        slot, to = every[(state.round + number) * _STRIDE % len(every)]
        yield Shift(move=Move(tile=slot, to=to))
        yield _unused(cube.cells, slot, to)
        yield from _named(_with(cube.cells, slot, to, ribbons=False), cube, rules, possible)


def _named(
    claims: Iterable[Claim], cube: Cube, rules: Rules, possible: tuple[tuple[int, int], ...]
) -> Iterator[Claim]:
    """These claims; one that makes several monsters once for each of them."""
    dice = rules is Rules.DICE
    for claim in claims:
        made = values(numbers_of(cube, claim.faces, rules), dice=dice)
        fitting = [card for card, code in possible if code in made]
        if len(fitting) > 1:
            for card in fitting:
                yield Claim(faces=claim.faces, move=claim.move, card=card)
        else:
            yield claim


@lru_cache(maxsize=LAYOUTS_KEPT)
def _as_they_lie(cells: Cells) -> tuple[Claim, ...]:
    return tuple(Claim(faces=found.faces) for found in combined(cells))


def _with(cells: Cells, slot: int, to: tuple[int, int], *, ribbons: bool) -> Iterator[Claim]:
    """The combinations of which this tile is a part once it is moved."""
    move = Move(tile=slot, to=to)
    for found in through(moved(cells, slot, to), slot, ribbons=ribbons):
        yield Claim(faces=found.faces, move=move)


@lru_cache(maxsize=LAYOUTS_KEPT)
def _nothing(cells: Cells) -> Claim:
    """Three faces that form nothing."""
    every = combinations(range(COLOURS * len(cells)), 3)
    formed = {found.faces for found in combined(cells)}
    return Claim(faces=next(faces for faces in every if faces not in formed))


def _unused(cells: Cells, slot: int, to: tuple[int, int]) -> Claim:
    """A combination to which the moved tile gives nothing."""
    lying = next((found.faces for found in combined(cells) if not _uses(found.faces, slot)), None)
    other = COLOURS * ((slot + 1) % len(cells))
    return Claim(faces=lying or (other, other + 1, other + 2), move=Move(tile=slot, to=to))


def _uses(faces: Faces, slot: int) -> bool:
    return any(face // COLOURS == slot for face in faces)
