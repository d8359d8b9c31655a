"""What Discord is asked about places: not twice in a while, and by nobody faster than a hand would.

Whoever asks too much has everybody wait, and a bot that is refused ten thousand times within ten minutes is
shut out: nobody may have that done by a command.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import discord

from cogs.wire.expected import Barred, ask_discord
from cogs.wire.presses.crowd import Crowd

KEPT = 60.0  # s for which an answer is believed
REMEMBERED = 1_000  # places that were asked about last
BURST = 24  # questions at once on behalf of one person: as many as two answers may need
STEADY = 3.0  # questions a second for good

Place = discord.abc.GuildChannel | discord.Thread


class Answer(NamedTuple):
    until: float
    place: asyncio.Task[Place]


class Inquiries:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._askers = Crowd(clock, burst=BURST, steady=STEADY)
        self._answers: OrderedDict[int, Answer] = OrderedDict()

    async def place(self, guild: discord.Guild, place: int, asker: int) -> Place | None:
        """A place that is not in the cache, or what Discord said instead; None: not to be asked for now."""
        answer = self._answers.pop(place, None)
        if answer is None or answer.until < self._clock():
            if not self._askers.lets_in(asker):
                return None
            asked = asyncio.create_task(ask_discord(guild.fetch_channel(place)))
            asked.add_done_callback(lambda ended: self._ended(place, ended))
            answer = Answer(self._clock() + KEPT, asked)
        self._answers[place] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return await asyncio.shield(answer.place)

    def _ended(self, place: int, asked: asyncio.Task[Place]) -> None:
        """What was in trouble is asked again; what was refused or is gone is not."""
        problem = None if asked.cancelled() else asked.exception()
        if asked.cancelled() or not isinstance(problem, Barred | None):
            self._answers.pop(place, None)

    async def belongs(self, thread: discord.Thread, member: discord.Member) -> bool:
        """Whether somebody was added to a private thread; which members it has we are not told."""
        if not self._askers.lets_in(member.id):
            return False
        try:
            await ask_discord(thread.fetch_member(member.id))
        except Barred:
            return False
        return True
