"""A bot that was away for days, and messages that are a year old."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.database.database import Database
from data.kept.downtime import Shards
from data.kept.upkeep import PLAYED_KEPT, Upkeep
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import played_out
from tests.cogs.rigs.simulated import Night, a_night, find

DAY = 86_400  # s


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def time_left(night: Night, table: int) -> int:
    standing = await night.standing(table)
    (deadline,) = [seat.deadline for seat in standing.table.seats if seat.deadline is not None]
    return deadline - night.client.services.clock()


async def test_three_days_of_downtime_cost_nobody_anything(night: Night) -> None:
    """A quick table, a relaxed one and a lobby: all go on where they were."""
    ada, basile = night.person("Ada"), night.person("Basile")
    quick = await night.seated("Ada", "Basile")
    relaxed = await night.seated("Ada", "Basile", clock="relaxed")
    await ada.slash("play monad")
    lobby = find(ada, "join")[1].table
    left = [await time_left(night, table) for table in (quick, relaxed)]
    await night.restart(down=3 * DAY)
    assert [await time_left(night, table) for table in (quick, relaxed)] == pytest.approx(left, abs=1_000)
    for table in (quick, relaxed):
        seats = (await night.standing(table)).table.seats
        assert not any(seat.absent or seat.lapses for seat in seats)
        await night.press(ada, "hand")
    await night.press(basile, "join")
    assert len((await night.standing(lobby)).table.seats) == 2


@pytest.mark.thorough
async def test_on_a_message_that_is_a_year_old_every_button_answers_kindly(
    evening: Evening, database: str
) -> None:
    """Its table is long forgotten; its result is not."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await ada.press("Start")
    await evening.settled()
    tables = evening.client.services.tables
    await played_out(tables, await tables.peek(1))
    await evening.settled()
    board = next(
        one for one in reversed(basile.messages) if any(".rematch" in b.custom_id for b in one.buttons)
    )
    await a_year_goes_by(evening, database)
    for button in board.buttons:
        deed = await basile.press(button.custom_id, board, forged=True)
        assert not deed.failed, button.label
    await evening.settled()
    assert evening.client.services.metrics.presses.labels("rematch", "fault")._value.get() == 0
    told = [message.text for message in basile.messages if message.ephemeral]
    assert told


async def a_year_goes_by(evening: Evening, database: str) -> None:
    """In which what the rule says is forgotten, and the bot does something else."""
    now = evening.client.services.clock.by_discord()
    gone: list[str] = []
    kept = await Database.open(database)
    upkeep = Upkeep(kept, Shards(), lambda: now + PLAYED_KEPT + 1, lambda what, _: gone.append(what))
    await upkeep.tidy(asyncio.sleep)
    await kept.close()
    assert gone == ["pressed", "played"]
    evening.client.services.tables.forget(int(evening.person("Ada").id))
