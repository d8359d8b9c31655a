"""/games and /rules: what there is to play, and how, section by section with pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs.games.desk import Desk
from cogs.play import simple_command
from cogs.wire.choices import slug
from cogs.wire.pressed import ButtonPress, CommandUse
from cogs.wire.routes import Carried, Chosen, Route, among, anywhere, number, of_no_table
from cogs.wire.screen import Choice, Line, Menu, Rule, Screen
from engine.game import Kind, Refusal

if TYPE_CHECKING:
    from cogs.table import Presses
    from data.words import Words


class Guide:
    def __init__(self, presses: Presses) -> None:
        self.presses = presses
        self.parlour = presses.parlour

    @property
    def routes(self) -> Iterable[Route]:
        game = Carried(among(self.parlour.desks))
        yield anywhere("rules", self.rules_tap, game=game)
        yield of_no_table("section", self.section, game=game, page=Chosen(number))

    def commands(self) -> tuple[app_commands.Command[Any, ..., Any], ...]:
        games = simple_command(self.presses, "games", "What can be played here", self.games)
        return games, self._rules_command()

    async def games(self, pressed: CommandUse) -> None:
        words = pressed.words
        lines = [f"## {words('games-title')}"]
        for desk in self.parlour.desks.values():
            game, name = self.parlour.games(desk.key), slug(desk.key)
            seats = game.seats(game.Options())
            players = words("games-players", least=seats[0], most=seats[-1])
            command = f"`/{words('command-play')} {words(f'command-play-{name}')}`"
            lines.append(f"### {words(f'{name}-name')}\n{words(f'{name}-pitch')}\n-# {players} · {command}")
        await pressed.show(Screen((Line("\n".join(lines)), Rule(), Line(words("games-how")))))

    async def rules_tap(self, pressed: ButtonPress, game: str) -> None:
        """The `?` of a table."""
        await pressed.show(self._page(self.parlour.desks[game], pressed.words, 0))

    async def section(self, pressed: ButtonPress, game: str, page: int) -> None:
        """Another section was chosen: the same message turns its page."""
        screen = self._page(self.parlour.desks[game], pressed.words, page)
        await pressed.replace(screen, table=0, revision=0)

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
            async def answer(use: CommandUse) -> None:
                desk = self.parlour.desks.get(game)
                if desk is None:
                    raise Refusal(Kind.MALFORMED, field="game")
                await use.show(self._page(desk, use.words, 0))

            await self.presses.router.used(interaction, answer)

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
