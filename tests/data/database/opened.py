"""A database that was opened, with its store."""

from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import StoreDown
from tests.data.clock import Clock


async def opened(address: str) -> tuple[Database, SqlStore]:
    database = await Database.open(address)
    try:
        return database, SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    except StoreDown:
        await database.close()
        raise
