"""/leaderboard: who is ahead, in a picture and in words. Every choice travels in the buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.guide import ladders_of, named_choices
from cogs.wire.choices import slug
from cogs.wire.cog import Cog, answering
from cogs.wire.presses.converters import Illegible, within, word
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed
from cogs.wire.presses.routes import Carried, Chosen, Route, Source, of_no_table
from cogs.wire.screens.accents import LADDER
from cogs.wire.screens.plain import in_text, plain_name
from cogs.wire.screens.screen import Arg, Choice, Line, Menu, Part, Row, Screen, Style, Tap
from cogs.wire.sharing import Sharing, share_tap
from cogs.wire.translator import slash_text
from data.ranks.leaderboards import EVERYWHERE, PAGE, By, LadderPage, Leaderboards, Ranked, Scope
from data.ranks.periods import Period
from data.ranks.rating import SETTLED
from data.ranks.ratings import FULL, WINDOW
from engine.game import Feat
from render import ranks as pictures
from render.ranks import Rung

if TYPE_CHECKING:
    from cogs.wire.presses.router import Router
    from data.ranks.results import Results
    from data.words import Words

HERE, EVERY = "here", "everywhere"
OPTIONS = ("game", "by", "period", "where")
RECORDS = "records"  # on the slash command: the first of the game's feats
FURTHEST = 10**9  # pages; before the first there is a button that cannot be pressed
FLOOR = 400  # points at which a rating's bar begins


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to see; travels in every button of the screen."""

    game: str  # the key of a leaderboard
    where: str = HERE
    period: str = Period.SEASON.value
    by: str = By.RATING.value
    page: int = 0

    @property
    def args(self) -> tuple[Arg, ...]:
        return self.game, self.where, self.period, self.by, self.page


def _choice(message: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=slash_text(message), value=value)


class Ranks(Cog):
    def __init__(
        self, router: Router, leaderboards: Leaderboards, results: Results, sharing: Sharing
    ) -> None:
        super().__init__(router)
        self.sharing = sharing
        self.leaderboards = leaderboards
        self.results = results
        self.ladders = ladders_of(self.services)
        app_commands.choices(game=named_choices(self.services, self.ladders))(self.leaderboard)

    @property
    def routes(self) -> Iterable[Route]:
        asked: dict[str, Source] = {name: Carried(word) for name in ("game", "where", "period", "by")}
        asked["page"] = Carried(within(-1, FURTHEST))
        yield of_no_table("ranks", self.turn, **asked)
        yield of_no_table("ranks_show", self.show_to_all, **asked)
        for verb, field in (("ranks_game", "game"), ("ranks_when", "period"), ("ranks_by", "by")):
            yield of_no_table(verb, partial(self.chosen, field=field), **asked, choice=Chosen(word))
        yield of_no_table("ranks_help", self.help)

    # What people ask for

    @app_commands.command(
        name=slash_text("command-leaderboard"), description=slash_text("command-leaderboard.about")
    )
    @app_commands.guild_only()
    @app_commands.rename(**{name: slash_text(f"option-{name}.slash") for name in OPTIONS})
    @app_commands.describe(**{name: slash_text(f"option-{name}.about") for name in OPTIONS})
    @app_commands.choices(
        by=[_choice(f"ranks-by-{by}", by) for by in (*(order.value for order in By), RECORDS)],
        period=[_choice(f"ranks-period-{period}", period.value) for period in Period],
        where=[_choice(f"ranks-where-{where}", where) for where in (HERE, EVERY)],
    )
    @answering
    async def leaderboard(
        self,
        use: CommandUse,
        game: str | None = None,
        by: str = By.RATING.value,
        period: str = Period.SEASON.value,
        where: str = HERE,
    ) -> None:
        """What is left open is this season's rating here, in the game played last."""
        wanted = Wanted(game or await self._game_played_last(use), where, period, by)
        if wanted.by == RECORDS and wanted.game in self.ladders:
            feats = self.ladders[wanted.game].feats
            wanted = replace(wanted, by=feats[0].figure if feats else By.RATING.value)
        problem = self._problem(wanted, use.words)
        if problem:
            await use.whisper(problem)
        else:
            await use.show(await use.within_time(self._screen(use, wanted)))

    async def turn(self, pressed: ButtonPress, **asked: Any) -> None:
        """Another page, or another place."""
        await self._show(pressed, Wanted(**asked))

    async def chosen(self, pressed: ButtonPress, *, field: str, choice: str, **asked: Any) -> None:
        """Another game, period or order was chosen from a menu."""
        wanted = replace(Wanted(**asked), page=0, **{field: choice})
        if field == "game" and wanted.by not in tuple(By):
            wanted = replace(wanted, by=By.RATING.value)
        await self._show(pressed, wanted)

    async def help(self, pressed: ButtonPress) -> None:
        words = pressed.words
        days = WINDOW // (24 * 60 * 60 * 1000)
        await pressed.whisper(words("ranks-help", settled=SETTLED, full=FULL, days=days))

    async def _show(self, pressed: ButtonPress, wanted: Wanted) -> None:
        if self._problem(wanted, pressed.words):
            raise Illegible
        screen = await pressed.within_time(self._screen(pressed, wanted), in_place=True)
        await pressed.replace(screen, table=0, revision=0)

    def _problem(self, wanted: Wanted, words: Words) -> str | None:
        """Why there is no such leaderboard; None where there is."""
        if wanted.game not in self.ladders:
            names = words.list_of(words(f"{slug(key)}-name") for key in self.ladders)
            return words("ranks-no-game", games=names)
        known = wanted.where in (HERE, EVERY) and wanted.period in tuple(Period)
        return None if known and self._by(wanted) else words("ranks-no-board")

    def _by(self, wanted: Wanted) -> By | Feat | None:
        if wanted.by in tuple(By):
            return By(wanted.by)
        feats = self.ladders[wanted.game].feats
        return next((feat for feat in feats if feat.figure == wanted.by), None)

    async def _game_played_last(self, pressed: Pressed) -> str:
        last = await self.results.in_home(pressed.interaction.guild_id or 0, limit=1)
        known = [result.ladder.key for result in last if result.ladder.key in self.ladders]
        return known[0] if known else next(iter(self.ladders))

    # What they see

    async def show_to_all(self, pressed: ButtonPress, **asked: Any) -> None:
        """The same page for everybody in the channel, once."""
        wanted = Wanted(**asked)
        if self._problem(wanted, pressed.words):
            raise Illegible
        with self.sharing.once(pressed) as is_first:
            screen = await pressed.within_time(self._screen(pressed, wanted, shown=True), in_place=True)
            await pressed.replace(screen, table=0, revision=0)
            if is_first:
                words = await self.sharing.words_for_all(pressed)
                _, told = await self._told(pressed, wanted, words, for_all=True)
                await self.sharing.post(pressed, Screen(told, LADDER))

    async def _screen(self, pressed: Pressed, wanted: Wanted, *, shown: bool = False) -> Screen:
        page, told = await self._told(pressed, wanted, pressed.words)
        wanted = replace(wanted, page=page.number)
        share = Row((share_tap("ranks_show", wanted.args, pressed.words, shown=shown),))
        return Screen((*told, *self._controls(wanted, page, pressed.words), share), LADDER)

    async def _told(
        self, pressed: Pressed, wanted: Wanted, words: Words, *, for_all: bool = False
    ) -> tuple[LadderPage, tuple[Part, ...]]:
        """A page, in words and in its picture; the asker's own line is marked."""
        by = self._by(wanted)
        if by is None:
            raise Illegible(wanted.by)
        home = EVERYWHERE if wanted.where == EVERY else pressed.interaction.guild_id or 0
        today = self.services.clock.by_discord()
        scope = Scope(wanted.game, home, Period(wanted.period).name_at(today))
        page = await self.leaderboards.page(scope, by, page=wanted.page, asker=pressed.person)
        teller = _Teller(words, by, mentions=wanted.where == HERE, asker=pressed.person, for_all=for_all)
        title = words(f"{slug(wanted.game)}-name")
        below = " · ".join((self._by_words(wanted.game, by, words), words(f"ranks-period-{wanted.period}")))
        heading = f"## 🏆\u00a0{title}\n{below} · {words(f'ranks-where-{wanted.where}')}"
        parts: list[Part] = [Line(f"{heading}\n{teller.told(page)}")]
        if page.places:
            parts.append(
                pictures.leaderboard(title, below, teller.entries(page), teller.own_apart(page), words)
            )
        return page, tuple(parts)

    def _controls(self, wanted: Wanted, page: LadderPage, words: Words) -> list[Part]:
        games = tuple(
            Choice(label=words(f"{slug(key)}-name"), value=key, chosen=key == wanted.game)
            for key in self.ladders
        )
        orders = tuple(
            Choice(
                label=self._by_words(wanted.game, by, words),
                value=by.figure if isinstance(by, Feat) else by.value,
                chosen=(by.figure if isinstance(by, Feat) else by.value) == wanted.by,
            )
            for by in (*By, *self.ladders[wanted.game].feats)
        )
        periods = tuple(
            Choice(label=words(f"ranks-period-{period}"), value=period.value, chosen=period == wanted.period)
            for period in Period
        )
        menus: list[Part] = [
            Menu(verb=verb, args=wanted.args, placeholder=words("ranks-choose"), choices=choices)
            for verb, choices in (("ranks_game", games), ("ranks_by", orders), ("ranks_when", periods))
            if len(choices) > 1
        ]
        return [*menus, Row(tuple(self._taps(wanted, page, words)))]

    def _taps(self, wanted: Wanted, page: LadderPage, words: Words) -> list[Tap]:
        mine = (page.own.place - 1) // PAGE if page.own else 0
        other = EVERY if wanted.where == HERE else HERE
        taps = [
            # A page that is not there is the first; the button's own place tells it from the other ones.
            Tap(
                emoji="◀️",
                verb="ranks",
                args=replace(wanted, page=page.number - 1).args,
                enabled=page.number > 0,
            ),
            Tap(emoji="▶️", verb="ranks", args=replace(wanted, page=page.number + 1).args, enabled=page.more),
        ]
        if page.own and abs(mine - page.number) > 1:
            args = replace(wanted, page=mine).args
            taps.append(
                Tap(label=words("ranks-mine"), emoji="📍", verb="ranks", args=args, style=Style.PRIMARY)
            )
        there = replace(wanted, where=other, page=0).args
        taps.append(Tap(label=words(f"ranks-where-{other}"), emoji="🌍", verb="ranks", args=there))
        taps.append(Tap(label=words("ranks-how"), emoji="❓", verb="ranks_help"))
        return taps

    def _by_words(self, ladder: str, by: By | Feat, words: Words) -> str:
        if not isinstance(by, Feat):
            return words(f"ranks-by-{by}")
        return words(f"feat-{slug(self.ladders[ladder].game)}-{slug(by.figure)}")


@dataclass(frozen=True, slots=True)
class _Teller:
    """Words a board's lines, and hands them to the picture."""

    words: Words
    by: By | Feat
    mentions: bool  # where everybody is of this server, Discord knows their names best
    asker: int
    for_all: bool = False

    def told(self, page: LadderPage) -> str:
        if not page.places:
            return self.words("ranks-nobody")
        lines = [self._line(place) for place in page.places]
        if self.own_apart(page) is not None and page.own:
            lines += ["…", self._line(page.own)]
        elif page.own is None and not self.for_all:
            lines.append(f"-# {self.words('ranks-not-you')}")
        if any(not place.settled for place in page.places):
            lines.append(f"-# {self.words('ranks-provisional', settled=SETTLED)}")
        return "\n".join(lines)

    def _line(self, place: Ranked) -> str:
        own = place.person == self.asker
        name = f"<@{place.person}>" if self.mentions else f"**{in_text(self._plain(place))}**"
        line = f"{place.place}\\. {name} · {self.value(place)}"
        if self.by is By.WINS:
            line = f"{line} {self.words('ranks-of', matches=place.matches)}"
        return f"▸ {line}" if own else line

    def entries(self, page: LadderPage) -> tuple[Rung, ...]:
        return tuple(self._entry(place, page) for place in page.places)

    def own_apart(self, page: LadderPage) -> Rung | None:
        """The asker's own line, where it is on another page or on none."""
        own = page.own
        if own is None or any(place.person == own.person for place in page.places):
            return None
        return self._entry(own, page)

    def _entry(self, place: Ranked, page: LadderPage) -> Rung:
        return Rung(
            place=place.place,
            person=place.person,
            name=self._plain(place),
            value=self.value(place),
            share=self._share(place.value, page.places[0].value),
            own=place.person == self.asker,
        )

    def _plain(self, place: Ranked) -> str:
        return plain_name(place.name) or self.words("ranks-somebody")

    def value(self, place: Ranked) -> str:
        match self.by:
            case By.RATING:
                return f"{place.value}{'' if place.settled else '?'}"
            case Feat(figure=figure) if figure.endswith("_ms"):
                return self.words.took(place.value)
            case _:
                return self.words.number(place.value)

    def _share(self, value: int, best: int) -> float:
        """How long the bar is beside the page's best."""
        match self.by:
            case By.RATING:
                return (value - FLOOR) / max(1, best - FLOOR)
            case Feat(least=True):
                return best / max(1, value)
            case _:
                return value / max(1, best)
