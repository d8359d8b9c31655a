"""What a person has set, in every guild alike."""

from sqlalchemy import Connection

from data.database import schema
from data.database.database import Database
from data.kept.settings import KeptSettings
from data.ranks.listing import list_or_hide
from engine.game import Frozen


class Person(Frozen, frozen=True, kw_only=True):
    language: str | None = None  # None: the language of the person's Discord
    pings: bool = True  # may be called when it is their turn
    direct: bool = False  # relaxed tables call by direct message
    spoken: str | None = None  # of Discord, when that was chosen: a direct message answers no press
    unreachable: bool = False  # Discord has refused such a message: it is a mention until set anew
    text_boards: bool = False  # private screens in words instead of a picture
    listed: bool = True  # appears on public leaderboards


class People(KeptSettings[Person]):
    """Several processes may serve one person, so only the single process of a file remembers."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, schema.people, Person(), remember=database.is_file)

    def _follow(self, connection: Connection, key: int, settings: Person) -> None:
        list_or_hide(connection, key, listed=settings.listed)
