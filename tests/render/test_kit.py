"""The kit: letters, shapes, canvases, palette, encoding."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.drawing.canvas import Canvas
from render.drawing.encode import encode
from render.drawing.palette import CLOTH, HOUSE_COLOURS, INK, PAPER, SEATS, distance
from render.drawing.shapes import box, dashes, ellipse, rounded
from render.drawing.type import SMALLEST, Face, size_to_fit, width_of
from render.monad.symbols import MONAD, core, monad_sign
from render.pieces.seats import badge


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [(part / 255) ** 2.2 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("pair", [(PAPER, CLOTH), (INK, PAPER), *((INK, seat) for seat in SEATS)])
def test_letters_stand_out_from_what_they_are_on(
    pair: tuple[tuple[int, int, int], tuple[int, int, int]],
) -> None:
    assert contrast(*pair) >= 4.5


def test_the_house_palette_leaves_room_for_clear_corners() -> None:
    assert len(HOUSE_COLOURS) <= 256 - 8
    assert len(set(HOUSE_COLOURS)) == len(HOUSE_COLOURS)


def test_every_game_colour_is_in_the_house_palette() -> None:
    assert set(MONAD) | set(SEATS) <= set(HOUSE_COLOURS)


def test_a_house_colour_survives_encoding() -> None:
    for colour in (INK, PAPER, *MONAD, *SEATS):
        data = encode(Image.new("RGB", (120, 120), colour))
        seen = Image.open(BytesIO(data)).convert("RGBA").getpixel((60, 60))
        assert isinstance(seen, tuple)
        assert distance((int(seen[0]), int(seen[1]), int(seen[2])), colour) < 14


def test_bonus_partners_share_their_shape_and_others_do_not() -> None:
    outlines = [core(kind, 0, 0, 50) for kind in range(6)]
    assert all(outlines[kind] == outlines[kind + 3] for kind in range(3))
    assert len({tuple(outline) for outline in outlines}) == 3


def test_the_six_signs_differ_without_colour() -> None:
    greys = set[bytes]()
    for kind in range(6):
        canvas = Canvas(64, 64)
        monad_sign(canvas, kind, 32, 32, 28)
        greys.add(canvas.sprite().image.getchannel("A").tobytes())
    assert len(greys) >= 4  # the suns differ by rays, the stones by outline


def test_the_eight_badges_differ_without_colour() -> None:
    shapes = {badge(seat, 80).image.getchannel("A").tobytes() for seat in range(8)}
    assert len(shapes) == 8


@given(st.text(min_size=1, max_size=40), st.integers(SMALLEST, 60), st.integers(60, 400))
def test_fitted_words_are_no_wider_than_the_room_unless_at_the_smallest(
    words: str, size: int, room: int
) -> None:
    fitted = size_to_fit(words, Face.TEXT, size, room)
    assert fitted == SMALLEST or width_of(words, Face.TEXT, fitted) <= room


def test_a_canvas_is_smooth_at_its_edges() -> None:
    canvas = Canvas(40, 40)
    canvas.fill(ellipse(20, 20, 15), PAPER)
    levels = {level for _, level in canvas.sprite().image.getchannel("A").getcolors() or []}
    assert len(levels) > 8


def test_a_turned_sprite_grows_to_hold_its_corners() -> None:
    canvas = Canvas(40, 20)
    canvas.fill(box(0, 0, 40, 20), PAPER)
    assert canvas.sprite(turn=90).image.size == (20, 40)


def test_a_shadow_lies_outside_the_sprites_own_box() -> None:
    canvas = Canvas(40, 20)
    canvas.fill(box(0, 0, 40, 20), PAPER)
    sprite = canvas.sprite(shadow=5)
    assert (sprite.width, sprite.height) == (40, 20)
    assert sprite.image.width > 40


def test_what_is_painted_inside_a_path_stays_inside() -> None:
    canvas = Canvas(40, 40)
    with canvas.inside(ellipse(20, 20, 10)) as layer:
        layer.fill(box(0, 0, 40, 40), PAPER)
    alpha = canvas.sprite().image.getchannel("A")
    assert (alpha.getpixel((2, 2)), alpha.getpixel((20, 20))) == (0, 255)


def test_round_corners_never_leave_the_polygon() -> None:
    path = rounded([(0, 0), (100, 0), (100, 50), (0, 50)], 400)
    assert all(0 <= x <= 100 and 0 <= y <= 50 for x, y in path)


def test_dashes_cover_about_half_of_a_line() -> None:
    pieces = dashes([(0, 0), (100, 0)], 10)
    assert sum(piece[-1][0] - piece[0][0] for piece in pieces) == 50
