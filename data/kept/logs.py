"""The log of a match: a row a move while it is fresh, one pressed row when nobody is likely to look again."""

import zlib

from sqlalchemy import Connection, delete, insert, select

from data.database import schema

_moves, _logs = schema.moves, schema.logs


def read_log(connection: Connection, table: int) -> bytes:
    """All entries, oldest first, as a JSON list: the first of them led to revision 1."""
    pressed = connection.scalar(select(_logs.c.entries).where(_logs.c.table_id == table))
    return _fresh(connection, table) if pressed is None else zlib.decompress(pressed)


def press_log(connection: Connection, table: int) -> None:
    """Keep this log in one small row. Nothing is to be added to it any more."""
    entries = zlib.compress(_fresh(connection, table), 9)
    connection.execute(insert(_logs).values(table_id=table, entries=entries))
    connection.execute(delete(_moves).where(_moves.c.table_id == table))


def _fresh(connection: Connection, table: int) -> bytes:
    query = select(_moves.c.entry).where(_moves.c.table_id == table).order_by(_moves.c.revision)
    return b"[" + b",".join(connection.scalars(query)) + b"]"
