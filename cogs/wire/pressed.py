"""One press, slash command or modal of one person: who, when, in which language, and how to answer it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from cogs.wire.custom_id import CustomId
from cogs.wire.screen import Screen
from data.kept.people import Person
from engine.game import Press

if TYPE_CHECKING:
    from cogs.wire.services import Parlour, Payload
    from data.words import Words

PATIENCE = 1.8  # seconds after which we acknowledge first and answer later; Discord waits for three

T = TypeVar("T")


@dataclass(slots=True)
class Pressed:
    parlour: Parlour
    interaction: discord.Interaction[Any]
    id: CustomId | None = None  # of the button or menu; None for slash commands
    values: Sequence[str] = field(default_factory=tuple)  # what was chosen in a menu
    settings: Person = field(
        default_factory=Person
    )  # what this person has set, once the press is in its boundary

    @property
    def words(self) -> Words:
        return self.parlour.languages.spoken(self.settings.language, str(self.interaction.locale))

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def press(self) -> Press:
        """When Discord took the press, and from which board it came."""
        at = discord.utils.snowflake_time(self.interaction.id)
        return Press(
            at=round(at.timestamp() * 1000),
            seen=self.id.revision if self.id else 0,
            id=self.interaction.id,
            got=self.parlour.clock(),
        )

    @property
    def answered(self) -> bool:
        return self.interaction.response.is_done()

    @property
    def on_private_screen(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def whisper(self, text: str) -> None:
        """Say something that only the presser sees."""
        await self.show(Screen.of(text))

    async def show(self, screen: Screen, *, table: int = 0, revision: int = 0) -> None:
        """Show a private screen in a message of its own."""
        sheet, files = await self.within_time(self._sheet(screen, table, revision))
        if self.answered:
            await self.interaction.followup.send(view=sheet, files=files, ephemeral=True)
        else:
            await self.interaction.response.send_message(view=sheet, files=files, ephemeral=True)

    async def replace(self, screen: Screen, *, table: int, revision: int) -> None:
        """Show a screen in place of the message that was pressed."""
        sheet, files = await self.within_time(self._sheet(screen, table, revision), in_place=True)
        if self.answered:
            await self.interaction.edit_original_response(view=sheet, attachments=files)
        else:
            await self.interaction.response.edit_message(view=sheet, attachments=files)

    def _sheet(self, screen: Screen, table: int, revision: int) -> Awaitable[Payload]:
        text_only = self.settings.text_boards
        return self.parlour.sheet(screen, table=table, revision=revision, text_only=text_only)

    async def acknowledge(self, *, in_place: bool = True) -> None:
        """Tell Discord that the press arrived; the answer comes later."""
        if not self.answered:
            if in_place:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def within_time(self, work: Awaitable[T], *, in_place: bool = False) -> T:
        """The work's result; where it takes long, the press is acknowledged meanwhile."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            await self.acknowledge(in_place=in_place)
        return await task
