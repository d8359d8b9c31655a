"""What leaves the process: logs, figures, screens and films say nothing that nobody may know."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from cogs.hosting.opening import sleep_until
from cogs.wire.clock import steady_time
from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine import registry
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing
from engine.tables.tables import Tables
from playground.client import Person
from tests.cogs.rigs.matches import played_out
from tests.hosting.processes import _DRAINED, PATIENCE, started

pytestmark = pytest.mark.thorough


def _port() -> str:
    """One that is free at this moment."""
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return str(found.getsockname()[1])


async def _asked(address: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return await answer.read()


OF_FINISHED_MATCHES = ("replay", "replay_film", "replay_log", "replay_check")


def _secrets(folder: Path) -> dict[str, bytes]:
    """What nobody may read anywhere: the token, and seeds of matches that run or are to begin."""
    head = (folder / "data" / "playground.world").read_bytes()
    token = re.search(rb'"token":\s*"([^"]+)"', head)
    assert token is not None
    with closing(sqlite3.connect(folder / "data" / "playground.db")) as kept:
        rows = kept.execute("SELECT id, kept FROM tables WHERE status IN ('lobby', 'playing')").fetchall()
    seeds = {f"seed of table {table}": json.loads(raw)["seed"].encode() for table, raw in rows}
    assert len(seeds) == 2
    return {"token": token[1], **seeds}


def _hidden_cards(folder: Path) -> dict[str, bytes]:
    """What lies face down at running tables, and what others hold, however a program might write it."""
    with closing(sqlite3.connect(folder / "data" / "playground.db")) as kept:
        rows = kept.execute("SELECT id, game, kept, state FROM tables WHERE status = 'playing'").fetchall()
    found: dict[str, bytes] = {}
    for table, game, told, state in rows:
        rules = registry.game(game)
        seen = msgspec.json.encode(rules.view(rules.read_state(state), 0))
        assert json.loads(told)["seats"][0]["person"]
        hidden = [cards for cards in _cards(json.loads(state)) if msgspec.json.encode(cards) not in seen]
        assert hidden, game
        for cards in hidden:
            for written in (str(cards), str(cards).replace(" ", ""), str(tuple(cards))):
                found[f"cards of table {table}: {written}"] = written.encode()
    return found


def _cards(state: Any) -> Iterator[list[int]]:
    """Every row of numbers in what is kept of a match that is too long to be there by chance."""
    match state:
        case list() if len(state) >= 5 and all(type(card) is int for card in state):
            yield state
        case list():
            for inner in state:
                yield from _cards(inner)
        case dict():
            for inner in state.values():
                yield from _cards(inner)


class Nobody:
    """To whom tables are shown while no bot runs."""

    async def changed(self, standing: Standing, cause: Cause) -> None: ...

    async def warned(self, standing: Standing, seat: int) -> None: ...


async def _evening_is_over(folder: Path) -> None:
    """A match that was begun at the bot, and played to its end: table 1."""
    async with started(folder) as (process, url):
        async with await Person.join(url, "Ada") as ada, await Person.join(url, "Basile") as basile:
            await ada.bot_arrives(PATIENCE)
            await ada.slash("play monad")
            await basile.press("Join")
            await ada.press("Start")
            await ada.settled(timeout=PATIENCE)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    database = await Database.open(f"sqlite:///{folder / 'data' / 'playground.db'}")
    store = SqlStore(database, await Downtime.open(database, steady_time), registry.ladder_of)
    with ThreadPoolExecutor(1) as executor:
        tables = Tables(
            store,
            Audience(Nobody()),
            clock=steady_time,
            sleep_until=sleep_until,
            entropy=lambda: "",
            executor=executor,
        )
        await played_out(tables, await tables.peek(1))
        await tables.close()
    await database.close()


async def _film(person: Person) -> bytes:
    """Of the match that is over, as everybody gets it."""
    shown = await person.sees("The key moments")
    pictures = [one["url"] for one in shown.pictures]
    films = [await _asked(picture) for picture in pictures]
    return next(film for film in films if film.startswith(b"GIF89a"))


async def test_no_secret_is_in_any_byte_that_leaves_the_process(tmp_path: Path) -> None:
    """Log at DEBUG, metrics, health, every screen and alt text, a film, and those tried for running matches.

    Secret are the token, seeds, what lies face down and what others hold.
    """
    port = _port()
    said: list[bytes] = []
    await _evening_is_over(tmp_path)
    async with started(tmp_path, LOG_LEVEL="DEBUG", METRICS_PORT=port) as (process, url):
        assert process.stderr is not None
        async with await Person.join(url, "Ada") as ada, await Person.join(url, "Basile") as basile:
            await ada.bot_arrives(PATIENCE)
            for game, plays in (("monad", (ada, basile)), ("monster-rush", (ada,))):
                await ada.slash(f"play {game}", house=1)
                for guest in plays[1:]:  # who keeps his cards: a brain may have played most of its own
                    await guest.press("Join")
                await ada.press("Start")
                await ada.settled(timeout=PATIENCE)
            offered = ada.message((await ada.slash("replay")).response or "")
            await ada.slash("me")
            await ada.settled(timeout=PATIENCE)
            for table, verb in product("23", OF_FINISHED_MATCHES):
                assert not (await ada.press(f"{table}.0.{verb}", offered, forged=True)).failed
            await ada.press("1.0.replay_film", offered, forged=True)
            film = await _film(ada)
            await ada.settled(timeout=PATIENCE)
            said.append(json.dumps([one.wire for one in ada.everything]).encode())
        said += [await _asked(f"http://127.0.0.1:{port}/{path}") for path in ("metrics", "health")]
        secrets = _secrets(tmp_path) | _hidden_cards(tmp_path)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
        said += [await _DRAINED.pop(), film]
    assert all(said)
    assert b"tablee_presses_total" in said[1]
    assert not [name for name, secret in secrets.items() if any(secret in told for told in said)]
    assert b"Ada" not in said[1] + said[2]  # nor whose presses are counted
