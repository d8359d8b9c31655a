"""One table as it was stored last, for whatever shows it."""

from __future__ import annotations

from engine.tables.table import Standing
from engine.tables.tables import Tables


class Newest:
    def __init__(self, tables: Tables, table: int) -> None:
        self._tables = tables
        self._table = table
        self.told: Standing | None = None  # None: the tables know

    async def asked(self) -> Standing:
        """Of the tables, where nothing was told yet."""
        return await self._tables.peek(self._table)
