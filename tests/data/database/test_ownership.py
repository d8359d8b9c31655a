"""Two bots with one token on one database would both play every table: the second one is told."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import Connection, select, text

from bench.patience import patience
from bench.postgres import Server
from data.database import schema
from data.database.database import Database
from data.database.ownership import Taken, holding_shards
from data.database.upsert import put_row
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import StoreDown, StoreTrouble
from tests.data.clock import Clock
from tests.data.made import changed, lobby

HOLDER = """
import asyncio, sys
from data.database.database import Database
from data.kept.downtime import Shards
from data.database.ownership import holding_shards

async def hold():
    database = await Database.open(sys.argv[1])
    async with holding_shards(database, Shards()):
        print("held", flush=True)
        await asyncio.Event().wait()

asyncio.run(hold())
"""


async def test_who_comes_second_is_told_and_may_come_when_the_first_has_gone(address: str) -> None:
    first, second = await Database.open(address), await Database.open(address)
    async with holding_shards(first, Shards()):
        with pytest.raises(Taken):
            async with holding_shards(second, Shards(), tries=1):
                pass
    async with holding_shards(second, Shards(), tries=1):
        pass
    await first.close()
    await second.close()


async def test_houses_of_different_shards_share_a_server(server: Server) -> None:
    address = server.new_database()
    first, second = await Database.open(address), await Database.open(address)
    async with holding_shards(first, Shards((0, 1), 4)), holding_shards(second, Shards((2, 3), 4), tries=1):
        third = await Database.open(address)
        with pytest.raises(Taken, match="1,2/4"):
            async with holding_shards(third, Shards((1, 2), 4), tries=1):
                pass
        await third.close()
    async with holding_shards(second, Shards((1, 2), 4), tries=1):
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
        async with holding_shards(database, Shards(), tries=1):
            pass
    os.kill(held.pid, signal.SIGKILL)
    await held.wait()
    async with holding_shards(database, Shards()):
        pass
    await database.close()


def noted(number: int) -> Callable[[Connection], None]:
    return lambda connection: put_row(
        connection, schema.synced_commands, {"application": number, "digest": ""}
    )


async def written(database: Database) -> list[int]:
    query = select(schema.synced_commands.c.application).order_by(schema.synced_commands.c.application)
    return list(await database.read(lambda connection: connection.scalars(query).all()))


async def until_written(database: Database, number: int) -> None:
    for _ in range(500):
        try:
            await database.write(noted(number))
        except StoreDown:
            await asyncio.sleep(0.02)  # the watch looks every few milliseconds
        else:
            return
    raise AssertionError("it never writes again")


async def test_whoever_lost_the_lock_writes_nothing_until_it_is_his_again(server: Server) -> None:
    address = server.new_database()
    first, second = await Database.open(address), await Database.open(address)
    async with holding_shards(first, Shards(), look=0.01):
        await first.write(noted(1))
        async with AsyncExitStack() as held:
            for _ in range(100):  # the first takes it again quickly: cut it off until the second was quicker
                await second.write(cut_all_locks)
                try:
                    await held.enter_async_context(holding_shards(second, Shards(), tries=1))
                    break
                except Taken:
                    continue
            else:
                raise AssertionError("the second was never quicker")
            for number in range(2, 20):
                with pytest.raises(Taken):
                    await first.write(noted(number))
            await second.write(noted(50))
            assert await written(first) == [1, 50]
        await until_written(first, 60)
    assert await written(first) == [1, 50, 60]
    await first.close()
    await second.close()


def cut_all_locks(connection: Connection) -> None:
    """End, as a restart of the server does, every connection that holds the lock on a house."""
    connection.execute(
        text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2")
    )


async def test_a_change_under_way_when_the_lock_is_lost_is_kept_before_another_bot_begins(
    server: Server,
) -> None:
    address = server.new_database()
    first, second = await Database.open(address), await Database.open(address)
    async with holding_shards(first, Shards(), look=60):
        check = first.must_own
        assert check
        connection = await first.connect()
        await connection.run_sync(check)  # the change has begun, and is not kept yet
        await connection.run_sync(noted(1))
        await second.write(cut_all_locks)
        with pytest.raises(Taken):
            async with holding_shards(second, Shards(), tries=1):
                pass
        await connection.commit()
        await connection.close()
        async with holding_shards(second, Shards()):
            with pytest.raises(Taken):
                await first.write(noted(2))
            assert await written(second) == [1]
    await first.close()
    await second.close()


@pytest.mark.thorough
async def test_of_two_bots_on_a_server_that_restarts_under_load_one_writes_at_a_time(server: Server) -> None:
    """Fifty restarts: no change that was acknowledged is lost or kept twice, and play goes on after each."""
    address = server.new_database()
    one, other = await Database.open(address), await Database.open(address)
    stores = [SqlStore(bot, await Downtime.open(bot, Clock()), ladder_of) for bot in (one, other)]
    table = await stores[0].create(lobby())
    kept: list[int] = []
    enough = asyncio.Event()

    async def playing(bot: Database, store: SqlStore) -> None:
        waits = patience("the other house to have tried")
        while not enough.is_set():
            next(waits)
            try:
                async with holding_shards(bot, Shards(), tries=1, look=0.05):
                    for _ in range(200):
                        loaded = await store.load(table.id)
                        assert loaded
                        await store.save(changed(loaded.table), (), loaded.table.version)
                        kept.append(loaded.table.version)
            except StoreTrouble:
                await asyncio.sleep(0)

    bots = [asyncio.create_task(playing(bot, store)) for bot, store in zip((one, other), stores, strict=True)]
    for _ in range(50):
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        wanted, waits = len(kept) + 20, patience("play to go on")
        while len(kept) <= wanted:
            next(waits)
            await asyncio.sleep(0.01)
    enough.set()
    await asyncio.gather(*bots)
    assert len(kept) == len({*kept})
    loaded = await stores[0].load(table.id)
    assert loaded
    assert loaded.table.version >= len(kept)  # what was kept when its answer was lost counts too
    await one.close()
    await other.close()


async def test_a_house_whose_server_stops_closes_without_a_fuss(server: Server) -> None:
    database = await Database.open(server.new_database())
    async with holding_shards(database, Shards()):
        server.stop()
        server.start()
    await database.close()
