"""How far away people are: the way of frames, and that nothing overtakes on it."""

from __future__ import annotations

import asyncio
from random import Random

import discord
import pytest

import playground
from playground.client import Person, Refused
from playground.serving.lag import PROFILES, Profile, Way
from tests.playground.bots import SmallBot, Start, command

SOON = Profile("soon", 1, 5, lost=0.3, again=5)


@pytest.mark.parametrize("name", ["home", "phone", "train"])
def test_a_way_takes_as_long_as_its_profile_says(name: str) -> None:
    random, profile = Random(1), PROFILES[name]
    ways = [2000 * profile.one_way(random) for _ in range(5000)]
    assert profile.least <= min(ways)
    late = sum(way > profile.most for way in ways) / len(ways)
    assert late == pytest.approx(profile.lost, abs=0.01)


async def test_frames_keep_their_order() -> None:
    arrived: list[str] = []
    way = Way(Random(3))
    for number in range(200):
        way.carry(SOON, arrived.append, str(number))
    async with asyncio.timeout(10):
        while len(arrived) < 200:  # noqa: ASYNC110 - frames arrive by the clock
            await asyncio.sleep(0.001)
    assert arrived == [str(number) for number in range(200)]


async def test_without_a_way_a_frame_is_there_at_once() -> None:
    arrived: list[str] = []
    way = Way(Random(3))
    way.carry(PROFILES["none"], arrived.append, "now")
    assert arrived == ["now"]
    way.carry(SOON, arrived.append, "late")
    way.carry(PROFILES["none"], arrived.append, "after it")
    assert arrived == ["now"]
    way.close()
    await asyncio.sleep(0.02)
    assert arrived == ["now"]


async def test_a_press_from_a_phone_comes_later_than_one_from_here(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = SmallBot()

    @command(bot, "ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    await run(bot)
    async with await Person.join(pg.url, "Basile", latency="home") as basile:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await basile.slash("ping")
        assert loop.time() - began >= 0.015
        await ada.sees("pong")


async def test_the_way_is_chosen_on_the_page(pg: playground.Playground, ada: Person) -> None:
    assert ada.hello["latency"]["profile"] == "none"
    await ada.fault("latency", profile="home")
    assert pg.pages.latency is PROFILES["home"]
    await ada.ask("whoami")
    assert ada.hello["latency"]["profile"] == "home"
    with pytest.raises(Refused, match="none, home, phone, train"):
        await ada.fault("latency", profile="moon")
