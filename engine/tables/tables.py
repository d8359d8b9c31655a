"""All live tables: one queue each, the gates every press passes, deadlines, and brains at their own pace.

A change is stored first and shown then. What could not be stored has not happened.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from dataclasses import replace

import msgspec

from engine import match as matches
from engine import registry
from engine.game import AnyGame, Frozen, Options, Press, Refusal
from engine.match import Record
from engine.tables import playing
from engine.tables.deadlines import due
from engine.tables.keeper import Keeper
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
from engine.tables.presenter import Audience, Foresee
from engine.tables.queues import Live
from engine.tables.sleeper import Sleeper
from engine.tables.store import Store
from engine.tables.table import (
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
from engine.tables.watch import RESTING, Watch

TURNSTILES = 64  # at which people stand who open a table

replaced = msgspec.structs.replace


class Tables:
    def __init__(
        self,
        store: Store,
        audience: Audience,
        *,
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
        sleeper = Sleeper(clock, sleep_until)
        self._keeper = Keeper(
            store,
            audience,
            sleeper,
            clock=clock,
            executor=executor,
            games=games,
            pace=pace,
            keep=keep,
        )
        self._queues, self.minds = self._keeper.queues, self._keeper.minds
        self._watch = Watch(store, self._keeper, sleeper, clock=clock, resting=resting)
        self._most = most
        self._turnstiles = tuple(asyncio.Lock() for _ in range(TURNSTILES))

    def __repr__(self) -> str:
        return f"Tables(live={len(self._queues)}, {self._watch!r})"

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

    async def submit(
        self,
        table: int,
        person: int,
        action: bytes | Frozen,
        press: Press,
        *,
        foresee: Foresee | None = None,
    ) -> Standing:
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
            return await self._keeper.keep(live, change, press, foresee)

        return await self._queues.in_turn(table, job)

    async def undo(
        self, table: int, person: int, press: Press, *, foresee: Foresee | None = None
    ) -> Standing:
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
            change = playing.undo(standing, seat, came, self._clock())
            return await self._keeper.keep(live, change, press, foresee)

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
            kept = matches.recorded(standing.match, tuple(await self._store.entries(table)))
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
        await self._watch.run(reaches)

    async def give_back(self, ms: int, homes: Callable[[int], bool]) -> None:
        """Move all clocks of these guilds' tables, for people there were out of reach for so long.

        Where that cannot be kept now, it is before anything else happens at the table.
        """
        here = self._queues.those(lambda standing: homes(standing.table.home))
        for table in here:
            self._keeper.owe(table, ms)
        given = (self._queues.in_turn(table, self._keeper.repay) for table in here)
        await asyncio.gather(*given, return_exceptions=True)

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


def _named(table: Table) -> tuple[Seat, ...]:
    """Whoever sits there or is offered a seat."""
    return (*table.seats, *table.guests)
