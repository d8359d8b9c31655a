"""Monster Cube's public board: what is going on, the picture, and the buttons that are for all."""

from __future__ import annotations

from cogs.games.monster_cube.draft import Looked
from cogs.games.race_desk import lines_high, rows_with_taps
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import in_small_rows
from cogs.wire.screens.screen import Line, Screen, Style, Tap
from data.words import Words
from engine.monster_cube.state import Phase, Rules
from render import monster_cube as pictures

TOLD, ALONE = 3, 5  # rows below the buttons: there are fewer of these by oneself
IN_TURNS, TURNS_ALONE = 3, 4  # the same in turns, of small print

Taps = tuple[Tap, ...]


def screen(look: Looked, head: Line, finish: Taps, told: str) -> Screen:
    picture = pictures.table(look.view, look.words, look.plain_names)
    return Screen((head, picture, *rows_with_taps(*_taps(look, finish)), _told(look, told)), MATCH)


def _told(look: Looked, told: str) -> Line:
    alone = len(look.names) == 1
    if look.view.options.rules.turns:
        return Line("\n".join(in_small_rows(told, TURNS_ALONE if alone else IN_TURNS, look.people)))
    return lines_high(told, look, ALONE if alone else TOLD)


def _taps(look: Looked, finish: Taps) -> tuple[Taps, ...]:
    """Monster! always in one place; beside it what a finger that slips may hit without harm."""
    view, words = look.view, look.words
    match view.options.rules:
        case Rules.CODE | Rules.ADVANCED:
            still = _do("look", "👀", words, enabled=view.asked)
            return (buzz(look), *finish), (_agree(look), still)
        case Rules.DICE:
            return ((_agree(look),),)
        case Rules.NUMBERS:
            return ()


def buzz(look: Looked) -> Tap:
    return Tap(
        label=look.words("monster-cube-do-buzz"),
        emoji="🔔",
        verb="buzz",
        style=Style.SUCCESS,
        enabled=look.view.phase is Phase.SEARCH,
    )


def _agree(look: Looked) -> Tap:
    return _do("agree", "🤷", look.words, enabled=look.view.may_agree)


def _do(name: str, emoji: str, words: Words, *, enabled: bool) -> Tap:
    return Tap(label=words(f"monster-cube-do-{name}"), emoji=emoji, verb="do", args=(name,), enabled=enabled)
