"""The people for programs: what they see, how they wait, and what they are refused."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui

import playground
from playground.client import Person, Refused
from tests.playground.bots import SmallBot, Start, answering, command


async def test_two_people_see_the_same_table_change_live(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot()
    inside: list[str] = []

    async def join(interaction: discord.Interaction) -> None:
        inside.append(interaction.user.display_name)
        await interaction.response.edit_message(content=f"in: {', '.join(inside)}")

    @command(bot, "table")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("in: nobody", view=answering("join", "Join", join))

    await run(bot)
    await ada.slash("table")
    await asyncio.gather(ada.press("Join"), basile.press("Join"))
    seen = await ada.sees(lambda message: len(message.text.split(", ")) == 2)
    assert seen.text == (await basile.sees(seen.text)).text


async def test_the_newest_enabled_button_of_a_name_is_pressed(run: Start, ada: Person) -> None:
    bot = SmallBot()
    pressed: list[str] = []

    async def note(interaction: discord.Interaction) -> None:
        pressed.append(str((interaction.data or {}).get("custom_id")))
        await interaction.response.defer()

    @command(bot, "board")
    async def board(interaction: discord.Interaction) -> None:
        for number in range(3):
            view = answering(f"roll:{number}", "Roll", note)
            for button in view.children:
                assert isinstance(button, ui.Button)
                button.disabled, button.emoji = number == 2, "🎲"
            send = interaction.followup.send if number else interaction.response.send_message
            await send(str(number), view=view)

    await run(bot)
    await ada.slash("board")
    await ada.sees("2")
    first = await ada.sees("0")
    await ada.press("Roll")
    await ada.press("🎲", first)
    await ada.press("🎲 Roll", first)
    await ada.press("roll:0")
    assert pressed == ["roll:1", "roll:0", "roll:0", "roll:0"]


async def test_somebody_who_waits_in_vain_says_what_for(ada: Person) -> None:
    await ada.say("only this")
    await ada.sees("only this")
    with pytest.raises(TimeoutError, match=r"(?s)waited in vain for 'more'.*Ada: only this"):
        await ada.sees("more", timeout=0.05)
    with pytest.raises(TimeoutError, match="'Go'"):
        await ada.press("Go", timeout=0.05)
    with pytest.raises(Refused, match="no command"):
        await ada.slash("nothing")


async def test_a_person_who_comes_later_reads_what_was_said(pg: playground.Playground, ada: Person) -> None:
    for number in range(3):
        await ada.say(f"message {number}")
    async with await Person.join(pg.url, "Cleo") as cleo:
        assert [message.text for message in cleo.messages] == ["message 0", "message 1", "message 2"]
        assert cleo.name == "Cleo"


async def test_history_is_read_page_by_page(ada: Person) -> None:
    ids = [await ada.say(str(number)) for number in range(5)]
    newest = await ada.ask("history", channel=ada.channel_id, limit=2)
    assert ([message["id"] for message in newest["messages"]], newest["more"]) == (ids[3:], True)
    oldest = await ada.ask("history", channel=ada.channel_id, limit=5, before=ids[3])
    assert ([message["id"] for message in oldest["messages"]], oldest["more"]) == (ids[:3], False)


async def test_own_messages_can_be_replied_to_and_taken_back(ada: Person, basile: Person) -> None:
    await ada.say("in?")
    question = await basile.sees("in?")
    await basile.say("yes", reply_to=question)
    answer = await ada.sees("yes")
    assert answer.wire["referenced_message"]["id"] == question.id
    assert answer.wire["mentions"][0]["global_name"] == "Ada"
    with pytest.raises(Refused, match="not your message"):
        await basile.ask("delete", channel=question.channel_id, message=question.id)
    await ada.ask("delete", channel=question.channel_id, message=question.id)
    await basile.sees_no_more("in?")


async def test_new_people_channels_and_threads_appear_for_all(
    pg: playground.Playground, run: Start, ada: Person, basile: Person
) -> None:
    bot = await run(SmallBot())
    added = await ada.ask("person", name="Zoë", locale="es-ES", colour=0x00AA55)
    await basile.sees_person("Zoë")
    await ada.ask("edit_person", id=added["person"]["id"], name="Zoe", colour="#123456")
    await basile.sees_person("Zoe")
    await ada.ask("channel", name="Board Room")
    await basile.sees_channel("board-room")
    await basile.ask("thread", channel=basile.channel_id, name="Side table")
    await ada.sees_channel("Side table")
    await ada.go("Side table")
    await ada.say("psst")
    async with await Person.join(pg.url, "Zoe") as zoe:
        assert zoe.hello["me"]["locale"] == "es-ES"
    assert {channel.name for channel in bot.guilds[0].text_channels} >= {"board-room"}


async def test_several_guilds_are_played_in(pg: playground.Playground, run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "where")
    async def where(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"in {interaction.guild}")

    await run(bot)
    pg.world.add_guild("Second home", ["attic"])
    await ada.sees_channel("attic")
    await ada.slash("where", channel="attic")
    await ada.sees("in Second home")
    await ada.slash("where")
    await ada.sees("in Games night")


async def test_settled_waits_for_what_the_bot_does_after_its_answer(run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "slow")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("1")
        for number in range(2, 5):
            await interaction.edit_original_response(content=str(number))

    await run(bot)
    await ada.slash("slow")
    await ada.settled()
    assert [message.text for message in ada.messages] == ["4"]


async def test_permissions_of_commands_hold(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot()

    @bot.tree.command(name="stop", description="Stop")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def stop(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("stopped")

    await run(bot)
    await ada.slash("stop")
    with pytest.raises(Refused, match="may not"):
        await basile.slash("stop")


async def test_commands_are_told_with_their_localisations(run: Start, basile: Person) -> None:
    bot = SmallBot()

    class French(discord.app_commands.Translator):
        async def translate(
            self,
            string: discord.app_commands.locale_str,
            locale: discord.Locale,
            context: discord.app_commands.TranslationContextTypes,
        ) -> str | None:
            return "jouer" if locale is discord.Locale.french and string.message == "play" else None

    @command(bot, "play")
    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("on")

    await bot.tree.set_translator(French())
    await run(bot)
    await basile.slash("play")
    (told,) = basile.hello["commands"]
    assert told["name_localizations"] == {"fr": "jouer"}
    assert (await bot.tree.fetch_commands())[0].name == "play"
