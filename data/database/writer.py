"""SQLite has one writer at a time: all changes wait in one short queue and share its transactions."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from data.database.trouble import Full, Locked, Unreachable, trouble_of
from data.database.visits import VisitedEngine
from engine.tables.store import StoreDown

T = TypeVar("T")
Work = Callable[[Connection], Any]
TOGETHER = 64  # changes in one transaction
LONG_TOGETHER = 4  # of those that take long, such as counting a result: so few of them others wait for
_FOR_ALL = (Locked, Full, Unreachable)  # whoever waits would fail as well, and wait in vain before that


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    work: Work
    done: "asyncio.Future[Any]"

    def succeed(self, result: Any) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


class Writer:
    """Each change is whole and alone, whatever happens to those that it shared a transaction with.

    A change that is cancelled before its turn is not made; one that has begun is made to its end.
    """

    def __init__(self, engine: VisitedEngine) -> None:
        self._engine = engine
        self._waiting: deque[Job] = deque()
        self._waiting_long: deque[Job] = deque()
        self._shift: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting) + len(self._waiting_long)

    async def write(self, work: Callable[[Connection], T], *, long: bool = False) -> T:
        """What `work` gives back, once it is kept. It may be run anew, so it must only touch the database.

        What takes `long` lets others go before it.
        """
        job = Job(work, asyncio.get_running_loop().create_future())
        (self._waiting_long if long else self._waiting).append(job)
        if self._shift is None:
            self._shift = asyncio.create_task(self._work_off())
        return cast(T, await job.done)

    async def close(self) -> None:
        if self._shift is not None:
            await asyncio.wait((self._shift,))

    async def _work_off(self) -> None:
        try:
            while self.waiting:
                await self._serve(self._next())
        finally:
            self._shift = None
            for job in self._emptied():  # none, unless the loop is being stopped
                job.done.cancel()

    def _next(self) -> list[Job]:
        jobs = [*_first(self._waiting, TOGETHER), *_first(self._waiting_long, LONG_TOGETHER)]
        return [job for job in jobs if not job.done.done()]

    def _emptied(self) -> list[Job]:
        """Whoever waited until now."""
        return [*_first(self._waiting, len(self._waiting)), *_first(self._waiting_long, self.waiting)]

    async def _serve(self, jobs: list[Job]) -> None:
        """All of these in one transaction; where one of them fails by itself, each in its own."""
        try:
            results = await self._transaction([job.work for job in jobs])
        except Exception as problem:
            down = trouble_of(problem)
            if isinstance(down, _FOR_ALL):
                self._refuse([*jobs, *self._emptied()], down, problem)
            elif len(jobs) == 1:
                jobs[0].fail(down or problem)
            else:
                for job in jobs:
                    await self._serve([job])
        except BaseException:  # the loop itself is being stopped
            self._waiting.extendleft(jobs)
            raise
        else:
            for job, result in zip(jobs, results, strict=True):
                job.succeed(result)

    def _refuse(self, jobs: list[Job], down: StoreDown, cause: Exception) -> None:
        for job in jobs:
            problem = type(down)(*down.args)
            problem.__cause__ = cause
            job.fail(problem)

    async def _transaction(self, works: list[Work]) -> list[Any]:
        if not works:
            return []
        return await self._engine.transaction(lambda connection: [work(connection) for work in works])


def _first(waiting: deque[Job], most: int) -> list[Job]:
    return [waiting.popleft() for _ in range(min(most, len(waiting)))]
