"""Boards that an earlier run has left behind: killed, it may have stored what it never showed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cogs.shown.painter import AGAIN, Key
from cogs.shown.presenter import Presenter
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.tables.store import StoreTrouble

LATE = 60_000  # ms that an edit may have waited for its turn, or for Discord, when the house was killed
AT_ONCE = 20  # boards

log = structlog.get_logger()


class CatchUp:
    def __init__(self, downtime: Downtime, store: SqlStore, presenter: Presenter) -> None:
        self._downtime = downtime
        self._store = store
        self._presenter = presenter

    async def paint(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Bring every such board level, the last change first, a few at a time."""
        await self._presenter.stage.client.wait_until_ready()  # a board speaks its server's language
        self._presenter.painter.paint_soon(Key("former"), self._go_on_posting)
        since = self._downtime.stale_since
        if since is None:
            return
        tables = await self._find(since - LATE, sleep)
        for first in range(0, len(tables), AT_ONCE):
            await asyncio.gather(*map(self._level, tables[first : first + AT_ONCE]))
        self._downtime.caught_up()
        log.info("boards looked after", count=len(tables))

    async def _go_on_posting(self) -> None:
        """Boards that were being posted anew."""
        for former in await self._presenter.stage.former_boards.unfinished():
            self._presenter.at(former.table).board.was_posted_anew(former)

    async def _find(self, since: int, sleep: Callable[[float], Awaitable[None]]) -> list[int]:
        while True:
            try:
                return list(await self._store.saved_since(since))
            except StoreTrouble as problem:
                log.warning("the store does not say which boards may be stale", problem=str(problem))
                await sleep(AGAIN)

    async def _level(self, table: int) -> None:
        self._presenter.at(table).board.paint_soon()
        await self._presenter.painter.settled(Key("board", table))
