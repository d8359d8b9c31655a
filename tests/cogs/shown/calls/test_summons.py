"""Relaxed tables call whoever's turn it is: at once, in one message, which goes when he has played."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.builders import ChannelHandle
from sqlalchemy import select

from cogs.wire.screens.plain import in_text, plain_name
from data.database import schema
from data.kept.guilds import Guild
from data.kept.people import Person
from engine.tables.deadlines import JUST_HERE
from tests.cogs.rigs.simulated import Night, a_night, find, verbs
from tests.cogs.rigs.wicked import WICKED
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

SOON = JUST_HERE / 1000 + 1  # seconds
MANY = 20  # tables: at one of them the second seat begins


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


def calls(night: Night, person: SimPlayer) -> list[discord.Message]:
    """What calls this person in the channel."""
    return [m for m in night.rig.channel.history() if m.content.startswith(person.mention)]


def links(message: discord.Message) -> list[tuple[str | None, str | None]]:
    """The buttons below it that lead somewhere."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [(one.label, one.url) for row in rows for one in row.children if isinstance(one, discord.Button)]


async def relaxed(night: Night, *names: str) -> tuple[SimPlayer, SimPlayer]:
    """A relaxed match; who is awaited, and the other."""
    await night.seated(*names, clock="relaxed")
    people = [night.person(name) for name in names]
    seat = await night.turn()
    return people[seat], people[1 - seat]


async def all_want_letters(night: Night) -> None:
    """Everybody has chosen direct messages."""
    with night.rig.env.time_context():
        for name in ("Ada", "Basile"):
            person = night.person(name).actor.id
            await night.client.services.people.put(person, Person(direct=True))


def letters(night: Night, person: SimPlayer) -> list[str]:
    """What we have written to somebody directly."""
    channel = ChannelHandle(night.rig.env, None, night.rig.env.backend.get_dm_channel(person.actor.id))
    return [one.content for one in channel.history()]


async def test_the_other_is_called_at_once_with_the_way_to_the_board_and_no_longer_when_he_has_played(
    night: Night,
) -> None:
    late, other = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)  # whoever has just started is looking
    await night.press(late, "hand")
    await night.play(late)
    (call,) = calls(night, other)
    board = find(other, "hand")[0]
    assert f"**Monad** with {late.actor.name.title()}" in call.content, (
        "at several tables it may be the same game"
    )
    url = f"https://discord.com/channels/{night.rig.guild.id}/{board.channel.id}/{board.id}"
    assert links(call) == [("To the table", url)], "the text has its name"
    assert calls(night, late) == []
    await night.press(other, "hand")
    await night.play(other)
    assert calls(night, other) == []
    assert calls(night, late) == [], "he has just played, and is looking"
    await night.advance(SOON)
    assert len(calls(night, late)) == 1


async def test_turns_at_several_tables_come_as_one_message(night: Night) -> None:
    for _ in range(3):
        await night.seated("Ada", "Basile", clock="relaxed")
    await night.advance(SOON)
    told = [night.person("Ada"), night.person("Basile")]
    on_turn = {person.mention: 0 for person in told}
    for table in (1, 2, 3):
        on_turn[told[await night.turn(table)].mention] += 1
    for person in told:
        messages = calls(night, person)
        assert len(messages) == (1 if on_turn[person.mention] else 0)
        assert sum(one.content.count("**Monad**") for one in messages) == on_turn[person.mention]


async def test_a_call_of_several_tables_loses_the_one_that_was_played(night: Night) -> None:
    for _ in range(3):
        await night.seated("Ada", "Basile", clock="relaxed")
    await night.advance(SOON)
    people = [night.person("Ada"), night.person("Basile")]
    by_seat = [[table for table in (1, 2, 3) if await night.turn(table) == seat] for seat in (0, 1)]
    seat = 0 if len(by_seat[0]) > 1 else 1
    (before,) = calls(night, people[seat])
    for table in by_seat[seat]:
        await leave(night, people[seat], table)
        left = calls(night, people[seat])
        if table is not by_seat[seat][-1]:
            assert [one.id for one in left] == [before.id], "it is edited, and calls nobody again"
    assert calls(night, people[seat]) == []


async def leave(night: Night, person: SimPlayer, table: int) -> None:
    """Get up from this one of several matches."""
    await person.slash("leave")
    asked = person.messages()[-1]
    if "leave_chosen" in verbs(asked):
        custom_id = str(find(person, "leave_chosen")[1])
        await person.actor.select(asked, (str(table),), custom_id=custom_id)
    await night.press(person, "leave_now")


async def test_whoever_begins_is_called_by_the_board_and_not_a_second_time_at_once(night: Night) -> None:
    """It begins, says the board that was posted just now, and names him: he is looking, if he can."""
    basile = night.person("Basile")
    for table in range(1, MANY):
        await night.seated("Ada", "Basile", clock="relaxed")
        if await night.turn(table) == 1:
            break
    else:
        raise AssertionError("the second seat never began")
    assert calls(night, basile) == []
    await night.advance(SOON)
    assert len(calls(night, basile)) == 1


async def test_a_server_without_reminders_calls_nobody(night: Night) -> None:
    with night.rig.env.time_context():
        await night.client.services.guilds.put(night.rig.guild.id, Guild(warning=False))
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    assert calls(night, late) == []


async def test_whoever_chose_it_is_written_to_directly(night: Night) -> None:
    await all_want_letters(night)
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    assert calls(night, late) == []
    (letter,) = letters(night, late)
    assert "It is your turn" in letter
    assert "Games night" in letter
    await night.press(late, "hand")
    await night.play(late)
    assert letters(night, late) == []


async def test_a_letter_speaks_as_discord_did_when_letters_were_chosen(night: Night) -> None:
    with night.rig.env.time_context():
        for name in ("Ada", "Basile"):
            person = night.person(name).actor.id
            await night.client.services.people.put(person, Person(direct=True, spoken="fr"))
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    (letter,) = letters(night, late)
    assert "C’est votre tour" in letter


@pytest.mark.parametrize("name", WICKED)
async def test_the_name_of_a_server_is_text_in_a_letter(night: Night, name: str) -> None:
    await all_want_letters(night)
    night.client.guilds[0].name = name
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    (letter,) = letters(night, late)
    assert f" · {in_text(plain_name(name))}" in letter
    assert name not in letter


async def test_where_direct_messages_are_closed_it_is_a_mention_and_me_says_so(night: Night) -> None:
    await all_want_letters(night)
    for name in ("Ada", "Basile"):
        close_letters(night, night.person(name))
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    assert len(calls(night, late)) == 1
    await late.slash("me")
    me = late.messages()[-1]
    assert "closed to me" in said(me)
    assert verbs(me).count("my_switch") == 4


def close_letters(night: Night, person: SimPlayer) -> None:
    """This person takes no direct messages."""
    channel = night.rig.env.backend.get_dm_channel(person.actor.id).id
    refused = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}
    night.rig.env.inject_error("POST", f"/channels/{channel}/messages", **refused)


async def test_a_call_that_stood_when_the_house_closed_goes_with_the_move(night: Night) -> None:
    late, _ = await relaxed(night, "Ada", "Basile")
    await night.advance(SOON)
    assert len(calls(night, late)) == 1
    await night.restart(down=30)
    await night.press(late, "hand")
    await night.play(late)
    assert calls(night, late) == []
    database = night.client.services.people._database
    with night.rig.env.time_context():
        rows = await database.read(lambda connection: connection.execute(select(schema.calls)).all())
    assert [row for row in rows if row.person == late.actor.id] == []
