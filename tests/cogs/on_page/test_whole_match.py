"""A whole match of Monad on the page, in a real Chromium, on a phone: from `/play` to the result."""

from __future__ import annotations

import re
import secrets
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bench.patience import LONG, patience
from bench.taps import means, places
from cogs.wire.presses.custom_id import CustomId, base36
from engine.chance import brains_luck
from engine.game import Level
from engine.monad import game as monad
from engine.monad.state import Action, View
from engine.tables.table import Standing
from tests.cogs.conftest import Evening
from tests.cogs.rigs.page import PHONE, browser, looked_at, opened
from tests.rigs.chromium import IN_BROWSER

__all__ = ["browser"]

SHORT = "seed 27"  # of a shuffle that is soon played out
OURS = 0  # Ada's seat
BOARD, HAND = "li.message:not(.ephemeral)", "li.message.ephemeral"
SHOWN = "imgs => imgs.map(img => [img.naturalWidth, img.alt.trim().length])"

pytestmark = IN_BROWSER


@pytest.fixture(autouse=True)
def one_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards each time, so that it is over after some hundred taps."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: SHORT)


async def asked_for_a_table(page: Page) -> None:
    """`/play monad` by the picker, with one easy brain."""
    await page.locator("textarea.composer-input").press_sequentially("/play monad")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    form = page.locator(".command-form")
    await form.get_by_role("button", name="Add option house").tap()
    await form.get_by_role("combobox", name="Option house").fill("1")
    await form.get_by_role("button", name="Add option level").tap()
    await page.get_by_role("option", name="Easy").tap()
    await form.get_by_role("button", name="Send command").tap()


async def our_turn(evening: Evening) -> Standing | None:
    """How the table stands when Ada is to act; None when the match is over."""
    standing = await evening.until(
        lambda standing: standing.table.ended or standing.table.seats[OURS].deadline is not None
    )
    return None if standing.table.ended else standing


def decided(standing: Standing, view: View) -> Action:
    assert standing.match is not None
    luck = brains_luck(standing.table.seed, OURS, standing.match.revision)
    plan = monad.brain(Level.HARD).think(view, None, luck)
    assert plan is not None
    return plan.action


async def tapped_out(page: Page, evening: Evening, standing: Standing) -> None:
    """One action: its cards are tapped on the private screen, then what is done; until it is played."""
    view = standing.view(OURS)
    assert isinstance(view, View)
    action = decided(standing, view)
    table, revision = standing.table.id, standing.table.revision
    for place in places(view.seats[OURS].hand or (), getattr(action, "cards", ())):
        await private(page, table, revision, "pick", place).tap()
    await private(page, table, revision, *means(action)).tap()
    await evening.until(lambda then: then.table.revision > revision, table)


def private(page: Page, table: int, revision: int, verb: str, *args: Any) -> Locator:
    """The button of the private screen that means this, once that screen is level with the table."""
    begins = f"{base36(table)}.{base36(revision)}.own."
    ends = str(CustomId(1, 0, "x", (verb, *args))).removeprefix("1.0.x")
    return page.locator(f'{HAND} button[data-key^="{begins}"][data-key$="{ends}"]')


async def both_screens_show(page: Page, revision: int) -> None:
    board = page.locator(f'{BOARD} button[data-key="{CustomId(1, revision, "hand")}"]')
    await expect(board).to_be_visible()
    await expect(private(page, 1, revision, "pick", 0)).to_be_visible()


async def all_pictures_are_shown_and_told(page: Page) -> None:
    pictures = page.locator("li.message img")
    for picture in await pictures.all():
        await picture.evaluate("img => img.decode()")
    shown = await pictures.evaluate_all(SHOWN)
    assert shown
    assert all(width > 0 and told > 0 for width, told in shown), shown


async def nothing_hangs_over_the_edge(page: Page) -> None:
    wide, seen = await page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen == PHONE["width"]
    over = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert await page.locator("li.message").evaluate_all(over) == 0


@pytest.mark.thorough
async def test_a_phone_plays_monad_against_a_brain_from_the_command_to_the_rematch(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    await asked_for_a_table(page)
    await page.get_by_role("button", name="Start").tap()
    standing = await our_turn(evening)
    assert standing is not None
    await both_screens_show(page, standing.table.revision)
    await expect(page.locator(HAND).get_by_role("img", name="Your hand: 6 cards")).to_be_visible()
    await all_pictures_are_shown_and_told(page)
    await nothing_hangs_over_the_edge(page)
    await looked_at(page, "monad-phone")
    waits = patience("the end of the match", LONG)
    while standing := await our_turn(evening):
        next(waits)
        await tapped_out(page, evening, standing)
        await evening.settled()
    result = page.locator(BOARD).last
    await expect(result.get_by_text(re.compile("won with 5 Monads"))).to_be_visible()
    await expect(result.locator("img")).to_have_attribute("alt", re.compile("The match of Monad is over"))
    await expect(result.get_by_role("button", name="Rematch")).to_be_visible()
    own = page.locator(HAND)
    await expect(own.get_by_text(re.compile(r"You won, |Place 2 of 2, "))).to_be_visible()
    await expect(own.get_by_role("button", name="Rematch")).to_be_visible()
    await all_pictures_are_shown_and_told(page)
    await nothing_hangs_over_the_edge(page)
    await looked_at(page, "match-end")
    await result.get_by_role("button", name="Rematch").tap()
    await expect(page.locator(BOARD).last.get_by_role("button", name="Start")).to_be_visible()
    assert evening.playground.errors == []
