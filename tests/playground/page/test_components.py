"""The page: buttons, selects, forms, and a bot that stays silent."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from playground.bot import interactions
from tests.playground.page.stage import Stage, box, file, last, pane, run, words
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.faults import Faults

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    IN_BROWSER,
]


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
