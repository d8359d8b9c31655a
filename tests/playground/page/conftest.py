"""A browser for all, and a playground with its bot for each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

import playground
from tests.playground.corner import Corner
from tests.playground.page.stage import Stage
from tests.rigs.chromium import CHROMIUM, FLAGS, PATIENCE
from tests.rigs.wire import running


@pytest_asyncio.fixture(loop_scope="package", scope="package")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="package")
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
