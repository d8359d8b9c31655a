"""The page on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from playground.client import Person
from tests.playground.page.stage import Stage, box, last, pane, run, say
from tests.rigs.chromium import IN_BROWSER, PHONE

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter(node => {
    const clip = node.closest('.sidebar, .ears, .skip');
    return !clip && node.getBoundingClientRect().right > innerWidth + 1 && node.checkVisibility();
}).map(node => node.outerHTML.slice(0, 80))"""


SMALL_TARGETS = """() => [...document.querySelectorAll(
    '.main .button, .select, .composer button, .stage-bar button, .channel-header button'
)].filter(node => node.checkVisibility() && node.offsetHeight > 0 && node.offsetHeight < 44)
.map(node => node.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_on_a_phone_nothing_overflows_and_fingers_hit(stage: Stage, scheme: str) -> None:
    page = await stage.open(phone=True, color_scheme=scheme)
    await box(page).tap()
    await page.get_by_role("button", name="Commands").tap()
    await page.get_by_role("option", name="Lay the snack table").tap()
    await page.get_by_role("button", name="Send command /snacks").tap()
    await run(page, "/whom")
    await say(page, "averylongwordthatneverends" * 8)
    await say(page, "```\n" + "x" * 300 + "\n```")
    await page.get_by_role("button", name="Apple · 0").tap()
    await expect(page.get_by_role("button", name="Apple · 1")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    assert await page.locator(".scroller").evaluate("node => node.scrollWidth") == 400
    assert [node for node in await page.evaluate(OVERFLOWING) if "<code" not in node] == []
    assert await page.evaluate(SMALL_TARGETS) == []
    await page.locator(".picture img").evaluate("img => img.decode()")
    picture = await page.locator(".picture").bounding_box()
    container = await page.locator(".container").bounding_box()
    assert picture is not None
    assert container is not None
    assert picture["width"] > container["width"] - 32
    await page.get_by_role("button", name="Show channels").tap()
    await page.get_by_role("navigation").get_by_role("button", name="lobby").tap()
    await expect(page.locator(".channel-title")).to_have_text("lobby")
    await expect(page.get_by_role("navigation")).not_to_be_in_viewport()


async def test_two_people_on_one_phone_swipe_between_panes(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile", phone=True)
    await expect(pane(page, 0)).to_be_in_viewport(ratio=0.9)
    await page.get_by_role("button", name="Basile", exact=True).tap()
    await expect(pane(page, 1)).to_be_in_viewport(ratio=0.9)
    await pane(page, 1).get_by_role("button", name="Afficher les salons").tap()
    await expect(pane(page, 1).get_by_role("navigation")).to_be_in_viewport(ratio=0.9)
    await expect(pane(page, 1)).to_be_in_viewport(ratio=0.9)
    await page.keyboard.press("Escape")
    await expect(pane(page, 1).get_by_role("navigation")).not_to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") == 400


WORDS_BELOW_ICONS = """[...document.querySelectorAll(".message")].flatMap((message) => {
  const icons = [...message.querySelectorAll(".tools svg")].map((icon) => icon.getBoundingClientRect());
  const words = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  const hidden = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const clip = words.currentNode.parentElement.closest(".context-text")?.getBoundingClientRect();
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const end = Math.min(right, clip?.right ?? right);
      const air = (bottom - top) / 5; // above and below the letters
      const covered = icons.some((icon) =>
        left < icon.right && end > icon.left && top + air < icon.bottom && bottom - air > icon.top);
      if (covered) hidden.push(words.currentNode.data);
    }
  }
  return hidden;
})"""


async def test_on_a_phone_no_words_are_below_a_messages_menu(stage: Stage) -> None:
    page = await stage.open("?person=Ada", phone=True)
    async with await Person.join(stage.pg.url, "Basile") as basile:
        long = await basile.say("a long line that goes on and on, as they do on a phone, and on, and on")
        await basile.say("another long line that goes on and on, as they do on a phone, and on, and on")
        await basile.say("no", reply_to=basile.message(long))
        await expect(last(page)).to_contain_text("no")
    assert await page.evaluate(WORDS_BELOW_ICONS) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_what_people_do_fits_a_phone(stage: Stage, scheme: Any) -> None:
    page = await stage.open("?person=Ada", phone=True, color_scheme=scheme)
    await say(page, "who plays?")
    await last(page).get_by_role("button", name="Add reaction").first.tap()
    await page.get_by_role("button", name="🎲").tap()
    await expect(last(page).locator(".reaction").first).to_have_text("🎲1")
    await page.get_by_role("button", name="Members", exact=True).tap()
    await expect(page.locator(".member").first).to_be_visible()
    await page.get_by_role("button", name="Members", exact=True).tap()
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
