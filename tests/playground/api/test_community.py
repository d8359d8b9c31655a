"""Reactions, pins, members, roles, bans, webhooks and invites: over the wire, and as events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

import playground
from playground.client import Person, Refused
from playground.world.permissions import Permission
from playground.world.snowflake import now_ms
from tests.playground.raw_bot import RawBot, raw_bot
from tests.rigs.recorder import Recorder


@pytest.fixture
async def bot(pg: playground.Playground, recorder: Recorder | None) -> AsyncIterator[RawBot]:
    """One that asks for what it may not have, too."""
    if recorder is not None:
        recorder.forgive()
    async with raw_bot(pg) as made:
        yield made


def person(bot: RawBot, name: str = "Basile") -> str:
    found = bot.pg.world.person(name)
    assert found is not None
    return found.id


# Reactions


async def test_a_reaction_tells_member_and_author(bot: RawBot) -> None:
    """Without them hikari takes it for one in a direct message."""
    message = await bot.say()
    await bot.done("PUT", f"/channels/{bot.channel.id}/messages/{message}/reactions/🎲/@me")
    told = await bot.hears("MESSAGE_REACTION_ADD")
    assert told["member"]["user"]["id"] == told["user_id"] == told["message_author_id"] == bot.pg.world.bot.id


async def test_reactions_of_others_are_listed_and_taken_away(bot: RawBot) -> None:
    message = await bot.say()
    path = f"/channels/{bot.channel.id}/messages/{message}/reactions"
    stored = bot.channel.messages[message]
    for name in ("Ada", "Basile"):
        who = bot.pg.world.person(name)
        assert who is not None
        bot.pg.discord.reactions.add(bot.channel, stored, who, "🎲")
        bot.pg.discord.reactions.add(bot.channel, stored, who, "1️⃣")
    assert [one["global_name"] for one in await bot.done("GET", f"{path}/🎲")] == ["Ada", "Basile"]
    assert [one["id"] for one in await bot.done("GET", f"{path}/🎲?after={person(bot, 'Ada')}")] == [
        person(bot)
    ]
    await bot.done("DELETE", f"{path}/🎲/{person(bot)}")
    assert (await bot.hears("MESSAGE_REACTION_REMOVE"))["user_id"] == person(bot)
    assert [one["id"] for one in await bot.done("GET", f"{path}/🎲")] == [person(bot, "Ada")]
    await bot.done("DELETE", f"{path}/🎲")
    assert (await bot.hears("MESSAGE_REACTION_REMOVE_EMOJI"))["emoji"]["name"] == "🎲"
    await bot.done("DELETE", path)
    assert (await bot.hears("MESSAGE_REACTION_REMOVE_ALL"))["message_id"] == message
    shown = await bot.done("GET", f"/channels/{bot.channel.id}/messages/{message}")
    assert shown["reactions"] == []


@pytest.mark.parametrize("emoji", ["notanemoji", "name:1572528441872351237", "🎲🎲", "a🎲", " "])
async def test_what_is_no_emoji_is_unknown(bot: RawBot, emoji: str) -> None:
    message = await bot.say()
    path = f"/channels/{bot.channel.id}/messages/{message}/reactions/{emoji}/@me"
    assert await bot.refused("PUT", path) == (400, 10014)


@pytest.mark.parametrize("emoji", ["👍", "👍🏽", "❤️", "1️⃣", "🇫🇷", "👩‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☑", "↔️", "⏱️"])
async def test_every_emoji_of_unicode_is_known(bot: RawBot, emoji: str) -> None:
    message = await bot.say()
    await bot.done("PUT", f"/channels/{bot.channel.id}/messages/{message}/reactions/{emoji}/@me")
    assert (await bot.hears("MESSAGE_REACTION_ADD"))["emoji"]["name"] == emoji


# Pins, typing, sweeping


@pytest.mark.parametrize("pins", ["pins", "messages/pins"])
async def test_pins_are_made_listed_and_taken_away(bot: RawBot, pins: str) -> None:
    path = f"/channels/{bot.channel.id}/{pins}"
    first, second = await bot.say("first"), await bot.say("second")
    for message in (first, second):
        await bot.done("PUT", f"{path}/{message}")
    assert (await bot.hears("CHANNEL_PINS_UPDATE"))["channel_id"] == bot.channel.id
    told = await bot.done("GET", path)
    listed = [one["message"] for one in told["items"]] if isinstance(told, dict) else told
    assert [one["id"] for one in listed] == [second, first]
    assert all(one["pinned"] for one in listed)
    await bot.done("DELETE", f"{path}/{first}")
    told = await bot.done("GET", path)
    assert len(told["items"] if isinstance(told, dict) else told) == 1
    assert [one.wire["type"] for one in bot.channel.messages.values()] == [0, 0, 6, 6]


async def test_many_messages_are_deleted_as_one_event(bot: RawBot) -> None:
    wanted = [await bot.say() for _ in range(3)]
    await bot.done("POST", f"/channels/{bot.channel.id}/messages/bulk-delete", {"messages": wanted})
    assert (await bot.hears("MESSAGE_DELETE_BULK"))["ids"] == wanted
    await bot.say("after")
    await bot.hears("MESSAGE_CREATE")
    assert "MESSAGE_DELETE" not in [name for name, _ in bot.events]


async def test_messages_of_two_weeks_ago_are_not_deleted_in_bulk(bot: RawBot) -> None:
    old = str((now_ms() - 15 * 24 * 3600 * 1000 - 1_420_070_400_000) << 22)
    body = {"messages": [old, await bot.say()]}
    path = f"/channels/{bot.channel.id}/messages/bulk-delete"
    assert await bot.refused("POST", path, body) == (400, 50034)


# Members and roles


async def test_without_permission_nobody_is_changed(bot: RawBot) -> None:
    path = f"/guilds/{bot.guild.id}/members/{person(bot)}"
    for method, changes in (("PATCH", {"nick": "B"}), ("PATCH", {"roles": []}), ("DELETE", None)):
        if changes != {"roles": []}:
            assert await bot.refused(method, path, changes) == (403, 50013)
    until = (datetime.now(UTC) + timedelta(minutes=5)).isoformat()
    assert await bot.refused("PATCH", path, {"communication_disabled_until": until}) == (403, 50013)


async def test_a_nick_and_a_role_are_given(bot: RawBot) -> None:
    bot.may(Permission.MANAGE_NICKNAMES, Permission.MANAGE_ROLES)
    members = f"/guilds/{bot.guild.id}/members"
    role = await bot.done("POST", f"/guilds/{bot.guild.id}/roles", {"name": "Judge", "color": 0xFF0000})
    assert (await bot.hears("GUILD_ROLE_CREATE"))["role"]["name"] == "Judge"
    await bot.done("PUT", f"{members}/{person(bot)}/roles/{role['id']}")
    assert (await bot.hears("GUILD_MEMBER_UPDATE"))["roles"] == [role["id"]]
    told = await bot.done("PATCH", f"{members}/{person(bot)}", {"nick": "Bas"})
    assert (told["nick"], told["roles"]) == ("Bas", [role["id"]])
    assert (await bot.done("GET", f"/guilds/{bot.guild.id}/roles/member-counts"))[role["id"]] == 1
    path = f"/guilds/{bot.guild.id}/roles/{role['id']}"
    assert (await bot.done("PATCH", path, {"name": "Referee"}))["name"] == "Referee"
    assert (await bot.done("GET", path))["name"] == "Referee"
    await bot.done("DELETE", path)
    assert (await bot.hears("GUILD_ROLE_DELETE"))["role_id"] == role["id"]
    assert (await bot.done("GET", f"{members}/{person(bot)}"))["roles"] == []
    told = await bot.done("PATCH", f"{members}/@me", {"nick": "Host"})
    assert told["nick"] == "Host"


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_the_role_of_everybody_and_that_of_a_bot_are_given_to_nobody(bot: RawBot, method: str) -> None:
    bot.may(Permission.MANAGE_ROLES)
    above = bot.guild.roles[bot.guild.bot_role]
    other = (await bot.done("POST", f"/guilds/{bot.guild.id}/roles", {"name": "Other bot"}))["id"]
    bot.guild.roles[other].managed, above.position = True, 9
    roles = f"/guilds/{bot.guild.id}/members/{person(bot)}/roles"
    assert await bot.refused(method, f"{roles}/{bot.guild.id}") == (400, 50028)
    assert await bot.refused(method, f"{roles}/{other}") == (403, 50013)
    assert set((await bot.done("GET", f"/guilds/{bot.guild.id}/roles/member-counts")).values()) == {0, 1}


async def test_nobody_acts_on_the_owner_or_on_roles_above(bot: RawBot) -> None:
    bot.may(Permission.KICK_MEMBERS, Permission.MANAGE_NICKNAMES, Permission.MANAGE_ROLES)
    path = f"/guilds/{bot.guild.id}/members/{person(bot, 'Ada')}"
    assert await bot.refused("DELETE", path) == (403, 50013)
    assert await bot.refused("PATCH", path, {"nick": "x"}) == (403, 50013)
    own = f"/guilds/{bot.guild.id}/roles/{bot.guild.bot_role}"
    assert await bot.refused("PATCH", own, {"name": "x"}) == (403, 50013)
    more = {"name": "x", "permissions": str(Permission.ADMINISTRATOR)}
    assert await bot.refused("POST", f"/guilds/{bot.guild.id}/roles", more) == (403, 50013)


async def test_somebody_in_a_time_out_reads_and_cannot_write(bot: RawBot) -> None:
    bot.may(Permission.MODERATE_MEMBERS)
    path = f"/guilds/{bot.guild.id}/members/{person(bot)}"
    until = (datetime.now(UTC) + timedelta(minutes=5)).isoformat()
    await bot.done("PATCH", path, {"communication_disabled_until": until})
    allowed = bot.pg.world.permissions(person(bot), bot.channel)
    assert allowed & Permission.VIEW_CHANNEL
    assert not allowed & Permission.SEND_MESSAGES
    await bot.done("PATCH", path, {"communication_disabled_until": None})
    assert bot.pg.world.permissions(person(bot), bot.channel) & Permission.SEND_MESSAGES
    far = (datetime.now(UTC) + timedelta(days=40)).isoformat()
    assert await bot.refused("PATCH", path, {"communication_disabled_until": far}) == (400, 50035)
    assert await bot.refused("PATCH", path, {"communication_disabled_until": "soon"}) == (400, 50035)


async def test_who_is_kicked_or_banned_sees_nothing_any_more(bot: RawBot) -> None:
    bot.may(Permission.KICK_MEMBERS, Permission.BAN_MEMBERS, Permission.MANAGE_GUILD)
    guild = f"/guilds/{bot.guild.id}"
    await bot.done("DELETE", f"{guild}/members/{person(bot)}")
    assert (await bot.hears("GUILD_MEMBER_REMOVE"))["user"]["id"] == person(bot)
    assert not bot.pg.world.permissions(person(bot), bot.channel)
    reason = {"headers": {"X-Audit-Log-Reason": "cheats%20at%20cards"}}
    await bot.done("PUT", f"{guild}/bans/{person(bot, 'Cleo')}", {}, **reason)
    await bot.hears("GUILD_BAN_ADD")
    assert [one["reason"] for one in await bot.done("GET", f"{guild}/bans")] == ["cheats at cards"]
    assert (await bot.done("GET", f"{guild}/bans/{person(bot, 'Cleo')}"))["user"]["global_name"] == "Cleo"
    await bot.done("DELETE", f"{guild}/bans/{person(bot, 'Cleo')}", {})
    await bot.hears("GUILD_BAN_REMOVE")
    assert await bot.refused("GET", f"{guild}/bans/{person(bot, 'Cleo')}") == (404, 10026)
    both = [person(bot, "Jonas"), person(bot, "Ada")]
    told = await bot.done("POST", f"{guild}/bulk-ban", {"user_ids": both})
    assert told == {"banned_users": both[:1], "failed_users": both[1:]}


async def test_members_are_asked_for_by_name(bot: RawBot) -> None:
    search = f"/guilds/{bot.guild.id}/members/search"
    assert await bot.refused("GET", search) == (400, 50035)
    assert [one["user"]["global_name"] for one in await bot.done("GET", f"{search}?query=bas")] == ["Basile"]


async def test_what_a_banned_person_wrote_of_late_goes_too(bot: RawBot, basile: Person) -> None:
    bot.may(Permission.BAN_MEMBERS, Permission.MANAGE_GUILD)
    said = await basile.say("spam")
    kept = await bot.say()
    await bot.done("PUT", f"/guilds/{bot.guild.id}/bans/{basile.id}", {"delete_message_seconds": 3600})
    assert (await bot.hears("MESSAGE_DELETE_BULK"))["ids"] == [said]
    assert list(bot.channel.messages) == [kept]


# Channels


async def test_a_channel_is_made_as_it_was_asked_for(bot: RawBot) -> None:
    """A channel for a few alone, as bots make for tickets and tables."""
    bot.may(Permission.MANAGE_CHANNELS, Permission.MANAGE_ROLES)
    rules = [{"id": bot.guild.id, "type": 0, "allow": 0, "deny": Permission.VIEW_CHANNEL}]
    rules.append({"id": bot.pg.world.bot.id, "type": 1, "allow": Permission.VIEW_CHANNEL, "deny": 0})
    body = {"name": "ticket", "permission_overwrites": rules}
    made = await bot.done("POST", f"/guilds/{bot.guild.id}/channels", body)
    channel = bot.pg.world.channels[made["id"]]
    assert not bot.pg.world.permissions(person(bot), channel) & Permission.VIEW_CHANNEL
    assert bot.pg.world.permissions(bot.pg.world.bot.id, channel) & Permission.VIEW_CHANNEL


async def test_slow_mode_makes_people_wait_and_is_taken_away(
    bot: RawBot, basile: Person, ada: Person
) -> None:
    bot.may(Permission.MANAGE_CHANNELS)
    told = await bot.done("PATCH", f"/channels/{bot.channel.id}", {"rate_limit_per_user": 3600.0})
    assert type(told["rate_limit_per_user"]) is int
    await basile.say("first")
    with pytest.raises(Refused, match="Slow mode"):
        await basile.say("second")
    for number in range(2):
        await ada.say(f"she owns the place {number}")
    told = await bot.done("PATCH", f"/channels/{bot.channel.id}", {"rate_limit_per_user": 0, "position": 0})
    assert (told["rate_limit_per_user"], told["position"]) == (0, 0)
    await basile.say("second")


async def test_threads_are_slow_and_archived_as_their_channel_says(bot: RawBot) -> None:
    bot.may(Permission.MANAGE_CHANNELS, Permission.MANAGE_THREADS)
    after = {"default_auto_archive_duration": 4320, "default_thread_rate_limit_per_user": 9}
    await bot.done("PATCH", f"/channels/{bot.channel.id}", after)
    threads = f"/channels/{bot.channel.id}/threads"
    thread = await bot.done("POST", threads, {"name": "side", "type": 11})
    assert thread["rate_limit_per_user"] == 9
    assert thread["thread_metadata"]["auto_archive_duration"] == 4320
    secret = await bot.done("POST", threads, {"name": "secret", "type": 12, "auto_archive_duration": 60})
    for one in (thread, secret):
        await bot.done("PATCH", f"/channels/{one['id']}", {"archived": True})
    for where, found in (("archived/public", thread), ("archived/private", secret)):
        told = await bot.done("GET", f"{threads}/{where}")
        assert [one["id"] for one in told["threads"]] == [found["id"]]
        before = told["threads"][0]["thread_metadata"]["archive_timestamp"].replace("+", "%2B")
        assert not (await bot.done("GET", f"{threads}/{where}?before={before}"))["threads"]


# Webhooks and invites


async def test_a_webhook_writes_in_its_own_name(bot: RawBot) -> None:
    bot.may(Permission.MANAGE_WEBHOOKS)
    made = await bot.done("POST", f"/channels/{bot.channel.id}/webhooks", {"name": "Herald"})
    assert (await bot.hears("WEBHOOKS_UPDATE"))["channel_id"] == bot.channel.id
    by_token = f"/webhooks/{made['id']}/{made['token']}"
    said = await bot.done("POST", f"{by_token}?wait=true", {"content": "hear", "username": "Bard"})
    assert (said["author"]["username"], said["webhook_id"]) == ("bard", made["id"])
    path = f"{by_token}/messages/{said['id']}"
    assert (await bot.done("PATCH", path, {"content": "hear, hear"}))["content"] == "hear, hear"
    assert (await bot.done("GET", path))["content"] == "hear, hear"
    await bot.done("DELETE", path)
    assert await bot.refused("GET", path) == (404, 10008)
    assert (await bot.done("GET", by_token))["name"] == "Herald"
    assert (await bot.done("PATCH", f"/webhooks/{made['id']}", {"name": "Crier"}))["name"] == "Crier"
    for listed in (f"/channels/{bot.channel.id}/webhooks", f"/guilds/{bot.guild.id}/webhooks"):
        assert [one["name"] for one in await bot.done("GET", listed)] == ["Crier"]
    assert await bot.refused("POST", f"/webhooks/{made['id']}/wrong", {"content": "x"}) == (401, 50027)
    await bot.done("DELETE", by_token)
    assert await bot.refused("GET", f"/webhooks/{made['id']}") == (404, 10015)


async def test_a_webhook_wears_a_picture_from_elsewhere(bot: RawBot) -> None:
    bot.may(Permission.MANAGE_WEBHOOKS)
    made = await bot.done("POST", f"/channels/{bot.channel.id}/webhooks", {"name": "Herald"})
    by_token = f"/webhooks/{made['id']}/{made['token']}"
    body = {"content": "hear", "tts": True, "avatar_url": "https://example.org/bard.png"}
    said = await bot.done("POST", f"{by_token}?wait=true", body)
    assert said["tts"] is True
    face = f"{bot.pg.url}/avatars/{made['id']}/{said['author']['avatar']}.png"
    async with bot.session.get(face, allow_redirects=False) as reply:
        assert (reply.status, reply.headers["Location"]) == (302, "https://example.org/bard.png")
    assert "pictures" not in await bot.done("GET", by_token)
    bad = body | {"avatar_url": "javascript:alert(1)"}
    assert await bot.refused("POST", by_token, bad) == (400, 50035)


async def test_an_invitation_like_one_that_stands_is_that_one(bot: RawBot) -> None:
    path = f"/channels/{bot.channel.id}/invites"
    first = await bot.done("POST", path, {"max_uses": 3})
    assert (await bot.done("POST", path, {"max_uses": 3}))["code"] == first["code"]
    assert (await bot.done("POST", path, {"max_uses": 3, "unique": True}))["code"] != first["code"]
    assert (await bot.done("POST", path, {"max_uses": 4}))["code"] != first["code"]


async def test_an_invitation_is_made_shown_and_taken_back(bot: RawBot) -> None:
    bot.may(Permission.MANAGE_CHANNELS, Permission.MANAGE_GUILD)
    made = await bot.done("POST", f"/channels/{bot.channel.id}/invites", {"max_uses": 3})
    assert (await bot.hears("INVITE_CREATE"))["code"] == made["code"]
    assert (await bot.done("GET", f"/invites/{made['code']}?with_counts=true"))["guild"]["id"] == bot.guild.id
    for listed in (f"/channels/{bot.channel.id}/invites", f"/guilds/{bot.guild.id}/invites"):
        assert [one["code"] for one in await bot.done("GET", listed)] == [made["code"]]
    await bot.done("DELETE", f"/invites/{made['code']}")
    await bot.hears("INVITE_DELETE")
    assert await bot.refused("GET", f"/invites/{made['code']}") == (404, 10006)


# Oneself


async def test_a_bot_edits_itself_and_its_application(bot: RawBot) -> None:
    assert (await bot.done("PATCH", "/users/@me", {"username": "Host"}))["username"] == "host"
    assert (await bot.hears("USER_UPDATE"))["username"] == "host"
    told = await bot.done(
        "PATCH", "/applications/@me", {"description": {"default": "plays"}, "tags": ["games"]}
    )
    assert (told["description"], told["tags"]) == ("plays", ["games"])
    assert (await bot.done("GET", f"/applications/{bot.pg.world.bot.id}"))["description"] == "plays"
    scopes = {"scopes": ["bot"], "permissions": 8}
    install = {"install_params": scopes, "integration_types_config": {"1": {"oauth2_install_params": scopes}}}
    told = await bot.done("PATCH", "/applications/@me", install)
    assert told["install_params"] == {"scopes": ["bot"], "permissions": "8"}
    assert told["integration_types_config"]["1"]["oauth2_install_params"]["scopes"] == ["bot"]
    assert await bot.refused("PATCH", "/users/@me", {"avatar": "data:image/png;base64,AA=="}) == (400, 50035)


@pytest.mark.parametrize(
    "path",
    [
        "/soundboard-default-sounds",
        "/sticker-packs",
        "/voice/regions",
        "/applications/{app}/entitlements",
        "/applications/{app}/emojis",
        "/applications/{app}/guilds/{guild}/commands/permissions",
        "/users/@me/guilds/{guild}/member",
        "/guilds/{guild}/emojis",
        "/guilds/{guild}/stickers",
        "/guilds/{guild}/scheduled-events",
        "/guilds/{guild}/soundboard-sounds",
        "/guilds/{guild}/auto-moderation/rules",
        "/skus/{app}/subscriptions",
    ],
)
async def test_what_libraries_ask_when_they_start_is_answered(bot: RawBot, path: str) -> None:
    await bot.done("GET", path.format(app=bot.pg.world.bot.id, guild=bot.guild.id))


@pytest.mark.parametrize("scope", ["", "/guilds/{guild}"])
@pytest.mark.parametrize("method", ["GET", "PATCH", "DELETE"])
async def test_where_no_command_was_ever_made_each_is_unknown(bot: RawBot, method: str, scope: str) -> None:
    place = scope.format(guild=bot.guild.id)
    path = f"/applications/{bot.pg.world.bot.id}{place}/commands/1572528441872351237"
    assert await bot.refused(method, path, {} if method == "PATCH" else None) == (404, 10063)


async def test_a_guild_that_is_left_is_gone(bot: RawBot) -> None:
    await bot.done("DELETE", f"/users/@me/guilds/{bot.guild.id}")
    assert (await bot.hears("GUILD_DELETE"))["id"] == bot.guild.id
    assert await bot.refused("GET", f"/guilds/{bot.guild.id}") == (404, 10004)
    assert await bot.refused("POST", f"/channels/{bot.channel.id}/messages", {"content": "x"}) == (403, 50001)
