"""What is posted in a channel is posted once, however often it has to be tried.

Discord may take a message without our hearing of it. Whoever tries again sends the same nonce, and is given
the message that was taken. Discord knows a nonce for some minutes; later the channel is read first.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
from discord.utils import time_snowflake

from cogs.shown.pace import Pace
from cogs.wire.clock import PlayClock
from cogs.wire.expected import Missing, Stumbled, ask_discord
from engine.tables.store import StoreTrouble

NONCE_LASTS = 60_000  # ms for which Discord surely knows a nonce
BEFORE = 60_000  # ms by which our idea of Discord's clock may be wrong
LOOKED_AT = 100  # messages: what is posted anew stands near the end

Place = discord.PartialMessageable | discord.DMChannel
Key = tuple[Hashable, ...]
Mark = Callable[[discord.Message], bool]  # equal ones are one


@dataclass(frozen=True, slots=True)
class Says:
    """By this mark whatever says exactly this is known; Discord keeps no blanks around it."""

    text: str

    def __call__(self, message: discord.Message) -> bool:
        return message.content.strip() == self.text.strip()


@dataclass(frozen=True, slots=True)
class Attempt:
    """A post of which nobody knows whether Discord took it."""

    nonce: int
    since: int  # ms, by Discord's clock
    place: Place
    marks: set[Mark]  # of all that was tried


@dataclass(frozen=True, slots=True)
class Posted:
    number: int
    by_then: bool  # an earlier attempt may have posted it: it may show what was to be shown then


Post = Callable[..., Awaitable[Posted]]


class Posts:
    def __init__(self, client: discord.Client, pace: Pace, clock: PlayClock) -> None:
        self._client = client
        self._pace = pace
        self._clock = clock
        self._unsure: dict[Key, Attempt] = {}

    def is_unsure(self, key: Key) -> bool:
        """Whether Discord may have taken what was to be posted under this key."""
        return key in self._unsure

    def unsure(self, first: Key) -> Sequence[Key]:
        """All such keys that begin so."""
        return [key for key in self._unsure if key[: len(first)] == first]

    @asynccontextmanager
    async def once(self, key: Key) -> AsyncIterator[Post]:
        """What is posted in here under this key is one message, until it is noted as well."""
        try:
            yield partial(self._post, key)
        except (Stumbled, StoreTrouble):
            raise
        except BaseException:
            self._unsure.pop(key, None)
            raise
        self._unsure.pop(key, None)

    async def take_back(self, key: Key) -> None:
        """It is wanted no more: where Discord took it, it goes."""
        attempt = self._unsure.get(key)
        if attempt is None:
            return
        async with self.once(key):
            for number in await self._found(attempt):
                await self._pace.lets_go()
                await ask_discord(attempt.place.get_partial_message(number).delete())

    async def ours(self, place: Place, since: int, is_it: Mark) -> Sequence[int]:
        """What we have posted there since that moment and bears this mark, the newest last."""
        after = discord.Object(time_snowflake(datetime.fromtimestamp(since / 1000, UTC)))
        await self._pace.lets_go()
        us = self._client.user
        posted = await ask_discord(_all(place, after))
        return [one.id for one in posted if us is not None and one.author.id == us.id and is_it(one)]

    async def _found(self, attempt: Attempt) -> Sequence[int]:
        def is_it(message: discord.Message) -> bool:
            return any(mark(message) for mark in attempt.marks)

        return await self.ours(attempt.place, attempt.since - BEFORE, is_it)

    async def _post(self, key: Key, place: Place, mark: Mark, **said: Any) -> Posted:
        """It is posted there, unless it was, and known again by its mark."""
        attempt, now = self._unsure.get(key), self._clock.by_discord()
        by_then = attempt is not None
        if attempt is None:
            attempt = Attempt(secrets.randbits(63), now, place, {mark})
        attempt.marks.add(mark)
        if by_then and now - attempt.since > NONCE_LASTS and (found := await self._found(attempt)):
            return Posted(found[-1], by_then)
        self._unsure[key] = attempt
        try:
            sent = await ask_discord(place.send(nonce=attempt.nonce, **said))
        except Missing as problem:  # it was taken, and somebody has deleted it since
            del self._unsure[key]
            raise Stumbled(problem.code) from problem
        return Posted(sent.id, by_then)


async def _all(place: Place, after: discord.Object) -> list[discord.Message]:
    return [one async for one in place.history(limit=LOOKED_AT, after=after, oldest_first=True)]
