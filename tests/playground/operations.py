"""What a bot does, operation by operation."""

from __future__ import annotations

import re

import discord

from playground.api import ROUTES
from playground.client import File, Person
from tests.playground.bots import SmallBot, Start, answering, command
from tests.playground.raw_bot import RawBot
from tests.rigs.judge.spec import Operation


def is_done(operation: Operation) -> bool:
    """Whether the playground does it at all."""
    path = re.sub(r"\{[^}]+\}", "1572528441872351237", operation.template)
    route, _ = ROUTES.match(operation.method.upper(), path)
    return route.handler.__module__ != "playground.api.refused"


async def messages(bot: RawBot) -> None:
    """Written, read, edited, pinned, reacted to, deleted."""
    here = f"/channels/{bot.channel.id}"
    first = f"{here}/messages/{await bot.say()}"
    await bot.done("GET", f"{here}/messages")
    await bot.done("GET", first)
    await bot.done("PATCH", first, {"content": "y"})
    await bot.done("POST", f"{here}/typing")
    for pins in ("pins", "messages/pins"):
        pin = f"{here}/{pins}/{first.rpartition('/')[2]}"
        await bot.done("PUT", pin)
        await bot.done("GET", f"{here}/{pins}")
        await bot.done("DELETE", pin)
    await react(bot, f"{first}/reactions")
    await bot.done("DELETE", first)
    gone = [await bot.say(), await bot.say()]
    await bot.done("POST", f"{here}/messages/bulk-delete", {"messages": gone})


async def react(bot: RawBot, reactions: str) -> None:
    """Reactions of the bot and of others."""
    mine = f"{reactions}/🎲"
    for undone in ("/@me", f"/{bot.pg.world.bot.id}", ""):
        await bot.done("PUT", f"{mine}/@me")
        await bot.done("GET", mine)
        await bot.done("DELETE", f"{mine}{undone}")
    await bot.done("DELETE", reactions)


async def channels(bot: RawBot, ada: Person) -> None:
    """Channels and threads from their making to their end."""
    guild = f"/guilds/{bot.guild.id}"
    made = await bot.done("POST", f"{guild}/channels", {"name": "arena"})
    here = f"/channels/{made['id']}"
    await bot.done("GET", f"{guild}/channels")
    await bot.done("PATCH", f"{guild}/channels", [{"id": made["id"], "position": 1}])
    await bot.done("GET", here)
    await bot.done("PATCH", here, {"topic": "fights"})
    await bot.done("PUT", f"{here}/permissions/{ada.id}", {"type": 1, "allow": 0, "deny": 0})
    await bot.done("DELETE", f"{here}/permissions/{ada.id}")
    start = await bot.done("POST", f"{here}/messages", {"content": "x"})
    await bot.done("POST", f"{here}/messages/{start['id']}/threads", {"name": "on a message"})
    thread = await bot.done("POST", f"{here}/threads", {"name": "alone", "type": 11})
    await bot.done("GET", f"{guild}/threads/active")
    await thread_members(bot, f"/channels/{thread['id']}/thread-members", ada)
    await bot.done("PATCH", f"/channels/{thread['id']}", {"archived": True})
    for listed in (
        "threads/archived/public",
        "threads/archived/private",
        "users/@me/threads/archived/private",
    ):
        await bot.done("GET", f"{here}/{listed}")
    await bot.done("POST", "/users/@me/channels", {"recipient_id": ada.id})
    await bot.done("DELETE", f"/channels/{thread['id']}")
    await bot.done("DELETE", here)


async def thread_members(bot: RawBot, path: str, ada: Person) -> None:
    """They come, are listed, and leave."""
    for who in (ada.id, "@me"):
        await bot.done("DELETE", f"{path}/{who}")
        await bot.done("PUT", f"{path}/{who}")
    await bot.done("GET", path)
    await bot.done("GET", f"{path}/{ada.id}?with_member=true")


async def guilds(bot: RawBot, ada: Person) -> None:
    """The guild, its roles and its members."""
    guild = f"/guilds/{bot.guild.id}"
    await bot.done("GET", f"{guild}?with_counts=true")
    await bot.done("PATCH", guild, {"name": "Chess night"})
    role = await bot.done("POST", f"{guild}/roles", {"name": "Judge"})
    for listed in ("roles", "roles/member-counts", f"roles/{role['id']}", "members?limit=9"):
        await bot.done("GET", f"{guild}/{listed}")
    await bot.done("PATCH", f"{guild}/roles/{role['id']}", {"name": "Referee"})
    guest = await ada.ask("person", name="Zoé", locale="fr")
    member = f"{guild}/members/{guest['person']['id']}"
    await bot.done("PUT", f"{member}/roles/{role['id']}")
    await bot.done("DELETE", f"{member}/roles/{role['id']}")
    await bot.done("PATCH", f"{guild}/roles", [{"id": role["id"], "position": 1}])
    await bot.done("DELETE", f"{guild}/roles/{role['id']}")
    await bot.done("GET", member)
    await bot.done("PATCH", member, {"nick": "Z"})
    await bot.done("PATCH", f"{guild}/members/@me", {"nick": "Host"})
    await bot.done("GET", f"{guild}/members/search?query=ad")
    await bans(bot, guest["person"]["id"])
    await bot.done("DELETE", member)


async def bans(bot: RawBot, who: str) -> None:
    """Alone and many at once."""
    path = f"/guilds/{bot.guild.id}/bans"
    await bot.done("PUT", f"{path}/{who}", {})
    await bot.done("GET", path)
    await bot.done("GET", f"{path}/{who}")
    await bot.done("DELETE", f"{path}/{who}", {})
    await bot.done("POST", f"/guilds/{bot.guild.id}/bulk-ban", {"user_ids": [who]})
    await bot.done("DELETE", f"{path}/{who}", {})


async def commands(bot: RawBot) -> None:
    """Everywhere, and in one guild."""
    app = f"/applications/{bot.pg.world.bot.id}"
    for scope in (f"{app}/commands", f"{app}/guilds/{bot.guild.id}/commands"):
        made = await bot.done("POST", scope, {"name": "play", "description": "Play"})
        await bot.done("GET", scope)
        await bot.done("GET", f"{scope}/{made['id']}")
        await bot.done("PATCH", f"{scope}/{made['id']}", {"description": "Play on"})
        await bot.done("DELETE", f"{scope}/{made['id']}")
        await bot.done("PUT", scope, [])


async def oneself(bot: RawBot) -> None:
    """The bot's own account and application."""
    app = bot.pg.world.bot.id
    for path in (
        "/users/@me",
        f"/users/{app}",
        "/users/@me/guilds",
        f"/users/@me/guilds/{bot.guild.id}/member",
    ):
        await bot.done("GET", path)
    for path in ("/gateway", "/gateway/bot", "/oauth2/applications/@me"):
        await bot.done("GET", path)
    await bot.done("PATCH", "/users/@me", {"username": "Host"})
    for path in ("/applications/@me", f"/applications/{app}"):
        await bot.done("GET", path)
        await bot.done("PATCH", path, {"tags": ["games"]})


async def interactions(run: Start, ada: Person) -> None:
    """A command with all that it brings along, a press, and answers read, edited and deleted by token."""
    small = SmallBot(discord.Intents.all())

    async def more(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="pressed")
        later = await interaction.followup.send("later", wait=True)
        await interaction.followup.edit_message(later.id, content="edited")
        await interaction.followup.fetch_message(later.id)
        await interaction.followup.delete_message(later.id)

    @command(small, "table")
    async def table(
        interaction: discord.Interaction, guest: discord.Member, role: discord.Role, deck: discord.Attachment
    ) -> None:
        await interaction.response.send_message("table", view=answering("more", "More", more))

    @command(small, "quiet")
    async def quiet(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="soon")
        await interaction.original_response()
        await interaction.delete_original_response()

    await run(small)
    await ada.slash("table", guest="Basile", role="Bot", deck=File("deck.txt", b"52"))
    await ada.press("More")
    said = await ada.sees("pressed")
    await ada.slash("quiet")
    await ada.react(said, "🎲")
    await ada.ask("typing", channel=ada.channel_id)
    await ada.say("@Bot again", File("a.txt", b"x"), reply_to=said)
    await ada.settled()


async def webhooks_and_invites(bot: RawBot) -> None:
    """Both from their making to their end."""
    guild, here = f"/guilds/{bot.guild.id}", f"/channels/{bot.channel.id}"
    invite = await bot.done("POST", f"{here}/invites", {})
    for listed in (f"{guild}/invites", f"{here}/invites", f"/invites/{invite['code']}"):
        await bot.done("GET", listed)
    await bot.done("DELETE", f"/invites/{invite['code']}")
    for by_token in (True, False):
        made = await bot.done("POST", f"{here}/webhooks", {"name": "Herald"})
        path = f"/webhooks/{made['id']}" + (f"/{made['token']}" if by_token else "")
        await bot.done("GET", path)
        await bot.done("PATCH", path, {"name": "Crier"})
        await bot.done("GET", f"{guild}/webhooks")
        await bot.done("GET", f"{here}/webhooks")
        if by_token:
            said = await bot.done("POST", f"{path}?wait=true", {"content": "hear"})
            for method, body in (("GET", None), ("PATCH", {"content": "hear, hear"}), ("DELETE", None)):
                await bot.done(method, f"{path}/messages/{said['id']}", body)
        await bot.done("DELETE", path)
