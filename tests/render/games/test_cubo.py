"""Cubo's pictures and their words."""

from collections.abc import Callable
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.cubo.cards import DICE, LINES, Colour
from engine.cubo.scoring import points_of_lines, score_sheet
from engine.cubo.state import Phase, Scored, View
from render import cubo
from render.cubo import samples
from render.cubo.board import doubled, lit_seats
from render.pieces.dice import die
from render.sketch import Words

LIMIT = 60 * 1024
VIEWS = (samples.start, samples.racing, samples.choosing, samples.scored)


@pytest.mark.parametrize("build", VIEWS)
def test_a_board_is_a_thousand_pixels_wide_and_at_most_60_kib(
    build: Callable[[], View], english: Words
) -> None:
    data = cubo.table(build(), english).draw()
    assert Image.open(BytesIO(data)).width == 1000
    assert len(data) <= LIMIT


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_number_of_players_has_its_place(players: int, english: Words) -> None:
    view = samples.scored()
    few = replace(view, players=view.players[:players], news=())
    assert Image.open(BytesIO(cubo.table(few, english).draw())).width == 1000


def test_the_board_is_as_high_while_squares_are_hidden_as_when_they_are_scored(english: Words) -> None:
    """The buttons below keep their place from the first board to the last."""
    views = [build() for build in VIEWS]
    for seats in range(1, 5):
        boards = [replace(view, players=view.players[:seats], news=()) for view in views[1::2]]
        heights = {Image.open(BytesIO(cubo.table(board, english).draw())).height for board in boards}
        assert len(heights) == 1


def test_doubled_lines_are_those_that_score_twice() -> None:
    """CU6.5, CU6.6: one colour doubles, and the white die is of both colours."""
    for square in samples.SQUARES:
        told = score_sheet(square)
        for line, points in zip(LINES, told.lines, strict=True):
            highest = max(square[cell].value for cell in line)
            if points:
                assert points == highest * (2 if doubled(told, line) else 1)


def test_a_hidden_square_is_neither_in_the_picture_nor_in_the_words(english: Words) -> None:
    view = samples.racing()
    text = cubo.table(view, english).alt
    assert "Square" not in text
    assert "Seat 2: 27\u00a0points, laying the dice." in text


def test_nobody_holds_dice_once_the_match_is_over(words: Words, english: Words) -> None:
    view = replace(samples.start(), phase=Phase.OVER)
    assert "dice in hand" in cubo.table(samples.start(), english).alt
    assert "dice in hand" not in cubo.table(view, english).alt
    done = words("picture-cubo-player", seat=words("picture-seat", seat=2), points=0, status="done")
    assert done in cubo.table(view, words).alt


def test_rolling_again_does_not_change_the_public_picture(english: Words) -> None:
    view = samples.racing()
    rolled = replace(view, players=tuple(replace(player, rolls=9) for player in view.players))
    assert cubo.table(view, english).key == cubo.table(rolled, english).key


def test_a_taken_die_changes_the_picture(english: Words) -> None:
    view = samples.racing()
    other = replace(view, owners=(None, None, 1, None))
    assert cubo.table(view, english).draw() != cubo.table(other, english).draw()


def test_a_scored_square_is_told_line_by_line(english: Words) -> None:
    text = cubo.table(samples.scored(), english).alt
    assert points_of_lines(samples.SQUARES[2]) == (6, 12, 12, 6, 12, 6)
    assert "Square: red 6, blue 6, red 6 / red 6, white 6, red 6 / blue 6, blue 6, blue 6." in text
    assert "Lines 6 + 12 + 12 + 6 + 12 + 6 = 54." in text


def test_words_of_four_scored_squares_fit_in_every_language(words: Words) -> None:
    text = cubo.table(samples.scored(), words, ("Wilhelmina",) * 4).alt
    assert len(text) <= 1024
    assert not text.endswith("…")


def test_the_best_cell_for_a_new_die_is_said(english: Words) -> None:
    assert (
        "Seat 2 may put the new die in; best in cell 1, for 8." in cubo.table(samples.choosing(), english).alt
    )


def test_the_result_lists_everybody_by_rank(english: Words) -> None:
    view, outcome = samples.ended()
    text = cubo.result(view, outcome, english).alt
    assert text.index("1. Seat 3: 129\u00a0points") < text.index("2. Seat 1") < text.index("3. Seat 2")


def test_dice_differ_without_colour() -> None:
    pips = {colour: die(colour, 5, 80).image.convert("L").tobytes() for colour in Colour}
    assert len(set(pips.values())) == 3
    assert len({die("red", value, 80).image.tobytes() for value in range(7)}) == 7
    assert len(DICE) == 3


def test_every_section_of_the_rules_has_a_picture_and_words(words: Words) -> None:
    for section in cubo.SECTIONS:
        sketch = cubo.rules(section, words)
        assert Image.open(BytesIO(sketch.draw())).width == 1000
        assert 40 < len(sketch.alt) <= 1024


def test_when_the_match_is_over_the_frame_is_the_winners_whoever_was_scored_last() -> None:
    view, outcome = samples.ended()
    (winner,) = (seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    assert winner != 1
    last = replace(view, news=(Scored(1, 6, None),))
    assert lit_seats(last) == {winner}


def test_between_the_rounds_those_are_framed_who_were_scored_last() -> None:
    assert lit_seats(samples.scored()) == {2}
