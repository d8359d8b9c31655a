"""A board that could not be painted is painted later: the table has moved on all the same."""

from __future__ import annotations

import pytest

from cogs.shown import painter
from data.kept.boards import Board, Boards
from engine.game import Level, Press
from engine.tables.lobby.seating import AddBrain
from engine.tables.store import StoreDown
from tests.cogs.conftest import Evening

pytestmark = pytest.mark.thorough


class Forgetful(Boards):
    """Boards of a database that does not answer at first."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.asked = 0

    async def board_of(self, table: int) -> Board | None:
        self.asked += 1
        if self.asked <= 2:
            raise StoreDown("others have been waiting for the database for too long")
        return await self.boards.board_of(table)


async def test_a_board_whose_database_did_not_answer_is_painted_when_it_does(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await evening.settled()
    presenter, tables = evening.client.presenter, evening.client.services.tables
    presenter.stage.boards = forgetful = Forgetful(presenter.stage.boards)
    presenter._shown.clear()
    (table,) = await tables.in_place(int(ada.channel_id))
    press = Press(at=table.saved, seen=table.revision)
    await tables.command(table.id, int(ada.id), AddBrain(level=Level.EASY), press)
    await ada.sees("Bergamote", timeout=3 * painter.AGAIN)
    assert forgetful.asked > 1
