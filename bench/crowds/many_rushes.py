"""Two hundred tables of Monster Rush in one house, each turning its cards at the usual pace, limits on."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

from bench.processes import Worker, worker
from bench.registry import Result, bench
from cogs.wire.presses.custom_id import read_custom_id
from playground.client import Person, Seen

TABLES = 200
TOGETHER = 20  # tables that are called to their races at once: who is called does not wait for ever
SECONDS = 20.0  # for which the tables are watched
SETTLE = 4.0  # seconds until the first cards lie
STEP = 0.01  # seconds from one start to the next: their reveals do not fall together
HEARD = 4.0  # seconds in which whoever plays turns a card, on a busy machine too
LATE = 300  # ms that a reveal may be shown late on average
UNEVEN = 2.0  # the table with the most edits against the one with the fewest


@dataclass(slots=True)
class Watcher:
    """Somebody who looks at every channel, and notes when which board was there."""

    shown: dict[int, dict[int, float]] = field(default_factory=dict[int, dict[int, float]])

    async def look(self, url: str) -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{url}/page/socket", params={"person": "Cleo"}, max_msg_size=0) as socket,
        ):
            async for frame in socket:
                told = json.loads(frame.data)
                if told.get("event") == "message":
                    self._note(Seen(told["message"]))

    def _note(self, board: Seen) -> None:
        for control in board.buttons:
            found = read_custom_id(control.custom_id)
            if found is not None and found.verb == "tap":
                self.shown.setdefault(found.table, {}).setdefault(found.revision, time.time() * 1000)
                return


@dataclass(frozen=True, slots=True)
class Evening:
    shown: dict[int, dict[int, float]]  # table -> revision -> ms
    reveals: dict[int, dict[int, float]]
    requests: dict[str, int]
    most_flying: int
    cpu_ms: float  # of the house, for each reveal
    began: float  # ms
    ended: float

    def late(self) -> list[float]:
        """ms from each reveal to the board that shows it, or to the next board where it was overtaken.

        What nobody had seen when the watch was over is as late as that.
        """
        over = self.ended + SETTLE * 1000
        return [
            min((seen for later, seen in self._boards(table).items() if later >= revision), default=over) - at
            for table, revisions in self.reveals.items()
            for revision, at in revisions.items()
        ]

    def silent(self) -> int:
        """Tables that turned no card in the watch's first or last seconds: they did not play all along."""
        return sum(
            not any(at < self.began + HEARD * 1000 for at in revisions.values())
            or not any(at >= self.ended - HEARD * 1000 for at in revisions.values())
            for revisions in self.reveals.values()
        )

    def skipped(self) -> int:
        """Reveals that nobody ever saw on a board of their own."""
        return sum(
            revision not in self._boards(table)
            for table, revisions in self.reveals.items()
            for revision in revisions
        )

    def _boards(self, table: int) -> dict[int, float]:
        return self.shown.get(table, {})


async def an_evening(*, with_tokens: bool = True) -> Evening:
    async with _discord() as (url, token):
        with TemporaryDirectory() as folder:
            async with worker("rush_house", url, token, f"sqlite:///{folder}/games.db") as house:
                await house.told()
                watcher = Watcher()
                looking = asyncio.create_task(watcher.look(url))
                await _tables(url)
                if (
                    not with_tokens
                ):  # only now: nobody would wait for a table to open while all others are slow
                    await house.ask("spend-tokens")
                await asyncio.sleep(SETTLE)
                evening = await _watched(house, watcher)
                looking.cancel()
                return evening


@asynccontextmanager
async def _discord() -> AsyncIterator[tuple[str, str]]:
    async with worker("local_discord", "strict") as local:
        place = await local.told()
        yield place["url"], place["token"]


async def _tables(url: str) -> None:
    """All tables, each in a channel of its own, begun one after the other."""
    async with await Person.join(url, "Ada") as ada, await Person.join(url, "Basile") as basile:
        boards: list[str] = []
        for number in range(TABLES):
            channel = await ada.ask("channel", name=f"table-{number}")
            await ada.sees_channel(f"table-{number}")
            opened = await ada.slash("play monster-rush", channel=channel["channel"]["id"])
            lobby = await _board(basile, opened.response)
            await basile.press(_button(lobby, "join"), lobby, forged=True)
            boards.append(lobby.id)
        for some in range(0, TABLES, TOGETHER):
            await _begin(ada, basile, boards[some : some + TOGETHER])


async def _begin(ada: Person, basile: Person, boards: list[str]) -> None:
    """Ada calls to the races of these tables, and Basile is ready for each."""
    tables: list[str] = []
    for board in boards:
        lobby = await _board(ada, board)
        tables.append(_button(lobby, "start").partition(".")[0])
        await ada.press(_button(lobby, "start"), lobby, forged=True, wait=False)
        await asyncio.sleep(STEP)
    for table in tables:
        called = await basile.sees(partial(_is_called, table=table))
        await basile.press(_button(called, "ready"), called, forged=True, wait=False)
        await asyncio.sleep(STEP)


async def _board(person: Person, message: str | None) -> Seen:
    """The board of this number, as soon as this person has it."""
    return person.message(message) or await person.sees(lambda seen: seen.id == message)


def _is_called(message: Seen, table: str) -> bool:
    """Whether this is the board on which everybody at that table says that he is ready."""
    return _button(message, "ready").startswith(f"{table}.")


def _button(message: Seen, verb: str) -> str:
    for control in message.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and found.verb == verb:
            return control.custom_id
    return ""


async def _watched(house: Worker, watcher: Watcher) -> Evening:
    began, idle = time.time() * 1000, await house.ask("cpu")
    await asyncio.sleep(SECONDS)
    ended, busy = time.time() * 1000, await house.ask("cpu")
    await asyncio.sleep(SETTLE)  # until what was revealed last is shown
    told: dict[str, Any] = await house.ask("told")
    reveals = {
        int(table): {int(revision): at for revision, at in revisions.items() if began <= at < ended}
        for table, revisions in told["reveals"].items()
    }
    cpu_ms = (busy - idle) * 1000 / max(1, sum(map(len, reveals.values())))
    return Evening(watcher.shown, reveals, told["requests"], told["most_flying"], cpu_ms, began, ended)


def _refused(evening: Evening) -> int:
    return evening.requests.get("429", 0)


@bench("speed.many-rushes")
async def many_rushes() -> list[Result]:
    """Every reveal shown, on time, one edit at a time, and never a 429."""
    evening = await an_evening()
    late, reveals = evening.late(), sum(map(len, evening.reveals.values()))
    details = {
        "tables": len(evening.reveals),
        "reveals": reveals,
        "mean_ms": round(statistics.mean(late)),
        "p50_ms": round(statistics.median(late)),
        "p99_ms": round(sorted(late)[int(len(late) * 0.99)]),
        "cpu_ms": round(evening.cpu_ms, 2),
        "requests": evening.requests,
        "profile": "none",
    }
    return [
        Result(
            "speed.many-rushes.late", statistics.mean(late) / LATE, 1.0, "mean lateness / 300 ms", details
        ),
        Result("speed.many-rushes.skipped", evening.skipped() / reveals, 0.0, "of reveals"),
        Result("speed.many-rushes.silent", evening.silent(), 0.0, "tables that did not play all along"),
        Result("speed.many-rushes.refused", _refused(evening), 0.0, "429s"),
        Result("speed.many-rushes.at-once", evening.most_flying, 1.0, "edits in flight per message"),
    ]


@bench("speed.many-rushes-without-tokens")
async def without_tokens() -> list[Result]:
    """Where Discord's limit of 50 requests a second binds, all tables slow down alike, without a 429."""
    evening = await an_evening(with_tokens=False)
    edits = [
        sum(revision in evening.shown.get(table, {}) for revision in revisions)
        for table, revisions in evening.reveals.items()
    ]
    details = {"tables": len(edits), "least": min(edits), "most": max(edits), "requests": evening.requests}
    return [
        Result(
            "speed.many-rushes-without-tokens.uneven",
            max(edits) / max(1, min(edits)),
            UNEVEN,
            "most / fewest boards of a table",
            details,
        ),
        Result(
            "speed.many-rushes-without-tokens.silent",
            evening.silent(),
            0.0,
            "tables that did not play all along",
        ),
        Result("speed.many-rushes-without-tokens.refused", _refused(evening), 0.0, "429s"),
    ]
