"""What talk has buried is posted again: a race's board between two monsters, and every result at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.shown.boards.burial import BUTTONS, SCREEN
from engine.monster_rush.state import State
from engine.tables.table import Status
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.games.monster_cube.hunters import Hunter, cube_of, found, match_of
from tests.cogs.rigs.racing import a_house, a_town, board, older, seated, standing, tap


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database) as evening:
        yield evening


async def talk(person: Person, messages: int) -> None:
    for at in range(messages):
        await person.say(f"did you see that? {at}")


async def errs(evening: Evening, person: Person, table: int) -> None:
    """A touch before anything is ready: the monster is gone, and another lies there (MR5.2)."""
    revision = (await standing(evening, table)).table.revision
    seen = boards(person)[-1]
    await person.press(older(tap(seen, "touch", 0), revision), message=seen, forged=True)
    await evening.until(lambda then: then.table.revision > revision, table)
    await evening.settled()


def boards(person: Person) -> list[Seen]:
    """All messages of ours that everybody sees, the newest last."""
    return [one for one in person.messages if not one.ephemeral and one.wire["author"].get("bot")]


async def test_a_races_board_comes_back_into_sight_between_two_monsters(evening: Evening) -> None:
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada = evening.person("Ada")
    first = board(ada)
    await talk(evening.person("Basile"), BUTTONS + 1)
    await errs(evening, ada, table)
    old, new = boards(ada)
    assert old.id == first.id
    assert not old.buttons
    assert f"/{new.id})" in old.text
    assert ada.last.id == new.id
    assert [control.label for control in new.buttons][-1] == [control.label for control in first.buttons][-1]


async def test_a_board_of_which_the_buttons_are_still_seen_stays_where_it_is(evening: Evening) -> None:
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada = evening.person("Ada")
    await talk(evening.person("Basile"), BUTTONS)
    await errs(evening, ada, table)
    assert len(boards(ada)) == 1


async def test_no_board_comes_to_lie_below_the_cube_of_whoever_shows_faces(evening: Evening) -> None:
    """MC13.1: he has half a minute for it, and a board below would push his tiles away."""
    table = await seated(evening, "monster-cube", "Ada", "Basile", window=0)
    ada, first = Hunter(evening, table, "Ada", 0), board(evening.person("Ada"))
    claim = found(await match_of(evening, table), 0, moving=False)
    assert claim is not None
    await talk(evening.person("Basile"), BUTTONS + 1)
    await ada.press(boards(ada.person)[-1], "buzz")
    assert boards(ada.person)[-1].id == first.id
    assert ada.person.last.id == cube_of(ada.person).id
    await ada.shows(claim)
    old, new = boards(ada.person)
    assert (old.id, ada.person.last.id) == (first.id, new.id), "between two rounds it comes"
    assert not old.buttons


@pytest.mark.parametrize(("messages", "count"), [(SCREEN, 1), (SCREEN + 1, 2)])
async def test_a_result_that_nobody_would_see_is_posted_anew_at_the_end_of_the_channel(
    evening: Evening, messages: int, count: int
) -> None:
    """MR6.1: nine mistakes empty a pile too."""
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada = evening.person("Ada")
    pile = len((await state_of(evening, table)).lairs[0].pile)
    for _ in range(pile):
        await errs(evening, ada, table)
    await talk(evening.person("Basile"), messages)
    await errs(evening, ada, table)
    assert (await standing(evening, table)).table.status is Status.OVER
    shown = boards(ada)
    assert len(shown) == count
    assert "the hunt is over" in shown[-1].text
    assert shown[-1].buttons[0].label == "Rematch"
    if count > 1:
        assert shown[-1].id == ada.last.id
        assert f"/{shown[-1].id})" in shown[0].text


async def state_of(evening: Evening, table: int) -> State:
    match = (await standing(evening, table)).match
    assert match is not None
    return match.state
