"""Leaderboards, profiles and replays on the page, in a real Chromium: two matches, then who is ahead."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, Page, expect

from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import finished, one_shuffle
from tests.cogs.rigs.page import PHONE, browser, looked_at, opened
from tests.rigs.chromium import IN_BROWSER

__all__ = ["browser", "one_shuffle"]

pytestmark = IN_BROWSER


async def run(page: Page, typed: str) -> None:
    await page.locator("textarea.composer-input").fill(typed)
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-form")).to_be_visible()
    await page.keyboard.press("Enter")


def last(page: Page) -> Locator:
    return page.locator("li.message").last


async def choose(page: Page, placed: int, option: str | re.Pattern[str]) -> None:
    """Take an option of one of the newest message's menus."""
    await last(page).get_by_role("combobox").nth(placed).click()
    await page.get_by_role("option", name=option).first.click()


async def shows(page: Page, alt: str) -> None:
    await expect(last(page).locator("img")).to_have_attribute("alt", re.compile(re.escape(alt)))


async def test_two_matches_are_played_and_the_leaderboard_tells_who_won(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    for _ in range(2):
        await finished(evening, "Ada", "Basile")
    await run(page, "/leaderboard")
    await shows(page, "Leaderboard: Monad, Rating · This season. 1. Ada: 1248?. 2. Basile: 875?.")
    await looked_at(page, "leaderboard-phone")
    await choose(page, 1, "Wins")
    await shows(page, "Leaderboard: Monad, Wins · This season. 1. Ada: 2. 2. Basile: 0.")
    await last(page).get_by_role("button", name="Everywhere").click()
    await expect(last(page).get_by_text("Wins · This season · Everywhere")).to_be_visible()
    await expect(last(page).get_by_text("2 of 2")).to_be_visible()
    await run(page, "/profile")
    await shows(page, "Ada at Monad: rating 1248?. Matches 2, wins 2, streak +2.")
    await looked_at(page, "profile-phone")
    await last(page).get_by_role("button", name="Show to all").click()
    await expect(last(page).get_by_text("shows you this")).to_be_visible()
    await looked_at(page, "profile-shown-phone")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert evening.playground.errors == []


async def test_a_match_is_chosen_stepped_through_and_verified(browser: Browser, evening: Evening) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    standing = await finished(evening, "Ada", "Basile")
    await run(page, "/replay")
    await choose(page, 0, re.compile("Monad"))
    await expect(last(page).get_by_text("Step 1 of")).to_be_visible()
    await last(page).get_by_role("button", name="▶️").click()
    await expect(last(page).get_by_text("Step 2 of")).to_be_visible()
    await looked_at(page, "replay-phone")
    await last(page).get_by_role("button", name="⏭️").click()
    await shows(page, "The match of Monad is over. 1. Seat 1 (Ada)")
    await last(page).get_by_role("button", name="Fair play").click()
    await last(page).get_by_role("button", name="Verify for all").click()
    await expect(page.locator("li.message").get_by_text("Verified: Monad, Ada and Basile")).to_be_visible()
    await expect(last(page).get_by_text(standing.table.seed, exact=True)).to_be_visible()
    await looked_at(page, "verified-phone")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert evening.playground.errors == []
