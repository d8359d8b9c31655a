"""Boards that are being posted anew: what stood before is cleared away, whenever the house may be killed."""

from collections.abc import Sequence

from sqlalchemy import delete, select

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row
from data.kept.downtime import Shards
from engine.game import Frozen

_former_boards = schema.former_boards


class FormerBoard(Frozen, frozen=True, kw_only=True):
    """One board that another one follows."""

    message: int
    channel: int
    table: int
    home: int
    toward: int  # the channel in which the other one is posted
    since: int  # ms, by Discord's clock: not before that


class FormerBoards:
    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards

    async def begin(self, former: FormerBoard) -> None:
        """Another board is about to be posted."""
        row = {
            "message": former.message,
            "channel": former.channel,
            "table_id": former.table,
            "home": former.home,
            "toward": former.toward,
            "since": former.since,
        }
        await self._database.write(lambda connection: put_row(connection, _former_boards, row))

    async def end(self, message: int) -> None:
        """This board is cleared away, or can be by nobody."""
        query = delete(_former_boards).where(_former_boards.c.message == message)
        await self._database.write(lambda connection: connection.execute(query))

    async def unfinished(self) -> Sequence[FormerBoard]:
        """Those of this process that still stand, or of which nobody knows."""
        query = (
            select(_former_boards)
            .where(self._shards.own(_former_boards.c.home))
            .order_by(_former_boards.c.since)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            FormerBoard(
                message=row.message,
                channel=row.channel,
                table=row.table_id,
                home=row.home,
                toward=row.toward,
                since=row.since,
            )
            for row in rows
        ]
