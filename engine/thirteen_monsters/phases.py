"""What the match waits for, and the gate of every move."""

from engine.game import Kind, Refusal
from engine.thirteen_monsters.moves import Foul
from engine.thirteen_monsters.state import Phase, Seat, Stage, State

_OF_A_TURN = {Stage.SEARCH: Phase.SEARCH, Stage.AFTER: Phase.AFTER}


def awaited(state: State) -> Seat | None:
    """Whose answer the match waits for: never more than one. None when it is over."""
    if state.end:
        return None
    if state.building:
        return state.building[0]
    if state.proposal:
        return state.proposal.to
    battle = state.battle
    if battle and not battle.over:
        return battle.winner if battle.on is None else battle.fighters[battle.on].seat
    if state.death:
        return state.death.seats[len(state.death.picked)]
    return state.turn


def phase(state: State) -> Phase:
    if state.end:
        return Phase.OVER
    if state.building:
        return Phase.BUILD
    if state.proposal:
        return Phase.OFFER
    battle = state.battle
    if battle and not battle.over:
        if battle.on is None:
            return Phase.SEIZE
        return Phase.DEATH if state.death else Phase.BATTLE
    return Phase.CHAMPION if state.death else _of_the_turn(state)


def _of_the_turn(state: State) -> Phase:
    if state.final is not None:
        return Phase.FINAL
    if state.stage is Stage.BEFORE:
        return Phase.TURN
    return Phase.THIRD if len(state.lit) == 2 and state.stage is Stage.SEARCH else _OF_A_TURN[state.stage]


def must_be(state: State, seat: Seat, *phases: Phase) -> Phase:
    """The phase, one of these; refused to whoever is not awaited, and at any other moment."""
    if state.end:
        raise Refusal(Kind.OVER)
    if seat != awaited(state):
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(awaited(state),))
    now = phase(state)
    if now not in phases:
        out_of_season = now is Phase.FINAL and Phase.TURN in phases
        raise Refusal(Foul.LAST_ROUND) if out_of_season else Refusal(Foul.WRONG_MOMENT, phase=now)
    return now
