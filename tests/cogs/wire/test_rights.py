"""What servers take away: permissions, messages, channels and threads; and what spectators may do."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.builders import ChannelHandle

from engine.tables.table import Closed, Status
from tests.cogs.rigs.simulated import Night, a_night, board, find, forbid, hand, verbs
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

TOKEN_LIFE = 15 * 60  # seconds


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def delete(night: Night, message: discord.Message) -> None:
    night.rig.env.backend.delete_message(message.channel.id, message.id)
    await night.rig.env.settle()


async def on_turn(night: Night) -> SimPlayer:
    return [night.person("Ada"), night.person("Basile")][await night.turn()]


def whispered(person: SimPlayer) -> str:
    """The newest private answer."""
    return said([m for m in person.messages() if m.flags.ephemeral][-1])


# Permissions


@pytest.mark.parametrize(
    ("permission", "named"),
    [("attach_files", "Attach Files"), ("read_message_history", "Read Message History")],
)
async def test_a_missing_permission_is_named_before_a_table_opens(
    night: Night, permission: str, named: str
) -> None:
    await forbid(night, permission)
    ada = night.person("Ada")
    await ada.slash("play monad")
    assert named in whispered(ada)
    assert await night.client.services.tables.in_place(night.rig.channel.id) == ()
    await forbid(night)
    await ada.slash("play monad")
    assert "join" in verbs(board(ada))


async def test_where_the_bot_was_shut_out_moves_are_kept_and_the_board_catches_up(night: Night) -> None:
    await night.seated("Ada", "Basile", clock="relaxed")
    person = await on_turn(night)
    await night.advance(TOKEN_LIFE)
    old = find(person, "hand")[0].id
    await night.press(person, "hand")
    before = (await night.standing()).table.revision
    await forbid(night, "view_channel", "send_messages")
    await night.act(person)
    assert (await night.standing()).table.revision == before + 1
    assert find(person, "hand")[1].revision == before
    await forbid(night)
    next_one = await on_turn(night)
    await night.press(next_one, "hand")
    await night.act(next_one)
    after = (await night.standing()).table.revision
    shown, button = find(person, "hand")
    assert (shown.id, button.revision) == (old, after)


# Messages, channels and threads that are gone


async def test_a_deleted_board_is_posted_again_with_the_next_move(night: Night) -> None:
    await night.seated("Ada", "Basile")
    person = await on_turn(night)
    await night.press(person, "hand")
    await delete(night, board(person))
    await night.act(person)
    assert find(person, "hand")[1].revision == (await night.standing()).table.revision
    await night.press(person, "hand")
    assert "own" in verbs(hand(person))


async def test_a_deleted_board_is_brought_back_by_table(night: Night) -> None:
    await night.seated("Ada", "Basile")
    ada = night.person("Ada")
    await delete(night, board(ada))
    await ada.slash("table")
    assert "hand" in verbs(board(ada))
    assert find(ada, "hand")[1].table == 1


async def test_a_table_whose_channel_was_deleted_goes_on_elsewhere(night: Night) -> None:
    await night.seated("Ada", "Basile")
    ada, basile = night.person("Ada"), night.person("Basile")
    night.rig.env.backend.delete_channel(night.rig.channel.id)
    await night.rig.env.settle()
    await night.advance(60)  # whoever is awaited would be called there
    night.rig.channel = night.rig.guild.create_text_channel("elsewhere")
    await basile.slash("table")
    await night.press(ada, "hand")
    await night.press(basile, "hand")
    person = await on_turn(night)
    await night.play(person)
    assert find(ada, "hand")[1].revision == (await night.standing()).table.revision


async def test_a_table_in_a_thread_that_was_deleted_goes_on_in_the_channel(night: Night) -> None:
    channel = night.rig.channel
    backend = night.rig.env.backend
    thread = backend.create_thread(channel.id, "Side table", owner_id=night.person("Ada").actor.id)
    night.rig.channel = ChannelHandle(night.rig.env, night.rig.guild, thread)
    await night.seated("Ada", "Basile")
    backend.delete_channel(thread.id)
    await night.rig.env.settle()
    night.rig.channel = channel
    ada = night.person("Ada")
    await ada.slash("table")
    await night.press(ada, "hand")
    assert "own" in verbs(hand(ada))


async def test_a_table_brought_elsewhere_leaves_a_board_without_buttons(night: Night) -> None:
    await night.seated("Ada", "Basile")
    ada, first = night.person("Ada"), night.rig.channel
    old = board(ada)
    night.rig.channel = night.rig.guild.create_text_channel("elsewhere")
    await ada.slash("table")
    assert "hand" in verbs(board(ada))
    (left,) = (m for m in first.history() if m.id == old.id)
    assert verbs(left) == []


# Who does not play


async def test_a_spectator_sees_the_board_and_is_kindly_refused_a_hand(night: Night) -> None:
    await night.seated("Ada", "Basile")
    cleo = night.person("Cleo")
    before = await night.standing()
    await night.press(cleo, "hand")
    assert "own" not in verbs(cleo.messages()[-1])
    assert whispered(cleo)
    assert await night.standing() == before
    await night.press(cleo, "rules")
    assert "section" in verbs(cleo.messages()[-1])


async def test_nobody_sees_the_hand_of_another(night: Night) -> None:
    await night.seated("Ada", "Basile")
    for name in ("Ada", "Basile"):
        await night.press(night.person(name), "hand")
    seen = {name: {m.id for m in night.person(name).messages()} for name in ("Ada", "Basile", "Cleo")}
    assert hand(night.person("Ada")).id not in seen["Basile"] | seen["Cleo"]
    assert hand(night.person("Basile")).id not in seen["Ada"] | seen["Cleo"]


async def test_a_moderator_closes_a_table_at_which_he_does_not_sit(night: Night) -> None:
    await night.seated("Ada", "Basile")
    cleo = night.person("Cleo")
    await cleo.slash("stop")
    assert (await night.standing()).table.status is Status.PLAYING
    role = night.rig.guild.create_role("Hosts", permissions=discord.Permissions(manage_messages=True))
    night.rig.env.backend.add_member_role(night.rig.guild.id, cleo.actor.id, role.id)
    await cleo.slash("stop")
    standing = await night.standing()
    assert (standing.table.status, standing.table.why) == (Status.CLOSED, Closed.STOPPED)
    assert "hand" not in verbs(board(cleo))


async def test_who_leaves_is_played_for_and_the_last_one_closes_the_table(night: Night) -> None:
    await night.seated("Ada", "Basile")
    await night.leave(night.person("Ada"))
    assert (await night.standing()).table.status is Status.PLAYING
    await night.leave(night.person("Basile"))
    assert (await night.standing()).table.why == Closed.DESERTED
