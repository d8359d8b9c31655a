"""Tables in memory, each with a queue of its own: what is asked of one is done in turn, and to its end."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.tables.store import Conflict
from engine.tables.table import Standing
from engine.tables.thinking import Intent, Intents

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Live:
    """One table's queue, and what of the table is in memory."""

    id: int
    queue: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0  # how many stand in the queue or are served
    known: Standing | None = None
    shown: int | None = None  # the newest version that was shown
    intents: Intents = field(default_factory=dict[int, Intent])
    seen: tuple[int, int] = (-1, 0)  # the newest revision whose board people were shown, and when
    stirred: int | None = None  # when the brains were given something new to think of
    rethinking: bool = False  # an intent was refused, and the brains were asked once more
    thinker: asyncio.Task[None] | None = None
    pause: int = 0  # ms for which what is due waits, the guild being out of reach
    is_again: bool = False  # a job is done anew after a conflict, which may hide that it was done already

    @property
    def standing(self) -> Standing:
        assert self.known, "a job is done only once its table is loaded"
        return self.known

    @property
    def at_rest(self) -> bool:
        return not (self.waiting or self.intents or self.thinker)

    def forget(self) -> None:
        """What is stored is not known; the next who asks loads it."""
        self.known, self.intents, self.stirred = None, {}, None


class Queues:
    def __init__(self, load: Callable[[Live], Awaitable[None]], keep: int) -> None:
        self._load = load  # sets `known`, or raises
        self._keep = keep  # tables at rest that stay in memory
        self.live: OrderedDict[int, Live] = OrderedDict()  # by table, least lately used first
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self.live)

    def those(self, concerned: Callable[[Standing], bool]) -> list[int]:
        """The tables in memory that are concerned."""
        return [live.id for live in self.live.values() if live.known and concerned(live.known)]

    def forget(self, concerned: Callable[[Standing], bool]) -> None:
        """Tables at rest that are concerned are loaded anew when somebody asks for them."""
        for live in self.live.values():
            if live.at_rest and live.known and concerned(live.known):
                live.forget()

    async def in_turn(self, table: int, job: Callable[[Live], Awaitable[T]]) -> T:
        """Do a job in the table's queue, to its end even when the one who asked no longer waits."""
        return await asyncio.shield(self.start(self.queued(table, job)))

    async def queued(self, table: int, job: Callable[[Live], Awaitable[T]]) -> T:
        live = self.live.get(table) or self.live.setdefault(table, Live(table))
        self.live.move_to_end(table)
        live.waiting += 1
        try:
            async with live.queue:
                try:
                    if live.known is None:
                        await self._load(live)
                    return await job(live)
                except Conflict:  # somebody else wrote this table: judge again by what is stored
                    return await self._done_again(live, job)
        finally:
            live.waiting -= 1
            if live.known is None or len(self.live) > self._keep:
                self.rest(live)

    async def _done_again(self, live: Live, job: Callable[[Live], Awaitable[T]]) -> T:
        await self._load(live)
        live.is_again = True
        try:
            return await job(live)
        finally:
            live.is_again = False

    def rest(self, live: Live) -> None:
        """Let go of tables that were used least lately; one in use when its turn comes is passed over."""
        if live.known is None and live.shown is None and live.at_rest:
            del self.live[live.id]
            return
        self.live.move_to_end(live.id)
        if len(self.live) > self._keep:
            oldest = next(iter(self.live.values()))
            if oldest.at_rest:
                del self.live[oldest.id]
            else:
                self.live.move_to_end(oldest.id)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that is finished before the house closes; what it raises is for whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    async def settled(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)
