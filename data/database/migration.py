"""Brings a database to the schema of this version, and keeps away from one that is newer."""

from functools import cache
from importlib import import_module
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from data.database.trouble import FromTheFuture

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_426_553_300  # any number, but the same for all processes on one PostgreSQL


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, in the transaction of this connection.

    Raises FromTheFuture, having changed nothing, where the database is newer than this version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    present = _present(connection)
    check_known(present)
    if present != (max(known()),):
        # Alembic takes 12 MiB, which a house that stands as it should can do without.
        import_module("data.database.upgrade").upgrade(connection)


def check_known(present: tuple[str, ...]) -> None:
    unknown = set(present) - known()
    if unknown:
        newer = ", ".join(sorted(unknown))
        raise FromTheFuture(f"its schema {newer} is of a newer version of Tablée; this one leaves it alone")


@cache
def known() -> frozenset[str]:
    """The migrations there are; each file begins with its number."""
    return frozenset(path.name.split("_")[0] for path in (FOLDER / "versions").glob("*_*.py"))


def _present(connection: Connection) -> tuple[str, ...]:
    if not inspect(connection).has_table("alembic_version"):
        return ()
    return tuple(str(row[0]) for row in connection.execute(text("SELECT version_num FROM alembic_version")))
