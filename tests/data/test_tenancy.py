"""Two bots with one token on one database would both play every table: the second one is told."""

import asyncio
import os
import signal
import sys

import pytest

from data.database.database import Database
from data.database.ownership import Taken, holding
from data.kept.downtime import Shards
from tests.data.postgres import Server

HOLDER = """
import asyncio, sys
from data.database.database import Database
from data.kept.downtime import Shards
from data.database.ownership import holding

async def hold():
    database = await Database.open(sys.argv[1])
    async with holding(database, Shards()):
        print("held", flush=True)
        await asyncio.Event().wait()

asyncio.run(hold())
"""


async def test_who_comes_second_is_told_and_may_come_when_the_first_has_gone(address: str) -> None:
    first, second = await Database.open(address), await Database.open(address)
    async with holding(first, Shards()):
        with pytest.raises(Taken):
            async with holding(second, Shards(), tries=1):
                pass
    async with holding(second, Shards(), tries=1):
        pass
    await first.close()
    await second.close()


async def test_houses_of_different_shards_share_a_server(server: Server) -> None:
    address = server.new_database()
    first, second = await Database.open(address), await Database.open(address)
    async with holding(first, Shards((0, 1), 4)), holding(second, Shards((2, 3), 4), tries=1):
        third = await Database.open(address)
        with pytest.raises(Taken, match="1,2/4"):
            async with holding(third, Shards((1, 2), 4), tries=1):
                pass
        await third.close()
    async with holding(second, Shards((1, 2), 4), tries=1):
        pass
    await first.close()
    await second.close()


async def test_a_killed_house_is_free_again(address: str) -> None:
    held = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, address, stdout=asyncio.subprocess.PIPE
    )
    assert held.stdout
    assert await held.stdout.readline() == b"held\n"
    database = await Database.open(address)
    with pytest.raises(Taken):
        async with holding(database, Shards(), tries=1):
            pass
    os.kill(held.pid, signal.SIGKILL)
    await held.wait()
    async with holding(database, Shards()):
        pass
    await database.close()


async def test_a_house_whose_server_stops_closes_without_a_fuss(server: Server) -> None:
    database = await Database.open(server.new_database())
    async with holding(database, Shards()):
        server.stop()
        server.start()
    await database.close()
