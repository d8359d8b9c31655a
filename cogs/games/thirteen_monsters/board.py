"""The board that all see: what is asked now, the picture, quick answers, what lies open."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cogs.games.thirteen_monsters.turn import battle
from cogs.games.thirteen_monsters.turn.doing import tap_to_do, tap_to_end
from cogs.games.thirteen_monsters.turn.search import FLIP, back_to_areas, board_grid
from cogs.games.thirteen_monsters.words import telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import in_small_rows
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.thirteen_monsters.news import Decided, Remained
from engine.thirteen_monsters.state import THROWING, End, Phase
from render import thirteen_monsters as pictures
from render.sketch import Sketch

ROWS = 1  # of words about what is asked, below the house’s own


def screen(look: Looked, head: Line) -> Screen:
    picture = pictures.table(look.view, look.words, look.plain_names)
    return Screen((head, picture, *_tapped(look), _told(look)), MATCH)


def _told(look: Looked) -> Line:
    """What is asked now; the house says of whom. Of all boards this is the tallest, so it takes one row."""
    return Line("\n".join(in_small_rows(telling.here(look), ROWS, look.people)))


def last_scenes(look: Looked) -> Iterator[Sketch]:
    """What nobody would see otherwise, because the result takes the board's place."""
    view, words, names = look.view, look.words, look.plain_names
    if view.battle is not None and any(isinstance(news, Decided | Remained) for news in view.news):
        yield pictures.battle(view, words, names)
    if view.end is End.ELEMENTAL_MASTER:
        yield pictures.master(view, words, names)


def _tapped(look: Looked) -> tuple[Row, ...]:
    """The field, searched by two taps a card; below it what is answered, and the end of the turn.

    What comes before a search is done on one's own desk. The end of the turn stands beside the way there:
    no answer can follow it at once, nor come before it.
    """
    field = board_grid(look, FLIP, look.view.may_flip)
    answers = battle.quick(look) if look.view.phase in THROWING else _peaceful(look)
    return (*field, Row(answers), Row((replace(tap_to_end(look), label=None),)))


def _peaceful(look: Looked) -> tuple[Tap, Tap, Tap]:
    """One tap each: back to the areas, no third card or an offer accepted, an offer declined."""
    words, offered = look.words, look.view.phase is Phase.OFFER
    accept = tap_to_do("accept", None, words, style=Style.SUCCESS, enabled=offered)
    enough = Tap(emoji="👌", verb="do", args=("enough",))
    first = enough if look.view.phase is Phase.THIRD else accept
    return back_to_areas(look, FLIP), first, tap_to_do("decline", None, words, enabled=offered)
