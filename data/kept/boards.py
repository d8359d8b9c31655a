"""Which message shows a table, and what it last said: a restart finds it again and goes on from there."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import bindparam, delete, select, update

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row
from engine.game import Frozen
from engine.tables.store import StoreDown

PAUSE = 2.0  # seconds in which last lines gather, so that those of many tables are kept in one go

log = structlog.get_logger()

_boards = schema.boards
_keep_lines = (
    update(_boards)
    .where(_boards.c.table_id == bindparam("table"))
    .values(told=bindparam("revision"), lines=bindparam("said"))
)
_read_lines = msgspec.json.Decoder(tuple[str, ...]).decode


class Board(Frozen, frozen=True, kw_only=True):
    table: int
    channel: int
    message: int
    mention: int | None = None  # the last turn call, to be removed after the move
    told: int | None = None  # the revision up to which the lines tell; None: nothing was kept of them
    lines: tuple[str, ...] = ()  # the last moves, in the words of the board


class Boards:
    def __init__(self, database: Database, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._database = database
        self._sleep = sleep
        self._unkept: dict[int, dict[str, Any]] = {}
        self._keeping: asyncio.Task[None] | None = None

    async def board_of(self, table: int) -> Board | None:
        query = select(_boards).where(_boards.c.table_id == table)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return Board(
            table=row.table_id,
            channel=row.channel,
            message=row.message,
            mention=row.mention,
            told=row.told,
            lines=_read_lines(row.lines) if row.lines else (),
        )

    async def shown_by(self, message: int) -> int | None:
        """The table whose board this message is now; None for any other message, and for buried boards."""
        query = select(_boards.c.table_id).where(_boards.c.message == message)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def put(self, board: Board) -> None:
        """The table is shown here now, and nowhere else; its lines are kept apart."""
        row = {
            "table_id": board.table,
            "channel": board.channel,
            "message": board.message,
            "mention": board.mention,
        }
        await self._database.write(lambda connection: put_row(connection, _boards, row))

    async def note_call(self, table: int, mention: int | None) -> None:
        """This message calls somebody now."""
        change = update(_boards).where(_boards.c.table_id == table).values(mention=mention)
        await self._database.write(lambda connection: connection.execute(change))

    def note_lines(self, table: int, told: int, lines: Sequence[str]) -> None:
        """These are the last lines of this board, up to that revision; they are kept a little later."""
        self._unkept[table] = {"table": table, "revision": told, "said": msgspec.json.encode(lines)}
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_soon())

    async def close(self) -> None:
        """Keep what was noted last."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._keep_lines()

    async def _keep_soon(self) -> None:
        try:
            while self._unkept:
                await self._sleep(PAUSE)
                await self._keep_lines()
        finally:
            self._keeping = None

    async def _keep_lines(self) -> None:
        """All lines that were noted, in one go."""
        unkept, self._unkept = self._unkept, {}
        if not unkept:
            return
        try:
            await self._database.write(lambda connection: connection.execute(_keep_lines, [*unkept.values()]))
        except StoreDown as problem:  # a start without them reads the logs
            self._unkept = unkept | self._unkept
            log.warning("last lines not kept yet", problem=str(problem))

    async def remove(self, table: int) -> None:
        query = delete(_boards).where(_boards.c.table_id == table)
        await self._database.write(lambda connection: connection.execute(query))
