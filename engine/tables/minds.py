"""The brains of all live tables: each table thinks in a thread, so that none waits for another."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import copy_context

from engine.game import Refusal
from engine.tables import playing
from engine.tables.deadlines import minded
from engine.tables.queues import Live, Queues
from engine.tables.table import Change
from engine.tables.thinking import Pondering

log = logging.getLogger(__name__)


class Minds:
    def __init__(
        self,
        queues: Queues,
        *,
        clock: Callable[[], int],
        executor: Executor,
        pace: float,
        decided: Callable[[Live], None],  # told when intents are there or gone
    ) -> None:
        self._queues = queues
        self._clock = clock
        self._executor = executor
        self._pace = pace
        self._decided = decided

    def stir(self, live: Live) -> None:
        """The table has changed: its brains think anew, from now on."""
        seats = minded(live.standing)
        live.intents = {seat: intent for seat, intent in live.intents.items() if seat in seats}
        live.stirred = self._clock() if seats else None
        if seats and live.thinker is None:
            live.thinker = self._queues.start(self._think(live))

    async def _think(self, live: Live) -> None:
        try:
            while live.known and live.stirred is not None:
                await self._ponder(live)
        except Exception:  # as when the threads are gone; the clock still runs for every awaited seat
            log.exception("the brains at table %s cannot think", live.id, extra={"table": live.id})
        finally:
            live.thinker = None
            self._queues.rest(live)

    async def _ponder(self, live: Live) -> None:
        """Ask once. What was thought of a board that has changed meanwhile is let go."""
        standing, now = live.standing, live.stirred or 0
        live.stirred = None
        pondering = Pondering(standing, live.intents, now, self._pace)
        intents = await asyncio.get_running_loop().run_in_executor(
            self._executor, copy_context().run, pondering
        )
        if live.known is standing:
            live.intents = intents
            self._wait_for_the_board(live)
            self._decided(live)

    def shown(self, table: int, revision: int) -> None:
        """People have the board of this revision before them from now on: brains react to it no sooner."""
        live = self._queues.live.get(table)
        if live is None or live.known is None or revision <= live.seen[0]:
            return
        live.seen = revision, self._clock()
        if live.intents:
            self._wait_for_the_board(live)
            self._decided(live)

    def _wait_for_the_board(self, live: Live) -> None:
        revision, at = live.seen
        live.intents = {
            seat: intent.shown(at) if intent.seen <= revision else intent
            for seat, intent in live.intents.items()
        }

    def next_seat(self, live: Live) -> int | None:
        """Whose intent comes first."""
        return min(live.intents, key=lambda seat: (live.intents[seat].at, seat), default=None)

    def carried_out(self, live: Live, seat: int) -> Change | None:
        """The change that this seat's intent makes; None where the rules refuse it."""
        intent, now = live.intents[seat], self._clock()
        live.intents = {other: kept for other, kept in live.intents.items() if other != seat}
        try:
            return playing.act(live.standing, seat, intent.plan.action, intent.press(seat, now), now)
        except Refusal as refusal:
            told = {"table": live.id}
            log.info("table %s refuses the brain of seat %s: %r", live.id, seat, refusal, extra=told)
        if not live.rethinking:  # the board moved on under its finger; to be asked again once is enough
            live.rethinking = True
            self.stir(live)
        return None
