"""Faults and rate limits as a bot meets them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

import playground
from playground.client import Person
from tests.playground.bots import SmallBot, Start, command
from tests.rigs.wire import running

MESSAGES = "/channels/*/messages"


@pytest.fixture
async def limited() -> AsyncIterator[playground.Playground]:
    """A playground with rate limits."""
    async with playground.start() as served:
        with playground.point_discord_at(served.url):
            yield served
        assert not served.errors


async def test_a_failing_route_is_tried_again_by_the_bot(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = await run(SmallBot())
    await ada.fault("fail", method="POST", route=MESSAGES, status=502, times=1)
    await bot.guilds[0].text_channels[0].send("after all")
    await ada.sees("after all")
    assert [request["status"] for request in pg.discord.log][-2:] == [502, 200]
    assert ada.hello["faults"] == []


async def test_a_429_on_demand_is_waited_out(pg: playground.Playground, run: Start) -> None:
    bot = await run(SmallBot())
    pg.faults.add("POST", MESSAGES, status=429, retry_after=0.01, times=2)
    await bot.guilds[0].text_channels[0].send("patience")
    assert [request["status"] for request in pg.discord.log][-3:] == [429, 429, 200]


async def test_a_refusing_route_raises_in_the_bot(pg: playground.Playground, run: Start) -> None:
    bot = await run(SmallBot())
    pg.faults.add("POST", MESSAGES, status=403, times=1)
    with pytest.raises(discord.Forbidden):
        await bot.guilds[0].text_channels[0].send("no")


async def test_what_was_taken_is_there_though_its_answer_is_lost(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = await run(SmallBot())
    await ada.fault("fail", method="POST", route=MESSAGES, status=503, times=1, taken=True)
    with pytest.raises(discord.DiscordServerError):
        await bot.guilds[0].text_channels[0].send("said")
    await ada.sees("said")


async def test_discord_py_tries_again_with_the_same_nonce(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = await run(SmallBot())
    pg.faults.add("POST", MESSAGES, status=502, times=1, taken=True)
    sent = await bot.guilds[0].text_channels[0].send("said")
    await ada.settled()
    assert [message.id for message in ada.messages] == [str(sent.id)]


async def test_a_slow_answer_comes_late_but_comes(pg: playground.Playground, run: Start, ada: Person) -> None:
    bot = SmallBot()

    @command(bot, "slow")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await run(bot)
    pg.faults.add("POST", "/interactions/*", delay_ms=50, times=1)
    await ada.slash("slow")
    assert pg.discord.log[-1]["ms"] >= 50


async def test_silence_lasts_until_the_client_leaves(pg: playground.Playground) -> None:
    pg.faults.add("GET", "/gateway", silence=True)
    async with aiohttp.ClientSession() as http:
        with pytest.raises(asyncio.TimeoutError):
            await http.get(f"{pg.url}/api/v10/gateway", timeout=aiohttp.ClientTimeout(total=0.05))
        pg.faults.clear()
        async with http.get(f"{pg.url}/api/v10/gateway") as response:
            assert response.status == 200


async def test_the_sixth_edit_in_five_seconds_is_limited(limited: playground.Playground) -> None:
    channel = next(iter(limited.world.channels.values()))
    message = limited.discord.write_system(channel, {"content": "0"})
    url = f"{limited.url}/api/v10/channels/{channel.id}/messages/{message.id}"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {limited.token}"}) as http:
        for left in (4, 3, 2, 1, 0):
            async with http.patch(url, json={"content": str(left)}) as response:
                assert response.status == 200
                assert response.headers["X-RateLimit-Remaining"] == str(left)
        async with http.patch(url, json={"content": "too much"}) as response:
            body = await response.json()
            assert response.status == 429
            assert 0 < body["retry_after"] <= 5
            assert body["global"] is False
            assert "Via" in response.headers
    assert message.wire["content"] == "0"


async def test_interaction_answers_are_free_of_the_global_limit(limited: playground.Playground) -> None:
    bot = SmallBot()

    @command(bot, "hi")
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    async with running(bot, limited.token), await Person.join(limited.url, "Ada") as ada:
        deeds = await asyncio.gather(*(ada.slash("hi") for _ in range(60)))
    assert {deed.state for deed in deeds} == {"done"}
    assert 429 not in {request["status"] for request in limited.discord.log}


async def test_limits_can_be_switched_off_and_on(limited: playground.Playground) -> None:
    async with await Person.join(limited.url, "Ada") as ada:
        await ada.fault("rate_limits", on=False)
        assert ada.hello["rate_limits"] == {"on": False}
        assert not limited.discord.buckets.on
        await ada.fault("rate_limits", on=True)
        assert limited.discord.buckets.on


async def test_the_log_tells_requests_without_tokens(
    pg: playground.Playground, run: Start, ada: Person
) -> None:
    bot = SmallBot()

    @command(bot, "hi")
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    await run(bot)
    deed = await ada.slash("hi")
    requests = (await ada.ask("log"))["requests"]
    assert requests[-1]["path"] == f"/interactions/{deed.id}/…/callback"
    token = bot.heard[0].token
    assert token not in str(requests)


async def test_the_bot_going_away_is_told_to_the_page(pg: playground.Playground, ada: Person) -> None:
    assert not ada.hello["bot"]["online"]
    async with running(SmallBot(), pg.token):
        await ada.sees_bot(online=True)
    await ada.sees_bot(online=False)
