"""A tour of Discord's API: every operation that is done is asked for, every event there is is heard.

What is answered and announced on the way is judged by Discord's own description, as in every test here.
"""

from __future__ import annotations

from typing import Any

import pytest

import playground
from bench.patience import patience
from playground.client import Person
from playground.world.permissions import EVERYTHING
from tests.playground.bots import Start
from tests.playground.operations import (
    channels,
    commands,
    guilds,
    interactions,
    is_done,
    messages,
    oneself,
    webhooks_and_invites,
)
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
