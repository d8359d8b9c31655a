"""Which message shows a table, so that a restart finds it again."""

from sqlalchemy import delete, select

from data.database import schema
from data.database.database import Database
from data.database.upsert import put
from engine.game import Frozen

_boards = schema.boards


class Board(Frozen, frozen=True, kw_only=True):
    table: int
    channel: int
    message: int
    mention: int | None = None  # the last turn call, to be removed after the move


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: int) -> Board | None:
        query = select(_boards).where(_boards.c.table_id == table)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return Board(table=row.table_id, channel=row.channel, message=row.message, mention=row.mention)

    async def shown_by(self, message: int) -> int | None:
        """The table whose board this message is now; None for any other message, and for buried boards."""
        query = select(_boards.c.table_id).where(_boards.c.message == message)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def put(self, board: Board) -> None:
        """The table is shown here now, and nowhere else."""
        row = {
            "table_id": board.table,
            "channel": board.channel,
            "message": board.message,
            "mention": board.mention,
        }
        await self._database.write(lambda connection: put(connection, _boards, row))

    async def remove(self, table: int) -> None:
        query = delete(_boards).where(_boards.c.table_id == table)
        await self._database.write(lambda connection: connection.execute(query))
