"""What an open hand becomes: how it ended, what it did to a rating and to one's records, and what is next."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.shown.boards.board import result_parts
from cogs.shown.private.leaving import rated_last
from cogs.wire.choices import slug
from cogs.wire.screens.accents import OVER
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from data.ranks.afterwards import Achievement, Aftermath, RatingStep
from data.words import Words
from engine.tables.table import Standing
from render.drawing.numerals import signed

MOST_FEATS = 4  # lines; new records come first


def ending_screen(standing: Standing, desk: Desk, look: AnyLook, aftermath: Aftermath | None) -> Screen:
    """The result for somebody who played; his place, and what comes next, stand where a phone ends."""
    taken = "\n".join(_taken_home(aftermath, desk.key, look.words)) if aftermath else ""
    own = (Line(f"## {_how(standing, look)}"), *((Line(taken),) if taken else ()))
    last = rated_last(standing.table, look.names, look.words)
    shown = (*result_parts(standing, desk, look), *((Line(f"-# {last}"),) if last else ()))
    return Screen((*shown, *own, _next(standing, look.words)), accent=OVER)


def _how(standing: Standing, look: AnyLook) -> str:
    """A win may be shared; those of one team win together, and are counted once."""
    outcome, rank = look.result, look.result.ranks[look.seat]
    teams = standing.game.teams(standing.options, len(outcome.scores))
    ranks = dict(zip(teams, outcome.ranks, strict=True))
    scores = sorted(dict(zip(teams, outcome.scores, strict=True)).values(), reverse=True)
    place = 1 + sum(other < rank for other in ranks.values())
    won = "won" if list(ranks.values()).count(1) == 1 else "shared"
    how = "alone" if len(scores) == 1 else won if rank == 1 else "placed"
    told = "\u00a0: ".join(map(look.words.number, scores))
    return look.words(f"ending-{how}", scores=told, rank=place, seats=len(scores))


def _next(standing: Standing, words: Words) -> Row:
    again = Tap(
        label=words("board-rematch"),
        verb="rematch",
        style=Style.SUCCESS,
        emoji="🔁",
        enabled=standing.table.next is None,
    )
    return Row((again, Tap(label=words("board-replay"), verb="replay", emoji="🎞️")))


def _taken_home(aftermath: Aftermath, game: str, words: Words) -> Iterator[str]:
    if aftermath.step is not None:
        yield _rating(aftermath.step, words)
    told = (one for one in aftermath.achievements if one.done)
    known = sorted(told, key=lambda one: not one.is_new)
    for one in known[:MOST_FEATS]:
        yield _feat(one, game, words)


def _rating(step: RatingStep, words: Words) -> str:
    change = signed(step.after - step.before)
    return words("ending-rating", before=str(step.before), after=str(step.after), change=change)


def _feat(one: Achievement, game: str, words: Words) -> str:
    figure, same = slug(one.feat.figure), one.done == one.best
    names = [f"feat-{slug(game)}-{figure}"]
    if not same:  # what is less than one's best is not called the best
        names = [f"{names[0]}.once", f"default-feat-{figure}.once", *names]
    name = next((name for name in names if name in words), None)
    said = words.took if one.feat.figure.endswith("_ms") else words.number
    told = {"feat": words(name) if name else one.feat.figure, "done": said(one.done)}
    if one.is_new:
        return words("ending-record", **told)
    return words("ending-feat", best=said(one.best), same=str(same).lower(), **told)
