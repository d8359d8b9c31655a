"""How a turn goes on, ends and passes, and what follows of itself after every move (TM5, TM10.1)."""

from msgspec.structs import replace

from engine.thirteen_monsters import ending
from engine.thirteen_monsters.news import FinalRound, TurnEnded
from engine.thirteen_monsters.phases import must_be, phase
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase, Seat, Stage, State
from engine.thirteen_monsters.turn.battle import may_attack
from engine.thirteen_monsters.turn.building import build_what_must_be
from engine.thirteen_monsters.turn.holdings import with_news
from engine.thirteen_monsters.turn.powers import may_be_frozen, usable

_FOR_LAST = {Power.SACRIFICE, Power.SUPERNOVA}


def end_turn(state: State, seat: Seat) -> State:
    must_be(state, seat, Phase.AFTER, Phase.FINAL)
    return _passed(state)


def proceed(state: State) -> State:
    """Builds, looks for an Elemental Master, and passes the turn where nothing else is left (TM14.1)."""
    while not state.end:
        state = build_what_must_be(state)
        if state.building:  # TM14.6: Elemental Master is looked at when all is built
            break
        state = ending.fight_to_the_end(state if state.death else ending.crown(state))
        if not state.end and state.final is None and not any(card is not None for card in state.field):
            state = _final_round(state)
        if not _spent(state):
            break
        state = _passed(state)
    return state


def _spent(state: State) -> bool:
    """Whether ending the turn is all that its player could do."""
    match phase(state):
        case Phase.AFTER:
            return not may_be_frozen(state)
        case Phase.FINAL:
            return not may_attack(state) and _FOR_LAST.isdisjoint(usable(state, state.turn))
        case _:
            return False


def _final_round(state: State) -> State:
    """Once more for everybody; whoever found the last pair begins, instead of starting over (TM10.2)."""
    seats = len(state.players)
    order = tuple((state.turn + step) % seats for step in range(seats))
    return with_news(state, FinalRound(order=order), final=order)


def _passed(state: State) -> State:
    following = _next(state)
    state = with_news(
        state,
        TurnEnded(seat=state.turn, next=following),
        turns=state.turns + 1,
        stage=Stage.BEFORE,
        prophet=False,
        iced=False,
        attacked=False,
        offers=0,
    )
    if following is None:
        return ending.count(state)
    return replace(state, turn=following)


def _next(state: State) -> Seat | None:
    """Clockwise; after the last one of the final round, nobody."""
    following = (state.turn + 1) % len(state.players)
    return None if state.final is not None and following == state.final[0] else following
