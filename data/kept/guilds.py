"""What a guild has set for all its tables."""

from enum import StrEnum

from data.database import schema
from data.database.database import Database
from data.kept.settings import KeptSettings
from engine.game import Frozen
from engine.tables.table import Clock


class Threads(StrEnum):
    """Talk buries a race's board soonest, and a race cannot wait until it is found again."""

    OFF = "off"
    RACES = "races"
    ALL = "all"


class Guild(Frozen, frozen=True, kw_only=True):
    language: str | None = None  # None: the guild's own locale
    places: tuple[int, ...] = ()  # the channels in which tables may be opened; empty: all
    threads: Threads | bool = (
        Threads.RACES
    )  # which tables have a thread of their own; once it was all or none
    clock: Clock = Clock()  # of new tables
    warning: bool = True  # call those who are awaited when half of their time has passed
    text_boards: bool = False  # the position in words instead of a picture
    stoppers: tuple[int, ...] = ()  # roles that may stop any table, besides those who may manage messages

    @property
    def in_threads(self) -> Threads:
        if isinstance(self.threads, bool):
            return Threads.ALL if self.threads else Threads.OFF
        return self.threads


class Guilds(KeptSettings[Guild]):
    """A guild belongs to one process, so what it has set is remembered there."""

    def __init__(self, database: Database, usual: Guild | None = None) -> None:
        """`usual` holds where nothing was set."""
        super().__init__(database, schema.guild_settings, usual or Guild(), remember=True)
