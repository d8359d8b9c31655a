"""Servers that the bot was removed from: kept for a while, should it come back, and then erased."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from data.database import schema
from data.database.database import Database
from data.database.upsert import add_row
from data.kept.downtime import Shards
from data.ranks.ratings import EVERYWHERE

_departures, _tables = schema.departures, schema.tables
_OF_A_SERVER = (schema.ratings, schema.rating_history, schema.standings, schema.bests, schema.guild_settings)


class Departures:
    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards

    async def left(self, home: int, at: int) -> None:
        """The bot is no longer in this server."""
        row = {"home": home, "at": at}
        await self._database.write(lambda connection: add_row(connection, _departures, row))

    async def came_back(self, home: int) -> None:
        """It is again, and finds everything as it was."""
        gone = delete(_departures).where(_departures.c.home == home)
        await self._database.write(lambda connection: connection.execute(gone))

    async def compare(self, present: Collection[int], at: int) -> None:
        """What happened while nobody listened: in which of our servers the bot still is."""
        for home in await self._database.read(self._known) - set(present):
            await self.left(home, at)
        for home in await self._database.read(_noted) & set(present):
            await self.came_back(home)

    def _known(self, connection: Connection) -> set[int]:
        named = (_tables.c.home, schema.guild_settings.c.home, schema.results.c.home)
        found = {home for column in named for home in connection.scalars(select(column).distinct())}
        return {home for home in found if home != EVERYWHERE and self._shards.serve(home)}


def _noted(connection: Connection) -> set[int]:
    return set(connection.scalars(select(_departures.c.home)))


def forget_server(connection: Connection, home: int) -> None:
    """What is left of a server when its tables are gone: people's own results stay theirs, played nowhere."""
    for table in _OF_A_SERVER:
        connection.execute(delete(table).where(table.c.home == home))
    results = schema.results
    connection.execute(update(results).where(results.c.home == home).values(home=EVERYWHERE))
    connection.execute(delete(_departures).where(_departures.c.home == home))
