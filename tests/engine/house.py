"""A house of tables whose clock only the test moves: nothing sleeps, nothing is waited for in real time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from itertools import count as counting
from typing import Any

import pytest

from bench.memory_store import MemoryStore
from bench.patience import patience
from engine.game import AnyGame, Level, Press, Refusal
from engine.match import Entry
from engine.tables.lobby.seating import AddBrain, AnyCommand, Join, Ready, Start
from engine.tables.presenter import Audience, Foresee
from engine.tables.store import Loaded, StoreDown
from engine.tables.table import Cause, Mode, Standing, Table, What
from engine.tables.tables import Tables
from engine.tables.watch import RESTING
from tests.engine.count import count
from tests.engine.tiny import Grab, tiny

ANN, BOB, CAT, DAN, EVE = 101, 102, 103, 104, 105
HOME, PLACE = 7, 77
GAMES: dict[str, AnyGame] = {"tiny": tiny, "count": count}
START = 1_000_000


class Hands:
    """The hands of the clock."""

    def __init__(self) -> None:
        self.now = START
        self._asleep: list[tuple[int, asyncio.Future[None]]] = []

    def __call__(self) -> int:
        return self.now

    async def sleep_until(self, at: int) -> None:
        if at > self.now:
            woken = asyncio.get_running_loop().create_future()
            self._asleep.append((at, woken))
            await woken

    def next_wake(self) -> int | None:
        self._asleep = [(at, woken) for at, woken in self._asleep if not woken.done()]
        return min((at for at, _ in self._asleep), default=None)

    def set(self, now: int) -> None:
        self.now = now
        for at, woken in self._asleep:
            if at <= now and not woken.done():
                woken.set_result(None)


class AtOnce(Executor):
    """Thinks on the spot."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as problem:
            done.set_exception(problem)
        return done


class FragileStore(MemoryStore):
    """Fails and dawdles when told to; counts what it keeps."""

    def __init__(self) -> None:
        super().__init__()
        self.down = 0  # how many of the next saves fail
        self.error: Exception = StoreDown("the disk is full")
        self.keeps_all_the_same = False  # a failing save is kept, and only its answer is lost
        self.unreachable = False
        self.gates: dict[int, asyncio.Event] = {}  # saves of these tables wait
        self.library: asyncio.Event | None = None  # loads wait for it to open
        self.loads: list[int] = []
        self.saves: list[Table] = []

    async def save(self, table: Table, entries: Sequence[Entry], was: int) -> None:
        if table.id in self.gates:
            await self.gates[table.id].wait()
        if self.down:
            self.down -= 1
            if self.keeps_all_the_same:
                await super().save(table, entries, was)
            raise self.error
        await super().save(table, entries, was)
        self.saves.append(table)

    async def load(self, table: int) -> Loaded | None:
        self.loads.append(table)
        if self.unreachable:
            raise StoreDown("nobody answers")
        if self.library:
            await self.library.wait()
        return await super().load(table)

    async def due_before(self, at: int) -> Any:
        if self.unreachable:
            raise StoreDown("nobody answers")
        return await super().due_before(at)


class Guests:
    """Remembers all that is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Standing, Cause]] = []
        self.warned_seats: list[tuple[int, int]] = []
        self.blind = False

    async def changed(self, standing: Standing, cause: Cause) -> None:
        if self.blind:
            raise RuntimeError("no board to paint on")
        self.shown.append((standing, cause))

    async def warned(self, standing: Standing, seat: int) -> None:
        self.warned_seats.append((standing.table.id, seat))

    def causes(self, table: int) -> list[What]:
        return [cause.what for standing, cause in self.shown if standing.table.id == table]


class House:
    def __init__(
        self,
        store: FragileStore | None = None,
        hands: Hands | None = None,
        *,
        executor: Executor | None = None,
        pace: float = 1.0,
        keep: int = 2_000,
        games: dict[str, AnyGame] | None = None,
        resting: Mapping[Mode, int] = RESTING,
        most: int | None = None,
    ) -> None:
        self.store = store or FragileStore()
        self.hands = hands or Hands()
        self.guests = Guests()
        self.audience = Audience(self.guests)
        self._running: asyncio.Task[None] | None = None
        seeds = counting(1)
        self.tables = Tables(
            self.store,
            self.audience,
            clock=self.hands,
            sleep_until=self.hands.sleep_until,
            entropy=lambda: f"seed {next(seeds)}",
            executor=executor or AtOnce(),
            games=(GAMES if games is None else games).__getitem__,
            pace=pace,
            keep=keep,
            resting=resting,
            most=most,
        )

    def run(self, reaches: Callable[[int], bool] | None = None) -> None:
        self._running = asyncio.get_running_loop().create_task(self.tables.run(reaches))

    def rest_on(self, reaches: Callable[[int], bool]) -> None:
        """From now on the deadlines of the guilds that are out of reach wait."""
        assert self._running
        self._running.cancel()
        self.run(reaches)

    async def shut(self) -> None:
        if self._running:
            await self.calm()
            self._running.cancel()
            await asyncio.wait({self._running})
            await self.tables.close()
            self._running = None

    async def calm(self) -> None:
        """Until nothing moves any more at this moment."""
        quiet = 0
        waits = patience("the house to be calm")
        while quiet < 12:
            next(waits)
            if self.tables.busy:
                await self.tables.close()
                quiet = 0
            await asyncio.sleep(0)
            quiet += 1

    async def pass_time(self, ms: int) -> None:
        until = self.hands.now + ms
        await self.calm()
        waits = patience("the next moment")
        while (wake := self.hands.next_wake()) is not None and wake <= until:
            next(waits)
            self.hands.set(wake)
            await self.calm()
        self.hands.set(until)
        await self.calm()

    # What the tests' people do

    def press(self, seen: int = 0, at: int | None = None, press_id: int = 0) -> Press:
        return Press(at=self.hands.now if at is None else at, seen=seen, id=press_id)

    async def lobby(
        self, *people: int, game: str = "count", brains: Sequence[Level] = (), **more: Any
    ) -> int:
        host, *others = people
        standing = await self.tables.open(game, home=HOME, place=PLACE, host=host, name=f"P{host}", **more)
        table = standing.table.id
        for person in others:
            await self.say(table, person, Join(name=f"P{person}"))
        for level in brains:
            await self.say(table, host, AddBrain(level))
        return table

    async def match(self, *people: int, **more: Any) -> int:
        table = await self.lobby(*people, **more)
        called = await self.say(table, people[0], Start())
        if called.table.begins is not None:  # a race begins when all are ready
            for person in people[1:]:
                await self.say(table, person, Ready())
        return table

    async def say(self, table: int, person: int, command: AnyCommand, seen: int | None = None) -> Standing:
        if seen is None:
            seen = (await self.tables.peek(table)).table.revision
        return await self.tables.command(table, person, command, self.press(seen))

    async def refused(self, table: int, person: int, command: AnyCommand, seen: int | None = None) -> Refusal:
        with pytest.raises(Refusal) as refused:
            await self.say(table, person, command, seen)
        return refused.value

    async def play(
        self, table: int, person: int, action: Any, *, foresee: Foresee | None = None, **press: Any
    ) -> Standing:
        press.setdefault("seen", (await self.tables.peek(table)).table.revision)
        return await self.tables.submit(table, person, action, self.press(**press), foresee=foresee)

    async def play_refused(self, table: int, person: int, action: Any, **press: Any) -> Refusal:
        with pytest.raises(Refusal) as refused:
            await self.play(table, person, action, **press)
        return refused.value

    async def table(self, table: int) -> Table:
        return (await self.tables.peek(table)).table

    async def grab(self, table: int, person: int, **press: Any) -> Standing:
        return await self.play(table, person, Grab(), **press)


@asynccontextmanager
async def open_house(house: House | None = None, **kwargs: Any) -> AsyncIterator[House]:
    house = house or House(**kwargs)
    house.run()
    try:
        yield house
    finally:
        await house.shut()


@asynccontextmanager
async def reopened(house: House, closed_for: int, **kwargs: Any) -> AsyncIterator[House]:
    """The same store and clock in a new process, after the house was closed for a while."""
    await house.shut()
    start = house.hands.now
    house.store.loads.clear()
    house.hands.set(start + closed_for)
    house.store.was_closed(start, house.hands.now)
    async with open_house(House(house.store, house.hands, **kwargs)) as again:
        yield again
