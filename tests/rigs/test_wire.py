"""The rig over the wire leaves nothing behind that a later test would stumble over."""

from __future__ import annotations

import asyncio
import gc
import threading
import warnings

import discord
from discord.gateway import KeepAliveHandler

import playground
from bench.patience import SECONDS, patience
from tests.rigs.wire import running


async def test_a_connection_that_broke_half_made_is_closed_with_its_bot() -> None:
    await cut_short()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        gc.collect()
    assert not [str(one.message) for one in told]


async def cut_short() -> None:
    """A bot has to say anew who it is, which one of shards does after 5 s, and ends before."""
    async with playground.start(limits=False) as served:
        with playground.point_discord_at(served.url):
            bot = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
            async with running(bot, served.token):
                before = beating()
                served.gateway.invalidate()
                waits = patience("a new connection")
                while not beating() - before:
                    next(waits)
                    await asyncio.sleep(0.01)
    for thread in beating():
        thread.stop()
        thread.join(SECONDS)


def beating() -> set[KeepAliveHandler]:
    """What keeps connections alive that were greeted."""
    return {thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)}
