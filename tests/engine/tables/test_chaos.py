"""Whatever happens in whatever order: what was acknowledged is kept, and what is kept replays."""

from random import Random

import pytest

from engine.game import AnyGame, Level, Refusal
from engine.match import Act, replay
from engine.tables.lobby.seating import Back, Leave
from engine.tables.store import StoreDown
from engine.tables.table import Clock, Mode, Status
from engine.tables.watch import RESTING
from tests.engine.count import CountOptions, Say, count
from tests.engine.house import ANN, BOB, CAT, GAMES, FragileStore, Hands, House
from tests.engine.tiny import Grab, TinyOptions

STEPS = 150
HASTE = Clock(per_decision=10_000)


class Chaos:
    """Two tables at which anything may happen next."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.store, self.hands = FragileStore(), Hands()
        self.acknowledged: dict[int, list[tuple[int, int]]] = {}  # by table: revision and person
        self.open_house()

    def open_house(self) -> None:
        self.house = House(self.store, self.hands, keep=self.random.choice((0, 1, 100)))
        self.house.run()

    async def begin(self) -> None:
        quick = await self.house.match(
            ANN, BOB, game="tiny", brains=[Level.EASY], options=TinyOptions(rounds=50)
        )
        slow = await self.house.match(
            ANN, BOB, CAT, brains=[Level.EASY], options=CountOptions(goal=200), clock=HASTE
        )
        self.acknowledged = {quick: [], slow: []}

    async def step(self) -> None:
        things = (self.press, self.wait, self.trouble, self.restart, self.wander)
        (happens,) = self.random.choices(things, weights=(12, 4, 1, 1, 1))
        await happens()

    async def press(self) -> None:
        table, person = self.random.choice(list(self.acknowledged)), self.random.choice((ANN, BOB, CAT))
        try:
            known = await self.house.table(table)
            awaited = [seat.person for seat in known.seats if seat.deadline is not None]
            person = (awaited[0] if awaited else None) or person
            action = Grab() if known.game == "tiny" else Say(self.random.randint(1, 3))
            seen = max(0, known.revision - self.random.choice((0, 0, 0, 1)))
            made = self.hands.now - self.random.randrange(300)
            standing = await self.house.play(table, person, action, seen=seen, at=made)
        except (Refusal, StoreDown):
            return
        self.acknowledged[table].append((standing.table.revision, person))

    async def wait(self) -> None:
        await self.house.pass_time(self.random.choice((1, 20, 100, 250, 400, 1_000, 6_000)))

    async def trouble(self) -> None:
        self.store.down = self.random.randrange(3)
        self.store.keeps_all_the_same = self.random.random() < 0.5

    async def restart(self) -> None:
        await self.house.shut()
        closed = self.hands.now
        self.hands.set(closed + self.random.choice((0, 1, 1_000, 3_600_000)))
        self.store.was_closed(closed, self.hands.now)
        self.open_house()

    async def wander(self) -> None:
        table = self.random.choice(list(self.acknowledged))
        command = Leave() if self.random.random() < 0.05 else Back()
        try:
            await self.house.say(table, self.random.choice((ANN, BOB)), command)
        except (Refusal, StoreDown):
            return

    async def check(self, table: int, game: AnyGame) -> None:
        standing, entries = await self.house.tables.peek(table), await self.store.entries(table)
        assert standing.match
        assert len(entries) == standing.table.revision == standing.match.revision
        assert replay(game, await self.house.tables.record(table)).state == standing.match.state
        for revision, person in self.acknowledged[table]:
            entry = entries[revision - 1]
            assert isinstance(entry, Act)
            assert standing.table.seats[entry.seat].person == person
        revisions = [revision for revision, _ in self.acknowledged[table]]
        assert revisions == sorted(set(revisions))


@pytest.mark.parametrize("seed", range(25))
async def test_chaos_loses_nothing_that_was_acknowledged(seed: int) -> None:
    chaos = Chaos(seed)
    await chaos.begin()
    for _ in range(STEPS):
        await chaos.step()
    chaos.store.down = 0
    for table, key in zip(chaos.acknowledged, ("tiny", "count"), strict=True):
        await chaos.check(table, GAMES[key])
    await chaos.house.shut()


async def test_after_all_chaos_every_match_still_comes_to_its_end() -> None:
    chaos = Chaos(99)
    await chaos.begin()
    for _ in range(STEPS):
        await chaos.step()
    chaos.store.down = 0
    await chaos.house.pass_time(40 * count.thinking_time * 4 + RESTING[Mode.LIVE])
    ended = [(await chaos.house.table(table)).status for table in chaos.acknowledged]
    assert all(status in (Status.OVER, Status.CLOSED) for status in ended)
    await chaos.house.shut()
