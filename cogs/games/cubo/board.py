"""Cubo's public board: the picture, the middle to take dice from, who says go; every button always there."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.cubo.dice import MARKS, STYLES, die_face
from cogs.games.cubo.telling import Looked
from cogs.games.race_desk import lines_high, rows_with_taps
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Line, Screen, Style, Tap
from data.words import Words
from engine.cubo.cards import Die
from engine.cubo.state import Phase, View
from render import cubo as pictures

TOLD = 4  # rows below the buttons
A_ROW = 3  # buttons that a narrow phone has room for side by side
GONE = "–"

Taps = tuple[Tap, ...]


def screen(look: Looked, head: Line, finish: Sequence[Tap], told: str) -> Screen:
    view, words = look.view, look.words
    picture = pictures.table(view, words, look.plain_names)
    able = view.phase is Phase.RACE and view.first_call is not None
    begin = begin_tap(words, enabled=view.phase is Phase.READY)
    controls = rows_with_taps(*middle(view, words, able=able), (begin, *finish))
    return Screen((head, picture, *controls, lines_high(told, look, TOLD)), MATCH)


def begin_tap(words: Words, *, enabled: bool) -> Tap:
    return Tap(
        label=words("cubo-do-begin"),
        emoji="🏁",
        verb="do",
        args=("begin",),
        style=Style.SUCCESS,
        enabled=enabled,
    )


def middle(view: View, words: Words, *, able: bool) -> tuple[Taps, Taps]:
    """A tap for each die of the middle, and one for those who want none."""
    none = Tap(label=words("cubo-do-decline"), emoji="✋", verb="do", args=("decline",), enabled=able)
    taps = (*(_die(slot, die, able=able) for slot, die in enumerate(view.centre)), none)
    return taps[:A_ROW], taps[A_ROW:]


def _die(slot: int, die: Die | None, *, able: bool) -> Tap:
    return Tap(
        label=die_face(die) if die else GONE,
        emoji=MARKS[die.colour] if die else None,
        verb="take",
        args=(slot,),
        style=STYLES[die.colour] if die else Style.SECONDARY,
        enabled=able and die is not None,
    )
