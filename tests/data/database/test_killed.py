"""A bot that is killed at any moment loses no move that it has acknowledged, and doubles none."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from tests.data.clock import Clock
from tests.data.made import act, dealt, lobby

pytestmark = pytest.mark.thorough

TABLES = 12
ROUNDS = 6
ROOT = Path(__file__).parents[3]


async def test_every_acknowledged_move_outlives_the_process(address: str) -> None:
    await set_out(address)
    random = Random(address.partition(":")[0])
    acknowledged = dict.fromkeys(range(1, TABLES + 1), 0)
    for _ in range(ROUNDS):
        await write_and_be_killed(address, random.randrange(1, 400), acknowledged)
        await check(address, acknowledged)
    assert all(acknowledged.values()), "every table has been played at"


async def set_out(address: str) -> None:
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    for _ in range(TABLES):
        table = await store.create(lobby())
        await store.save(dealt(table), (), 0)
    await database.close()


async def write_and_be_killed(address: str, after: int, acknowledged: dict[int, int]) -> None:
    """Let a process play until it has told of so many moves, kill it, and note what else it has told."""
    command = [sys.executable, "-m", "tests.data.writing", address, str(TABLES)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    assert process.stdout
    assert await process.stdout.readline() == b"ready\n"
    told = [await process.stdout.readline() for _ in range(after)]
    process.kill()
    told += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    for line in told:
        if line.endswith(b"\n"):
            table, revision = map(int, line.split())
            assert revision > acknowledged[table]
            acknowledged[table] = revision


async def check(address: str, acknowledged: dict[int, int]) -> None:
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    if not database.is_file:  # a server may still be about to end what the killed process had begun
        await database.write(
            lambda connection: connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
        )
    for table, revision in acknowledged.items():
        loaded = await store.load(table)
        assert loaded
        kept = loaded.table
        # One move may have been kept that nobody could be told of any more.
        assert kept.revision in (revision, revision + 1)
        entries = await store.entries(table)
        assert entries == tuple(act(at % 3, at) for at in range(1, kept.revision + 1))
        acknowledged[table] = kept.revision
    await database.close()
