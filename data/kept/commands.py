"""Which slash commands Discord was told last, so that they are sent only when they changed."""

from hashlib import sha256

from sqlalchemy import select

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row

_synced = schema.synced_commands


class SyncedCommands:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def are(self, application: int, payload: bytes) -> bool:
        """Whether this is what was sent last for this application."""
        query = select(_synced.c.digest).where(_synced.c.application == application)
        return await self._database.read(lambda connection: connection.scalar(query)) == _digest(payload)

    async def remember(self, application: int, payload: bytes) -> None:
        row = {"application": application, "digest": _digest(payload)}
        await self._database.write(lambda connection: put_row(connection, _synced, row))


def _digest(payload: bytes) -> str:
    return sha256(payload).hexdigest()
