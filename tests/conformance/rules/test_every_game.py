"""What holds for every registered game, whatever its rules say."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance
from engine.game import AnyGame, Kind, Level, News, Options, Plan, Press, Refusal, State, View
from engine.headless import play_out
from engine.match import Match, Record, fingerprint, recorded, replay
from engine.registry import games
from tests.conformance.at_random import (
    OnMatches,
    every_game,
    is_named_after,
    opening,
    passed_over,
    refusal_of,
    thorough,
)
from tests.conformance.wander import Wander, encoded, options_of, under_way
from tests.engine.tiny import tiny

# Random moves in all, spread over the games of the house.
MOVES = pytest.mark.parametrize("wanted", [20_000, pytest.param(100_000, marks=pytest.mark.thorough)])


@every_game
def test_a_game_declares_what_the_house_needs_to_know(played: AnyGame) -> None:
    assert played.key.isidentifier()
    assert played.key.islower()
    assert played.rules >= 1
    assert played.thinking_time > 0
    assert issubclass(played.Options, Options)
    assert issubclass(played.State, State)
    assert issubclass(played.View, View)
    assert len(played.seats(played.Options())) > 0


@every_game
def test_random_play_is_never_refused_what_it_was_offered_and_always_ends(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for step in wander:
            assert step.match.revision == len(wander.trail)
        outcome = wander.match.outcome
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == wander.match.seats
        assert min(outcome.ranks) == 1

    on_random_matches(check, played)


@MOVES
@pytest.mark.parametrize("played", games(), ids=lambda one: one.key)
def test_many_thousand_random_moves_break_no_invariant(played: AnyGame, wanted: int) -> None:
    moves, seed = 0, 0
    chosen = options_of(played)
    while moves < wanted // len(games()):
        seed += 1
        random = Random(seed)
        options = random.choice(chosen)
        seats = random.choice(played.seats(options))
        wander = Wander(Match.deal(played, options, seats, str(seed), 0), random, 0)
        census = played.census(wander.match.state)
        for step in wander:
            state = step.match.state
            assert played.census(state) == census
            raw = encoded(state)
            assert encoded(played.read_state(raw)) == raw
        moves += len(wander.trail)


@every_game
def test_the_components_are_conserved(played: AnyGame, on_random_matches: OnMatches) -> None:
    def check(wander: Wander) -> None:
        census = played.census(wander.match.state)
        assert sum(census.values()) > 0
        for step in wander:
            assert played.census(step.match.state) == census

    on_random_matches(check, played)


@every_game
def test_a_refused_action_leaves_the_state_equal_to_the_byte(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    refusals: Counter[str] = Counter()

    def check(wander: Wander) -> None:
        for _ in wander:
            before = encoded(wander.match.state)
            refusal = wander.blunder()
            assert encoded(wander.match.state) == before
            if refusal:
                refusals[refusal.kind.value] += 1
                assert is_named_after(played, refusal)

    on_random_matches(check, played)
    assert refusals, "not one blunder was refused"


@every_game
def test_state_and_actions_and_views_survive_json(played: AnyGame, on_random_matches: OnMatches) -> None:
    def check(wander: Wander) -> None:
        for step in wander:
            state = step.match.state
            again = played.read_state(encoded(state))
            assert again == state
            assert encoded(again) == encoded(state)
            for seat in () if passed_over(wander) else (None, *range(wander.match.seats)):
                view = played.view(state, seat)
                assert msgspec.json.decode(encoded(view), type=played.View) == view
        for action in wander.pool:
            assert played.read_action(encoded(action)) == action

    on_random_matches(check, played)


@every_game
def test_seed_and_log_replay_the_match_to_the_byte(played: AnyGame, on_random_matches: OnMatches) -> None:
    def check(wander: Wander) -> None:
        for _ in wander:
            pass
        kept = msgspec.json.decode(encoded(recorded(wander.match, wander.entries)), type=Record)
        assert encoded(replay(played, kept).state) == encoded(wander.match.state)

    on_random_matches(check, played)


@every_game
def test_after_the_end_nothing_is_legal_and_everything_is_refused(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    action = next(iter(played.legal(*opening(played))))

    def check(wander: Wander) -> None:
        for _ in wander:
            pass
        match = wander.match
        assert match.due is None
        assert played.awaited(match.state) == ()
        for seat in range(match.seats):
            assert not list(played.legal(match.state, seat))
        with pytest.raises(Refusal) as refused:
            match.act(0, action, Press(at=0, seen=match.revision))
        assert refused.value.kind is Kind.OVER

    on_random_matches(check, played)


@every_game
def test_a_seat_that_does_not_exist_neither_acts_nor_idles(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for match in under_way(wander):
            random = wander.random
            seat = random.choice((-1, -match.seats, match.seats, 99))
            before = encoded(match.state)
            press = Press(at=wander.now, seen=match.revision)
            assert refusal_of(match.act, seat, random.choice(actions_of(match)), press) is Kind.NO_SEAT
            assert refusal_of(match.idle, seat, wander.now) is Kind.NO_SEAT
            assert encoded(match.state) == before

    on_random_matches(check, played)


def actions_of(match: Match) -> list[Any]:
    """What anybody may do here; what could be done at the deal where nobody may do anything."""
    now = [action for seat in range(match.seats) for action in islice(match.game.legal(match.state, seat), 9)]
    return now or [next(iter(match.game.legal(*opening(match.game))))]


@every_game
def test_no_more_and_no_fewer_players_than_the_rules_allow(played: AnyGame) -> None:
    options = played.Options()
    allowed = played.seats(options)
    for seats in (allowed[0] - 1, allowed[-1] + 1):
        with pytest.raises(Refusal) as refused:
            Match.deal(played, options, seats, "x", 0)
        assert refused.value.kind is Kind.SEATS
        assert refused.value.details == {"least": allowed[0], "most": allowed[-1]}


@every_game
def test_malformed_actions_are_refused_by_the_name_of_the_field(played: AnyGame) -> None:
    for raw in (b"", b"[]", b"{", b'{"type": "no such thing"}', b"\xff", b"null", b'{"x":' + b"[" * 100_000):
        with pytest.raises(Refusal) as refused:
            played.read_action(raw)
        assert refused.value.kind is Kind.MALFORMED
        assert refused.value.details["field"]
    for action in islice(played.legal(*opening(played)), 50):
        fields = msgspec.to_builtins(action)
        with pytest.raises(Refusal) as refused:
            played.read_action(encoded({**fields, "colour_of_the_sleeve": 1}))
        assert refused.value.details == {"field": "colour_of_the_sleeve"}
    with pytest.raises(Refusal) as refused:
        played.read_options(b'{"colour_of_the_table": 1}')
    assert refused.value.details == {"field": "colour_of_the_table"}


@every_game
@thorough
@given(data=st.data())
def test_brains_of_every_level_finish_what_they_start(played: AnyGame, data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(options_of(played)))
    seats = played.seats(options)[0]
    match = Match.deal(played, options, seats, str(data.draw(st.integers(0, 999))), 0)
    levels = [data.draw(st.sampled_from((Level.EASY, Level.NORMAL))) for _ in range(seats)]
    brains = {seat: played.brain(level) for seat, level in enumerate(levels)}
    last = match
    for step in play_out(match, brains):
        last = step.match
        assert last.revision < 20_000
    assert last.outcome


@every_game
def test_a_brain_keeps_to_a_plan_that_still_holds(played: AnyGame) -> None:
    match = Match.deal(played, played.Options(), played.seats(played.Options())[0], "keep", 0)
    for level in Level:
        brain = played.brain(level)
        for seat in range(match.seats):
            view = played.view(match.state, seat)
            plan: Plan[Any] | None = brain.think(view, None, Chance("keep", 1))
            if plan is not None:
                assert plan.after >= 0
                assert brain.think(view, plan, Chance("keep", 2)) == plan


@every_game
def test_the_same_seed_deals_the_same_match_and_another_seed_another(played: AnyGame) -> None:
    options = played.Options()
    seats = played.seats(options)[-1]
    prints = {
        seed: fingerprint(Match.deal(played, options, seats, seed, 0).state)
        for seed in ("one", "two", "three", "four", "five")  # where little is dealt, two may be alike
    }
    assert fingerprint(Match.deal(played, options, seats, "one", 0).state) == prints["one"]
    assert (len(set(prints.values())) > 1) is (played is not tiny)


@every_game
def test_what_is_new_is_told_as_data(played: AnyGame, on_random_matches: OnMatches) -> None:
    told = 0

    def check(wander: Wander) -> None:
        nonlocal told
        for step in wander:
            assert all(isinstance(news, News) for news in step.match.state.news)
            told += len(step.match.state.news)

    on_random_matches(check, played)
    assert told
