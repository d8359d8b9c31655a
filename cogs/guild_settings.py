"""/settings: what those who manage a server decide for all its tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from discord import app_commands
from msgspec.structs import replace

from cogs.wire.cog import Cog, answering
from cogs.wire.presses.converters import among, either, number, one_of
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed
from cogs.wire.presses.routes import AllChosen, Carried, Chosen, Route, of_no_table
from cogs.wire.rights.places import lockout, still_there
from cogs.wire.screens.accents import HOUSE
from cogs.wire.screens.rows import small_print
from cogs.wire.screens.screen import Arg, Choice, Line, Menu, Part, Pick, Pool, Row, Screen, Style, Tap
from cogs.wire.translator import slash_text
from data.kept.guilds import Guild, Threads
from engine.tables.lobby.seating import checked
from engine.tables.table import Clock, Mode

if TYPE_CHECKING:
    from data.words import Words

USUAL = "usual"  # the language that Discord tells
CLOCKS = (
    Clock(),
    *(Clock(per_decision=seconds * 1000) for seconds in (30, 60, 120, 300)),
    Clock(mode=Mode.RELAXED),
    Clock(mode=Mode.RELAXED, per_decision=3 * 24 * 60 * 60 * 1000),
)
SWITCHES = {"warning": "🔔", "text_boards": "🔤"}


class GuildSettings(Cog):
    @property
    def routes(self) -> Iterable[Route]:
        languages = among((USUAL, *self.services.languages.names))
        yield of_no_table("set_language", self.language, language=Chosen(languages))
        yield of_no_table("set_clock", self.clock, clock=Chosen(_read_clock))
        yield of_no_table("set_places", self.places, places=AllChosen(number))
        yield of_no_table("set_stoppers", self.stoppers, roles=AllChosen(number))
        yield of_no_table("set_threads", self.threads, which=Carried(one_of(Threads)))
        yield of_no_table("set_switch", self.switch, name=Carried(among(SWITCHES)), on=Carried(either))

    @app_commands.command(
        name=slash_text("command-settings"), description=slash_text("command-settings.about")
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @answering
    async def settings(self, use: CommandUse) -> None:
        if not await self._turned_away(use):
            await use.show(self._screen(use, await self._now(use)))

    async def language(self, pressed: ButtonPress, language: str) -> None:
        await self._change(pressed, language=None if language == USUAL else language)

    async def clock(self, pressed: ButtonPress, clock: Clock) -> None:
        await self._change(pressed, clock=checked(clock))

    async def places(self, pressed: ButtonPress, places: tuple[int, ...]) -> None:
        await self._change(pressed, may_lock_out=True, places=places)

    async def stoppers(self, pressed: ButtonPress, roles: tuple[int, ...]) -> None:
        await self._change(pressed, stoppers=roles)

    async def switch(self, pressed: ButtonPress, name: str, on: bool) -> None:
        """One of the yes-or-no settings; the button says what it shall be, so two presses are one."""
        await self._change(pressed, **{name: on})

    async def threads(self, pressed: ButtonPress, which: Threads) -> None:
        await self._change(pressed, may_lock_out=which is Threads.ALL, threads=which)

    async def _change(self, pressed: ButtonPress, *, may_lock_out: bool = False, **changes: Any) -> None:
        """Keep the change and show how things stand now; what would lock everybody out is refused."""
        if await self._turned_away(pressed):
            return
        now = await self._now(pressed)
        changed = replace(now, **changes)
        problem = lockout(pressed.interaction.guild, changed) if may_lock_out else None
        if problem is None:
            kept = self.services.guilds.change(pressed.home, lambda now: replace(now, **changes))
            now = await pressed.within_time(kept, in_place=True)
        screen = self._screen(pressed, now, notice=pressed.words(problem) if problem else "")
        await pressed.replace(screen, table=0, revision=0)

    async def _turned_away(self, pressed: Pressed) -> bool:
        """Discord shows the command to managers alone, but a server may overrule that."""
        if pressed.interaction.permissions.manage_guild:
            return False
        await pressed.whisper(pressed.words("settings-not-yours"))
        return True

    async def _now(self, pressed: Pressed) -> Guild:
        return await self.services.guilds.settings_of(pressed.home)

    def _screen(self, pressed: Pressed, now: Guild, notice: str = "") -> Screen:
        words, guild = pressed.words, pressed.interaction.guild
        roles = tuple(role for role in now.stoppers if guild is None or guild.get_role(role))
        parts: tuple[Part, ...] = (
            Line(f"## {words('settings-title')}\n{notice}".strip()),
            Line(words("settings-language")),
            language_menu("set_language", now.language, self.services.languages.names, words),
            Line(words("settings-places")),
            Pick(
                verb="set_places",
                pool=Pool.CHANNELS,
                placeholder=words("settings-places-all"),
                chosen=still_there(guild, now.places),
            ),
            Line(words("settings-clock")),
            Menu(verb="set_clock", placeholder=words("form-clock"), choices=_clocks(now.clock, words)),
            Line(words("settings-stoppers")),
            Pick(
                verb="set_stoppers",
                pool=Pool.ROLES,
                placeholder=words("settings-stoppers-none"),
                chosen=roles,
            ),
            Row((_threads(now, words), *(_switch(*one, now, words) for one in SWITCHES.items()))),
            Line(small_print(words("settings-switches"))),
        )
        return Screen(parts, accent=HOUSE)


def language_menu(verb: str, chosen: str | None, names: tuple[str, ...], words: Words) -> Menu:
    choices = (
        Choice(label=words("settings-language-usual"), value=USUAL, chosen=chosen is None),
        *(Choice(label=words(f"language-{name}"), value=name, chosen=chosen == name) for name in names),
    )
    return Menu(verb=verb, placeholder=words("settings-language-usual"), choices=choices)


def switch_tap(verb: str, name: str, label: str, emoji: str, *, on: bool) -> Tap:
    style = Style.SUCCESS if on else Style.SECONDARY
    return Tap(label=label, verb=verb, args=(name, int(not on)), emoji=emoji, style=style)


def _threads(now: Guild, words: Words) -> Tap:
    """Off, races, all, and off again: the button says what holds, and brings the next."""
    ways = tuple(Threads)
    following = ways[(ways.index(now.in_threads) + 1) % len(ways)]
    return Tap(
        label=words("settings-threads", which=now.in_threads.value),
        verb="set_threads",
        args=(following.value,),
        emoji="🧵",
        style=Style.SECONDARY if now.in_threads is Threads.OFF else Style.SUCCESS,
    )


def _switch(name: str, emoji: str, now: Guild, words: Words) -> Tap:
    on: bool = getattr(now, name)
    label = words(f"settings-{name.replace('_', '-')}", on=str(on).lower())
    return switch_tap("set_switch", name, label, emoji, on=on)


def _clocks(now: Clock, words: Words) -> tuple[Choice, ...]:
    return tuple(
        Choice(label=_clock_words(clock, words), value=_clock_value(clock), chosen=clock == now)
        for clock in CLOCKS
    )


def _clock_words(clock: Clock, words: Words) -> str:
    if clock.per_decision is None:
        return words(f"clock-mode-{clock.mode.value}")
    return words(f"settings-clock-{clock.mode.value}", time=words.span(clock.per_decision))


def _clock_value(clock: Clock) -> str:
    return f"{clock.mode.value}-{clock.per_decision or 0}"


def _read_clock(told: Arg) -> Clock:
    mode, _, ms = str(told).partition("-")
    return Clock(mode=one_of(Mode)(mode), per_decision=number(ms) or None)
