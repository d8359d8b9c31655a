"""The studio draws off the loop, each picture once, and remembers within its room."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from bench.patience import SECONDS
from render import studio as studio_room
from render.__main__ import LOCALES, speaker
from render.cache import Cache
from render.gallery import sketches
from render.replay import Moment, film
from render.sketch import Sketch
from render.studio import AT_MOST, ROOM, TO_GIVE_BACK, Studio
from tests.render.likeness import pixels


def flat() -> Image.Image:
    return Image.new("RGB", (100, 100), (27, 42, 78))


async def test_a_cached_picture_is_not_drawn_again() -> None:
    drawn: list[str] = []

    def paint() -> Image.Image:
        drawn.append(threading.current_thread().name)
        return flat()

    studio = Studio()
    first = await studio.draw(Sketch("key", "board", "A board.", paint))
    second = await studio.draw(Sketch("key", "board", "Un plateau.", paint))
    studio.close()
    assert first.data == second.data
    assert (first.alt, second.alt) == ("A board.", "Un plateau.")
    assert (first.filename, first.content_type) == ("board.png", "image/png")
    assert len(drawn) == 1
    assert drawn[0].startswith("studio")


async def test_no_board_waits_for_films() -> None:
    """However many are wished for: they are made one after the other, beside the boards."""
    at_once, most = 0, 0
    open_door = threading.Event()

    def paint() -> Image.Image:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        open_door.wait(SECONDS)
        at_once -= 1
        return flat()

    studio = Studio()
    moments = [[Moment(Sketch(("board", film), "board", "", paint), 0.0)] for film in range(4)]
    films = [
        asyncio.create_task(studio.draw(film(f"film-{at}", at, "A film.", kept)))
        for at, kept in enumerate(moments)
    ]
    await asyncio.sleep(0)
    board = await studio.draw(Sketch("key", "board", "A board.", flat))
    assert board.data
    assert not any(one.done() for one in films)
    open_door.set()
    assert {(await one).filename for one in films} == {f"film-{at}.gif" for at in range(4)}
    assert most == 1
    studio.close()


@dataclass(frozen=True)
class Reel:
    """A film of this name, larger than all that is kept of boards."""

    key: str
    drawn: list[str]
    filename: str = "reel.gif"
    alt: str = ""
    takes_long: bool = True

    def draw(self) -> bytes:
        self.drawn.append(self.key)
        return bytes(ROOM + 1)


async def test_a_film_that_is_wished_for_again_is_not_made_again_and_no_board_leaves_for_it() -> None:
    studio, drawn = Studio(), list[str]()

    def paint() -> Image.Image:
        drawn.append("board")
        return flat()

    board, reel = Sketch("key", "board", "A board.", paint), Reel("reel", drawn)
    for _ in range(2):
        await studio.draw(board)
        await studio.draw(reel)
    studio.close()
    assert sorted(drawn) == ["board", "reel"]
    assert studio.films.bytes <= studio.films.room


async def test_what_drawing_left_in_memory_is_given_back_once_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[int] = []
    drawn: list[int] = []
    monkeypatch.setattr(studio_room, "give_back", lambda: given.append(len(drawn)))
    monkeypatch.setattr(studio_room, "PAUSE", 3_600)
    monkeypatch.setattr(studio_room, "QUIET", 3_600)

    def paint() -> Image.Image:
        drawn.append(1)
        return flat()

    studio = Studio(threads=1)
    together = [Sketch(key, "board", "", paint) for key in range(AT_MOST + 5)]
    await asyncio.gather(*(studio.draw(sketch) for sketch in together))
    for key in range(AT_MOST - 1):
        await studio.draw(Sketch(("alone", key), "board", "", paint))
    studio.close()
    assert given == [len(together)], "not while others wait, and not for a few"


async def test_what_few_pictures_left_is_given_back_when_it_has_been_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = asyncio.Event()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(studio_room, "give_back", lambda: loop.call_soon_threadsafe(given.set))
    monkeypatch.setattr(studio_room, "QUIET", 0)
    studio = Studio(threads=1)
    await studio.draw(Sketch("one", "board", "", flat))
    async with asyncio.timeout(10):
        await given.wait()
    studio.close()


async def test_of_many_pictures_a_short_pause_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    given = asyncio.Event()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(studio_room, "give_back", lambda: loop.call_soon_threadsafe(given.set))
    monkeypatch.setattr(studio_room, "QUIET", 3_600)
    studio = Studio(threads=1)
    for key in range(TO_GIVE_BACK):
        assert not given.is_set()
        await studio.draw(Sketch(key, "board", "", flat))
    async with asyncio.timeout(10):
        await given.wait()
    studio.close()


async def test_a_studio_that_is_closed_gives_nothing_back_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(studio_room, "give_back", lambda: given.append(None))
    monkeypatch.setattr(studio_room, "QUIET", 3_600)
    before = set(threading.enumerate())
    studio = Studio(threads=1)
    await studio.draw(Sketch("one", "board", "", flat))
    waiting = [one for one in threading.enumerate() if one not in before and isinstance(one, threading.Timer)]
    assert len(waiting) == 1
    studio.close()
    waiting[0].join(10)
    assert not waiting[0].is_alive()
    assert not given


HOLDER = """
from pathlib import Path
from render.memory import give_back, share_one_heap

def resident() -> int:
    return next(int(line.split()[1]) for line in Path("/proc/self/status").open() if line.startswith("VmRSS"))

if share_one_heap():
    held = [b"x" * 60_000 for _ in range(1000)]
    last = b"x" * 60_000  # above them, so that the heap cannot merely be cut off
    before = resident()
    del held
    give_back()
    assert before - resident() > 50_000
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system sees to it")
def test_memory_is_given_back_to_the_system() -> None:
    """In a process of its own: a heap that is shared is shared for good."""
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", HOLDER], cwd=root, check=False).returncode == 0


async def test_many_who_ask_at_once_get_one_drawing() -> None:
    drawn: list[int] = []
    open_door = threading.Event()

    def paint() -> Image.Image:
        open_door.wait(SECONDS)
        drawn.append(1)
        return flat()

    studio = Studio()
    asked = [asyncio.create_task(studio.draw(Sketch("key", "board", "", paint))) for _ in range(20)]
    await asyncio.sleep(0)
    open_door.set()
    pictures = await asyncio.gather(*asked)
    studio.close()
    assert len(drawn) == 1
    assert len({picture.data for picture in pictures}) == 1


async def test_one_who_stops_waiting_does_not_spoil_it_for_the_others() -> None:
    open_door = threading.Event()

    def paint() -> Image.Image:
        open_door.wait(SECONDS)
        return flat()

    studio = Studio()
    sketch = Sketch("key", "board", "", paint)
    impatient, patient = (asyncio.create_task(studio.draw(sketch)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    open_door.set()
    assert (await patient).data
    studio.close()


async def test_a_failed_drawing_is_told_and_tried_again() -> None:
    tries: list[int] = []

    def paint() -> Image.Image:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("no ink")
        return flat()

    studio = Studio()
    sketch = Sketch("key", "board", "", paint)
    with pytest.raises(OSError, match="no ink"):
        await studio.draw(sketch)
    assert (await studio.draw(sketch)).data
    studio.close()


def test_the_cache_forgets_what_was_not_asked_for_longest() -> None:
    cache = Cache[bytes](10)
    cache.put("a", b"1234", 4)
    cache.put("b", b"1234", 4)
    assert cache.get("a") == b"1234"
    cache.put("c", b"1234", 4)
    assert cache.get("b") is None
    assert (cache.get("a"), cache.get("c")) == (b"1234", b"1234")
    assert cache.bytes == 8


def test_putting_a_key_again_counts_its_bytes_once() -> None:
    cache = Cache[bytes](10)
    for _ in range(5):
        cache.put("a", b"12345", 5)
    assert (cache.bytes, len(cache)) == (5, 1)


def test_what_is_larger_than_the_room_is_not_kept() -> None:
    cache = Cache[bytes](3)
    cache.put("a", b"12345", 5)
    assert (cache.get("a"), cache.bytes) == (None, 0)


async def test_pictures_drawn_at_once_in_many_threads_are_those_drawn_one_by_one() -> None:
    speak = speaker(LOCALES / "en")
    wanted = [sketch for sketch in sketches(speak) if "rules" not in sketch.name][::4]
    studio = Studio(threads=4)
    together = await asyncio.gather(*(studio.draw(sketch) for sketch in reversed(wanted)))
    studio.close()
    for picture, sketch in zip(reversed(together), wanted, strict=True):
        assert pixels(picture.data) == pixels(sketch.draw())


async def test_what_stands_in_one_line_is_drawn_in_its_order_however_soon_it_was_asked_for() -> None:
    drawn: list[str] = []
    open_door = threading.Event()

    def painting(name: str, *, waits: bool = False) -> Sketch:
        def paint() -> Image.Image:
            if waits:
                open_door.wait(SECONDS)
            drawn.append(name)
            return flat()

        return Sketch(name, "board", "", paint)

    studio = Studio()
    studio.draw_soon(painting("hand", waits=True), 7)
    studio.draw_soon(painting("board"), 7)
    board = asyncio.create_task(studio.draw(painting("board"), 7))
    other = asyncio.create_task(studio.draw(painting("another table's"), 8))
    await other
    assert drawn == ["another table's"]
    open_door.set()
    await asyncio.gather(board, studio.draw(painting("hand"), 7))
    studio.close()
    assert drawn == ["another table's", "hand", "board"]


async def test_a_picture_is_begun_whenever_it_is_waited_for() -> None:
    is_begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def paint() -> Image.Image:
        loop.call_soon_threadsafe(is_begun.set)
        return flat()

    studio = Studio()
    coming = studio.draw(Sketch("key", "board", "", paint))
    await is_begun.wait()
    assert (await coming).filename == "board.png"
    studio.close()


async def test_what_fails_ahead_fails_again_for_whoever_asks() -> None:
    def fail() -> Image.Image:
        raise ZeroDivisionError

    studio = Studio()
    studio.draw_soon(Sketch("key", "board", "", fail), 7)
    with pytest.raises(ZeroDivisionError):
        await studio.draw(Sketch("key", "board", "", fail), 7)
    studio.close()


async def test_what_boards_are_made_of_is_gone_through_once() -> None:
    drawn: list[int] = []
    is_done = threading.Event()

    def pieces() -> Iterator[object]:
        for piece in range(3):
            drawn.append(piece)
            yield piece
        is_done.set()

    studio = Studio()
    studio.prepare("monad", pieces)
    studio.prepare("monad", pieces)
    await asyncio.to_thread(is_done.wait)
    studio.close()
    assert drawn == [0, 1, 2]
