"""What somebody has set, by id: read at every press, so what was read once is remembered."""

from collections import OrderedDict
from typing import Generic, TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, select

from data.database.database import Database
from data.database.upsert import put
from engine.game import Frozen

S = TypeVar("S", bound=Frozen)
REMEMBERED = 10_000


class Settings(Generic[S]):
    """One table of settings. Whoever has set nothing has the defaults and no row."""

    def __init__(self, database: Database, table: Table, kind: type[S], *, remember: bool) -> None:
        (self._key,) = table.primary_key
        self._database = database
        self._table = table
        self._defaults = kind()
        self._decode = msgspec.json.Decoder(kind).decode
        self._room = REMEMBERED if remember else 0
        self._known: OrderedDict[int, S] = OrderedDict()

    async def of(self, key: int) -> S:
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        query = select(self._table.c.settings).where(self._key == key)
        kept = await self._database.read(lambda connection: connection.scalar(query))
        return self._learn(key, self._defaults if kept is None else self._decode(kept))

    async def put(self, key: int, settings: S) -> None:
        row = {self._key.name: key, "settings": msgspec.json.encode(settings)}

        def work(connection: Connection) -> None:
            put(connection, self._table, row)
            self._follow(connection, key, settings)

        await self._database.write(work)
        self._learn(key, settings)

    async def forget(self, key: int) -> None:
        """Back to the defaults, and nothing is kept."""
        query = delete(self._table).where(self._key == key)

        def work(connection: Connection) -> None:
            connection.execute(query)
            self._follow(connection, key, self._defaults)

        await self._database.write(work)
        self._known.pop(key, None)

    def _follow(self, connection: Connection, key: int, settings: S) -> None:
        """What else changes with these settings, in the same transaction."""

    def _learn(self, key: int, settings: S) -> S:
        if self._room:
            self._known[key] = settings
            if len(self._known) > self._room:
                self._known.popitem(last=False)
        return settings
