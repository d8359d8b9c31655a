"""The gateway: logins, shards, resumes, close codes, with the real discord.py and a bare socket."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

import playground
from bench.patience import patience
from playground.bot import connection
from playground.client import Person
from tests.playground.bots import SmallBot, Start, answering, command

PATIENCE = 60
JSON = "?v=10&encoding=json"


class Bare:
    """A socket that speaks to the gateway by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: Any, data: Any = None) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def hears(self, op: int, event: str | None = None) -> Any:
        waits = patience(f"{event}")
        while True:
            next(waits)
            frame = await self.socket.receive_json(timeout=PATIENCE)
            if frame["op"] == op and frame["t"] == event:
                return frame

    async def closes(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code

    async def identify(self, token: str, **more: Any) -> Any:
        await self.say(2, {"token": token, "intents": 1, "properties": {}, **more})
        return await self.hears(0, "READY")


@pytest.fixture
async def bare(pg: playground.Playground) -> AsyncIterator[Bare]:
    """A socket at the gateway that has said nothing yet."""
    async with aiohttp.ClientSession() as session, session.ws_connect(pg.gateway.url + JSON) as socket:
        yield Bare(socket)


def greeter() -> SmallBot:
    """A bot that greets."""
    bot = SmallBot()

    @command(bot, "greet")
    async def greet(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    return bot


async def test_a_bot_logs_in_and_knows_its_guild(pg: playground.Playground, run: Start) -> None:
    bot = await run(SmallBot())
    guild = bot.guilds[0]
    assert [channel.name for channel in guild.text_channels] == ["games", "lobby", "small-talk"]
    assert guild.me.id == int(pg.world.bot.id)
    assert guild.owner_id == int(next(iter(pg.world.people)))
    assert pg.gateway.online


async def test_a_wrong_token_is_no_login(pg: playground.Playground) -> None:
    bot = SmallBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("not.the.token")
    await bot.close()


async def test_every_shard_gets_its_own_guilds(pg: playground.Playground, run: Start) -> None:
    pg.discord.shards = 2
    shards = {int(guild.id) >> 22 & 1 for guild in pg.world.guilds.values()}
    while len(shards) < 2:
        shards.add(int(pg.world.add_guild("Another").id) >> 22 & 1)
    bot = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    await run(bot)
    assert len(bot.shards) == 2
    assert len(bot.guilds) == len(pg.world.guilds)
    assert all(guild.shard_id == (guild.id >> 22) % 2 for guild in bot.guilds)


async def test_after_a_dropped_socket_the_bot_resumes_and_misses_nothing(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = greeter()
    resumed = asyncio.Event()
    bot.on_resumed = lambda: _set(resumed)  # type: ignore[attr-defined]
    await run(bot)
    pg.gateway.drop()
    await ada.ask("settle", quiet_ms=1)
    deed = await ada.slash("greet")
    assert deed.state == "done"
    await asyncio.wait_for(resumed.wait(), 5)
    await ada.sees("hello")


async def _set(event: asyncio.Event) -> None:
    event.set()


async def test_a_reconnect_is_followed_by_a_resume(pg: playground.Playground, run: Start) -> None:
    bot = SmallBot()
    resumed = asyncio.Event()
    bot.on_resumed = lambda: _set(resumed)  # type: ignore[attr-defined]
    await run(bot)
    sessions = set(pg.gateway.sessions)
    pg.gateway.reconnect()
    await asyncio.wait_for(resumed.wait(), 5)
    assert set(pg.gateway.sessions) == sessions


async def test_a_refused_resume_means_a_new_session(pg: playground.Playground, bare: Bare) -> None:
    ready = (await bare.identify(pg.token))["d"]
    pg.gateway.refuse_resume()
    pg.gateway.drop()
    await bare.closes()
    async with aiohttp.ClientSession() as http, http.ws_connect(pg.gateway.url + JSON) as socket:
        again = Bare(socket)
        await again.say(6, {"token": pg.token, "session_id": ready["session_id"], "seq": 1})
        assert (await again.hears(9))["d"] is False
        assert (await again.identify(pg.token))["d"]["session_id"] != ready["session_id"]


async def test_a_resume_replays_what_came_after_the_last_event_seen(
    pg: playground.Playground, bare: Bare
) -> None:
    ready = await bare.identify(pg.token)
    await bare.hears(0, "GUILD_CREATE")
    pg.gateway.drop()
    await bare.closes()
    guild = next(iter(pg.world.guilds.values()))
    names = [pg.world.add_channel(guild, f"new-{number}").name for number in range(3)]
    async with aiohttp.ClientSession() as http, http.ws_connect(pg.gateway.url + JSON) as socket:
        again = Bare(socket)
        resume = {"token": pg.token, "session_id": ready["d"]["session_id"], "seq": 2}
        await again.say(6, resume)
        heard = [await again.hears(0, "CHANNEL_CREATE") for _ in names]
        assert [event["d"]["name"] for event in heard] == names
        assert [event["s"] for event in heard] == [3, 4, 5]
        await again.hears(0, "RESUMED")


async def test_a_resume_of_nothing_known_is_an_invalid_session(pg: playground.Playground, bare: Bare) -> None:
    await bare.say(6, {"token": pg.token, "session_id": "nothing", "seq": 1})
    assert (await bare.hears(9))["d"] is False


async def test_an_invalidated_session_is_told_whether_it_may_resume(
    pg: playground.Playground, bare: Bare
) -> None:
    await bare.identify(pg.token)
    pg.gateway.invalidate(resumable=True)
    assert (await bare.hears(9))["d"] is True
    assert len(pg.gateway.sessions) == 1


async def test_a_session_closed_in_good_order_is_gone(pg: playground.Playground, bare: Bare) -> None:
    await bare.identify(pg.token)
    await bare.socket.close(code=1000)
    await _until(lambda: not pg.gateway.sessions)
    assert not pg.gateway.online


async def _until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - the server tells nobody that it noticed
            await asyncio.sleep(0)


async def test_heartbeats_are_acknowledged_before_and_after_the_login(
    pg: playground.Playground, bare: Bare
) -> None:
    await bare.say(1, None)
    await bare.hears(11)
    await bare.identify(pg.token)
    await bare.say(1, 2)
    await bare.hears(11)


async def test_no_acknowledgement_overtakes_the_clients_own_note_of_its_heartbeat(
    pg: playground.Playground, bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "ROUND_TRIP", 0.3)
    await bare.identify(pg.token)
    await bare.say(1, 2)
    await bare.say(8, {"guild_id": next(iter(pg.world.guilds)), "query": "Ada", "limit": 1})
    await bare.hears(0, "GUILD_MEMBERS_CHUNK")
    await bare.hears(11)


async def test_binary_frames_are_read_as_well(pg: playground.Playground, bare: Bare) -> None:
    identify = {"op": 2, "d": {"token": f"Bot {pg.token}", "intents": 0, "properties": {}}}
    await bare.socket.send_bytes(json.dumps(identify).encode())
    ready = await bare.hears(0, "READY")
    assert ready["d"]["guilds"] == [{"id": next(iter(pg.world.guilds)), "unavailable": True}]


async def test_a_zlib_stream_is_one_stream_of_whole_frames(pg: playground.Playground) -> None:
    url = f"{pg.gateway.url}{JSON}&compress=zlib-stream"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as socket:
        stream = zlib.decompressobj()
        hello = await socket.receive_bytes(timeout=PATIENCE)
        assert hello.endswith(b"\0\0\xff\xff")
        assert json.loads(stream.decompress(hello))["op"] == 10
        await socket.send_str(json.dumps({"op": 2, "d": {"token": pg.token, "intents": 1}}))
        assert json.loads(stream.decompress(await socket.receive_bytes(timeout=PATIENCE)))["t"] == "READY"
        created = await socket.receive_bytes(timeout=PATIENCE)
        assert created.endswith(b"\0\0\xff\xff")
        assert json.loads(stream.decompress(created))["t"] == "GUILD_CREATE"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not json", 4002),
        ("[]", 4002),
        ("[" * 4000, 4002),
        (json.dumps({"op": 1, "d": "x" * 5000}), 4002),
        (json.dumps({"op": 99}), 4001),
        (json.dumps({"op": "2"}), 4001),
        (json.dumps({}), 4001),
        (json.dumps({"op": 3, "d": {}}), 4003),
        (json.dumps({"op": 2, "d": {"token": "wrong"}}), 4004),
        (json.dumps({"op": 2, "d": None}), 4002),
        (json.dumps({"op": 6, "d": {"token": "wrong"}}), 4004),
    ],
)
async def test_what_a_stranger_says_wrong_closes_the_socket(bare: Bare, frame: str, code: int) -> None:
    await bare.socket.send_str(frame)
    assert await bare.closes() == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"shard": [2, 2]}, 4010),
        ({"shard": "x"}, 4010),
        ({"shard": [-1, 1]}, 4010),
        ({"intents": 1 << 40}, 4013),
        ({"intents": "many"}, 4013),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_a_login_with_wrong_wishes_closes_the_socket(
    pg: playground.Playground, bare: Bare, more: dict[str, Any], code: int
) -> None:
    pg.gateway.disallowed_intents = discord.Intents(message_content=True).value
    await bare.say(2, {"token": pg.token, "intents": 1, "properties": {}, **more})
    assert await bare.closes() == code


async def test_a_second_login_on_one_socket_closes_it(pg: playground.Playground, bare: Bare) -> None:
    await bare.identify(pg.token)
    await bare.say(2, {"token": pg.token, "intents": 1})
    assert await bare.closes() == 4005


async def test_more_than_120_frames_a_minute_close_the_socket(bare: Bare) -> None:
    for _ in range(121):
        await bare.say(1, None)
    assert await bare.closes() == 4008


async def test_a_socket_without_heartbeats_times_out(pg: playground.Playground) -> None:
    pg.gateway.heartbeat_ms = 20
    async with aiohttp.ClientSession() as http, http.ws_connect(pg.gateway.url + JSON) as socket:
        assert await Bare(socket).closes() == 4009


async def test_a_login_asks_for_events_and_gets_no_others(
    pg: playground.Playground, bare: Bare, ada: Person
) -> None:
    await bare.identify(pg.token, intents=discord.Intents(guild_messages=True).value)
    await ada.say("a secret")
    heard = (await bare.hears(0, "MESSAGE_CREATE"))["d"]
    assert heard["content"] == ""
    await ada.say(f"for you <@{pg.world.bot.id}>")
    heard = (await bare.hears(0, "MESSAGE_CREATE"))["d"]
    assert heard["content"].startswith("for you")
    assert heard["member"]["roles"] == []


async def test_an_old_version_of_the_gateway_is_refused(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{pg.gateway.url}?v=6") as socket:
        assert await Bare(socket).closes() == 4012


async def test_members_are_told_on_request(pg: playground.Playground, bare: Bare) -> None:
    await bare.identify(pg.token, intents=3)
    guild = next(iter(pg.world.guilds))
    await bare.say(8, {"guild_id": guild, "query": "", "limit": 0, "nonce": "n"})
    chunk = (await bare.hears(0, "GUILD_MEMBERS_CHUNK"))["d"]
    assert len(chunk["members"]) == 5
    assert chunk["nonce"] == "n"


async def test_presses_during_a_drop_arrive_once_each_after_the_resume(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = SmallBot()

    async def note(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    @command(bot, "open")
    async def opens(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("table", view=answering("go", "Go", note))

    await run(bot)
    await ada.slash("open")
    presses = [asyncio.create_task(ada.press("Go")) for _ in range(40)]
    pg.gateway.drop()
    deeds = await asyncio.gather(*presses)
    assert {deed.state for deed in deeds} == {"done"}
    heard = [str(interaction.id) for interaction in bot.heard[1:]]
    assert sorted(heard) == sorted(deed.id for deed in deeds)


async def test_a_connection_that_fell_silent_stays_open_and_acknowledges_nothing(
    pg: playground.Playground, bare: Bare
) -> None:
    await bare.identify(pg.token)
    await bare.hears(0, "GUILD_CREATE")
    pg.gateway.fall_silent()
    await bare.say(1, 2)
    pg.world.add_channel(next(iter(pg.world.guilds.values())), "unheard")
    with pytest.raises(TimeoutError):
        await bare.socket.receive(timeout=0.2)
    assert not bare.socket.closed
    pg.gateway.speak_again()
    assert (await bare.hears(0, "CHANNEL_CREATE"))["d"]["name"] == "unheard"
    await bare.hears(11)


async def test_beside_a_silent_connection_a_new_one_is_served(pg: playground.Playground, bare: Bare) -> None:
    ready = (await bare.identify(pg.token))["d"]
    await bare.hears(0, "GUILD_CREATE")
    pg.gateway.fall_silent()
    pg.world.add_channel(next(iter(pg.world.guilds.values())), "unheard")
    async with aiohttp.ClientSession() as http, http.ws_connect(pg.gateway.url + JSON) as socket:
        again = Bare(socket)
        await again.say(6, {"token": pg.token, "session_id": ready["session_id"], "seq": 2})
        assert (await again.hears(0, "CHANNEL_CREATE"))["d"]["name"] == "unheard"
        await again.hears(0, "RESUMED")
