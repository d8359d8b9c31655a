"""How a match begins (MR2)."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.monster_rush import game
from engine.monster_rush.cards import CARDS, MONSTERS, Face
from engine.monster_rush.state import Appeared, Dealt, Options, State


def dealt(seats: int, seed: str = "1", **options: object) -> State:
    return game.deal(Options(**options), seats, 500, Chance(seed, 0))  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 10), (4, 10), (5, 12), (8, 12)])
def test_the_monsters_lie_in_three_equal_piles_the_top_one_up(seats: int, each: int) -> None:
    """MR2.1, MR2.2"""
    state = dealt(seats)
    assert [1 + len(lair.pile) for lair in state.lairs] == [each] * 3
    numbers = [number for lair in state.lairs for number in (lair.monster, *lair.pile)]
    assert all(number and MONSTERS[number].least_players <= seats for number in numbers)
    assert len(set(numbers)) == 3 * each


@pytest.mark.parametrize("seats", range(2, 9))
def test_all_cards_are_dealt_out_one_by_one(seats: int) -> None:
    """MR2.3"""
    sizes = [len(hunter.pile) for hunter in dealt(seats).hunters]
    assert sum(sizes) == 108
    assert max(sizes) - min(sizes) <= 1


def test_without_failed_attacks_96_cards_are_dealt() -> None:
    """MR2.5"""
    cards = Counter(card for hunter in dealt(3, failed_attacks=False).hunters for card in hunter.pile)
    assert cards.total() == 96
    assert not any(CARDS[card].kind is Face.FAILED for card in cards)


def test_the_first_player_is_drawn_by_lot() -> None:
    """MR2.4"""
    assert {dealt(4, str(seed)).turn for seed in range(40)} == {0, 1, 2, 3}


def test_or_named_by_the_host() -> None:
    """MR2.4"""
    states = [dealt(4, str(seed), first=2) for seed in range(5)]
    assert {(state.turn, state.leader) for state in states} == {(2, 2)}
    assert states[0].news == (Dealt(first=2),)


def test_a_first_player_whom_nobody_is_leaves_it_to_the_lot() -> None:
    assert {dealt(2, str(seed), first=7).turn for seed in range(20)} == {0, 1}


def test_two_to_eight_may_play() -> None:
    """MR1.4"""
    assert list(game.seats(Options())) == [2, 3, 4, 5, 6, 7, 8]


def test_the_first_card_turns_after_a_breath_to_look_at_the_monsters() -> None:
    assert dealt(3, reveal_every_ms=1_500).due == 500 + 2 * 1_500


def test_the_board_of_the_deal_is_not_news_of_its_own() -> None:
    assert not any(isinstance(news, Appeared) for news in dealt(3).news)
