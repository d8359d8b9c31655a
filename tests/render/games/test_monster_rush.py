"""Monster Rush's pictures and their words."""

import dataclasses
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.monster_rush.cards import CARDS, SYMBOLS
from render import monster_rush
from render.drawing.packing import Effort
from render.monster_rush import hunt, samples
from render.monster_rush.symbols import card, tile
from render.sketch import Words

LIMIT = 60 * 1024
RACE_LIMIT = 80 * 1024


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("cards", [0, 1, 8, 24, 60, 108])
def test_the_board_never_changes_its_size(players: int, cards: int, english: Words) -> None:
    """The buttons below it must not move while fingers wait for them."""
    data = monster_rush.table(samples.hunting(players, cards), english).draw()
    assert Image.open(BytesIO(data)).size == (1000, hunt.HEIGHT)


@pytest.mark.parametrize("lairs", [(36, 33, 34), (32, 31, 28), (1, 15, 32), (29, 30, 35)])
def test_a_full_board_of_eight_is_at_most_80_kib_in_the_race_and_60_with_time(
    lairs: tuple[int, ...], english: Words
) -> None:
    board = monster_rush.table(samples.hunting(8, 24, lairs=lairs), english)
    assert len(board.draw()) <= RACE_LIMIT
    assert len(dataclasses.replace(board, effort=Effort.CARE).draw()) <= LIMIT


@pytest.mark.parametrize("count", range(1, 109))
def test_all_open_cards_fit_the_field(count: int) -> None:
    across, step = hunt.grid(count)
    rows = -(-count // across)
    assert across * step <= 1000 - 2 * hunt.MARGIN
    assert rows * step <= hunt.FIELD_HEIGHT


def test_24_cards_are_shown_large_enough_for_a_phone() -> None:
    across, step = hunt.grid(24)
    assert across == 8
    assert step * 400 / 1000 >= 44


def test_cards_stand_in_the_order_of_play_not_of_seats() -> None:
    """MR3.1: all stay visible; the order is that of the reveals."""
    played = hunt.in_order(samples.hunting(3, 7))
    assert [seat for seat, _ in played] == [0, 1, 2, 0, 1, 2, 0]


def test_clocks_and_readiness_do_not_change_the_picture(english: Words) -> None:
    view = samples.hunting(3, 7)
    later = replace(view, next_at=12345, readied=True, judging=True, touched=1)
    assert monster_rush.table(view, english).key == monster_rush.table(later, english).key


def test_a_capture_is_shown_while_the_field_is_empty(english: Words) -> None:
    view = samples.captured()
    quiet = replace(view, news=())
    assert monster_rush.table(view, english).key != monster_rush.table(quiet, english).key
    assert "Seat 3 (Cy) captured Ronflaf." in monster_rush.table(view, english, ("Ada", "Bo", "Cy")).alt


def test_the_board_in_words_says_what_each_monster_needs(english: Words) -> None:
    text = monster_rush.table(samples.hunting(8, 24, lairs=(36, 33, 34)), english).alt
    assert "Space 1: Colossours, worth 5, needs sword, 2 × bow, fire, 2 × frost; 7 more behind it." in text
    assert "24 open cards: " in text
    assert len(text) <= 1024
    assert not text.endswith("…")


def test_words_of_a_full_board_fit_in_every_language_with_names(words: Words) -> None:
    text = monster_rush.table(samples.hunting(8, 24, lairs=(36, 33, 34)), words, ("Wilhelmina",) * 8).alt
    assert not text.endswith("…")


def test_a_mistake_is_said_and_costs_a_point(english: Words) -> None:
    assert (
        "Seat 2 touched Dragounet too early and loses a point."
        in monster_rush.table(samples.mistaken(), english).alt
    )


def test_the_result_lists_everybody_by_rank(english: Words) -> None:
    view, outcome = samples.ended()
    text = monster_rush.result(view, outcome, english).alt
    assert (
        text.index("1. Seat 2") < text.index("1. Seat 4") < text.index("3. Seat 1") < text.index("4. Seat 3")
    )
    assert "Papatte" not in text


def test_every_card_face_looks_different() -> None:
    assert len({card(index, 92).image.tobytes() for index in range(len(CARDS))}) == len(CARDS)


def test_symbols_differ_without_colour() -> None:
    greys = {tile(symbol, 70).image.convert("L").tobytes() for symbol in SYMBOLS}
    assert len(greys) == len(SYMBOLS)


def test_every_section_of_the_rules_has_a_picture_and_words(words: Words) -> None:
    for section in monster_rush.SECTIONS:
        sketch = monster_rush.rules(section, words)
        assert Image.open(BytesIO(sketch.draw())).width == 1000
        assert 40 < len(sketch.alt) <= 1024
