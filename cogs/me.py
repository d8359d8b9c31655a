"""/me and /privacy: what a person decides everywhere, what is kept of him, and how it is had or erased."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.guild_settings import USUAL, language_menu, switch_tap
from cogs.wire.cog import Cog, answering
from cogs.wire.expected import NotTaken, ask_discord
from cogs.wire.presses.converters import among, either
from cogs.wire.presses.pressed import ButtonPress, CommandUse
from cogs.wire.presses.routes import Carried, Chosen, Route, of_no_table
from cogs.wire.screens.accents import HOUSE
from cogs.wire.screens.rows import small_print
from cogs.wire.screens.screen import Line, Part, Row, Screen, Style, Tap
from cogs.wire.translator import slash_text
from data.kept.people import Person
from data.kept.privacy import Chair, Privacy, StillSeated
from engine.game import Refusal
from engine.tables.lobby.seating import Leave

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter
    from cogs.wire.presses.router import Router
    from data.words import Words

SWITCHES = {"pings": "🔔", "direct": "📬", "text_boards": "🔤", "listed": "🏆"}
LARGEST = 8 * 1024 * 1024  # bytes in one file; Discord takes ten


class Me(Cog):
    def __init__(self, router: Router, privacy: Privacy, presenter: Presenter) -> None:
        super().__init__(router)
        self.presenter = presenter
        self.people = self.services.people
        self.kept = privacy

    @property
    def routes(self) -> Iterable[Route]:
        languages = among((USUAL, *self.services.languages.names))
        yield of_no_table("my_language", self.language, language=Chosen(languages))
        yield of_no_table("my_switch", self.switch, name=Carried(among(SWITCHES)), on=Carried(either))
        yield of_no_table("export", self.export)
        yield of_no_table("erase", self.erase)
        yield of_no_table("erase_now", self.erase_now)
        yield of_no_table("erase_not", self.erase_not)

    # What a person sets

    @app_commands.command(name=slash_text("command-me"), description=slash_text("command-me.about"))
    @app_commands.guild_only()
    @answering
    async def me(self, use: CommandUse) -> None:
        await use.show(self._screen(use.settings, use.words))

    async def language(self, pressed: ButtonPress, language: str) -> None:
        await self._change(pressed, language=None if language == USUAL else language)

    async def switch(self, pressed: ButtonPress, name: str, on: bool) -> None:
        if name == "direct" and on:
            await pressed.acknowledge()
            reached = await self._reaches(pressed)
            await self._change(pressed, direct=True, spoken=pressed.words.language, unreachable=not reached)
        else:
            await self._change(pressed, **{name: on})

    async def _reaches(self, pressed: ButtonPress) -> bool:
        """Whether direct messages get to this person: the first one says what they are for."""
        client: discord.Client = pressed.interaction.client
        try:
            channel = await ask_discord(client.create_dm(discord.Object(pressed.person)))
            await ask_discord(channel.send(pressed.words("call-direct-hello")))
        except NotTaken:
            return False
        return True

    async def _change(self, pressed: ButtonPress, **changes: Any) -> None:
        """Kept, and at once the answer speaks the language that was chosen."""
        kept = self.people.change(pressed.person, lambda now: replace(now, **changes))
        pressed.settings = await pressed.within_time(kept, in_place=True)
        await pressed.replace(self._screen(pressed.settings, pressed.words), table=0, revision=0)

    def _screen(self, now: Person, words: Words) -> Screen:
        taps = tuple(_switch(name, emoji, now, words) for name, emoji in SWITCHES.items())
        parts: tuple[Part, ...] = (
            Line(f"## {words('me-title')}"),
            Line(words("me-language")),
            language_menu("my_language", now.language, self.services.languages.names, words),
            Row(taps),
            *((Line(words("me-unreachable")),) if now.direct and now.unreachable else ()),
            Line(small_print(words("me-switches"))),
        )
        return Screen(parts, accent=HOUSE)

    # What is kept

    @app_commands.command(name=slash_text("command-privacy"), description=slash_text("command-privacy.about"))
    @app_commands.guild_only()
    @answering
    async def privacy(self, use: CommandUse) -> None:
        await use.show(_privacy_screen(use.words))

    async def export(self, pressed: ButtonPress) -> None:
        """All of it as one file, packed where it is large."""
        await pressed.acknowledge(in_place=False)
        raw = await self.kept.export(pressed.person)
        large = len(raw) > LARGEST
        data = await asyncio.to_thread(gzip.compress, raw) if large else raw
        file = discord.File(BytesIO(data), filename="tablee.json.gz" if large else "tablee.json")
        told = pressed.words("privacy-exported")
        await ask_discord(pressed.interaction.followup.send(told, file=file, ephemeral=True))

    async def erase(self, pressed: ButtonPress) -> None:
        """Ask once more."""
        words = pressed.words
        yes = Tap(label=words("privacy-erase-now"), verb="erase_now", style=Style.DANGER)
        no = Tap(label=words("privacy-erase-not"), verb="erase_not")
        screen = Screen((Line(words("privacy-erase-sure")), Row((yes, no))), accent=HOUSE)
        await pressed.replace(screen, table=0, revision=0)

    async def erase_not(self, pressed: ButtonPress) -> None:
        await pressed.replace(_privacy_screen(pressed.words), table=0, revision=0)

    async def erase_now(self, pressed: ButtonPress) -> None:
        """Get up from every table, then be forgotten."""
        await pressed.acknowledge()
        client: Any = pressed.interaction.client
        chairs = await self.kept.sits_at(pressed.person)
        # A table of another process is left to it: one process alone plays a table.
        elsewhere = [chair for chair in chairs if not client.serves(chair.home)]
        if not elsewhere:
            for chair in chairs:
                await self._get_up(pressed, chair)
            try:
                await self.kept.erase(pressed.person)
                self.services.tables.forget(pressed.person)
                self.presenter.forget_names()
            except StillSeated:  # sat down again meanwhile
                elsewhere = list(await self.kept.sits_at(pressed.person))
        if elsewhere:
            channels = pressed.words.list_of(f"<#{chair.place}>" for chair in elsewhere)
            text = pressed.words("privacy-still-seated", channels=channels)
        else:
            pressed.settings = Person()
            text = pressed.words("privacy-erased")
        await pressed.replace(Screen.saying(text), table=0, revision=0)

    async def _get_up(self, pressed: ButtonPress, chair: Chair) -> None:
        with suppress(Refusal):  # it ended meanwhile
            await self.services.tables.command(chair.table, pressed.person, Leave(), pressed.press)


def _switch(name: str, emoji: str, now: Person, words: Words) -> Tap:
    on: bool = getattr(now, name)
    label = words(f"me-{name.replace('_', '-')}", on=str(on).lower())
    return switch_tap("my_switch", name, label, emoji, on=on)


def _privacy_screen(words: Words) -> Screen:
    export = Tap(label=words("privacy-export"), verb="export", emoji="📄", style=Style.PRIMARY)
    erase = Tap(label=words("privacy-erase"), verb="erase", emoji="🗑️", style=Style.DANGER)
    title = Line(f"## {words('privacy-title')}\n{words('privacy-text')}")
    return Screen((title, Row((export, erase))), accent=HOUSE)
