"""The deck and when a monster is ready (MR1, MR4, MR7.1 and MR7.2)."""

from collections import Counter
from pathlib import Path

import pytest

from engine.deck import read_deck
from engine.monster_rush.cards import CARDS, MONSTERS, SYMBOLS, Deck, Face
from engine.monster_rush.state import Shown
from engine.monster_rush.weapons import made_ready, missing
from tests.monster_rush.boards import STAFF, card, failed, needing

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
    shown = [Shown(card=one, since=place, at=place) for place, one in enumerate(cards)]
    assert made_ready(needing("sword", "fire"), shown) == shown[2]
    assert made_ready(needing("sword", "frost"), shown) == shown[3]
    assert made_ready(needing("axe", "frost"), shown) is None


@pytest.mark.parametrize(
    ("here", "there", "wrong"),
    [
        ('pictures = ["bow"]', 'pictures = ["pea"]', "card pictures a symbol"),
        ("number = 36", "number = 37", "numbered from 1 to 36"),
        ('"frost", "frost"] }', '"frost", "snow"] }', "needs a symbol"),
        ("value = 1, from = 5", "value = 1, from = 3", "no equal piles"),
    ],
)
def test_a_deck_that_contradicts_itself_is_not_read(here: str, there: str, wrong: str) -> None:
    text = DECK.read_text()
    assert here in text
    with pytest.raises(ValueError, match=wrong):
        read_deck("monster_rush", Deck, text.replace(here, there).encode())
