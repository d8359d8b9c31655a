"""Settings that need time to pass or roles to be had: calls, and who may close tables."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from data.kept.guilds import Guild
from data.kept.people import Person
from engine.tables.table import Clock, Closed, Status
from tests.cogs.rigs.simulated import Night, a_night
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

HALF = 46  # seconds; Monad gives ninety for a decision


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def by(night: Night, rules: Guild) -> None:
    await night.client.services.guilds.put(night.rig.guild.id, rules)


def calls(person: SimPlayer) -> list[str]:
    """Messages that mention this person and are no board."""
    return [m.content for m in person.messages() if m.content.startswith(person.mention)]


async def awaited(night: Night) -> SimPlayer:
    return [night.person("Ada"), night.person("Basile")][await night.turn()]


async def test_a_server_that_wants_no_calls_has_none(night: Night) -> None:
    await by(night, Guild(warning=False))
    await night.seated("Ada", "Basile")
    late = await awaited(night)
    await night.advance(HALF)
    assert calls(late) == []


async def test_a_person_who_wants_no_calls_is_not_called_and_others_are(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late = await awaited(night)
    await night.client.services.people.put(late.actor.id, Person(pings=False))
    await night.advance(HALF)
    assert calls(late) == []
    await night.press(late, "hand")
    await night.play(late)
    other = await awaited(night)
    assert other is not late
    await night.advance(HALF)
    assert len(calls(other)) == 1


async def test_a_role_of_the_servers_choice_closes_any_table(night: Night) -> None:
    keeper = night.rig.guild.create_role("Keeper")
    await by(night, Guild(stoppers=(keeper.id,)))
    await night.seated("Ada", "Basile")
    user = night.rig.env.create_user("nora", global_name="Nora")
    nora = SimPlayer(night.rig, night.rig.guild.add_member(user, roles=[keeper]))
    await night.person("Cleo").slash("stop")
    assert (await night.standing()).table.status is Status.PLAYING
    await nora.slash("stop")
    table = (await night.standing()).table
    assert (table.status, table.why) == (Status.CLOSED, Closed.STOPPED.value)
    assert "closed" in said(nora.messages()[-1])


async def test_every_table_of_a_server_has_its_own_clock_by_default(night: Night) -> None:
    await by(night, Guild(clock=Clock(per_decision=30_000)))
    await night.seated("Ada", "Basile")
    late = await awaited(night)
    await night.advance(16)
    assert len(calls(late)) == 1
