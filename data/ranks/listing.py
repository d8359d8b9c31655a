"""Whether somebody appears on public lists: noted beside each row, so that no list has to ask."""

from sqlalchemy import Connection, update

from data.database import schema


def list_or_hide(connection: Connection, person: int, *, listed: bool) -> None:
    for table in (schema.standings, schema.bests):
        change = update(table).where(table.c.person == person, table.c.listed != listed)
        connection.execute(change.values(listed=listed))
