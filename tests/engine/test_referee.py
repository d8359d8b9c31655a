"""What a seat may do and what that would bring, asked at a table of two who count in turn."""

from typing import Any

from engine.game import Kind, Press, Refusal
from engine.match import Match
from engine.referee import Lawful, Referee
from tests.engine.count import CountKind, CountOptions, CountView, Say, count


def begun(goal: int = 10) -> Match:
    return Match.deal(count, CountOptions(goal=goal), 2, "x", 0)


def asked(match: Match, seat: int | None) -> Referee[Any, Any]:
    return Referee.at(match, seat, 1_000)


def test_a_seat_may_do_what_the_rules_let_it_and_sees_what_comes_of_it() -> None:
    referee = asked(begun(), 0)
    assert tuple(referee.may) == (Say(1), Say(2), Say(3))
    view = referee.ask(Say(2))
    assert isinstance(view, CountView)
    assert (view.seat, view.total) == (0, 2)
    assert referee.ask(Say(2)) is view, "played once, not again"


def test_what_the_rules_refuse_is_answered_with_their_refusal() -> None:
    referee = asked(begun(), 1)
    assert not referee.may
    refusal = referee.ask(Say(1))
    assert isinstance(refusal, Refusal)
    assert refusal.kind is CountKind.TURN


def test_what_is_forbidden_is_known_for_good_and_so_is_what_is_not() -> None:
    referee = asked(begun(), 0)
    assert referee.forbids(Say(2)) is None
    assert repr(asked(begun(), None).forbids(Say(2))) == repr(Refusal(Kind.NOT_YOUR_TURN, turn=(0,)))
    other = asked(begun(), 1)
    refusal = other.forbids(Say(1))
    assert isinstance(refusal, Refusal)
    assert refusal.kind is CountKind.TURN
    assert other.forbids(Say(1)) is refusal, "judged once, not again"


def test_what_is_remembered_keeps_no_calls_in_memory() -> None:
    referee = asked(begun(), 1)
    for refusal in (referee.ask(Say(1)), referee.forbids(Say(1))):
        assert isinstance(refusal, Refusal)
        assert refusal.__traceback__ is None


def test_whoever_does_not_sit_there_may_do_nothing() -> None:
    public = asked(begun(), None)
    assert not public.may
    refusal = public.ask(Say(1))
    assert isinstance(refusal, Refusal)
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert refusal.details == {"turn": (0,)}


def test_after_the_end_nobody_may_do_anything() -> None:
    over = begun(goal=3).act(0, Say(3), Press(at=0, seen=0)).match
    referee = asked(over, 1)
    assert not referee.may
    refusal = referee.ask(Say(1))
    assert isinstance(refusal, Refusal)
    assert refusal.kind is Kind.OVER


def test_a_choice_is_found_as_far_as_it_is_looked_at_and_found_once() -> None:
    drawn: list[int] = []

    def numbers() -> Any:
        for number in range(5):
            drawn.append(number)
            yield number

    lawful = Lawful[Any](numbers())
    assert lawful
    assert drawn == [0]
    assert lawful.first(2) == (0, 1)
    assert repr(lawful) == "Lawful([0, 1], …)"
    assert tuple(lawful) == tuple(lawful) == (0, 1, 2, 3, 4)
    assert drawn == [0, 1, 2, 3, 4]
