"""Small things in which a stand-in gives itself away."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

import playground
from bench.patience import patience
from playground.bot.limits import Buckets
from playground.client import Person, Refused
from playground.writing.pictures import content_type_of
from tests.playground.bots import SmallBot, Start, command
from tests.playground.raw_bot import PATIENCE, RawBot, raw_bot
from tests.rigs.recorder import Recorder


@pytest.fixture
async def bot(pg: playground.Playground, recorder: Recorder | None) -> AsyncIterator[RawBot]:
    if recorder is not None:
        recorder.forgive()
    async with raw_bot(pg) as made:
        yield made


# Answers


async def test_to_defer_and_delete_ends_the_waiting(run: Start, ada: Person) -> None:
    small = SmallBot()

    @command(small, "quiet")
    async def quiet(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()

    await run(small)
    deed = await ada.slash("quiet")
    await ada.settled(timeout=5)
    assert deed.state == "done"


@pytest.mark.parametrize(
    "body",
    [
        {"poll": {"question": {"text": "Which?"}, "answers": [{"poll_media": {"text": "This"}}]}},
        {"sticker_ids": ["1"]},
    ],
)
async def test_polls_and_stickers_are_refused_and_not_lost(bot: RawBot, body: Any) -> None:
    status, told = await bot.ask("POST", f"/channels/{bot.channel.id}/messages", body)
    assert status == 400
    assert "The playground has no" in told["message"]
    assert not bot.channel.messages


async def test_suppressed_embeds_are_gone(bot: RawBot) -> None:
    body = {"content": "x", "embeds": [{"title": "t"}]}
    made = await bot.done("POST", f"/channels/{bot.channel.id}/messages", body)
    told = await bot.done("PATCH", f"/channels/{bot.channel.id}/messages/{made['id']}", {"flags": 4})
    assert (told["embeds"], told["flags"]) == ([], 4)


async def test_what_is_written_is_trimmed(bot: RawBot) -> None:
    told = await bot.done("POST", f"/channels/{bot.channel.id}/messages", {"content": "  a\0b \n"})
    assert told["content"] == "ab"


async def test_files_get_names_that_fit_an_address(bot: RawBot) -> None:
    body = {"content": "x", "embeds": [{"image": {"url": "attachment://my_file1.png"}}]}
    form = aiohttp.FormData({"payload_json": json.dumps(body)}, quote_fields=False)
    form.add_field("files[0]", b"x", filename="my file[1].png", content_type="image/png")
    assert content_type_of(b"x", "a", "image/png\x01") is None
    path = f"/channels/{bot.channel.id}/messages"
    told = await bot.done("POST", path, data=form)
    url = told["embeds"][0]["image"]["url"]
    async with bot.session.get(url) as reply:
        assert (reply.status, reply.content_type) == (200, "image/png")


async def test_retry_after_is_told_in_whole_seconds() -> None:
    """JDA reads the header as a whole number."""
    buckets = Buckets(lambda: 0.2)
    verdicts = [buckets.take("POST /channels/{channel_id}/messages", "1") for _ in range(6)]
    assert verdicts[-1].headers["Retry-After"] == "5"
    assert verdicts[-1].body()["retry_after"] == 5.0


# The gateway


async def test_typing_and_threads_are_told(bot: RawBot, pg: playground.Playground, ada: Person) -> None:
    await ada.ask("typing", channel=bot.channel.id)
    assert (await bot.hears("TYPING_START"))["user_id"] == ada.id
    thread = await bot.done("POST", f"/channels/{bot.channel.id}/threads", {"name": "side", "type": 11})
    await bot.done("PUT", f"/channels/{thread['id']}/thread-members/{ada.id}")
    told = await bot.hears("THREAD_MEMBERS_UPDATE")
    assert [one["user_id"] for one in told["added_members"]] == [ada.id]
    await bot.done("DELETE", f"/channels/{thread['id']}/thread-members/@me")
    assert (await bot.hears("THREAD_MEMBERS_UPDATE"))["removed_member_ids"] == [pg.world.bot.id]


async def test_people_see_what_the_bot_says_it_does(bot: RawBot, ada: Person) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await opened(bot.pg, session)
        await socket.receive_json()
        doing = {"status": "idle", "since": 0, "afk": False, "activities": [{"type": 3, "name": "the board"}]}
        await socket.send_json({"op": 2, "d": {"token": bot.pg.token, "intents": 1, "presence": doing}})
        await ada.sees_bot(doing="the board")
        await socket.send_json({"op": 3, "d": doing | {"activities": [{"type": 4, "state": "thinking"}]}})
        await ada.sees_bot(doing="thinking")
        await socket.send_json({"op": 3, "d": {"status": None, "game": {"type": 0, "name": "chess"}}})
        await ada.sees_bot(doing="chess")  # so say discord.py at its login, and hikari
        await socket.send_json({"op": 3, "d": {"status": "asleep"}})
        assert await closed(socket) == 4002


async def test_sounds_are_asked_for_and_there_are_none(bot: RawBot, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="playground")
    async with aiohttp.ClientSession() as session:
        socket = await opened(bot.pg, session)
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": bot.pg.token, "intents": 1}})
        await socket.send_json({"op": 4, "d": {"guild_id": bot.guild.id, "channel_id": "1"}})
        await socket.send_json({"op": 31, "d": {"guild_ids": [bot.guild.id]}})
        waits = patience("the sounds")
        while (told := await socket.receive_json())["t"] != "SOUNDBOARD_SOUNDS":
            next(waits)
        assert told["d"] == {"guild_id": bot.guild.id, "soundboard_sounds": []}
    assert "the playground has no voice" in caplog.text


async def opened(pg: playground.Playground, session: aiohttp.ClientSession, query: str = "") -> Any:
    return await session.ws_connect(f"{pg.gateway.url}?v=10{query}", max_msg_size=0)


async def closed(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async with asyncio.timeout(PATIENCE):
        async for _ in socket:
            pass
    return socket.close_code


async def test_what_is_no_json_is_refused_by_name(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as session:
        assert await closed(await opened(pg, session, "&encoding=etf")) == 4002


async def test_a_session_has_one_socket(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as session:
        first = await opened(pg, session)
        await first.receive_json()
        await first.send_json({"op": 2, "d": {"token": pg.token, "intents": 1}})
        ready = await first.receive_json()
        resume = {"token": pg.token, "session_id": ready["d"]["session_id"], "seq": 1}
        second = await opened(pg, session)
        await second.receive_json()
        await second.send_json({"op": 6, "d": resume})
        assert await closed(first) is not None
        names = [(await second.receive_json())["t"] for _ in range(2)]
        assert names == ["GUILD_CREATE", "RESUMED"]
        third = await opened(pg, session)
        await third.receive_json()
        await third.send_json({"op": 6, "d": resume | {"seq": 4000}})
        assert await closed(third) == 4007


@pytest.mark.parametrize(
    "asked", [{"limit": "x", "query": ""}, {"limit": 1.5, "query": ""}, {"user_ids": 5}, {"query": 5}, 5]
)
async def test_a_request_for_members_that_is_none_ends_the_connection(
    pg: playground.Playground, asked: Any
) -> None:
    guild = next(iter(pg.world.guilds))
    async with aiohttp.ClientSession() as session:
        socket = await opened(pg, session)
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": pg.token, "intents": 3}})
        await socket.send_json(
            {"op": 8, "d": asked | {"guild_id": guild} if isinstance(asked, dict) else asked}
        )
        assert await closed(socket) == 4002


async def test_members_that_are_not_there_are_named(pg: playground.Playground, ada: Person) -> None:
    guild = next(iter(pg.world.guilds))
    async with aiohttp.ClientSession() as session:
        socket = await opened(pg, session)
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": pg.token, "intents": 3}})
        asked = {"guild_id": guild, "user_ids": [ada.id, "1572528441872351237"], "limit": 0}
        await socket.send_json({"op": 8, "d": asked})
        waits = patience("the members")
        while (told := await socket.receive_json())["t"] != "GUILD_MEMBERS_CHUNK":
            next(waits)
        assert told["d"]["not_found"] == ["1572528441872351237"]
        assert len(told["d"]["members"]) == 1


async def test_a_bot_that_plays_something_logs_in(pg: playground.Playground, run: Start, ada: Person) -> None:
    small = SmallBot(activity=discord.Game("chess"))
    await run(small)
    await ada.sees_bot(doing="chess")
    await small.change_presence(activity=discord.CustomActivity("thinking"), status=discord.Status.idle)
    await ada.sees_bot(doing="thinking")
    await small.change_presence()
    await ada.sees_bot(doing="")


# The server


async def test_a_browser_leaves_out_the_port_that_goes_without_saying(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with playground.start() as other:
        port = int(other.url.rpartition(":")[2])
    monkeypatch.setattr("playground.serving.server.HTTP", port)
    async with playground.start(port=port) as served, aiohttp.ClientSession() as session:
        for host, status in (("localhost", 200), ("127.0.0.1", 200), ("evil.example", 403)):
            async with session.get(served.url, headers={"Host": host}) as reply:
                assert reply.status == status


@pytest.mark.parametrize(
    "path",
    [
        "/page/%00",
        "/page/" + "a" * 5000,
        "/page/%ff",
        "/page/",
        "/cdn/" + "9" * 5000 + "/x",
        "/avatars/%00/x",
    ],
)
async def test_an_odd_address_is_not_found(pg: playground.Playground, path: str) -> None:
    async with aiohttp.request("GET", pg.url + path) as reply:
        assert reply.status == 404


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "slash", "command": "x", "options": [{"name": ["x"]}]},
        {"do": "slash", "command": "x", "options": [{"name": {}}]},
        {"do": "submit", "modal": "1", "components": [{"components": 5, "component": [1]}]},
    ],
)
async def test_an_odd_frame_of_a_page_is_declined(ada: Person, run: Start, asked: Any) -> None:
    small = SmallBot()

    @command(small, "x")
    async def x(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("x")

    await run(small)
    await ada.bot_arrives()
    details = {"channel": ada.channel_id, **asked}
    verb = details.pop("do")
    with pytest.raises(Refused):
        await ada.ask(verb, **details)


async def test_the_console_tells_what_was_wrong_with_a_request(
    bot: RawBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="playground")
    path = f"/channels/{bot.channel.id}/messages"
    await bot.ask("POST", path, {"content": "x" * 2001, "embeds": [{"title": "t" * 300}]})
    (line,) = [record.getMessage() for record in caplog.records if record.name == "playground"]
    assert line == (
        f"POST {path} -> 400, code 50035: Invalid Form Body: content: Must be 2000 or fewer in length.;"
        " embeds.0.title: Must be 256 or fewer in length."
    )


NO_HTTP = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: abc\r\n\r\n",
    b"\x16\x03\x01\x02\x00\r\n\r\n",
    b"BLAH\r\n\r\n",
)


async def test_what_is_no_http_is_told_in_one_line(
    pg: playground.Playground, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="playground")
    for raw in NO_HTTP:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(pg.url.rpartition(":")[2]))
        writer.write(raw)
        assert (await reader.readline()).split()[1] == b"400"
        writer.close()
    told = [record for record in caplog.records if record.name == "playground.http"]
    assert len(told) == len(NO_HTTP)
    for record in told:
        assert record.getMessage().startswith("a request that is no HTTP: ")
        assert record.exc_info is None


async def test_a_form_says_what_json_says(bot: RawBot) -> None:
    """py-cord sends so whatever has no file."""
    path = f"/channels/{bot.channel.id}/messages"
    told = await bot.done("POST", path, data={"payload_json": json.dumps({"content": "in a form"})})
    assert told["content"] == "in a form"
    told = await bot.done("PATCH", f"{path}/{told['id']}", data={"payload_json": '{"content": "edited"}'})
    assert told["content"] == "edited"


@pytest.mark.parametrize(
    ("sizes", "status"), [((10 << 20,), 200), ((6 << 20, 6 << 20), 200), (((10 << 20) + 1,), 413)]
)
async def test_each_file_may_have_ten_mebibytes(bot: RawBot, sizes: tuple[int, ...], status: int) -> None:
    form = aiohttp.FormData({"payload_json": "{}"})
    for number, size in enumerate(sizes):
        form.add_field(f"files[{number}]", io.BytesIO(bytes(size)), filename=f"{number}.bin")
    told, _ = await bot.ask("POST", f"/channels/{bot.channel.id}/messages", data=form)
    assert told == status
