"""Cubo's public board: what is to be done now, the centre to take dice from, who has called."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.cubo.dice import MARKS, STYLES, face
from cogs.games.cubo.telling import Looked
from cogs.games.race_desk import rows
from cogs.games.turn_desk import ACCENT
from cogs.wire.screen import Line, Screen, Style, Tap
from data.words import Words
from engine.cubo.state import Phase, View
from render import cubo as pictures


def screen(look: Looked, head: Line, finish: Sequence[Tap]) -> Screen:
    view, words = look.view, look.words
    begin = (begin_tap(words),) if view.phase is Phase.READY else ()
    picture = pictures.table(view, words, look.plain_names)
    return Screen((head, picture, *rows(begin, centre(view, words), finish)), ACCENT)


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
