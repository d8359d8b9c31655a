"""Matches that are over: brains play them to the end, for people who only came to see the lists."""

from __future__ import annotations

import secrets

import pytest

from data.kept.people import Person as Settings
from engine.game import Level, Press
from engine.headless import play_out
from engine.match import Act, Idle, Lapse
from engine.tables.lobby.seating import Join, Start
from engine.tables.table import Standing
from engine.tables.tables import Tables
from tests.cogs.conftest import Evening
from tests.rigs.wire import FIRST_PEOPLE


@pytest.fixture(autouse=True)
def one_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards are dealt the same way, so that the same people win."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5eed")


async def all_read_english(evening: Evening) -> None:
    for name in FIRST_PEOPLE:
        await evening.client.services.people.put(int(evening.person(name).id), Settings(language="en"))


async def finished(
    evening: Evening, *names: str, game: str = "monad", home: int = 0, place: int = 0
) -> Standing:
    """A match of these people, played as brains would, through the same gates as presses."""
    await all_read_english(evening)
    tables, client = evening.client.services.tables, evening.client
    people = [evening.person(name) for name in names]
    guild = client.guilds[0]
    first, *others = people
    standing = await tables.open(
        game,
        home=home or guild.id,
        place=place or guild.text_channels[0].id,
        host=int(first.id),
        name=first.name,
    )
    for person in others:
        seat = Join(name=person.name)
        standing = await tables.command(standing.table.id, int(person.id), seat, _press(standing))
    standing = await tables.command(standing.table.id, int(first.id), Start(), _press(standing))
    return await played_out(tables, standing)


async def played_out(tables: Tables, standing: Standing) -> Standing:
    table, match = standing.table, standing.match
    assert match is not None
    brains = {seat: match.game.brain(Level.EASY) for seat in range(match.seats)}
    for step in play_out(match, brains):
        match step.entry:
            case Act(seat=seat, action=action):
                person = table.seats[seat].person
                assert person is not None
                standing = await tables.submit(table.id, person, bytes(action), _press(standing))
            case Lapse() | Idle():
                raise AssertionError("no clock runs out while brains play")
            case _:
                pass
    assert standing.table.ended
    return standing


def _press(standing: Standing) -> Press:
    return Press(at=standing.table.saved, seen=standing.table.revision)
