"""A hundred people press Monster! within a moment, by real HTTP and a real gateway, round after round."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory

from bench.breaking.kills import reader
from bench.crowds.fair_presses import PROFILE, Pressed, burst, button_of, crowd
from bench.patience import patience
from bench.processes import worker
from bench.reading import read
from bench.registry import Result, bench
from cogs.wire.presses.custom_id import read_custom_id
from engine.match import Act
from playground.client import Person, Refused, Seen

SEATS, TABLES = 6, 3  # the others look on, and press all the same
ROUNDS = 1_000
WINDOW = 1_000  # ms: on a machine that others use as well
BUZZ = b'"do":"buzz"'


@dataclass(slots=True)
class Hunted:
    """What came of so many rounds."""

    rounds: int = 0
    lost: int = 0  # another than the earliest of those who sit there had the buzz
    unanswered: int = 0
    unheard: int = 0  # bursts on a machine that stood still for longer than Discord waits; made again
    doubled: int = 0  # presses that stand in the log twice, or two of one seat in one round
    tables: list[int] = field(default_factory=list[int])


async def hunted(people: Sequence[Person], rounds: int, chance: random.Random) -> Hunted:
    """Rounds of bursts at a few tables: while one is pressed, by all, others are in their photo finish."""
    told, left = Hunted(), iter(range(rounds))
    alone = asyncio.Lock(), asyncio.Lock()
    seated = (people[at : at + SEATS] for at in range(0, TABLES * SEATS, SEATS))
    hunts = (_Hunt(people, sitting, told, *alone) for sitting in seated)
    await asyncio.gather(*(hunt.goes_on(left, chance) for hunt in hunts))
    return told


class _Hunt:
    """One table, and match after match at it."""

    def __init__(
        self,
        people: Sequence[Person],
        seated: Sequence[Person],
        told: Hunted,
        opening: asyncio.Lock,
        pressing: asyncio.Lock,
    ) -> None:
        self.people, self.seated, self.told = people, seated, told
        self.opening, self.pressing = opening, pressing

    async def goes_on(self, rounds: Iterator[int], chance: random.Random) -> None:
        board = await self._opened()
        for _ in rounds:
            board = await self._round(board, chance)

    async def _round(self, board: Seen, chance: random.Random) -> Seen:
        """Whoever has the buzz gives up, so that the next round begins; its board."""
        told, waits = self.told, patience("a round to be heard of")
        while True:
            next(waits)
            async with self.pressing:
                presses = await burst(self.people, button_of(board, "tap", "buzz"), board, chance)
            held = await _held(self.seated[0], board)
            if held is not None:
                break
            assert all(press.deed.failed for press in presses)
            told.unheard += 1
        holder = next(one for one in self.seated if f"<@{one.id}> has the buzz" in read(held.text))
        told.rounds += 1
        told.lost += holder is not _first(presses, self.seated, holder)
        told.unanswered += sum(press.deed.failed for press in presses)
        await _gives_up(holder)
        after = await self.seated[0].sees(
            lambda seen: seen.id == held.id and (_may_press(seen) or bool(button_of(seen, "rematch")))
        )
        return after if _may_press(after) else await self._opened()

    async def _opened(self) -> Seen:
        """One after the other: whoever joins looks for the one lobby there is."""
        async with self.opening:
            board = await _a_table(self.seated)
        self.told.tables.append(_table_of(board, "tap", "buzz"))
        return board


def _first(presses: Sequence[Pressed], seated: Sequence[Person], holder: Person) -> Person:
    """By Discord's clock, of equal milliseconds the lower id (MC13.1).

    Whom Discord has told that his press failed, since the machine stood still, pressed for nothing, unless he
    has the buzz all the same; such presses are counted as unanswered.
    """
    counted = (one for one in presses if not one.deed.failed or one.person is holder)
    own = (press for press in counted if press.person in seated)
    return min(own, key=lambda press: (press.at, int(press.deed.id))).person


async def _a_table(seated: Sequence[Person]) -> Seen:
    """The first board of a match between these."""
    host, *guests = seated
    await host.slash("play monster-cube", window=WINDOW)
    lobby = await host.sees(lambda seen: button_of(seen, "join"))
    table = _table_of(lobby, "join")
    for guest in guests:
        await _says(guest, lobby, "")
        await guest.press(button_of(lobby, "join"), lobby, forged=True)
        lobby = await _says(host, lobby, f"<@{guest.id}>")
    await host.press(button_of(lobby, "start"), lobby, forged=True)
    called = await host.sees(lambda seen: _table_of(seen, "ready") == table)
    for guest in guests:
        await _says(guest, called, "")
        await guest.press(button_of(called, "ready"), called, forged=True)
    return await host.sees(lambda seen: _table_of(seen, "tap", "buzz") == table and _may_press(seen))


def _table_of(seen: Seen, verb: str, *args: object) -> int:
    """The table of this button; 0 where there is none on the message that all see."""
    found = None if seen.ephemeral else read_custom_id(button_of(seen, verb, *args))
    return 0 if found is None else found.table


async def _held(person: Person, board: Seen) -> Seen | None:
    """The board with whoever has the buzz; None: it stays as it is."""
    try:
        return await _says(person, board, "has the buzz")
    except TimeoutError:
        return None


async def _gives_up(holder: Person) -> None:
    """On the newest private screen; an older one goes when it opens."""
    waits = patience("the claim to be given up")
    while True:
        next(waits)
        desk = await holder.sees(lambda seen: seen.ephemeral and bool(_give_up(seen)))
        try:
            await holder.press(_give_up(desk), desk, forged=True)
        except Refused:
            continue
        return


def _give_up(desk: Seen) -> str:
    """The button of a private screen, where it can be pressed."""
    for control in desk.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and found.args[1:] == ("do", "give-up") and control.enabled:
            return control.custom_id
    return ""


async def _says(person: Person, message: Seen, text: str) -> Seen:
    return await person.sees(lambda seen: seen.id == message.id and text in read(seen.text))


def _may_press(board: Seen) -> bool:
    wanted = button_of(board, "tap", "buzz")
    return any(control.custom_id == wanted and control.enabled for control in board.buttons if wanted)


async def doubles(database: str, tables: Sequence[int]) -> int:
    """By the logs: presses that were played twice, and seats that pressed twice for one buzz."""
    found = 0
    async with reader(database) as store:
        for table in tables:
            acts = [entry for entry in await store.entries(table) if isinstance(entry, Act)]
            found += sum(count - 1 for count in Counter(act.press.id for act in acts).values())
            found += sum(count - 1 for count in _in_one_round(acts).values())
    return found


def _in_one_round(acts: Sequence[Act]) -> Counter[tuple[int, int]]:
    """How often each seat pressed Monster! before somebody gave up."""
    pressed, number = Counter[tuple[int, int]](), 0
    for act in acts:
        if BUZZ in bytes(act.action):
            pressed[number, act.seat] += 1
        else:
            number += 1
    return pressed


@asynccontextmanager
async def a_hunt() -> AsyncIterator[tuple[list[Person], str]]:
    """A hundred people before a house, and where it keeps its logs."""
    async with worker("local_discord") as local:
        place = await local.told()
        with TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/games.db"
            environment = {"DATABASE_URL": database}
            async with worker("house", place["url"], place["token"], environment=environment) as house:
                await house.told()
                async with crowd(place["url"]) as people:
                    yield people, database


async def measured(rounds: int) -> Hunted:
    async with a_hunt() as (people, database):
        told = await hunted(people, rounds, random.Random(56))
        told.doubled = await doubles(database, told.tables)
    return told


@bench("speed.monster-buzzes")
async def monster_buzzes() -> list[Result]:
    """A thousand rounds: who had the buzz, and whether anything doubled."""
    told = await measured(ROUNDS)
    details = {"rounds": told.rounds, "people": 100, "matches": len(told.tables), "unheard": told.unheard}
    details |= PROFILE
    return [
        Result("speed.monster-buzzes.lost", told.lost / told.rounds, 0.0, "of rounds", details),
        Result("speed.monster-buzzes.doubled", told.doubled, 0.0, "presses"),
        Result("speed.monster-buzzes.unanswered", told.unanswered, 0.0, "presses"),
    ]
