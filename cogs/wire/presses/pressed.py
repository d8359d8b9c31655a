"""What somebody asked for: who, when, in which language, and how to answer it.

A command that was used, a button or menu that was pressed, and a form that was sent are three things; what is
pressed or sent at a table knows how that table stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import msgspec
import structlog

from cogs.wire.clock import made_at
from cogs.wire.expected import AnsweredBefore, Missing, NotTaken, answer_discord, ask_discord
from cogs.wire.presses.asides import Aside
from cogs.wire.presses.converters import Illegible
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from cogs.wire.quick import acknowledge, answer_in_place
from cogs.wire.screens.plain import plain_name
from cogs.wire.screens.screen import Screen
from data.kept.people import Person
from engine.game import Frozen, Press

if TYPE_CHECKING:
    from cogs.wire.screens.components import Sheet
    from cogs.wire.services import Payload, Services
    from data.words import Words
    from engine.tables.lobby.seating import AnyCommand
    from engine.tables.table import Standing

PRIVATE_SCREEN = discord.MessageFlags(ephemeral=True, components_v2=True).value
PATIENCE = 1.8  # seconds from when it came after which we acknowledge first; Discord waits for three

log = structlog.get_logger()

T = TypeVar("T")


@dataclass(slots=True)
class Pressed:
    """One interaction of one person."""

    services: Services
    interaction: discord.Interaction[Any]
    person: int
    settings: Person = field(default_factory=Person)  # what this person has set, as far as it is known
    came: float = field(default_factory=monotonic)  # when it reached us, in seconds
    taken: bool = False  # Discord has an answer of ours, and we did not hear of that
    waits_in_public: bool = False  # all may see that an answer comes: the next that is said is seen by all

    @property
    def words(self) -> Words:
        return self.services.languages.spoken(self.settings.language, str(self.interaction.locale))

    @property
    def name(self) -> str:
        return plain_name(self.interaction.user.display_name)

    @property
    def home(self) -> int:
        """The guild that it happened in; what is of guilds alone is refused elsewhere."""
        return _whole(self.interaction.guild_id, "server")

    @property
    def channel(self) -> int:
        return _whole(self.interaction.channel_id, "channel")

    @property
    def at(self) -> int:
        """When it was pressed, in ms, by Discord's clock."""
        return made_at(self.interaction.id)

    @property
    def press(self) -> Press:
        """When Discord took the press, and from which board it came."""
        clock = self.services.clock
        return Press(
            at=self.at,
            seen=self.seen,
            id=self.interaction.id,
            got=clock(),
            ahead=clock.ahead or msgspec.UNSET,
        )

    @property
    def seen(self) -> int:
        """The revision of the board that it came from."""
        return 0

    @property
    def about(self) -> int:
        """The table that it is about; 0: none."""
        return 0

    @property
    def answered(self) -> bool:
        return self.taken or self.interaction.response.is_done()

    @property
    def on_private_screen(self) -> bool:
        """What is private and no screen, as a file with a word beside it, stays as it is."""
        message = self.interaction.message
        return message is not None and message.flags.value & PRIVATE_SCREEN == PRIVATE_SCREEN

    @property
    def patience(self) -> float:
        """Seconds that are left until it has to be acknowledged."""
        return max(0, self.came + PATIENCE - monotonic())

    @property
    def _asked_on(self) -> int | None:
        message = self.interaction.message
        return message.id if message is not None and self.on_private_screen else self.interaction.channel_id

    async def whisper(self, text: str) -> None:
        """Say something that only the presser sees."""
        await self.show(Screen.saying(text))

    async def show(self, screen: Screen, *, table: int = 0, revision: int = 0) -> None:
        """Show a private screen in a message of its own; what was answered at this table before goes.

        What is about no table takes the place of what was so before it: in the same channel, or asked on the
        same private screen, which stays.
        """
        number = await self.post(screen, table=table, revision=revision)
        if about := self.about or table or self._asked_on:
            aside = Aside(self.interaction, number)
            await self.services.asides.follow(about, self.person, aside)

    async def post(
        self, screen: Screen, *, table: int, revision: int, after: Awaitable[None] | None = None
    ) -> int:
        """Send a private message that stays, drawn while something else comes first; its id."""
        drawn = self._sheet(screen, table, revision)
        if after is None:
            sheet, files = await self.within_time(drawn)
        else:  # to say that it comes would take the place of what comes first
            sheet, files = await self.within_time(_both(drawn, after), in_place=True)
        return await self.say(view=sheet, files=files, ephemeral=True)

    async def publish(self, drawn: Awaitable[Payload], called: discord.AllowedMentions) -> int:
        """Answer with a message that all see, which calls these people; its id."""
        sheet, files = await self.within_time(drawn, private=False)
        number = await self.say(view=sheet, files=files, allowed_mentions=called)
        self.waits_in_public = False
        return number

    async def say(self, **said: Any) -> int:
        """Answer with a message; its id."""
        if self.waits_in_public and said.get("ephemeral"):
            with suppress(NotTaken):
                await ask_discord(self.interaction.delete_original_response())
            self.waits_in_public = False
        if self.answered:
            return (await ask_discord(self.interaction.followup.send(**said, wait=True))).id
        try:
            return await answer_discord(self.interaction.response.send_message(**said))
        except AnsweredBefore:
            self.taken = True
            sent, pressed = await ask_discord(self.interaction.original_response()), self.interaction.message
            if sent.flags.loading or (pressed is not None and sent.id == pressed.id):
                raise  # it was acknowledged before, and this has not been said
            return sent.id

    async def replace(self, screen: Screen, *, table: int, revision: int) -> None:
        """Show a screen in place of the private one that was pressed; never of what all see."""
        if not self.on_private_screen:
            await self.show(screen, table=table, revision=revision)
            return
        sheet, files = await self.within_time(self._sheet(screen, table, revision), in_place=True)
        try:
            await self.edit(sheet, files)
        except Missing:  # it went while it was pressed: what was asked for comes in its place
            await self.show(screen, table=table, revision=revision)

    async def edit(self, sheet: Sheet, files: Sequence[discord.File]) -> None:
        """What was pressed shows this from now on."""
        if not self.answered:
            try:
                await answer_in_place(self.interaction, sheet, files)
                return
            except AnsweredBefore:
                self.taken = True
                for file in files:
                    file.reset()  # it was read by the first try
        await ask_discord(self.interaction.edit_original_response(view=sheet, attachments=files))

    async def put_away(self) -> None:
        """Take the private screen that was pressed away: something else says the same."""
        await self.acknowledge()
        with suppress(Missing):  # it went meanwhile, as an answer does when another one comes
            await ask_discord(self.interaction.delete_original_response())

    def _sheet(self, screen: Screen, table: int, revision: int) -> Awaitable[Payload]:
        text_only = self.settings.text_boards
        return self.services.sheet(screen, table=table, revision=revision, text_only=text_only)

    async def acknowledge(self, *, in_place: bool = True, private: bool = True) -> None:
        """Tell Discord that the press arrived; the answer comes later."""
        if self.answered:
            return
        self.waits_in_public = not in_place and not private
        try:
            if in_place:
                await acknowledge(self.interaction)
            else:
                await ask_discord(self.interaction.response.defer(ephemeral=private, thinking=True))
        except AnsweredBefore:
            self.taken = True

    async def commanded(self, table: int, command: AnyCommand) -> Standing:
        """How the table stands when it has done this; where it takes long, the press is acknowledged."""
        done = self.services.tables.command(table, self.person, command, self.press)
        return await self.within_time(done, in_place=self.interaction.message is not None)

    async def submitted(self, table: int, action: Frozen) -> Standing:
        """How the table stands when this was played; where it takes long, the press is acknowledged."""
        done = self.services.tables.submit(table, self.person, action, self.press)
        return await self.within_time(done, in_place=self.interaction.message is not None)

    async def within_time(self, work: Awaitable[T], *, in_place: bool = False, private: bool = True) -> T:
        """The work's result; where it takes long, the press is acknowledged meanwhile."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=self.patience)
        if not done:
            try:
                await self.acknowledge(in_place=in_place, private=private)
            except NotTaken as problem:  # the work is done all the same
                log.info("not acknowledged in time", problem=repr(problem))
        return await task


async def _both(work: Awaitable[T], other: Awaitable[None]) -> T:
    """The result of the work, when the other thing is over as well."""
    done, _ = await asyncio.gather(work, other)
    return done


def _whole(number: int | None, field: str) -> int:
    if number is None:
        raise Illegible(field=field)
    return number


@dataclass(slots=True)
class CommandUse(Pressed):
    """Somebody used a slash command."""


@dataclass(slots=True, kw_only=True)
class ButtonPress(Pressed):
    """Somebody pressed a button, or chose from a menu."""

    id: CustomId
    values: Sequence[str] = ()

    @property
    def place(self) -> tuple[int, int] | None:
        """Where on its message it stands: the row, and how far along it."""
        message, data = self.interaction.message, self.interaction.data or {}
        own = data.get("custom_id")
        for at, row in enumerate(rows_of(message.components) if message else ()):
            if own in row:
                return at, row.index(own)
        return None

    @property
    def table(self) -> int:
        return self.id.table

    @property
    def about(self) -> int:
        return self.id.table

    @property
    def seen(self) -> int:
        return self.id.revision


@dataclass(slots=True, kw_only=True)
class TablePress(ButtonPress):
    """A button or menu of a table, pressed in the server where the table is."""

    standing: Standing  # how it stood when the press came

    @property
    def comes_from_elsewhere(self) -> bool:
        """Whether it was made elsewhere than in the server of its table, as none of our screens can be."""
        return self.standing.table.home != self.interaction.guild_id


@dataclass(slots=True, kw_only=True)
class FormSent(TablePress):
    """Somebody filled in a form about a table."""


def is_genuine(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message has such a button, of this revision or another; else somebody forged the press."""
    data: Any = interaction.data or {}
    pressed = read_custom_id(str(data.get("custom_id", "")))
    known = carried_by(interaction.message.components) if interaction.message else ()
    return pressed is not None and any(
        (one.table, one.verb) == (pressed.table, pressed.verb) for one in known
    )


def rows_of(components: Iterable[Any]) -> Iterator[list[str]]:
    """The custom_ids of a message's rows, from top to bottom."""
    for component in components:
        children: Sequence[Any] = getattr(component, "children", None) or ()
        row = [child.custom_id for child in children if getattr(child, "custom_id", None)]
        if row:
            yield row
        else:
            yield from rows_of(children)


def carried_by(components: Iterable[Any]) -> Iterator[CustomId]:
    """What the buttons and menus of a message carry."""
    for component in components:
        custom_id = read_custom_id(getattr(component, "custom_id", None) or "")
        if custom_id is not None:
            yield custom_id
        yield from carried_by(getattr(component, "children", None) or ())
