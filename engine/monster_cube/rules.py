"""Which rules an action falls under, what happens when a deadline passes, and the outcome."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Outcome, Press, Refusal, Seat
from engine.monster_cube import scoring
from engine.monster_cube.actions import (
    Action,
    Agree,
    Buzz,
    Claim,
    Foul,
    GiveUp,
    Place,
    Return,
    Shift,
    StillLooking,
)
from engine.monster_cube.cards import HOUSE_RULES
from engine.monster_cube.news import End
from engine.monster_cube.play import claims, search, turns
from engine.monster_cube.state import Phase, Player, Rules, State
from engine.race import race_moved


def play(state: State, seat: Seat, action: Action, press: Press, chance: Chance) -> State:
    if state.options.rules.turns:
        return _in_turn(state, seat, action, press, chance)
    match action:
        case Buzz():
            return search.buzz(state, seat, press, chance)
        case Claim():
            return claims.claim(state, seat, action, press, chance)
        case GiveUp():
            return claims.give_up(state, seat, press, chance)
        case Return(card=card):
            return claims.give_back(state, seat, card, press, chance)
        case Place():
            return claims.place(state, seat, action, press, chance)
        case Agree():
            return search.agree(state, seat, press, chance)
        case StillLooking():
            return search.look(state, seat, press)
        case _:  # Shift
            raise _other(state)


def _in_turn(state: State, seat: Seat, action: Action, press: Press, chance: Chance) -> State:
    match action:
        case Claim():
            return turns.claim(state, seat, action, press, chance)
        case Shift(move=move):
            return turns.shift(state, seat, move, press, chance)
        case Agree():
            return turns.agree(state, seat, press, chance)
        case _:
            raise _other(state)


def _other(state: State) -> Refusal:
    return Refusal(Foul.OTHER_RULES, rules=state.options.rules.value)


def stale(state: State, seat: Seat, action: Action, press: Press, revision: int) -> bool:
    """What others do meanwhile spoils no press; a turn or a buzz of one's own that is long over does.

    Presses that speak of the monsters themselves (Monster!, nothing matches) are judged by the board that was
    seen, when they are played (MC13.2).
    """
    own = state.turn == seat or (state.holder is not None and state.holder.seat == seat)
    judged_by_sight = isinstance(action, Buzz | Agree | StillLooking)
    return press.seen > revision or (own and not judged_by_sight and press.seen < state.since)


def lapse(state: State, at: int, chance: Chance) -> State:
    match state.phase:
        case Phase.CLAIM:
            return claims.expired(state, at, chance)
        case Phase.RETURN:
            return claims.give_back_by_clock(state, at, chance)
        case Phase.PLACE:
            return claims.place_by_clock(state, at, chance)
        case _:
            return search.lapse(state, at, chance)


def delay(state: State, by: int) -> State:
    """All moments move; press times stay."""

    def later(moment: int | None) -> int | None:
        return None if moment is None else moment + by

    def waiting(player: Player) -> Player:
        return replace(
            player,
            fresh_at=player.fresh_at + by,
            barred_until=later(player.barred_until),
            looking_until=later(player.looking_until),
        )

    return replace(
        state,
        due=later(state.due),
        until=later(state.until),
        ask_at=later(state.ask_at),
        began_at=state.began_at + by,
        players=tuple(map(waiting, state.players)),
        race=race_moved(state.race, by),
    )


def outcome(state: State) -> Outcome | None:
    if state.end is None:
        return None
    tallies = scoring.tallies(state)
    return Outcome(
        ranks=scoring.ranks(state, tallies),
        scores=tuple(tally.total for tally in tallies),
        why=state.end.value,
        figures=tuple(_figures(state, player) for player in state.players),
    )


def _figures(state: State, player: Player) -> dict[str, int]:
    figures = {
        "solved": player.solved,
        "missed": player.missed,
        "unmissed": player.best_streak,
        "run": len(scoring.longest_run(player.won)) if state.options.scored else 0,
    }
    if player.fastest is not None:
        figures["fastest_ms"] = player.fastest
    return figures | (_alone(state, player) if len(state.players) == 1 else {})


def _alone(state: State, player: Player) -> dict[str, int]:
    """Alone one plays against the clock, or for the fewest turns; a match that was given up sets no record.

    In `code` every round without a capture costs time, so that it does not pay to hurry through the pile.
    """
    if state.end in (End.DESERTED, End.AGREED) or state.ended_at is None:
        return {}
    if state.options.rules.turns:
        reached = state.end in (End.CAPTURED, End.POINTS)
        return {"alone_turns": player.turns} if reached else {}
    took = state.ended_at - state.began_at
    if state.options.rules is Rules.CODE:
        took += HOUSE_RULES.unsolved_ms * (state.round - len(player.won))
    return {"alone_ms": took}
