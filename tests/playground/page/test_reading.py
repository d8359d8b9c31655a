"""The page: what is read, and stays where it was read."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.playground.page.stage import Stage, box, last, pane, run, say, words
from tests.rigs.chromium import IN_BROWSER, PATIENCE
from tests.rigs.faults import Faults

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


async def test_markdown_is_drawn_and_markup_stays_text(stage: Stage) -> None:
    page = await stage.open()
    ada = stage.pg.world.person("Ada")
    assert ada is not None
    await say(
        page, f"**b** *i* __u__ ~~s~~ `c` ||secret|| <@{ada.id}> <t:0:R> [x](https://example.org/) a_b_c"
    )
    drawn = last(page).locator(".content")
    for tag, text in (("strong", "b"), ("em", "i"), ("u", "u"), ("s", "s"), ("code", "c"), ("a", "x")):
        await expect(drawn.locator(tag)).to_have_text(text)
    await expect(drawn.locator(".mention")).to_have_text("@Ada")
    await expect(drawn.locator("time")).to_have_text(re.compile(r"^\d+ years ago$"))
    secret = drawn.get_by_role("button", name="Spoiler")
    await secret.press("Enter")
    await expect(drawn.locator(".spoiler.shown")).to_have_text("secret")
    await box(page).fill("# Head\n> quote\n- one\n  - two\n1. three\n-# small\n```py\nx = '*'\n```")
    await page.keyboard.press("Enter")
    drawn = last(page).locator(".content")
    await expect(drawn.locator("h3")).to_have_text("Head")
    await expect(drawn.locator("blockquote")).to_have_text("quote")
    await expect(drawn.locator("ul ul li")).to_have_text("two")
    await expect(drawn.locator("ol li")).to_have_text("three")
    await expect(drawn.locator("small")).to_have_text("small")
    await expect(drawn.locator("pre code")).to_have_text("x = '*'")
    await say(page, "<img src=x onerror=alert(1)> <b>no</b> [x](javascript:alert(1))")
    await expect(last(page).locator(".content")).to_contain_text("<img src=x onerror=alert(1)> <b>no</b>")
    await expect(last(page).locator(".content > *")).to_have_count(0)


NASTY = (
    "*a" + "**b" * 1300,
    "_a" + "__b" * 1300,
    "||" * 1999,
    "[" * 4000,
    "**__" * 1000,
    "> " * 2000,
    "*" * 4000,
)


NASTIER = ("`" * 3999, "***a" * 1000, "- " * 2000, "<t:" * 1300, "\\" * 4000, "~~|| " * 800, "https://" * 500)


async def test_no_text_makes_the_page_stall(stage: Stage) -> None:
    page = await stage.open()
    drawing = page.evaluate(
        """async (texts) => {
            const { markdown } = await import('/page/message/markdown.js');
            const none = () => null;
            const nobody = { locale: 'en', w: (key) => key, user: none, role: none, channel: none };
            return texts.map((text) => markdown(text, nobody).textContent.length > 0);
        }""",
        [*NASTY, *NASTIER],
    )
    drawn = await asyncio.wait_for(drawing, PATIENCE / 1000)
    assert all(drawn)


async def test_a_hasty_enter_says_nothing_twice_and_loses_nothing_that_was_refused(
    stage: Stage, faults: Faults
) -> None:
    faults.forgive("Attempting a reconnect in %.2fs")
    page = await stage.open()
    await box(page).fill("Once")
    await box(page).evaluate(
        """node => [1, 2].forEach(() => node.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true})))"""
    )
    await expect(words(page, "Once")).to_be_visible()
    await say(page, "Then")
    await expect(page.locator("li.message")).to_have_count(2)
    await box(page).fill("x")
    await stage.pg.__aexit__()
    await expect(page.get_by_text("The playground is not running.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-problem")).to_be_visible()
    await expect(box(page)).to_have_value("x")


async def test_a_picture_opens_large_with_its_words(stage: Stage) -> None:
    page = await stage.open()
    await run(page, "/snacks")
    picture = page.get_by_role("button", name="Open picture: Votes")
    await picture.click()
    lightbox = page.get_by_role("dialog", name="Picture")
    await expect(lightbox.locator("figcaption")).to_have_text("Votes: Apple 0, Croissant 0, Chocolate 0.")
    await expect(lightbox.get_by_role("button", name="Close picture")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(lightbox).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_live_edits_leave_the_reader_where_they_are(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Cleo")
    ada, cleo = pane(page, 0), pane(page, 1)
    await run(page, "/snacks", within=ada)
    await expect(cleo.get_by_role("button", name="Suggest")).to_be_attached()
    somebody, channel = stage.pg.world.person("Ada"), next(iter(stage.pg.world.channels))
    assert somebody is not None
    for number in range(40):
        stage.pg.discord.talk.say(somebody, channel, f"line {number}")
    for side in (ada, cleo):
        await expect(words(side, "line 39")).to_be_in_viewport()
    mark = words(cleo, "line 5")
    await mark.evaluate("node => node.scrollIntoView({block: 'start'})")
    await expect(cleo.get_by_role("button", name="Jump to present")).to_be_visible()
    before = await mark.bounding_box()
    await ada.get_by_role("button", name="Suggest").click()
    await expect(ada.get_by_role("dialog").get_by_label("Snack")).to_be_focused()
    await page.keyboard.type("Something that adds a line")
    await page.keyboard.press("Enter")
    await expect(words(cleo, "a plate of Something")).to_be_attached()
    await say(page, "the end", within=ada)
    await expect(cleo.get_by_role("button", name="New messages")).to_be_visible()
    assert before == await mark.bounding_box()
    await expect(words(ada, "the end")).to_be_in_viewport()
    await cleo.get_by_role("button", name="New messages").click()
    await expect(words(cleo, "the end")).to_be_in_viewport()


async def test_who_scrolls_up_while_something_grows_below_stays_there(stage: Stage) -> None:
    stage.says_lines(40)
    page = await stage.open()
    await expect(words(page, "line 39")).to_be_in_viewport()
    await words(page, "line 39").evaluate(
        """node => {
          const last = node.closest("li.message");
          last.closest(".scroller").scrollTop = 200;
          last.style.paddingBottom = "300px";
        }"""
    )
    await expect(page.get_by_role("button", name="Jump to present")).to_be_visible()
    assert await page.locator(".scroller").evaluate("node => node.scrollTop") == 200
    await page.get_by_role("button", name="Jump to present").click()
    await expect(words(page, "line 39")).to_be_in_viewport()


async def test_long_histories_come_page_by_page(stage: Stage) -> None:
    stage.says_lines(120)
    page = await stage.open()
    await expect(words(page, "line 119")).to_be_in_viewport()
    await expect(page.locator("li.message")).to_have_count(50)
    for count in (100, 120):
        await page.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
        await expect(page.locator("li.message")).to_have_count(count)
    await expect(page.get_by_text("Welcome to #games!")).to_be_attached()
