"""Insert a row or change the one that is there: each database has its own words for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def put_row(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Keep this row; where one of the same primary key is there, it takes these values."""
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in row.items() if name not in key}
    insert = insert_into(connection, table).values(row)
    connection.execute(insert.on_conflict_do_update(index_elements=key, set_=rest))


def add_row(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Keep this row unless one of the same primary key is there; whether it was kept."""
    insert = insert_into(connection, table).values(row).on_conflict_do_nothing()
    return connection.execute(insert).rowcount > 0


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do with a row that is there already."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # 2 MiB, which a file does without

        return postgresql.insert(table)
    return sqlite.insert(table)
