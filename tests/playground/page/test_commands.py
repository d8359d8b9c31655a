"""The page: commands and their options, typed and picked."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground.page.stage import Stage, box, last, say
from tests.rigs.chromium import IN_BROWSER

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


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
    await expect(last(page)).to_contain_text("Basile a utilisé /lancer")


async def test_a_command_is_offered_to_those_alone_who_may_use_it(stage: Stage) -> None:
    """As Discord does; Ada owns the server."""
    for person, offered in (("Ada", 1), ("Basile", 0)):
        page = await stage.open(f"?person={person}")
        await box(page).fill("/ti")
        await expect(page.get_by_role("option", name="/tidy")).to_have_count(offered)
        await box(page).fill("/wh")
        await expect(page.get_by_role("option", name="/whom")).to_have_count(1)


async def test_apps_stand_in_the_menus_of_messages_and_people(stage: Stage) -> None:
    page = await stage.open()
    await say(page, "twelve chars")
    await last(page).get_by_role("button", name="More for the message").click()
    await page.get_by_role("menuitem", name="Count letters").click()
    await expect(last(page)).to_contain_text("12 letters.")
    await page.locator("li.message").first.get_by_role("button", name="Ada", exact=True).click()
    await page.get_by_role("menuitem", name="Wave at").click()
    await expect(last(page)).to_contain_text("@Ada waves at @Ada.")
