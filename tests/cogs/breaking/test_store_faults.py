"""A notebook that cannot be written: people are told, nothing is half done, and it goes on when it clears."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection

from tests.cogs.breaking.outages import locked
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, now, seat_of, whispers
from tests.cogs.rigs.players import board, hand, play_as_a_brain_would

pytestmark = pytest.mark.thorough

MOST_MOVES = 500  # until a file that cannot grow is full
TROUBLE = ("My notebook cannot be written", "Mon carnet")


async def pages(evening: Evening, most: int | None) -> None:
    """Let the file grow to so many pages; None: no further than it is now."""

    def limit(connection: Connection) -> None:
        allowed = most or connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {allowed}")

    await evening.client.presenter.stage.boards._database.write(limit)


def is_told(text: str) -> bool:
    return any(words in text for words in TROUBLE)


async def test_while_the_database_is_locked_nobody_sits_down_and_is_told_so(
    evening: Evening, database: str
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()
    async with locked(database):
        deed = await basile.press("Join")
        assert not deed.failed
        await evening.settled()
        assert is_told(whispers(basile)[-1].text)
        assert f"<@{basile.id}>" not in board(ada).text
    await basile.press("Join")
    await evening.settled()
    assert f"2. <@{basile.id}>" in board(ada).text


async def test_a_move_that_could_not_be_kept_has_not_happened(evening: Evening, database: str) -> None:
    mover, other, before = await begun(evening)
    shown = board(other).text
    async with locked(database):
        await play_as_a_brain_would(mover, before, seat_of(before, mover))
        await evening.settled()
        assert is_told(whispers(mover)[-1].text)
        assert (await now(evening)).table == before.table
        assert board(other).text == shown
    await mover.press("My hand", message=board(mover))
    await evening.settled()
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    assert (await now(evening)).table.revision == before.table.revision + 1
    assert board(other).text != shown


async def test_no_table_opens_while_the_database_is_locked(evening: Evening, database: str) -> None:
    ada = evening.person("Ada")
    async with locked(database):
        deed = await ada.slash("play monad")
        assert not deed.failed
        await evening.settled()
        assert is_told(whispers(ada)[-1].text)
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]


async def test_a_board_that_could_not_be_noted_is_known_again_by_the_next_press(
    evening: Evening, database: str
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    evening.playground.faults.add("POST", "/interactions/*/callback", delay_ms=300, times=1)
    opening = await ada.slash("play monad", wait=False)
    async with asyncio.timeout(LONGEST):
        while not await evening.client.services.tables.in_place(int(ada.channel_id)):
            pass  # the table is kept, and its board on the way
    async with locked(database):
        await opening.answered()
        await ada.sees(lambda message: is_told(message.text))
        assert await evening.client.presenter.stage.boards.board_of(1) is None
    await basile.press("Join")
    await evening.settled()
    assert f"2. <@{basile.id}>" in board(ada).text


async def test_on_a_full_disk_people_are_told_and_the_match_goes_on_when_there_is_room(
    evening: Evening,
) -> None:
    mover, _, standing = await begun(evening)
    await pages(evening, None)
    for _ in range(MOST_MOVES):
        if any(is_told(message.text) for message in whispers(mover)):
            break
        standing = await now(evening)
        assert standing.match is not None
        (seat,) = standing.game.awaited(standing.match.state)
        mover = evening.person(["Ada", "Basile"][seat])
        await play_as_a_brain_would(mover, standing, seat)
        await evening.settled()
    assert any(is_told(message.text) for message in whispers(mover))
    after = await now(evening)
    record = await evening.client.services.tables.record(1)
    assert len(record.entries) == after.table.revision
    await pages(evening, 10**6)
    await mover.press("My hand", message=board(mover))
    await evening.settled()
    await play_as_a_brain_would(mover, after, seat_of(after, mover))
    await evening.settled()
    assert (await now(evening)).table.revision == after.table.revision + 1
    assert hand(mover)
