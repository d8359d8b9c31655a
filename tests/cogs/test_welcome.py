"""The first minute on a server: a welcome where the bot may write, all boxes on one screen, and Play."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.welcome import Welcome
from engine.registry import games
from engine.tables.table import Status
from tests.cogs.conftest import Evening
from tests.cogs.rigs.simulated import Night, a_night, find, forbid
from tests.rigs.player import said


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def comes(night: Night) -> None:
    """The bot arrives on this server."""
    welcome = night.client.get_cog("Welcome")
    assert isinstance(welcome, Welcome)
    with night.rig.env.time_context():
        await welcome.on_guild_join(night.client.guilds[0])


async def test_a_new_server_is_told_in_one_sentence_what_there_is_to_play(night: Night) -> None:
    await comes(night)
    ada = night.person("Ada")
    (hello,) = ada.messages()
    assert "Monster Cube, Monster Rush, 13 Monsters, Cubo, and Monad" in said(hello)
    assert "A box called Tablée" in said(hello)
    await night.press(ada, "games")
    await night.press(ada, "play_game", "monad")
    assert find(night.person("Basile"), "join")[1].table == 1


async def test_where_the_bot_may_not_write_it_says_nothing(night: Night) -> None:
    await forbid(night, "send_messages")
    await comes(night)
    assert night.person("Ada").messages() == []


async def test_play_leads_from_the_list_to_a_table_with_two_taps(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("games")
    await evening.settled()
    room = ada.messages[-1]
    assert room.ephemeral
    for game in games():
        least, most = game.minutes or (0, 0)
        assert f"{least} to {most} min" in room.text, game.key
    assert len(room.pictures) == len(list(games()))
    await ada.press("Play Cubo", room)
    await ada.sees("All roll nine dice")
    tables = evening.client.services.tables
    (table,) = await tables.of_person(int(ada.id), evening.client.guilds[0].id)
    assert (table.game, table.status, table.host) == ("cubo", Status.LOBBY, int(ada.id))
    assert not [one for one in ada.messages if "nine dice" in one.text][-1].ephemeral
