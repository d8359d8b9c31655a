"""Loads tables, keeps what they become, and has it shown: what could not be stored has not happened."""

import logging
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace

import msgspec

from engine.game import AnyGame, Press, Refusal
from engine.match import Unreplayable
from engine.tables import playing
from engine.tables.deadlines import due, soonest
from engine.tables.loading import revive
from engine.tables.minds import Minds
from engine.tables.presenter import Audience, Foresee
from engine.tables.queues import Live, Queues
from engine.tables.sleeper import Sleeper
from engine.tables.store import Conflict, Store
from engine.tables.table import Cause, Change, Closed, Standing, Table, TableKind, What

RETRY = 5_000  # ms after which a table that the store failed is looked at again

replaced = msgspec.structs.replace
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Owed:
    """What people at a table could not play in, and have not been given back for sure."""

    ms: int = 0
    tried: int = 0  # of it: whether the store has kept this is not known
    version: int = 0  # of the table, before that was tried


class Keeper:
    def __init__(
        self,
        store: Store,
        audience: Audience,
        sleeper: Sleeper,
        *,
        clock: Callable[[], int],
        executor: Executor,
        games: Callable[[str], AnyGame],
        pace: float,
        keep: int,
    ) -> None:
        self._store = store
        self._audience = audience
        self._sleeper = sleeper
        self._clock = clock
        self._games = games
        self._owed: dict[int, Owed] = {}  # by table
        self.queues = Queues(self._load, keep)
        self.minds = Minds(self.queues, clock=clock, executor=executor, pace=pace, decided=self.schedule)

    async def _load(self, live: Live) -> None:
        loaded = await self._store.load(live.id)
        if loaded is None:
            raise Refusal(TableKind.UNKNOWN)
        standing = await self._revived(live, loaded.table)
        if loaded.away and not standing.table.ended:
            await self.keep(live, playing.reopen(standing, loaded.away, self._clock()))
            return
        live.known = standing
        if live.id in self._owed:
            self._settle(self._owed[live.id], standing.table.version)
            await self.repay(live)
        self.minds.stir(live)
        self.schedule(live)
        if live.shown not in (None, live.standing.table.version):
            await self.show(live, Cause(What.RELOADED))

    async def _revived(self, live: Live, table: Table) -> Standing:
        game = self.game_of(table.game)
        try:
            return await revive(table, game, self._store.entries)
        except Unreplayable:
            log.exception("table %s cannot be brought back", table.id, extra={"table": table.id})
            lost = Standing(table, game, None)
            if table.ended:
                return lost
            return await self.keep(live, playing.close(lost, Closed.UNREPLAYABLE))

    async def keep(
        self, live: Live, change: Change, press: Press | None = None, foresee: Foresee | None = None
    ) -> Standing:
        """Store first, then show; `foresee` may draw meanwhile what is shown then."""
        standing, was = change.standing, change.standing.table.version
        table = replaced(standing.table, version=was + 1, saved=self._clock()).noting(press)
        standing = replace(standing, table=table)
        standing = replace(standing, table=replaced(table, due=due(standing)))
        try:
            if foresee is not None:
                foresee(standing)
        except Exception:  # it is drawn when it is shown
            log.exception("table %s could not be drawn ahead", live.id, extra={"table": live.id})
        try:
            await self._store.save(standing.table, change.entries, was)
        except BaseException:  # what is stored now is for the store to say
            live.forget()
            self._sleeper.wake_at(live.id, self._clock() + RETRY)
            raise
        live.known = standing
        live.rethinking = False
        self.minds.stir(live)
        self.schedule(live)
        await self.show(live, change.cause)
        return standing

    def owe(self, table: int, ms: int) -> None:
        """Nobody could play there for so long."""
        self._owed.setdefault(table, Owed()).ms += ms

    def _settle(self, owed: Owed, version: int) -> None:
        """What was tried last was kept after all if the table has gone on since."""
        if version > owed.version:
            owed.ms -= owed.tried
        owed.tried = 0

    async def repay(self, live: Live) -> None:
        """Move the clocks of this table by what its people are owed."""
        standing, owed = live.standing, self._owed.get(live.id)
        if owed is None:
            return
        owed.tried, owed.version = owed.ms, standing.table.version
        if owed.ms and not standing.table.ended:
            try:
                await self.keep(live, playing.delay(standing, owed.ms, self._clock()))
            except Conflict:
                owed.tried = 0  # the table went on, and not by this
                raise
        owed.ms, owed.tried = owed.ms - owed.tried, 0
        if not owed.ms:
            del self._owed[live.id]

    async def show(self, live: Live, cause: Cause) -> None:
        standing = live.standing
        live.shown = standing.table.version
        try:
            for presenter in self._audience:
                if cause.what is What.WARNED:
                    await presenter.warned(standing, cause.seat or 0)
                else:
                    await presenter.changed(standing, cause)
        except Exception:  # the move is stored; a later one will be shown on a newer board
            log.exception("table %s could not be shown", live.id, extra={"table": live.id})

    def schedule(self, live: Live) -> None:
        """Note the next moment at which something is due here."""
        moment = soonest(live.standing)
        moments = [intent.at for intent in live.intents.values()]
        if moment:
            moments.append(moment.at)
        if moments:
            self._sleeper.wake_at(live.id, min(moments))
        else:
            self._sleeper.drop(live.id)

    def game_of(self, key: str) -> AnyGame:
        try:
            return self._games(key)
        except KeyError:
            raise Refusal(TableKind.UNKNOWN, game=key) from None
