"""Opens the house on Discord: everything wired, the clocks running, ready for a token."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import structlog

from cogs.finish_log import PressLog
from cogs.games.default.texts import unwritten
from cogs.games.desks import desks
from cogs.guide import Guide
from cogs.guild_settings import Server
from cogs.hosting.metrics import Metrics
from cogs.hosting.monitor import Monitor
from cogs.lobby import Terms
from cogs.me import Me
from cogs.play import Play
from cogs.profile import Profiled
from cogs.ranks import Ranks
from cogs.replay import Replays
from cogs.shown.catch_up import Arrears
from cogs.shown.pace import Pace
from cogs.shown.presenter import Presenter
from cogs.shown.relay import Relay
from cogs.shown.stage import Stage
from cogs.table import Presses
from cogs.wire.client import Tablee
from cogs.wire.cog import Cog
from cogs.wire.router import Router
from cogs.wire.services import Parlour
from data.database.database import Database
from data.database.ownership import holding
from data.kept.boards import Boards
from data.kept.commands import SyncedCommands
from data.kept.downtime import House, Shards
from data.kept.guilds import Guilds
from data.kept.people import People
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.ranks.leaderboards import Leaderboards
from data.ranks.profiles import Profiles
from data.ranks.ratings import Ratings
from data.ranks.results import Results
from data.words import Languages
from engine.tables.store import StoreDown
from engine.tables.tables import Tables
from render.studio import Studio

log = structlog.get_logger()

THINKERS = 2  # threads for brains


def now() -> int:
    return time.time_ns() // 1_000_000


async def sleep_until(at: int) -> None:
    await asyncio.sleep(max(0, at - now()) / 1000)


@asynccontextmanager
async def open_house(
    database_url: str,
    *,
    shards: Shards | None = None,
    clock: Callable[[], int] = now,
    sleep_until: Callable[[int], Awaitable[None]] = sleep_until,
    entropy: Callable[[], str] = lambda: secrets.token_hex(16),
    strict_words: bool = False,
    brain_pace: float = 1.0,
    edit_pace: Pace | None = None,
    **client_settings: Any,
) -> AsyncIterator[Tablee]:
    """A bot that only has to be started; when it is left, all that was begun is kept."""

    async def sleep(seconds: float) -> None:
        await sleep_until(clock() + round(seconds * 1000))

    languages = Languages(strict=strict_words, unwritten=unwritten)
    metrics = Metrics()
    client = Tablee(languages, http_trace=metrics.trace(), **client_settings)
    async with AsyncExitStack() as closing:
        database = await Database.open(database_url)
        closing.push_async_callback(database.close)
        await closing.enter_async_context(holding(database, shards or Shards()))
        house = await House.open(database, clock, shards)
        closing.push_async_callback(_closed, house)
        told, boards = Relay(), Boards(database, sleep)
        closing.push_async_callback(boards.close)
        await Ratings(database).catch_up()  # what an older version kept
        studio = Studio()
        closing.callback(studio.close)
        executor = closing.enter_context(ThreadPoolExecutor(THINKERS, thread_name_prefix="brain"))
        store = SqlStore(database, house)
        tables = Tables(
            store,
            told,
            clock=clock,
            sleep_until=sleep_until,
            entropy=entropy,
            executor=executor,
            pace=brain_pace,
        )
        people = People(database)
        parlour = Parlour(
            tables=tables,
            studio=studio,
            languages=languages,
            desks=desks(),
            clock=clock,
            guilds=Guilds(database),
            people=people,
            metrics=metrics,
        )
        metrics.tables.set_function(lambda: tables.live)
        metrics.waiting.set_function(lambda: database.waiting)
        presenter = Presenter(
            Stage(
                client=client,
                parlour=parlour,
                boards=boards,
                spoken_at=client.spoken_at,
                pace=edit_pace or Pace(),
            )
        )
        told.tells(presenter)
        router = Router(parlour, presenter.mend)
        for cog in _cogs(router, presenter, client, database):
            await client.add_cog(cog)

        work = (
            tables.run,
            lambda: house.run(sleep),
            lambda: Arrears(house, store, presenter).paint(sleep),
            lambda: metrics.run(clock, sleep_until),
        )
        client.enter(
            parlour, presenter, router, SyncedCommands(database), Monitor(client, metrics, database), work
        )
        closing.push_async_callback(tables.close)  # also what was pressed while the client closed
        async with client:
            yield client


async def _closed(house: House) -> None:
    """The last sign of life; where it cannot be kept, the one before it has to do."""
    try:
        await house.close()
    except StoreDown as problem:
        log.warning("closed without a last sign of life", problem=str(problem))


def _cogs(router: Router, presenter: Presenter, client: Tablee, database: Database) -> tuple[Cog, ...]:
    """Every command and every button of the house."""
    results = Results(database)
    table = Presses(router, presenter)
    return (
        table,
        Terms(router, table),
        Play(router, presenter),
        Guide(router),
        Ranks(router, Leaderboards(database), results),
        Profiled(router, Profiles(database, router.parlour.people), results),
        Replays(router, results, client.words_at),
        PressLog(router),
        Server(router),
        Me(router, Privacy(database, router.parlour.people), presenter),
    )
