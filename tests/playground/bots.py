"""Small bots for the tests here, and a playground for each test with the real discord.py turned to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import discord
import pytest
from discord import app_commands, ui

import playground
from playground.client import Person
from tests.rigs.wire import running

__all__ = ["ada", "basile", "pg", "run"]
Start = Callable[[discord.Client], Awaitable[discord.Client]]


class SmallBot(discord.Client):
    """A bot with a command tree, which it registers when it starts."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        options.setdefault("guild_ready_timeout", 0.05)
        super().__init__(intents=intents or discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Interaction] = []

    async def setup_hook(self) -> None:
        if self.tree.get_commands():
            await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)


def command(bot: SmallBot, name: str) -> Any:
    """Declare a slash command of the bot."""
    return bot.tree.command(name=name, description=f"Try {name}")


def answering(custom_id: str, label: str, answer: Any) -> ui.View:
    """A view with one button and what it does."""
    view = ui.View(timeout=None)
    button: ui.Button[ui.View] = ui.Button(label=label, custom_id=custom_id)
    button.callback = answer  # pyright: ignore[reportAttributeAccessIssue]
    return view.add_item(button)


@pytest.fixture
async def pg() -> AsyncIterator[playground.Playground]:
    """A playground without rate limits; a bug inside it fails the test."""
    async with playground.start(limits=False) as served:
        with playground.point_discord_at(served.url):
            yield served
        assert not served.errors


@pytest.fixture
async def run(pg: playground.Playground) -> AsyncIterator[Start]:
    """Starts bots that run until the test ends."""
    async with AsyncExitStack() as stack:

        async def start(bot: discord.Client) -> discord.Client:
            return await stack.enter_async_context(running(bot, pg.token))

        yield start


@pytest.fixture
async def ada(pg: playground.Playground) -> AsyncIterator[Person]:
    """Ada at her page; she owns the guild and speaks English."""
    async with await Person.join(pg.url, "Ada") as person:
        yield person


@pytest.fixture
async def basile(pg: playground.Playground) -> AsyncIterator[Person]:
    """Basile at his page; he speaks French."""
    async with await Person.join(pg.url, "Basile") as person:
        yield person


async def here(run: Start, bot: SmallBot | None = None) -> discord.TextChannel:
    """The first channel, as a running bot knows it."""
    running = await run(bot or SmallBot())
    return running.guilds[0].text_channels[0]
