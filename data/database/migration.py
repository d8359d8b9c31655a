"""Brings a database to the schema of this version, and keeps away from one that is newer."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from data.database.trouble import FromTheFuture

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_426_553_300  # any number, but the same for all processes on one PostgreSQL


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, in the transaction of this connection.

    Raises FromTheFuture, having changed nothing, where the database is newer than this version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    present = MigrationContext.configure(connection).get_current_heads()
    check_known(present)
    if set(present) != set(_scripts().get_heads()):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check_known(present: tuple[str, ...]) -> None:
    unknown = set(present) - _known()
    if unknown:
        newer = ", ".join(sorted(unknown))
        raise FromTheFuture(f"its schema {newer} is of a newer version of Tablée; this one leaves it alone")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


@cache
def _known() -> frozenset[str]:
    return frozenset(script.revision for script in _scripts().walk_revisions())
