"""The suite finds what is wrong: games that break a promise of the contract do not pass it."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from inspect import signature
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings

from engine.chance import Chance
from engine.game import AnyGame, Game, Press, Refusal
from engine.monad import Monad
from engine.monad.state import Action, Draw, Flip, State, View
from tests.conformance import at_random
from tests.conformance.rules import test_every_clock as clock
from tests.conformance.rules import test_every_game as suite
from tests.conformance.rules import test_every_undo as undo
from tests.conformance.rules import test_every_view as view
from tests.engine.tiny import Grab, Tiny, TinyOptions, TinyState

pytestmark = pytest.mark.thorough

replaced = msgspec.structs.replace


class Leaky(Monad):
    """Tells everybody the next card of the draw pile."""

    def view(self, state: State, seat: int | None) -> View:
        return replaced(super().view(state, seat), silent=state.draw[0] if state.draw else 0)


class Peeping(Monad):
    """Shows each seat the hand of the next one."""

    def view(self, state: State, seat: int | None) -> View:
        shown = tuple(other - 1 == seat for other in range(len(state.hands)))
        return super().view(replaced(state, shown=shown), seat)


class Lazy(Monad):
    """Deals nothing anew, so that nothing can be seen to leak."""

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return state


class HalfLazy(Monad):
    """Deals the draw pile anew, and leaves the hands alone."""

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        return replaced(state, draw=chance.shuffled(state.draw))


class Careless(Monad):
    """Loses a card when the discard is turned over."""

    def play(self, state: State, seat: int, action: Action, press: Press, chance: Chance) -> State:
        after = super().play(state, seat, action, press, chance)
        return replaced(after, draw=after.draw[1:]) if isinstance(action, Flip) else after


class Generous(Monad):
    """Offers a card from an empty pile."""

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        yield from super().legal(state, seat)
        if seat == state.turn and not state.end:
            yield Draw()


class Restless(Monad):
    """Still offers something when the match is over."""

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        yield from super().legal(state, seat)
        if state.end:
            yield Draw()


class Blind(Monad):
    """Forgets whose view it is."""

    def view(self, state: State, seat: int | None) -> View:
        return replaced(super().view(state, seat), seat=None)


class Idle(Monad):
    """Does nothing for an absent player, so that his turn never ends."""

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        return state


class Ponderous(Monad):
    """Looks at every lawful thing, many times over, before it does the mildest."""

    def idle(self, state: State, seat: int, at: int, chance: Chance) -> State:
        for _ in range(2_000):
            list(self.legal(state, seat))
        return super().idle(state, seat, at, chance)


class Stalling(Tiny):
    """Puts off every judgement to the same moment."""

    def lapse(self, state: TinyState, at: int, chance: Chance) -> TinyState:
        return replaced(state, window=state.window + 1)


class Forgetful(Tiny):
    """Does not give back the time the house was closed."""

    def delay(self, state: TinyState, by: int) -> TinyState:
        return state


class Ringing(Tiny):
    """Rings again and again although nobody is there."""

    def deal(self, options: TinyOptions, seats: int, at: int, chance: Chance) -> TinyState:
        return replaced(super().deal(options, seats, at, chance), due=at + 1)

    def lapse(self, state: TinyState, at: int, chance: Chance) -> TinyState:
        return replaced(state, due=at + 1, rung=chance.revision)


class Standstill(Tiny):
    """Waits for ever for somebody to grab, and for nobody in particular."""

    def deal(self, options: TinyOptions, seats: int, at: int, chance: Chance) -> TinyState:
        return replaced(super().deal(options, seats, at, chance), due=None)

    def lapse(self, state: TinyState, at: int, chance: Chance) -> TinyState:
        return replaced(super().lapse(state, at, chance), due=None)


class Inflating(Tiny):
    """Makes up points."""

    def census(self, state: TinyState) -> Mapping[str, int]:
        return {"points": state.rounds + state.missed + sum(state.points) + len(state.claims)}


class Vague(Tiny):
    """Has an outcome in which nobody is first."""

    def outcome(self, state: TinyState) -> Any:
        outcome = super().outcome(state)
        return outcome and replaced(outcome, ranks=(2,) * len(outcome.ranks))


class Lenient(Tiny):
    """Reads any action."""

    def read_action(self, raw: bytes) -> Grab:
        return Grab()


class Forgiving(Monad):
    """Lets a card that was drawn be put back unseen."""

    def undoable(self, before: State, action: Action, after: State) -> bool:
        return isinstance(action, Draw)


class Lavish(Monad):
    """Lets a bonus from the draw pile be put back unseen."""

    def undoable(self, before: State, action: Action, after: State) -> bool:
        return after.turn == before.turn


class Never(Monad):
    """Says that plays may be taken back, and lets nobody."""

    def undoable(self, before: State, action: Action, after: State) -> bool:
        return False


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Leaky(), view.test_a_view_tells_nothing_that_its_seat_may_not_know),
        (Peeping(), view.test_a_view_tells_nothing_that_its_seat_may_not_know),
        (Lazy(), view.test_a_view_tells_nothing_that_its_seat_may_not_know),
        (HalfLazy(), view.test_a_view_tells_nothing_that_its_seat_may_not_know),
        (Careless(), suite.test_the_components_are_conserved),
        (Careless(), partial(suite.test_many_thousand_random_moves_break_no_invariant, wanted=20_000)),
        (Generous(), suite.test_random_play_is_never_refused_what_it_was_offered_and_always_ends),
        (Restless(), suite.test_after_the_end_nothing_is_legal_and_everything_is_refused),
        (Blind(), view.test_a_view_knows_whose_eyes_it_is_for),
        (Idle(), clock.test_an_awaited_seat_can_act_and_its_idling_is_lawful),
        (Ponderous(), clock.test_idling_is_little_work_wherever_a_match_has_come),
        (Stalling(), clock.test_deadlines_move_with_the_house_and_never_stall),
        (Forgetful(), clock.test_deadlines_move_with_the_house_and_never_stall),
        (Standstill(), clock.test_until_there_is_an_outcome_something_is_due_or_somebody_is_awaited),
        (Standstill(), clock.test_deadlines_alone_come_to_rest_or_to_an_end),
        (Ringing(), clock.test_deadlines_alone_come_to_rest_or_to_an_end),
        (Inflating(), suite.test_the_components_are_conserved),
        (Vague(), suite.test_random_play_is_never_refused_what_it_was_offered_and_always_ends),
        (Forgiving(), undo.test_a_play_that_may_be_taken_back_has_shown_its_seat_nothing_hidden),
        (Lavish(), undo.test_a_play_that_may_be_taken_back_has_shown_its_seat_nothing_hidden),
        (Never(), undo.test_a_play_taken_back_leaves_the_match_as_it_was_and_nothing_to_take_back_twice),
        (Lenient(), suite.test_malformed_actions_are_refused_by_the_name_of_the_field),
    ],
    ids=lambda one: type(one).__name__.lower() if isinstance(one, Game) else "",
)
@pytest.mark.parametrize("on_matches", [at_random.on_known_matches, at_random.on_drawn_matches])
def test_a_broken_promise_is_found(
    broken: AnyGame,
    promise: Callable[..., None],
    on_matches: at_random.OnMatches,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = settings(at_random.thorough, phases=(Phase.generate,), max_examples=5)
    monkeypatch.setattr(at_random, "thorough", quick)
    wanted = signature(promise).parameters
    with pytest.raises((AssertionError, Refusal, pytest.fail.Exception)):
        promise(broken, **{"on_random_matches": on_matches} if "on_random_matches" in wanted else {})
