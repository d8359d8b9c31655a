"""A match: one revision a step, a log that replays, and records that cannot be forged unseen."""

from random import Random
from typing import Any

import msgspec
import pytest

from engine.game import Kind, Outcome, Press, Refusal
from engine.match import (
    Act,
    Delay,
    Entry,
    Idle,
    Lapse,
    Match,
    OtherRules,
    Record,
    Tampered,
    Unreadable,
    Unreplayable,
    dump_record,
    load_record,
    recorded,
    replay,
)
from engine.monad import Monad
from engine.monad.state import State
from engine.registry import game
from tests.conformance.wander import Wander
from tests.engine.tiny import Grab, Tiny, TinyState, tiny


@pytest.fixture
def played() -> Wander:
    wander = Wander(Match.deal(tiny, tiny.Options(), 3, "a seed", 5_000), Random(5), 5_000)
    for _ in wander:
        pass
    return wander


@pytest.fixture
def kept(played: Wander) -> Record:
    return recorded(played.match, played.entries)


def test_each_step_raises_the_revision_by_one_and_leaves_the_match_before_it_alone() -> None:
    match = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    action = next(iter(tiny.legal(match.state, 1)))
    step = match.act(1, action, Press(at=10, seen=0))
    assert (match.revision, step.match.revision) == (0, 1)
    assert match.state == Match.deal(tiny, tiny.Options(), 2, "x", 0).state


def test_each_step_has_the_luck_of_the_revision_it_leads_to() -> None:
    """The tiny game notes at each judgement the revision of the luck it was given."""
    match = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    match = match.act(1, Grab(), Press(at=10, seen=0)).match
    match = match.lapse(260).match
    assert match.state.rung == match.revision == 2


def test_a_record_survives_writing_and_reading(played: Wander, kept: Record) -> None:
    assert load_record(dump_record(played.match, played.entries)) == kept
    assert (kept.seats, kept.seed, kept.opened) == (3, "a seed", 5_000)


def test_a_record_replays_to_the_same_end(played: Wander, kept: Record) -> None:
    assert replay(tiny, kept).state == played.match.state


def test_a_log_of_other_rules_is_told_apart_and_refused(kept: Record) -> None:
    with pytest.raises(OtherRules, match=f"rules {tiny.rules + 1}"):
        replay(tiny, msgspec.structs.replace(kept, rules=tiny.rules + 1))


def test_a_record_of_another_game_is_refused(kept: Record) -> None:
    with pytest.raises(Tampered, match="another game"):
        replay(tiny, msgspec.structs.replace(kept, game="chess"))


def test_a_record_with_another_seed_is_found_out(kept: Record) -> None:
    with pytest.raises(Tampered):
        replay(tiny, msgspec.structs.replace(kept, final="0" * 64))


def test_a_record_with_a_step_cut_out_is_found_out(kept: Record) -> None:
    with pytest.raises(Tampered):
        replay(tiny, msgspec.structs.replace(kept, entries=kept.entries[:-1]))


def test_a_record_with_an_unlawful_action_is_found_out(kept: Record) -> None:
    forged = (*kept.entries, kept.entries[-1])
    with pytest.raises(Tampered):
        replay(tiny, msgspec.structs.replace(kept, entries=forged))


@pytest.mark.parametrize(
    "entry",
    [
        Lapse(at=0),
        Idle(seat=0, at=0),
        Idle(seat=99, at=0),
        Act(seat=99, action=msgspec.Raw(b'{"do": "pass"}'), press=Press(at=0, seen=0)),
        Act(seat=0, action=msgspec.Raw(b'{"do": "rob"}'), press=Press(at=0, seen=0)),
    ],
)
def test_a_log_that_the_rules_cannot_follow_is_found_out_however_they_trip_over_it(entry: Entry) -> None:
    """Monad knows no deadlines of its own, and seat 1 begins."""
    match = Match.deal(game("monad"), game("monad").Options(), 2, "begin", 0)
    assert match.state.turn == 1
    with pytest.raises(Tampered, match="the log holds"):
        replay(match.game, recorded(match, (entry,)))


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": 99},
        {"seats": -1},
        {"options": msgspec.Raw(b'{"rounds": 0}')},
        {"options": msgspec.Raw(b"[")},
    ],
)
def test_a_record_that_could_not_have_been_dealt_is_found_out(kept: Record, changed: dict[str, Any]) -> None:
    with pytest.raises(Tampered):
        replay(tiny, msgspec.structs.replace(kept, **changed))


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"\xff\xfe", b'{"game": 4}', b'{"game": "\xff"}', b'{"x":' + b"[" * 100_000]
)
def test_what_is_no_record_is_unreadable(raw: bytes) -> None:
    with pytest.raises(Unreadable):
        load_record(raw)


def test_a_history_tells_every_step_from_the_deal_to_the_end(played: Wander, kept: Record) -> None:
    history = Match.history(tiny, kept)
    acted = [step for step in played.trail if not isinstance(step.entry, Delay)]
    assert [scene.entry for scene in history] == [None, *(step.entry for step in acted)]
    assert history[0].match.state.news == ()
    assert history[-1].match.state == played.match.state
    assert [scene.match.state.news for scene in history[1:]] == [step.match.state.news for step in acted]


def test_that_the_house_was_closed_moves_the_clocks_of_the_moment_before_and_is_no_moment_itself() -> None:
    dealt = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    closed = dealt.delay(5_000)
    grab = closed.match.act(0, Grab(), Press(at=5_010, seen=1))
    again = grab.match.delay(100)
    history = Match.history(tiny, recorded(again.match, (closed.entry, grab.entry, again.entry)))
    assert [scene.entry for scene in history] == [None, grab.entry]
    assert [scene.match.revision for scene in history] == [1, 3]
    assert [scene.match.due for scene in history] == [closed.match.due, again.match.due]


def test_no_history_is_told_of_a_record_that_the_rules_cannot_follow(kept: Record) -> None:
    for forged, reason in (
        ({"rules": tiny.rules + 1}, OtherRules),
        ({"game": "chess"}, Tampered),
        ({"entries": (*kept.entries, Lapse(at=0))}, Tampered),
    ):
        with pytest.raises(reason):
            Match.history(tiny, msgspec.structs.replace(kept, **forged))


def test_every_reason_has_one_parent() -> None:
    assert issubclass(OtherRules, Unreplayable)
    assert issubclass(Tampered, Unreplayable)
    assert issubclass(Unreadable, Unreplayable)


def test_time_the_house_was_closed_is_given_back() -> None:
    match = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    match = match.act(0, next(iter(tiny.legal(match.state, 0))), Press(at=10, seen=0)).match
    assert match.due is not None
    step = match.delay(60_000)
    assert step.entry == Delay(by=60_000)
    assert step.match.due == match.due + 60_000


@pytest.mark.parametrize(
    "entry",
    [
        Act(seat=-1, action=msgspec.Raw(b'{"do": "begin"}'), press=Press(at=5_000, seen=0)),
        Act(seat=2, action=msgspec.Raw(b'{"do": "begin"}'), press=Press(at=5_000, seen=0)),
        Idle(seat=-2, at=90_000),
        Idle(seat=1, at=90_000),
        Lapse(at=9_000_000),
        Delay(by=-1),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_log_in_which_an_entry_was_not_lawful_is_not_vouched_for(entry: Entry) -> None:
    """Two play Cubo; the game waits for seat 0 to give the signal, and nothing else is due."""
    cubo = game("cubo")
    match = Match.deal(cubo, cubo.read_options(b'{"first": 0}'), 2, "begin", 0)
    with pytest.raises(Tampered, match="the log holds"):
        replay(cubo, recorded(match, (entry,)))


def test_a_lapse_before_its_time_is_not_vouched_for() -> None:
    match = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    step = match.act(0, Grab(), Press(at=10, seen=0))
    assert step.match.due == 260
    with pytest.raises(Tampered, match="not-due"):
        replay(tiny, recorded(step.match, (step.entry, Lapse(at=259))))


def test_a_game_with_deadlines_says_what_happens_when_they_pass() -> None:
    class Silent(Monad):
        def due(self, state: State) -> int | None:
            return 5

    match = Match.deal(Silent(), Silent.Options(), 2, "x", 0)
    with pytest.raises(NotImplementedError, match="monad sets deadlines"):
        match.lapse(5)


def test_a_stale_press_is_refused_by_its_kind() -> None:
    match = Match.deal(tiny, tiny.Options(), 2, "x", 0)
    with pytest.raises(Refusal) as refused:
        match.act(0, next(iter(tiny.legal(match.state, 0))), Press(at=10, seen=99))
    assert refused.value.kind is Kind.STALE
    assert "stale" in repr(refused.value)


@pytest.mark.parametrize("seen", [0, 2])
def test_where_a_game_does_not_say_otherwise_only_the_board_of_now_counts(seen: int) -> None:
    match = Match.deal(game("monad"), game("monad").Options(), 2, "begin", 0)
    match = match.act(1, next(iter(match.game.legal(match.state, 1))), Press(at=0, seen=0)).match
    with pytest.raises(Refusal) as refused:
        match.act(1, next(iter(match.game.legal(match.state, 1))), Press(at=0, seen=seen))
    assert refused.value.kind is Kind.STALE


class Abrupt(Tiny):
    """Ends with the first press, with a deadline still set."""

    def outcome(self, state: TinyState) -> Outcome | None:
        return Outcome(ranks=(1, 2), scores=(0, 0), why="abrupt") if state.claims else None


def test_once_a_match_is_over_nothing_falls_due_and_nothing_happens_any_more() -> None:
    match = Match.deal(Abrupt(), tiny.Options(), 2, "x", 0)
    match = match.act(0, Grab(), Press(at=10, seen=0)).match
    assert match.state.due is not None
    assert match.due is None
    for happens in (
        lambda: match.act(1, Grab(), Press(at=20, seen=1)),
        lambda: match.lapse(match.state.due),
        lambda: match.idle(1, 20),
        lambda: match.delay(1_000),
    ):
        with pytest.raises(Refusal) as refused:
            happens()
        assert refused.value.kind is Kind.OVER
