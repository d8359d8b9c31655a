"""People at the page, in a real Chromium: wide screens and phones."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from bench.patience import patience
from tests.cogs.conftest import Evening
from tests.rigs.chromium import CHROMIUM, FLAGS, PATIENCE, PHONE

WIDE = ViewportSize(width=1640, height=1200)
PICTURES = os.environ.get("PICTURES")  # a folder in which to look at what people saw


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


async def opened(browser: Browser, evening: Evening, *people: str, phone: bool = False) -> Page:
    size = PHONE if phone else WIDE
    context = await browser.new_context(
        viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce", device_scale_factor=1
    )
    page = await context.new_page()
    await page.goto(f"{evening.playground.url}/?people={','.join(people)}")
    await expect(page.locator(".pane")).to_have_count(len(people))
    return page


DECODED = """all => Promise.all(all.map(img =>
    img.decode().then(() => "", () => img.isConnected ? img.src : "")))"""


async def looked_at(page: Page, name: str) -> None:
    """Every picture that stands there can be seen; one that goes, or is followed by another, need not."""
    waits = patience("every picture to be seen")
    while any(await page.locator("li.message img").evaluate_all(DECODED)):
        next(waits)
    if PICTURES:
        await page.screenshot(path=Path(PICTURES) / f"{name}.png")


NARROW = ViewportSize(width=390, height=844)


async def a_phone(browser: Browser, evening: Evening, name: str = "Ada") -> Page:
    context = await browser.new_context(
        viewport=NARROW, has_touch=True, is_mobile=True, reduced_motion="reduce", device_scale_factor=1
    )
    page = await context.new_page()
    await page.goto(f"{evening.playground.url}/?people={name}")
    await expect(page.locator(".pane")).to_have_count(1)
    return page


async def nothing_hangs_over_the_edge(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    over = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert await page.locator("li.message").evaluate_all(over) == 0


async def tapped(page: Page, custom_id: str, patience: float | None = None) -> None:
    """The button that means this, whatever has moved at the table meanwhile."""
    table, _, meaning = custom_id.split(".", 2)
    button = page.locator(f'button[data-key^="{table}."][data-key$=".{meaning}"]:not([disabled])').last
    await button.tap(timeout=patience)


async def the_end_is_seen(evening: Evening, page: Page, name: str) -> None:
    await evening.settled()
    await expect(page.get_by_role("button", name="Rematch").last).to_be_visible()
    await nothing_hangs_over_the_edge(page)
    await looked_at(page, name)
    assert not evening.playground.errors
