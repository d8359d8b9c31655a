"""The page in a real Chromium, played with a real discord.py bot."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    FilePayload,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

import playground
from playground import Playground
from playground.bot import interactions
from playground.client import Person
from tests.playground.corner import Corner
from tests.rigs.chromium import CHROMIUM, FLAGS, PATIENCE, PHONE
from tests.rigs.faults import Faults
from tests.rigs.wire import running

DESK = ViewportSize(width=1280, height=900)

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


@dataclass
class Stage:
    """A playground with its bot, and a browser to look at it with."""

    pg: Playground
    bot: Corner
    browser: Browser
    complaints: list[str]

    async def context(self, *, phone: bool = False, **settings: Any) -> BrowserContext:
        size = PHONE if phone else DESK
        context = await self.browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce", **settings
        )
        context.set_default_timeout(PATIENCE)
        return context

    async def open(self, query: str = "", *, phone: bool = False, **settings: Any) -> Page:
        """A page that shows its channel and a bot that is there."""
        page = await (await self.context(phone=phone, **settings)).new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        await page.goto(f"{self.pg.url}/{query}")
        await expect(page.locator(".lamp.on").first).to_be_attached()
        return page

    def _listen(self, said: Any) -> None:
        if said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text:
            self.complaints.append(said.text)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    async with playground.start() as pg, AsyncExitStack() as stack:
        stack.enter_context(playground.point_discord_at(pg.url))
        bot = Corner()
        await stack.enter_async_context(running(bot, pg.token))
        stage = Stage(pg, bot, browser, [])
        yield stage
        for context in browser.contexts:
            await context.close()
    assert stage.complaints == []
    assert stage.pg.errors == []


def pane(page: Page, place: int = 0) -> Locator:
    return page.locator(".pane").nth(place)


def box(within: Page | Locator) -> Locator:
    return within.locator("textarea.composer-input")


def words(within: Page | Locator, text: str) -> Locator:
    """Text in the messages, not in what is read aloud."""
    return within.locator(".messages").get_by_text(text)


def last(within: Page | Locator) -> Locator:
    return within.locator("li.message").last


def file(name: str, data: bytes) -> FilePayload:
    return FilePayload(name=name, mimeType="text/plain", buffer=data)


async def run(page: Page, typed: str, *, within: Locator | None = None) -> None:
    """Type a command and send it with Enter; for commands without required options."""
    await box(within or pane(page)).fill(typed)
    await page.keyboard.press("Enter")
    await expect((within or pane(page)).locator(".command-form :focus")).to_have_count(1)
    await page.keyboard.press("Enter")


async def say(page: Page, text: str, *, within: Locator | None = None) -> None:
    await box(within or pane(page)).fill(text)
    await page.keyboard.press("Enter")
    await expect(box(within or pane(page))).to_have_value("")


# -- commands ----------------------------------------------------------------------------------------------


async def test_a_slash_command_is_typed_through_the_picker_and_brings_a_picture(stage: Stage) -> None:
    page = await stage.open()
    await box(page).click()
    await page.keyboard.type("/pa")
    picker = page.get_by_role("listbox", name="Commands")
    await expect(picker.get_by_role("option")).to_have_count(1)
    await expect(picker.get_by_role("option", name="Paint a square")).to_have_attribute(
        "aria-selected", "true"
    )
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="Option colour")).to_be_focused()
    await page.keyboard.type("oce")
    await expect(page.get_by_role("option", name="Ocean")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option size").click()
    await page.get_by_role("option", name="Large").click()
    await page.keyboard.press("Enter")
    picture = last(page).locator("img")
    await expect(picture).to_have_attribute("alt", "A square, Ocean")
    await picture.evaluate("img => img.decode()")
    assert await picture.evaluate("img => [img.naturalWidth, img.naturalHeight]") == [256, 256]
    await expect(last(page).locator(".context")).to_contain_text("used /paint")
    await expect(last(page)).to_contain_text("Ocean, 256 × 256")


async def test_options_are_judged_before_anything_is_sent(stage: Stage) -> None:
    page = await stage.open()
    await box(page).fill("/roll ")
    sides = page.get_by_role("combobox", name="Option sides")
    problem = page.locator(".command-form [role=alert]")
    await expect(sides).to_be_focused()
    for typed, words in (
        ("", "required"),
        ("two", "whole number"),
        ("1", "smallest value is 2"),
        ("21", "20"),
    ):
        await sides.fill(typed)
        await page.keyboard.press("Enter")
        await expect(problem).to_contain_text(words)
        await expect(sides).to_have_attribute("aria-invalid", "true")
    await expect(page.locator("li.message")).to_have_count(0)
    await sides.fill("6")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("A die with 6 sides")


async def test_subcommands_stand_for_themselves(stage: Stage) -> None:
    page = await stage.open()
    await box(page).fill("/rules read ")
    await page.get_by_role("option", name="True").click()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Rules, loudly: True")
    await expect(last(page).locator(".reaction").first).to_have_text("🎲1")


async def test_commands_and_page_speak_the_persons_language(stage: Stage) -> None:
    page = await stage.open("?person=Basile")
    await expect(box(page)).to_have_attribute("placeholder", "Envoyer un message dans #games")
    await box(page).fill("/lan")
    await expect(page.get_by_role("option", name="Lance un dé")).to_be_visible()
    await page.keyboard.press("Tab")
    await page.get_by_role("combobox", name="Option faces").fill("12")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("A die with 12 sides")
    await expect(last(page)).to_contain_text("Basile a utilisé")


async def test_apps_stand_in_the_menus_of_messages_and_people(stage: Stage) -> None:
    page = await stage.open()
    await say(page, "twelve chars")
    await last(page).get_by_role("button", name="More for the message").click()
    await page.get_by_role("menuitem", name="Count letters").click()
    await expect(last(page)).to_contain_text("12 letters.")
    await page.locator("li.message").first.get_by_role("button", name="Ada", exact=True).click()
    await page.get_by_role("menuitem", name="Wave at").click()
    await expect(last(page)).to_contain_text("@Ada waves at @Ada.")


# -- components --------------------------------------------------------------------------------------------


async def test_two_people_side_by_side_press_and_see_each_others_presses(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    ada, basile = pane(page, 0), pane(page, 1)
    await run(page, "/snacks", within=ada)
    await ada.get_by_role("button", name="Apple · 0").click()
    await expect(basile.get_by_role("button", name="Apple · 1")).to_be_visible()
    await basile.get_by_role("button", name="Apple · 1").click()
    await expect(ada.get_by_role("button", name="Apple · 2")).to_be_visible()
    for side in (ada, basile):
        picture = last(side).locator("img")
        await expect(picture).to_have_attribute("alt", "Votes: Apple 2, Croissant 0, Chocolate 0.")
        await picture.evaluate("img => img.decode()")
        assert await picture.evaluate("img => img.naturalWidth") == 340
        await expect(side.locator("li.message")).to_have_count(1)
    await expect(basile.get_by_role("button", name="Apple · 2")).to_be_focused()


async def test_a_modal_is_filled_in_and_its_answer_seen_by_one_alone(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    ada, basile = pane(page, 0), pane(page, 1)
    await run(page, "/snacks", within=ada)
    await ada.get_by_role("button", name="Suggest").click()
    modal = ada.get_by_role("dialog", name="Suggest a snack")
    await expect(modal.get_by_label("Snack")).to_be_focused()
    await expect(basile.get_by_role("dialog")).to_have_count(0)
    await page.keyboard.type("Grapes")
    await modal.get_by_role("radio", name="A bite").check()
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)
    await expect(words(basile, "a bite of Grapes")).to_be_visible()
    await expect(words(ada, "Noted: a bite of Grapes.")).to_be_visible()
    await expect(words(ada, "Only you can see this")).to_be_visible()
    await expect(basile.locator("li.message")).to_have_count(1)
    await ada.get_by_role("button", name="Dismiss message").click()
    await expect(words(ada, "Noted")).to_have_count(0)
    await page.reload()
    await expect(ada.locator("li.message")).to_have_count(1)


async def test_every_kind_of_field_of_a_modal_reaches_the_bot(stage: Stage) -> None:
    page = await stage.open()
    await run(page, "/form")
    modal = page.get_by_role("dialog", name="Everything")
    await modal.get_by_role("textbox", name="Title").fill("ab")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.locator(".field-error:not([hidden])")).to_have_count(3)
    await expect(modal.get_by_role("textbox", name="Title")).to_be_focused()
    await expect(modal.get_by_text("At least 3 characters")).to_be_visible()
    await page.keyboard.type("c")
    await modal.get_by_role("combobox", name="Level").click()
    await page.get_by_role("option", name="Hard").click()
    await modal.get_by_role("radio", name="South").check()
    await modal.get_by_role("checkbox", name="Timer").check()
    await modal.get_by_role("checkbox", name="Sure").check()
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)
    told = json.loads(await last(page).locator(".content").inner_text())
    assert told == {"title": "abc", "level": ["Hard"], "seat": "South", "extras": ["Timer"], "sure": True}


@pytest.mark.usefixtures("hurry")
async def test_files_are_handed_in_and_a_form_that_failed_is_sent_again(stage: Stage, faults: Faults) -> None:
    faults.forgive("Ignoring exception in modal %r:")
    page = await stage.open()
    await run(page, "/deck")
    form = page.get_by_role("dialog", name="Hand in")
    await expect(form.get_by_label("Cards")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field-error")).to_have_text("This field is required")
    files = [file("a.txt", b"\xe2\x99\xa0 1"), file("b.txt", b"")]
    await form.get_by_label("Cards").set_input_files([*files, file("c.txt", b"3")])
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field-error")).to_have_text("Choose up to 2")
    await form.get_by_label("Cards").set_input_files(files)
    stage.pg.faults.add("POST", "/interactions/*/*/callback", status=404, times=1)
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Something went wrong. Try again.")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(last(page).locator(".content")).to_have_text("a.txt: ♠ 1, b.txt: ")
    await box(page).fill("/deck ")
    await page.get_by_role("button", name="Add option cards").click()
    await page.get_by_label("Option cards").set_input_files([file("mine.txt", b"52")])
    await page.get_by_role("button", name="Send command /deck").click()
    await expect(last(page).locator(".content")).to_have_text("mine.txt: 52")


async def test_selects_of_texts_and_of_people(stage: Stage) -> None:
    page = await stage.open()
    await run(page, "/snacks")
    await page.get_by_role("combobox", name="And to drink?").click()
    await page.get_by_role("option", name="Lemonade").click()
    await expect(words(page, "To drink: Lemonade")).to_be_visible()
    await run(page, "/whom")
    await page.get_by_role("combobox", name="Guests").click()
    await page.get_by_role("option", name="Basile").click()
    await page.get_by_role("option", name="Ada").click()
    await page.get_by_role("button", name="Done").click()
    await expect(last(page)).to_contain_text("Invited: Ada, Basile")


async def test_buttons_wear_discords_colours_and_states(stage: Stage) -> None:
    page = await stage.open(color_scheme="dark")
    await run(page, "/snacks")
    await run(page, "/whom")

    async def colour(name: str) -> str:
        return await page.get_by_role("button", name=name).evaluate(
            "node => getComputedStyle(node).backgroundColor"
        )

    assert await colour("Suggest") == "rgb(36, 128, 70)"
    assert await colour("Leave") == "rgb(218, 55, 60)"
    assert await colour("Seat 0") == "rgb(78, 80, 88)"
    await expect(page.get_by_role("button", name="Seat 3")).to_be_disabled()
    await expect(page.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )


async def test_silence_of_the_bot_fails_the_press_and_the_command(
    stage: Stage, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.forgive("Ignoring exception in command %r")
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", 3600.0)  # until all was seen that is seen meanwhile
    page = await stage.open("?people=Ada,Cleo")
    ada, cleo = pane(page, 0), pane(page, 1)
    await run(page, "/whom", within=ada)
    button = ada.get_by_role("button", name="Seat 0")
    await expect(button).to_be_visible()
    stage.pg.faults.add("POST", "/interactions/*/*/callback", status=404)
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(ada.get_by_role("button", name="Seat 1")).to_have_attribute("aria-disabled", "true")
    await run(page, "/hello", within=cleo)
    await expect(words(cleo, "Sending command…")).to_be_visible()
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", 0.0)
    stage.pg.discord.interactions._watch()
    await expect(ada.locator(".failure")).to_have_text("This interaction failed")
    await expect(button).to_have_attribute("aria-busy", "false")
    await expect(cleo.locator(".failure")).to_have_text("The application did not respond")
    await expect(ada.get_by_role("log")).to_contain_text("This interaction failed")
    stage.pg.faults.clear()
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", 3600.0)
    await button.click()
    await expect(ada.locator(".failure")).to_have_count(0)


# -- reading -----------------------------------------------------------------------------------------------


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
    world = stage.pg.world
    channel = next(iter(world.channels.values()))
    ada = world.person("Ada")
    assert ada is not None
    for number in range(40):
        stage.pg.discord.talk.say(ada, channel.id, f"line {number}")
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
    world = stage.pg.world
    channel = next(iter(world.channels.values()))
    ada = world.person("Ada")
    assert ada is not None
    for number in range(120):
        stage.pg.discord.talk.say(ada, channel.id, f"line {number}")
    page = await stage.open()
    await expect(words(page, "line 119")).to_be_in_viewport()
    await expect(page.locator("li.message")).to_have_count(50)
    for count in (100, 120):
        await page.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
        await expect(page.locator("li.message")).to_have_count(count)
    await expect(page.get_by_text("Welcome to #games!")).to_be_attached()


# -- people and places -------------------------------------------------------------------------------------


async def test_a_reload_keeps_people_channel_and_theme(stage: Stage) -> None:
    page = await stage.open(color_scheme="light")
    await page.get_by_role("button", name="lobby").click()
    await page.get_by_role("button", name="Add a person beside").click()
    await page.get_by_role("menuitem", name="Basile").click()
    await expect(page.locator(".pane")).to_have_count(2)
    await page.get_by_role("button", name="Thème sombre").click()
    await expect(page).to_have_url(re.compile(r"\?people=Ada,Basile$"))
    await page.reload()
    await expect(page.locator(".pane")).to_have_count(2)
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(pane(page, 0).locator(".channel-title")).to_have_text("lobby")
    await expect(pane(page, 1).locator(".channel-title")).to_have_text("games")


async def test_a_new_person_comes_and_plays_beside(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Add a person beside").click()
    await page.get_by_role("menuitem", name="New person").click()
    form = page.get_by_role("dialog", name="New person")
    await form.get_by_label("Name").fill("Zoé")
    await form.get_by_label("Language").select_option("fr")
    await form.get_by_role("button", name="Create").click()
    zoe = page.get_by_role("region", name="Le Discord de Zoé")
    await expect(zoe).to_be_visible()
    await say(page, "Bonsoir !", within=zoe)
    await expect(words(pane(page, 0), "Bonsoir !")).to_be_visible()
    await page.get_by_role("button", name="Fermer le volet de Zoé").click()
    await expect(page.locator(".pane")).to_have_count(1)


async def test_an_unknown_name_in_the_address_is_somebody_after_all(stage: Stage) -> None:
    page = await (await stage.context()).new_page()
    await page.goto(f"{stage.pg.url}/?person=Nobody")
    await expect(page).to_have_url(re.compile(r"\?person=Ada$"))
    await page.goto(f"{stage.pg.url}/?people=Ada,Nobody")
    await expect(page).to_have_url(re.compile(r"\?person=Ada$"))
    await expect(page.locator(".pane")).to_have_count(1)


async def test_channels_and_threads_are_made_from_the_page(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Create channel").click()
    await page.get_by_label("Channel name").fill("Card table")
    await page.get_by_role("button", name="Create", exact=True).click()
    await expect(page.locator(".channel-title")).to_have_text("card-table")
    await page.get_by_role("button", name="Create thread").click()
    await page.get_by_label("Thread name").fill("Round one")
    await page.get_by_role("button", name="Create", exact=True).click()
    await expect(page.locator(".channel-title")).to_have_text("Round one")
    await expect(box(page)).to_be_focused()
    await run(page, "/hello")
    await expect(last(page)).to_contain_text("Hello, Ada!")


async def test_the_faults_panel_breaks_things_and_shows_the_log(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Faults").click()
    faults = page.get_by_role("complementary", name="Faults")
    await faults.get_by_label("Delay").fill("10")
    await faults.get_by_role("button", name="Add fault").click()
    await expect(faults.get_by_text("/interactions/*/*/callback 500")).to_be_visible()
    assert len(stage.pg.faults) == 1
    await faults.get_by_role("button", name="Clear all").click()
    await expect(faults.locator(".faults-active")).to_have_text("None")
    resumed = asyncio.create_task(stage.bot.wait_for("resumed"))
    await faults.get_by_role("button", name="Drop connection").click()
    await resumed
    await expect(page.locator(".lamp.on")).to_be_attached()
    await run(page, "/hello")
    await expect(faults.locator(".log-row", has_text="callback").first).to_be_visible()
    await faults.get_by_role("button", name="Delete the bot's newest message").click()
    await expect(page.locator("li.message")).to_have_count(0)


# -- phones, keyboards, ears -------------------------------------------------------------------------------

OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter(node => {
    const clip = node.closest('.sidebar, .ears, .skip');
    return !clip && node.getBoundingClientRect().right > innerWidth + 1 && node.checkVisibility();
}).map(node => node.outerHTML.slice(0, 80))"""
SMALL_TARGETS = """() => [...document.querySelectorAll(
    '.main .button, .select, .composer button, .stage-bar button, .channel-header button'
)].filter(node => node.checkVisibility() && node.offsetHeight > 0 && node.offsetHeight < 44)
.map(node => node.outerHTML.slice(0, 80))"""
NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, textarea, [role=combobox]')]
.filter(node => node.checkVisibility() && !(
    node.getAttribute('aria-label') || node.textContent || node.labels?.length || ''
).toString().trim()).map(node => node.outerHTML.slice(0, 80))"""


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
    await expect(page.get_by_role("button", name="Croissant · 1")).to_be_focused()
    await _tab_to(page, page.get_by_role("combobox", name="And to drink?"))
    await press("ArrowDown")
    await expect(page.get_by_role("listbox")).to_be_visible()
    await press("ArrowDown")
    await press("Enter")
    await expect(words(page, "To drink: Tea")).to_be_visible()
    await expect(page.get_by_role("combobox", name="And to drink?")).to_be_focused()
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
        await expect(ten).to_be_focused()


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


async def test_a_page_outlives_a_restart_of_the_playground(stage: Stage, faults: Faults) -> None:
    faults.forgive("Attempting a reconnect in %.2fs")
    page = await stage.open("?person=Cleo")
    await page.get_by_role("button", name="lobby").click()
    port = int(stage.pg.url.rpartition(":")[2])
    await stage.pg.__aexit__()
    await expect(page.get_by_text("The playground is not running.")).to_be_visible()
    async with playground.start(port=port, token=stage.pg.token) as again:  # the bot may come back
        await expect(page.get_by_text("The playground is not running.")).to_be_hidden()
        await expect(page.locator(".whoami")).to_contain_text("Cleo")
        await expect(page.locator(".channel-title")).to_have_text("lobby")
        await say(page, "Still here")
        await expect(last(page)).to_contain_text("Still here")
        assert again.errors == []


async def test_a_page_that_lost_its_line_comes_back_as_the_same_person(stage: Stage) -> None:
    page = await stage.open("?person=Basile")
    basile = stage.pg.world.person("Basile")
    assert basile is not None
    stage.pg.world.edit_person(basile, name="Baz")
    await expect(page.locator(".whoami")).to_contain_text("Baz")
    async with page.expect_websocket() as another:
        stage.pg.pages.close()
    await (await another.value).wait_for_event("framereceived")
    await say(page, "Still me")
    await expect(last(page).locator(".author")).to_have_text("Baz")


# -- people ------------------------------------------------------------------------------------------------


async def test_a_reaction_is_joined_and_taken_back_by_tapping_it(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    ada, basile = pane(page), pane(page, 1)
    await say(page, "who plays?", within=ada)
    await last(ada).hover()
    await last(ada).get_by_role("button", name="Add reaction").first.click()
    await page.get_by_role("button", name="🎲").click()
    pill = last(basile).locator(".reaction").first
    await expect(pill).to_have_text("🎲1")
    await expect(pill).to_have_attribute("aria-pressed", "false")
    await pill.click()
    await expect(pill).to_have_text("🎲2")
    await expect(pill).to_have_attribute("aria-pressed", "true")
    await pill.click()
    await expect(last(ada).locator(".reaction").first).to_have_text("🎲1")


async def test_ones_own_message_is_edited_and_deleted(stage: Stage) -> None:
    page = await stage.open()
    await say(page, "helo")
    await last(page).click(button="right")
    await page.get_by_role("menuitem", name="Edit message").click()
    await expect(box(page)).to_have_value("helo")
    await box(page).fill("hello")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("hello (edited)")
    await page.keyboard.press("Alt+ArrowUp")
    await expect(box(page)).to_have_value("hello")
    await page.keyboard.press("Escape")
    await expect(box(page)).to_have_value("")
    await last(page).click(button="right")
    await page.get_by_role("menuitem", name="Delete message").click()
    await expect(page.locator("li.message")).to_have_count(0)


async def test_files_are_posted_and_shown(stage: Stage) -> None:
    page = await stage.open()
    await page.locator(".composer input[type=file]").set_input_files(
        [file("deck.txt", b"52"), file("b.txt", b"x")]
    )
    await expect(page.locator(".file-chip")).to_have_count(2)
    await page.get_by_role("button", name="Take out b.txt").click()
    await box(page).fill("the deck")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("the deck")
    await expect(last(page)).to_contain_text("deck.txt")
    await expect(page.locator(".file-chip")).to_have_count(0)


async def test_who_types_is_seen_by_the_others(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    await box(pane(page, 1)).click()
    await page.keyboard.type("he")
    await expect(pane(page).locator(".typists")).to_have_text("Basile is typing…")
    await expect(pane(page, 1).locator(".typists")).to_have_text("")
    await page.keyboard.press("Enter")
    await expect(pane(page).locator(".typists")).to_have_text("")


async def test_people_and_channels_are_picked_while_writing(stage: Stage) -> None:
    page = await stage.open()
    await box(page).click()
    await page.keyboard.type("hi @jon")
    await expect(page.get_by_role("option", name="@Jonas")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("see #lob")
    await page.get_by_role("option", name="#lobby").click()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("hi @Jonas see #lobby")
    jonas = stage.pg.world.person("Jonas")
    assert jonas is not None
    (message,) = next(iter(stage.pg.world.channels.values())).messages.values()
    assert [user["id"] for user in message.wire["mentions"]] == [jonas.id]


async def test_members_are_listed_and_written_to(stage: Stage) -> None:
    page = await stage.open("?people=Ada,Basile")
    ada, basile = pane(page), pane(page, 1)
    await ada.get_by_role("button", name="Members", exact=True).click()
    await expect(ada.locator(".member")).to_have_count(5)
    await ada.locator(".member", has_text="Basile").click()
    await page.get_by_role("menuitem", name="Direct message").click()
    await expect(ada.locator(".channel-title-name")).to_have_text("Basile")
    await say(page, "just between us", within=ada)
    await basile.get_by_role("button", name="Afficher les salons").click()
    await basile.get_by_role("button", name="Messages privés").click()
    await expect(words(basile, "just between us")).to_be_visible()


async def test_a_group_and_a_server_without_the_bot_are_made(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("button", name="New group").click()
    await page.get_by_label("Basile", exact=True).check()
    await page.get_by_label("Cleo", exact=True).check()
    await page.get_by_role("button", name="Create", exact=True).click()
    await expect(page.locator(".channel-title-name")).to_have_text("Ada, Basile, Cleo")
    await box(page).fill("/")
    await expect(page.get_by_text("The bot has no commands yet.")).to_be_visible()
    await box(page).fill("")
    await page.get_by_role("button", name="Create a server").click()
    await page.get_by_label("Server name").fill("Elsewhere")
    await page.get_by_role("button", name="Create", exact=True).click()
    await expect(page.locator(".guild-name")).to_have_text("Elsewhere")
    await page.get_by_role("button", name="Bring Bot to this server").click()
    await box(page).fill("/roll")
    await expect(page.get_by_role("option", name="Roll a die")).to_be_visible()


async def test_commands_that_come_while_one_is_chosen_are_offered(stage: Stage) -> None:
    page = await stage.open()
    await box(page).fill("/ro")
    rolls = page.get_by_role("option", name="Roll a die")
    await expect(rolls).to_be_visible()
    ada = stage.pg.world.person("Ada")
    assert ada is not None
    guild = next(iter(stage.pg.world.guilds))
    stage.pg.discord.company.invite_bot(ada, guild, on=False)
    await expect(page.get_by_text("The bot has no commands yet.")).to_be_visible()
    stage.pg.discord.company.invite_bot(ada, guild, on=True)
    await expect(rolls).to_be_visible()


async def test_how_far_away_people_are_is_chosen_in_the_panel(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Faults").click()
    await page.get_by_label("How far away people are").select_option("home")
    async with await Person.join(stage.pg.url, "Cleo") as cleo:
        await cleo._until(lambda: cleo.hello["latency"]["profile"] == "home", "the way", 15)
    assert stage.pg.pages.latency.name == "home"


async def test_the_bot_tells_what_it_plays_and_a_webhook_wears_its_picture(stage: Stage) -> None:
    page = await stage.open()
    await stage.bot.change_presence(activity=discord.Game("13 Monsters"))
    await page.get_by_role("button", name="Members", exact=True).click()
    await expect(page.locator(".member", has_text="Bot")).to_contain_text("Playing 13 Monsters")
    webhook = {"id": "7", "token": "t", "channel_id": next(iter(stage.pg.world.channels))}
    webhook |= {"guild_id": stage.pg.world.bot.id, "application_id": stage.pg.world.bot.id, "name": "Herald"}
    stage.pg.world.change_webhook("7", webhook)
    picture = f"{stage.pg.url}/avatars/{stage.pg.world.bot.id}/x.png"
    body = {"content": "hear", "avatar_url": picture}
    async with aiohttp.request("POST", f"{stage.pg.url}/api/v10/webhooks/7/t", json=body) as reply:
        assert reply.status == 204
    face = last(page).locator(".avatar.large img")
    await face.evaluate("img => img.decode()")
    assert await face.evaluate("img => img.naturalWidth") == 128


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
