"""13 Monsters on the page, in a real Chromium 390 px wide: a whole match by taps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bench.patience import LONG, patience
from engine.thirteen_monsters.moves import Permafrost
from engine.thirteen_monsters.state import End, State
from playground.client import Control
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.sitters import Sitter, cells_of, meanwhile
from tests.cogs.on_page.test_race import CHROMIUM, browser, looked_at
from tests.cogs.rigs.racing import a_house, a_town, board, standing
from tests.rigs.fixtures import sampler as recorder
from tests.rigs.wire import PATIENCE
from tests.thirteen_monsters.positions import pairs

__all__ = ["browser", "recorder"]

NARROW = ViewportSize(width=390, height=844)
CLAIMS = 4  # that Ada makes herself where the brain would be as fast

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "page", brain_pace=0.01) as evening:
        yield evening


async def a_phone(browser: Browser, evening: Evening, name: str = "Ada") -> Page:
    context = await browser.new_context(
        viewport=NARROW, has_touch=True, is_mobile=True, reduced_motion="reduce", device_scale_factor=1
    )
    page = await context.new_page()
    await page.goto(f"{evening.playground.url}/?people={name}")
    await expect(page.locator(".pane")).to_have_count(1)
    return page


async def begun(evening: Evening, page: Page, game: str, **options: Any) -> int:
    """Ada against an easy brain, begun by a tap."""
    ada = evening.person("Ada")
    await ada.slash(f"play {game}", house=1, level="easy", **options)
    await page.get_by_role("button", name="Start").tap()
    await evening.until(lambda standing: standing.match is not None)
    await evening.settled()
    return 1


async def nothing_hangs_over_the_edge(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    over = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert await page.locator("li.message").evaluate_all(over) == 0


async def tapped(page: Page, custom_id: str, patience: float | None = None) -> None:
    """The button that means this, whatever has moved at the table meanwhile."""
    table, _, meaning = custom_id.split(".", 2)
    button = page.locator(f'button[data-key^="{table}."][data-key$=".{meaning}"]:not([disabled])').last
    await button.tap(timeout=patience)


class Hand(Sitter):
    """Somebody at 13 Monsters whose taps are made on the page; he waits for what comes of each."""

    page: Page

    async def touches(self, control: Control, *values: str) -> None:
        if values:
            await self._chooses(control, values)
        else:
            await tapped(self.page, control.custom_id)
        async with asyncio.timeout(PATIENCE):
            while True:
                if control.message.wire not in [one.wire for one in self.person.messages]:
                    return
                await asyncio.sleep(0.005)

    async def _chooses(self, control: Control, values: Sequence[str]) -> None:
        await self.page.locator(f'[data-key="{control.custom_id}"]').last.tap()
        labels = [option["label"] for option in control.wire["options"] if option["value"] in values]
        for label in labels:
            await self.page.get_by_role("option", name=label).first.tap()
        if control.wire.get("max_values", 1) > 1:
            await self.page.get_by_role("button", name="Done").tap()


async def the_end_is_seen(evening: Evening, page: Page, name: str) -> None:
    await evening.settled()
    await expect(page.get_by_role("button", name="Rematch").last).to_be_visible()
    await nothing_hangs_over_the_edge(page)
    await looked_at(page, name)
    assert not evening.playground.errors


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
