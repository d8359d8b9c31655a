"""What a seat may do and what that would bring, in any game: told with no more than the seat knows."""

from itertools import islice
from typing import Any

from engine.chance import Chance
from engine.game import AnyGame, Kind, Refusal
from engine.match import Match
from engine.referee import Lawful, Referee
from tests.conformance.at_random import (
    LOOKED_AT_CLOSELY,
    OnMatches,
    every_game,
    is_named_after,
    opening,
)
from tests.conformance.wander import Wander, encoded

LOOKED_AT = 40  # choices of a seat at one moment
EACH, SELDOM = 7, 70  # steps between two looks, and where a match is long


def asked(match: Match, seat: int) -> tuple[Referee[Any, Any], list[Any]]:
    referee = Referee.at(match, seat, match.opened)
    return referee, list(referee.may.first(LOOKED_AT))


def told(answer: Any) -> Any:
    return repr(answer) if isinstance(answer, Refusal) else encoded(answer)


def moments(wander: Wander) -> Any:
    for number, step in enumerate(wander):
        each = EACH if number < LOOKED_AT_CLOSELY else SELDOM
        if number % each == 0 and not step.match.outcome:
            yield step.match


@every_game
def test_what_a_seat_may_do_is_what_the_rules_let_it(played: AnyGame, on_random_matches: OnMatches) -> None:
    def check(wander: Wander) -> None:
        for match in moments(wander):
            for seat in range(match.seats):
                _, may = asked(match, seat)
                assert may == list(islice(played.legal(match.state, seat), LOOKED_AT))

    on_random_matches(check, played)


@every_game
def test_what_may_be_done_brings_something_that_the_seat_sees(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in moments(wander):
            for seat in range(match.seats):
                referee, may = asked(match, seat)
                for action in may[::5]:
                    view = referee.ask(action)
                    assert isinstance(view, played.View)
                    assert view.seat == seat
                    assert referee.ask(action) is view, "played once, not again"

    on_random_matches(check, played)


@every_game
def test_what_is_forbidden_is_what_playing_it_is_refused_for(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in moments(wander):
            for seat in range(match.seats):
                referee, may = asked(match, seat)
                for action in (*may[::5], *wander.pool[:10]):
                    answer = referee.ask(action)
                    refusal = answer if isinstance(answer, Refusal) else None
                    assert refusal is None or is_named_after(played, refusal)
                    assert repr(referee.forbids(action)) == repr(refusal)

    on_random_matches(check, played)


@every_game
def test_no_answer_depends_on_what_the_seat_cannot_know(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in moments(wander):
            for seat in range(match.seats):
                other = played.redeal(match.state, seat, Chance("elsewhere", match.revision))
                here, may = asked(match, seat)
                there, elsewhere = asked(Match(**{**fields(match), "state": other}), seat)
                assert may == elsewhere
                for action in (*may[::5], *wander.pool[:5]):
                    assert told(here.ask(action)) == told(there.ask(action))

    on_random_matches(check, played)


def fields(match: Match) -> dict[str, Any]:
    return {name: getattr(match, name) for name in Match.__slots__}


@every_game
def test_the_public_and_the_end_may_do_nothing(played: AnyGame, on_random_matches: OnMatches) -> None:
    action = next(iter(played.legal(*opening(played))))

    def check(wander: Wander) -> None:
        public = Referee.at(wander.match, None, 0)
        assert not public.may
        steps = list(wander)
        over = Referee.at(wander.match, 0, 0)
        assert not over.may
        refusal = over.ask(action)
        assert isinstance(refusal, Refusal)
        assert refusal.kind is Kind.OVER
        assert isinstance(public.ask(action), Refusal)
        assert steps

    on_random_matches(check, played)


def test_an_endless_choice_is_found_as_far_as_it_is_looked_at() -> None:
    def numbers() -> Any:
        number = 0
        while True:
            yield number
            number += 1

    lawful = Lawful(numbers())
    assert lawful
    assert lawful.first(3) == (0, 1, 2)
    assert lawful.first(5) == (0, 1, 2, 3, 4)
    assert repr(lawful) == "Lawful([0, 1, 2, 3, 4], …)"
