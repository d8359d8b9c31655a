"""Cubo's public board: what is to be done now, the centre to take dice from, who has called."""

from __future__ import annotations

from cogs.games.cubo import telling
from cogs.games.cubo.dice import MARKS, STYLES, face
from cogs.games.look import AnyLook
from cogs.shown import finish
from cogs.wire.screen import Line, Row, Screen, Style, Tap
from data.words import Words
from engine.cubo.state import Phase, View
from render import cubo as pictures

ACCENT = 0xF2B84B


def screen(look: AnyLook) -> Screen:
    view, words = look.view, look.words
    head = f"## {words('cubo-name')}\n{telling.now(look)}"
    rows = (_begin(view, words), centre(view, words), _finish(view, words))
    return Screen(
        (
            Line(head),
            pictures.table(view, words, look.plain_names),
            *(Row(taps) for taps in rows if taps),
        ),
        ACCENT,
    )


def begin_tap(words: Words) -> Tap:
    return Tap(label=words("cubo-do-begin"), emoji="🎲", verb="do", args=("begin",), style=Style.SUCCESS)


def centre(view: View, words: Words) -> tuple[Tap, ...]:
    """A tap for each die that is left, from the first call on, and one for those who want none."""
    if view.phase is not Phase.RACE or view.first_call is None:
        return ()
    dice = tuple(
        Tap(
            label=words("cubo-do-take", value=face(die)),
            emoji=MARKS[die.colour],
            verb="take",
            args=(slot,),
            style=STYLES[die.colour],
        )
        for slot, die in enumerate(view.centre)
        if die is not None
    )
    return (*dice, Tap(label=words("cubo-do-decline"), emoji="✋", verb="do", args=("decline",)))


def _begin(view: View, words: Words) -> tuple[Tap, ...]:
    return (begin_tap(words),) if view.phase is Phase.READY else ()


def _finish(view: View, words: Words) -> tuple[Tap, ...]:
    return (finish.tap(words),) if view.finish else ()
