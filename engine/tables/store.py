"""What is kept of tables, as a promise that a database can fulfil."""

from collections.abc import Sequence
from typing import Protocol

from engine.game import Frozen
from engine.match import Entry
from engine.tables.table import Table


class StoreTrouble(Exception):
    """Nothing can be kept at the moment; whoever asked may ask again."""


class StoreDown(StoreTrouble):
    """The database is locked, full or gone. Whether the change was kept is not known."""


class Conflict(StoreTrouble):
    """The stored table is not the version that the change was made from. Nothing was kept."""


class Loaded(Frozen, frozen=True):
    table: Table
    away: int  # ms for which the house was closed between `table.saved` and now


class Due(Frozen, frozen=True):
    table: int
    at: int


class Store(Protocol):
    """Every method raises StoreDown when the database cannot be reached, and then may be called again."""

    async def create(self, table: Table) -> Table:
        """Keep a new table (id 0, version 0); the same table with the id it was given."""
        ...

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        """Keep a changed table and what its match's log gained, in one transaction.

        Raises Conflict, and keeps nothing, unless the stored version is `was`. The last of the entries led to
        `table.revision`, the ones before it to the revisions before. A table saved with an `outcome` for the
        first time is the moment to write results. Entries are given while the match runs and never again.
        """
        ...

    async def load(self, table: int) -> Loaded | None:
        """A table as it was last saved; None where there is none of this id."""
        ...

    async def entries(self, table: int) -> tuple[Entry, ...]:
        """The whole log of the table's match, oldest first."""
        ...

    async def due_before(self, at: int) -> Sequence[Due]:
        """All tables whose `due` is before this moment, earliest first."""
        ...

    async def of_person(self, person: int, home: int) -> Sequence[Table]:
        """Tables of this guild in lobby or play at which this person sits and has not left, newest first."""
        ...

    async def open_tables_of(self, person: int) -> int:
        """At how many tables in lobby or play, in all guilds, this person sits and has not left."""
        ...

    async def left_by(self, person: int, home: int) -> Sequence[Table]:
        """Tables of this guild whose match runs and was left by this person, newest first."""
        ...

    async def in_place(self, place: int) -> Sequence[Table]:
        """Tables in lobby or play in this channel, newest first."""
        ...
