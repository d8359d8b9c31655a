"""The lobby: what is played, who sits there, and four things to tap; and the call before a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.wire.choices import slug, summary
from cogs.wire.screens.accents import HOUSE, MATCH
from cogs.wire.screens.names import APART, mentions
from cogs.wire.screens.rows import SMALL
from cogs.wire.screens.screen import Choice, Line, Menu, Row, Screen, Style, Tap
from engine.game import AnyGame, Level
from engine.tables.lobby.calling import is_awaited
from engine.tables.table import Mode, Seat, Standing
from render.pieces.cover import cover_sketch
from render.sketch import Sketch

if TYPE_CHECKING:
    from data.words import Words

SIGNS = {Level.EASY: "🌱", Level.NORMAL: "🌿", Level.HARD: "🌳"}


def lobby_screen(standing: Standing, words: Words) -> Screen:
    """What everybody sees of a table that gathers."""
    if standing.table.begins is not None:
        return _calling(standing, words)
    allowed = standing.game.seats(standing.options)
    taken = len(standing.table.seats)
    full, enough = taken >= allowed[-1], taken in allowed
    join = Tap(
        label=words("lobby-join"),
        verb="join",
        style=Style.SECONDARY if enough else Style.PRIMARY,
        enabled=not full,
    )
    start = Tap(label=words("lobby-start"), verb="start", style=Style.SUCCESS, enabled=enough)
    return Screen(
        (
            lobby_cover(standing, words),
            Line(f"{words(f'{slug(standing.game.key)}-pitch')}\n{terms_line(standing, words)}"),
            Line(_seats(standing, words) + _guests(standing, words)),
            Row((join, start, Tap(label=words("lobby-more"), verb="more"))),
            Menu(
                verb="brain",
                placeholder=words("lobby-brain"),
                choices=tuple(
                    Choice(label=words(f"lobby-brain-{level.value}"), value=level.value, emoji=SIGNS[level])
                    for level in Level
                ),
                enabled=not full,
            ),
        ),
        accent=HOUSE,
    )


def lobby_cover(standing: Standing, words: Words) -> Sketch:
    """The game's box, with who sits round it."""
    game, most = standing.game, standing.game.seats(standing.options)[-1]
    name = words(f"{slug(game.key)}-name")
    return cover_sketch(game.key, words, name=name, taken=len(standing.table.seats), seats=most)


def terms_line(standing: Standing, words: Words) -> str:
    """How it is played here, in small print."""
    table = standing.table
    told = [
        *minutes_told(standing.game, words),
        *_clock_told(standing, words),
        *summary(standing.game, standing.options, words),
    ]
    told += [
        words("clock-handicap", seat=at + 1, percent=seat.handicap)
        for at, seat in enumerate(table.seats)
        if seat.handicap != 100
    ]
    return SMALL + APART.join(told)


def _clock_told(standing: Standing, words: Words) -> tuple[str, ...]:
    """What a decision may take; in a race there is hardly one, so its usual time is not worth a word."""
    clock = standing.table.clock
    if clock.mode is Mode.RELAXED:
        return (words("clock-relaxed"),)
    if clock.per_decision is None and standing.raced:
        return ()
    return (words("clock-live", seconds=clock.thinking_time(standing.game) // 1000),)


def minutes_told(game: AnyGame, words: Words) -> tuple[str, ...]:
    """How long a match usually takes, where its game tells."""
    if game.minutes is None:
        return ()
    least, most = game.minutes
    return (words("games-minutes", least=least, most=most),)


def _calling(standing: Standing, words: Words) -> Screen:
    """Everybody is called. Where Start was there is nothing that a second press could spoil."""
    table, named = standing.table, mentions(standing.table, words)
    until = f"<t:{(table.begins or 0) // 1000}:R>"
    told = [f"### {words('calling-title')}", words("calling-until", until=until)]
    told += [f"{at}. {named[at - 1]}\u00a0{_sign(seat)}" for at, seat in enumerate(table.seats, 1)]
    return Screen(
        (
            lobby_cover(standing, words),
            Line("\n".join(told)),
            Row(
                (
                    Tap(label=words("calling-begin"), verb="begin"),
                    Tap(label=words("calling-ready"), verb="ready", style=Style.SUCCESS, emoji="✋"),
                )
            ),
        ),
        accent=MATCH,
    )


def _sign(seat: Seat) -> str:
    """Whether this seat is waited for."""
    return "⏳" if is_awaited(seat) else "✅"


def _seats(standing: Standing, words: Words) -> str:
    table = standing.table
    allowed = standing.game.seats(standing.options)
    named = mentions(table, words)
    teams = len(set(standing.game.teams(standing.options, allowed[-1]))) < allowed[-1]
    lines: list[str] = []
    for at in range(max(allowed[0], len(named))):
        if at < len(named):
            seat = table.seats[at]
            host = "\u00a0👑" if seat.person == table.host else ""
            level = f" · {words('lobby-level', level=seat.level.value)}" if seat.level else ""
            team = f" · {words('lobby-team', team=seat.team + 1)}" if teams else ""
            lines.append(f"{at + 1}. {named[at]}{host}{level}{team}")
        else:
            lines.append(f"{at + 1}. *{words('lobby-seat-needed')}*")
    free = allowed[-1] - max(allowed[0], len(named))
    if free > 0:
        lines.append(f"-# {words('lobby-seats-free', count=free)}")
    return "\n".join(lines)


def _guests(standing: Standing, words: Words) -> str:
    """To whom seats are offered, and until when they are kept for nobody else."""
    table = standing.table
    if not table.guests:
        return ""
    who = words.list_of(f"<@{seat.person}>" for seat in table.guests)
    if table.kept is None:
        return f"\n-# {words('lobby-invited', who=who)}"
    until = f"<t:{table.kept // 1000}:R>"
    return f"\n-# {words('lobby-kept', who=who, count=len(table.guests), until=until)}"
