"""/games and /rules: what there is to play, and how, section by section with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs.games.desk import Desk
from cogs.play import simple_command
from cogs.wire.choices import slug
from cogs.wire.pressed import Pressed
from cogs.wire.screen import Choice, Line, Menu, Rule, Screen
from engine.game import Kind, Refusal

if TYPE_CHECKING:
    from cogs.table import Presses
    from data.words import Words


class Guide:
    def __init__(self, presses: Presses) -> None:
        self.presses = presses
        self.parlour = presses.parlour
        presses.route("rules", self.rules_tap)
        presses.route("section", self.section)

    def commands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        games = simple_command(self.presses, "games", "What can be played here", self.games)
        return games, self._rules_command()

    async def games(self, pressed: Pressed) -> None:
        words = pressed.words
        lines = [f"## {words('games-title')}"]
        for desk in self.parlour.desks.values():
            game, name = self.parlour.games(desk.key), slug(desk.key)
            seats = game.seats(game.Options())
            players = words("games-players", least=seats[0], most=seats[-1])
            command = f"`/{words('command-play')} {words(f'command-play-{name}')}`"
            lines.append(f"### {words(f'{name}-name')}\n{words(f'{name}-pitch')}\n-# {players} · {command}")
        await pressed.show(Screen((Line("\n".join(lines)), Rule(), Line(words("games-how")))))

    async def rules_tap(self, pressed: Pressed) -> None:
        """The `?` of a table."""
        key = str(pressed.id.args[0]) if pressed.id and pressed.id.args else ""
        await pressed.show(self._page(self._desk(key), pressed.words, 0))

    async def section(self, pressed: Pressed) -> None:
        """Another section was chosen: the same message turns its page."""
        key = str(pressed.id.args[0]) if pressed.id and pressed.id.args else ""
        chosen = pressed.values[0] if pressed.values else ""
        page = int(chosen) if chosen.isdecimal() else 0
        await pressed.replace(self._page(self._desk(key), pressed.words, page), table=0, revision=0)

    def _desk(self, key: str) -> Desk:
        desk = self.parlour.desks.get(key)
        if desk is None:
            raise Refusal(Kind.MALFORMED, field="game")
        return desk

    def _page(self, desk: Desk, words: Words, page: int) -> Screen:
        sections = desk.rules(words)
        page = min(page, len(sections) - 1)
        title, screen = sections[page]
        choices = tuple(
            Choice(label=f"{at + 1}. {name}"[:100], value=str(at), chosen=at == page)
            for at, (name, _) in enumerate(sections)
        )
        head = Line(f"## {words(f'{slug(desk.key)}-name')} · {title}")
        menu = Menu(verb="section", args=(desk.key,), placeholder=words("rules-turn"), choices=choices)
        return Screen((head, *screen.parts, menu), screen.accent)

    def _rules_command(self) -> app_commands.Command[Any, ..., Any]:
        english = self.parlour.languages["en"]

        async def rules(interaction: discord.Interaction[Any], game: str) -> None:
            pressed = Pressed(self.parlour, interaction)

            async def answer(pressed: Pressed) -> None:
                await pressed.show(self._page(self._desk(game), pressed.words, 0))

            await self.presses.router.guard(pressed, answer)

        choices: list[app_commands.Choice[str]] = [
            app_commands.Choice(
                name=locale_str(english(f"{slug(key)}-name"), key=f"{slug(key)}-name"), value=key
            )
            for key in self.parlour.desks
        ]
        rules = app_commands.choices(game=choices)(rules)
        rules = app_commands.describe(game=locale_str(english("option-game.about"), key="option-game.about"))(
            rules
        )
        rules = app_commands.rename(game=locale_str("game", key="option-game.slash"))(rules)
        return app_commands.Command(
            name=locale_str("rules", key="command-rules"),
            description=locale_str(english("command-rules.about"), key="command-rules.about"),
            callback=rules,
        )
