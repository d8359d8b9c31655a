"""What many tests ask of an evening: who is to act, what was said in private, how it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec.structs import replace as replaced

from cogs.games.default.texts import unwritten
from cogs.wire.choices import slug
from cogs.wire.presses.custom_id import read_custom_id
from data.words import Languages
from engine import registry
from engine.tables.table import Standing, Table
from playground.client import Control, Person, Seen
from tests.cogs.conftest import Evening

COMMANDS = tuple(Languages(unwritten=unwritten)["en"](f"command-play-{slug(key)}") for key in registry.NAMES)


async def gathered(evening: Evening, game: str = "monad", **options: Any) -> tuple[Person, Person]:
    """Ada, who is the host, and Basile in the lobby of a new table."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash(f"play {game}", **options)
    await basile.press("Join")
    await evening.settled()
    return ada, basile


async def begun(evening: Evening) -> tuple[Person, Person, Standing]:
    """A match of Ada and Basile with both hands open: who is to act, who is not, and how things stand."""
    ada, basile = await gathered(evening)
    await ada.press("Start")
    await evening.settled()
    await basile.press("My hand")
    await evening.settled()
    standing = await evening.client.services.tables.peek(1)
    assert standing.match is not None
    (seat,) = standing.game.awaited(standing.match.state)
    return (ada, basile, standing) if seat == 0 else (basile, ada, standing)


def seat_of(standing: Standing, person: Person) -> int:
    seat = standing.table.seat_of(int(person.id))
    assert seat is not None
    return seat


async def half_over(standing: Standing, seat: int) -> Standing:
    """The same, when half of the time is over in which this seat is awaited."""
    seats = [replaced(one, warned=at == seat) for at, one in enumerate(standing.table.seats)]
    return replace(standing, table=replaced(standing.table, seats=tuple(seats)))


async def now(evening: Evening) -> Standing:
    return await evening.client.services.tables.peek(1)


def revision(message: Seen) -> int | None:
    """Which state of its table a public message shows."""
    found = (
        read_custom_id(message.buttons[0].custom_id) if message.buttons and not message.ephemeral else None
    )
    return found.revision if found else None


async def standing_of(evening: Evening, person: Person) -> Standing:
    """The table at which this person sits."""
    tables = evening.client.services.tables
    mine = await tables.of_person(int(person.id), evening.client.guilds[0].id)
    return await tables.peek(mine[0].id)


def whispers(person: Person) -> list[Seen]:
    """The answers that this person alone sees, oldest first."""
    return [message for message in person.messages if message.ephemeral]


def answer(person: Person) -> str:
    return whispers(person)[-1].text


def menu(person: Person, verb: str) -> Control:
    """The menu of the newest private screen that means this."""
    for control in whispers(person)[-1].selects:
        found = read_custom_id(control.custom_id)
        if found is not None and found.verb == verb:
            return control
    raise AssertionError(f"no {verb} among {[one.label for one in whispers(person)[-1].selects]}")


async def choose(evening: Evening, person: Person, verb: str, *values: str) -> None:
    """Choose something in a menu of the newest private screen."""
    control = menu(person, verb)
    deed = await person.select(control.custom_id, *values, message=control.message)
    assert not deed.failed, deed.reason
    await evening.settled()


async def opened(evening: Evening, person: Person, **options: Any) -> None:
    await person.slash("play monad", **options)
    await evening.settled()


async def table_of(evening: Evening, person: Person) -> Table:
    """The table that this person opened or joined last."""
    tables = evening.client.services.tables
    return (await tables.of_person(int(person.id), evening.client.guilds[0].id))[0]


def whisper(person: Person) -> Seen:
    """The newest answer that this person alone sees."""
    return whispers(person)[-1]
