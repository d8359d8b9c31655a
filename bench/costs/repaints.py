"""Ten thousand boards of one table: what is left of them in memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import playground
from bench.patience import patience
from bench.processes import rss, worker
from bench.registry import Result, bench
from cogs.hosting.opening import open_house
from cogs.shown.message import Message, Painting
from cogs.shown.pace import Pace
from cogs.wire.client import Tablee
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from playground.client import Person

REPAINTS = 10_000
WARM_UP = 2_000


@bench("repaints")
async def repaints() -> list[Result]:
    """What the bot's memory grows by in eight thousand repaints, and what discord.py has kept of them."""
    with TemporaryDirectory() as folder:
        async with worker("local_discord") as local:
            place = await local.told()
            playground.point_discord_at(place["url"])
            minutes = itertools.count(0, 60)
            pace = Pace(lambda: float(next(minutes)))  # as if a minute passed between two repaints
            database = f"sqlite:///{Path(folder) / 'games.db'}"
            async with open_house(database, guild_ready_timeout=0.05, edit_pace=pace) as client:
                running = asyncio.create_task(client.start(place["token"]))
                results = await _painted(client, place["url"])
                await client.close()
                await running
    return results


async def _painted(client: Tablee, url: str) -> list[Result]:
    async with await Person.join(url, "Ada") as ada:
        await ada.bot_arrives()
        await ada.slash("play monad")
        waits = patience("the board")
        while (board := await client.presenter.at(1).board.message()) is None:
            next(waits)
            await asyncio.sleep(0.01)
        await ada.settled()
        tracemalloc.start()
        await _repaint(board, 0, WARM_UP)
        early = _allocated()
        await _repaint(board, WARM_UP, REPAINTS)
        grown = _allocated() - early
        tracemalloc.stop()
    views: Any = client._connection._view_store  # pyright: ignore[reportPrivateUsage]
    kept = sum(map(len, views._views.values())) + len(views._synced_message_views) + len(views._modals)
    told = {"bytes": grown, "rss_mib": round(rss() / 2**20, 1)}
    each = grown / (REPAINTS - WARM_UP)
    return [
        Result("repaints.memory", each / 16, 1, "of 16 bytes a repaint", told),
        Result("repaints.views", kept, 0, "views kept by discord.py"),
    ]


async def _repaint(board: Message, first: int, last: int) -> None:
    for revision in range(first, last):
        tap = Tap(label=f"{revision}", verb="join", args=(revision,))
        await board.show(Painting(Screen((Line(f"board {revision}"), Row((tap,)))), 1, revision))


def _allocated() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
