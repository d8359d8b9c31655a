"""A hundred people press one capture at once, by real HTTP and a real gateway: who wins, who is answered."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from bench.processes import worker
from bench.registry import Result, bench
from cogs.wire.presses.custom_id import read_custom_id
from playground.client import Deed, Person, Seen

PEOPLE = 100
SEATS = 8
BURSTS = 30
WITHIN, LATE = 50, 200  # ms: how far apart the presses are, and how long each may take to arrive
PROFILE = {"profile": "none", "press_late_ms": [0, LATE]}  # the pages are near; each press is late by itself
ACKNOWLEDGED = 3.0  # times of a bot that does nothing else


@dataclass(frozen=True, slots=True)
class Pressed:
    person: Person
    deed: Deed
    at: int  # ms, what stands in the id
    took: float  # ms from its arrival at the bot's gateway to the answer


@dataclass(frozen=True, slots=True)
class Raced:
    board: Seen  # that tells of the capture
    fair: bool  # whether the first of those who sit there won
    presses: list[Pressed]


@asynccontextmanager
async def crowd(url: str) -> AsyncIterator[list[Person]]:
    """A hundred people before the same channel."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(await Person.join(url, "Ada"))
        for number in range(1, PEOPLE):
            await first.ask("person", name=f"Person {number}", locale="en-US")
        others = [
            await stack.enter_async_context(await Person.join(url, f"Person {number}"))
            for number in range(1, PEOPLE)
        ]
        yield [first, *others]


async def burst(people: Sequence[Person], button: str, message: Seen, chance: random.Random) -> list[Pressed]:
    """All press within a moment; some presses take long to arrive, and overtake each other."""
    await asyncio.gather(*(person.sees(lambda seen: seen.id == message.id) for person in people))
    began = time.time_ns() // 1_000_000

    async def pressing(person: Person) -> Pressed:
        at, late = began + chance.randrange(WITHIN + 1), chance.randrange(LATE + 1)
        arrives = at + late
        sent = time.perf_counter()
        deed = await person.press(
            button, message, forged=True, pressed_at=at, arrive_in=max(0, arrives - began)
        )
        took = (time.perf_counter() - sent) * 1000 - max(0, arrives - began)
        return Pressed(person, deed, at, took)

    order = list(people)
    chance.shuffle(order)
    return await asyncio.gather(*(pressing(person) for person in order))


def p99(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


# The house


async def a_table(people: Sequence[Person]) -> Seen:
    """Eight of the hundred at a table of Monster Rush in which nothing moves by itself; its board."""
    host, *guests = people[:SEATS]
    await host.slash("play monster-rush", automatic=False, tie=0)
    lobby = await host.sees(lambda seen: button_of(seen, "join"))
    for guest in guests:
        await guest.sees(lambda seen: button_of(seen, "join"))
        await guest.press(button_of(lobby, "join"), lobby, forged=True)
        lobby = await host.sees(f"<@{guest.id}>")
    await host.press(button_of(lobby, "start"), lobby, forged=True)
    called = await host.sees(lambda seen: button_of(seen, "ready"))
    for guest in guests:
        await guest.sees(lambda seen: seen.id == called.id)
        await guest.press(button_of(called, "ready"), called, forged=True)
    return await host.sees(lambda seen: button_of(seen, "tap", "touch", 0))


def button_of(message: Seen, verb: str, *args: object) -> str:
    for control in message.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and (found.verb, *found.args) == (verb, *args):
            return control.custom_id
    return ""


async def raced(people: Sequence[Person], board: Seen, space: int, chance: random.Random) -> Raced:
    """One capture, from the burst to the board that tells of it."""
    button = button_of(board, "tap", "touch", space)
    presses = await burst(people, button, board, chance)
    after = await people[0].sees(lambda seen: seen.id == board.id and _told(seen) not in ("", _told(board)))
    seated = set(people[:SEATS])
    first = min((one for one in presses if one.person in seated), key=lambda one: (one.at, int(one.deed.id)))
    return Raced(after, f"<@{first.person.id}>" in _told(after), presses)


def _told(board: Seen) -> str:
    """The newest line that tells of a monster taken, with the board's revision: equal captures differ."""
    lines = [line for line in board.text.splitlines() if line.startswith(("-# 💥", "-# ⚡"))]
    return f"{lines[-1]} {board.buttons[0].custom_id}" if lines else ""


@asynccontextmanager
async def a_race() -> AsyncIterator[Callable[[int, random.Random], Awaitable[Raced]]]:
    """A table of the house; each call races for one capture more."""
    async with worker("local_discord") as local:
        place = await local.told()
        with TemporaryDirectory() as folder:
            environment = {"DATABASE_URL": f"sqlite:///{folder}/games.db"}
            async with worker("house", place["url"], place["token"], environment=environment) as house:
                await house.told()
                async with crowd(place["url"]) as people:
                    board = await a_table(people)

                    async def once_more(number: int, chance: random.Random) -> Raced:
                        nonlocal board
                        one = await raced(people, board, number % 3, chance)
                        board = one.board
                        return one

                    yield once_more


# A bot that does nothing


@asynccontextmanager
async def a_panel() -> AsyncIterator[Callable[[random.Random], Awaitable[list[Pressed]]]]:
    """A button of a bot that does nothing; with each call all press it."""
    async with worker("local_discord") as local:
        place = await local.told()
        async with worker("idle_bot", place["url"], place["token"]) as bot:
            await bot.told()
            async with crowd(place["url"]) as people:
                await people[0].slash("panel")
                panel = await people[0].sees("ready")
                yield lambda chance: burst(people, "nothing", panel, chance)


@bench("speed.fair-presses")
async def fair_presses() -> list[Result]:
    """Press to acknowledgement for a hundred at once, against a bot that acknowledges and does nothing.

    They take turns, so that whatever else the machine does disturbs both alike.
    """
    chance = random.Random(100)
    idle, rounds = list[float](), list[Raced]()
    async with a_panel() as all_press, a_race() as once_more:
        for number in range(BURSTS):
            idle += [press.took for press in await all_press(chance)]
            rounds.append(await once_more(number, chance))
    presses = [press for one in rounds for press in one.presses]
    lost = sum(not one.fair for one in rounds)
    failed = sum(press.deed.failed for press in presses)
    took = [press.took for press in presses]
    details = {
        "house_ms": {"p50": round(statistics.median(took), 1), "p99": round(p99(took), 1)},
        "idle_ms": {"p50": round(statistics.median(idle), 1), "p99": round(p99(idle), 1)},
        "people": PEOPLE,
        **PROFILE,
        "bursts": BURSTS,
    }
    return [
        Result("speed.fair-presses.p99", p99(took) / p99(idle), ACKNOWLEDGED, "house / idle bot", details),
        Result("speed.fair-presses.lost", lost / len(rounds), 0.0, "of captures", {"captures": len(rounds)}),
        Result("speed.fair-presses.unanswered", failed / len(presses), 0.0, "of presses"),
    ]
