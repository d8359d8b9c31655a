"""For how long the house was closed, so that a restart costs nobody any time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import gcd
from typing import Self

import structlog
from sqlalchemy import ColumnElement, Connection, func, select

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row
from engine.tables.store import StoreDown

BEAT = 5.0  # s between two signs of life: a killed house gives back at most this much too much
AGAIN = 1.0  # s to the next when one could not be kept: matches wait for it
_GUILD = 1 << 22  # Discord's rule: shard = (guild >> 22) % shards

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Shards:
    """Which part of all guilds this process serves."""

    ids: tuple[int, ...] = (0,)
    count: int = 1

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.ids)))}/{self.count}"

    @classmethod
    def named(cls, name: str) -> Self:
        ids, count = name.split("/")
        return cls(tuple(map(int, ids.split(","))), int(count))

    def overlap(self, other: Self) -> bool:
        """Whether there may be a guild that both serve, by whatever division."""
        common = gcd(self.count, other.count)
        return not {shard % common for shard in self.ids}.isdisjoint(shard % common for shard in other.ids)

    def own(self, guild: ColumnElement[int]) -> ColumnElement[bool]:
        return (guild // _GUILD % self.count).in_(self.ids)

    def serve(self, guild: int) -> bool:
        return guild // _GUILD % self.count in self.ids


class Downtime:
    """Open while a bot runs. `closed` says for how many ms it was not, all in all, when this run began.

    `stale_since` is the moment after which earlier runs may have saved what they never showed. It outlives
    this run too, until `caught_up`: a house that is killed again before that begins at the same moment.
    `began` is when this run began, by a clock that never goes back; `last`, when the run before it gave its
    last sign of life, if there was one. `behind` tells since when something that this run has saved is not
    shown, if anything is.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], int],
        shards: Shards,
        closed: int,
        stale_since: int | None = None,
        began: int = 0,
        last: int | None = None,
        behind: Callable[[], int | None] = lambda: None,
    ) -> None:
        self.shards = shards
        self.closed = closed
        self.stale_since = stale_since
        self.began = began
        self.last = last
        self._database = database
        self._clock = clock
        self._behind = behind
        self._is_failing = False

    def __repr__(self) -> str:
        return f"Downtime({self.shards}, closed={self.closed})"

    @classmethod
    async def open(
        cls,
        database: Database,
        clock: Callable[[], int],
        shards: Shards | None = None,
        behind: Callable[[], int | None] = lambda: None,
    ) -> Self:
        """Begin a run: the time since the last sign of life is added to what the house was closed for."""
        shards = shards or Shards()
        now = clock()
        closed, shown, began, last = await database.write(lambda connection: _reopen(connection, shards, now))
        return cls(database, clock, shards, closed, shown, began, last, behind)

    def unseen_since(self, before: int) -> int | None:
        """From when on no run has seen what happened, until this one; of before the first one so many ms.

        None: there was no such time.
        """
        if self.last is None:
            return self.began - before if before else None
        return self.last

    def caught_up(self) -> None:
        """All that earlier runs saved is shown now."""
        self.stale_since = None

    async def beat(self) -> None:
        """A sign of life."""
        now = self._clock()
        behind = (since for since in (self.stale_since, self._behind()) if since is not None)
        shown = min(behind, default=now)
        row = {"name": str(self.shards), "beat": now, "closed": self.closed, "shown": shown}
        await self._database.write(lambda connection: put_row(connection, schema.houses, row))

    async def run(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        told: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """Give signs of life until cancelled; who is `told` learns by each whether anything can be kept.

        One that cannot be kept is made up for by the next.
        """
        pause = BEAT
        while True:
            await sleep(pause)
            pause = BEAT if await self._beaten(told) else AGAIN

    async def _beaten(self, told: Callable[[bool], None]) -> bool:
        try:
            await self.beat()
        except StoreDown as problem:
            if not self._is_failing:
                log.warning("no sign of life could be kept", problem=str(problem))
            self._is_failing = True
            told(False)
            return False
        except Exception:  # without another one all that follows would count as closed
            log.exception("no sign of life could be kept")
        else:
            self._is_failing = False
            told(True)
        return True

    async def close(self) -> None:
        """The last sign of life: the time until the next run is the time that the house was closed."""
        await self.beat()


def _reopen(connection: Connection, shards: Shards, now: int) -> tuple[int, int | None, int, int | None]:
    """For how long it was closed, until when boards are right (None: there were none yet), when it opens, and
    when it gave a sign of life before (None: never).

    The host's clock may have been set back: no run begins before the one before it ended.
    """
    houses = schema.houses
    before = _before(connection, shards)
    # Guilds may be divided anew over processes: no table may find itself ahead of its new house.
    newest = select(func.max(houses.c.beat), func.max(houses.c.closed), func.max(houses.c.shown))
    beat, closed, shown = connection.execute(newest.where(houses.c.name.in_(before))).one()
    now = now if beat is None else max(now, beat)
    closed = 0 if closed is None else closed + now - beat
    stale_since = now if shown is None else shown
    put_row(connection, houses, {"name": str(shards), "beat": now, "closed": closed, "shown": stale_since})
    return closed, shown, now, beat


def _before(connection: Connection, shards: Shards) -> list[str]:
    """The houses that have served any of these guilds: our own, and those of other divisions.

    All that was ever known where there are none. Rows stay as they are: who takes over only a part of a
    former division leaves it to others to begin where that ended.
    """
    names = connection.scalars(select(schema.houses.c.name)).all()
    return [name for name in names if Shards.named(name).overlap(shards)] or [*names]
