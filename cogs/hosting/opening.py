"""Opens the house on Discord: everything wired, the clocks running, ready for a token."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple

import aiohttp
import structlog

from cogs.fair import FairPlay
from cogs.finish_log import FinishLog
from cogs.games.default.texts import unwritten
from cogs.games.desks import desks
from cogs.gathering import Gathering
from cogs.guide import Guide
from cogs.guild_settings import GuildSettings
from cogs.hosting.metrics import Metrics
from cogs.hosting.monitor import Monitor
from cogs.hosting.reach import Reach
from cogs.hosting.servers import Servers
from cogs.leaving import LeaveTable
from cogs.lobby import LobbyForms
from cogs.me import Me
from cogs.play import Play
from cogs.profile import Profiled
from cogs.ranks import Ranks
from cogs.replay import Replays
from cogs.shown.again import PAUSE
from cogs.shown.calls.summons import Summons
from cogs.shown.catch_up import CatchUp
from cogs.shown.pace import Pace
from cogs.shown.painter import Key, Painter
from cogs.shown.presenter import Presenter
from cogs.shown.stage import Stage
from cogs.table import TablePresses
from cogs.welcome import Welcome
from cogs.wire.client import Rooms, Tablee
from cogs.wire.clock import LEAP, PlayClock, steady_time
from cogs.wire.cog import Cog
from cogs.wire.connector import ToDiscord
from cogs.wire.presses.crowd import Crowd
from cogs.wire.presses.router import Router
from cogs.wire.services import Services
from cogs.wire.sharing import Sharing
from data.database.database import Database
from data.database.ownership import holding_shards
from data.kept.boards import Boards
from data.kept.calls import Calls
from data.kept.commands import SyncedCommands
from data.kept.departures import Departures
from data.kept.downtime import Downtime, Shards
from data.kept.former_boards import FormerBoards
from data.kept.guilds import Guild, Guilds
from data.kept.people import People
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.kept.upkeep import Upkeep
from data.ranks.afterwards import Aftermaths
from data.ranks.leaderboards import Leaderboards
from data.ranks.profiles import Profiles
from data.ranks.ratings import Ratings
from data.ranks.results import Results
from data.words import Languages
from engine import registry
from engine.registry import ladder_of
from engine.tables.presenter import Audience
from engine.tables.store import StoreDown
from engine.tables.table import Mode
from engine.tables.tables import Tables
from engine.tables.watch import RESTING
from render.memory import share_one_heap
from render.studio import Studio

log = structlog.get_logger()

THINKERS = 2  # threads for brains


async def sleep_until(at: int) -> None:
    """Until it is so late by steady time."""
    await asyncio.sleep(max(0, at - steady_time()) / 1000)


@asynccontextmanager
async def open_house(
    database_url: str,
    *,
    shards: Shards | None = None,
    clock: Callable[[], int] = steady_time,
    sleep_until: Callable[[int], Awaitable[None]] = sleep_until,
    entropy: Callable[[], str] = lambda: secrets.token_hex(16),
    strict_words: bool = False,
    brain_pace: float = 1.0,
    most_tables: int | None = None,
    crowd: Crowd | None = None,
    edit_pace: Pace | None = None,
    finger_pause: int = PAUSE,
    usual: Guild | None = None,
    resting: Mapping[Mode, int] = RESTING,
    invited: int = 0,  # before its first start ever, so many ms ago at most: it says hello there
    **client_settings: Any,
) -> AsyncIterator[Tablee]:
    """A bot that only has to be started; when it is left, all that was begun is kept."""
    share_one_heap()
    time, metrics, audience = Time.by(clock, sleep_until), Metrics(), Audience()
    async with AsyncExitStack() as closing:
        painter = Painter(time.play)
        kept = await _kept(closing, database_url, shards, time, painter)
        manner = {"entropy": entropy, "pace": brain_pace, "resting": resting, "most": most_tables}
        tables = _tables(closing, kept, time, audience, **manner)
        languages = _languages(strict_words, registry.NAMES)
        services = _services(closing, kept, usual, tables, languages, metrics, time.play, crowd)
        stage = {"painter": painter, "pace": edit_pace or Pace(), "pause": finger_pause}
        trace = metrics.trace()
        ears = {"audience": audience, "trace": trace}
        rooms = partial(_rooms, services=services, kept=kept, time=time, **ears, **stage)
        way = {"http_trace": trace, "connector": ToDiscord(limit=0)}
        client = Tablee(services, SyncedCommands(kept.database), rooms, **way, **client_settings)
        departures = Departures(kept.database, kept.downtime.shards)
        servers = Servers(departures, client, time.play, metrics.tidy)
        for cog in (*_cogs(client, kept, invited), client.reach, servers):
            await client.add_cog(cog)
        async with client:
            yield client


@cache
def _languages(strict: bool, games: tuple[str, ...]) -> Languages:
    """All texts, those of these games too: read once, however many houses a process opens."""
    return Languages(strict=strict, unwritten=unwritten)


@dataclass(frozen=True, slots=True)
class Time:
    """Ours, or a test's."""

    clock: Callable[[], int]  # ms since 1970; it never goes back
    sleep_until: Callable[[int], Awaitable[None]]
    play: PlayClock

    @classmethod
    def by(cls, clock: Callable[[], int], sleep_until: Callable[[int], Awaitable[None]]) -> Time:
        return cls(clock, sleep_until, PlayClock(clock, sleep_until, LEAP if clock is steady_time else None))

    async def sleep(self, seconds: float) -> None:
        await self.sleep_until(self.clock() + round(seconds * 1000))


class Kept(NamedTuple):
    """What is stored, and how."""

    database: Database
    downtime: Downtime
    store: SqlStore
    boards: Boards


async def _kept(
    closing: AsyncExitStack, address: str, shards: Shards | None, time: Time, painter: Painter
) -> Kept:
    """The database, ours alone, with all that an older version left to be done."""
    database = await Database.open(address)
    closing.push_async_callback(database.close)
    await closing.enter_async_context(holding_shards(database, shards or Shards()))
    downtime = await Downtime.open(database, time.play, shards, painter.behind)
    time.play.begin_after(downtime.began)
    closing.push_async_callback(_closed, downtime)
    boards = Boards(database, time.sleep)
    closing.push_async_callback(boards.close)
    await Ratings(database, ladder_of).catch_up()
    return Kept(database, downtime, SqlStore(database, downtime, ladder_of, time.play.shown), boards)


def _tables(closing: AsyncExitStack, kept: Kept, time: Time, audience: Audience, **manner: Any) -> Tables:
    thinkers = closing.enter_context(ThreadPoolExecutor(THINKERS, thread_name_prefix="brain"))
    return Tables(
        kept.store,
        audience,
        clock=time.play,
        sleep_until=time.play.sleep_until,
        executor=thinkers,
        **manner,
    )


def _services(
    closing: AsyncExitStack,
    kept: Kept,
    usual: Guild | None,
    tables: Tables,
    languages: Languages,
    metrics: Metrics,
    clock: PlayClock,
    crowd: Crowd | None,
) -> Services:
    studio = Studio()
    closing.callback(studio.close)
    metrics.tables.set_function(lambda: tables.live)
    metrics.waiting.set_function(lambda: kept.database.waiting)
    return Services(
        tables=tables,
        studio=studio,
        languages=languages,
        desks=desks(),
        clock=clock,
        guilds=Guilds(kept.database, usual),
        people=People(kept.database),
        metrics=metrics,
        crowd=crowd,
    )


def _rooms(
    client: Tablee,
    *,
    services: Services,
    kept: Kept,
    time: Time,
    audience: Audience,
    trace: aiohttp.TraceConfig,
    **showing: Any,
) -> Rooms:
    """What shows the tables, what answers presses, and what goes on beside."""
    stage = _stage(client, services, kept, **showing)
    presenter = Presenter(stage, audience)
    reach = Reach(
        time.play,
        client,
        line=client.line_of,
        trace=trace,
        sleep=time.sleep,
        give_back=services.tables.give_back,
        tell=presenter.given_back,
    )

    async def keep_deadlines() -> None:
        await client.wait_until_ready()
        presenter.painter.paint_soon(Key("calls"), Summons(stage).catch_up)
        await services.tables.run(reach.reaches)

    upkeep = Upkeep(kept.database, kept.downtime.shards, time.play.by_discord, services.metrics.tidy)
    work = (
        keep_deadlines,
        partial(upkeep.run, time.sleep),
        reach.pulse.run,
        *((reach.watch,) if time.clock is steady_time else ()),
        partial(kept.downtime.run, time.sleep, reach.keeps),
        partial(CatchUp(kept.downtime, kept.store, presenter).paint, time.sleep),
        partial(services.metrics.run, time.clock, time.sleep_until),
    )
    monitor = Monitor(client, services.metrics, kept.database)
    router = Router(services, presenter.mend, stage.pause)
    return Rooms(presenter, router, monitor, reach, work)


def _stage(client: Tablee, services: Services, kept: Kept, **showing: Any) -> Stage:
    return Stage(
        client=client,
        services=services,
        boards=kept.boards,
        aftermaths=Aftermaths(kept.database, ladder_of),
        calls=Calls(kept.database, kept.downtime.shards),
        former_boards=FormerBoards(kept.database, kept.downtime.shards),
        **showing,
    )


async def _closed(downtime: Downtime) -> None:
    """The last sign of life; where it cannot be kept, the one before it has to do."""
    try:
        await downtime.close()
    except StoreDown as problem:
        log.warning("closed without a last sign of life", problem=str(problem))


def _cogs(client: Tablee, kept: Kept, invited: int) -> tuple[Cog, ...]:
    """Every command and every button of the house."""
    database = kept.database
    router, presenter, results = client.router, client.presenter, Results(database, ladder_of)
    sharing = Sharing(router.services, presenter.words_at)
    table = TablePresses(router, presenter)
    return (
        table,
        Gathering(router, presenter, table),
        LobbyForms(router, table),
        LeaveTable(router, presenter),
        FairPlay(router),
        Welcome(router, presenter.words_at, client, kept.downtime.unseen_since(invited)),
        Play(router, presenter),
        Guide(router),
        Ranks(router, Leaderboards(database), results, sharing),
        Profiled(router, Profiles(database, router.services.people, ladder_of), results, sharing),
        Replays(router, results, presenter.words_at),
        FinishLog(router),
        GuildSettings(router),
        Me(router, Privacy(database, router.services.people), presenter),
    )
