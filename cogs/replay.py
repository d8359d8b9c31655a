"""/replay: a finished match once more, step by step, as a film, as a file, and verified before everybody."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

from cogs.games.desk import Desk
from cogs.shown.story import Story, retold, watched
from cogs.wire.choices import slug
from cogs.wire.cog import Cog, answering
from cogs.wire.expected import ask_discord
from cogs.wire.presses.converters import number, within, word
from cogs.wire.presses.custom_id import LARGEST
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed, TablePress
from cogs.wire.presses.routes import (
    Carried,
    Chosen,
    Route,
    in_private,
    of_no_table,
    on_board,
    told_to_all,
)
from cogs.wire.rights.sight import Sight
from cogs.wire.screens.accents import PAST
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.names import written_names
from cogs.wire.screens.plain import plain_name
from cogs.wire.screens.screen import Choice, Line, Menu, Row, Screen, Tap
from cogs.wire.translator import slash_text
from engine import match as matches
from engine.chance import SEAL_SHOWN, sealed
from engine.game import Refusal
from engine.match import Unreplayable
from engine.tables.table import Standing, Status, TableKind
from render.replay import MOST, Film, Moment, film, thinned
from render.sketch import Sketch, shortened

if TYPE_CHECKING:
    from cogs.wire.presses.router import Router
    from data.ranks.results import Result, Results
    from data.words import Words

REMEMBERED = 8  # matches that somebody is watching


class Lost(Exception):
    """The match cannot be shown, to anybody or to this person; the message says why."""

    def __init__(self, message: str = "replay-lost") -> None:
        super().__init__(message)
        self.message = message


class Replays(Cog):
    def __init__(self, router: Router, results: Results, words_at: Callable[[int], Awaitable[Words]]) -> None:
        super().__init__(router)
        self.results = results
        self.words_at = words_at
        self._told: OrderedDict[int, Story] = OrderedDict()

    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("replay", self.begin)
        yield of_no_table("replay_pick", self.picked, table=Chosen(number))
        yield in_private("replay_step", self.step, way=Carried(word), step=Carried(within(-1, LARGEST)))
        yield in_private("replay_jump", self.jump, step=Chosen(number))
        yield told_to_all(in_private("replay_film", self.film))
        yield in_private("replay_log", self.log)
        yield told_to_all(in_private("replay_check", self.check))

    # Which match

    @app_commands.command(name=slash_text("command-replay"), description=slash_text("command-replay.about"))
    @app_commands.guild_only()
    @answering
    async def replay(self, use: CommandUse) -> None:
        """The last matches of this server to choose from."""
        words = use.words
        recent = await self.results.in_home(use.interaction.guild_id or 0, limit=4 * CHOICES)
        known = [result for result in recent if result.game in self.services.desks]
        seen = await use.within_time(Sight(use).seen(known, self.results))
        if not seen:
            await use.whisper(words("replay-none"))
            return
        choices = tuple(self._choice(result, words) for result in seen[:CHOICES])
        menu = Menu(verb="replay_pick", placeholder=words("replay-which"), choices=choices)
        await use.show(Screen((Line(words("replay-choose")), menu), PAST))

    async def begin(self, pressed: TablePress) -> None:
        """The tap on a finished board."""
        await self._guarded(pressed, partial(self._show, pressed, pressed.table, 0, in_place=False))

    async def picked(self, pressed: ButtonPress, table: int) -> None:
        await self._guarded(pressed, partial(self._show, pressed, table, 0, in_place=True))

    # Step by step

    async def step(self, pressed: TablePress, way: str, step: int) -> None:
        await self.jump(pressed, step)

    async def jump(self, pressed: TablePress, step: int) -> None:
        await self._guarded(pressed, partial(self._show, pressed, pressed.table, step, in_place=True))

    async def _show(self, pressed: ButtonPress, table: int, step: int, *, in_place: bool) -> None:
        story = await pressed.within_time(self._story(pressed, table), in_place=in_place)
        at = max(0, min(step, story.last))
        screen = watched(story, at, self._desk(story), pressed.words)
        if in_place:
            await pressed.replace(screen, table=story.standing.table.id, revision=0)
        else:
            await pressed.show(screen, table=story.standing.table.id)

    # For everybody

    async def film(self, pressed: TablePress) -> None:
        await self._guarded(pressed, partial(self._film, pressed))

    async def log(self, pressed: TablePress) -> None:
        await self._guarded(pressed, partial(self._log, pressed))

    async def check(self, pressed: TablePress) -> None:
        await self._guarded(pressed, partial(self._check, pressed))

    async def _film(self, pressed: TablePress) -> None:
        """The key moments as a picture that moves, for the channel."""
        story = await pressed.within_time(self._story(pressed, pressed.table), in_place=True)
        words = await self._words_for_all(pressed)
        await pressed.acknowledge()
        told = story.films.get(words.language)
        if told is None:
            told = await asyncio.to_thread(_filmed, story, self._desk(story), words)
            story.films[words.language] = told
        who = f"<@{pressed.person}>"
        line = words("replay-film", who=who, game=_title(story, words), people=_people(story, words))
        await self._tell_all(pressed, Screen((Line(line), told, Row((_watch(words),))), PAST), story)

    async def _log(self, pressed: TablePress) -> None:
        """The record as a file: whoever has the project can verify it without us."""
        story = await pressed.within_time(self._story(pressed, pressed.table), in_place=True)
        table = story.standing.table
        raw = msgspec.json.encode(story.record) + b"\n"
        name = f"{table.game}-{table.id}.json"
        words = pressed.words("replay-log", seed=table.seed)
        file = discord.File(BytesIO(raw), filename=name)
        await pressed.say(content=words, file=file, ephemeral=True)

    async def _check(self, pressed: TablePress) -> None:
        """Play the match again from its seed, and say before everybody what came out."""
        story = await pressed.within_time(self._story(pressed, pressed.table), in_place=True)
        words, table = await self._words_for_all(pressed), story.standing.table
        await pressed.acknowledge()
        genuine = await asyncio.to_thread(_verified, story)
        told = words(
            "replay-verified" if genuine else "replay-not-verified",
            who=f"<@{pressed.person}>",
            game=_title(story, words),
            people=_people(story, words),
            seed=table.seed,
            seal=sealed(table.seed)[:SEAL_SHOWN],
            steps=len(story.record.entries),
        )
        await self._tell_all(pressed, Screen((Line(told), Row((_watch(words),))), PAST), story)

    async def _tell_all(self, pressed: Pressed, screen: Screen, story: Story) -> None:
        """An answer that everybody sees; the private screen it came from stays as it is."""
        table = story.standing.table.id
        sheet, files = await self.services.sheet(screen, table=table, revision=0)
        await ask_discord(pressed.interaction.followup.send(view=sheet, files=files, ephemeral=False))

    async def _words_for_all(self, pressed: Pressed) -> Words:
        return await self.words_at(pressed.interaction.guild_id or 0)

    # The match itself

    async def _story(self, pressed: Pressed, table: int) -> Story:
        """A match of this server that this person may see, played again; else raises Lost or a Refusal."""
        standing = await self.services.tables.peek(table)
        if standing.table.home != pressed.interaction.guild_id:
            raise Refusal(TableKind.UNKNOWN)
        if not await Sight(pressed).sees_table(standing.table):
            raise Lost("replay-elsewhere")
        if standing.table.status is Status.CLOSED:
            raise Refusal(TableKind.CLOSED, why=standing.table.why)
        if standing.table.status is not Status.OVER:
            raise Refusal(TableKind.UNFINISHED)
        known = self._told.pop(table, None)
        if known is None or known.standing.table.version != standing.table.version:
            known = await self._retold(standing)
        self._told[table] = known
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return known

    async def _retold(self, standing: Standing) -> Story:
        if standing.match is None:
            raise Lost
        record = await self.services.tables.record(standing.table.id)
        try:
            return await asyncio.to_thread(retold, standing, record)
        except (Refusal, Unreplayable) as problem:
            raise Lost from problem

    async def _guarded(self, pressed: Pressed, answer: Any) -> None:
        try:
            await answer()
        except Lost as lost:
            await pressed.whisper(pressed.words(lost.message))

    def _choice(self, result: Result, words: Words) -> Choice:
        people = words.list_of(
            _name(finisher.name, finisher.level is not None, words) for finisher in result.finishers
        )
        ago = words("replay-ago", span=words.past(self.services.clock.by_discord() - result.ended))
        label = f"{words(f'{slug(result.game)}-name')} · {ago}"
        return Choice(label=label, value=str(result.table), description=people)

    def _desk(self, story: Story) -> Desk:
        return self.services.desks[story.standing.table.game]


def _filmed(story: Story, desk: Desk, words: Words) -> Film:
    table = story.standing.table
    moments = [
        Moment(sketch, step / story.last)
        for step in _key_steps(story)
        for sketch in _shown(story, step, story.screen(step, desk, words).sketches)
    ]
    alt = words("replay-film-alt", game=_title(story, words), ending=moments[-1].sketch.alt)
    return film(f"replay-{table.id}", (table.id, words.language), shortened(alt), moments)


def _shown(story: Story, step: int, sketches: Sequence[Sketch]) -> Sequence[Sketch]:
    """A board a moment; of the end all there is to see, the result last."""
    if step < story.last:
        return sketches[:1]
    return sorted(sketches, key=lambda sketch: sketch.name.endswith("result"))


def _key_steps(story: Story) -> list[int]:
    """The beginning, the end, and between them what seldom happens: as much of it as a film has room for."""
    told = [[type(news).__name__ for news in match.state.news] for match in story.steps]
    often = Counter(name for names in told for name in names)
    alike: dict[int, list[int]] = {}
    for step in range(1, story.last):
        seldom = min((often[name] for name in told[step]), default=len(told))
        alike.setdefault(seldom, []).append(step)
    kept, room = [0, story.last], MOST - 2
    for seldom in sorted(alike):
        chosen = thinned(alike[seldom], room) if room > 1 else alike[seldom][:room]
        kept += chosen
        room -= len(chosen)
    return sorted(kept)


def _verified(story: Story) -> bool:
    """Whether seed and log lead to the state and the result that were kept, byte for byte."""
    try:
        match = matches.replay(story.standing.game, story.record)
    except Unreplayable:
        return False
    return match.outcome == story.standing.table.outcome


def _watch(words: Words) -> Tap:
    return Tap(label=words("board-replay"), emoji="🎞️", verb="replay")


def _title(story: Story, words: Words) -> str:
    return words(f"{slug(story.standing.table.game)}-name")


def _people(story: Story, words: Words) -> str:
    return words.list_of(written_names(story.standing.table, words))


def _name(name: str, brain: bool, words: Words) -> str:
    return "🤖" if brain else plain_name(name) or words("ranks-somebody")
