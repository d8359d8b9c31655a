"""The demo bot does the same on SimCord and at the playground: two opinions on one bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

import pytest

from tests.playground.demos import make
from tests.rigs.player import Player, Rig
from tests.rigs.sim import on_simcord
from tests.rigs.wire import on_playground


@pytest.fixture(params=["simcord", "playground"])
async def rig(request: pytest.FixtureRequest) -> AsyncIterator[Rig]:
    entered: AbstractAsyncContextManager[Rig] = (
        on_simcord(make) if request.param == "simcord" else on_playground(make)
    )
    async with entered as ready:
        yield ready


@pytest.fixture
def ada(rig: Rig) -> Player:
    return rig.person("Ada")


@pytest.fixture
def basile(rig: Rig) -> Player:
    return rig.person("Basile")


async def newest(player: Player) -> str:
    return (await player.reads())[-1]


async def test_a_greeting_is_read_by_all(ada: Player, basile: Player) -> None:
    await ada.slash("hello")
    assert await newest(ada) == "Hello, Ada! 👋"
    assert await newest(basile) == "Hello, Ada! 👋"


async def test_an_ephemeral_greeting_is_read_by_one(ada: Player, basile: Player) -> None:
    await ada.slash("hello", name="you", quietly=True)
    assert await newest(ada) == "Hello, you! 👋"
    assert await basile.reads() == []


async def test_presses_count_live_for_all(ada: Player, basile: Player) -> None:
    await ada.slash("snacks")
    for player in (ada, basile, basile):
        await player.press("vote:1")
    await ada.press("vote:2")
    for player in (ada, basile):
        assert "**Apple 0, Croissant 3, Chocolate 1**" in await newest(player)
        assert len(await player.reads()) == 1


async def test_the_picture_says_in_words_what_it_shows(ada: Player) -> None:
    await ada.slash("snacks")
    await ada.press("vote:0")
    assert "Votes: Apple 1, Croissant 0, Chocolate 0." in await newest(ada)


async def test_a_choice_in_a_select_shows_for_all(ada: Player, basile: Player) -> None:
    await ada.slash("snacks")
    await basile.choose("drink", "Tea")
    assert "To drink: Tea" in await newest(ada)


async def test_a_modal_changes_the_table_and_thanks_privately(ada: Player, basile: Player) -> None:
    await ada.slash("snacks")
    await basile.press("suggest")
    await basile.submit(snack="*Cake*", amount="all the")
    assert r"- all the \*Cake\*" in await newest(ada)
    assert await newest(basile) == r"Noted: all the \*Cake\*."
    assert len(await ada.reads()) == 1


async def test_autocomplete_offers_what_fits(ada: Player) -> None:
    assert await ada.type_ahead("paint", "colour", "be") == ["Amber"]
    assert await ada.type_ahead("paint", "colour", "nothing such") == []


async def test_a_deferred_answer_comes_with_its_picture(ada: Player, basile: Player) -> None:
    await ada.slash("paint", colour="Peach", size=64)
    assert "Peach, 64 × 64" in await newest(basile)
    assert "A square, Peach" in await newest(basile)


async def test_an_unknown_colour_is_told_privately(ada: Player, basile: Player) -> None:
    await ada.slash("paint", colour="Plaid")
    assert await newest(ada) == "I have no such colour."
    assert await basile.reads() == []


async def test_menus_work_on_people_and_messages(ada: Player, basile: Player) -> None:
    await ada.use_on_person("Wave at", basile)
    assert await newest(basile) == f"{ada.mention} waves at {basile.mention}."
    await basile.use_on_last_message("Count letters")
    length = len(f"{ada.mention} waves at {basile.mention}.")
    assert await newest(basile) == f"{length} letters."
    assert len(await ada.reads()) == 1
