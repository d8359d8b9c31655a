"""What one person may take of the house, and what becomes of a server that the bot is removed from."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import pytest
from simcord.backend import serializers

from data.kept.guilds import Guild, Threads
from tests.cogs.rigs.simulated import Night, a_night, board, find, verbs
from tests.rigs.player import said


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database, most_tables=2) as night:
        yield night


async def test_who_has_many_tables_open_is_told_kindly_what_to_do(night: Night) -> None:
    ada = night.person("Ada")
    for _ in range(3):
        await ada.slash("play monad")
    told = ada.messages()[-1]
    assert told.flags.ephemeral
    assert "You sit at 2 open tables already" in said(told)
    assert "/leave" in said(told)
    assert len(await night.client.services.tables.in_place(night.rig.channel.id)) == 2


async def test_who_has_many_tables_open_opens_no_thread_for_one_more(night: Night) -> None:
    ada = night.person("Ada")
    guilds = night.client.services.guilds
    await guilds.put(int(night.rig.guild.id), Guild(threads=Threads.ALL))
    for _ in range(3):
        await ada.slash("play monad")
    announced = [message for message in ada.messages() if "has opened a table" in said(message)]
    assert len(announced) == 2
    assert "You sit at 2 open tables already" in said(ada.messages()[-1])


def departed(database: str) -> list[int]:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept:
        return [home for (home,) in kept.execute("SELECT home FROM departures")]


async def test_a_bot_that_is_kicked_and_invited_again_plays_on(night: Night, database: str) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    backend, home = night.rig.env.backend, int(night.rig.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(home)})
    await night.advance(20)
    assert departed(database) == [home]
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[home]))
    await night.advance(20)
    assert departed(database) == []
    await night.press(basile, "join")
    await night.press(ada, "start")
    assert "hand" in verbs(board(ada))
    assert find(basile, "hand")[1].table == 1


async def test_a_server_that_discord_has_lost_for_a_while_has_not_removed_us(
    night: Night, database: str
) -> None:
    await night.person("Ada").slash("play monad")
    night.rig.env.backend.emit("GUILD_DELETE", {"id": str(night.rig.guild.id), "unavailable": True})
    await night.advance(60)
    assert departed(database) == []
