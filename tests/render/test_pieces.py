"""Pieces are drawn once, laid in the board's own colours, and kept while there is room."""

from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops

from render import monster_rush, studio
from render.__main__ import LOCALES, speaker
from render.cache import Cache
from render.drawing.canvas import Canvas, Mat
from render.drawing.chest import Chest
from render.drawing.encode import encode
from render.drawing.ground import cloth, panel
from render.drawing.inks import at_hand, box, drawing_in
from render.drawing.palette import CLOTH, GLOW, HOUSE_COLOURS, INK, PAPER, ZOO
from render.drawing.shapes import ellipse
from render.drawing.sprite import LAID, PARTS, PIECES, Sprite, kept, together
from render.drawing.type import FAINT, Face
from render.gallery import sketches
from render.monster_rush import samples
from render.pieces.cards import glow
from tests.render.likeness import pixels

PLAYED = {
    *("monad-table", "monad-hand", "monad-result", "cubo", "cubo-result", "monster-rush"),
    *("monster-rush-result", "monster-cube", "monster-cube-claim", "monster-cube-result"),
    *("thirteen-monsters", "thirteen-monsters-field", "thirteen-monsters-collection"),
    *("thirteen-monsters-tray", "thirteen-monsters-battle", "thirteen-monsters-master"),
    "thirteen-monsters-result",
}
RENDER = Path(__file__).parents[2] / "render"


@pytest.fixture(autouse=True)
def empty_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms of our own, with nothing in them."""
    rooms(monkeypatch, PIECES.room, LAID.room, PARTS.room)


def rooms(
    monkeypatch: pytest.MonkeyPatch, pieces: int, laid: int, parts: int
) -> tuple[Cache[bytes], Chest, Chest]:
    new = Cache[bytes](pieces), Chest(laid, LAID.named), Chest(parts, PARTS.named)
    places = ("render.drawing.sprite.PIECES", "render.drawing.sprite.LAID", "render.drawing.canvas.PARTS")
    for place, room in zip(places, new, strict=True):
        monkeypatch.setattr(place, room)
    return new


def disc(size: int = 60) -> Sprite:
    canvas = Canvas(size, size)
    canvas.shape(ellipse(size / 2, size / 2, size / 2 - 4), GLOW)
    return canvas.sprite(shadow=4)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return one.convert("RGB").tobytes() == other.convert("RGB").tobytes()


def two_grounds() -> Mat:
    mat = cloth(200, width=300)
    mat.lay(panel(150, 120, PAPER), 30, 30)
    return mat


@pytest.mark.parametrize("x", [60, 150, 200])
def test_a_piece_on_any_ground_is_the_nearest_colour_to_what_it_would_be_there(x: int) -> None:
    """On paper, across its edge, and on the cloth."""
    mat = two_grounds()
    exact = mat.image.convert("RGB")
    piece = disc()
    exact.paste(piece.image, (x - piece.x, 60 - piece.y), piece.image)
    mat.lay(piece, x, 60)
    inks = box(ZOO)
    assert alike(mat.image, inks.picture(inks.flat(exact)))


@pytest.mark.parametrize("seed", range(12))
def test_what_is_known_of_a_ground_is_what_lies_there(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels, discs and parts anywhere, on each other and over the edge: as if one looked every time."""

    def laid_out() -> Image.Image:
        lots, mat = Random(seed), cloth(300, width=400)
        for _ in range(25):
            x, y = lots.randrange(-40, 400), lots.randrange(-40, 300)
            piece = lots.choice(
                (panel(lots.randrange(60, 260), 120, PAPER), panel(90, 60), disc(), glow(90, 90, 22))
            )
            if lots.random() < 0.3:
                place = (x, y, piece.width, piece.height)
                mat.part((seed, piece.size), place, partial(mat.lay, piece, x, y))
            else:
                mat.lay(piece, x, y)
            mat.text((x + 20, y + 20), str(x), INK, 30)
        return mat.image

    known = laid_out()
    rooms(monkeypatch, PIECES.room, LAID.room, PARTS.room)
    monkeypatch.setattr("render.drawing.plains.Plains.ink_at", lambda *_: None)
    assert alike(known, laid_out())


def test_a_piece_that_hangs_over_the_edge_is_cut_there() -> None:
    mat = cloth(200, width=300)
    mat.lay(disc(), -20, 170)
    assert mat.image.size == (300, 200)
    assert mat.image.convert("RGB").getpixel((8, 195)) == GLOW


def test_a_piece_is_drawn_once() -> None:
    drawn: list[int] = []

    @kept
    def piece(size: int) -> Sprite:
        drawn.append(size)
        return disc(size)

    mat = two_grounds()
    for x in (60, 150, 200, 60):
        mat.lay(piece(40), x, 60)
    assert piece(40) is piece(40)
    assert piece(50).width == 50
    assert drawn == [40, 50]


def test_a_piece_that_had_to_leave_the_room_is_drawn_again_and_looks_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []

    @kept
    def piece() -> Sprite:
        drawn.append(1)
        return disc()

    with_room, without = cloth(200, width=300), cloth(200, width=300)
    with_room.lay(piece(), 60, 60)
    assert len(drawn) == 1
    rooms(monkeypatch, 0, 0, 0)
    without.lay(piece(), 60, 60)
    assert alike(with_room.image, without.image)
    assert len(drawn) == 2


def test_a_part_that_stands_still_is_not_drawn_again_wherever_it_lies() -> None:
    drawn: list[int] = []

    def painted(x: int) -> Image.Image:
        mat = cloth(200, width=300)

        def draw() -> None:
            drawn.append(x)
            mat.lay(disc(), x + 10, 60)

        mat.part("disc", (x, 50, 90, 90), draw)
        return mat.image.crop((x, 50, x + 90, 140))

    assert alike(painted(40), painted(40))
    assert alike(painted(40), painted(160))
    assert drawn == [40]


def test_a_part_is_drawn_again_on_another_ground_in_another_size_or_in_other_colours() -> None:
    drawn: list[str] = []

    def part(mat: Mat, name: str, width: int = 60) -> None:
        mat.part("part", (60, 60, width, 60), lambda: drawn.append(name))

    part(cloth(200, width=300), "cloth")
    part(two_grounds(), "paper")
    part(cloth(200, width=300), "wide", 80)
    with drawing_in(HOUSE_COLOURS):
        part(cloth(200, width=300), "house")
    assert drawn == ["cloth", "paper", "wide", "house"]


def test_colours_that_are_opened_are_those_of_the_boards_begun_meanwhile() -> None:
    with drawing_in(HOUSE_COLOURS):
        assert at_hand() is box(HOUSE_COLOURS)
        with drawing_in(ZOO):
            assert at_hand() is box(ZOO)
        assert cloth(200).image.getpalette() == [part for colour in HOUSE_COLOURS for part in colour]
    assert at_hand() is box(ZOO)


def test_pieces_together_are_what_they_are_one_after_the_other() -> None:
    one, other = disc(), panel(50, 50, PAPER, INK)
    apart, whole = cloth(200, width=300), cloth(200, width=300)
    apart.lay(one, 60, 60)
    apart.lay(other, 90, 80)
    whole.lay(together(120, 120, [(one, 10, 10), (other, 40, 30)]), 50, 50)
    apart_and_whole = ImageChops.difference(apart.image.convert("RGB"), whole.image.convert("RGB"))
    different = apart_and_whole.convert("L").point(lambda level: 255 if level else 0).histogram()[255]
    assert different < 60  # where one soft edge lies on another


def test_a_field_of_any_size_has_the_corners_of_a_small_one() -> None:
    small, large = panel(60, 60), panel(300, 180)
    for corner in ((0, 0, 25, 25),):
        assert alike(small.image.crop(corner), large.image.crop(corner))
    assert large.image.getpixel((150, 90)) == small.image.getpixel((30, 30))


def test_words_are_laid_where_they_are_asked_for() -> None:
    mat = cloth(200, width=300)
    width = mat.text((150, 100), "HHHH", PAPER, 40, Face.TITLE, "mm")
    seen = mat.image.convert("RGB")
    letters = [(x, y) for x in range(300) for y in range(200) if seen.getpixel((x, y)) == PAPER]
    left, right = min(x for x, _ in letters), max(x for x, _ in letters)
    top, bottom = min(y for _, y in letters), max(y for _, y in letters)
    assert abs((left + right) / 2 - 150) < 2
    assert abs((top + bottom) / 2 - 100) < 2
    assert abs(right - left - width) < 8
    assert seen.getpixel((150, 30)) == CLOTH


@pytest.mark.parametrize("at", [(40, 40), (39.3, 40.6), (4, 38)])
def test_letters_have_firm_edges_and_stand_where_they_did(at: tuple[float, float]) -> None:
    """What all but fills a pixel or all but leaves it free does so; also where the letters reach beyond."""
    canvas = Canvas(80, 80)
    canvas.text(at, "8", PAPER, 44)
    stencil = canvas.sprite().image.getchannel("A")
    shades = {*stencil.tobytes()}
    assert {0, 255} < shades
    assert not any(0 < grey <= FAINT or 255 - FAINT <= grey < 255 for grey in shades)
    left, top, right, bottom = stencil.getbbox() or (0, 0, 0, 0)
    assert abs((top + bottom) / 2 - at[1]) <= 1
    assert at[0] == 4 or abs((left + right) / 2 - at[0]) <= 1


EACH = pytest.mark.parametrize("each", [pytest.param(1, marks=pytest.mark.thorough), 24])


@EACH
def test_every_picture_is_the_same_drawn_anew_from_pieces_and_from_parts(
    each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = list(sketches(speaker(LOCALES / "en")))[::each]
    fresh = [sketch.draw() for sketch in wanted]
    for sketch, data in zip(wanted, fresh, strict=True):
        assert pixels(sketch.draw()) == pixels(data)
    rooms(monkeypatch, PIECES.room, 0, 0)
    for sketch, data in zip(wanted, fresh, strict=True):
        if "rules" not in sketch.name and "zoo" not in sketch.name:
            assert pixels(sketch.draw()) == pixels(data)


@EACH
def test_a_picture_that_people_play_on_is_laid_of_known_pieces_alone_when_it_is_drawn_again(
    each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms(monkeypatch, PIECES.room, 60 << 20, 0)  # all of them one after the other
    played = [one for one in sketches(speaker(LOCALES / "en")) if one.name in PLAYED]
    assert {one.name for one in played} == PLAYED
    played = played[::each]
    for sketch in played:
        sketch.draw()
    drawn: list[str] = []
    finished = Canvas.sprite

    def counted(canvas: Canvas, *, shadow: float = 0, turn: float = 0) -> Sprite:
        drawn.append(sketch.name)
        return finished(canvas, shadow=shadow, turn=turn)

    monkeypatch.setattr(Canvas, "sprite", counted)
    for sketch in played:
        sketch.draw()
    assert drawn == []


def test_a_piece_that_is_drawn_each_time_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    _, laid, _ = rooms(monkeypatch, PIECES.room, LAID.room, PARTS.room)
    mat = two_grounds()
    before = laid.bytes
    mat.lay(disc(), 60, 60)
    assert laid.bytes == before


def test_the_rooms_keep_their_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = (20_000, 200_000, 100_000)
    now = rooms(monkeypatch, *limits)
    speak = speaker(LOCALES / "en")
    for cards in range(8):
        monster_rush.table(samples.hunting(4, cards), speak).draw()
        assert all(0 < room.bytes <= limit for room, limit in zip(now, limits, strict=True))


def test_all_that_is_kept_of_pictures_and_films_takes_at_most_20_mib_together() -> None:
    assert PIECES.room + LAID.room + PARTS.room + studio.ROOM + studio.FILM_ROOM <= 20 << 20


def test_what_was_folded_up_is_what_was_laid_by() -> None:
    wanted = {level: Image.new("L", (256, 256), level) for level in range(40)}
    for level, image in wanted.items():
        image.paste(255, (level, level, 3 * level + 1, 3 * level + 1))
    chest = Chest(400_000, lambda key: ("folded", key))
    for level, image in wanted.items():
        chest.put(level, image)
        assert 0 < chest.bytes <= chest.room
    for level, image in wanted.items():
        found = chest.get(level)
        assert found is not None
        assert (found.size, found.tobytes()) == (image.size, image.tobytes())
    assert sum(image.width * image.height for image in wanted.values()) > 6 * chest.room


def test_a_chest_forgets_what_was_not_asked_for_longest() -> None:
    noise = [Image.effect_noise((100, 100), 90) for _ in range(40)]  # which cannot be folded small
    chest = Chest(100_000, lambda key: key)
    for at, image in enumerate(noise):
        chest.put(at, image)
        assert chest.get(0) is not None
    assert chest.get(1) is None
    assert chest.get(39) is not None
    chest.clear()
    assert (chest.bytes, chest.get(0)) == (0, None)


@pytest.mark.parametrize("room", [0, 60_000, 4_000_000])
def test_a_piece_and_a_part_look_the_same_from_a_chest_of_any_size(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = [samples.hunting(4, cards) for cards in (3, 8, 3, 5, 8)]
    speak = speaker(LOCALES / "en")
    wanted = [monster_rush.table(view, speak).draw() for view in views]
    rooms(monkeypatch, PIECES.room, room, room)
    for _ in range(2):
        assert [monster_rush.table(view, speak).draw() for view in views] == wanted


def test_no_other_piece_of_a_picture_is_kept_for_ever() -> None:
    """Images go to rooms that are counted; what has a number of its own is small, or of one kind, or text."""
    counted = {"drawing/sprite.py", "drawing/type.py"}
    few = {"drawing/inks.py": 1, "drawing/ground.py": 1, "drawing/encode.py": 1}
    few |= {"monad/alt.py": 3, "monad/market.py": 1, "monster_cube/layout.py": 1}
    found = {
        str(path.relative_to(RENDER)): path.read_text("utf-8").count("@lru_cache")
        for path in RENDER.rglob("*.py")
    }
    assert {path: count for path, count in found.items() if count and path not in counted} == few


def test_what_was_encoded_is_what_was_drawn() -> None:
    with drawing_in(ZOO):
        mat = two_grounds()
        mat.lay(disc(), 150, 60)
        drawn = mat.image
    seen = Image.open(BytesIO(encode(drawn))).convert("RGBA").crop((40, 0, 260, 200))
    assert alike(seen, drawn.crop((40, 0, 260, 200)))
