"""Two friends play twice, one of them by taps on a phone's page, and the leaderboard tells who is ahead."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Page, expect

from engine.tables.table import Standing
from tests.cogs.conftest import Evening
from tests.cogs.players import play_as_a_brain_would
from tests.cogs.test_on_the_page import BOARD, OURS, one_shuffle, tapped_out
from tests.cogs.test_race_on_page import CHROMIUM, browser, looked_at, opened
from tests.cogs.test_ranks_on_page import last, run

__all__ = ["browser", "one_shuffle"]

THEIRS = 1  # Basile's seat

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skip(reason="it presses screens while they are painted anew"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


async def played(page: Page, evening: Evening, table: int) -> Standing:
    """The match at this table, move by move: Ada taps on her phone, Basile presses from his own client."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await evening.settled()
    await page.locator(BOARD).last.get_by_role("button", name="Start").tap()
    await evening.settled()
    await basile.press("My hand")
    await evening.settled()
    while not (standing := await evening.client.services.tables.peek(table)).table.ended:
        if standing.table.seats[OURS].deadline is not None:
            await tapped_out(page, standing)
        else:
            await play_as_a_brain_would(basile, standing, THEIRS)
        await evening.settled()
    return standing


async def test_two_friends_play_twice_and_the_leaderboard_tells_who_is_ahead(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    wins = [0, 0]
    for table in (1, 2):
        standing = await played(page, evening, table)
        assert standing.table.outcome is not None
        wins[standing.table.outcome.ranks.index(1)] += 1
    first = "Ada" if wins[OURS] > wins[THEIRS] else "Basile"
    await run(page, "/leaderboard")
    told = re.compile(
        rf"Leaderboard: Monad, Rating · This season\. 1\. {first if wins[0] != wins[1] else ''}"
    )
    await expect(last(page).locator("img")).to_have_attribute("alt", told)
    await looked_at(page, "leaderboard-after-two")
    assert evening.playground.errors == []
