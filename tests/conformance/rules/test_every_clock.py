"""Deadlines, and seats that are waited for, in any game: a match goes on, also with nobody there."""

from itertools import islice

import pytest

from engine.game import AnyGame, Game, Kind
from engine.match import Match
from tests.conformance.at_random import (
    OnMatches,
    after_the_deadline,
    every_game,
    passed_over,
    refusal_of,
)
from tests.conformance.wander import Wander, encoded, under_way
from tests.conformance.work import work_of

MOST_DEADLINES = 3_000  # one after the other with nobody there
MOST_WORK = 20_000  # calls of functions to idle; some ten milliseconds


@every_game
def test_deadlines_move_with_the_house_and_never_stall(played: AnyGame, on_random_matches: OnMatches) -> None:
    met = 0

    def check(wander: Wander) -> None:
        nonlocal met
        for step in wander:
            match = step.match
            if match.due is None:
                continue
            met += 1
            assert match.delay(5_000).match.due == match.due + 5_000
            assert encoded(match.lapse(match.due).match.state) != encoded(match.state)
            after_the_deadline(match)

    on_random_matches(check, played)
    assert met or type(played).lapse is Game.lapse, "deadlines that never came"


@every_game
def test_until_there_is_an_outcome_something_is_due_or_somebody_is_awaited(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    """No match ever stands still: the game itself goes on, or it waits for somebody whose clock runs."""

    def check(wander: Wander) -> None:
        assert goes_on(wander.match)
        for step in wander:
            assert goes_on(step.match), f"{played.key} stands still after {step.entry}"

    on_random_matches(check, played)


def goes_on(match: Match) -> bool:
    return bool(match.outcome or match.due is not None or match.game.awaited(match.state))


@every_game
def test_deadlines_alone_come_to_rest_or_to_an_end(played: AnyGame, on_random_matches: OnMatches) -> None:
    """If nobody presses anything any more, the game stops by itself or waits for somebody."""

    def check(wander: Wander) -> None:
        for _ in islice(wander, wander.random.randrange(40)):
            pass
        match = wander.match
        for _ in range(MOST_DEADLINES):
            if match.due is None:
                assert goes_on(match)
                return
            match = after_the_deadline(match)
        pytest.fail(f"{played.key} goes on for ever with nobody there")

    on_random_matches(check, played)


@every_game
def test_an_awaited_seat_can_act_and_its_idling_is_lawful(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in under_way(wander):
            for seat in played.awaited(match.state):
                assert next(iter(played.legal(match.state, seat)), None) is not None
                assert match.idle(seat, wander.now).match.state != match.state

    on_random_matches(check, played)


@every_game
def test_idling_is_little_work_wherever_a_match_has_come(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    """It is done where all tables wait: counted, in random matches and in one that everybody has left."""

    def check(wander: Wander) -> None:
        for step in wander:
            for seat in () if step.match.outcome or passed_over(wander) else played.awaited(step.match.state):
                idled(step.match, seat, wander.now)
        match = Match.deal(played, wander.match.options, wander.match.seats, "nobody", 0)
        while not match.outcome and match.revision < MOST_DEADLINES:
            awaited = played.awaited(match.state)
            match = idled(match, awaited[0], match.revision) if awaited else after_the_deadline(match)

    on_random_matches(check, played)


def idled(match: Match, seat: int, at: int) -> Match:
    assert work_of(lambda: match.idle(seat, at)) < MOST_WORK, f"{match.game.key} ponders over {match.state}"
    return match.idle(seat, at).match


@every_game
def test_no_deadline_passes_before_its_time_and_no_clock_runs_out_for_whom_nobody_waits(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in under_way(wander):
            early = wander.now if match.due is None else match.due - 1
            assert refusal_of(match.lapse, early) is Kind.NOT_DUE
            for seat in set(range(match.seats)) - set(played.awaited(match.state)):
                assert refusal_of(match.idle, seat, wander.now) is Kind.NOT_AWAITED
            assert refusal_of(match.delay, wander.random.choice((0, -1, -60_000))) is Kind.MALFORMED

    on_random_matches(check, played)
