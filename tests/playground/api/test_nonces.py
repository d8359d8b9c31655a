"""Nonces: the same message is not written twice, where whoever writes it asks for that."""

from __future__ import annotations

from typing import Any

import discord
import discord.http
import pytest

from tests.playground.bots import Start, here


async def test_the_same_nonce_makes_no_second_message_when_enforced(run: Start) -> None:
    """The first one is given back as it is: what the second would say is lost."""
    channel = await here(run)
    first = await channel.send("once", nonce="n1")
    for _ in range(60):  # however much is said meanwhile
        await channel.send("talk")
    again = await channel.send("twice", nonce="n1")
    assert (again.id, again.content) == (first.id, "once")
    assert (await channel.send("another", nonce="n2")).id != first.id


async def test_a_nonce_that_is_not_enforced_makes_another_message(run: Start) -> None:
    channel = await here(run)
    first = await channel.send("once", nonce="1")
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    body: dict[str, Any] = {"content": "twice", "nonce": 1}
    again = await channel._state.http.request(route, json=body)
    assert int(again["id"]) != first.id
    third = await channel._state.http.request(route, json=body | {"enforce_nonce": True})
    assert third["id"] == again["id"], "a number and its digits are one nonce, and the newest counts"


async def test_the_nonce_of_a_deleted_message_makes_no_other_one(run: Start) -> None:
    channel = await here(run)
    await (await channel.send("once", nonce="n1")).delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("twice", nonce="n1")
    assert gone.value.code == 10008


async def test_a_nonce_is_forgotten_after_some_minutes(run: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    channel = await here(run)
    first = await channel.send("once", nonce="n1")
    monkeypatch.setattr("playground.api.messages.SAME_NONCE_MS", -1)
    assert (await channel.send("twice", nonce="n1")).id != first.id
