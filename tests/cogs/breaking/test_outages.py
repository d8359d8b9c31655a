"""Discord is gone for a while: nobody pays for it, and everybody is told once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from simcord.backend import serializers

from data.kept.guilds import Guild
from engine.tables.table import Clock, Standing
from tests.cogs.rigs.simulated import Night, a_night, board
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

TIME = 20_000  # ms for a decision


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def at_a_quick_table(night: Night, *names: str, **options: int) -> Standing:
    """A match of Monad in which a decision takes twenty seconds at most."""
    home = int(night.rig.guild.id)
    await night.client.services.guilds.put(home, Guild(clock=Clock(per_decision=TIME)))
    await night.seated(*names, **options)
    return await night.standing()


async def awaited(night: Night) -> SimPlayer:
    """Whose turn it is."""
    seat = (await night.standing()).table.seats[await night.turn()]
    return next(one for one in map(night.person, ("Ada", "Basile")) if one.actor.id == seat.person)


def goes(night: Night) -> None:
    """Discord answers nothing any more."""
    night.rig.env.inject_error("*", "*", status=503, times=None)


def comes_back(night: Night) -> None:
    night.rig.env.backend.faults.clear()


async def test_nobody_is_absent_while_discord_cannot_be_reached(night: Night) -> None:
    """M2: a clock of 20 s, every request refused for 85 s, nobody pressing."""
    before = await at_a_quick_table(night, "Ada", "Basile", house=1)
    await night.advance(8)
    goes(night)
    await night.advance(85)
    standing = await night.standing()
    assert standing.table.revision == before.table.revision
    assert not any(seat.absent or seat.lapses for seat in standing.table.seats)
    comes_back(night)
    await night.advance(4)
    assert (await night.standing()).table.revision == before.table.revision
    person = await awaited(night)
    await night.press(person, "hand")
    await night.play(person)


async def test_who_was_awaited_has_the_time_again_that_the_outage_took(night: Night) -> None:
    await at_a_quick_table(night, "Ada", "Basile")
    seat = await night.turn()
    await night.advance(4)
    goes(night)
    await night.advance(300)
    comes_back(night)
    await night.advance(8)
    standing, clock = await night.standing(), night.client.services.clock
    deadline = standing.table.seats[seat].deadline
    assert deadline is not None
    assert clock.shown(deadline) - night.clock() >= TIME - 4_000 - 8_000
    assert f"<t:{clock.shown(deadline) // 1000}:R>" in said(board(night.person("Ada")))


async def test_everybody_is_told_once(night: Night) -> None:
    await at_a_quick_table(night, "Ada", "Basile")
    goes(night)
    await night.advance(120)
    comes_back(night)
    await night.advance(8)
    (told,) = [line for line in said(board(night.person("Ada"))).splitlines() if "cut off" in line]
    assert "2\u00a0minutes" in told
    person = await awaited(night)
    before = len(person.messages())
    await night.advance(2)
    assert len(person.messages()) == before


async def test_of_a_single_request_that_failed_nobody_is_told(night: Night) -> None:
    await at_a_quick_table(night, "Ada", "Basile")
    night.rig.env.inject_error("*", "*", status=503, times=1)
    await night.advance(15)
    assert "cut off" not in said(board(night.person("Ada")))


async def test_after_the_outage_clocks_run_out_as_ever(night: Night) -> None:
    before = await at_a_quick_table(night, "Ada", "Basile")
    goes(night)
    await night.advance(60)
    comes_back(night)
    await night.advance(70)
    assert (await night.standing()).table.revision > before.table.revision


async def soon_after_the_start(night: Night) -> tuple[Standing, int, int]:
    """A match, who is awaited in it, and how long he has yet."""
    before = await at_a_quick_table(night, "Ada", "Basile")
    seat = await night.turn()
    await night.advance(5)
    return before, seat, await time_left(night, seat)


async def test_a_server_that_is_unavailable_waits_for_itself_alone(night: Night) -> None:
    """Discord loses a guild now and then; the others play on."""
    before, seat, had = await soon_after_the_start(night)
    night.rig.env.backend.emit("GUILD_DELETE", {"id": str(night.rig.guild.id), "unavailable": True})
    await night.advance(100)
    assert (await night.standing()).table.revision == before.table.revision
    comes_back_to(night)
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)
    assert "cut off" in said(board(night.person("Ada")))


async def test_a_server_that_a_new_session_is_still_without_is_waited_for(night: Night) -> None:
    """Unavailable before, it is so in a session that begins meanwhile; back, it has the whole time again."""
    before, seat, had = await soon_after_the_start(night)
    night.rig.env.backend.emit("GUILD_DELETE", {"id": str(night.rig.guild.id), "unavailable": True})
    await night.advance(30)
    await begins_without_its_server(night)
    await night.advance(70)
    assert (await night.standing()).table.revision == before.table.revision
    comes_back_to(night)
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)
    assert "cut off" in said(board(night.person("Ada")))


async def test_a_server_that_a_session_begins_without_is_waited_for(night: Night) -> None:
    """As when the bot starts while it is out: that it is unavailable is said by nothing else."""
    before, seat, had = await soon_after_the_start(night)
    await begins_without_its_server(night)
    await night.advance(100)
    assert (await night.standing()).table.revision == before.table.revision
    comes_back_to(night)
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)


async def test_what_its_shard_missed_as_well_is_given_back_to_a_server_once(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Out for a minute, and in the midst of it the shard for twenty seconds: no time is gained by both."""
    await at_a_quick_table(night, "Ada", "Basile")
    seat, reach = await night.turn(), night.client.reach
    both = property(lambda _: {0: None, 1: None})
    monkeypatch.setattr(type(night.client), "shards", both)  # the other one goes on, and with it the clock
    await night.advance(5)
    had = await time_left(night, seat)
    night.rig.env.backend.emit("GUILD_DELETE", {"id": str(night.rig.guild.id), "unavailable": True})
    await night.advance(20)
    reach.falls_silent(0, night.client.services.clock.reckoned())
    await night.advance(20)
    night.rig.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await night.advance(20)
    comes_back_to(night)
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)


async def begins_without_its_server(night: Night) -> None:
    """A session that Discord begins anew, with a server that it says nothing else of."""
    assert night.client.user is not None
    ready = {
        "user": {"id": str(night.client.user.id), "username": "tablee", "discriminator": "0", "avatar": None},
        "guilds": [{"id": str(night.rig.guild.id), "unavailable": True}],
        "shard": [0, 1],
    }
    night.rig.env.backend.emit("READY", ready)
    await night.advance(0)


def comes_back_to(night: Night) -> None:
    backend, home = night.rig.env.backend, int(night.rig.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[home]))


async def test_a_gateway_found_silent_is_reckoned_back_to_the_last_word_and_told_once(night: Night) -> None:
    """Found out after 15 s; 30 s later it is resumed. Both are given back, and one sentence tells of it."""
    await at_a_quick_table(night, "Ada", "Basile")
    seat, clock, reach = await night.turn(), night.client.services.clock, night.client.reach
    await night.advance(3)
    last, had = clock.reckoned(), await time_left(night, seat)
    await night.advance(15)
    reach.falls_silent(0, last)
    await night.advance(30)
    night.rig.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)
    (told,) = [line for line in said(board(night.person("Ada"))).splitlines() if "cut off" in line]
    assert "45\u00a0seconds" in told


async def test_of_a_short_silence_the_time_is_given_back_and_nobody_is_told(night: Night) -> None:
    await at_a_quick_table(night, "Ada", "Basile")
    seat, clock, reach = await night.turn(), night.client.services.clock, night.client.reach
    last, had = clock.reckoned(), await time_left(night, seat)
    await night.advance(5)
    reach.falls_silent(0, last)
    await night.advance(2)
    night.rig.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await night.advance(1)
    assert await time_left(night, seat) == pytest.approx(had, abs=1_500)
    assert "cut off" not in said(board(night.person("Ada")))


async def time_left(night: Night, seat: int) -> int:
    deadline = (await night.standing()).table.seats[seat].deadline
    assert deadline is not None
    return deadline - night.client.services.clock.reckoned()
