"""The rig in memory: SimCord, with a clock that only moves when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from tests.rigs.player import find, said

FIRST_DAY = 1_767_225_600_000  # ms: SimCord's days begin with 2026
FIRST_PEOPLE = ("Ada", "Basile", "Cleo", "Jonas")
PATIENCE = 60.0  # s of our own day that anything may take on a busy machine
MOMENT = 0.002  # s until it is looked again whether all is done that was begun


class SimClock:
    """Time on SimCord, for a bot whose clock is handed in.

    `clock()` tells milliseconds of the simulated day. `await clock.sleep_until(ms)` sleeps on it: SimCord
    takes that for a wait it need not sit out, and `rig.advance(seconds)` ends it.
    """

    def __init__(self) -> None:
        self._env: simcord.Env | None = None

    def runs_on(self, env: simcord.Env) -> None:
        """Take the time of this environment."""
        self._env = env

    def __call__(self) -> int:
        if self._env is None:  # a bot that looks at its clock while it is made
            return FIRST_DAY
        return int(self._env.now().timestamp() * 1000)

    async def sleep_until(self, at: int) -> None:
        """Only for tasks the bot started: SimCord refuses the test's own."""
        assert self._env is not None
        nap = asyncio.sleep(max(0, at - self()) / 1000)
        await self._env.external_wait(nap, reason="a deadline of the bot")


class SimPlayer:
    """One person on SimCord."""

    def __init__(self, rig: SimRig, actor: MemberActor) -> None:
        self._rig = rig
        self.actor = actor
        self._modal: InteractionResult | None = None

    @property
    def mention(self) -> str:
        return self.actor.mention

    async def slash(self, command: str, **options: Any) -> None:
        self._modal = _modal(await self.actor.slash(self._rig.channel, command, **options))

    async def type_ahead(self, command: str, option: str, typed: str) -> list[str]:
        choices = await self.actor.autocomplete(self._rig.channel, command, option, typed)
        return [choice["name"] for choice in choices]

    async def press(self, custom_id: str) -> None:
        message = find(self.messages(), custom_id)
        self._modal = _modal(await self.actor.click(message, custom_id=custom_id))

    async def choose(self, custom_id: str, *values: str) -> None:
        message = find(self.messages(), custom_id)
        self._modal = _modal(await self.actor.select(message, values, custom_id=custom_id))

    async def submit(self, **values: Any) -> None:
        assert self._modal is not None, "no modal is open"
        self._modal = _modal(await self.actor.submit_modal(self._modal, values))

    async def use_on_person(self, command: str, other: SimPlayer) -> None:
        await self.actor.context_menu(self._rig.channel, command, other.actor)

    async def use_on_last_message(self, command: str) -> None:
        await self.actor.context_menu(self._rig.channel, command, self.messages()[-1])

    def messages(self) -> list[discord.Message]:
        return self._rig.channel.history(viewer=self.actor)

    async def reads(self) -> list[str]:
        return [said(message) for message in self.messages()]


class SimRig:
    """A bot on SimCord with a channel and a few people."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild("Games night")
        self.channel = self.guild.create_text_channel("games")
        self._people = {name: self._arrive(name) for name in FIRST_PEOPLE}

    def person(self, name: str) -> SimPlayer:
        return self._people[name]

    async def advance(self, seconds: float) -> None:
        """Let time pass; everything that falls due happens, in order."""
        await self.env.advance_time(seconds)

    async def restart(self, bot: discord.Client) -> None:
        """A new process of the bot in the same world."""
        await self.env.restart_bot(bot)

    def _arrive(self, name: str) -> SimPlayer:
        return SimPlayer(self, self.guild.add_member(self.env.create_user(name.lower(), global_name=name)))


class Env(simcord.Env):
    """Threads that read from a database wake nobody here when they are done, and SimCord sleeps for 50 ms.

    A start may take longer than the five seconds that SimCord gives it: all is as patient as we are.
    """

    async def _settle_internal(self, **options: Any) -> None:
        await super()._settle_internal(**{**options, "timeout": None, "idle": MOMENT})


@asynccontextmanager
async def on_simcord(
    make: Callable[[], discord.Client],
    *,
    clock: SimClock | None = None,
    **options: Any,
) -> AsyncIterator[SimRig]:
    """Run a bot on SimCord. `clock` is the one that `make` hands to the bot.

    A test that asks discord.utils.utcnow() itself does so `with rig.env.time_context()`.
    """
    env = Env(make(), **{"settle_timeout": PATIENCE, **options})
    if clock is not None:
        clock.runs_on(env)
    await env.start()
    try:
        yield SimRig(env)
    finally:
        await env.shutdown()
    env.raise_errors()


def _modal(result: InteractionResult) -> InteractionResult | None:
    return result if result.modal is not None else None
