"""/games and /rules: what there is to play, and how, section by section with pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from discord import app_commands

from cogs.games.desk import Desk
from cogs.shown.boards.lobby import minutes_told
from cogs.wire.choices import slug
from cogs.wire.cog import Cog, answering
from cogs.wire.presses.converters import among, number
from cogs.wire.presses.pressed import ButtonPress, CommandUse
from cogs.wire.presses.routes import Carried, Chosen, Route, anywhere, of_no_table
from cogs.wire.screens.accents import HOUSE
from cogs.wire.screens.rows import broken
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from cogs.wire.translator import slash_text
from data.words import SOURCE
from engine.game import Ladder
from render.pieces.cover import cover_sketch

if TYPE_CHECKING:
    from cogs.wire.presses.router import Router
    from cogs.wire.services import Services
    from data.words import Words


BOXES = 7  # of six components each: more is not taken in one message


class Guide(Cog):
    def __init__(self, router: Router) -> None:
        super().__init__(router)
        app_commands.choices(game=game_choices(self.services))(self.rules)

    @property
    def routes(self) -> Iterable[Route]:
        game = Carried(among(self.services.desks))
        yield anywhere("games", self.games_tap)
        yield anywhere("rules", self.rules_tap, game=game)
        yield of_no_table("section", self.section, game=game, page=Chosen(number))
        yield of_no_table("turn_page", self.section, game=game, page=Carried(number))

    @app_commands.command(name=slash_text("command-games"), description=slash_text("command-games.about"))
    @app_commands.guild_only()
    @answering
    async def games(self, use: CommandUse) -> None:
        await use.show(self._box_room(use.words))

    async def games_tap(self, pressed: ButtonPress) -> None:
        """Play, where no game is chosen yet."""
        await pressed.show(self._box_room(pressed.words))

    def _box_room(self, words: Words) -> Screen:
        """Every game with its box, for how many and how long it is, and a button that opens a table of it."""
        parts: list[Part] = [Line(f"## {words('games-title')}")]
        for key in list(self.services.desks)[:BOXES]:
            name = words(f"{slug(key)}-name")
            play = Tap(
                label=words("games-play", game=name), verb="play_game", args=(key,), style=Style.SUCCESS
            )
            rules = Tap(verb="rules", args=(key,), emoji="❓")
            parts += [
                cover_sketch(key, words, name=name, taken=0, seats=0),
                Line(f"{words(f'{slug(key)}-pitch')}\n{self._size(key, words)}"),
                Row((play, rules)),
            ]
        return Screen((*parts, Line(f"-# {words('games-how')}")), HOUSE)

    def _size(self, key: str, words: Words) -> str:
        """For how many a game is, and how long it takes."""
        game = self.services.games(key)
        seats = game.seats(game.Options())
        players = words("games-players", least=seats[0], most=seats[-1])
        return "\n".join(broken(f"-# {' · '.join((players, *minutes_told(game, words)))}"))

    @app_commands.command(name=slash_text("command-rules"), description=slash_text("command-rules.about"))
    @app_commands.rename(game=slash_text("option-game.slash"))
    @app_commands.describe(game=slash_text("option-game.about"))
    @answering
    async def rules(self, use: CommandUse, game: str) -> None:
        desk = self.services.desks[among(self.services.desks)(game)]
        await use.show(self._page(desk, use.words, 0))

    async def rules_tap(self, pressed: ButtonPress, game: str) -> None:
        """The `?` of a table."""
        await pressed.show(self._page(self.services.desks[game], pressed.words, 0))

    async def section(self, pressed: ButtonPress, game: str, page: int) -> None:
        """Another section was chosen: the same message turns its page."""
        screen = self._page(self.services.desks[game], pressed.words, page)
        await pressed.replace(screen, table=0, revision=0)

    def _page(self, desk: Desk, words: Words, page: int) -> Screen:
        sections = desk.rules(words)
        page = min(page, len(sections) - 1)
        title, screen = sections[page]
        choices = tuple(
            Choice(label=f"{at + 1}. {name}", value=str(at), chosen=at == page)
            for at, (name, _) in enumerate(sections)
        )
        head = f"-# {words(f'{slug(desk.key)}-name')}\n## {title}"
        if page == 0:
            head += f"\n{self._size(desk.key, words)}"
        menu = Menu(verb="section", args=(desk.key,), placeholder=words("rules-turn"), choices=choices)
        return Screen(
            (Line(head), *screen.parts, menu, _turning(desk.key, page, len(sections), words)), screen.accent
        )


def _turning(game: str, page: int, pages: int, words: Words) -> Row:
    """One page back, one on: both on every page, so that neither ever moves."""
    return Row(
        (
            Tap(
                label=words("rules-back"),
                verb="turn_page",
                args=(game, max(page - 1, 0)),
                emoji="◀️",
                enabled=page > 0,
            ),
            Tap(
                label=words("rules-next"),
                verb="turn_page",
                args=(game, page + 1),
                emoji="▶️",
                enabled=page + 1 < pages,
            ),
        )
    )


def game_choices(services: Services) -> list[app_commands.Choice[str]]:
    """The games of this house, as a command offers them."""
    return named_choices(services, services.desks)


def named_choices(services: Services, keys: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Games or leaderboards by their names."""
    english = services.languages[SOURCE]
    return [app_commands.Choice(name=slash_text(f"{slug(key)}-name", english), value=key) for key in keys]


def ladders_of(services: Services) -> dict[str, Ladder]:
    """The leaderboards of this house's games, by their keys."""
    return {ladder.key: ladder for key in services.desks for ladder in services.games(key).ladders}
