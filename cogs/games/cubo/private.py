"""A seat's own nine dice as buttons, what they count, and what may be done with them.

There is no picture, so that an answer is one request and nothing moves when a round ends. Every button is
always there; what is told stands below them all, but for what the square counts, which always takes one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from cogs.games.cubo import telling
from cogs.games.cubo.board import begin_tap, middle
from cogs.games.cubo.dice import MARKS, SHAPES, STYLES, die_face, die_sign
from cogs.games.cubo.telling import SIDE, Looked
from cogs.games.race_desk import rows_with_taps
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import filled, fitting
from cogs.wire.screens.screen import Line, Screen, Style, Tap
from data.words import Words
from engine.cubo.cards import CELLS, LINES, MIDDLE, Die
from engine.cubo.scoring import score_sheet
from engine.cubo.state import (
    Begin,
    Call,
    Close,
    Decline,
    Dice,
    Own,
    Phase,
    PickUp,
    PlayerView,
    Roll,
    Sheet,
    Status,
    Take,
    View,
)
from engine.game import Refusal
from engine.tables.table import TableKind
from render.cubo.board import doubled

ROWS, ABOVE_RIVALS = 7, 3  # of words below the buttons; of those, beside five in small letters
CHOSEN = "✅"  # in the place of the die's own mark, so that nothing grows

Shown = Callable[[int, Die], Tap]
Taps = tuple[Tap, ...]
FIGURE = "\u2007"  # a space as wide as a digit


def picked(draft: str) -> int | None:
    """The cell of the die that was tapped first."""
    cell = int(draft) if draft.isascii() and draft.isdigit() else None
    return cell if cell in CELLS and cell != MIDDLE else None


def screen(look: Looked) -> Screen:
    me = look.view.players[look.seat]
    dice = _dice_of(me, look.view)
    square = rows_with_taps(*_square(dice, _shown(look, me)))
    told = Line("\n".join(_told(look, me)))
    return Screen((*square, Line(_count(dice, look.words)), *rows_with_taps(*_deeds(look, me)), told), MATCH)


# The square


def _dice_of(me: PlayerView, view: View) -> Dice:
    """The square as it lies; between the rounds as it was scored."""
    scored = view.phase in (Phase.READY, Phase.OVER) and me.sheet is not None
    dice = me.sheet.dice if scored and me.sheet else me.dice
    if dice is None:  # another's
        raise Refusal(TableKind.NOT_SEATED)
    return dice


def _square(dice: Dice, shown: Shown) -> tuple[Taps, ...]:
    taps = [shown(cell, die) for cell, die in enumerate(dice)]
    return tuple(tuple(taps[at : at + SIDE]) for at in range(0, len(taps), SIDE))


def _shown(look: Looked, me: PlayerView) -> Shown:
    """How each die looks at this moment, and whether it may be tapped."""
    view = look.view
    if _is_replacing(view):
        return lambda cell, die: _to_replace(cell, die, view.choices[cell])
    if view.phase is Phase.RACE and me.status is Status.ROLLED:
        first = picked(look.draft)
        return lambda cell, die: _to_swap(cell, die, chosen=cell == first)
    return lambda cell, die: _to_swap(cell, die, enabled=False)


def _is_replacing(view: View) -> bool:
    return view.scoring is not None and view.scoring == view.seat


def _to_swap(cell: int, die: Die, *, chosen: bool = False, enabled: bool = True) -> Tap:
    return Tap(
        label=die_face(die),
        emoji=CHOSEN if chosen else MARKS[die.colour],
        verb="pick",
        args=(cell,),
        style=Style.SUCCESS if chosen else STYLES[die.colour],
        enabled=enabled,
    )


def _to_replace(cell: int, die: Die, points: int | None) -> Tap:
    """ "▲5→12": short enough that three stand beside each other on any phone, and all equally wide."""
    lying = f"{SHAPES[die.colour]}{die_face(die)}"
    return Tap(
        label=lying if points is None else f"{lying}→{points:{FIGURE}>2}",
        verb="replace",
        args=(cell,),
        style=STYLES[die.colour],
        enabled=points is not None,
    )


def _count(dice: Dice, words: Words) -> str:
    """What each row and each column counts as it lies, and all together."""
    if not all(die.value for die in dice):
        return words("cubo-count-nothing")
    counted = score_sheet(dice)
    lines = [_line(counted, number) for number in range(len(LINES))]
    across, down = (" · ".join(part) for part in (lines[:SIDE], lines[SIDE:]))
    return words("cubo-count", across=across, down=down, points=counted.points)


def _line(counted: Sheet, number: int) -> str:
    """Bold where one colour doubled it."""
    points = counted.lines[number]
    return f"**{points}**" if points and doubled(counted, LINES[number]) else str(points)


# What may be done


def _deeds(look: Looked, me: PlayerView) -> Sequence[Taps]:
    """Everything but what is done with one's own dice: few rows, in a fixed order.

    What is seldom wanted is a sign alone, and the line that asks for it shows the sign.
    """
    view, words = look.view, look.words
    able = {type(action) for action in look.may}
    first = Style.SUCCESS if me.status is Status.HAND else Style.SECONDARY
    roll = _do("roll", "🎲", words, enabled=Roll in able, style=first)
    pick_up = _do("pick-up", "🫴", words, enabled=PickUp in able)
    call = _do("call", "📣", words, enabled=Call in able, style=Style.SUCCESS)
    close = _do("close", "🌙", words, enabled=Close in able)
    row, (*last, none) = middle(view, words, able=Take in able or Decline in able)
    return (
        (begin_tap(words, enabled=Begin in able), roll, replace(close, label=None)),
        (pick_up, call),
        row,
        (*last, replace(none, label=None), _keep(look)),
    )


def _keep(look: Looked) -> Tap:
    replacing = _is_replacing(look.view)
    points = str(look.view.unreplaced or 0) if replacing else "none"
    label = look.words("cubo-do-keep", points=points)
    return Tap(label=label, emoji="👌", verb="keep", enabled=replacing)


def _do(name: str, emoji: str, words: Words, *, enabled: bool, style: Style = Style.SECONDARY) -> Tap:
    label = words(f"cubo-do-{name}")
    return Tap(label=label, emoji=emoji, verb="do", args=(name,), style=style, enabled=enabled)


# In words


def _told(look: Looked, me: PlayerView) -> Iterator[str]:
    """What this seat can do now or waits for, then what all are doing; after a round, the rivals' squares."""
    advice = _advice(look, me)
    now = telling.race(look) if look.view.phase is Phase.RACE else [telling.now(look)]
    said = [line for line in (f"**{advice}**" if advice else "", *now) if line]
    rivals = telling.rivals(look)
    if not rivals:
        yield from said
        return
    yield from filled(fitting(((line,) for line in said), ABOVE_RIVALS, look.people), ABOVE_RIVALS)
    yield from rivals


def _advice(look: Looked, me: PlayerView) -> str:
    """What this seat can do now, or what it waits for."""
    view, words = look.view, look.words
    if view.phase is Phase.RACE and view.own is not None:
        return _advice_in_the_race(view.own, me, words)
    if _is_replacing(view) and me.taken is not None:
        return words("cubo-replace", die=die_sign(me.taken))
    if me.sheet is not None:
        return words("cubo-scored", points=me.sheet.points)
    return words("cubo-scored-nothing") if me.points and view.phase is not Phase.SCORING else ""


def _advice_in_the_race(own: Own, me: PlayerView, words: Words) -> str:
    if me.status is Status.COVERED:
        if own.reaching is not None:
            return words("cubo-reaching")
        until = f"<t:{(own.take_by or 0) // 1000}:R>"
        return words("cubo-take", until=until)
    if me.status is Status.DONE:
        return words("cubo-took", die=die_sign(me.taken)) if me.taken else words("cubo-took-none")
    return words(f"cubo-advice-{me.status.value}")
