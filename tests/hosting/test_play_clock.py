"""Time that was not the players' is not counted: the clock of the matches goes forward, or stands."""

from __future__ import annotations

import pytest

from cogs.wire.clock import LEAP, PlayClock, steady_time
from tests.hosting.steady import NOON, Hands, passed


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def clock(hands: Hands) -> PlayClock:
    clock = PlayClock(hands, hands.sleep_until, LEAP)
    clock.go()
    return clock


def test_before_anybody_is_heard_it_stands(hands: Hands) -> None:
    clock = PlayClock(hands, hands.sleep_until)
    hands.now += 4_000
    assert clock() == NOON
    clock.go()
    hands.now += 1_000
    assert clock() == NOON + 1_000


def test_it_goes_with_a_process_that_is_awake(hands: Hands, clock: PlayClock) -> None:
    passed(hands, clock, 3_600_000)
    assert clock() == NOON + 3_600_000


def test_a_process_that_was_frozen_gets_its_time_back(hands: Hands, clock: PlayClock) -> None:
    hands.now += 33_000
    assert clock() == NOON + LEAP  # whoever looks first, nothing falls due that was not due before
    assert clock.tick() == 33_000 - LEAP
    assert clock() == NOON + LEAP
    passed(hands, clock, 1_000)
    assert clock() == NOON + LEAP + 1_000


def test_a_machine_that_slept_for_a_night_is_like_a_frozen_process(hands: Hands, clock: PlayClock) -> None:
    hands.now += 8 * 3_600_000
    clock.tick()
    passed(hands, clock, 5_000)
    assert clock() == NOON + LEAP + 5_000


def test_while_nobody_can_be_heard_it_stands(hands: Hands, clock: PlayClock) -> None:
    passed(hands, clock, 10_000)
    clock.stop()
    passed(hands, clock, 85_000)
    assert clock() == NOON + 10_000
    clock.go()
    passed(hands, clock, 500)
    assert clock() == NOON + 10_500


def test_stopped_twice_and_started_twice_it_says_the_same(hands: Hands, clock: PlayClock) -> None:
    clock.stop()
    hands.now += 1_000
    clock.stop()
    hands.now += 1_000
    clock.go()
    hands.now += 1_000
    clock.go()
    assert clock() == NOON + 1_000


def test_what_is_given_back_later_is_waited_for_and_never_counted_down(
    hands: Hands, clock: PlayClock
) -> None:
    passed(hands, clock, 10_000)
    assert clock() == NOON + 10_000
    clock.give_back(4_000)
    passed(hands, clock, 3_000)
    assert clock() == NOON + 10_000
    passed(hands, clock, 3_000)
    assert clock() == NOON + 12_000


def test_it_goes_on_from_where_the_run_before_had_come(hands: Hands, clock: PlayClock) -> None:
    clock.begin_after(NOON + 3_600_000)  # the host's clock was set back meanwhile
    assert clock() == NOON + 3_600_000
    passed(hands, clock, 1_000)
    assert clock() == NOON + 3_601_000
    clock.begin_after(NOON)
    assert clock() == NOON + 3_601_000


async def test_who_sleeps_through_an_outage_wakes_so_much_later(hands: Hands, clock: PlayClock) -> None:
    class Outage(Hands):
        async def sleep_until(self, at: int) -> None:
            self.naps.append(at - self.now)
            self.now = max(self.now, at)
            if len(self.naps) == 4:
                clock.go()

    hands = Outage()
    clock = PlayClock(hands, hands.sleep_until)
    await clock.sleep_until(NOON + 5_000)
    assert hands.naps == [250, 250, 250, 250, 5_000]
    assert clock() == NOON + 5_000


@pytest.mark.parametrize("ahead", [0, 100])
def test_clocks_that_agree_are_not_corrected(hands: Hands, clock: PlayClock, ahead: int) -> None:
    for delay in (180, 60 + ahead, 240):
        clock.heard(hands.now - delay)
    assert clock.ahead == 0


@pytest.mark.parametrize("skew", [-3_600_000, -4_000, 2_000, 4_000, 3_600_000])
def test_the_presses_tell_by_how_much_our_clock_is_wrong(hands: Hands, clock: PlayClock, skew: int) -> None:
    for delay in (180, 60, 240):
        passed(hands, clock, 1_000)
        clock.heard(hands.now - skew - delay)
    assert clock.ahead == skew + 60
    assert clock.by_discord() == hands.now - skew - 60
    assert clock.shown(clock() + 20_000) == clock.by_discord() + 20_000


def test_after_an_outage_moments_are_shown_as_people_s_clocks_have_them(
    hands: Hands, clock: PlayClock
) -> None:
    deadline = clock() + 20_000
    passed(hands, clock, 5_000)
    clock.stop()
    passed(hands, clock, 60_000)
    clock.go()
    assert clock.shown(deadline) == hands.now + 15_000
    assert clock.ahead == -60_000


def test_what_a_press_says_does_not_depend_on_outages(hands: Hands, clock: PlayClock) -> None:
    """Pressed 5 s after the clock goes again, it was made 5 s of play later."""
    passed(hands, clock, 1_000)
    clock.stop()
    passed(hands, clock, 60_000)
    clock.go()
    at = clock()
    passed(hands, clock, 5_000)
    clock.heard(hands.now - 40)
    assert (hands.now - 40) + clock.ahead == at + 4_960


def test_the_host_s_clock_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady_time()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= steady_time() - before < 60_000
