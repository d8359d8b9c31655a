"""How a bot with one sleeping task lives on SimCord: its waits are told, its time is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import pytest
from discord import app_commands

from tests.rigs.sim import SimClock, SimRig, on_simcord

Interaction = discord.Interaction["Egg"]


class Egg(discord.Client):
    """A bot that says when the egg is done: one task sleeps until the earliest egg."""

    def __init__(self, clock: Callable[[], int], sleep_until: Callable[[int], Awaitable[None]]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.clock = clock
        self.sleep_until = sleep_until
        self.eggs: list[tuple[int, int]] = []
        self.nap: asyncio.Future[None] | None = None
        self.tree.add_command(boil)

    async def setup_hook(self) -> None:
        self.cook = asyncio.create_task(self.watch())
        await self.tree.sync()

    async def watch(self) -> None:
        while True:
            earliest = min(self.eggs, default=(self.clock() + 3_600_000, 0))
            self.nap = asyncio.ensure_future(self.sleep_until(earliest[0]))
            await asyncio.wait({self.nap})
            for egg in sorted(egg for egg in self.eggs if egg[0] <= self.clock()):
                self.eggs.remove(egg)
                await self.get_partial_messageable(egg[1]).send("The egg is done.")


@app_commands.command(description="Boil an egg")
async def boil(interaction: Interaction, minutes: int) -> None:
    bot = interaction.client
    assert interaction.channel_id is not None
    bot.eggs.append((bot.clock() + minutes * 60_000, interaction.channel_id))
    if bot.nap is not None:
        bot.nap.cancel()  # an earlier egg may wake the cook earlier
    await interaction.response.send_message("In the water.")


@pytest.fixture
def clock() -> SimClock:
    return SimClock()


@pytest.fixture
async def rig(clock: SimClock) -> AsyncIterator[SimRig]:
    async with on_simcord(lambda: Egg(clock, clock.sleep_until), clock=clock) as ready:
        yield ready


def done(texts: list[str]) -> int:
    return texts.count("The egg is done.")


async def test_a_sleeping_task_holds_nobody_up(rig: SimRig) -> None:
    ada = rig.person("Ada")
    await ada.slash("boil", minutes=4)
    assert await ada.reads() == ["In the water."]


async def test_time_passes_only_when_the_test_says_so(rig: SimRig) -> None:
    ada = rig.person("Ada")
    await ada.slash("boil", minutes=4)
    await rig.advance(239)
    assert done(await ada.reads()) == 0
    await rig.advance(1)
    assert done(await ada.reads()) == 1


async def test_an_earlier_moment_wakes_the_sleeper(rig: SimRig) -> None:
    ada = rig.person("Ada")
    for minutes in (30, 2, 8):
        await ada.slash("boil", minutes=minutes)
    await rig.advance(120)
    assert done(await ada.reads()) == 1
    await rig.advance(6 * 60)
    assert done(await ada.reads()) == 2
    await rig.advance(3600)
    assert done(await ada.reads()) == 3


async def test_moments_fall_due_in_order_within_one_advance(rig: SimRig, clock: SimClock) -> None:
    ada = rig.person("Ada")
    began = clock()
    for minutes in (8, 2):
        await ada.slash("boil", minutes=minutes)
    await rig.advance(3600)
    times = [int(message.created_at.timestamp() * 1000) - began for message in ada.messages()[-2:]]
    assert times == [120_000, 480_000]


async def test_a_restart_ends_the_old_sleeper(rig: SimRig, clock: SimClock) -> None:
    ada = rig.person("Ada")
    await ada.slash("boil", minutes=4)
    await rig.restart(Egg(clock, clock.sleep_until))
    await rig.advance(3600)
    assert done(await ada.reads()) == 0
    await ada.slash("boil", minutes=1)
    await rig.advance(60)
    assert done(await ada.reads()) == 1
