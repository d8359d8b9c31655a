"""What events carry is described by Discord as what its API answers: both are judged alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

import playground
from playground.client import File, Person
from playground.world.permissions import Permission
from tests.playground.bots import SmallBot, Start, answering, command
from tests.playground.raw_bot import raw_bot
from tests.rigs.recorder import Recorder
from tests.rigs.spec import load, missing

pytestmark = pytest.mark.skipif(missing() is not None, reason=missing() or "")


def things(event: str, data: Any) -> Iterator[tuple[str, Any]]:
    """The described things in an event, each with its schema."""
    match event:
        case "READY":
            yield "UserResponse", data["user"]
        case "GUILD_CREATE":
            yield "GuildResponse", data
            for kind, group in (("GuildMemberResponse", "members"), ("GuildChannelResponse", "channels")):
                yield from ((kind, one) for one in data[group])
        case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
            yield "MessageResponse", data
        case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE":
            yield "GuildChannelResponse", data
        case "THREAD_CREATE" | "THREAD_UPDATE":
            yield "ThreadResponse", data
        case "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE":
            yield "GuildMemberResponse", data
        case "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE":
            yield "GuildRoleResponse", data["role"]
        case "THREAD_MEMBERS_UPDATE":
            yield from (("ThreadMemberResponse", one) for one in data.get("added_members", ()))
        case "MESSAGE_REACTION_ADD":
            yield "GuildMemberResponse", data["member"]
            yield "MessageReactionEmojiResponse", data["emoji"]
        case "INTERACTION_CREATE":
            if "message" in data:
                yield "MessageResponse", data["message"]
            resolved = data["data"].get("resolved") or {}
            yield from (("UserResponse", one) for one in resolved.get("users", {}).values())
            yield from (("AttachmentResponse", one) for one in resolved.get("attachments", {}).values())
        case _:
            return


async def test_every_thing_in_an_event_is_as_discord_describes_it(
    pg: playground.Playground, run: Start, ada: Person, recorder: Recorder | None
) -> None:
    small = SmallBot(discord.Intents.all())

    async def more(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="pressed")

    @command(small, "table")
    async def table(
        interaction: discord.Interaction, guest: discord.Member, deck: discord.Attachment
    ) -> None:
        await interaction.response.send_message("table", view=answering("more", "More", more))

    async with raw_bot(pg) as bot:
        await run(small)
        await ada.slash("table", guest="Basile", deck=File("deck.txt", b"52"))
        await ada.press("More")
        said = await ada.sees("pressed")
        await ada.react(said, "🎲")
        mine = await ada.say("helo", File("a.txt", b"x"))
        await ada.edit(mine, "hello")
        await ada.say("again", reply_to=said)
        bot.may(Permission.MANAGE_CHANNELS, Permission.MANAGE_ROLES, Permission.MANAGE_NICKNAMES)
        made = await bot.done("POST", f"/guilds/{bot.guild.id}/channels", {"name": "arena"})
        await bot.done("PATCH", f"/channels/{made['id']}", {"topic": "fights"})
        thread = await bot.done("POST", f"/channels/{made['id']}/threads", {"name": "side", "type": 11})
        await bot.done("PUT", f"/channels/{thread['id']}/thread-members/{ada.id}")
        await bot.done("PATCH", f"/channels/{thread['id']}", {"archived": True})
        await bot.done("POST", f"/guilds/{bot.guild.id}/roles", {"name": "Judge"})
        await ada.ask("nick", guild=bot.guild.id, user=ada.id, name="A")
        await ada.ask("person", name="Zoé", locale="fr")
        await bot.done("DELETE", f"/channels/{made['id']}")
        await bot.hears("CHANNEL_DELETE")
        problems = [
            f"{event}: {line}"
            for event, data in bot.heard
            for schema, thing in things(event, data)
            for line in load().object_problems(schema, thing)
        ]
    assert not problems, "\n".join(problems[:20])
    kinds = {event for event, data in bot.heard if list(things(event, data))}
    assert len(kinds) >= 14, kinds
