"""Places that are written instead of tapped: two cards in one form."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bench.reading import tells
from cogs.games.desk import Do, Explain, Meaning, Write
from cogs.games.thirteen_monsters import desk
from engine.match import Match
from engine.thirteen_monsters.moves import Flip, Permafrost, Prophet
from engine.thirteen_monsters.pieces.cards import CELLS, LOGO, cell_name
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter
from tests.cogs.games.thirteen_monsters.rigs.steps import controls
from tests.cogs.rigs.racing import a_house, a_town, seated, standing
from tests.cogs.rigs.screens_of import languages, look_at
from tests.thirteen_monsters.positions import does, player, position

english = languages["en"]
WHOLE: dict[str, Any] = {"quick-start": False}


def written(match: Match, text: str, seat: int = 0) -> Meaning:
    return desk.meaning(look_at(match, seat, english), "written", (), (text,))


def names(*cells: int) -> str:
    return " ".join(map(cell_name, cells))


@pytest.mark.parametrize("text", ["A1 C7", "a1, c7", "A1C7", " a 1 ; c 7 "])
def test_two_places_turn_two_cards(text: str) -> None:
    """TM6.1"""
    match = position(player(free="chall head"))
    assert written(match, text) == Do(Flip(cell=0), then=(Flip(cell=24),))
    assert written(match, "C7") == Do(Flip(cell=24))


@pytest.mark.parametrize("text", ["", " ", "J1", "A0", "A", "A1 C", "1A", "A1 und C7", "Ａ１", "\u202e"])
def test_what_is_no_place_is_answered_with_how_to_write(text: str) -> None:
    match = position(player(free="chall head"))
    answer = written(match, text)
    assert isinstance(answer, Explain)
    assert "C7 F2" in answer.text


def test_nothing_is_turned_where_one_of_the_places_has_no_card() -> None:
    """TM6.2: empty, of the logo, open, frozen by another."""
    match = position(player("chall"), player("wah"), field="sandil, twik")
    match = does(match, Permafrost(cell=CELLS[0]), Flip(cell=CELLS[1]), Flip(cell=CELLS[3]))
    for cell in (CELLS[0], CELLS[-1], LOGO[0]):
        answer = written(match, names(CELLS[2], cell), seat=1)
        assert isinstance(answer, Explain)
        assert cell_name(cell) in answer.text
    opened = does(match, Flip(cell=CELLS[2]))
    assert isinstance(written(opened, names(CELLS[2]), seat=1), Explain)
    assert isinstance(written(match, names(CELLS[2], CELLS[2]), seat=1), Explain)


def test_a_search_turns_no_more_cards_than_the_rules_let_it() -> None:
    """TM6.1, TM6.5"""
    match = position(player("chall"), field="sandil, twik, tockar")
    three = names(*CELLS[:3])
    assert isinstance(written(match, three), Explain)
    prophet = does(match, Prophet())
    assert written(prophet, three) == Do(Flip(cell=0), then=(Flip(cell=1), Flip(cell=2)))
    begun = does(match, Flip(cell=CELLS[3]))
    assert isinstance(written(begun, names(*CELLS[:2])), Explain)
    assert written(begun, names(CELLS[0])) == Do(Flip(cell=0))


def test_the_form_is_offered_where_cards_can_be_turned_and_nowhere_else() -> None:
    match = position(player("chall"), field="sandil, twik")
    form = desk.meaning(look_at(match, 0, english), "write", (), ())
    assert isinstance(form, Write)
    assert ("write", (), ()) in controls(desk.private(look_at(match, 0, english)))
    missed = does(match, Flip(cell=CELLS[0]), Flip(cell=CELLS[2]))
    assert ("write", (), ()) not in controls(desk.private(look_at(missed, 0, english)))
    assert written(missed, names(CELLS[4]), seat=1) == Do(Flip(cell=CELLS[4]))  # the rules refuse it


# At the playground


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "writing", brain_pace=0.0) as evening:
        yield evening


async def test_whoever_writes_two_places_has_turned_both_cards(evening: Evening) -> None:
    """TM6.1; and a place that is none is told kindly, below the buttons, and turns nothing."""
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0, **WHOLE)
    ada = Sitter(evening, (await standing(evening, number)).table, "Ada")
    before = await ada.state()
    await ada.writes("C7 Z2")
    await ada.person.sees(tells("such as C7 F2. Nothing was turned."))
    assert await ada.state() == before
    await ada.writes("c7 f2")
    await evening.until(lambda now: now.match is not None and now.match.state.flips == 2, number)
    assert [cell_name(lit.cell) for lit in (await ada.state()).lit] == ["C7", "F2"]
    await evening.settled()
    assert not evening.playground.errors


async def test_places_that_were_asked_for_on_an_older_board_turn_nothing(evening: Evening) -> None:
    """The form lay open while the turn passed."""
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0, **WHOLE)
    table = (await standing(evening, number)).table
    ada, basile = (Sitter(evening, table, name) for name in ("Ada", "Basile"))
    await ada.asks_to_write()
    await ada.misses()
    before = await ada.state()
    assert before.turn == basile.seat
    deed = await ada.person.submit(text="C7 F2")
    assert not deed.failed, deed.reason
    await evening.settled()
    assert await ada.state() == before
