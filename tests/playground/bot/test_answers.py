"""How a bot answers what people do: in time, once, and later by its token."""

from __future__ import annotations

import asyncio

import discord
import pytest

import playground
from playground.client import Person
from tests.playground.bots import SmallBot, Start, answering, command


@pytest.mark.usefixtures("hurry")
async def test_an_interaction_without_an_answer_fails_after_three_seconds(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "sulk")
    async def sulk(interaction: discord.Interaction) -> None:
        """Never answers."""

    await run(bot)
    deed = await ada.slash("sulk")
    assert deed.failed
    assert deed.reason == "The application did not respond"
    with pytest.raises(discord.NotFound) as late:
        await bot.heard[0].response.send_message("too late")
    assert late.value.code == 10062


async def test_a_second_answer_is_refused_with_40060(run: Start, ada: Person) -> None:
    bot = SmallBot()
    refusals: list[int] = []

    @command(bot, "twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("again")
        except discord.HTTPException as refusal:
            refusals.append(refusal.code)

    await run(bot)
    await ada.slash("twice")
    await ada.settled()
    assert refusals == [40060]
    assert [message.text for message in ada.messages] == ["once"]


async def test_thinking_is_replaced_by_the_first_follow_up(run: Start, ada: Person) -> None:
    bot = SmallBot()
    go_on = asyncio.Event()

    @command(bot, "think")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    await run(bot)
    deed = await (await ada.slash("think", wait=False)).acknowledged()
    assert deed.state == "thinking"
    assert (await ada.sees(lambda message: message.loading)).id == deed.response
    go_on.set()
    await ada.sees("second")
    first, second = ada.messages
    assert (first.id, first.text, first.loading) == (deed.response, "first", False)
    assert second.ephemeral
    assert first.wire["edited_timestamp"] is None


async def test_the_original_answer_is_read_edited_and_deleted_through_the_token(
    run: Start, ada: Person
) -> None:
    bot = SmallBot()

    @command(bot, "draft")
    async def draft(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        original = await interaction.original_response()
        await interaction.edit_original_response(content=original.content + " and two")

    await run(bot)
    await ada.slash("draft")
    await ada.sees("one and two")
    await bot.heard[0].delete_original_response()
    await ada.sees_no_more("one and two")
    with pytest.raises(discord.NotFound) as gone:
        await bot.heard[0].edit_original_response(content="three")
    assert gone.value.code == 10008


async def test_a_token_is_of_no_use_before_the_first_answer(run: Start, ada: Person) -> None:
    bot = SmallBot()
    codes: list[int] = []

    @command(bot, "early")
    async def early(interaction: discord.Interaction) -> None:
        for attempt in (interaction.original_response, lambda: interaction.followup.send("x")):
            try:
                await attempt()
            except discord.NotFound as refusal:
                codes.append(refusal.code)
        await interaction.response.send_message("now")

    await run(bot)
    await ada.slash("early")
    await ada.sees("now")
    assert codes == [10015, 10015]


async def test_a_forgotten_token_is_refused_with_50027(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = SmallBot()

    @command(bot, "once")
    async def once(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    await run(bot)
    await ada.slash("once")
    await ada.settled()
    pg.discord.interactions._most = 1
    await ada.slash("once")
    with pytest.raises(discord.HTTPException) as dead:
        await bot.heard[0].edit_original_response(content="x")
    assert (dead.value.status, dead.value.code) == (401, 50027)


async def test_a_button_edits_its_own_message(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot()

    async def count(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"pressed {number}")

    @command(bot, "count")
    async def counts(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pressed 0", view=answering("more", "More", count))

    await run(bot)
    await ada.slash("count")
    await basile.press("More")
    await ada.press("More")
    await basile.sees("pressed 2")
    assert len(ada.messages) == 1


async def test_many_interactions_leave_only_the_newest_behind(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = SmallBot()
    pg.discord.interactions._most = 50

    async def again(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="again")

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table", view=answering("again", "Again", again))

    await run(bot)
    await ada.slash("open")
    for _ in range(20):
        await asyncio.gather(*(ada.press("Again") for _ in range(10)))
    assert len(pg.discord.interactions) == 50
