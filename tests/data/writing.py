"""A process that keeps moves at many tables, and says so after each: to be killed at any moment.

`python -m tests.data.writing ADDRESS TABLES` prints "ready", then "table revision" for every move kept.
"""

import asyncio
import os
import sys
import time

from data.database.database import Database
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.table import Table
from tests.data.made import act, moved


def say(words: str) -> None:
    os.write(1, f"{words}\n".encode())  # whole lines, at once: nothing is lost in a buffer


async def play(store: SqlStore, table: Table) -> None:
    while True:
        table = moved(table)
        await store.save(table, (act(table.revision % 3, table.revision),), table.version - 1)
        say(f"{table.id} {table.revision}")


async def found(store: SqlStore, table: int) -> Table:
    loaded = await store.load(table)
    assert loaded
    return loaded.table


async def main(address: str, tables: int) -> None:
    database = await Database.open(address)
    store = SqlStore(database, await Downtime.open(database, lambda: time.time_ns() // 1_000_000), ladder_of)
    started = [await found(store, table) for table in range(1, tables + 1)]
    say("ready")
    await asyncio.gather(*(play(store, table) for table in started))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
