"""People who come together at a table, by its command and its lobby."""

from __future__ import annotations

from typing import Any

from engine.tables.table import Table
from playground.client import Person
from tests.cogs.conftest import Evening


async def table_of(evening: Evening, person: Person) -> Table:
    tables = evening.client.services.tables
    return (await tables.of_person(int(person.id), evening.client.guilds[0].id))[0]


async def sat_down(evening: Evening, command: str, *names: str, **options: Any) -> tuple[Person, ...]:
    host, *guests = people = tuple(evening.person(name) for name in names)
    await host.slash(f"play {command}", **options)
    for guest in guests:
        await guest.press("Join")
        await evening.settled()
    return people
