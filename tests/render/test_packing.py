"""What is packed comes out as it went in, whatever a system has to pack it with."""

import sys
import zlib
from io import BytesIO

import pytest
from deflate import deflate_compress
from PIL import Image

from render import monad
from render.__main__ import LOCALES, speaker
from render.drawing import packing
from render.drawing.bands import packed_soon
from render.drawing.encode import LIMIT, RACE_LIMIT, encode
from render.drawing.inks import drawing_in
from render.drawing.packing import Effort
from render.drawing.palette import HOUSE_COLOURS
from render.drawing.pixels import in_lines, mapped
from render.monad import samples

SMALL = LIMIT - 1200  # pixels that leave room for the palette and for the marks of a PNG
DATA = b"".join(bytes([row % 7] * 300 + [row % 256] * 50) for row in range(400))


@pytest.fixture(params=[(), ("isal.isal_zlib",), ("deflate",), ("isal.isal_zlib", "deflate")])
def without(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """On a system that lacks these; how many packers are left."""
    for package in request.param:
        monkeypatch.setitem(sys.modules, package, None)
    left = packing.packers()
    monkeypatch.setattr("render.drawing.packing.PACKERS", left)
    if "isal.isal_zlib" in request.param:
        monkeypatch.setattr("render.drawing.bands._hasty", None)
    if "deflate" in request.param:
        monkeypatch.setattr("render.drawing.bands._careful", None)
    assert len(left) == 3 - len(request.param)
    return len(left)


@pytest.mark.parametrize("effort", list(packing.Effort))
def test_any_system_packs(without: int, effort: Effort) -> None:
    packed = packing.packed(DATA, effort)
    assert zlib.decompress(packed) == DATA
    assert len(packed) < len(DATA) / 20


def noisy(across: int) -> Image.Image:
    """A picture that packs badly, the worse the more of it is noise."""
    picture = Image.new("P", (1000, 400))
    picture.putpalette([part for colour in HOUSE_COLOURS for part in colour])
    noise = mapped(Image.effect_noise((across, 400), 120), lambda level: level % len(HOUSE_COLOURS))
    picture.paste(Image.frombytes("P", noise.size, noise.tobytes()), (0, 0))
    return picture


def test_a_picture_in_haste_may_be_larger_up_to_its_limit() -> None:
    crowded = noisy(260)
    assert LIMIT < len(encode(crowded, effort=Effort.HASTE)) <= RACE_LIMIT


@pytest.fixture(scope="module")
def crowded() -> Image.Image:
    """A board that takes a quarter more in haste, which is more than it may."""
    with drawing_in(HOUSE_COLOURS):
        return monad.table(samples.traded(), speaker(LOCALES / "en")).paint()


def test_a_prompt_picture_is_packed_in_haste_as_far_as_the_limit_allows(crowded: Image.Image) -> None:
    few = noisy(100)
    assert encode(few, effort=Effort.PROMPT) == encode(few, effort=Effort.HASTE)
    hasty, prompt, careful = (
        len(encode(crowded, effort=effort)) for effort in (Effort.HASTE, Effort.PROMPT, Effort.CARE)
    )
    assert careful < prompt <= LIMIT < hasty


@pytest.mark.parametrize("room", [10**6, 68_000, 64_000, 60_000, 56_900, 55_500, 40_000])
def test_bands_in_haste_and_with_care_are_one_stream(room: int, without: int, crowded: Image.Image) -> None:
    """As far as there is room for haste; where all needs care, as much of it as will probably do."""
    _, lines = in_lines(crowded)
    packed, taken = packed_soon(lines, room)
    assert zlib.decompress(packed) == lines
    if without == 3:
        assert len(packed) <= room or room == 40_000
        assert (taken is Effort.HASTE) == (room >= 60_000)


def small(across: int) -> bytearray:
    """A picture so small that it is packed in one go, unless it is denser than any board."""
    return in_lines(noisy(across).crop((0, 0, 380, 400)))[1]


def test_what_surely_fits_is_packed_in_haste_in_one_go(without: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def in_bands(*_: int) -> None:
        pytest.fail("there is no need for bands")

    if without == 3:
        monkeypatch.setattr("render.drawing.bands._hasty", in_bands)
    few = small(40)
    packed, taken = packed_soon(few, 60_000)
    assert zlib.decompress(packed) == few
    assert taken is Effort.HASTE


def test_what_is_denser_than_any_board_is_packed_with_care_all_the_same(without: int) -> None:
    noise = small(380)
    packed, taken = packed_soon(noise, 60_000)
    assert zlib.decompress(packed) == noise
    if without == 3:
        assert taken is not Effort.HASTE


def test_the_less_room_there_is_the_more_care_is_taken(crowded: Image.Image) -> None:
    _, lines = in_lines(crowded)
    rooms = (10**6, 68_000, 64_000, 60_000, 56_900, 55_500, 40_000)
    soon = [packed_soon(lines, room) for room in rooms]
    sizes = [len(data) for data, _ in soon]
    assert sizes == sorted({*sizes}, reverse=True)
    assert [taken for _, taken in soon[3:]] == [Effort.HASTE, Effort.CARE, Effort.MORE, Effort.MUCH]


@pytest.mark.parametrize(
    ("share", "room", "taken"), [(0.7, 60_000, Effort.HASTE), (0.1, 50_000, Effort.CARE)]
)
def test_where_care_helps_less_than_it_was_thought_it_is_taken_of_more_bands(
    share: float, room: int, taken: Effort, crowded: Image.Image, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is packed twice with care, and what no band can help is told to have had it all."""
    asked: list[int] = []

    def careful(part: memoryview, level: int) -> bytes:
        asked.append(len(part))
        return bytes(deflate_compress(part, level))

    monkeypatch.setattr("render.drawing.bands._careful", careful)
    monkeypatch.setattr("render.drawing.bands.WITH_CARE", share)
    _, lines = in_lines(crowded)
    packed, done = packed_soon(lines, room)
    assert (zlib.decompress(packed), done) == (lines, taken)
    assert len(asked) == 1
    assert asked[0] < len(lines)
    assert len(packed) <= room or taken is Effort.CARE


def test_a_picture_that_is_too_large_in_haste_is_packed_with_care() -> None:
    crowded = noisy(400)
    assert len(encode(crowded, effort=Effort.HASTE)) == min(
        len(encode(crowded, effort=Effort.CARE)), len(encode(crowded, effort=Effort.UTMOST))
    )


@pytest.mark.parametrize("effort", [Effort.HASTE, Effort.PROMPT, Effort.CARE])
def test_the_limit_is_kept_by_the_whole_file_and_not_by_its_pixels_alone(
    monkeypatch: pytest.MonkeyPatch, effort: Effort
) -> None:
    """What would only just fit without its palette and marks is packed with more care."""
    sizes = {Effort.CARE: LIMIT, Effort.MORE: 1_000}

    def packed(_: bytes, taken: Effort) -> bytes:
        return bytes(sizes[taken] - 100)

    def packed_soon(_: bytes, room: int) -> tuple[bytes, Effort]:
        return bytes((RACE_LIMIT if room > LIMIT else LIMIT) - 100), Effort.HASTE

    monkeypatch.setattr("render.drawing.encode.packed", packed)
    monkeypatch.setattr("render.drawing.encode.packed_soon", packed_soon)
    assert 0 < len(encode(noisy(1), effort=effort)) <= LIMIT


@pytest.mark.parametrize(
    ("sizes", "taken"),
    [
        ((SMALL, 0, 0, 0), [Effort.CARE]),
        ((LIMIT, SMALL, 0, 0), [Effort.CARE, Effort.MORE]),
        ((LIMIT, LIMIT, SMALL, 0), [Effort.CARE, Effort.MORE, Effort.MUCH]),
        ((LIMIT, LIMIT, LIMIT, SMALL), [Effort.CARE, Effort.MORE, Effort.MUCH, Effort.UTMOST]),
        ((LIMIT + LIMIT // 20, 0, SMALL, 0), [Effort.CARE, Effort.MUCH]),
    ],
)
def test_a_picture_that_is_too_large_with_care_takes_only_as_much_more_time_as_it_must(
    sizes: tuple[int, ...], taken: list[Effort], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Effort] = []
    slow = (Effort.CARE, Effort.MORE, Effort.MUCH, Effort.UTMOST)

    def pack(_: bytes, level: int) -> bytes:
        asked.append(slow[level])
        return bytes(sizes[level])

    levels = {effort: level for level, effort in enumerate(slow)}
    monkeypatch.setattr("render.drawing.packing.PACKERS", [(pack, levels)])
    assert len(encode(noisy(10))) > sizes[slow.index(taken[-1])]
    assert asked == taken


def test_whatever_counts_the_checksum_it_is_that_of_zlib() -> None:
    assert packing.checksum(DATA, packing.checksum(b"IDAT", 0)) == zlib.crc32(DATA, zlib.crc32(b"IDAT"))


@pytest.mark.parametrize("effort", list(Effort))
def test_others_read_what_we_write(effort: Effort) -> None:
    picture = noisy(100)
    seen = Image.open(BytesIO(encode(picture, effort=effort)))
    seen.load()
    assert seen.format == "PNG"
    inner = (50, 50, 950, 350)
    assert seen.crop(inner).tobytes() == picture.crop(inner).tobytes()
    clear = seen.convert("RGBA").getpixel((0, 0))
    assert isinstance(clear, tuple)
    assert clear[3] == 0
