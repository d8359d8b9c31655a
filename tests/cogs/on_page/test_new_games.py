"""13 Monsters on the page, in a real Chromium 390 px wide: a whole match by taps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, Page

from bench.patience import LONG, patience
from engine.thirteen_monsters.moves import Permafrost
from engine.thirteen_monsters.state import End, State
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.fingers import Hand, evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import cells_of, meanwhile
from tests.cogs.rigs.page import (
    a_phone,
    browser,
    looked_at,
    nothing_hangs_over_the_edge,
    the_end_is_seen,
)
from tests.cogs.rigs.racing import board, standing
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.fixtures import sampler as recorder
from tests.thirteen_monsters.positions import pairs

__all__ = ["browser", "evening", "recorder"]

CLAIMS = 4  # that Ada makes herself where the brain would be as fast

pytestmark = [
    pytest.mark.thorough,
    IN_BROWSER,
]


async def begun(evening: Evening, page: Page, game: str, **options: Any) -> int:
    """Ada against an easy brain, begun by a tap."""
    ada = evening.person("Ada")
    await ada.slash(f"play {game}", house=1, level="easy", **options)
    await page.get_by_role("button", name="Start").tap()
    await evening.until(lambda standing: standing.match is not None)
    await evening.settled()
    return 1


async def test_a_phone_plays_13_monsters_to_an_elemental_master(browser: Browser, evening: Evening) -> None:
    """TM6, TM10.6"""
    page = await a_phone(browser, evening)
    table = await begun(evening, page, "13-monsters", **{"quick-start": False, "first": 0})
    ada = Hand(evening, (await standing(evening, table)).table, "Ada")
    ada.page = page
    waits = patience("Ada's turn", LONG)
    while await meanwhile(ada) is not ada:
        next(waits)
    await looked_at(page, "thirteen-board")
    await nothing_hangs_over_the_edge(page)
    await ada.finds(*pairs("ghost"))
    await looked_at(page, "thirteen-found")
    await ada.goes_to("powers")
    await looked_at(page, "thirteen-powers")
    await ada.does(Permafrost(cell=cells_of(await ada.state(), 0)[0]))
    await ada.misses()
    assert await meanwhile(ada) is ada
    await looked_at(page, "thirteen-turned")
    for og in ("elzendam", "chall"):
        await ada.finds(*lying(await ada.state(), og))
    await looked_at(page, "thirteen-collection")
    await ada.finds(*lying(await ada.state(), "itvill"))  # the 13th is the fourth
    assert (await ada.state()).end is End.ELEMENTAL_MASTER
    await the_end_is_seen(evening, page, "thirteen-end")
    assert "Elemental Master" in board(evening.person("Ada")).text


def lying(state: State, name: str) -> list[int]:
    return [one for one in pairs(name) if cells_of(state, one)]
