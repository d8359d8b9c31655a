"""What somebody has set, by id: read at every press, so what was read once is remembered.

A crowd that comes at once is read together: one by one, the last of a hundred would wait for a hundred reads.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Generic, TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, select

from data.database.database import Database
from data.database.upsert import put_row
from engine.game import Frozen

S = TypeVar("S", bound=Frozen)
REMEMBERED = 10_000
TOGETHER = 500  # ids in one query: every database takes so many


class KeptSettings(Generic[S]):
    """One table of settings. Whoever has set nothing has the defaults and no row."""

    def __init__(self, database: Database, table: Table, usual: S, *, remember: bool) -> None:
        (self._key,) = table.primary_key
        self._database = database
        self._table = table
        self._defaults = usual
        self._decode = msgspec.json.Decoder(type(usual)).decode
        self._room = REMEMBERED if remember else 0
        self._known: OrderedDict[int, S] = OrderedDict()
        self._asked: dict[int, asyncio.Future[S]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()

    async def settings_of(self, key: int) -> S:
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = asyncio.get_running_loop().create_future()
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(asked)

    async def _read(self) -> None:
        """Answer whoever asks, as many at a time as have come meanwhile."""
        try:
            while self._asked:
                await self._answer(dict(islice(self._asked.items(), TOGETHER)))
        finally:
            self._reading = None

    async def _answer(self, some: dict[int, asyncio.Future[S]]) -> None:
        for key in some:
            del self._asked[key]
        try:
            kept = await self._kept(some)
        except Exception as problem:  # whoever asked is told
            for asked in some.values():
                asked.set_exception(problem)
                asked.exception()  # where nobody waits any more, nobody needs to know
        else:
            for key, asked in some.items():
                told = self._known.get(key) or self._learn(key, kept.get(key, self._defaults))
                asked.set_result(told)

    async def _kept(self, keys: Iterable[int]) -> dict[int, S]:
        query = select(self._key, self._table.c.settings).where(self._key.in_(list(keys)))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {key: self._decode(settings) for key, settings in rows}

    async def put(self, key: int, settings: S) -> None:
        row = {self._key.name: key, "settings": msgspec.json.encode(settings)}

        def work(connection: Connection) -> None:
            put_row(connection, self._table, row)
            self._follow(connection, key, settings)

        await self._database.write(work)
        self._learn(key, settings)

    async def change(self, key: int, changed: Callable[[S], S]) -> S:
        """What is set now becomes this; of two changes at once neither takes the other back."""
        async with self._changing:
            settings = changed(await self.settings_of(key))
            await self.put(key, settings)
        return settings

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
