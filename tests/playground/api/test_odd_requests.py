"""A good request in which something is odd: it is done or refused, and no bug comes of it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp.base_protocol import BaseProtocol
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.bot.interactions import Kind
from playground.checks import Rejected
from playground.serving.bodies import parse, read_multipart
from tests.playground.api.raw import SNOWFLAKE, Raw, raw

__all__ = ["raw"]


BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🎲"}}
OPTIONS = [{"label": "A", "value": "a", "description": "first"}]
MESSAGE = {
    "content": "text",
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "image": {"url": "https://x.y/z"}}],
    "components": [
        {"type": 1, "components": [BUTTON]},
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": OPTIONS, "max_values": 1}]},
    ],
    "attachments": [],
    "allowed_mentions": {"parse": ["users"], "replied_user": False},
    "message_reference": {"message_id": SNOWFLAKE, "fail_if_not_exists": False},
    "flags": 4096,
    "nonce": "n",
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 5,
            "components": [
                {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {**BUTTON}},
                {"type": 12, "items": [{"media": {"url": "https://x.y/z"}, "description": "d"}]},
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 1, "components": [{"type": 5, "custom_id": "u", "default_values": []}]},
            ],
        }
    ],
}
COMMAND = {
    "name": "play",
    "description": "Play",
    "type": 1,
    "options": [
        {"type": 3, "name": "game", "description": "d", "choices": [{"name": "a", "value": "b"}]},
        {"type": 4, "name": "seats", "description": "d", "min_value": 1, "max_value": 5},
    ],
    "name_localizations": {"fr": "jouer"},
}
GROUP = {
    "name": "table",
    "description": "d",
    "options": [{"type": 1, "name": "open", "description": "d", "options": COMMAND["options"]}],
}
CHANNEL = {
    "name": "x",
    "topic": "t",
    "position": 1,
    "permission_overwrites": [{"id": SNOWFLAKE, "allow": "1"}],
}
THREAD = {"name": "x", "type": 11, "auto_archive_duration": 60, "invitable": True}
MODAL = {
    "custom_id": "m",
    "title": "t",
    "components": [
        {"type": 10, "content": "read this"},
        {"type": 18, "label": "a", "component": {"type": 4, "custom_id": "a", "style": 1, "max_length": 5}},
        {"type": 18, "label": "b", "component": {"type": 3, "custom_id": "b", "options": OPTIONS}},
        {"type": 18, "label": "c", "component": {"type": 21, "custom_id": "c", "options": OPTIONS * 2}},
        {"type": 18, "label": "d", "component": {"type": 5, "custom_id": "d", "required": False}},
    ],
}
CALLBACK = "/interactions/{interaction}/{token}/callback?with_response=1"
WEBHOOK = "/webhooks/{bot}/{token}"
PLAIN = {key: value for key, value in MESSAGE.items() if key not in ("message_reference", "nonce")}
GOOD: list[tuple[str, str, Any]] = [
    ("POST", CALLBACK, {"type": 4, "data": {**PLAIN, "flags": 64}}),
    ("POST", CALLBACK, {"type": 7, "data": LAYOUT}),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    ("POST", CALLBACK, {"type": 9, "data": MODAL}),
    ("POST", WEBHOOK, PLAIN),
    ("PATCH", WEBHOOK + "/messages/@original", PLAIN),
    ("POST", "/channels/{channel}/messages", MESSAGE),
    ("POST", "/channels/{channel}/messages", LAYOUT),
    ("PATCH", "/channels/{channel}/messages/{message}", MESSAGE),
    ("PATCH", "/channels/{channel}/messages/{message}", LAYOUT),
    ("PUT", "/applications/{bot}/commands", [COMMAND, GROUP]),
    ("POST", "/applications/{bot}/commands", COMMAND),
    ("PATCH", "/channels/{channel}", CHANNEL),
    ("POST", "/channels/{channel}/threads", THREAD),
    ("POST", "/channels/{channel}/messages/bulk-delete", {"messages": [SNOWFLAKE, SNOWFLAKE]}),
    ("PUT", "/channels/{channel}/permissions/" + SNOWFLAKE, {"type": 1, "allow": "1", "deny": "0"}),
    ("POST", "/users/@me/channels", {"recipient_id": SNOWFLAKE}),
]
# fmt: off
ODD = st.sampled_from(
    [None, True, -1, 0, 3, 17, 1 << 70, 0.5, "", "x", "attachment://x", SNOWFLAKE, [], [None], {},
     {"type": 2}, [[]], [{}], {"id": []}, {"url": 3}, [3], ["x", {}], "\ud800", "x" * 5000]
)
# fmt: on


def places(tree: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree that something may be changed at."""
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [at, *(place for key, value in inner for place in places(value, (*at, key)))]


def changed(tree: Any, at: tuple[Any, ...], odd: Any) -> Any:
    """The tree with something odd at one place."""
    if not at:
        return odd
    copy = dict(tree) if isinstance(tree, dict) else list(tree)
    copy[at[0]] = changed(copy[at[0]], at[1:], odd)
    return copy


@st.composite
def nearly_good(draw: st.DrawFn) -> tuple[str, str, Any]:
    """A good request in which one or two things are odd, in place of what was there or beside it."""
    method, path, body = draw(st.sampled_from(GOOD))
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(places(body)))
        keys = ("components", "options", "choices", "items", "id", "url", "min_value", "embeds", "flags")
        beside = draw(st.none() | st.sampled_from(keys))
        parent = body
        for key in place:
            parent = parent[key]
        odd = draw(ODD)
        if beside is not None and isinstance(parent, dict):
            body = changed(body, place, {**parent, beside: odd})
        else:
            body = changed(body, place, odd)
    return method, path, body


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(request=nearly_good())
async def test_whatever_is_odd_in_a_request_no_bug_comes_of_it(
    raw: Raw, request: tuple[str, str, Any]
) -> None:
    method, path, body = request
    world = raw.pg.world
    ada = next(iter(world.people.values()))
    channel = world.add_channel(next(iter(world.guilds.values())), "odd")
    message = raw.pg.discord.write_system(channel, {"content": "old"})
    data = {"component_type": 2, "custom_id": "go", "id": 1}
    pressed = raw.pg.discord.interactions.open(Kind.COMPONENT, ada, channel, data, message=message)
    pressed.answered = path.startswith(WEBHOOK)
    pressed.original = message if pressed.answered else None
    try:
        path = path.format(
            channel=channel.id,
            message=message.id,
            bot=world.bot.id,
            interaction=pressed.id,
            token=pressed.token,
        )
        status, told = await raw(method, path, data=json.dumps(body), headers=raw.json)
        assert status < 500
        assert status < 300 or told["code"] or status == 404
        assert raw.pg.errors == []
    finally:
        world.remove_channel(channel)


@given(
    body=st.binary(max_size=200),
    kind=st.sampled_from(["application/x-www-form-urlencoded", "application/json"]),
)
async def test_any_body_is_parsed_or_rejected(body: bytes, kind: str) -> None:
    with suppress(Rejected):
        parse(body, kind)
    file = b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a"\r\n\r\n'
    for whole in (body, file + body, file + body + b"\r\n--b--"):
        with suppress(Rejected):
            payload, uploads = await read_multipart(MULTIPART, stream(whole))
            assert all(isinstance(upload.data, bytes) for upload in uploads), payload


MULTIPART = {"Content-Type": "multipart/form-data; boundary=b"}


def stream(body: bytes) -> aiohttp.StreamReader:
    loop = asyncio.get_running_loop()
    reader = aiohttp.StreamReader(BaseProtocol(loop), 1 << 16, loop=loop)
    reader.feed_data(body)
    reader.feed_eof()
    return reader
