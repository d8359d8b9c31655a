"""Where pictures are drawn: a few threads away from the loop, and a memory of what they drew.

Films are made one after the other in a thread of their own: no board waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Timer
from typing import Any, Protocol

from render.cache import Cache
from render.drawing.encode import CONTENT_TYPE
from render.memory import give_back

ROOM = 2 * 1024 * 1024  # whoever asks again asks soon. With films and `render.drawing.sprite` 20 MiB for all
FILM_ROOM = 3 * 1024 * 1024  # the longest film, or a few shorter ones: no board has to leave for them
TO_GIVE_BACK = 20  # pictures drawn, after which a short pause is used to give back what they left
AT_MOST = 60  # after so many it is done at once: the next picture takes a millisecond longer then
PAUSE = 0.1  # s without a picture: whoever pressed has been answered
QUIET = 1.0  # s without a picture, after which it is done anyhow


@dataclass(frozen=True, slots=True)
class Picture:
    data: bytes
    content_type: str
    filename: str
    alt: str


class Drawable(Protocol):
    """What a studio draws: a `Sketch`, or anything shaped like one."""

    @property
    def key(self) -> Hashable: ...
    @property
    def filename(self) -> str: ...
    @property
    def alt(self) -> str: ...
    @property
    def takes_long(self) -> bool: ...
    @property
    def draw(self) -> Callable[[], bytes]: ...


class Studio:
    """Draws each picture once: whoever asks for one that is being drawn waits for the same bytes.

    What belongs together stands in one line, which one thread draws in its order: the first would only be
    ready later if another thread drew the next at the same time.
    """

    def __init__(self, *, threads: int = 2, room: int = ROOM) -> None:
        self.cache = Cache[bytes](room)
        self.films = Cache[bytes](FILM_ROOM)
        self._threads = tuple(ThreadPoolExecutor(1, thread_name_prefix="studio") for _ in range(threads))
        self._films = ThreadPoolExecutor(1, thread_name_prefix="studio film")
        self._drawing: dict[Hashable, asyncio.Future[bytes]] = {}
        self._prepared = set[str]()
        self._drawn = 0  # since memory was given back
        self._drew = 0.0  # s, when the last picture was done
        self._resting: Timer | None = None  # no timer of the loop: nothing there waits for it
        self._closed = False

    def draw(self, sketch: Drawable, line: Hashable = None) -> Coroutine[Any, Any, Picture]:
        """Begun at once, whenever it is waited for."""
        data = self._kept_with(sketch).get(sketch.key)
        if data is None:
            data = self._drawing.get(sketch.key) or self._begin(sketch, line)
        return _finished(sketch, data)

    def draw_soon(self, sketch: Drawable, line: Hashable) -> None:
        """Nobody waits for it yet."""
        if self._kept_with(sketch).get(sketch.key) is None and sketch.key not in self._drawing:
            self._begin(sketch, line)

    def prepare(self, kind: str, pieces: Callable[[], Iterable[object]]) -> None:
        """Draw what boards of this kind are made of, before somebody waits for it; once is enough."""
        if kind not in self._prepared:
            self._prepared.add(kind)
            self._films.submit(self._go_through, pieces)

    def _go_through(self, pieces: Callable[[], Iterable[object]]) -> None:
        for _ in pieces():
            if self._closed:
                return

    def close(self) -> None:
        self._closed = True
        if self._resting is not None:
            self._resting.cancel()
        for threads in (*self._threads, self._films):
            threads.shutdown(cancel_futures=True)

    def _begin(self, sketch: Drawable, line: Hashable) -> asyncio.Future[bytes]:
        threads = self._threads[hash(line or sketch.key) % len(self._threads)]
        if sketch.takes_long:  # no line waits for it
            threads = self._films
        work = asyncio.get_running_loop().run_in_executor(threads, sketch.draw)
        self._drawing[sketch.key] = work
        work.add_done_callback(lambda done: self._end(sketch, done))
        return work

    def _kept_with(self, sketch: Drawable) -> Cache[bytes]:
        return self.films if sketch.takes_long else self.cache

    def _end(self, sketch: Drawable, work: asyncio.Future[bytes]) -> None:
        del self._drawing[sketch.key]
        self._drawn += 1
        self._drew = time.monotonic()
        if not self._drawing and not self._closed:
            if self._drawn >= AT_MOST:
                self._drawn = 0
                self._films.submit(give_back)
            elif self._resting is None or self._drawn == TO_GIVE_BACK:
                self._look_again(QUIET if self._drawn < TO_GIVE_BACK else PAUSE)
        if not work.cancelled() and work.exception() is None:
            self._kept_with(sketch).put(sketch.key, work.result(), len(work.result()))

    def _look_again(self, seconds: float) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self._resting = Timer(seconds, self._rest)
        self._resting.start()

    def _rest(self) -> None:
        """In the timer's thread: give back what pictures left, once it has been quiet."""
        pause = PAUSE if self._drawn >= TO_GIVE_BACK else QUIET
        left = self._drew + pause - time.monotonic()
        if self._closed:
            return
        if left > 0 or self._drawing:
            self._look_again(max(left, PAUSE))
            return
        self._resting, self._drawn = None, 0
        give_back()


async def _finished(sketch: Drawable, drawn: bytes | asyncio.Future[bytes]) -> Picture:
    # Whoever waits no longer takes it from nobody else.
    data = drawn if isinstance(drawn, bytes) else await asyncio.shield(drawn)
    return Picture(data, CONTENT_TYPE, sketch.filename, sketch.alt)
