"""The page without a pointer, and without eyes."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.page.stage import Stage, box, last, pane, run, words
from tests.rigs.chromium import IN_BROWSER

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, textarea, [role=combobox]')]
.filter(node => node.checkVisibility() && !(
    node.getAttribute('aria-label') || node.textContent || node.labels?.length || ''
).toString().trim()).map(node => node.outerHTML.slice(0, 80))"""


async def test_a_round_is_played_with_the_keyboard_alone(stage: Stage) -> None:
    page = await stage.open()
    press = page.keyboard.press
    await expect(box(page)).to_be_focused()
    await page.keyboard.type("/sn")
    await press("Enter")
    await expect(page.get_by_role("button", name="Send command /snacks")).to_be_focused()
    await press("Enter")
    await expect(page.get_by_role("button", name="Apple · 0")).to_be_visible()
    await expect(box(page)).to_be_focused()
    await press("ArrowUp")
    await expect(last(page)).to_be_focused()
    await _tab_to(page, page.get_by_role("button", name="Croissant · 0"))
    await press("Enter")
    await _may_be_pressed(page.get_by_role("button", name="Croissant · 1"))
    await _tab_to(page, page.get_by_role("combobox", name="And to drink?"))
    await press("ArrowDown")
    await expect(page.get_by_role("listbox")).to_be_visible()
    await press("ArrowDown")
    await press("Enter")
    await expect(words(page, "To drink: Tea")).to_be_visible()
    await _may_be_pressed(page.get_by_role("combobox", name="And to drink?"))
    await press("Shift+Tab")
    for _ in range(12):
        if await page.get_by_role("button", name="Suggest").evaluate(
            "node => node === document.activeElement"
        ):
            break
        await press("Shift+Tab")
    await press("Enter")
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_label("Snack")).to_be_focused()
    for _ in range(12):
        await press("Tab")
        assert await dialog.evaluate("node => node.contains(document.activeElement)")
    await press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(page.get_by_role("button", name="Suggest")).to_be_focused()
    await press("Escape")
    await expect(last(page)).to_be_focused()
    await press("ArrowDown")
    await expect(box(page)).to_be_focused()


async def test_the_focus_stays_on_a_button_that_has_a_new_id_after_every_press(stage: Stage) -> None:
    page = await stage.open()
    await run(page, "/count")
    ten = page.get_by_role("button", name="+10")
    await ten.focus()
    for number in (10, 20, 30):
        await page.keyboard.press("Enter")
        await expect(words(page, f"Counted to {number}")).to_be_visible()
        await _may_be_pressed(ten)


async def _may_be_pressed(control: Locator) -> None:
    """By whoever presses keys: it is where they go, and the press before is answered."""
    await expect(control).to_be_focused()
    await expect(control).to_have_attribute("aria-disabled", "false")


async def _tab_to(page: Page, target: Locator) -> None:
    for _ in range(20):
        await page.keyboard.press("Tab")
        if await target.evaluate("node => node === document.activeElement"):
            return
    pytest.fail("Tab never came there")


async def test_ears_hear_new_messages_and_every_control_has_a_name(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    ada, basile = pane(page, 0), pane(page, 1)
    await run(page, "/snacks", within=ada)
    log = basile.get_by_role("log")
    await expect(log).to_contain_text("Bot: What shall we put on the table?")
    await expect(log).to_contain_text("Votes: Apple 0, Croissant 0, Chocolate 0.")
    assert await page.evaluate(NAMELESS) == []


async def test_both_languages_of_the_page_say_the_same_things(stage: Stage) -> None:
    page = await stage.open()
    books = await page.evaluate("import('/page/basics/words.js').then(({ BOOKS }) => BOOKS)")
    gaps = {
        tongue: {key: set(re.findall(r"{\w+}", text)) for key, text in book.items()}
        for tongue, book in books.items()
    }
    assert gaps["fr"] == gaps["en"]
