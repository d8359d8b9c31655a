"""A tour of Discord's API: every operation that is done is asked for, every event there is is heard.

What is answered and announced on the way is judged by Discord's own description, as in every test here.
"""

from __future__ import annotations

from typing import Any

import discord
import pytest

import playground
from bench.patience import patience
from playground.client import File, Person
from playground.world.permissions import EVERYTHING
from tests.playground.api.test_nothing_is_lost import is_done
from tests.playground.bots import SmallBot, Start, answering, command
from tests.playground.raw_bot import RawBot, raw_bot
from tests.rigs.events import EVENTS, Announced
from tests.rigs.judge.spec import load, missing
from tests.rigs.recorder import Recorder

pytestmark = pytest.mark.skipif(missing() is not None, reason=missing() or "")

# There is nothing that these could find; each refuses as Discord refuses what is unknown.
NEVER_FOUND = {
    "GET /applications/{application_id}/emojis/{emoji_id}": 10014,
    "GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions": 10066,
    "GET /channels/{channel_id}/polls/{message_id}/answers/{answer_id}": 520001,
    "POST /channels/{channel_id}/polls/{message_id}/expire": 520001,
    "GET /guilds/{guild_id}/emojis/{emoji_id}": 10014,
    "GET /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}": 10070,
    "GET /guilds/{guild_id}/stickers/{sticker_id}": 10060,
    "GET /sticker-packs/{pack_id}": 10060,
    "GET /stickers/{sticker_id}": 10060,
}


def named(method: str, path: str) -> str:
    """An operation by its name in the description."""
    operation = load().operation(method, path)
    assert operation is not None, f"{method} {path}"
    return f"{method} {operation.template}"


async def test_every_operation_is_answered_and_every_event_heard(
    pg: playground.Playground, run: Start, ada: Person, recorder: Recorder, announced: Announced
) -> None:
    recorder.forgive()
    async with raw_bot(pg) as bot:
        bot.may(EVERYTHING)
        await messages(bot)
        await channels(bot, ada)
        await guilds(bot, ada)
        await commands(bot)
        await webhooks_and_invites(bot)
        await oneself(bot)
        await what_is_empty(bot)
        await interactions(run, ada)
        await sockets(pg, bot)
        await bot.done("DELETE", f"/users/@me/guilds/{bot.guild.id}")
        await bot.hears("GUILD_DELETE")
    done = {f"{one.method.upper()} {one.template}" for one in load().operations if is_done(one)}
    answered = {
        named(one.method, one.path)
        for one in recorder.exchanges
        if one.status is not None and one.status < 300
    }
    assert done - answered == set(NEVER_FOUND)
    assert announced.names == set(EVENTS)


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


async def what_is_empty(bot: RawBot) -> None:
    """What libraries ask for, and of which there is nothing."""
    app, guild = f"/applications/{bot.pg.world.bot.id}", f"/guilds/{bot.guild.id}"
    for path in (
        *("/soundboard-default-sounds", "/sticker-packs", "/voice/regions", "/skus/1/subscriptions"),
        *(f"{app}/{what}" for what in ("emojis", "entitlements", "role-connections/metadata")),
        f"{app}{guild}/commands/permissions",
        *(f"{guild}/{what}" for what in ("emojis", "stickers", "regions", "integrations", "templates")),
        *(f"{guild}/{what}" for what in ("scheduled-events", "soundboard-sounds", "auto-moderation/rules")),
    ):
        await bot.done("GET", path)
    ids: dict[str, Any] = {"application_id": bot.pg.world.bot.id, "guild_id": bot.guild.id}
    ids |= {"channel_id": bot.channel.id, "message_id": await bot.say()}
    others = dict.fromkeys(("emoji_id", "sticker_id", "pack_id", "answer_id", "command_id"), "1")
    for operation, code in NEVER_FOUND.items():
        method, _, path = operation.partition(" ")
        known = {**others, **ids, "guild_scheduled_event_id": "1"}
        assert (await bot.refused(method, path.format(**known)))[1] == code


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


async def sockets(pg: playground.Playground, bot: RawBot) -> None:
    """What is asked for over the gateway itself."""
    async with bot.session.ws_connect(f"{pg.gateway.url}?v=10") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": pg.token, "intents": 3}})
        session = (await socket.receive_json())["d"]["session_id"]
        for asked in ({"op": 8, "d": {"query": "", "limit": 0}}, {"op": 31, "d": {}}):
            asked["d"] |= {"guild_id": bot.guild.id, "guild_ids": [bot.guild.id]}
            await socket.send_json(asked)
        waits = patience("what the socket is to tell")
        while (await socket.receive_json())["t"] != "SOUNDBOARD_SOUNDS":
            next(waits)
        await socket.close(code=4000)  # any other than 1000 and 1001 leaves the session
    async with bot.session.ws_connect(f"{pg.gateway.url}?v=10") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": pg.token, "session_id": session, "seq": 1}})
        waits = patience("what the socket is to tell")
        while (await socket.receive_json())["t"] != "RESUMED":
            next(waits)
