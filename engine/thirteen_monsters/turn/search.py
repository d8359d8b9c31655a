"""The search: two cards, or three with Prophet (TM6)."""

from itertools import combinations

from msgspec.structs import replace

from engine.game import Refusal
from engine.thirteen_monsters.moves import Foul
from engine.thirteen_monsters.news import Found, Missed, Thaw, Thawed, Turned
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.cards import Cell, pair_of
from engine.thirteen_monsters.state import Lit, Phase, Seat, Sighting, Stage, State
from engine.thirteen_monsters.turn.holdings import free_with, with_news, with_player

FEWEST = 2  # cards that must be there to be turned


def open_cells(state: State) -> frozenset[Cell]:
    """Where cards lie open by the rules. What is still lit of the last search counts as turned back."""
    return frozenset(one.cell for one in state.lit) if state.stage is Stage.SEARCH else frozenset()


def face_down(state: State) -> tuple[Cell, ...]:
    lying = open_cells(state)
    return tuple(cell for cell, card in enumerate(state.field) if card is not None and cell not in lying)


def flippable(state: State) -> tuple[Cell, ...]:
    """What the player on turn may turn now: nothing that others have frozen (TM6.2).

    If that leaves too little, the first flip lifts all dice (TM6.6, TM14.3).
    """
    cells = face_down(state)
    iced = {ice.cell for ice in state.ice if ice.seat != state.turn}
    free = tuple(cell for cell in cells if cell not in iced)
    return cells if _stuck(state, free) else free


def _stuck(state: State, free: tuple[Cell, ...]) -> bool:
    return state.stage is Stage.BEFORE and len(free) < FEWEST


def flip(state: State, seat: Seat, cell: Cell) -> State:
    must_be(state, seat, Phase.TURN, Phase.SEARCH, Phase.THIRD)
    card = state.field[cell]
    if card is None:
        raise Refusal(Foul.NO_CARD, cell=cell)
    if cell in open_cells(state):
        raise Refusal(Foul.OPEN_ALREADY, cell=cell)
    if cell not in flippable(state):
        raise Refusal(Foul.ICED, cell=cell, by=next(ice.seat for ice in state.ice if ice.cell == cell))
    if state.stage is Stage.BEFORE:
        state = _begun(state)
    state = _thawed_by_owner(state, cell)
    flips = state.flips + 1
    seen = (*_unseen(state, cell), Sighting(cell=cell, flip=flips))
    state = with_news(
        state,
        Turned(seat=seat, cell=cell),
        lit=(*state.lit, Lit(cell=cell, card=card)),
        flips=flips,
        seen=seen,
    )
    if len(state.lit) == 1 or (len(state.lit) == 2 and state.prophet and flippable(state)):
        return state
    return _concluded(state)


def enough(state: State, seat: Seat) -> State:
    must_be(state, seat, Phase.THIRD)
    return _concluded(state)


def thawed(state: State, why: Thaw) -> State:
    """All dice are lifted from the cards."""
    if not state.ice:
        return state
    cells = tuple(ice.cell for ice in state.ice)
    return with_news(state, Thawed(cells=cells, why=why), ice=(), dice=state.dice + len(cells))


def _begun(state: State) -> State:
    """What lay open from the last search, or from a battle, is cleared away."""
    iced = {ice.cell for ice in state.ice if ice.seat != state.turn}
    if _stuck(state, tuple(cell for cell in face_down(state) if cell not in iced)):
        state = thawed(state, Thaw.STUCK)
    return replace(state, stage=Stage.SEARCH, lit=(), battle=None)


def _thawed_by_owner(state: State, cell: Cell) -> State:
    """His own die is lifted, and is not put back if he finds nothing (TM9.4)."""
    left = tuple(ice for ice in state.ice if ice.cell != cell)
    if left == state.ice:
        return state
    return with_news(state, Thawed(cells=(cell,), why=Thaw.OWNER), ice=left, dice=state.dice + 1)


def _unseen(state: State, *cells: Cell) -> tuple[Sighting, ...]:
    return tuple(sighting for sighting in state.seen if sighting.cell not in cells)


def _concluded(state: State) -> State:
    """A third card may pair with either of the first two (TM6.5)."""
    for one, other in combinations(state.lit, 2):
        if pair_of(one.card) == pair_of(other.card):
            return _found(state, one, other)
    player = state.players[state.turn]
    state = with_player(state, state.turn, searches=player.searches + 1)
    missed = Missed(seat=state.turn, cells=tuple(one.cell for one in state.lit))
    return with_news(state, missed, stage=Stage.AFTER)


def _found(state: State, one: Lit, other: Lit) -> State:
    """The pair is its finder's, and everything starts over (TM5.2)."""
    seat, pair, cells = state.turn, pair_of(one.card), (one.cell, other.cell)
    player = state.players[seat]
    state = with_player(
        state, seat, free=free_with(player, pair), searches=player.searches + 1, found=player.found + 1
    )
    return with_news(
        state,
        Found(seat=seat, pair=pair, cells=cells),
        field=tuple(None if cell in cells else card for cell, card in enumerate(state.field)),
        lit=tuple(replace(lit, taken=lit.cell in cells) for lit in state.lit),
        seen=_unseen(state, *cells),
        stage=Stage.BEFORE,
        prophet=False,
        iced=False,
        attacked=False,
        building=(seat,),
    )
