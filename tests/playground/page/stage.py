"""The page in a real Chromium, played with a real discord.py bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    FilePayload,
    Locator,
    Page,
    ViewportSize,
    expect,
)

from playground import Playground
from tests.playground.corner import Corner
from tests.rigs.chromium import PATIENCE, PHONE

DESK = ViewportSize(width=1280, height=900)


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

    def says_lines(self, count: int) -> None:
        """Ada has said so many lines already: line 0, line 1 ..."""
        channel, ada = next(iter(self.pg.world.channels.values())), self.pg.world.person("Ada")
        assert ada is not None
        for number in range(count):
            self.pg.discord.talk.say(ada, channel.id, f"line {number}")

    def _listen(self, said: Any) -> None:
        if said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text:
            self.complaints.append(said.text)


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
