"""All live tables: one queue each, the gates every press passes, deadlines, and brains at their own pace.

A change is stored first and shown then. What could not be stored has not happened.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import replace

import msgspec

from engine import match as matches
from engine import registry
from engine.game import AnyGame, Frozen, Options, Press, Refusal
from engine.match import Record
from engine.tables import playing
from engine.tables.deadlines import due, soonest
from engine.tables.keeper import RETRY, Keeper
from engine.tables.loading import remembered
from engine.tables.lobby import seating
from engine.tables.lobby.seating import (
    AnyCommand,
    Back,
    Begin,
    Bring,
    Leave,
    LobbyCommand,
    Ready,
    Rematch,
    Return,
    Start,
    Stop,
)
from engine.tables.presenter import Presenter
from engine.tables.queues import Live
from engine.tables.sleeper import Sleeper
from engine.tables.store import Store, StoreDown
from engine.tables.table import (
    DAY,
    Cause,
    Change,
    Clock,
    Closed,
    Mode,
    Seat,
    Standing,
    Table,
    TableKind,
    What,
)
from engine.tables.unasked import met

HORIZON = 60_000  # ms ahead for which deadlines are fetched from the store
TURNSTILES = 64  # at which people stand who open a table
SOON = 100  # ms after which a guild out of reach may be within it; each time in vain twice as long, to RETRY
WAKING = 16  # tables that are loaded at the same time because something is due; presses load at once
RESTING = {Mode.LIVE: DAY, Mode.RELAXED: 7 * DAY}  # ms after which a table at rest closes
NIGHT_WATCH = 0  # whom the sleeper wakes to fetch the next deadlines; no table has this id

replaced = msgspec.structs.replace
log = logging.getLogger(__name__)


class Tables:
    def __init__(
        self,
        store: Store,
        *presenters: Presenter,
        clock: Callable[[], int],  # ms since 1970
        sleep_until: Callable[[int], Awaitable[None]],
        entropy: Callable[[], str],  # a new seed
        executor: Executor,  # threads in which brains think
        games: Callable[[str], AnyGame] = registry.game,  # KeyError where there is none
        pace: float = 1.0,  # of the brains' presses; 0: they press at once
        keep: int = 2_000,  # tables at rest that stay in memory
        most: int | None = None,  # open tables at which a person may sit when opening another; None: any
        resting: Mapping[Mode, int] = RESTING,
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._executor = executor
        self._resting = resting
        self._sleeper = Sleeper(clock, sleep_until, self._woken)
        self._keeper = Keeper(
            store,
            [*presenters],
            self._sleeper,
            clock=clock,
            executor=executor,
            games=games,
            pace=pace,
            keep=keep,
        )
        self._queues, self._minds = self._keeper.queues, self._keeper.minds
        self._waking = asyncio.Semaphore(WAKING)
        self._most = most
        self._turnstiles = tuple(asyncio.Lock() for _ in range(TURNSTILES))
        self._reaches: Callable[[int], bool] = lambda _: True

    def __repr__(self) -> str:
        return f"Tables(live={len(self._queues)}, {self._sleeper!r})"

    def tell(self, presenter: Presenter) -> None:
        """From now on this one shows the tables as well: it may need them to be made."""
        self._keeper.presenters.append(presenter)

    # What people do

    async def open(
        self,
        game: str,
        *,
        home: int,
        place: int,
        host: int,
        name: str = "",
        options: bytes | Options | None = None,
        clock: Clock | None = None,
    ) -> Standing:
        """A new lobby with its host seated.

        Refusal(OPTIONS) where the options are wrong, TOO_MANY where the host sits at so many tables already.
        """
        played = self._keeper.game_of(game)
        raw = options if isinstance(options, bytes) else msgspec.json.encode(options or played.Options())
        lobby = seating.new_lobby(
            played,
            raw,
            clock or Clock(),
            host=host,
            name=name,
            home=home,
            place=place,
            seed=self._entropy(),
            now=self._clock(),
        )
        return await self._opened(lobby, played)

    async def must_not_have_too_many(self, host: int) -> None:
        """Refusal(TOO_MANY) where this person sits at as many open tables as one may who opens another."""
        if self._most is not None and await self._store.open_tables_of(host) >= self._most:
            raise Refusal(TableKind.TOO_MANY, most=self._most)

    async def command(self, table: int, person: int, command: AnyCommand, press: Press) -> Standing:
        """Do something at the table itself; a rematch gives the standing of the new table."""
        if isinstance(command, Rematch):
            return await self._rematch(table, person)

        async def job(live: Live) -> Standing:
            if live.is_again and press.id in live.standing.table.presses:
                return live.standing
            return await self._obeyed(live, person, command, press)

        return await self._queues.in_turn(table, job)

    async def submit(self, table: int, person: int, action: bytes | Frozen, press: Press) -> Standing:
        """Play an action (its JSON, or the struct) for the seat of this person, through the gates in order.

        Known table? Not over? Seated? An absent person's seat is taken back. Fresh? Legal? Then it is stored,
        then shown. Raises Refusal, or StoreTrouble when it could not be kept; nothing has changed then.
        """
        came = press if press.got is not None else replaced(press, got=self._clock())

        async def job(live: Live) -> Standing:
            if live.is_again and press.id in live.standing.table.presses:
                return live.standing
            seat = playing.player(live.standing, person)
            if not live.standing.table.has_present(seat):
                await self._welcomed(live, seat)
            # A struct goes through JSON too: its types and limits are checked wherever it was made.
            raw = action if isinstance(action, bytes) else msgspec.json.encode(action)
            read = live.standing.game.read_action(raw)
            change = playing.act(live.standing, seat, read, came, self._clock())
            return await self._keeper.keep(live, change, press)

        return await self._queues.in_turn(table, job)

    async def undo(self, table: int, person: int, press: Press) -> Standing:
        """Take back the last play of this person's seat; through the same gates as a play, and kept like one.

        `Standing.may_undo` says beforehand whether there is anything to take back.
        """
        came = press if press.got is not None else replaced(press, got=self._clock())

        async def job(live: Live) -> Standing:
            if live.is_again and press.id in live.standing.table.presses:
                return live.standing
            seat = playing.player(live.standing, person)
            standing = await self._welcomed(live, seat)
            standing = await remembered(standing, self._store.entries, self._executor)
            return await self._keeper.keep(live, playing.undo(standing, seat, came, self._clock()), press)

        return await self._queues.in_turn(table, job)

    # What anybody may look at

    async def peek(self, table: int) -> Standing:
        """How this table stands, without waiting for its queue; Refusal(UNKNOWN) where there is none."""
        live = self._queues.live.get(table)
        if live and live.known:
            return live.known

        async def job(live: Live) -> Standing:
            return live.standing

        return await self._queues.in_turn(table, job)

    async def record(self, table: int) -> Record:
        """The match so far as it can be replayed; it holds the seed. A Refusal where there is no match."""

        async def job(live: Live) -> Record:
            standing = live.standing
            if standing.match is None:
                playing.must_not_be_ended(standing.table)
                raise Refusal(TableKind.LOBBY)
            kept = matches.record(standing.match, tuple(await self._store.entries(table)))
            return replaced(kept, rules=standing.table.rules)

        return await self._queues.in_turn(table, job)

    async def of_person(self, person: int, home: int) -> tuple[Table, ...]:
        """Where somebody sits in this guild, in lobby or play, newest first."""
        return tuple(await self._store.of_person(person, home))

    async def left_by(self, person: int, home: int) -> tuple[Table, ...]:
        """The running matches of this guild that somebody has left and may come back to, newest first."""
        return tuple(await self._store.left_by(person, home))

    async def in_place(self, place: int) -> tuple[Table, ...]:
        """What is open in this channel, in lobby or play, newest first."""
        return tuple(await self._store.in_place(place))

    def forget(self, person: int) -> None:
        """What is stored of somebody's tables was changed: they are read anew, and shown so."""
        self._queues.forget(lambda standing: any(seat.person == person for seat in _named(standing.table)))

    # The house's own life

    async def run(self, reaches: Callable[[int], bool] | None = None) -> None:
        """Keep all deadlines until cancelled: the one task that sleeps.

        Nothing falls due in a guild that is out of reach: nobody there could see or press anything.
        """
        self._reaches = reaches or self._reaches
        self._sleeper.wake_at(NIGHT_WATCH, self._clock())
        await self._sleeper.run()

    async def give_back(self, ms: int, homes: Callable[[int], bool]) -> None:
        """Move all clocks of these guilds' tables, for people there were out of reach for so long."""

        async def job(live: Live) -> None:
            if not live.standing.table.ended:
                await self._keeper.keep(live, playing.delay(live.standing, ms, self._clock()))

        here = self._queues.those(lambda standing: homes(standing.table.home))
        await asyncio.gather(*(self._queues.in_turn(table, job) for table in here), return_exceptions=True)

    def shown(self, table: int, revision: int) -> None:
        """People have the board of this revision before them from now on: brains react to it no sooner."""
        live = self._queues.live.get(table)
        if live is not None and live.known is not None:
            self._minds.shown(live, revision)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._queues)

    @property
    def busy(self) -> bool:
        """Whether a change or a thought is under way."""
        return self._queues.busy

    async def close(self) -> None:
        """Return once no change and no thought is under way; to be waited for after cancelling `run`."""
        await self._queues.settled()

    # Tables come and go

    async def _opened(self, lobby: Table, game: AnyGame) -> Standing:
        host = lobby.host
        async with self._turnstiles[host % TURNSTILES]:  # of one person, one at a time
            await self.must_not_have_too_many(host)
            table = await self._store.create(replaced(lobby, due=due(Standing(lobby, game, None))))

        async def job(live: Live) -> Standing:
            await self._keeper.show(live, Cause(What.OPENED, person=host))
            return live.standing

        return await self._queues.in_turn(table.id, job)

    async def _obeyed(
        self, live: Live, person: int, command: LobbyCommand | Back | Return | Bring, press: Press
    ) -> Standing:
        standing, table = live.standing, live.standing.table
        playing.must_not_be_ended(table)
        match command:
            case Return() if (seat := table.left_by(person)) is not None:
                return await self._welcomed(live, seat)
            case Back() | Return():
                return await self._welcomed(live, playing.seated(table, person))
            case Bring(place=place):
                return await self._brought(live, playing.seated(table, person), place)
            case Stop(moderator=True):
                return await self._keeper.keep(live, playing.close(standing, Closed.STOPPED))
            case _ if standing.match is None:
                change = seating.obey(standing, person, command, press.seen, self._clock())
                return await self._keeper.keep(live, change, press)
            case Leave(midway=True):
                seat = playing.seated(table, person)
                return await self._keeper.keep(live, playing.leave(standing, seat, self._clock()))
            case Stop():
                return await self._keeper.keep(live, playing.stop(standing, person))
            case Start() | Ready() | Begin():  # it has: whoever says so is here
                return await self._welcomed(live, playing.seated(table, person))
            case _:
                raise Refusal(TableKind.STARTED)

    async def _welcomed(self, live: Live, seat: int) -> Standing:
        """Whoever does anything is here: no brain plays for him any longer, and no table rests."""
        standing = live.standing
        if standing.table.has_present(seat):
            return standing
        if standing.table.rest is not None:
            return await self._keeper.keep(live, playing.wake(standing, seat, self._clock()))
        return await self._keeper.keep(live, playing.back(standing, seat, self._clock()))

    async def _brought(self, live: Live, seat: int, place: int) -> Standing:
        standing = await self._welcomed(live, seat)
        if standing.table.place == place:
            return standing
        return await self._keeper.keep(live, playing.bring(standing, seat, place))

    async def _rematch(self, table: int, person: int) -> Standing:
        async def job(live: Live) -> Standing:
            standing = live.standing
            playing.seated(standing.table, person)
            if standing.table.next:
                return standing
            if not standing.table.ended or standing.table.dealt is None:
                raise Refusal(TableKind.UNFINISHED)
            lobby = seating.rematch(standing, person, self._entropy(), self._clock())
            created = await self._opened(lobby, standing.game)
            linked = replace(standing, table=replaced(standing.table, next=created.table.id))
            return await self._keeper.keep(live, Change(linked, Cause(What.REMATCH, person=person)))

        followed = (await self._queues.in_turn(table, job)).table.next
        assert followed
        return await self.peek(followed)

    # What happens unasked

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
            change = met(live.standing, moment, now, spell) if moment and moment.at <= now else None
        if change:
            await self._keeper.keep(live, change)
        else:
            self._keeper.schedule(live)


def _named(table: Table) -> tuple[Seat, ...]:
    """Whoever sits there or is offered a seat."""
    return (*table.seats, *table.guests)
