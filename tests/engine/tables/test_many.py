"""A thousand tables in one process: no action lost, doubled or reordered."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from bench.patience import patience
from engine.game import Level
from engine.match import Act, replay
from engine.tables.table import Status
from tests.engine.count import CountOptions, Say, count
from tests.engine.house import ANN, House, open_house

TABLES = 1_000


async def play_to_the_end(house: House, table: int) -> list[int]:
    """Ann plays against three brains that press at once; the revisions that her own moves led to."""
    own: list[int] = []
    waits = patience("the end of the match")
    while (standing := await house.tables.peek(table)).table.status is Status.PLAYING:
        next(waits)
        assert standing.match
        if standing.match.state.turn == 0:
            own.append((await house.play(table, ANN, Say(1))).table.revision)
        await asyncio.sleep(0)
    return own


@pytest.mark.thorough
async def test_a_thousand_tables_with_brains_lose_double_and_reorder_nothing() -> None:
    with ThreadPoolExecutor(2) as threads:
        async with open_house(executor=threads, pace=0, keep=TABLES // 10) as house:
            tables = [
                await house.match(ANN, brains=list(Level), options=CountOptions(goal=20))
                for _ in range(TABLES)
            ]
            played = await asyncio.gather(*(play_to_the_end(house, table) for table in tables))
            shown: dict[int, list[int]] = {table: [] for table in tables}
            for one, _ in house.guests.shown:
                shown[one.table.id].append(one.table.version)
            for table, own in zip(tables, played, strict=True):
                entries = await house.store.entries(table)
                acts = [entry for entry in entries if isinstance(entry, Act)]
                assert [act.seat for act in acts] == [turn % 4 for turn in range(len(entries))]
                assert own == [at for at, act in enumerate(acts, start=1) if act.seat == 0]
                standing = await house.tables.peek(table)
                assert standing.match
                assert replay(count, await house.tables.record(table)).state == standing.match.state
                assert shown[table] == sorted(set(shown[table]))
