"""What nobody needs any more goes by itself, by the rule that `/privacy` and the hosting page state."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import structlog
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select

from data.database import schema
from data.database.database import Database
from data.kept.departures import forget_server
from data.kept.downtime import Shards
from data.kept.logs import press_log
from engine.tables.store import StoreTrouble
from engine.tables.table import DAY, Status

PRESSED_AFTER = 7 * DAY  # the log of a match, when that is over
CLOSED_KEPT = 30 * DAY  # a table without a result
PLAYED_KEPT = 365 * DAY  # a match move by move; its result stays
SERVER_KEPT = 30 * DAY  # a server that the bot was removed from
AT_ONCE = 25  # tables in one transaction: others wait for it
EVERY = 3_600.0  # s between two looks
BREATH = 0.1  # s between two transactions

_tables, _moves, _departures = schema.tables, schema.moves, schema.departures
_OF_A_TABLE = (schema.boards, schema.former_boards, schema.calls, schema.seats, schema.moves, schema.logs)

log = structlog.get_logger(__name__)

Sleep = Callable[[float], Awaitable[None]]


class Upkeep:
    """`counted` is told how many of which kind have gone."""

    def __init__(
        self,
        database: Database,
        shards: Shards,
        clock: Callable[[], int],
        counted: Callable[[str, int], None],
    ) -> None:
        self._database = database
        self._shards = shards
        self._clock = clock
        self._counted = counted

    async def run(self, sleep: Sleep) -> None:
        """Look now and then, until cancelled."""
        while True:
            await sleep(EVERY)
            try:
                await self.tidy(sleep)
            except StoreTrouble as problem:
                log.warning("not tidied up", problem=str(problem))
            except Exception:  # later looks must not end with it
                log.exception("not tidied up")

    async def tidy(self, sleep: Sleep) -> None:
        now = self._clock()
        await self._all("pressed", press_logs, self._since(now - PRESSED_AFTER, Status.OVER), sleep)
        await self._all("closed", drop_tables, self._since(now - CLOSED_KEPT, Status.CLOSED), sleep)
        await self._all("played", drop_tables, self._since(now - PLAYED_KEPT, Status.OVER), sleep)
        for home in await self._database.read(partial(self._departed, now - SERVER_KEPT)):
            await self._all("tables", drop_tables, _tables.c.home == home, sleep)
            await self._database.write(partial(_forget, home), long=True)
            self._counted("servers", 1)
            await self._database.sweep()
        if not self._database.is_swept:  # when somebody was erased, or somebody read just now
            await self._database.sweep()

    async def _all(
        self,
        name: str,
        work: Callable[[Connection, ColumnElement[bool]], int],
        those: ColumnElement[bool],
        sleep: Sleep,
    ) -> None:
        """A few at a time, so that whoever plays meanwhile hardly waits."""
        while done := await self._database.write(partial(_worked, work, those), long=True):
            self._counted(name, done)
            await sleep(BREATH)

    def _since(self, at: int, status: Status) -> ColumnElement[bool]:
        return and_(_tables.c.status == status.value, _tables.c.saved < at, self._shards.own(_tables.c.home))

    def _departed(self, at: int, connection: Connection) -> Sequence[int]:
        query = select(_departures.c.home).where(_departures.c.at < at)
        return [home for home in connection.scalars(query) if self._shards.serve(home)]


def press_logs(connection: Connection, those: ColumnElement[bool]) -> int:
    """Press some of these tables' logs together; how many it were."""
    fresh = exists().where(_moves.c.table_id == _tables.c.id)
    found = connection.scalars(select(_tables.c.id).where(those, fresh).limit(AT_ONCE)).all()
    for table in found:
        press_log(connection, table)
    return len(found)


def drop_tables(connection: Connection, those: ColumnElement[bool]) -> int:
    """Forget some of these tables, all but the results; how many it were."""
    found = connection.scalars(select(_tables.c.id).where(those).limit(AT_ONCE)).all()
    for table in _OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table_id.in_(found)))
    connection.execute(delete(_tables).where(_tables.c.id.in_(found)))
    return len(found)


def _worked(
    work: Callable[[Connection, ColumnElement[bool]], int], those: ColumnElement[bool], connection: Connection
) -> int:
    return work(connection, those)


def _forget(home: int, connection: Connection) -> None:
    forget_server(connection, home)
