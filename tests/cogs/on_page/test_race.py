"""Four people race side by side on the page, in a real Chromium, and one of them on a phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.cogs.conftest import Evening
from tests.cogs.rigs.page import PHONE, browser, looked_at, opened
from tests.cogs.rigs.racing import a_house, a_town, seated
from tests.rigs.chromium import IN_BROWSER

__all__ = ["browser"]

FOUR = ("Ada", "Basile", "Cleo", "Jonas")
NEEDS = re.compile("⚔|🪓|🏹|🔥|❄|⚡")
LOST = re.compile("touched .+ too early and loses a point")

pytestmark = IN_BROWSER


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database) as evening:
        yield evening


def pane(page: Page, place: int = 0) -> Locator:
    return page.locator(".pane").nth(place)


def monster(side: Locator, place: int) -> Locator:
    """The capture button of this space, whatever monster lies there."""
    return side.locator("button.button").filter(has_text=NEEDS).nth(place - 1)


async def test_four_people_race_side_by_side(browser: Browser, evening: Evening) -> None:
    page = await opened(browser, evening, *FOUR)
    await seated(evening, "monster-rush", *FOUR, automatic=False, window=1000)
    sides = [pane(page, place) for place in range(4)]
    for side in sides:
        await expect(monster(side, 2)).to_be_visible()
    await looked_at(page, "rush-before")
    for side in sides:  # all within the photo finish
        await monster(side, 2).dispatch_event("click")
    for side in sides:
        await expect(side.locator("li.message").get_by_text("one point less")).to_be_visible()
        await expect(side.locator("li.message").get_by_text("Photo finish:")).to_be_visible()
        await expect(side.locator("li.message img").last).to_have_attribute("alt", LOST)
    await looked_at(page, "rush-after")
    await sides[1].get_by_role("button", name="📸").click()
    await expect(sides[1].locator("li.message").get_by_text("en premier")).to_be_visible()
    await expect(sides[0].locator("li.message").get_by_text("en premier")).to_have_count(0)
    assert evening.playground.errors == []


async def test_a_phone_shows_the_board_and_all_its_buttons_without_scrolling_sideways(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    for place in (1, 2, 3):
        await expect(monster(page.locator("body"), place)).to_be_visible()
    await looked_at(page, "rush-phone")
    await monster(page.locator("body"), 1).tap()
    await expect(page.get_by_text("one point less")).to_be_visible()
    await looked_at(page, "rush-phone-after")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


async def test_a_phone_shows_nine_dice_that_two_taps_swap(browser: Browser, evening: Evening) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    await seated(evening, "cubo", "Ada", "Basile", first=0)
    await page.get_by_role("button", name="Go!").last.tap()
    await page.get_by_role("button", name="Roll", exact=False).last.tap()
    await expect(page.get_by_text("Tap two dice to swap them")).to_be_visible()
    dice = page.locator("li.message").last.locator("button.button")
    names = [(await dice.nth(place).inner_text()).strip() for place in (0, 8)]
    await dice.nth(0).tap()
    await expect(dice.nth(0)).to_contain_text("✅")
    await looked_at(page, "cubo-phone-chosen")
    await dice.nth(8).tap()
    await expect(dice.nth(0)).not_to_contain_text("✅")
    assert [(await dice.nth(place).inner_text()).strip() for place in (8, 0)] == names
    widths = [(await dice.nth(place).bounding_box() or {"width": 0})["width"] for place in range(3)]
    assert all(width >= 40 for width in widths)  # wide enough for a thumb
    await looked_at(page, "cubo-phone")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
