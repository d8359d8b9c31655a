"""The real bot on SimCord: time stands still until the test lets it pass."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bench.patience import patience
from bench.taps import means, places
from cogs.hosting.opening import open_house
from cogs.shown.pace import Pace
from cogs.wire.client import Tablee
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from engine.chance import Chance
from engine.match import Act
from engine.tables.table import Standing
from tests.cogs.conftest import IN_CHANNELS
from tests.cogs.rigs.players import brain
from tests.rigs.player import custom_ids
from tests.rigs.sim import SimClock, SimPlayer, SimRig, on_simcord


class Night:
    """A games night on SimCord, and the house that plays there."""

    def __init__(
        self,
        rig: SimRig,
        clock: SimClock,
        database: str,
        house: AsyncExitStack,
        client: Tablee,
        manner: dict[str, Any],
    ) -> None:
        self.rig = rig
        self.clock = clock
        self.database = database
        self.client = client
        self._house = house
        self._manner = manner

    def person(self, name: str) -> SimPlayer:
        return self.rig.person(name)

    async def advance(self, seconds: float) -> None:
        await self.rig.advance(seconds)

    async def restart(self, down: float = 0.0) -> None:
        """Close the house, leave it closed for so many seconds, and open it again."""
        await self.close()
        await self.advance(down)
        await self.open()

    async def close(self) -> None:
        await self._house.aclose()

    async def open(self) -> None:
        """A new process of the bot, after `close`."""
        self.client = await self._house.enter_async_context(
            a_house(self.database, self.clock, **self._manner)
        )
        await self.rig.restart(self.client)

    async def standing(self, table: int = 1) -> Standing:
        with self.rig.env.time_context():
            return await self.client.services.tables.peek(table)

    def message(self, person: SimPlayer, message: int) -> discord.Message:
        return next(one for one in person.messages() if one.id == message)

    async def press(self, person: SimPlayer, verb: str, *args: object) -> InteractionResult:
        """Press the newest button of this verb that the person sees."""
        message, custom_id = find(person, verb, *args)
        return await person.actor.click(message, custom_id=str(custom_id))

    async def choose(self, person: SimPlayer, verb: str, *values: str) -> InteractionResult:
        """Choose from the newest menu of this verb that the person sees."""
        message, custom_id = find(person, verb)
        return await person.actor.select(message, values, custom_id=str(custom_id))

    async def seated(self, *names: str, **options: Any) -> int:
        """A table of Monad whose match has begun, the first of these people its host."""
        host, *others = map(self.person, names)
        await host.slash("play monad", **options)
        for other in others:
            await self.press(other, "join")
        await self.press(host, "start")
        return find(host, "hand")[1].table

    async def raced(self, *names: str) -> None:
        """A table of Monster Rush at which everybody is ready."""
        host, *others = map(self.person, names)
        await host.slash("play monster-rush", automatic=False)
        for other in others:
            await self.press(other, "join")
        await self.press(host, "start")
        for other in others:
            await self.press(other, "ready")

    async def leave(self, person: SimPlayer) -> None:
        """Get up from the match, being asked."""
        await person.slash("leave")
        await self.press(person, "leave_now")

    async def act(self, person: SimPlayer, table: int = 1) -> None:
        """One action of this person, as a brain would have it, by taps on the open hand."""
        standing = await self.standing(table)
        seat = standing.table.seat_of(person.actor.id)
        assert seat is not None
        view: Any = standing.view(seat)
        plan = brain.think(view, None, Chance("a friend", standing.table.revision))
        assert plan is not None
        for place in places(view.seats[seat].hand, getattr(plan.action, "cards", ())):
            await self.tap(person, "pick", place)
        await self.tap(person, *means(plan.action))

    async def tap(self, person: SimPlayer, verb: str, *args: object) -> InteractionResult:
        """Tap on the open hand, whatever is chosen of it."""
        message = hand(person)
        for custom_id in custom_ids(message.components):
            found = read_custom_id(custom_id)
            if found is not None and found.args[1 : len(args) + 2] == (verb, *args):
                return await person.actor.click(message, custom_id=custom_id)
        raise AssertionError(f"no {verb} {args} in {list(custom_ids(message.components))}")

    async def play(self, person: SimPlayer, table: int = 1) -> None:
        """This person's whole turn."""
        seat = await self.turn(table)
        waits = patience("the seat's turn to end")
        while await self.turn(table) == seat:
            next(waits)
            await self.act(person, table)

    async def has_moved(self, seat: int, table: int = 1) -> bool:
        """Whether this seat has done anything but let its time run out."""
        record = await self.client.services.tables.record(table)
        return any(isinstance(entry, Act) and entry.seat == seat for entry in record.entries)

    async def turn(self, table: int = 1) -> int:
        """The seat that is awaited."""
        standing = await self.standing(table)
        return next(at for at, seat in enumerate(standing.table.seats) if seat.deadline is not None)


def find(person: SimPlayer, verb: str, *args: object) -> tuple[discord.Message, CustomId]:
    """The newest message with such a button, and what the button carries."""
    for message in reversed(person.messages()):
        for custom_id in custom_ids(message.components):
            found = read_custom_id(custom_id)
            if found is not None and (found.verb, *found.args[: len(args)]) == (verb, *args):
                return message, found
    raise AssertionError(f"nobody sees a {verb} {args}")


def verbs(message: discord.Message, *, enabled: bool = False) -> list[str]:
    """What the buttons of a message are for; those that can be tapped alone where that is asked."""
    found = map(read_custom_id, custom_ids(message.components, enabled=enabled))
    return [custom_id.verb for custom_id in found if custom_id is not None]


def board(person: SimPlayer) -> discord.Message:
    """The newest message of ours with components that everybody sees."""
    return [m for m in person.messages() if m.components and not m.flags.ephemeral][-1]


def hand(person: SimPlayer) -> discord.Message:
    """The newest private screen with anything to tap."""
    return [m for m in person.messages() if m.flags.ephemeral and "own" in verbs(m)][-1]


@asynccontextmanager
async def a_night(database: str, **manner: Any) -> AsyncIterator[Night]:
    """`manner` is what the house does otherwise than `a_house` has it."""
    clock = SimClock()
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(AsyncExitStack())
        client = await house.enter_async_context(a_house(database, clock, **manner))
        rig = await stack.enter_async_context(on_simcord(lambda: client, clock=clock))
        yield Night(rig, clock, database, house, client, manner)


def a_house(
    database: str, clock: SimClock, *, brain_pace: float = 0.0, finger_pause: int = 0, **manner: Any
) -> Any:
    """Brains press at once here unless asked to take their time, and so do people."""
    return open_house(
        database,
        clock=clock,
        sleep_until=clock.sleep_until,
        strict_words=True,
        brain_pace=brain_pace,
        edit_pace=Pace(burst=10**6, each=0),
        finger_pause=finger_pause,
        usual=IN_CHANNELS,
        shard_count=1,
        **manner,
    )


async def forbid(night: Night, *names: str) -> None:
    """The bot may not do this in the channel any more; without names it may do all again."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    assert night.client.user is not None
    backend = night.rig.env.backend
    overwrite = Overwrite(night.client.user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    backend.set_overwrite(night.rig.channel.id, overwrite)
    await night.rig.env.settle()
