"""A seat's own nine dice as buttons, and what may be done with them. No picture: an answer is one request."""

from __future__ import annotations

from collections.abc import Callable

from cogs.games.cubo import telling
from cogs.games.cubo.board import begin_tap, centre
from cogs.games.cubo.dice import MARKS, STYLES, face, sign
from cogs.games.look import AnyLook
from cogs.wire.screen import Line, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.cubo.cards import CELLS, MIDDLE, Die
from engine.cubo.state import Dice, Phase, PlayerView, Status, View

ACCENT = 0xF2B84B
SIDE = 3

Shown = Callable[[int, Die], Tap]


def picked(draft: str) -> int | None:
    """The cell of the die that was tapped first."""
    cell = int(draft) if draft.isascii() and draft.isdigit() else None
    return cell if cell in CELLS and cell != MIDDLE else None


def screen(look: AnyLook) -> Screen:
    view: View = look.view
    assert view.seat is not None
    me, words = view.players[view.seat], look.words
    rows = (*_square(_dice_of(me, view), _shown(look, me)), _taps(view, me, words))
    lines = (telling.now(look), _advice(look, me), _centre(view, words))
    parts: tuple[Part, ...] = (
        Line("\n".join(line for line in lines if line)),
        *(Row(taps) for taps in rows if taps),
    )
    return Screen(parts, ACCENT)


# The square


def _dice_of(me: PlayerView, view: View) -> Dice:
    """The square as it lies; between the rounds as it was scored."""
    scored = view.phase in (Phase.READY, Phase.OVER) and me.sheet is not None
    dice = me.sheet.dice if scored and me.sheet else me.dice
    assert dice is not None
    return dice


def _square(dice: Dice, shown: Shown) -> tuple[tuple[Tap, ...], ...]:
    taps = [shown(cell, die) for cell, die in enumerate(dice)]
    return tuple(tuple(taps[at : at + SIDE]) for at in range(0, len(taps), SIDE))


def _shown(look: AnyLook, me: PlayerView) -> Shown:
    """How each die looks at this moment, and whether it may be tapped."""
    view: View = look.view
    if view.scoring is not None and view.scoring == view.seat:
        return lambda cell, die: _to_replace(cell, die, view.choices[cell])
    if view.phase is Phase.RACE and me.status is Status.ROLLED:
        first = picked(look.draft)
        return lambda cell, die: _to_swap(cell, die, chosen=cell == first)
    return _lying


def _to_swap(cell: int, die: Die, *, chosen: bool) -> Tap:
    return Tap(
        label=f"[ {face(die)} ]" if chosen else face(die),
        emoji=MARKS[die.colour],
        verb="pick",
        args=(cell,),
        style=Style.SUCCESS if chosen else STYLES[die.colour],
    )


def _to_replace(cell: int, die: Die, points: int | None) -> Tap:
    return Tap(
        label=face(die) if points is None else f"{face(die)} → {points}",
        emoji=MARKS[die.colour],
        verb="replace",
        args=(cell,),
        style=STYLES[die.colour],
        enabled=points is not None,
    )


def _lying(cell: int, die: Die) -> Tap:
    tap = _to_swap(cell, die, chosen=False)
    return Tap(label=tap.label, emoji=tap.emoji, verb=tap.verb, args=tap.args, style=tap.style, enabled=False)


# What may be done


def _taps(view: View, me: PlayerView, words: Words) -> tuple[Tap, ...]:
    match view.phase:
        case Phase.READY if view.first == view.seat:
            return (begin_tap(words),)
        case Phase.SCORING if view.scoring == view.seat:
            label = words("cubo-do-keep", points=view.unreplaced or 0)
            return (Tap(label=label, emoji="👌", verb="keep"),)
        case Phase.RACE:
            return (*_racing(view, me, words), *_closing(view, words))
        case _:
            return ()


def _racing(view: View, me: PlayerView, words: Words) -> tuple[Tap, ...]:
    assert view.own is not None
    roll = Tap(label=words("cubo-do-roll"), emoji="🎲", verb="do", args=("roll",), style=Style.SUCCESS)
    match me.status:
        case Status.HAND:
            return (roll,)
        case Status.ROLLED:
            call = Tap(
                label=words("cubo-do-call"), emoji="📣", verb="do", args=("call",), style=Style.SUCCESS
            )
            again = Tap(label=words("cubo-do-roll-again"), emoji="🎲", verb="do", args=("roll",))
            up = Tap(label=words("cubo-do-pick-up"), emoji="🫴", verb="do", args=("pick-up",))
            return (call,) if view.first_call is not None else (call, again, up)
        case Status.COVERED if view.own.reaching is None:
            return centre(view, words)
        case _:
            return ()


def _closing(view: View, words: Words) -> tuple[Tap, ...]:
    if not view.asked or view.seat in view.agreed:
        return ()
    return (Tap(label=words("cubo-do-close"), emoji="🌙", verb="do", args=("close",)),)


# In words


def _advice(look: AnyLook, me: PlayerView) -> str:
    """What this seat can do now, or what it waits for."""
    view, words = look.view, look.words
    if view.phase is Phase.RACE:
        return _advice_in_the_race(view, me, words)
    if view.phase is Phase.SCORING and view.scoring == view.seat:
        assert me.taken is not None
        return words("cubo-replace", die=sign(me.taken))
    if me.sheet is not None:
        return words("cubo-scored", points=me.sheet.points, lines=" + ".join(map(str, me.sheet.lines)))
    return words("cubo-scored-nothing") if me.points and view.phase is not Phase.SCORING else ""


def _advice_in_the_race(view: View, me: PlayerView, words: Words) -> str:
    assert view.own is not None
    if me.status is Status.COVERED:
        if view.own.reaching is not None:
            return words("cubo-reaching")
        until = f"<t:{(view.own.take_by or 0) // 1000}:R>"
        return words("cubo-take", until=until)
    if me.status is Status.DONE:
        return words("cubo-took", die=sign(me.taken)) if me.taken else words("cubo-took-none")
    return words(f"cubo-advice-{me.status.value}")


def _centre(view: View, words: Words) -> str:
    left = [sign(die) for die in view.centre if die is not None and die.value]
    if view.phase is not Phase.RACE or not left:
        return ""
    return f"-# {words('cubo-centre', dice=' '.join(left))}"
