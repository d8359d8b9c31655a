"""After all that can be done to a world its file says what it is: a kill at any moment loses nothing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

import playground
from playground.client import Person
from playground.memory.journal import Journal, Key
from playground.world.permissions import EVERYTHING
from tests.playground.bots import Start
from tests.playground.operations import (
    channels,
    commands,
    guilds,
    interactions,
    messages,
    oneself,
    webhooks_and_invites,
)
from tests.playground.raw_bot import raw_bot


@pytest.fixture
async def pg(tmp_path: Path) -> AsyncIterator[playground.Playground]:
    """One that remembers."""
    async with playground.start(limits=False, world=tmp_path / "of.world") as served:
        with playground.point_discord_at(served.url):
            yield served
        assert not served.errors


def in_the_file(pg: playground.Playground) -> dict[Key, Any]:
    keeper = pg.discord._keeper
    assert keeper is not None
    path = keeper._journal.path
    killed = Path(copy(path, path.with_name("killed.world")))
    journal = Journal(killed)
    known = {key: told for key, (told, _) in journal.read().items()}
    journal.close()
    return known


def in_the_world(pg: playground.Playground) -> dict[Key, Any]:
    keeper = pg.discord._keeper
    assert keeper is not None
    lines = [json.loads(line) for line in keeper._everything() if isinstance(line, str)]
    return {(kind, name): told for kind, name, told in lines}


def without_the_last(known: dict[Key, Any]) -> dict[Key, Any]:
    """Which message is a channel's last is known from its messages."""
    return {key: {**told, "last_message_id": ""} for key, told in known.items()}


async def people_among_themselves(pg: playground.Playground, ada: Person, basile: Person) -> None:
    """Servers, groups, roles, names, and apps of their own."""
    made = (await ada.ask("guild", name="Chess club", bot=False))["guild"]
    await ada.ask("invite_bot", guild=made)
    role = (await ada.ask("role", guild=made, name="Judge", colour=255))["role"]
    await ada.ask("give", guild=made, user=basile.id, role=role["id"] if isinstance(role, dict) else role)
    await ada.ask("nick", guild=made, user=basile.id, name="Bas")
    await basile.ask("install")
    await basile.ask("edit_person", id=basile.id, locale="de")
    await ada.ask("channel", guild=made, name="openings")
    await ada.group("Basile", "Cleo")
    said = await ada.say("hello")
    await ada.edit(said, "hello all")
    await ada.ask("pin", channel=ada.channel_id, message=said)
    await ada.ask("leave", channel=ada.channel_id)
    await ada.direct("Basile")
    await ada.ask("delete", channel=ada.channel_id, message=await ada.say("never mind"))
    await ada.fault(
        "permission", channel=next(iter(pg.world.channels)), permission="SEND_MESSAGES", allowed=True
    )


async def test_the_file_says_what_the_world_is(
    pg: playground.Playground, run: Start, ada: Person, basile: Person
) -> None:
    async with raw_bot(pg) as bot:
        bot.may(EVERYTHING)
        pg.world.change_guild(bot.guild)
        await messages(bot)
        await channels(bot, ada)
        await guilds(bot, ada)
        await commands(bot)
        await webhooks_and_invites(bot)
        await oneself(bot)
        await interactions(run, ada)
        await people_among_themselves(pg, ada, basile)
        assert without_the_last(in_the_file(pg)) == without_the_last(in_the_world(pg))
        await bot.done("DELETE", f"/users/@me/guilds/{bot.guild.id}")
        assert without_the_last(in_the_file(pg)) == without_the_last(in_the_world(pg))
