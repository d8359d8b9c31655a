"""The components (MC1)."""

from collections import Counter

import msgspec
import pytest

from engine.monster_cube.cards import (
    CARDS,
    CODES,
    DECK,
    DICE,
    LEVELS,
    NUMBERS,
    Card,
    family_of,
    level_of,
)

replaced = msgspec.structs.replace


def test_there_are_four_sets_of_nine_tiles_and_56_monsters_of_14_kinds() -> None:
    """MC1.1, MC1.3."""
    assert (DECK.sets, len(NUMBERS), len(CARDS), len(DECK.families)) == (4, 9, 56, 14)
    assert len(set(DECK.families)) == 14


def test_a_kind_holds_four_codes_in_a_row() -> None:
    """MC1.5."""
    for family in range(1, 15):
        assert [code for code in CODES if family_of(code) == family] == list(
            range(4 * family - 3, 4 * family + 1)
        )


def test_modifiers_grow_and_shrink_with_the_level() -> None:
    """MC1.5, MC1.9: 1-18 by 2, 19-48 by 1, 49-56 by 3, as many up as down in each."""
    for level, size in zip(LEVELS, (2, 1, 3), strict=True):
        signs = Counter(CARDS[code].modifier for code in level)
        assert signs == {size: len(level) // 2, -size: len(level) // 2}
    assert [level_of(code) for code in (1, 18, 19, 48, 49, 56)] == [0, 0, 1, 1, 2, 2]


def test_on_the_number_side_each_colour_shows_1_to_9_and_no_tile_a_number_twice() -> None:
    """MC1.7."""
    for colour in range(3):
        assert sorted(tile[colour] for tile in NUMBERS) == list(range(1, 10))
    assert all(len(set(tile)) == 3 for tile in NUMBERS)


def test_the_dice_side_shows_nine_corners_of_a_real_die() -> None:
    """MC1.8: opposite faces are never seen together, and 1-2-3 run counter-clockwise."""
    for colour in range(3):
        assert {tile[colour] for tile in DICE} == set(range(1, 7))
    assert len(set(DICE)) == 9
    for tile in DICE:
        assert len({min(pips, 7 - pips) for pips in tile}) == 3
        assert handed(tile) == handed((1, 2, 3))


def handed(tile: tuple[int, int, int]) -> int:
    """Which way round three faces of a die go, seen from outside; 1 as 1-2-3 go round yellow, red, blue."""
    axes = [min(pips, 7 - pips) for pips in tile]
    swaps = sum(axes[a] > axes[b] for a in range(3) for b in range(a + 1, 3))
    return (-1) ** (swaps + sum(pips > 3 for pips in tile))


def test_stars_and_worths_are_as_many_as_the_deck_says() -> None:
    """MC1.9."""
    assert Counter(card.worth for card in CARDS.values()) == {1: 18, 2: 14, 3: 10, 4: 8, 0: 6}
    assert {card.stars for card in CARDS.values()} == {1, 2, 3}


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        ({"families": DECK.families[1:]}, "four monsters"),
        ({"layout": replaced(DECK.layout, start=DECK.layout.start[:8])}, "a cell to start from"),
        ({"levels": ((1, 20), (19, 56))}, "of one level"),
        ({"cards": (*DECK.cards[:3], Card(1, 1, 3), *DECK.cards[4:])}, "of one size"),
    ],
)
def test_a_deck_that_contradicts_itself_is_refused(broken: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        replaced(DECK, **broken).check()
