"""The components (TM1) and the kinds of monster (TM2)."""

import msgspec
import pytest

from engine.thirteen_monsters.pieces.cards import (
    CARDS,
    CELLS,
    DECK,
    ELEMENTS,
    LOGO,
    NAMES,
    PAIRS,
    Deck,
    MonsterCard,
    Throws,
    cell_name,
    half_of,
    monster_of,
    other_half,
    pair_of,
    part_of,
)
from engine.thirteen_monsters.pieces.monsters import HP, POWERS, Monster, MonsterKind, Power, result_of
from tests.thirteen_monsters.positions import monster, pair, player, position

replaced = msgspec.structs.replace


def test_thirteen_monsters_of_six_cards_and_five_dice() -> None:
    """TM1.1"""
    assert len(NAMES) == 13
    assert len(CARDS) == 78
    assert [sum(monster_of(pair_of(card)) == one for card in CARDS) for one in range(13)] == [6] * 13
    assert DECK.dice == 5


def test_a_part_is_two_cards_a_left_and_a_right_half() -> None:
    """TM1.2, TM1.3: 39 pairs, each of them once."""
    assert len(PAIRS) == 39
    for one in PAIRS:
        assert [half_of(card) for card in CARDS if pair_of(card) == one] == [0, 1]
    assert all(pair_of(other_half(card)) == pair_of(card) and other_half(card) != card for card in CARDS)


def test_left_02_and_left_03_are_no_pair() -> None:
    """TM11.1"""
    eyes, body = 2 * pair("chall eyes"), 2 * pair("chall body")
    assert (part_of(pair_of(eyes)), part_of(pair_of(body))) == (1, 2)
    assert pair_of(eyes) != pair_of(body)


def test_four_elements_have_three_monsters_each_and_the_ghost_stands_alone() -> None:
    """TM1.4, TM1.5, TM1.6"""
    by_element = {
        DECK.elements[element]: [name for name, own in zip(NAMES, ELEMENTS, strict=True) if own == element]
        for element in range(5)
    }
    assert by_element == {
        "earth": ["Striffle", "Wendoung", "Pandadori"],
        "air": ["Sandil", "Tockar", "Elzendam"],
        "fire": ["Chall", "Ilsabelt", "Twik"],
        "water": ["Itvill", "Snergat", "Wah"],
        "ghost": ["Ghost"],
    }


def test_the_logo_lies_in_the_middle() -> None:
    """TM3.2: row 5, columns 4 to 6."""
    assert [cell_name(cell) for cell in LOGO] == ["E4", "E5", "E6"]
    assert len(CELLS) == 78
    assert [cell_name(cell) for cell in (0, 8, 9, 80)] == ["A1", "A9", "B1", "I9"]


@pytest.mark.parametrize(
    ("built", "kind", "hp", "powers"),
    [
        ("striffle sandil chall", MonsterKind.GNOME, 10, "sacrifice"),
        ("chall chall wah", MonsterKind.ABOMINATION, 20, "sacrifice permafrost"),
        ("wah chall wah", MonsterKind.ABOMINATION, 20, "sacrifice permafrost"),
        ("tockar", MonsterKind.OG, 40, "sacrifice permafrost prophet"),
        ("ghost", MonsterKind.THIRTEENTH, 60, "sacrifice permafrost prophet supernova"),
    ],
)
def test_the_kinds_of_monster(built: str, kind: MonsterKind, hp: int, powers: str) -> None:
    """TM2: what each is made of, its health points and its powers."""
    one = monster(built)
    assert one.kind is kind
    assert one.hp == HP[kind] == hp
    assert POWERS[kind] == {Power(power) for power in powers.split()}


@pytest.mark.parametrize(
    ("built", "throws"),
    [
        ("striffle wendoung pandadori", 5),  # TM11.3: a gnome, and five throws
        ("striffle chall wah", 3),
        ("chall chall twik", 5),
        ("chall chall wah", 4),
        ("elzendam", 5),
        ("ghost", 6),
        ("ghost ghost wah", 4),  # TM11.5, TM2.2
        ("ghost wah itvill", 4),
        ("ghost wah chall", 3),
    ],
)
def test_throws_go_by_the_pairs_of_one_element(built: str, throws: int) -> None:
    """TM8.2, TM11.4"""
    assert monster(built).throws == throws


def test_three_earth_pairs_of_three_monsters_are_a_gnome() -> None:
    """TM11.3, and TM11.5 for two ghost pairs."""
    assert monster("striffle wendoung pandadori").hp == 10
    assert monster("ghost ghost wah").kind is MonsterKind.ABOMINATION


@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((6, 6, 6, 1, 2), 18),  # TM11.2
        ((6, 6, 6, 6, 6), 30),
        ((2, 3, 4, 5, 5), 10),
        ((2, 3, 4, 4, 4), 12),
        ((1, 2, 3, 4, 5), 5),  # five different dice: the highest
        ((1, 2, 3, 4, 6), 6),
        ((5, 5, 6, 6, 1), 12),
        ((1, 1, 1, 2, 6), 6),
    ],
)
def test_the_best_face_times_its_dice_counts(dice: tuple[int, ...], result: int) -> None:
    """TM8.6"""
    assert result_of(dice) == result


def test_a_monster_is_known_by_its_head() -> None:
    assert Monster(0, 4, 8).pairs == (0, 4, 8)
    assert monster("chall").element == ELEMENTS[6]


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (replaced(DECK, monsters=(*DECK.monsters[:-1], DECK.monsters[0])), "one name"),
        (
            replaced(DECK, monsters=(*DECK.monsters[:-1], MonsterCard(name="Boo", element="mud"))),
            "no such element: mud",
        ),
        (replaced(DECK, monsters=DECK.monsters[:-1]), "fill the grid"),
        (replaced(DECK, throws=Throws(same_element={1: 3}, thirteenth=6)), "share an element"),
    ],
)
def test_a_deck_that_contradicts_itself_is_refused(broken: Deck, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        broken.check()


def test_a_monster_is_a_head_eyes_and_a_body_and_the_13th_has_60_points() -> None:
    """TM1.7, TM2.3"""
    assert list(map(part_of, monster("ghost").pairs)) == [0, 1, 2]
    assert monster("ghost").hp == 60
    match = position(player("ghost", free="chall head"))
    held = match.state.players[0]
    assert held.free == (pair("chall head"),)
    assert not {*held.free} & {*held.monsters[0].pairs}
