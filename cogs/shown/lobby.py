"""The lobby: who sits where, what is played, and what each tap means before the cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.wire.choices import asked_of, slug, summary
from cogs.wire.limits import FORM_FIELDS
from cogs.wire.names import mentions
from cogs.wire.screen import Line, Row, Rule, Screen, Style, Tap
from engine.chance import SEAL_SHOWN, sealed
from engine.game import AnyGame, Level
from engine.tables.table import Mode, Standing

if TYPE_CHECKING:
    from data.words import Words

ACCENT = 0x5BC0BE


def lobby_screen(standing: Standing, words: Words) -> Screen:
    """What everybody sees of a table that gathers."""
    table, game = standing.table, standing.game
    allowed = game.seats(standing.options)
    full = len(table.seats) >= allowed[-1]
    enough = len(table.seats) in allowed
    return Screen(
        (
            Line(f"## {words(f'{slug(game.key)}-name')}\n{words(f'{slug(game.key)}-pitch')}"),
            Rule(),
            Line(_seats(standing, words) + _guests(standing, words)),
            Line(_terms(standing, words)),
            Row(
                (
                    Tap(label=words("lobby-join"), verb="join", style=Style.PRIMARY, enabled=not full),
                    Tap(label=words("lobby-leave"), verb="leave"),
                    Tap(label=words("lobby-start"), verb="start", style=Style.SUCCESS, enabled=enough),
                )
            ),
            Row(
                tuple(
                    Tap(
                        label=words("lobby-brain", level=level.value),
                        verb="brain",
                        args=(level.value,),
                        enabled=not full,
                    )
                    for level in Level
                )
            ),
            Row(
                (
                    *_option_taps(game, words),
                    Tap(label=words("lobby-clock"), verb="clock", emoji="⏱️"),
                    Tap(label=words("lobby-seats"), verb="seats", emoji="🪑"),
                    Tap(label=words("board-rules"), verb="rules", args=(game.key,), emoji="❓"),
                )
            ),
        ),
        accent=ACCENT,
    )


def _option_taps(game: AnyGame, words: Words) -> tuple[Tap, ...]:
    """One tap a form; a game with many options has several."""
    forms = -(-len(asked_of(game)) // FORM_FIELDS)
    return tuple(
        Tap(
            label=words("lobby-options") + (f" {page + 1}" if forms > 1 else ""),
            verb="options",
            args=(page,),
            emoji="⚙️",
        )
        for page in range(forms)
    )


def _seats(standing: Standing, words: Words) -> str:
    table = standing.table
    allowed = standing.game.seats(standing.options)
    named = mentions(table, words)
    teams = len(set(standing.game.teams(standing.options, allowed[-1]))) < allowed[-1]
    lines: list[str] = []
    for at in range(max(allowed[-1], len(named))):
        if at < len(named):
            seat = table.seats[at]
            host = " 👑" if seat.person == table.host else ""
            level = f" · {words('lobby-level', level=seat.level.value)}" if seat.level else ""
            team = f" · {words('lobby-team', team=seat.team + 1)}" if teams else ""
            lines.append(f"{at + 1}. {named[at]}{host}{level}{team}")
        elif at < allowed[0]:
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
    return f"\n-# {words('lobby-kept', who=who, until=f'<t:{table.kept // 1000}:R>')}"


def _terms(standing: Standing, words: Words) -> str:
    table = standing.table
    clock = table.clock.thinking_time(standing.game)
    terms = [
        words("clock-relaxed")
        if table.clock.mode is Mode.RELAXED
        else words("clock-live", seconds=clock // 1000),
        *summary(standing.game, standing.options, words),
    ]
    terms += [
        words("clock-handicap", seat=at + 1, percent=seat.handicap)
        for at, seat in enumerate(table.seats)
        if seat.handicap != 100
    ]
    return f"-# {' · '.join(terms)}\n-# {words('board-seal', seal=sealed(table.seed)[:SEAL_SHOWN])}"
