"""Where matches are played to their end, without any game."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

from data.database import schema
from data.database.database import Database
from data.kept.store import SqlStore
from data.ranks.rating import Rating
from data.ranks.ratings import EVERYWHERE
from engine.game import Outcome
from engine.tables.table import Seat, Table
from tests.data.made import act, dealt, lobby, over

NOON = 1_800_000_000_000
RECKONED = (schema.ratings, schema.rating_history, schema.standings, schema.bests)


@dataclass
class Hall:
    database: Database
    store: SqlStore

    async def played(
        self,
        *people: int | Seat,
        at: int = NOON,
        ranks: tuple[int, ...] = (),
        figures: tuple[dict[str, int], ...] = (),
        **changes: Any,
    ) -> Table:
        """A finished match; the first comes first unless the ranks say otherwise."""
        seats = tuple(
            one if isinstance(one, Seat) else Seat(person=one, name=f"p{one}", team=place)
            for place, one in enumerate(people)
        )
        table = dealt(await self.store.create(lobby(seats=seats, **changes)))
        await self.store.save(table, (), 0)
        ranks = ranks or tuple(range(1, len(people) + 1))
        outcome = Outcome(ranks=ranks, scores=(7,) * len(ranks), why="last-card", figures=figures)
        ended = over(table, saved=at, outcome=outcome)
        await self.store.save(ended, (act(0, 1),), 1)
        return ended

    async def rating(self, person: int, home: int = EVERYWHERE) -> Rating:
        table = schema.ratings
        query = select(table).where(table.c.person == person, table.c.home == home)
        row = (await self.rows(query))[0]
        return Rating(**{name: row[name] for name in Rating.__struct_fields__})

    async def all(self, table: SqlTable) -> list[dict[str, Any]]:
        return await self.rows(select(table).order_by(*table.primary_key))

    async def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All that follows from the results."""
        return {table.name: await self.all(table) for table in RECKONED}

    async def rows(self, query: Any) -> list[dict[str, Any]]:
        def work(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self.database.read(work)
