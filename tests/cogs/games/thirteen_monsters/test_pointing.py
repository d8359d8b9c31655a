"""The field is searched on the board: what whoever is on turn points at is seen by all."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bench.reading import read
from cogs.games.thirteen_monsters.turn.search import FLIP
from cogs.shown.again import PAUSE
from engine.thirteen_monsters.moves import Flip
from engine.thirteen_monsters.pieces.cards import CELLS, cell_name
from playground.client import Seen
from render.thirteen_monsters.public.areas import areas_for
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter
from tests.cogs.games.thirteen_monsters.rigs.steps import area_of
from tests.cogs.rigs.racing import a_house, a_town, board, now, seated, standing, tap

CELL = CELLS[12]
AREA = area_of(CELL, areas_for(2, quick_start=True))


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "pointing") as evening:
        yield evening


async def at_table(evening: Evening) -> tuple[Sitter, Sitter]:
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0)
    table = (await standing(evening, number)).table
    return Sitter(evening, table, "Ada"), Sitter(evening, table, "Basile")


async def points(one: Sitter, area: int = AREA) -> Seen:
    """The board as this person had it when he tapped."""
    shown = board(one.person)
    deed = await one.person.press(tap(shown, "area", FLIP, area), message=shown)
    assert not deed.failed, deed.reason
    await one.evening.settled()
    return shown


def labels(one: Sitter) -> list[str | None]:
    """The nine buttons below the field."""
    return [button.label for button in board(one.person).buttons[:9]]


async def test_all_see_the_area_and_then_the_card(evening: Evening) -> None:
    """TM6.1: two taps, and the nine areas stand there for the second card."""
    ada, basile = await at_table(evening)
    areas = labels(basile)
    await points(ada)
    assert cell_name(CELL) in labels(ada)
    assert labels(basile) == labels(ada)
    shown = board(ada.person)
    deed = await ada.person.press(tap(shown, FLIP, CELL), message=shown)
    assert not deed.failed, deed.reason
    await evening.settled()
    assert [lit.cell for lit in (await ada.state()).lit] == [CELL]
    assert labels(ada) == labels(basile) == areas


async def test_nobody_else_points(evening: Evening) -> None:
    """And he is told why."""
    ada, basile = await at_table(evening)
    areas = labels(ada)
    await points(basile)
    assert labels(ada) == labels(basile) == areas
    assert "Ce n’est pas à vous" in basile.person.last.text
    assert not (await ada.state()).flips


async def test_whoever_has_his_desk_open_is_told_there_that_he_does_not_search(evening: Evening) -> None:
    """One private message of a table: the desk comes up below the board with the word on it."""
    _, basile = await at_table(evening)
    await basile.opens()
    for _ in range(2):
        await points(basile)
        (told,) = (message for message in basile.person.messages if message.ephemeral)
        assert told.buttons
        assert "Ce n’est pas à vous" in read(told.text)


async def test_a_finger_that_taps_twice_turns_no_card(database: str) -> None:
    """In the place of the area lies a card then."""
    async with a_town() as town, a_house(town, database, "pointing", finger_pause=PAUSE) as evening:
        ada, _ = await at_table(evening)
        shown, at = board(ada.person), now() + 10_000  # when the board has long been read
        deed = await ada.person.press(tap(shown, "area", FLIP, 0), message=shown, pressed_at=at)
        assert not deed.failed, deed.reason
        await evening.settled()
        for later, turned in ((PAUSE - 50, 0), (5 * PAUSE, 1)):
            shown = board(ada.person)
            deed = await ada.person.press(tap(shown, FLIP, 0), message=shown, pressed_at=at + later)
            assert not deed.failed, deed.reason
            await evening.settled()
            assert (await ada.state()).flips == turned


async def test_a_card_is_turned_by_a_board_whose_area_nobody_remembers(evening: Evening) -> None:
    """A house that was closed meanwhile has forgotten what was pointed at."""
    ada, _ = await at_table(evening)
    await points(ada)
    shown = board(ada.person)
    evening.client.presenter.at(ada.table).point("")
    deed = await ada.person.press(tap(shown, FLIP, CELL), message=shown, forged=True)
    assert not deed.failed
    await evening.settled()
    assert [lit.cell for lit in (await ada.state()).lit] == [CELL]
    await ada.does(Flip(cell=CELLS[40]))
    assert len((await ada.state()).lit) == 2
