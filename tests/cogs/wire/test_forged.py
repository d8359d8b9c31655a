"""Presses that no button of ours makes: answered in private, in words, and seen by nobody else."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from playground.client import Person
from playground.testing.seen import Seen
from playground.world.permissions import Overwrite
from tests.cogs.conftest import Evening, an_evening
from tests.cogs.rigs.matches import finished

VIEW = discord.Permissions(view_channel=True).value
UNREADABLE = "could not be read"


def public(person: Person) -> list[Seen]:
    return [message for message in person.messages if not message.ephemeral]


def told(person: Person) -> str:
    """What was last said to this person alone."""
    return [message for message in person.messages if message.ephemeral][-1].text


def shown(person: Person) -> list[tuple[str, list[str], list[str]]]:
    """All that everybody sees: texts, buttons and pictures."""
    return [
        (
            message.text,
            [button.custom_id for button in message.buttons],
            [one["url"] for one in message.pictures],
        )
        for message in public(person)
    ]


async def forged(evening: Evening, person: Person, custom_id: str, message: Seen) -> str:
    """What this person is told of such a press; everybody sees what was seen before."""
    before = shown(person)
    deed = await person.press(custom_id, message, forged=True)
    assert not deed.failed, deed.reason
    await evening.settled()
    assert shown(person) == before
    return told(person)


@pytest.mark.parametrize("custom_id", ["1.0.hand", "1.0.own.~.~pick.0", "1.0.own.~.~touch.0"])
async def test_a_game_without_secrets_has_no_private_screens(evening: Evening, custom_id: str) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monster-rush", house=1)
    await ada.press("Start")
    await evening.settled()
    board = public(ada)[-1]
    deed = await ada.press(custom_id, board, forged=True)
    assert not deed.failed, deed.reason
    assert UNREADABLE in told(ada)


@pytest.mark.parametrize(
    "custom_id",
    [
        "1.0.own.~.~pick.0",
        "1.0.own.~.~do.~draw",
        "1.0.seats",
        "1.0.kick",
        "0.0.section.~monad",
        "0.0.set_threads.~all",
        "0.0.my_switch.~pings.0",
        "0.0.erase_not",
        "0.0.ranks.~monad.~here.~season.~rating.0",
        "0.0.ranks.~monad.~here.~season.~rating.zzzzzzzzzz",
        "0.0.profile_game.1",
        "1.0.replay_step.~on.1",
    ],
)
async def test_a_private_button_on_the_board_shows_nobody_anything(evening: Evening, custom_id: str) -> None:
    """The board that all see is not replaced by the presser's own screen."""
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await evening.person("Basile").press("Join")  # a brain would move meanwhile
    await ada.press("Start")
    await evening.settled()
    await forged(evening, ada, custom_id, public(ada)[-1])


# Another server's


@pytest.mark.parametrize(
    "custom_id",
    [
        "1.0.join",
        "1.0.more",
        "1.0.ready",
        "1.0.begin",
        "1.0.come",
        "1.0.fair",
        "1.0.start",
        "1.0.hand",
        "1.0.options.0",
        "1.0.clock",
        "1.0.seats",
        "1.0.rematch",
        "1.0.replay",
        "1.0.presses",
        "1.0.tap.~call",
    ],
)
async def test_a_press_from_another_server_reaches_no_table(evening: Evening, custom_id: str) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()
    before = await evening.client.services.tables.peek(1)
    elsewhere = await in_another_server(evening, basile)
    await basile.slash("play cubo")
    await evening.settled()
    assert public(basile)[-1].channel_id == elsewhere
    assert "Cette table n’existe plus" in await forged(evening, basile, custom_id, public(basile)[-1])
    assert await evening.client.services.tables.peek(1) == before


@pytest.mark.parametrize("custom_id", ["1.0.join", "1.0.come", "1.0.fair", "1.0.hand", "1.0.presses"])
async def test_a_press_from_elsewhere_reaches_no_table_of_a_channel_that_is_hidden(
    evening: Evening, custom_id: str
) -> None:
    """Basile is in the same server, and cannot see where Ada plays."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.go("lobby")
    await basile.slash("play cubo")
    await evening.settled()
    world = evening.playground.world
    games = next(one for one in world.channels.values() if one.name == "games")
    games.overwrites[basile.id] = Overwrite(1, deny=VIEW)
    heard = evening.client.wait_for("guild_channel_update", timeout=10)
    world.change_channel(games)
    await heard
    before = await evening.client.services.tables.peek(1)
    deed = await basile.press(custom_id, public(basile)[-1], forged=True)
    assert not deed.failed, deed.reason
    await evening.settled()
    assert "Cette table n’existe plus" in told(basile)
    assert await evening.client.services.tables.peek(1) == before


async def in_another_server(evening: Evening, person: Person) -> str:
    """This person is in the channel of a server that was added to the world; the channel's id."""
    evening.playground.discord.world.add_guild("Elsewhere", ("out",))
    await person.sees_channel("out")
    await person.go("out")
    return person.channel_id


# Messages that are no boards


async def test_what_was_said_to_all_of_a_match_stays_as_it_is(evening: Evening) -> None:
    """A verification carries a button of its table, and is not that table's board."""
    ada = evening.person("Ada")
    table = (await finished(evening, "Ada", "Basile")).table.id
    await ada.slash("replay")
    await ada.select("The last matches of this server", str(table))
    await ada.press("Fair play")
    await ada.press("Verify for all")
    verified = await ada.sees(lambda message: not message.ephemeral and "seed" in message.text)
    await ada.slash("play monad")
    await evening.settled()
    for forgery in (f"{table}.0.join", f"{table}.0.hand", "zz.0.join", f"{table + 1}.0.join", "7.0.rules"):
        await forged(evening, ada, forgery, verified)


@pytest.mark.parametrize("custom_id", ["0.0.erase", "0.0.erase_now", "0.0.my_switch.~pings.0"])
async def test_a_private_file_is_no_screen(evening: Evening, custom_id: str) -> None:
    """It stays as it is: what is of a screen cannot stand beside a file's words."""
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await ada.slash("privacy")
    await ada.press("As a file")
    file = await ada.sees("This is everything that is kept of you")
    deed = await ada.press(custom_id, file, forged=True)
    assert not deed.failed, deed.reason
    await evening.settled()
    assert UNREADABLE in told(ada)
    assert file in ada.messages


async def test_a_forged_press_costs_one_line_of_the_log(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        evening = await an_evening(stack, f"sqlite:///{tmp_path}/games.db")
        ada = evening.person("Ada")
        await ada.slash("play monad")
        with capture_logs() as lines:
            await forged(evening, ada, "1.0.dance", public(ada)[-1])
            await forged(evening, ada, "1.0.own.~.~pick.0", public(ada)[-1])
            await forged(evening, ada, "zz.0.join", public(ada)[-1])
    assert len(lines) <= 3
    assert all(line["log_level"] == "info" for line in lines)
