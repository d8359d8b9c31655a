"""What a database does for what it is asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event

from data.database.database import Database

Query = tuple[str, Any]


@contextmanager
def queries() -> Iterator[list[Query]]:
    """What is asked of any database meanwhile."""
    asked: list[Query] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def explained(database: Database, statement: str, parameters: Any) -> list[str]:
    def work(connection: Connection) -> list[str]:
        return [
            row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]

    return await database.read(work)
