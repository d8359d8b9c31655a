"""/profile: what somebody has done at this server's tables, with the rating's curve."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.guide import ladders_of
from cogs.wire.choices import slug
from cogs.wire.cog import Cog, answering
from cogs.wire.presses.converters import among, known_person, number
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed
from cogs.wire.presses.routes import Carried, Chosen, Route, of_no_table
from cogs.wire.rights.sight import Sight
from cogs.wire.screens.accents import PERSON
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.names import APART
from cogs.wire.screens.plain import plain_name
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Tap
from cogs.wire.sharing import Sharing, share_tap
from cogs.wire.translator import slash_text
from data.ranks.profiles import Career, Opponent, Profile, Profiles, RatingStep
from data.ranks.rating import SETTLED
from data.ranks.results import Result, Results
from render import ranks as pictures
from render.drawing.numerals import signed
from render.ranks import GameLine, Portrayal

if TYPE_CHECKING:
    from cogs.wire.presses.router import Router
    from data.words import Words

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def place_sign(rank: int) -> str:
    """In bold: Discord counts on by itself in lines that begin as those of a numbered list."""
    return MEDALS.get(rank, f"**{rank}.**")


class Profiled(Cog):
    def __init__(self, router: Router, profiles: Profiles, results: Results, sharing: Sharing) -> None:
        super().__init__(router)
        self.sharing = sharing
        self.ladders = ladders_of(self.services)
        self.profiles = profiles
        self.results = results

    @property
    def routes(self) -> Iterable[Route]:
        game = among(self.ladders)
        yield of_no_table("profile_show", self.show_to_all, person=Carried(number), game=Carried(game))
        yield of_no_table("profile_game", self.other_game, person=Carried(number), game=Chosen(game))
        yield of_no_table("profile_why", self.why, person=Carried(number), game=Carried(game))

    @app_commands.command(name=slash_text("command-profile"), description=slash_text("command-profile.about"))
    @app_commands.guild_only()
    @app_commands.rename(who=slash_text("option-who.slash"))
    @app_commands.describe(who=slash_text("option-who.about"))
    @answering
    async def profile(self, use: CommandUse, who: discord.User | None = None) -> None:
        asked = known_person(who or use.interaction.user)
        if asked.bot:
            await use.whisper(use.words("profile-bot", who=f"<@{asked.id}>"))
        else:
            await use.show(await use.within_time(self._screen(use, asked.id, None)))

    async def other_game(self, pressed: ButtonPress, person: int, game: str) -> None:
        """The curve of another game."""
        screen = await pressed.within_time(self._screen(pressed, person, game), in_place=True)
        await pressed.replace(screen, table=0, revision=0)

    async def show_to_all(self, pressed: ButtonPress, person: int, game: str) -> None:
        """The same profile for everybody in the channel, once."""
        with self.sharing.once(pressed) as is_first:
            shown = self._screen(pressed, person, game, shown=True)
            await pressed.replace(await pressed.within_time(shown, in_place=True), table=0, revision=0)
            words = await self.sharing.words_for_all(pressed)
            told = await self._told(pressed, person, game, words, for_all=True) if is_first else None
            if told is not None:
                await self.sharing.post(pressed, Screen(told[2], PERSON))

    async def why(self, pressed: ButtonPress, person: int, game: str) -> None:
        """How the rating came about, match by match."""
        words, home = pressed.words, pressed.interaction.guild_id or 0
        if person != pressed.person and not await self.profiles.is_listed(person):
            await pressed.whisper(words("profile-private", who=f"<@{person}>"))
            return
        steps = await self.profiles.steps(person, home, game)
        lines = [f"## {self._game_name(game, words)} · <@{person}>", words("profile-why")]
        lines += [_step(step, words) for step in steps]
        await pressed.whisper("\n".join(lines))

    async def _screen(
        self, pressed: Pressed, person: int, game: str | None, *, shown: bool = False
    ) -> Screen:
        words, own = pressed.words, person == pressed.person
        who = f"<@{person}>"
        if not own and not await self.profiles.is_listed(person):
            return Screen.saying(words("profile-private", who=who))
        found = await self._told(pressed, person, game, words)
        if found is None:
            return Screen.saying(words("profile-nothing-yet" if own else "profile-nothing", who=who))
        profile, record, told = found
        known = [one for one in profile.records if one.game in self.ladders]
        menu = (self._menu(person, known, record.game, words),) if len(known) > 1 else ()
        return Screen((*told, *menu, _taps(profile, record, words, shown=shown)), PERSON)

    async def _told(
        self, pressed: Pressed, person: int, game: str | None, words: Words, *, for_all: bool = False
    ) -> tuple[Profile, Career, tuple[Part, ...]] | None:
        """What there is to tell of somebody, in words and a picture; None: nothing, or nothing to others."""
        own = person == pressed.person
        if not own and not await self.profiles.is_listed(person):
            return None
        profile = await self.profiles.profile_of(person, pressed.interaction.guild_id or 0, game=game)
        record = profile and (profile.record(game) if game else profile.records[0])
        if profile is None or record is None:
            return None
        called = _called(profile) or words("profile-somebody")
        known = [one for one in profile.records if one.game in self.ladders]
        parts: list[Part] = [
            Line("\n".join((f"## <@{person}>", *self._lines(profile, record, words)))),
            pictures.profile(self._portrayal(profile, record, known, called, words), words),
        ]
        recent = await self._recent_for(pressed, profile, own=own, for_all=for_all)
        if recent:
            parts.append(Line("\n".join(self._recent(recent, person, words))))
        return profile, record, tuple(parts)

    async def _recent_for(
        self, pressed: Pressed, profile: Profile, *, own: bool, for_all: bool
    ) -> Sequence[Result]:
        """His own places in his own matches are his; of others only what was played where one may look."""
        sight = Sight(pressed)
        if for_all:
            return await sight.open_to_all(profile.recent, self.results)
        return profile.recent if own else await sight.seen(profile.recent, self.results)

    def _lines(self, profile: Profile, record: Career, words: Words) -> list[str]:
        rating, lines = record.rating, list[str]()
        name = self._game_name(record.game, words)
        lines.append(f"### {name} · {_points(record)}" if rating.matches else f"### {name}")
        lines.append(words("profile-record", matches=rating.matches, wins=rating.wins))
        if rating.casual:
            lines.append(words("profile-casual", matches=rating.casual, wins=rating.casual_wins))
        if rating.streak > 1:
            lines.append(words("profile-winning", count=rating.streak))
        elif rating.streak < -1 and rating.wins + rating.casual_wins:
            lines.append(words("profile-losing", count=-rating.streak))
        if rating.best_streak > 1:
            lines.append(words("profile-best-streak", count=rating.best_streak))
        if rating.matches and not rating.settled:
            left = SETTLED - rating.matches
            lines.append(f"-# {words('profile-provisional', left=left)}")
        lines += [f"🏅\u00a0{best}" for best in self._bests(profile, record.game, words)]
        if profile.opponents:
            told = words.list_of(_opponent(one, words) for one in profile.opponents)
            lines.append(words("profile-opponents", opponents=told, count=len(profile.opponents)))
        return lines

    def _bests(self, profile: Profile, game: str, words: Words) -> Iterator[str]:
        """What this person did best, in the order in which the game compares it."""
        ladder = self.ladders.get(game)
        if ladder is None:
            return
        for feat in ladder.feats:
            best = profile.bests.get(feat.figure)
            if best is not None:
                said = words.took if feat.figure.endswith("_ms") else words.number
                name = words(f"feat-{slug(ladder.game)}-{slug(feat.figure)}")
                yield words("profile-best", feat=name, best=said(best))

    def _portrayal(
        self, profile: Profile, record: Career, shown: Sequence[Career], name: str, words: Words
    ) -> Portrayal:
        rating = record.rating
        return Portrayal(
            person=profile.person,
            name=name,
            game=self._game_name(record.game, words),
            rating=_points(record),
            matches=words.number(record.played),
            wins=words.number(rating.wins + rating.casual_wins),
            streak=signed(rating.streak) if rating.streak else "0",
            curve=profile.curve,
            games=tuple(  # a single game is told above
                GameLine(
                    name=self._game_name(one.game, words),
                    rating=_points(one),
                    matches=words.number(one.played),
                    wins=words.number(one.rating.wins + one.rating.casual_wins),
                )
                for one in shown
                if len(shown) > 1
            ),
        )

    def _recent(self, results: Sequence[Result], person: int, words: Words) -> list[str]:
        lines = [f"### {words('profile-recent')}"]
        for result in results:
            own = next(finisher for finisher in result.finishers if finisher.person == person)
            count = len(result.finishers)
            told = words("profile-place", rank=own.rank, count=count) if count > 1 else words("profile-alone")
            name = self._game_name(result.game, words)
            what = f"{place_sign(own.rank)}\u00a0{name}\u00a0·\u00a0{told}"
            lines.append(f"{what}{APART}<t:{result.ended // 1000}:R>")
        return lines

    def _menu(self, person: int, records: Sequence[Career], chosen: str, words: Words) -> Menu:
        choices = tuple(
            Choice(
                label=self._game_name(record.game, words),
                value=record.game,
                description=_points(record),
                chosen=record.game == chosen,
            )
            for record in records[:CHOICES]
        )
        return Menu(
            verb="profile_game", args=(person,), placeholder=words("profile-other-game"), choices=choices
        )

    def _game_name(self, game: str, words: Words) -> str:
        """A game, or one of its leaderboards; what is no longer of the house keeps its key for a name."""
        known = game in self.services.desks or game in self.ladders
        return words(f"{slug(game)}-name") if known else game


def _taps(profile: Profile, record: Career, words: Words, *, shown: bool) -> Row:
    args = (profile.person, record.game)
    why = Tap(label=words("profile-do-why"), emoji="🔎", verb="profile_why", args=args)
    how = Tap(label=words("ranks-how"), emoji="❓", verb="ranks_help")
    return Row((*((why,) if profile.curve else ()), how, share_tap("profile_show", args, words, shown=shown)))


def _points(record: Career) -> str:
    if not record.rating.matches:
        return "–"
    return f"{record.points}{'' if record.rating.settled else '?'}"


def _called(profile: Profile) -> str:
    """What somebody was called in the last match."""
    finishers = (finisher for result in profile.recent for finisher in result.finishers)
    return plain_name(
        next((finisher.name for finisher in finishers if finisher.person == profile.person), "")
    )


def _step(step: RatingStep, words: Words) -> str:
    change = signed(step.after - step.before)
    line = f"<t:{step.at // 1000}:d> · {step.before} → **{step.after}** ({change})"
    if step.weight < 1:
        line = f"{line} · {words('profile-counted', percent=round(100 * step.weight))}"
    return line


def _opponent(one: Opponent, words: Words) -> str:
    return words("profile-opponent", who=f"<@{one.person}>", met=one.met, ahead=one.ahead)
