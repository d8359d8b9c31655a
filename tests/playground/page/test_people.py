"""The page: what people do with each other beside the bot."""

from __future__ import annotations

import aiohttp
import discord
import pytest
from playwright.async_api import expect

from playground.client import Person
from tests.playground.page.stage import Stage, box, file, last, pane, say, words
from tests.rigs.chromium import IN_BROWSER

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


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
