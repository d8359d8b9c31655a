"""Speed games at the playground: people who press at a given millisecond, a house that can be reopened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

import playground
from cogs.hosting.opening import open_house
from cogs.shown.pace import Pace
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from engine.game import Press
from engine.tables.lobby.seating import Choose
from engine.tables.table import Standing
from playground import Playground
from playground.client import Deed, Person, Seen
from tests.cogs.conftest import IN_CHANNELS, Evening
from tests.cogs.rigs.hours import Hours
from tests.rigs.wire import FIRST_PEOPLE, WirePlayer, WireRig, running


@asynccontextmanager
async def a_town(**options: Any) -> AsyncIterator[Playground]:
    """A Discord that stays while houses open and close in it."""
    async with playground.start(limits=False, **options) as served:
        with playground.point_discord_at(served.url):
            yield served
    assert not served.errors, served.errors


@asynccontextmanager
async def a_house(
    town: Playground,
    database: str,
    seed: str = "race",
    *,
    hours: Hours | None = None,
    finger_pause: int = 0,
    **settings: Any,
) -> AsyncIterator[Evening]:
    """A house in which every match has this seed, and people before it, who press as fast as they like."""
    if hours is not None:
        settings |= {"clock": hours, "sleep_until": hours.sleep_until}
    house = open_house(
        database,
        guild_ready_timeout=0.05,
        strict_words=True,
        edit_pace=Pace(burst=10**6, each=0),
        finger_pause=finger_pause,
        usual=IN_CHANNELS,
        entropy=lambda: seed,
        **settings,
    )
    async with house as client, running(client, town.token):
        people = [await Person.join(town.url, name) for name in FIRST_PEOPLE]
        try:
            yield Evening(WireRig(town, client, {one.name: WirePlayer(one) for one in people}), client)
        finally:
            await asyncio.gather(*(one.leave() for one in people))


async def seated(
    evening: Evening, command: str, *names: str, exactly: Mapping[str, int] | None = None, **options: Any
) -> int:
    """These people at a new table, the first as its host, with a match that has begun; its number.

    `exactly` are times that people choose by a word, to the millisecond.
    """
    host, *guests = (evening.person(name) for name in names)
    await host.slash(f"play {command}", **options)
    for guest in guests:
        await guest.press("Join")
        await evening.settled()
    tables = evening.client.services.tables
    (table,) = await tables.of_person(int(host.id), evening.client.guilds[0].id)
    if exactly:
        chosen = msgspec.json.decode(bytes(table.options)) | exactly
        choice = Choose(options=msgspec.Raw(msgspec.json.encode(chosen)))
        await tables.command(table.id, int(host.id), choice, Press(at=table.saved, seen=table.revision))
        await evening.settled()
    await host.press("Start")
    await evening.settled()
    if (await evening.standing(table.id)).match is None:  # a race is called first
        for guest in guests:
            await guest.press("I’m ready", **at_leisure(evening))
            await evening.settled()
    return table.id


def at_leisure(evening: Evening) -> dict[str, Any]:
    """A press of somebody who has looked at what is there."""
    pause = evening.client.presenter.stage.pause
    return {"pressed_at": evening.client.services.clock.by_discord() + pause} if pause else {}


async def standing(evening: Evening, table: int) -> Standing:
    return await evening.standing(table)


def board(person: Person) -> Seen:
    return [message for message in person.messages if not message.ephemeral][-1]


def whispers(person: Person) -> list[str]:
    """What was said to this person alone, the newest last."""
    return [message.text for message in person.messages if message.ephemeral]


def tap(message: Seen, verb: str, *args: object) -> str:
    """The custom_id of the button of this message that means this, with whatever it says besides."""
    for control in message.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and found.verb in ("tap", "own"):
            meant = found.args[found.verb == "own" :]
            if meant[: 1 + len(args)] == (verb, *args):
                return control.custom_id
    raise AssertionError(f"no {verb} {args} among {[control.label for control in message.buttons]}")


def older(custom_id: str, revision: int) -> str:
    """The same button as an older board had it."""
    found = read_custom_id(custom_id)
    assert found is not None
    return str(CustomId(found.table, revision, found.verb, found.args))


def now() -> int:
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def one_moment(evening: Evening, hours: Hours) -> AsyncIterator[None]:
    """All that is pressed in it is judged in one moment of the house, however long the machine takes."""
    hours.stop()
    yield
    await evening.settled()
    hours.go_on()


async def all_at_once(*presses: tuple[Person, str, Seen, int, int]) -> Sequence[Deed]:
    """(person, button, board, when it was pressed, ms until it arrives): all sent before any is answered."""
    return await asyncio.gather(
        *(
            person.press(button, message=message, forged=True, pressed_at=at, arrive_in=late)
            for person, button, message, at, late in presses
        )
    )
