"""Relaxed tables call whoever's turn it is: one message a person and channel, gone when he has played.

What is to be said and to be taken away is kept first and done then, one person at a time, so that neither a
crash nor several tables at once leave anything standing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
import structlog
from msgspec.structs import replace

from cogs.shown.clocks import by_their_clocks
from cogs.shown.painter import Key
from cogs.shown.posts import Says
from cogs.shown.stage import Stage
from cogs.wire.choices import slug
from cogs.wire.expected import Barred, NotTaken, Stumbled, Unreachable, ask_discord
from cogs.wire.screens.limits import LABEL, cut_short
from cogs.wire.screens.names import written_names
from cogs.wire.screens.plain import in_text, plain_name
from data.kept.calls import TurnCall
from data.kept.people import Person
from data.words import Words
from engine.game import Refusal
from engine.tables.table import Seat, Standing, Table

MOST_LINKS = 5  # buttons under a call; to all other tables the text leads
MOST_TOLD = 12  # tables in one message
MOST_NAMED = 2  # people of a table

log = structlog.get_logger()


class Summons:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.calls = stage.calls

    # What tables tell

    async def call(self, table: Table, seat: int) -> None:
        """If the server of this table wants that, or the person wants direct messages."""
        person = table.seats[seat].person
        if person is None:
            return
        settings = await self.stage.services.people.settings_of(person)
        server = await self.stage.services.guilds.settings_of(table.home)
        if settings.pings and (server.warning or settings.direct):
            await self.calls.begin(table.id, person, home=table.home, place=table.place)
            self._want(person)

    async def release(self, table: int) -> None:
        """Nobody is called any more who is not awaited still."""
        calls = await self.calls.calls_at(table)
        now = (await self.stage.services.tables.peek(table)).table  # after the calls: it knows of them all
        over = [one.person for one in calls if not one.over and not _is_awaited(now, one.person)]
        if over:
            await self.calls.end(table, over)
            for person in over:
                self._want(person)

    async def catch_up(self) -> None:
        """What an earlier run has left to be said or taken away."""
        for person in await self.calls.unfinished():
            self._want(person)

    def _want(self, person: int) -> None:
        self.stage.painter.paint_soon(Key("summons", which=person), partial(self._level, person))

    # What one person is shown

    async def _level(self, person: int) -> None:
        calls = await self.calls.calls_of(person)
        for place in dict.fromkeys(one.place for one in calls if not one.said and not one.over):
            await self._say(person, place, calls)
            calls = await self.calls.calls_of(person)
        await self._take_back(person)
        over = [one for one in calls if one.over]
        for channel, message in {(one.channel, one.message) for one in over}:
            left = [one for one in calls if not one.over and (one.channel, one.message) == (channel, message)]
            await self._take_away(person, channel, message, left)
        if over:
            await self.calls.remove(person, [one.table for one in over])

    async def _say(self, person: int, place: int, calls: Sequence[TurnCall]) -> None:
        """Say all that is to be said there in one new message; the older one goes."""
        settings = await self.stage.services.people.settings_of(person)
        try:
            if settings.direct and not settings.unreachable:
                await self._said_in(await self._direct(person), person, calls)
                return
        except Barred as problem:
            log.info("no direct messages", person=person, problem=repr(problem))
            if isinstance(problem, Unreachable):
                people = self.stage.services.people
                await people.change(person, lambda now: replace(now, unreachable=True))
        here = [one for one in calls if one.place == place]
        try:
            server = await self.stage.services.guilds.settings_of(here[0].home)
            if not server.warning:
                raise Barred
            await self._said_in(self.stage.client.get_partial_messageable(place), person, here)
        except Stumbled:
            raise
        except NotTaken as problem:
            log.info("nobody called", person=person, problem=repr(problem))
            await self._give_up(person, [one for one in here if not one.said])

    async def _direct(self, person: int) -> discord.DMChannel:
        return await ask_discord(self.stage.client.create_dm(discord.Object(person)))

    async def _said_in(
        self, channel: discord.DMChannel | discord.PartialMessageable, person: int, calls: Sequence[TurnCall]
    ) -> None:
        fresh = [one for one in calls if not one.said and not one.over]
        standing = [one for one in calls if one.said and one.channel == channel.id and not one.over]
        told = [*standing, *fresh]
        direct = isinstance(channel, discord.DMChannel)
        text, links = await self._worded(person, told, direct=direct)
        allowed = discord.AllowedMentions(users=[discord.Object(person)])
        async with self.stage.posts.once((*_key(person), channel.id)) as post:
            async with self.stage.pace.turn(channel.id):
                sent = await post(
                    channel, Says(text), content=text, view=_buttons(links), allowed_mentions=allowed
                )
            if sent.by_then:
                there = channel.get_partial_message(sent.number)
                await ask_discord(there.edit(content=text, view=_buttons(links)))
            await self.calls.note_said(person, [one.table for one in told], channel.id, sent.number)
        for where, older in {(one.channel, one.message) for one in told}:
            if where is not None and older is not None:
                await self._delete(where, older)

    async def _take_back(self, person: int) -> None:
        """What Discord may have taken, and is to be said no more."""
        for key in self.stage.posts.unsure(_key(person)):
            try:
                await self.stage.posts.take_back(key)
            except Stumbled:
                raise
            except NotTaken as problem:
                log.info("call left standing", person=person, problem=repr(problem))

    async def _take_away(
        self, person: int, channel: int | None, message: int | None, left: Sequence[TurnCall]
    ) -> None:
        """The message is deleted; where it tells of other tables as well, it tells of those alone."""
        if channel is None or message is None:
            return
        if not left:
            await self._delete(channel, message)
            return
        text, links = await self._worded(person, left, direct=channel != left[0].place)
        there = self.stage.client.get_partial_messageable(channel).get_partial_message(message)
        try:
            async with self.stage.pace.turn(channel):
                await ask_discord(there.edit(content=text, view=_buttons(links)))
        except NotTaken as problem:
            log.info("call left as it was", person=person, problem=repr(problem))

    async def _delete(self, channel: int, message: int) -> None:
        there = self.stage.client.get_partial_messageable(channel).get_partial_message(message)
        await self.stage.pace.lets_go()
        try:
            await ask_discord(there.delete())
        except NotTaken as problem:
            log.info("call left standing", channel=channel, problem=repr(problem))

    async def _give_up(self, person: int, calls: Sequence[TurnCall]) -> None:
        """There is no way to say it: the board does, and the clock runs."""
        for one in calls:
            await self.calls.end(one.table, [person])
        await self.calls.remove(person, [one.table for one in calls])

    # In words

    async def _worded(
        self, person: int, calls: Sequence[TurnCall], *, direct: bool
    ) -> tuple[str, dict[str, str]]:
        """What a call says, and what is on the buttons to the boards that it leads to."""
        settings = await self.stage.services.people.settings_of(person)
        lines: list[str] = []
        links: dict[str, str] = {}
        words = (await self.stage.manner(calls[0].home)).words
        if direct:
            words = self._own_words(settings, words)
        for call in calls[:MOST_TOLD]:
            told = await self._told(call, person, words, direct=direct)
            if len(links) < MOST_LINKS:
                links.setdefault(told.url, told.label)
            game = f"**{told.title}**" if told.url in links else f"[{told.title}]({told.url})"
            lines.append(words("call-table", game=game, others=told.others or "none", until=told.until))
        if len(links) == 1:
            links = dict.fromkeys(links, words("call-go"))  # the text has its name
        head = words("call-direct" if direct else "call-turns", who=f"<@{person}>", count=len(calls))
        return "\n".join((head, *lines)), links

    def _own_words(self, settings: Person, here: Words) -> Words:
        return self.stage.services.languages.spoken(settings.language, settings.spoken, here.language)

    async def _told(self, call: TurnCall, person: int, words: Words, *, direct: bool) -> _Told:
        """Which table it is, the way to its board, and until when it waits."""
        board = await self.stage.boards.board_of(call.table)
        channel = board.channel if board else call.place
        url = f"https://discord.com/channels/{call.home}/{channel}" + (f"/{board.message}" if board else "")
        guild = self.stage.client.get_guild(call.home)
        try:
            standing = await self.stage.services.tables.peek(call.table)
        except Refusal:  # it is gone with its server
            return _Told("", words("board-unknown"), "", url, "")
        title = game = words(f"{slug(standing.table.game)}-name")
        if direct and guild is not None:
            title = f"{title} · {in_text(plain_name(guild.name))}"
        until = _until(by_their_clocks(standing, self.stage.services.clock), person)
        return _Told(game, title, _others(standing.table, person, words), url, until)


@dataclass(frozen=True, slots=True)
class _Told:
    """A table in a call."""

    game: str
    title: str  # with its server, where it is told elsewhere
    others: str  # who sits there besides: people play the same game at more than one
    url: str
    until: str

    @property
    def label(self) -> str:
        return f"{self.game} · {self.others}" if self.others else self.title


def _others(table: Table, person: int, words: Words) -> str:
    names = written_names(table, words)
    others = [name for seat, name in zip(table.seats, names, strict=True) if seat.person != person]
    more = [words("race-others", count=len(others) - MOST_NAMED)] if len(others) > MOST_NAMED + 1 else []
    return words.list_of(others[: MOST_NAMED if more else None] + more)


def _key(person: int) -> tuple[str, int]:
    return ("summons", person)


def _seat(table: Table, person: int) -> Seat | None:
    at = table.seat_of(person)
    return None if at is None else table.seats[at]


def _is_awaited(table: Table, person: int) -> bool:
    seat = _seat(table, person)
    is_on = not table.ended and table.rest is None
    return is_on and seat is not None and seat.warned and seat.deadline is not None and not seat.brain


def _until(standing: Standing, person: int) -> str:
    seat = _seat(standing.table, person)
    return f"<t:{seat.deadline // 1000}:R>" if seat and seat.deadline else "…"


def _buttons(links: dict[str, str]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for url, title in links.items():
        label = cut_short(title.replace("\\", ""), LABEL)
        view.add_item(discord.ui.Button[discord.ui.View](label=label, url=url))
    return view
