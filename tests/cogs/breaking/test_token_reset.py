"""The token is reset while the bot runs: it ends, and says what to do."""

from __future__ import annotations

import asyncio

import discord
import pytest

import commandline
from cogs.hosting.opening import open_house
from tests.cogs.conftest import LONGEST
from tests.cogs.rigs.racing import a_town

NEW = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.secretsecretsecretsecret"


async def test_a_token_that_was_reset_ends_the_bot_with_words_for_its_host(database: str) -> None:
    async with a_town() as town, open_house(database, guild_ready_timeout=0.05) as client:
        running = asyncio.create_task(client.start(town.token))
        async with asyncio.timeout(LONGEST):
            await client.wait_until_ready()
            town.discord.token = town.gateway.token = NEW
            town.gateway.drop()
            with pytest.raises(discord.ConnectionClosed) as closed:
                await running
    told = commandline.why_closed(closed.value)
    assert "Discord does not accept DISCORD_TOKEN any more" in told
    assert "secret" not in told
