"""Matches of places that one cannot see are neither offered nor shown, whatever we know of the place."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from cogs.wire.rights.inquiries import BURST, Inquiries
from engine.tables.table import Standing
from playground.client import Person
from playground.world.channels import Channel
from playground.world.permissions import Overwrite
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import finished, one_shuffle

__all__ = ["one_shuffle"]

VIEW = discord.Permissions(view_channel=True).value
NOTHING = "No match has been finished here yet"


def answer(person: Person) -> str:
    return [message for message in person.messages if message.ephemeral][-1].text


def channel_of(evening: Evening, name: str = "games") -> Channel:
    return next(one for one in evening.playground.world.channels.values() if one.name == name)


async def told(evening: Evening, event: str, change: Callable[[], object]) -> None:
    """Change the world, and wait until the bot has heard of it."""
    heard = evening.client.wait_for(event, timeout=10)
    change()
    await heard


async def a_thread(evening: Evening, parent: Channel, owner: Person) -> Channel:
    world, found = evening.playground.world, list[Channel]()
    await told(evening, "thread_create", lambda: found.append(world.add_thread(parent, "aside", owner.id)))
    return found[0]


async def archived(evening: Evening, thread: Channel) -> None:
    """discord.py forgets a thread that is archived."""
    assert thread.thread is not None
    thread.thread.archived = True
    await told(evening, "raw_thread_update", lambda: evening.playground.world.change_channel(thread))


async def hidden(evening: Evening, channel: Channel, person: Person) -> None:
    channel.overwrites[person.id] = Overwrite(1, deny=VIEW)
    world = evening.playground.world
    await told(evening, "guild_channel_update", lambda: world.change_channel(channel))


async def offered(evening: Evening, person: Person) -> bool:
    """Whether /replay offers the only match there is."""
    await person.slash("replay")
    await evening.settled()
    return NOTHING not in answer(person)


async def opened(evening: Evening, person: Person, standing: Standing) -> str:
    """What a press says that names the match, whatever was offered."""
    await person.slash("me")
    private = person.messages[-1]
    await person.press(f"{standing.table.id}.0.replay_jump", message=private, forged=True)
    await person.press(f"{standing.table.id}.0.replay", message=private, forged=True)
    await evening.settled()
    return answer(person)


async def is_shown(evening: Evening, person: Person, standing: Standing) -> None:
    assert await offered(evening, person)
    assert "Step 1 of" in await opened(evening, person, standing)


async def is_hidden(evening: Evening, person: Person, standing: Standing) -> None:
    assert not await offered(evening, person)
    assert "Step 1 of" not in await opened(evening, person, standing)


@pytest.fixture
async def cleo(evening: Evening) -> Person:
    """Somebody who did not play, and looks from another channel."""
    cleo = evening.person("Cleo")
    await cleo.go("lobby")
    return cleo


async def test_whoever_sees_the_channel_of_an_archived_thread_sees_its_matches(
    evening: Evening, cleo: Person
) -> None:
    thread = await a_thread(evening, channel_of(evening), evening.person("Ada"))
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await archived(evening, thread)
    await is_shown(evening, cleo, match)


async def test_an_archived_thread_hides_what_its_channel_hides(evening: Evening, cleo: Person) -> None:
    games = channel_of(evening)
    thread = await a_thread(evening, games, evening.person("Ada"))
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await archived(evening, thread)
    await hidden(evening, games, cleo)
    await is_hidden(evening, cleo, match)


async def test_a_deleted_channel_keeps_its_matches_for_those_who_sat_there(
    evening: Evening, cleo: Person
) -> None:
    world, guild = evening.playground.world, next(iter(evening.playground.world.guilds.values()))
    staff = list[Channel]()
    await told(evening, "guild_channel_create", lambda: staff.append(world.add_channel(guild, "staff")))
    match = await finished(evening, "Ada", "Basile", place=int(staff[0].id))
    await told(evening, "guild_channel_delete", lambda: world.remove_channel(staff[0]))
    await is_hidden(evening, cleo, match)
    await is_shown(evening, evening.person("Ada"), match)


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_private_thread_is_for_its_members_alone(
    evening: Evening, cleo: Person, asleep: bool
) -> None:
    """Cleo sees the channel in which the thread is, and does not belong to it."""
    world, ada = evening.playground.world, evening.person("Ada")
    parent = channel_of(evening)
    thread = world.add_thread(parent, "aside", ada.id, private=True)
    world.join_thread(thread, world.bot.id)
    assert thread.thread is not None
    thread.thread.archived = asleep
    world.change_channel(thread)
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await is_hidden(evening, cleo, match)
    world.join_thread(thread, cleo.id)
    await is_shown(evening, cleo, match)


async def test_what_discord_does_not_say_is_not_seen(evening: Evening, cleo: Person) -> None:
    thread = await a_thread(evening, channel_of(evening), evening.person("Ada"))
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await archived(evening, thread)
    evening.playground.faults.add("GET", "/channels/*", status=403)
    await is_hidden(evening, cleo, match)
    await is_hidden(evening, evening.person("Jonas"), match)


def asked_of_discord(evening: Evening, path: str) -> int:
    """How often the bot has asked for this."""
    return sum(
        one["method"] == "GET" and one["path"].startswith(path) for one in evening.playground.discord.log
    )


async def test_of_a_place_that_was_asked_about_discord_is_not_asked_again(
    evening: Evening, cleo: Person
) -> None:
    thread = await a_thread(evening, channel_of(evening), evening.person("Ada"))
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await archived(evening, thread)
    for _ in range(3):
        await is_shown(evening, cleo, match)
    assert asked_of_discord(evening, f"/channels/{thread.id}") == 1


async def test_what_discord_does_not_tell_us_it_is_not_asked_over_and_over(
    evening: Evening, cleo: Person
) -> None:
    """Ten thousand refusals within ten minutes, and Discord would shut the bot out for everybody."""
    thread = await a_thread(evening, channel_of(evening), evening.person("Ada"))
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    await archived(evening, thread)
    evening.playground.faults.add("GET", "/channels/*", status=403)
    for person in (cleo, evening.person("Jonas"), cleo):
        await is_hidden(evening, person, match)
    assert asked_of_discord(evening, f"/channels/{thread.id}") == 1


async def test_nobody_has_discord_asked_faster_than_a_hand_would(evening: Evening, cleo: Person) -> None:
    """Who belongs to a private thread changes: it is asked for each time, and by each person so often."""
    world, ada = evening.playground.world, evening.person("Ada")
    thread = world.add_thread(channel_of(evening), "aside", ada.id, private=True)
    world.join_thread(thread, world.bot.id)
    match = await finished(evening, "Ada", "Basile", place=int(thread.id))
    world.join_thread(thread, cleo.id)
    world.join_thread(thread, evening.person("Jonas").id)
    now = [0.0]
    evening.client.services.inquiries = Inquiries(clock=lambda: now[0])
    for _ in range(BURST):
        assert await offered(evening, cleo)
    for _ in range(3):
        await is_hidden(evening, cleo, match)
    assert asked_of_discord(evening, f"/channels/{thread.id}/thread-members") == BURST
    await is_shown(evening, evening.person("Jonas"), match)
    now[0] = 10.0
    await is_shown(evening, cleo, match)


async def test_matches_of_another_are_told_where_one_sees_the_place(evening: Evening, cleo: Person) -> None:
    """/profile: what was played in secret is counted, but when and how it ended stays there."""
    games = channel_of(evening)
    await finished(evening, "Ada", "Basile")
    await cleo.slash("profile", who="Ada")
    assert "Last matches" in answer(cleo)
    await hidden(evening, games, cleo)
    await cleo.slash("profile", who="Ada")
    assert "Last matches" not in answer(cleo)
    await evening.person("Ada").slash("profile")
    assert "Last matches" in answer(evening.person("Ada"))


async def test_who_pressed_when_is_told_to_those_who_see_the_match(evening: Evening, cleo: Person) -> None:
    ada, words = evening.person("Ada"), evening.client.languages["en"]
    await ada.slash("play monster-rush", house=1)
    await ada.press("Start")
    await cleo.slash("me")
    private = cleo.messages[-1]
    await cleo.press("1.0.presses", message=private, forged=True)
    assert answer(cleo) == words("race-nobody-pressed")
    await hidden(evening, channel_of(evening), cleo)
    await cleo.press("1.0.presses", message=private, forged=True)
    assert answer(cleo) == words("refusal-table-unknown")
