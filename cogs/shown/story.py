"""A finished match, played again: how it stood after each step, and the screen on which it is watched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from cogs.games.look import AnyLook, look_at
from cogs.shown.private.leaving import passages
from cogs.wire.screens.accents import PAST
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.names import numbered
from cogs.wire.screens.rows import broken, filled
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from engine.match import Match, Record, Undo
from engine.tables.table import Standing
from render.replay import Film, thinned
from render.sketch import Sketch

if TYPE_CHECKING:
    from cogs.games.desk import Desk
    from data.words import Words

TOLD = 4  # rows of news: hardly a step has more
PRIVATE_USE = 0xE000  # the first of the characters that mean nothing by themselves


@dataclass(frozen=True, slots=True)
class Story:
    """A finished match, played again: how it stood after each step, and at last its result."""

    standing: Standing
    record: Record
    steps: tuple[Match, ...]  # the last one twice: how the board was left, then who won
    undone: Mapping[int, int] = field(default_factory=dict[int, int])  # by step, whose play was taken back
    films: dict[str, Film] = field(default_factory=dict[str, Film], compare=False, repr=False)  # by language

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def look(self, step: int, words: Words) -> AnyLook:
        then = Standing(self.standing.table, self.standing.game, self.steps[step])
        return look_at(then, words, None)

    def news(self, look: AnyLook, step: int, desk: Desk) -> tuple[str, ...]:
        """What happened in this step; that a play was taken back is no news of the match's own."""
        if step in self.undone:
            return (look.words("news-undone", who=look.names[self.undone[step]]),)
        return desk.news(look)

    def passages(self, step: int, words: Words) -> list[str]:
        """Who left and who came back while the match stood so."""
        since = self.steps[step].revision if step else 0
        after = self.steps[step + 1].revision
        before = after if step + 1 < self.last else None
        names = self.look(step, words).names
        return passages(self.standing.table, names, words, since=since, before=before)

    def screen(self, step: int, desk: Desk, words: Words) -> Screen:
        look = self.look(step, words)
        return desk.result(look) if step == self.last else desk.public(look)


def retold(standing: Standing, record: Record) -> Story:
    """Every step but those that only moved the clocks."""
    scenes = Match.history(standing.game, record)
    undone = {step: scene.entry.seat for step, scene in enumerate(scenes) if isinstance(scene.entry, Undo)}
    steps = [scene.match for scene in scenes]
    return Story(standing, record, (*steps, steps[-1]), undone)


def watched(story: Story, step: int, desk: Desk, words: Words) -> Screen:
    """What is told of a step stands below the buttons, as high as of any other: they keep still."""
    look = story.look(step, words)
    counted = Line(words("replay-step", step=step + 1, count=story.last + 1))
    taps = (Row(_ways(step, story.last)), _stops(story, step, desk, words), Row(_shares(words)))
    whose = (numbered(look.names),) if story.standing.raced and len(look.names) > 1 else ()
    if step == story.last:
        shown = [part for part in desk.result(look).parts if isinstance(part, Line | Sketch)]
        return Screen((counted, *shown, *taps, *map(Line, whose)), PAST)
    told = "\n".join((*story.news(look, step, desk), *story.passages(step, words)))
    rows = filled(broken(told, look.people) if told else [], TOLD)
    return Screen((counted, *_board(desk, look), *taps, Line("\n".join((*whose, *rows)))), PAST)


def _board(desk: Desk, look: AnyLook) -> Iterator[Part]:
    """Up to its picture; what stands below is for those who play."""
    for part in desk.public(look).parts:
        if isinstance(part, Line | Sketch):
            yield part
        if isinstance(part, Sketch):
            return


def _stops(story: Story, step: int, desk: Desk, words: Words) -> Menu:
    """The beginning, the end, and steps between them of which there is something to tell."""
    later = (_told_from(story, at, desk, words) for at in thinned(range(1, story.last + 1), CHOICES - 1))
    choices = (_stop(story, at, desk, words, chosen=at == step) for at in dict.fromkeys((0, *later)))
    return Menu(verb="replay_jump", placeholder=words("replay-jump"), choices=tuple(choices))


def _told_from(story: Story, step: int, desk: Desk, words: Words) -> int:
    """This step, or the first after it of which there is anything to tell."""
    steps = range(step, story.last)
    return next((at for at in steps if news_unmarked(story, at, desk, words)), story.last)


def _stop(story: Story, step: int, desk: Desk, words: Words, *, chosen: bool) -> Choice:
    """Its label is short: a menu that is closed shows it, and is to keep its height."""
    if step == story.last:
        return Choice(label=words("replay-result"), value=str(step), chosen=chosen)
    told = news_unmarked(story, step, desk, words)
    label = words("replay-stop", step=step + 1)
    return Choice(label=label, value=str(step), description=told or None, chosen=chosen)


def news_unmarked(story: Story, step: int, desk: Desk, words: Words) -> str:
    """The first line of the news without its markdown; what looks like markdown in a name stays."""
    look = story.look(step, words)
    seats = tuple(chr(PRIVATE_USE + seat) for seat in range(len(look.names)))
    told = (
        next(iter(story.news(replace(look, names=seats), step, desk)), "").replace("*", "").replace("`", "")
    )
    for seat, name in zip(seats, look.plain_names, strict=True):
        told = told.replace(seat, name)
    return told


def _ways(step: int, last: int) -> tuple[Tap, ...]:
    """◀ ▶ ⏭, as many as a narrow phone has room for; the menu leads back to the beginning.

    Each says its name, so that two that lead to one step are two buttons.
    """
    ways = (("back", "◀️", step - 1), ("on", "▶️", step + 1), ("last", "⏭️", last))
    return tuple(
        Tap(emoji=sign, verb="replay_step", args=(name, to), enabled=to != step and 0 <= to <= last)
        for name, sign, to in ways
    )


def _shares(words: Words) -> tuple[Tap, ...]:
    return (
        Tap(label=words("replay-do-film"), emoji="🎬", verb="replay_film", style=Style.PRIMARY),
        Tap(label=words("fair-play"), emoji="⚖️", verb="fair"),
    )
