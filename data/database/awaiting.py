"""SQLAlchemy Core over drivers that await: plain work runs in a greenlet that the driver's answers wake.

It is what `sqlalchemy.ext.asyncio` does, by the same functions; that package brings the whole ORM along, and
with it 8 MiB of memory that nobody here has a use for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.util import greenlet_spawn

P = ParamSpec("P")
T = TypeVar("T")


class AwaitedEngine:
    """Connections to one database; `plain` is what SQLAlchemy's events listen to."""

    def __init__(self, url: URL, **settings: Any) -> None:
        self.plain: Engine = create_engine(
            url,
            hide_parameters=True,  # an error is logged, and they are seeds, cards and names
            **settings,
        )

    async def transaction(self, work: Callable[[Connection], T]) -> T:
        """What the work gives back, once all that it did is kept; nothing of it is where it fails."""
        return await greenlet_spawn(_in_transaction, self.plain, work)

    async def connect(self) -> AwaitedConnection:
        """A connection of one's own, to be closed."""
        return AwaitedConnection(await greenlet_spawn(self.plain.connect))

    async def dispose(self) -> None:
        await greenlet_spawn(self.plain.dispose)


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class AwaitedConnection:
    """One connection, in whose transaction work is done until it is said to be kept."""

    def __init__(self, plain: Connection) -> None:
        self._plain = plain

    async def run_sync(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await greenlet_spawn(work, self._plain, *args, **kwargs)

    async def commit(self) -> None:
        await greenlet_spawn(self._plain.commit)

    async def invalidate(self) -> None:
        """It is of no use to anybody any more, and ends."""
        await greenlet_spawn(self._plain.invalidate)

    async def close(self) -> None:
        await greenlet_spawn(self._plain.close)
