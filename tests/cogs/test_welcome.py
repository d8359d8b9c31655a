"""The first minute on a server: a welcome where the bot may write, all boxes on one screen, and Play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cogs.welcome import Welcome
from engine.registry import games
from engine.tables.table import Status
from playground import Playground
from playground.client import Person
from tests.cogs.conftest import Evening
from tests.cogs.rigs.racing import a_house, a_town
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
    assert "Monster Cube, Monster Rush, 13 Monsters, Cubo, and Monad" in said(hello).replace("\u00a0", " ")
    assert "A box called Tablée" in said(hello)
    await night.press(ada, "games")
    await night.press(ada, "play_game", "monad")
    assert find(night.person("Basile"), "join")[1].table == 1


async def test_where_the_bot_may_not_write_it_says_nothing(night: Night) -> None:
    await forbid(night, "send_messages")
    await comes(night)
    assert night.person("Ada").messages() == []


@asynccontextmanager
async def opens(town: Playground, database: str, invited: int = 0) -> AsyncIterator[Person]:
    """A run of the house; Ada looks at every channel of hers."""
    async with a_house(town, database, invited=invited) as evening:
        await evening.settled()
        ada = evening.person("Ada")
        for channel in ada.hello["channels"]:
            await ada.go(channel["id"])
        yield ada


def hellos(ada: Person) -> int:
    return sum("I bring" in one.text for one in ada.everything)


async def test_whoever_invited_us_while_we_were_not_there_is_greeted_once(database: str) -> None:
    async with a_town() as town:
        async with opens(town, database) as ada:
            await ada.ask("guild", name="Another club", bot=False)
            assert hellos(ada) == 0, "nobody has invited us since this began"
            clubs = {one["name"]: one["id"] for one in ada.hello["guilds"]}
        async with await Person.join(town.url, "Ada") as ada:
            await ada.ask("invite_bot", guild=clubs["Another club"])
        async with opens(town, database) as ada:
            await ada.sees("I bring")
        async with opens(town, database) as ada:
            assert hellos(ada) == 1


async def test_before_the_first_start_ever_we_may_have_been_invited_too(database: str) -> None:
    async with a_town() as town:
        async with opens(town, database, invited=60_000) as ada:
            await ada.sees("I bring")
        async with opens(town, database, invited=60_000) as ada:
            assert hellos(ada) == 1


async def test_play_leads_from_the_list_to_a_table_with_two_taps(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("games")
    await evening.settled()
    room = ada.messages[-1]
    assert room.ephemeral
    for game in games():
        least, most = game.minutes or (0, 0)
        assert f"{least}\u00a0to\u00a0{most}\u00a0min" in room.text, game.key
    assert len(room.pictures) == len(list(games()))
    await ada.press("Play Cubo", room)
    await ada.sees("All roll nine dice")
    tables = evening.client.services.tables
    (table,) = await tables.of_person(int(ada.id), evening.client.guilds[0].id)
    assert (table.game, table.status, table.host) == ("cubo", Status.LOBBY, int(ada.id))
    assert not [one for one in ada.messages if "nine dice" in one.text][-1].ephemeral
