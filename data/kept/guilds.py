"""What a guild has set for all its tables."""

from data.database import schema
from data.database.database import Database
from data.kept.settings import KeptSettings
from engine.game import Frozen
from engine.tables.table import Clock


class Guild(Frozen, frozen=True, kw_only=True):
    language: str | None = None  # None: the guild's own locale
    places: tuple[int, ...] = ()  # the channels in which tables may be opened; empty: all
    threads: bool = False  # each table in a thread of its own
    clock: Clock = Clock()  # of new tables
    warning: bool = True  # call those who are awaited when half of their time has passed
    text_boards: bool = False  # the position in words instead of a picture
    stoppers: tuple[int, ...] = ()  # roles that may stop any table, besides those who may manage messages


class Guilds(KeptSettings[Guild]):
    """A guild belongs to one process, so what it has set is remembered there."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, schema.guild_settings, Guild, remember=True)
