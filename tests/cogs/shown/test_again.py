"""The same press again, before anybody can have read what the first one brought, commits nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.shown.again import PAUSE
from cogs.wire.presses.custom_id import read_custom_id
from engine.monster_rush.state import State
from engine.tables.table import Standing, Status
from playground.client import Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import finished
from tests.cogs.rigs.players import hand
from tests.cogs.rigs.racing import a_house, a_town, at_leisure, seated, standing, tap

QUICK = PAUSE - 50  # ms after the screen has changed


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, finger_pause=PAUSE) as evening:
        yield evening


async def revision(evening: Evening, table: int) -> int:
    return (await standing(evening, table)).table.revision


def screen(seen: Seen | None) -> tuple[str, list[str]]:
    assert seen is not None
    return seen.text, [control.label for control in seen.buttons]


async def test_a_double_press_on_a_desk_rolls_once_and_is_answered_by_that_screen(evening: Evening) -> None:
    """Cubo's dice are rolled, and rolled again only by whoever has seen them."""
    table = await seated(evening, "cubo", "Ada", "Basile", first=0, window=0)
    ada = evening.person("Ada")
    await ada.press("Go!", **at_leisure(evening))
    await evening.settled()
    await ada.press("My dice")
    await evening.settled()
    at, lying = at_leisure(evening)["pressed_at"], hand(ada)
    await ada.press(tap(lying, "do", "roll"), message=lying, forged=True, pressed_at=at)
    await evening.settled()
    rolled, shown = await revision(evening, table), screen(ada.message(lying.id))
    again = tap(hand(ada), "do", "roll")
    deed = await ada.press(again, message=lying, forged=True, pressed_at=at + QUICK)
    await evening.settled()
    assert not deed.failed
    assert await revision(evening, table) == rolled
    assert screen(ada.message(lying.id)) == shown


async def test_it_is_discords_clock_that_tells_and_not_when_a_press_comes_in(evening: Evening) -> None:
    """Both presses arrive together; the later one was made when the screen could have been read."""
    table = await seated(evening, "cubo", "Ada", "Basile", first=0, window=0)
    ada = evening.person("Ada")
    await ada.press("Go!", **at_leisure(evening))
    await evening.settled()
    await ada.press("My dice")
    await evening.settled()
    at, lying = at_leisure(evening)["pressed_at"], hand(ada)
    await ada.press(tap(lying, "do", "roll"), message=lying, forged=True, pressed_at=at)
    await evening.settled()
    rolled = await revision(evening, table)
    later = at + 30_000  # whatever the machine took to answer
    await ada.press(tap(hand(ada), "do", "roll"), message=lying, forged=True, pressed_at=later)
    await evening.settled()
    assert await revision(evening, table) > rolled


async def test_a_second_touch_that_lands_on_the_next_monster_costs_nothing(evening: Evening) -> None:
    """MR5.2 is for whoever errs, not for a finger that has not left the screen."""
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada, at = evening.person("Ada"), at_leisure(evening)["pressed_at"]

    async def touches(space: int, pressed_at: int, mistaken: int) -> None:
        """A touch on the newest board, and so many mistakes after it."""
        newest = await revision(evening, table)
        seen = await ada.sees(lambda one: any(is_of(control.custom_id, newest) for control in one.buttons))
        await ada.press(tap(seen, "touch", space), message=seen.id, pressed_at=pressed_at)
        await evening.until(lambda then: mistakes(then) >= mistaken, table)
        await evening.settled()

    await touches(1, at, 1)
    await touches(1, at + QUICK, 1)
    await touches(2, at + QUICK, 2)  # another button is meant
    assert mistakes(await standing(evening, table)) == 2
    assert not [message for message in ada.messages if message.ephemeral]
    assert (await standing(evening, table)).table.status is Status.PLAYING


def is_of(custom_id: str, revision: int) -> bool:
    found = read_custom_id(custom_id)
    return found is not None and found.revision == revision


def mistakes(then: Standing) -> int:
    assert then.match is not None
    state: State = then.match.state
    return len(state.hunters[0].mistaken)


async def test_a_table_is_opened_once_however_often_play_is_pressed(evening: Evening) -> None:
    ada, tables = evening.person("Ada"), evening.client.services.tables
    await ada.slash("games")
    await evening.settled()
    room, home = ada.last, evening.client.guilds[0].id
    at = evening.client.services.clock.by_discord()

    async def presses_play(times: int, pressed_at: int) -> int:
        """How many tables there are then."""
        presses = (ada.press("Play Cubo", message=room, pressed_at=pressed_at) for _ in range(times))
        assert not any(deed.failed for deed in await asyncio.gather(*presses))
        await evening.settled()
        return len(await tables.of_person(int(ada.id), home))

    assert await presses_play(2, at) == 1
    assert await presses_play(1, at + QUICK) == 1
    assert await presses_play(1, at_leisure(evening)["pressed_at"]) == 2


async def test_a_film_is_shown_to_all_once_however_often_it_is_wished_for(evening: Evening) -> None:
    table, ada = (await finished(evening, "Ada", "Basile")).table.id, evening.person("Ada")
    await ada.slash("replay")
    await evening.settled()
    await ada.select(ada.last.selects[0].custom_id, str(table), message=ada.last)
    await evening.settled()
    (film,) = [one for seen in ada.messages for one in seen.buttons if one.emoji == "🎬"]
    await asyncio.gather(*(ada.press(film.custom_id, message=film.message) for _ in range(2)))
    await evening.settled()
    assert len([seen for seen in evening.person("Cleo").messages if "🎬" in seen.text]) == 1
