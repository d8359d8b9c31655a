"""The one judge of all speed games: who was first."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Kind, Press, Refusal
from engine.race import Claim, Race, claim_of, inseparable, race_moved, race_with

WINDOW = 250


def claim(seat: int, at: int, *, what: int = 0, tie: int | None = None, late: int = 0) -> Claim:
    press = Press(at=at, seen=0, id=at * 100 + seat if tie is None else tie, got=at + late)
    return Claim(seat=seat, what=what, press=press)


def raced(*claims: Claim) -> Race:
    race = None
    for one in claims:
        race = race_with(race, one, WINDOW)
    assert race
    return race


def seats(race: Race) -> list[int]:
    return [one.seat for one in race.claims]


def test_the_first_to_arrive_opens_the_window_from_the_moment_it_arrived() -> None:
    assert raced(claim(0, 1_000, late=180)).closes == 1_180 + WINDOW


def test_later_arrivals_do_not_make_the_window_longer() -> None:
    assert raced(claim(0, 1_000), claim(1, 1_100, late=100)).closes == 1_250


def test_a_press_without_a_receipt_time_counts_as_arrived_when_pressed() -> None:
    assert race_with(None, Claim(seat=0, what=0, press=Press(at=70, seen=0)), WINDOW).closes == 70 + WINDOW


def test_the_earlier_press_is_first_though_it_arrives_later() -> None:
    assert seats(raced(claim(0, 1_040), claim(1, 1_000, late=200))) == [1, 0]


def test_in_the_same_millisecond_the_lower_id_is_first() -> None:
    assert seats(raced(claim(0, 1_000, tie=9), claim(1, 1_000, tie=8))) == [1, 0]


def test_a_second_press_of_one_hand_is_refused_and_names_the_first() -> None:
    race = raced(claim(0, 1_000, what=7))
    with pytest.raises(Refusal) as refused:
        race_with(race, claim(0, 1_100, what=8), WINDOW)
    assert refused.value.kind is Kind.PRESSED_ALREADY
    assert refused.value.details == {"what": 7}


def test_of_two_presses_of_one_hand_the_earlier_counts_though_it_arrives_later() -> None:
    race = raced(claim(0, 1_100, what=8), claim(0, 1_000, what=7, late=150))
    assert [(one.seat, one.what) for one in race.claims] == [(0, 7)]


def test_presses_within_the_tie_step_cannot_be_separated() -> None:
    race = raced(claim(0, 1_000), claim(1, 1_030), claim(2, 1_031))
    assert [one.seat for one in inseparable(race.claims, 30)] == [0, 1]
    assert [one.seat for one in inseparable(race.claims, 0)] == [0]


def test_the_window_moves_with_the_house_and_the_press_times_stay() -> None:
    race = raced(claim(0, 1_000))
    later = race_moved(race, 5_000)
    assert later is not None
    assert later.closes == race.closes + 5_000
    assert later.claims == race.claims
    assert race_moved(None, 5_000) is None


def test_a_seat_finds_its_own_claim() -> None:
    race = raced(claim(0, 1_000), claim(1, 1_010))
    assert claim_of(race, 1) == race.claims[1]
    assert claim_of(race, 2) is None
    assert claim_of(None, 0) is None


@settings(max_examples=200, deadline=None, database=None)
@given(
    presses=st.lists(st.tuples(st.integers(0, 50), st.integers(0, 200)), min_size=1, max_size=30),
    random=st.randoms(),
)
def test_any_order_of_arrival_gives_the_same_order_of_press(
    presses: list[tuple[int, int]], random: Random
) -> None:
    claims = [claim(seat, at, late=late) for seat, (at, late) in enumerate(presses)]
    shuffled = random.sample(claims, len(claims))
    assert raced(*shuffled).claims == raced(*claims).claims


def test_of_a_hundred_presses_within_50_ms_the_earliest_wins_in_any_order_of_arrival() -> None:
    random = Random(6)
    for _ in range(50):
        claims = [
            claim(seat, 1_000 + random.randrange(50), late=random.randrange(201)) for seat in range(100)
        ]
        first = min(claims, key=lambda one: (one.press.at, one.press.id))
        race = raced(*sorted(claims, key=lambda one: one.press.arrived))
        assert race.claims[0] == first
        assert first.press.arrived <= race.closes, "it came in time, however slow"
