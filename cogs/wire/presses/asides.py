"""What was last said to one person at one table, or of none: the next answer takes its place."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from cogs.wire.expected import NotTaken, ask_discord

REMEMBERED = 10_000  # answers; Discord lets us take back those of the last fifteen minutes alone

log = structlog.get_logger()

Place = tuple[int, int]  # table, or where that was asked which is about none, and person


@dataclass(frozen=True, slots=True)
class Aside:
    """A message that one person alone sees, and the press through whose token it can be taken back."""

    press: discord.Interaction[Any]
    number: int

    async def remove(self) -> None:
        try:
            await ask_discord(self.press.followup.delete_message(self.number))
        except NotTaken as problem:  # put away already, or too old
            log.info("an answer was left standing", problem=repr(problem))


class Asides:
    def __init__(self) -> None:
        self._last: OrderedDict[Place, Aside] = OrderedDict()

    async def follow(self, about: int, person: int, aside: Aside) -> None:
        """This was said now; what stood there before it goes."""
        older = self._last.pop((about, person), None)
        self._last[about, person] = aside
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        if older is not None and older.number != aside.number:
            await older.remove()

    def becomes_more(self, table: int, person: int, number: int | None) -> None:
        """This message is no answer any more: no other one takes its place."""
        last = self._last.get((table, person))
        if last is not None and last.number == number:
            del self._last[table, person]

    async def clear(self, table: int, person: int) -> None:
        """What was said is over."""
        older = self._last.pop((table, person), None)
        if older is not None:
            await older.remove()
