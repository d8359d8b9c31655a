"""A process that does one kind of deed again and again, tells of each that is done, and is killed meanwhile.

What it tells of was acknowledged: the database must know it, whenever the end came.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from io import StringIO
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cogs.wire.clock import steady_time
from data.chores.backup import back_up, restore_backup
from data.chores.moving import move_database
from data.database.database import Database
from data.database.ownership import holding_shards
from data.kept.downtime import Downtime, Shards
from data.kept.people import People
from data.kept.privacy import Privacy
from data.kept.store import SqlStore
from data.kept.upkeep import PRESSED_AFTER, Upkeep
from engine.chance import Chance
from engine.game import Level, Press, Refusal
from engine.match import Entry
from engine.registry import ladder_of
from engine.tables.lobby.seating import AddBrain, Join, Leave, Ready, Start
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing, Status, Table
from engine.tables.tables import Tables

HOME, PLACE = 5 << 22, 700
WINDOW = 60  # ms of a photo finish
REGULARS = range(1_000, 1_040)  # who meet again and again
FEW = 12  # moves in a row at one table

Say = Callable[..., None]


class LastMove(msgspec.Struct, frozen=True):
    """A match that one move ends."""

    table: Table
    state: msgspec.Raw
    entries: tuple[Entry, ...]
    seat: int
    action: msgspec.Raw


@dataclass
class House:
    """All of the bot but Discord."""

    database: Database
    store: SqlStore
    tables: Tables
    random: Random
    say: Say
    folder: Path
    press: int

    def pressed(self, standing: Standing) -> Press:
        self.press += 1
        return Press(at=steady_time(), seen=standing.table.revision, id=self.press)

    def person(self) -> int:
        return self.random.randrange(1, 1 << 40)


async def sit(house: House) -> Standing:
    """Open a table, and have a second person join."""
    ann, bob = house.person(), house.person()
    standing = await house.tables.open("monad", home=HOME, place=PLACE, host=ann, name="Ann")
    house.say("opened", standing.table.id)
    standing = await house.tables.command(standing.table.id, bob, Join(name="Bob"), house.pressed(standing))
    house.say("seated", standing.table.id, bob)
    return standing


async def lobby(house: House) -> None:
    standing = await sit(house)
    table, (ann, bob) = standing.table.id, [seat.person or 0 for seat in standing.table.seats]
    await house.tables.command(table, ann, AddBrain(Level.EASY), house.pressed(standing))
    house.say("brains", table, 1)
    await house.tables.command(table, bob, Leave(), house.pressed(standing))
    house.say("left", table, bob)


async def match(house: House) -> None:
    standing = await sit(house)
    table, ann = standing.table.id, standing.table.host
    standing = await house.tables.command(table, ann, Start(), house.pressed(standing))
    house.say("dealt", table)
    for _ in range(FEW):
        at = next(seat for seat, one in enumerate(standing.table.seats) if one.deadline is not None)
        view: Any = standing.view(at)
        luck = Chance("somebody", standing.table.revision)
        plan = standing.game.brain(Level.EASY).think(view, None, luck)
        assert plan is not None
        press = house.pressed(standing)
        standing = await house.tables.submit(table, standing.table.seats[at].person or 0, plan.action, press)
        house.say("moved", table, press.id)


async def race(house: House) -> None:
    """Two people press at the same moment, again and again; deadlines decide who was first."""
    ann, bob = house.person(), house.person()
    options = f'{{"window_ms":{WINDOW},"reveal_every_ms":500}}'.encode()
    game = "monster_rush"
    standing = await house.tables.open(game, home=HOME, place=PLACE, host=ann, options=options)
    table = standing.table.id
    await house.tables.command(table, bob, Join(name="Bob"), house.pressed(standing))
    for person, command in ((ann, Start()), (ann, Ready()), (bob, Ready())):
        with suppress(Refusal):
            await house.tables.command(table, person, command, house.pressed(await house.tables.peek(table)))
    house.say("dealt", table)
    for _ in range(FEW):
        standing = await house.tables.peek(table)
        if standing.match is None or standing.table.ended:
            return
        await asyncio.gather(*(_touch(house, standing, seat) for seat in (0, 1)))
        await asyncio.sleep(WINDOW / 1000)


async def _touch(house: House, standing: Standing, seat: int) -> None:
    assert standing.match is not None
    may = list(standing.game.legal(standing.match.state, seat))
    if not may:
        return
    press = house.pressed(standing)
    with suppress(Refusal):
        person = standing.table.seats[seat].person or 0
        await house.tables.submit(standing.table.id, person, house.random.choice(may), press)
        house.say("moved", standing.table.id, press.id)


async def end(house: House) -> None:
    """The last move of a match, with its result and all ratings."""
    await _ended(house, tuple(house.random.sample(REGULARS, 2)))


async def erase(house: House) -> None:
    people = house.person(), house.person()
    await _ended(house, people)
    await Privacy(house.database, People(house.database)).erase(people[0])
    house.say("erased", people[0])


async def _ended(house: House, people: tuple[int, ...]) -> None:
    last = msgspec.json.decode((house.folder / "last.json").read_bytes(), type=LastMove)
    seats = tuple(
        msgspec.structs.replace(seat, person=one) for seat, one in zip(last.table.seats, people, strict=True)
    )
    dealt = msgspec.structs.replace(last.table, seats=seats, host=people[0], state=last.state)
    fresh = msgspec.structs.replace(dealt, revision=0, status=Status.LOBBY, state=None)
    table = await house.store.create(fresh)
    await house.store.save(msgspec.structs.replace(dealt, id=table.id, version=1), last.entries, 0)
    press = house.pressed(await house.tables.peek(table.id))
    await house.tables.submit(table.id, people[last.seat], bytes(last.action), press)
    house.say("over", table.id)


async def backup(house: House) -> None:
    target = house.folder / f"backup-{house.random.getrandbits(60):x}.db"
    path = house.database.url.database
    await asyncio.to_thread(back_up, f"sqlite:///{path}", target)
    house.say("copied", str(target))
    await lobby(house)


async def upkeep(house: House) -> None:
    """A week later: logs are pressed together while somebody plays."""
    later = Upkeep(
        house.database,
        Shards(),
        lambda: steady_time() + 2 * PRESSED_AFTER,
        lambda what, _: house.say("tidied", what),
    )
    await end(house)
    await later.tidy(asyncio.sleep)


DEEDS: dict[str, Callable[[House], Awaitable[None]]] = {
    "lobby": lobby,
    "match": match,
    "race": race,
    "end": end,
    "erase": erase,
    "backup": backup,
    "upkeep": upkeep,
}


class Nobody:
    async def changed(self, standing: Standing, cause: Cause) -> None:
        """Nobody watches."""

    async def warned(self, standing: Standing, seat: int) -> None:
        """Nobody is called."""


def live(kind: str, address: str, other: str, seed: int, pipe: Pipe) -> None:
    """To be started in a process of its own."""
    sys.stderr = StringIO()  # nobody reads what a killed process complains of
    match kind:
        case "restore":
            pipe.send(("ready",))
            restore_backup(address, Path(other))
            pipe.send(("restored",))
        case "move":
            pipe.send(("ready",))
            asyncio.run(move_database(address, other))
            pipe.send(("arrived",))
        case "migrate":
            pipe.send(("ready",))
            asyncio.run(_migrated(address))
            pipe.send(("migrated",))
        case _:
            asyncio.run(_live(kind, address, seed, pipe))


async def _migrated(address: str) -> None:
    await (await Database.open(address)).close()


async def _live(kind: str, address: str, seed: int, pipe: Pipe) -> None:
    async with AsyncExitStack() as stack:
        database = await Database.open(address)
        stack.push_async_callback(database.close)
        await stack.enter_async_context(holding_shards(database, Shards()))
        store = SqlStore(database, await Downtime.open(database, steady_time), ladder_of)
        tables = Tables(
            store,
            Audience(Nobody()),
            clock=steady_time,
            sleep_until=_sleep_until,
            entropy=lambda: f"{random.getrandbits(64):x}",
            executor=stack.enter_context(ThreadPoolExecutor(1)),
            pace=0.0,
        )
        random = Random(seed)
        running = asyncio.create_task(tables.run())
        folder = Path(database.url.database or "").parent

        def say(*told: object) -> None:
            pipe.send(told)

        house = House(database, store, tables, random, say, folder, seed << 20)
        say("ready")
        while not running.done():
            with suppress(Refusal):
                await DEEDS[kind](house)


async def _sleep_until(at: int) -> None:
    await asyncio.sleep(max(0, at - steady_time()) / 1000)
