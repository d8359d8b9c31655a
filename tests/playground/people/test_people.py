"""What people do besides commands: react, edit, post files, meet in private, bring a bot of their own."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands

import playground
from playground.client import File, Person, Refused
from tests.playground.bots import SmallBot, Start, answering, command


def everywhere_bot() -> SmallBot:
    """A bot whose /roll people install for themselves, and whose /here is for servers alone."""
    bot = SmallBot(discord.Intents.all())

    @command(bot, "roll")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def roll(interaction: discord.Interaction) -> None:
        where = (
            interaction.context.guild,
            interaction.context.dm_channel,
            interaction.context.private_channel,
        )
        owners = (interaction.is_guild_integration(), interaction.is_user_integration())
        await interaction.response.send_message(f"{where} {owners}", view=answering("again", "Again", again))

    async def again(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"again, {interaction.is_user_integration()}")

    @command(bot, "here")
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    return bot


# Messages


async def test_people_react_and_the_bot_hears_of_it(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot(discord.Intents.all())
    heard: list[tuple[str, str, int]] = []

    async def on_reaction_add(reaction: discord.Reaction, user: discord.Member) -> None:
        heard.append((str(reaction.emoji), user.display_name, reaction.count))

    bot.event(on_reaction_add)
    await run(bot)
    await ada.say("who plays?")
    shown = await basile.sees("who plays?")
    await basile.react(shown, "🎲")
    await ada.react(shown, "🎲")
    seen = await ada.sees(lambda message: message.wire.get("reactors") == {"🎲": [basile.id, ada.id]})
    assert seen.wire["reactions"][0]["count"] == 2
    await basile.react(shown, "🎲", on=False)
    await ada.sees(lambda message: message.wire.get("reactors") == {"🎲": [ada.id]})
    await ada.settled()
    assert heard == [("🎲", "Basile", 1), ("🎲", "Ada", 2)]
    with pytest.raises(Refused, match="Unknown Emoji"):
        await ada.react(shown, "dice")


async def test_people_edit_and_take_back_what_they_wrote(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot(discord.Intents.all())
    edits: list[tuple[str, str]] = []

    async def on_message_edit(before: discord.Message, after: discord.Message) -> None:
        edits.append((before.content, after.content))

    bot.event(on_message_edit)
    await run(bot)
    said = await ada.say("helo")
    await ada.edit(said, "hello")
    assert (await basile.sees("hello")).wire["edited_timestamp"]
    with pytest.raises(Refused, match="not your message"):
        await basile.edit(said, "bye")
    await ada.settled()
    assert edits == [("helo", "hello")]


async def test_people_post_files(run: Start, ada: Person, basile: Person) -> None:
    bot = SmallBot(discord.Intents.all())
    got: list[bytes] = []

    async def on_message(message: discord.Message) -> None:
        got.extend([await file.read() for file in message.attachments])

    bot.event(on_message)
    await run(bot)
    await ada.say("", File("deck.txt", b"52 cards"))
    shown = await basile.sees(lambda message: message.wire["attachments"])
    async with aiohttp.request("GET", shown.wire["attachments"][0]["url"]) as reply:
        assert await reply.read() == b"52 cards"
    await ada.settled()
    assert got == [b"52 cards"]
    with pytest.raises(Refused):
        await ada.say("")


async def test_typing_is_seen_by_the_others(ada: Person, basile: Person) -> None:
    await ada.ask("typing", channel=ada.channel_id)
    await basile.ask("whoami")
    assert basile.hello["user"] == ada.id
    assert "user" not in ada.hello


# Members and roles


async def test_the_owner_gives_roles_and_others_may_not(
    pg: playground.Playground, ada: Person, basile: Person
) -> None:
    guild = next(iter(pg.world.guilds.values()))
    made = (await ada.ask("role", guild=guild.id, name="Judge", colour=0xFF0000))["role"]
    await ada.ask("give", guild=guild.id, user=basile.id, role=made["id"])
    assert guild.members[basile.id].roles == [made["id"]]
    await ada.ask("allow", guild=guild.id, role=made["id"], permission="MANAGE_MESSAGES")
    assert pg.world.permissions(basile.id, next(iter(guild.channels.values()))) & (1 << 13)
    with pytest.raises(Refused, match="may not"):
        await basile.ask("role", guild=guild.id, name="King")
    await basile.ask("nick", guild=guild.id, user=basile.id, name="Bas")
    assert guild.members[basile.id].nick == "Bas"


async def test_the_bots_own_role_is_allowed_what_it_asks_for(pg: playground.Playground, ada: Person) -> None:
    """A bot that makes channels could not be tried when it ran alone."""
    guild = next(iter(pg.world.guilds.values()))
    await ada.ask("allow", guild=guild.id, role=guild.bot_role, permission="MANAGE_CHANNELS")
    headers = {"Authorization": f"Bot {pg.token}", "Content-Type": "application/json"}
    path = f"{pg.url}/api/v10/guilds/{guild.id}/channels"
    async with aiohttp.request("POST", path, data=b'{"name": "arena"}', headers=headers) as reply:
        assert reply.status == 201
    await ada.sees_channel("arena")


# Private places


async def test_in_a_direct_message_with_the_bot_its_commands_are_there(run: Start, ada: Person) -> None:
    await run(everywhere_bot())
    await ada.direct(ada.hello["bot"]["id"])
    await ada.slash("roll")
    await ada.sees("(False, True, False)")


async def test_two_people_talk_and_nobody_else_hears(
    run: Start, pg: playground.Playground, ada: Person, basile: Person
) -> None:
    bot = everywhere_bot()
    heard: list[str] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    bot.event(on_message)
    await run(bot)
    await ada.direct("Basile")
    await ada.say("just between us")
    await basile.sees("just between us")
    async with await Person.join(pg.url, "Cleo") as cleo:
        assert ada.channel_id not in {channel["id"] for channel in cleo.hello["channels"]}
        with pytest.raises(Refused):
            await cleo.ask("say", channel=ada.channel_id, content="hello?")
    await ada.settled()
    assert heard == []


async def test_who_installed_the_bot_uses_it_in_a_group(run: Start, ada: Person, basile: Person) -> None:
    await run(everywhere_bot())
    await ada.group("Basile", "Cleo")
    with pytest.raises(Refused, match="no command"):
        await ada.slash("roll")
    await ada.ask("install")
    await ada.slash("roll")
    shown = await basile.sees("(False, False, True) (False, True)")
    with pytest.raises(Refused, match="no command"):
        await ada.slash("here")
    await basile.press("Again", shown)
    await ada.sees("again, False")  # whoever presses did not install it


async def test_a_second_server_without_the_bot_has_the_bots_of_its_people(
    run: Start, pg: playground.Playground, ada: Person
) -> None:
    await run(everywhere_bot())
    made = (await ada.ask("guild", name="Elsewhere", bot=False))["guild"]
    await ada.go(next(iter(pg.world.guilds[made].channels)))
    with pytest.raises(Refused, match="no command"):
        await ada.slash("here")
    await ada.ask("install")
    await ada.slash("roll")
    await ada.sees("(True, False, False) (False, True)")
    await ada.ask("invite_bot", guild=made)
    await ada.slash("here")
    await ada.sees("here")


async def test_an_app_of_ones_own_follows_up_five_times(run: Start, ada: Person) -> None:
    bot = SmallBot()
    codes: list[int] = []

    @command(bot, "talk")
    @app_commands.allowed_installs(guilds=False, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def talk(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        try:
            for number in range(6):
                await interaction.followup.send(f"more {number}")
        except discord.HTTPException as refusal:
            codes.append(refusal.code)
        over.set()

    over = asyncio.Event()
    await run(bot)
    await ada.ask("install")
    await ada.group("Basile")
    await ada.slash("talk")
    async with asyncio.timeout(15):
        await over.wait()
    await ada.sees("more 4")
    assert codes == [40094]
    assert [message.text for message in ada.messages][-1] == "more 4"


async def test_private_places_and_apps_are_remembered(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("pg") / "of.world"
    said = ""
    for life in range(2):
        async with playground.start(world=file) as served, await Person.join(served.url, "Ada") as ada:
            if not life:
                await ada.ask("install")
                await ada.group("Basile", "Cleo")
                said = await ada.say("hello, both")
            channel = served.world.channels[ada.hello["channels"][-1]["id"]]
            assert [one.name for one in channel.recipients] == ["Ada", "Basile", "Cleo"]
            assert channel.find(said)
            assert served.world.people[ada.id].has_app
