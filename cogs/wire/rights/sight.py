"""What somebody may see: only places of which it is known that this person can open them.

Every command that shows a match asks here. What Discord has not told us is asked of it, and what it does not
say is not seen. Where a place is gone, those who sat there may still see their own matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING

import discord
import structlog

from cogs.wire.expected import NotTaken, Vanished

if TYPE_CHECKING:
    from cogs.wire.presses.pressed import Pressed
    from cogs.wire.rights.inquiries import Place
    from data.ranks.results import Result, Results
    from engine.tables.table import Table

log = structlog.get_logger()

MOST_ASKED = 12  # places that Discord is asked about for one answer; the rest is not seen


class Visibility(Enum):
    OPEN = 1
    HIDDEN = 2
    GONE = 3


class Sight:
    """One person's, for one answer: each place is looked up once."""

    def __init__(self, pressed: Pressed) -> None:
        self._person = pressed.person
        self._here = pressed.interaction.channel_id
        self._inquiries = pressed.services.inquiries
        self._guild = pressed.interaction.guild
        self._user = pressed.interaction.user
        self._known: dict[int, Visibility] = {}
        self._asked = 0

    async def sees(self, place: int, sat_there: Iterable[int | None]) -> bool:
        """Whether this person may see a match that was played at this place by these people."""
        view = await self.view_of(place)
        return view is Visibility.OPEN or (view is Visibility.GONE and self._person in sat_there)

    async def sees_table(self, table: Table) -> bool:
        return await self.sees(table.place, [seat.person for seat in table.seats])

    async def seen(self, results: Iterable[Result], kept: Results) -> list[Result]:
        """Those of some finished matches that this person may see, in their order."""
        results = tuple(results)
        places = await kept.places(result.table for result in results)
        seen: list[Result] = []
        for result in results:
            sat_there = [finisher.person for finisher in result.finishers]
            if result.table in places and await self.sees(places[result.table], sat_there):
                seen.append(result)
        return seen

    async def open_to_all(self, results: Iterable[Result], kept: Results) -> list[Result]:
        """Those of some finished matches that were played here, or where everybody in the server may look."""
        results = tuple(results)
        places = await kept.places(result.table for result in results)
        return [result for result in results if self._is_open_to_all(places.get(result.table))]

    def _is_open_to_all(self, place: int | None) -> bool:
        if place is None or place == self._here or self._guild is None:
            return place is not None and place == self._here
        found = self._guild.get_channel(place)
        return found is not None and found.permissions_for(self._guild.default_role).view_channel

    async def view_of(self, place: int) -> Visibility:
        if place == self._here:
            return Visibility.OPEN  # he pressed there
        if place not in self._known:
            self._known[place] = await self._looked_up(place)
        return self._known[place]

    async def _looked_up(self, place: int) -> Visibility:
        if self._guild is None or not isinstance(self._user, discord.Member):
            return Visibility.HIDDEN
        try:
            found = self._guild.get_channel_or_thread(place) or await self._fetched(self._guild, place)
            return Visibility.OPEN if found and await self._opens(found, self._user) else Visibility.HIDDEN
        except Vanished:
            return Visibility.GONE
        except (NotTaken, discord.HTTPException, discord.InvalidData) as problem:
            log.info("nobody knows who sees this place", place=place, problem=str(problem))
            return Visibility.HIDDEN

    async def _fetched(self, guild: discord.Guild, place: int) -> Place | None:
        return await self._inquiries.place(guild, place, self._person) if self._may_ask() else None

    async def _opens(self, place: Place, member: discord.Member) -> bool:
        if not isinstance(place, discord.Thread):
            return place.permissions_for(member).view_channel
        if place.parent is None or not place.parent.permissions_for(member).view_channel:
            return False
        if not place.is_private() or place.parent.permissions_for(member).manage_threads:
            return True
        return self._may_ask() and await self._inquiries.belongs(place, member)

    def _may_ask(self) -> bool:
        self._asked += 1
        return self._asked <= MOST_ASKED
