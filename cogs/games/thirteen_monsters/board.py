"""The board that all see: what is asked now, the picture, quick answers, what lies open."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.thirteen_monsters.private import ways_in
from cogs.games.thirteen_monsters.turn import battle
from cogs.games.thirteen_monsters.turn.doing import tap_to_do, tap_to_end
from cogs.games.thirteen_monsters.turn.search import FLIP, back_to_areas, board_grid
from cogs.games.thirteen_monsters.words import telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import BLANK, SMALL, fitting
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.thirteen_monsters.news import Decided, Remained
from engine.thirteen_monsters.state import THROWING, End, Phase
from render import thirteen_monsters as pictures
from render.sketch import Sketch

ROWS = 2  # of words below the buttons


def screen(look: Looked, head: Line) -> Screen:
    picture = pictures.table(look.view, look.words, look.plain_names)
    return Screen((head, picture, *_tapped(look), _told(look)), MATCH)


def _told(look: Looked) -> Line:
    """What is asked now; an offer is the last news, and open cards and dice are large in the picture.

    In small letters: of all boards this is the tallest, and its foot is to be seen with what is tapped.
    """
    told = "" if look.view.phase is Phase.OFFER else telling.now(look)
    shown = fitting([(f"{SMALL}{told}",)] if told else [], ROWS, look.people)
    return Line("\n".join((*shown, *[SMALL + BLANK] * (ROWS - len(shown)))))


def last_scenes(look: Looked) -> Iterator[Sketch]:
    """What nobody would see otherwise, because the result takes the board's place."""
    view, words, names = look.view, look.words, look.plain_names
    if view.battle is not None and any(isinstance(news, Decided | Remained) for news in view.news):
        yield pictures.battle(view, words, names)
    if view.end is End.ELEMENTAL_MASTER:
        yield pictures.master(view, words, names)


def _tapped(look: Looked) -> tuple[Row, ...]:
    """The field, searched by two taps a card; below it what may be done before, and what is answered."""
    field = board_grid(look, FLIP, look.view.may_flip)
    short, *answers = battle.quick(look) if look.view.phase in THROWING else _peaceful(look)
    return (
        *field,
        ways_in(look),
        Row((back_to_areas(look, FLIP), short, tap_to_end(look))),
        Row(tuple(answers)),
    )


def _peaceful(look: Looked) -> tuple[Tap, Tap, Tap]:
    """One tap each: no third card, and what an offer is answered by."""
    words, offered = look.words, look.view.phase is Phase.OFFER
    third = Tap(emoji="👌", verb="do", args=("enough",), enabled=look.view.phase is Phase.THIRD)
    accept = tap_to_do("accept", "✅", words, style=Style.SUCCESS, enabled=offered)
    return third, accept, tap_to_do("decline", "✖️", words, enabled=offered)
