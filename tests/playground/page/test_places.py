"""The page: who looks at which channel, and what breaks there on demand."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

import playground
from tests.playground.page.stage import Stage, box, last, pane, run, say, words
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.faults import Faults

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


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
    await faults.get_by_label("What was asked").select_option("Done first")
    await faults.get_by_role("button", name="Add fault").click()
    await expect(faults.get_by_text("/interactions/*/*/callback 500 Done first")).to_be_visible()
    assert [fault.taken for fault in stage.pg.faults] == [False, True]
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
