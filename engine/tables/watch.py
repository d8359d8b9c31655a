"""The watch over all tables: one task that sleeps until something is due at one of them, and does it then."""

import logging
from asyncio import Semaphore
from collections.abc import Callable, Mapping
from contextlib import nullcontext

from engine.game import Refusal
from engine.tables.deadlines import soonest
from engine.tables.keeper import RETRY, Keeper
from engine.tables.queues import Live
from engine.tables.sleeper import Sleeper
from engine.tables.store import Store, StoreDown
from engine.tables.table import DAY, Mode
from engine.tables.unasked import change_at

HORIZON = 60_000  # ms ahead for which deadlines are fetched from the store
SOON = 100  # ms after which a guild out of reach may be within it; each time in vain twice as long, to RETRY
WAKING = 16  # tables that are loaded at the same time because something is due; presses load at once
RESTING = {Mode.LIVE: DAY, Mode.RELAXED: 7 * DAY}  # ms after which a table at rest closes
NIGHT_WATCH = 0  # whom the sleeper wakes to fetch the next deadlines; no table has this id

log = logging.getLogger(__name__)


class Watch:
    def __init__(
        self,
        store: Store,
        keeper: Keeper,
        sleeper: Sleeper,
        *,
        clock: Callable[[], int],
        resting: Mapping[Mode, int],
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._sleeper = sleeper
        self._clock = clock
        self._resting = resting
        self._queues, self._minds = keeper.queues, keeper.minds
        self._waking = Semaphore(WAKING)
        self._reaches: Callable[[int], bool] = lambda _: True

    def __repr__(self) -> str:
        return repr(self._sleeper)

    async def run(self, reaches: Callable[[int], bool] | None = None) -> None:
        """Keep all deadlines until cancelled, but of guilds that are out of reach."""
        self._reaches = reaches or self._reaches
        self._sleeper.wake_at(NIGHT_WATCH, self._clock())
        await self._sleeper.run(self._woken)

    def _woken(self, whom: int) -> None:
        self._queues.start(self._night_watch() if whom == NIGHT_WATCH else self._attended(whom))

    async def _night_watch(self) -> None:
        """Note what is due soon: tables that nobody has touched since the start wait in the store."""
        again = RETRY
        try:
            for soon in await self._store.due_before(self._clock() + HORIZON):
                live = self._queues.live.get(soon.table)
                if live is None or live.known is None:
                    self._sleeper.wake_at(soon.table, soon.at)
            again = HORIZON // 2
        except Exception:
            log.exception("the store does not say what is due")
        self._sleeper.wake_at(NIGHT_WATCH, self._clock() + again)

    async def _attended(self, table: int) -> None:
        """Something is due at this table: do the first of it. What else is due wakes the sleeper again."""
        asleep = table not in self._queues.live
        try:
            async with self._waking if asleep else nullcontext():
                await self._queues.queued(table, self._attend)
        except Refusal as refusal:
            log.warning("table %s is due but refuses: %r", table, refusal, extra={"table": table})
            self._sleeper.wake_at(table, self._clock() + HORIZON)
        except StoreDown as trouble:
            log.warning("table %s could not be attended to: %r", table, trouble, extra={"table": table})
            self._sleeper.wake_at(table, self._clock() + RETRY)
        except Exception:
            log.exception("table %s could not be attended to", table, extra={"table": table})
            self._sleeper.wake_at(table, self._clock() + HORIZON)

    async def _attend(self, live: Live) -> None:
        now, moment = self._clock(), soonest(live.standing)
        if not self._reaches(live.standing.table.home):
            live.pause = min(2 * live.pause or SOON, RETRY)
            self._sleeper.wake_at(live.id, now + live.pause)
            return
        live.pause = 0
        seat = self._minds.next_seat(live)
        if seat is not None and (moment is None or live.intents[seat].at <= moment.at):
            change = self._minds.carried_out(live, seat) if live.intents[seat].at <= now else None
        else:
            spell = self._resting[live.standing.table.clock.mode]
            change = change_at(live.standing, moment, now, spell) if moment and moment.at <= now else None
        if change:
            await self._keeper.keep(live, change)
        else:
            self._keeper.schedule(live)
