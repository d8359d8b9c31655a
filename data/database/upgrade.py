"""The migrations themselves, run by Alembic; loaded only where one is missing."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from data.database.migration import FOLDER


def upgrade(connection: Connection) -> None:
    config = config_of_migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def config_of_migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
