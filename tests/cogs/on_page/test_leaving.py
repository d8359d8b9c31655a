"""Leaving, coming back, and the call of a relaxed table, as a phone shows them."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tests.cogs.conftest import Evening
from tests.cogs.rigs.page import PHONE, browser, looked_at, opened
from tests.rigs.chromium import IN_BROWSER

__all__ = ["browser"]

pytestmark = IN_BROWSER


async def fits(page: Page, name: str) -> None:
    await looked_at(page, name)
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


WORDS = {
    "Ada": ("Leave this match", "Leave the match", "Come back"),
    "Basile": ("Quitter cette partie", "Quitter la partie", "Revenir"),
}


@pytest.mark.parametrize("who", WORDS)
async def test_whoever_leaves_is_asked_and_comes_back_with_one_tap(
    browser: Browser, evening: Evening, who: str
) -> None:
    question, leave, back = WORDS[who]
    page = await opened(browser, evening, who, phone=True)
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad", clock="relaxed")
    await basile.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    await evening.person(who).slash("leave")
    last = page.locator("li.message").last
    await expect(last.get_by_text(question)).to_be_visible()
    await fits(page, f"leave-{who}")
    await last.get_by_role("button", name=leave).click()
    ways_back = page.get_by_role("button", name=back)  # whoever is called meanwhile stands below
    await expect(ways_back.last).to_be_visible()
    await fits(page, f"left-{who}")
    await ways_back.last.click()
    await evening.until(lambda standing: all(seat.present for seat in standing.table.seats))
    await fits(page, f"back-{who}")


async def test_whoever_wants_direct_messages_is_written_to_at_once(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Basile", phone=True)
    await evening.person("Basile").slash("me")
    last = page.locator("li.message").last
    await last.get_by_role("button", name="Messages privés").click()
    await expect(last.get_by_role("button", name="Messages privés : oui")).to_be_visible()
    await fits(page, "me-Basile")
