"""The deck, when a monster is ready, how a match begins, and what is seen of it (MR1, MR2, MR4, MR7)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.deck import read_deck
from engine.monster_rush import game
from engine.monster_rush.cards import CARDS, MONSTERS, SYMBOLS, Deck, Face
from engine.monster_rush.rules import made_ready, missing
from engine.monster_rush.state import Appeared, Dealt, LairView, OpenCard, Options, State
from tests.monster_rush.boards import STAFF, Rush, card, failed, needing


def dealt(seats: int, seed: str = "1", **options: Any) -> State:
    return game.deal(Options(**options), seats, 500, Chance(seed, 0))


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
    assert dealt(3).due == 500 + 2_000
    assert dealt(3, reveal_every_ms=3_000).due == 500 + 3_000


def test_the_board_of_the_deal_is_not_news_of_its_own() -> None:
    assert not any(isinstance(news, Appeared) for news in dealt(3).news)


DECK = Path(__file__).parents[2] / "data" / "decks" / "monster_rush.toml"


def test_there_are_36_monsters_and_108_cards_of_four_kinds() -> None:
    """MR1.1"""
    counts = Counter[Face]()
    for one in CARDS:
        counts[one.kind] += one.count
    assert len(MONSTERS) == 36
    assert counts == {Face.NORMAL: 84, Face.FAILED: 12, Face.COMBO: 9, Face.STAFF: 3}


def test_values_go_from_1_to_5_and_numbers_rise_with_them() -> None:
    """MR1.3, MR1.7"""
    values = [MONSTERS[number].value for number in range(1, 37)]
    assert values == sorted(values)
    assert Counter(values) == {1: 8, 2: 9, 3: 8, 4: 6, 5: 5}


def test_six_symbols_fill_every_kind_of_card_evenly() -> None:
    """MR1.5"""
    assert len(SYMBOLS) == 6
    assert {one.count for one in CARDS if one.kind is Face.NORMAL} == {14}
    assert {one.count for one in CARDS if one.kind is Face.FAILED} == {2}
    combos = {one.pictures for one in CARDS if one.kind is Face.COMBO}
    assert combos == {(weapon, spell) for weapon in SYMBOLS[:3] for spell in SYMBOLS[3:]}


def test_a_monster_of_value_v_needs_v_plus_one_symbols_of_both_sorts_and_no_two_need_the_same() -> None:
    """MR1.6"""
    for monster in MONSTERS.values():
        assert len(monster.needs) == monster.value + 1
        assert set(monster.needs) & set(SYMBOLS[:3])
        assert set(monster.needs) & set(SYMBOLS[3:])
        assert monster.value >= 4 or len(set(monster.needs)) == len(monster.needs)
    assert len({tuple(sorted(monster.needs)) for monster in MONSTERS.values()}) == 36


def test_24_monsters_are_for_all_six_from_three_players_and_six_from_five() -> None:
    """MR1.8"""
    assert Counter(one.least_players for one in MONSTERS.values()) == {2: 24, 3: 6, 5: 6}


def test_a_monster_is_ready_when_all_its_symbols_are_revealed() -> None:
    """MR4.1"""
    monster = needing("sword", "fire")
    assert missing(monster, [card("sword")]) == 1
    assert missing(monster, [card("sword"), card("storm"), card("fire")]) == 0


def test_a_symbol_needed_twice_must_be_revealed_twice() -> None:
    """MR4.2"""
    monster = needing("axe", "axe", "fire", "frost", "storm")
    once = [card("axe"), card("fire"), card("frost"), card("storm")]
    assert missing(monster, once) == 1
    assert missing(monster, [*once, card("axe")]) == 0


def test_a_combo_counts_as_both_its_symbols_and_a_failed_attack_as_none() -> None:
    """MR4.3"""
    monster = needing("axe", "fire")
    assert missing(monster, [card("axe", "fire")]) == 0
    assert missing(monster, [card("axe"), failed("fire")]) == 1


def test_a_staff_stands_for_one_symbol_only() -> None:
    """MR4.4"""
    monster = needing("axe", "fire")
    assert missing(monster, [STAFF]) == 1
    assert missing(monster, [STAFF, STAFF]) == 0


def test_a_staff_adds_nothing_once_all_is_revealed() -> None:
    """MR4.4"""
    assert missing(needing("axe", "fire"), [card("axe"), card("fire"), STAFF, STAFF]) == 0


def test_a_failed_axe_leaves_sword_and_axe_unready() -> None:
    """MR7.1, with a storm in the needs, as every monster of the deck has a spell"""
    shown = [card("sword"), card("fire"), failed("axe"), card("storm")]
    assert missing(needing("sword", "axe", "storm"), shown) == 1


def test_combo_and_staff_make_axe_fire_storm_ready_but_not_with_a_second_axe() -> None:
    """MR7.2, with monsters of the deck that contain the example's"""
    shown = [card("axe", "fire"), STAFF, card("frost")]
    assert missing(needing("axe", "frost", "storm"), shown) == 0
    assert missing(needing("axe", "axe", "fire", "frost", "storm"), shown) == 1


def test_the_card_that_made_a_monster_ready_is_the_last_one_it_was_waiting_for() -> None:
    cards = [card("sword"), card("bow"), card("fire"), STAFF]
    shown = [OpenCard(card=one, since=place, at=place) for place, one in enumerate(cards)]
    assert made_ready(needing("sword", "fire"), shown) == shown[2]
    assert made_ready(needing("sword", "frost"), shown) == shown[3]
    assert made_ready(needing("axe", "frost"), shown) is None


@pytest.mark.parametrize(
    ("here", "there", "wrong"),
    [
        ('pictures = ["bow"]', 'pictures = ["pea"]', "card pictures a symbol"),
        ("number = 36", "number = 37", "numbered from 1 to 36"),
        ('"frost", "frost"], looks', '"frost", "snow"], looks', "needs a symbol"),
        ("value = 1, from = 5", "value = 1, from = 3", "no equal piles"),
    ],
)
def test_a_deck_that_contradicts_itself_is_not_read(here: str, there: str, wrong: str) -> None:
    text = DECK.read_text()
    assert here in text
    with pytest.raises(ValueError, match=wrong):
        read_deck("monster_rush", Deck, text.replace(here, there).encode())


def test_a_view_shows_the_board_the_cards_in_order_of_play_and_only_the_size_of_piles() -> None:
    rush = Rush(seats=2)
    rush.lairs(1, 12, 36, left=(4, 3, 2))
    rush.shown(card("axe"), card("bow"), card("fire"))
    view = game.view(rush.state, None)
    assert view.lairs == (
        LairView(monster=1, left=4),
        LairView(monster=12, left=3),
        LairView(monster=36, left=2),
    )
    assert [[one.card for one in hunter.shown] for hunter in view.hunters] == [
        [card("axe"), card("fire")],
        [card("bow")],
    ]
    assert [hunter.pile for hunter in view.hunters] == [54, 54]
    assert view.turn == 1


def test_monsters_face_down_are_only_counted() -> None:
    rush = Rush(seats=2)
    first, second = rush.state.hunters
    rush.hunters(replace(first, mistaken=(9, 36), captured=(12,)), second)
    assert game.view(rush.state, 1).hunters[0].mistakes == 2
    assert game.view(rush.state, 1).hunters[0].score == 0


def test_where_a_hand_lies_is_known_to_its_owner_alone_until_the_photo_finish() -> None:
    rush = Rush(seats=3)
    rush.touch(1, 2)
    assert game.view(rush.state, 1).touched == 2
    assert game.view(rush.state, 0).touched is None
    assert game.view(rush.state, None).touched is None
    assert game.view(rush.state, 0).judging
    redealt = [game.redeal(rush.state, 0, Chance("x", n)).race for n in range(20)]
    others = {race.claims[0].what for race in redealt if race is not None}
    assert others == {lair.monster for lair in rush.state.lairs}
    assert game.redeal(rush.state, 1, Chance("x", 1)).race == rush.state.race


def test_what_is_hidden_may_be_otherwise_and_nothing_is_lost() -> None:
    rush = Rush(seats=3)
    rush.touch(1, 0)
    rush.judge()
    rush.lapse()
    other = game.redeal(rush.state, 0, Chance("elsewhere", 1))
    assert other != rush.state
    assert game.view(other, 0) == game.view(rush.state, 0)
    assert game.census(other) == game.census(rush.state)
    assert sum(game.census(rush.state).values()) == 30 + 108


def test_a_view_tells_when_the_next_card_turns_unless_somebody_must_press_first() -> None:
    rush = Rush(seats=2)
    assert game.view(rush.state, None).next_at == rush.match.due
    rush.touch(0, 1)
    assert game.view(rush.state, None).next_at is None
    by_hand = Rush(seats=2, automatic=False)
    assert game.view(by_hand.state, None).next_at is None
    by_hand.reveal(0, at=100)
    assert game.view(by_hand.state, None).next_at == by_hand.match.due
