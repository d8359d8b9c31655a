"""A house that is killed has stored what it never showed: after the next start every board is right."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from data.database.database import Database
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from engine.game import Press
from engine.registry import ladder_of
from engine.tables.lobby.seating import Join, Start, Stop
from engine.tables.presenter import Audience
from engine.tables.table import Cause, Standing
from engine.tables.tables import Tables
from tests.cogs.rigs.simulated import Night, a_night, board, find, verbs
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer


class Nowhere:
    """Shows nothing: what a bot that is killed in time has shown."""

    async def changed(self, standing: Standing, cause: Cause) -> None:
        pass

    async def warned(self, standing: Standing, seat: int) -> None:
        pass


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def unseen(night: Night, play: Callable[[Tables], Awaitable[object]]) -> None:
    """A whole run of a house that stores and never shows, and is killed in the end."""
    database = await Database.open(night.database)
    downtime = await Downtime.open(database, night.clock, Shards((0,), 1))
    with ThreadPoolExecutor(1) as executor:
        tables = Tables(
            SqlStore(database, downtime, ladder_of),
            Audience(Nowhere()),
            clock=night.clock,
            sleep_until=night.clock.sleep_until,
            entropy=lambda: "5eed",
            executor=executor,
            pace=0.0,
        )
        await play(tables)
        await tables.close()
    await database.close()


async def joins(tables: Tables, person: SimPlayer) -> None:
    standing = await tables.peek(1)
    press = Press(at=0, seen=standing.table.revision)
    await tables.command(1, person.actor.id, Join(name="somebody"), press)


async def test_a_board_that_was_never_painted_is_right_after_the_next_start(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    await night.close()
    await unseen(night, lambda tables: joins(tables, basile))
    assert basile.mention not in said(board(ada))
    await night.advance(300)
    await night.open()
    await night.advance(0)
    assert basile.mention in said(board(ada))


async def test_a_match_that_began_unseen_is_on_the_board_with_its_buttons(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    await night.press(basile, "join")
    await night.close()

    async def starts(tables: Tables) -> None:
        seen = (await tables.peek(1)).table.revision
        await tables.command(1, ada.actor.id, Start(), Press(at=0, seen=seen))

    await unseen(night, starts)
    assert "hand" not in verbs(board(ada))
    await night.open()
    await night.advance(0)
    assert find(ada, "hand")[1].revision == (await night.standing()).table.revision


async def test_a_table_that_closed_unseen_offers_no_seat_any_more(night: Night) -> None:
    ada = night.person("Ada")
    await ada.slash("play monad")
    await night.close()
    await unseen(night, lambda tables: tables.command(1, ada.actor.id, Stop(), Press(at=0, seen=0)))
    assert "join" in verbs(board(ada))
    await night.open()
    await night.advance(0)
    with pytest.raises(AssertionError):
        find(ada, "join")


async def test_a_bot_that_is_killed_twice_before_it_paints_forgets_no_board(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    await night.close()
    await unseen(night, lambda tables: joins(tables, basile))
    await night.advance(300)
    await unseen(night, lambda tables: tables.in_place(0))
    await night.advance(300)
    await night.open()
    await night.advance(0)
    assert basile.mention in said(board(ada))


async def test_what_was_shown_long_before_the_house_closed_is_left_alone(night: Night) -> None:
    ada = night.person("Ada")
    await ada.slash("play monad")
    await night.advance(120)
    before = board(ada).edited_at
    await night.restart(down=30)
    await night.advance(0)
    assert board(ada).edited_at == before
    assert night.client.services.tables.live == 0
