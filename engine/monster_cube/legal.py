"""What a seat can do, as far as it can be listed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice

from engine.game import Seat
from engine.monster_cube.actions import Action, Agree, Buzz, Claim, GiveUp, Look, Move, Place, Return, Shift
from engine.monster_cube.cards import COLOURS, TILES, Cell
from engine.monster_cube.cube.formulas import Numbers, making_both, values
from engine.monster_cube.cube.geometry import LAYOUTS_KEPT, Cells, destinations, moved, through
from engine.monster_cube.cube.geometry import combinations as combined
from engine.monster_cube.cube.judging import by_face
from engine.monster_cube.play import turns
from engine.monster_cube.play.claims import FULL, targets
from engine.monster_cube.state import Cube, Phase, Rules, State
from engine.race import claim_of

MOVES_SHOWN = 3  # of a turn game
LYING_SHOWN = 6  # combinations of the tiles as they lie, where all search
CLAIMS_SHOWN = 2  # of those with one move
_AGREE, _LOOK, _GIVE_UP = Agree(), Look(), GiveUp()
_BUZZ = (Buzz(),)
_SEARCHING = (*_BUZZ, _AGREE)
_ASKED = (*_SEARCHING, _LOOK)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Of the many thousand claims a part: some of each kind, right and wrong, others each time.

    Where all search: half a dozen combinations of the tiles as they lie, two with a move, a triple that forms
    nothing and a move that is not used. In a turn game: a few moves, by themselves and with what they form.
    """
    if state.phase is Phase.SEARCH:
        return _searching(state, seat)
    if state.phase is Phase.TURN:
        return chain(_agreeing(state, seat), _in_turn(state) if seat == state.turn else ())
    return _holding(state) if state.holder and state.holder.seat == seat else ()


def _searching(state: State, seat: Seat) -> Iterable[Action]:
    player, race = state.players[seat], state.race
    barred = player.barred_until is not None or (race is not None and claim_of(race, seat) is not None)
    if race or seat in state.agreed:
        return () if barred else _BUZZ
    if state.asked and player.looking_until is None:
        return (_AGREE, _LOOK) if barred else _ASKED
    return (_AGREE,) if barred else _SEARCHING


def _agreeing(state: State, seat: Seat) -> Iterable[Action]:
    may = turns.turns_before_agreeing(state) == 0 and seat not in state.agreed
    return (_AGREE,) if may else ()


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
    claims = _lying(cube.cells, state.since)
    for slot, to in islice(_other_moves(cube.cells, state), 1):
        claims += _some_with(cube.cells, slot, to)
        yield _unused(slot, to)
    yield _GIVE_UP
    yield _formless(cube.cells)
    yield from _named(claims, cube, possible, rules)


def _lying(cells: Cells, number: int) -> tuple[Claim, ...]:
    """Some combinations of the tiles as they lie; with every number others, in a few all of them."""
    parts = _unmoved(cells)
    return parts[number % len(parts)]


@lru_cache(maxsize=LAYOUTS_KEPT)
def _unmoved(cells: Cells) -> tuple[tuple[Claim, ...], ...]:
    """All combinations of a layout, some at a time."""
    every = tuple(Claim(faces=found.faces) for found in combined(cells))
    return tuple(every[at : at + LYING_SHOWN] for at in range(0, max(1, len(every)), LYING_SHOWN))


def _named(claims: Sequence[Claim], cube: Cube, possible: Mapping[int, int], rules: Rules) -> Sequence[Claim]:
    """These claims; one whose numbers make several monsters once for each of them."""
    dice = rules is Rules.DICE
    several = _making_several(frozenset(possible.values()), dice=dice)
    shown = by_face(cube.tiles, dice=dice)
    named: list[Claim] = []
    for claim in claims:
        one, two, three = claim.faces
        own = shown[one], shown[two], shown[three]
        if own in several:
            made = values(own, dice=dice)
            fitting = (card for card, code in possible.items() if code in made)
            named += (Claim(faces=claim.faces, move=claim.move, card=card) for card in fitting)
        else:
            named.append(claim)
    return named


@lru_cache(maxsize=LAYOUTS_KEPT)
def _making_several(codes: frozenset[int], *, dice: bool) -> frozenset[Numbers]:
    """All threes of numbers that make more than one of these codes."""
    nothing: frozenset[Numbers] = frozenset()
    return nothing.union(*(making_both(one, other, dice=dice) for one, other in combinations(codes, 2)))


# Claims in a turn


def _in_turn(state: State) -> Iterator[Action]:
    assert state.turn is not None
    cube, rules = state.cubes[state.turn], state.options.rules
    possible = {code: code for code in state.zone}
    for slot, to in islice(_other_moves(cube.cells, state), MOVES_SHOWN):
        yield Shift(move=Move(tile=slot, to=to))
        yield _unused(slot, to)
        claims = tuple(_with(cube.cells, slot, to, ribbons=False))
        if claims:
            yield from _named(claims, cube, possible, rules)


def _other_moves(cells: Cells, state: State) -> Iterator[tuple[int, Cell]]:
    """A move of each tile that can be moved, others each time."""
    for number in range(TILES):
        slot = (state.since + number) % TILES
        free = destinations(cells, slot, one_group=state.options.one_group)
        if free:
            yield slot, free[state.since // TILES % len(free)]


def _with(cells: Cells, slot: int, to: Cell, *, ribbons: bool) -> Iterator[Claim]:
    """The combinations of which this tile is a part once it is moved."""
    move = Move(tile=slot, to=to)
    for found in through(moved(cells, slot, to), slot, ribbons=ribbons):
        yield Claim(faces=found.faces, move=move)


@lru_cache(maxsize=LAYOUTS_KEPT)
def _some_with(cells: Cells, slot: int, to: Cell) -> tuple[Claim, ...]:
    return tuple(islice(_with(cells, slot, to, ribbons=True), CLAIMS_SHOWN))


@lru_cache(maxsize=LAYOUTS_KEPT)
def _formless(cells: Cells) -> Claim:
    """Three faces that form nothing."""
    formed = {found.faces for found in combined(cells)}
    every = combinations(range(COLOURS * TILES), 3)
    return Claim(faces=next(faces for faces in every if faces not in formed))


@lru_cache(maxsize=LAYOUTS_KEPT)
def _unused(slot: int, to: Cell) -> Claim:
    """A move, and three faces of another tile."""
    other = COLOURS * ((slot + 1) % TILES)
    return Claim(faces=(other, other + 1, other + 2), move=Move(tile=slot, to=to))
