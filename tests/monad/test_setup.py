"""MN1 and MN2: the components and how they are laid out."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.game import Refusal
from engine.match import Match
from engine.monad import cards, game
from engine.monad.cards import DECK
from engine.monad.state import Dealt, Options
from tests.monad.positions import BI, COMMON, GREEN, MONAD, NAVY, ORANGE, QUAD, QUINT, RED, SKY, TRI, YELLOW

SEEDS = [str(number) for number in range(40)]


def dealt(seats: int, seed: str = "1", *, teams: bool = False) -> Match:
    return Match.deal(game, Options(teams=teams), seats, seed, 0)


def test_mn1_1_ranks_rise_from_common_to_quint_and_monads_stand_above() -> None:
    assert (COMMON, BI, TRI, QUAD, QUINT, MONAD) == (0, 1, 2, 3, 4, 5)
    assert cards.RANK_IDS == ("common", "bi", "tri", "quad", "quint")


def test_mn1_2_three_colours_are_warm_and_three_are_cool() -> None:
    assert [colour for colour in range(6) if cards.WARM[colour]] == [RED, ORANGE, YELLOW]
    assert [colour for colour in range(6) if not cards.WARM[colour]] == [NAVY, SKY, GREEN]


def test_mn1_3_the_full_deck_has_24_commons_and_one_card_of_each_other_rank_and_colour() -> None:
    census = game.census(dealt(4).state)
    assert sum(count for name, count in census.items() if name.endswith("common")) == 24
    assert len(census) == 30
    assert sum(census.values()) == 48
    assert DECK.monads.count == 10


def test_mn1_4_values_are_1_3_7_16_36_and_a_monad_costs_80() -> None:
    assert cards.PRICES == (1, 3, 7, 16, 36, 80)
    assert [cards.value_of(6 * rank) for rank in range(6)] == [1, 3, 7, 16, 36, 80]


@pytest.mark.parametrize(("one", "other"), [(RED, NAVY), (ORANGE, SKY), (YELLOW, GREEN)])
def test_mn1_5_each_warm_colour_has_a_cool_bonus_partner(one: int, other: int) -> None:
    assert cards.PARTNERS[one] == other
    assert cards.PARTNERS[other] == one


def test_a_card_is_its_rank_and_its_colour() -> None:
    for card in range(30):
        assert cards.card_of(cards.rank_of(card), cards.colour_of(card)) == card
    assert cards.rank_of(cards.A_MONAD) == MONAD


@pytest.mark.parametrize(("seats", "per_colour"), [(2, 2), (3, 3), (4, 4)])
def test_mn2_1_to_mn2_3_commons_are_kept_per_colour_by_the_number_of_players(
    seats: int, per_colour: int
) -> None:
    counted = Counter(card for hand in dealt(seats).state.hands for card in hand)
    assert counted == dict.fromkeys(range(6), per_colour)


def test_mn2_1_two_players_draw_two_of_all_six_identities() -> None:
    drawn = [dealt(2, seed).state.identities for seed in SEEDS]
    assert all(len(set(pair)) == 2 for pair in drawn)
    assert {colour for pair in drawn for colour in pair} == set(range(6))


def test_mn2_2_three_players_have_the_cool_identities() -> None:
    assert all(sorted(dealt(3, seed).state.identities) == [NAVY, SKY, GREEN] for seed in SEEDS)


def test_mn2_3_four_players_have_no_yellow_and_no_green_identity() -> None:
    assert all(sorted(dealt(4, seed).state.identities) == [RED, ORANGE, NAVY, SKY] for seed in SEEDS)


def test_mn2_4_everybody_sees_every_identity_and_a_bonus_card_face_up() -> None:
    match = dealt(3)
    for eye in (None, 0, 1, 2):
        seats = game.view(match.state, eye).seats
        assert tuple(seat.identity for seat in seats) == match.state.identities
        assert all(seat.bonus_ready for seat in seats)
    assert len({dealt(3, seed).state.identities for seed in SEEDS}) > 1


def test_mn2_5_each_rank_is_a_shuffled_column_of_six() -> None:
    for seed in SEEDS:
        for rank, column in enumerate(dealt(4, seed).state.columns, start=BI):
            assert sorted(column) == [6 * rank + colour for colour in range(6)]
    assert len({dealt(4, seed).state.columns for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mn2_6_all_commons_are_dealt_six_each_and_no_pile_lies_on_the_table(seats: int) -> None:
    state = dealt(seats).state
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    assert state.draw == state.discard == ()


def test_mn2_7_a_random_player_begins_and_the_turn_goes_round() -> None:
    firsts = {dealt(4, seed).state.turn for seed in SEEDS}
    assert firsts == {0, 1, 2, 3}
    state = dealt(4).state
    assert state.news == (Dealt(first=state.turn),)


def test_mn2_8_columns_are_open_to_every_eye() -> None:
    state = dealt(3).state
    for eye in (None, 0, 1, 2):
        assert game.view(state, eye).columns == state.columns


@pytest.mark.parametrize("seats", [2, 3])
def test_mn11_1_teams_are_for_four(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(seats, teams=True)
    assert refusal.value.details == {"least": 4, "most": 4}


def test_the_rules_take_every_state_they_deal_from_two_to_four_players() -> None:
    assert game.seats(Options()) == range(2, 5)
    assert game.deal(Options(), 2, 0, Chance("x", 0)) == dealt(2, "x").state
