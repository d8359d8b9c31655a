"""The call to whoever is awaited at one table.

An edit of the board pings nobody, so half-way through the clock a short mention does, and goes away when the
move is made.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from cogs.shown.posts import Says
from cogs.shown.stage import Stage
from cogs.wire.expected import NotTaken, Stumbled, ask_discord
from data.words import Words
from engine.tables.table import Standing

log = structlog.get_logger()


class Call:
    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.table = table
        self.may_stand = True  # until it is known
        self._channel = 0
        self._number: int | None = None  # the message that calls somebody
        self._key = ("call", table, 0)  # whom it calls

    def recall(self, channel: int, number: int | None) -> None:
        """What was kept with the board of this channel."""
        self._channel, self._number, self.may_stand = channel, number, number is not None

    def may_have_called(self, person: int) -> bool:
        """Whether nobody knows if Discord took the call to this person."""
        return self._key[-1] == person and self.stage.posts.is_unsure(self._key)

    async def stand(self, words: Words, person: int, deadline: int) -> None:
        """Mention this person where the board is."""
        text = _worded(words, person, deadline)
        place = self.stage.client.get_partial_messageable(self._channel)
        allowed = discord.AllowedMentions(users=True)
        self.may_stand, self._key = True, ("call", self.table, person)
        async with self.stage.posts.once(self._key) as post:
            async with self.stage.pace.turn(self._channel):
                sent = await post(place, Says(text), content=text, allowed_mentions=allowed)
            self.recall(self._channel, sent.number)
            await self.stage.boards.note_call(self.table, sent.number)
        if sent.by_then:
            await self.correct(words, person, deadline)

    async def correct(self, words: Words, person: int, deadline: int) -> None:
        """The call that stands says another deadline now; that calls nobody again."""
        if self._number is None:
            return
        place = self.stage.client.get_partial_messageable(self._channel)
        text = _worded(words, person, deadline)
        try:
            async with self.stage.pace.turn(self._channel):
                await ask_discord(place.get_partial_message(self._number).edit(content=text))
        except NotTaken as problem:
            log.info("call left as it was", table=self.table, problem=repr(problem))

    async def withdraw(self) -> None:
        """Take back the call that stands, if one does."""
        try:
            await self.stage.posts.take_back(self._key)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("call left standing", table=self.table, problem=repr(problem))
        number = self._number
        if number is None:
            return
        self.recall(self._channel, None)
        await self.stage.boards.note_call(self.table, None)
        place = self.stage.client.get_partial_messageable(self._channel)
        await self.stage.pace.lets_go()
        try:
            await ask_discord(place.get_partial_message(number).delete())
        except NotTaken as problem:
            log.info("call left standing", table=self.table, problem=repr(problem))


def _worded(words: Words, person: int, deadline: int) -> str:
    return words("call-turn", who=f"<@{person}>", until=f"<t:{deadline // 1000}:R>")


def guests_of(standing: Standing) -> tuple[int, ...]:
    return tuple(seat.person for seat in standing.table.guests if seat.person is not None)


def calls_for(people: Sequence[int]) -> discord.AllowedMentions:
    """Of all who are named in a message, these alone are called by it."""
    return discord.AllowedMentions(users=[discord.Object(person) for person in people])


async def callable_of(stage: Stage, people: Sequence[int]) -> list[int]:
    """Those of these people who let themselves be mentioned."""
    known = stage.services.people
    return [person for person in people if (await known.settings_of(person)).pings]


def others_than(person: int, standing: Standing) -> tuple[int, ...]:
    """The people who play, but this one."""
    here = (seat.person for seat in standing.table.seats if seat.here)
    return tuple(other for other in here if other is not None and other != person)
