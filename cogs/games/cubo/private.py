"""A seat's own nine dice as buttons, and what may be done with them. No picture: an answer is one request."""

from __future__ import annotations

from collections.abc import Callable

from cogs.games.cubo import telling
from cogs.games.cubo.board import begin_tap, centre
from cogs.games.cubo.dice import MARKS, STYLES, face, sign
from cogs.games.cubo.telling import Looked
from cogs.games.race_desk import rows
from cogs.games.turn_desk import ACCENT
from cogs.wire.screen import Line, Screen, Style, Tap
from data.words import Words
from engine.cubo.cards import CELLS, MIDDLE, Die
from engine.cubo.state import (
    Action,
    Begin,
    Call,
    Close,
    Decline,
    Dice,
    Phase,
    PickUp,
    PlayerView,
    Replace,
    Roll,
    Status,
    Take,
    View,
)

SIDE = 3

Shown = Callable[[int, Die], Tap]


def picked(draft: str) -> int | None:
    """The cell of the die that was tapped first."""
    cell = int(draft) if draft.isascii() and draft.isdigit() else None
    return cell if cell in CELLS and cell != MIDDLE else None


def screen(look: Looked) -> Screen:
    view, words = look.view, look.words
    me = _me(view)
    lines = (telling.now(look), _advice(look, me), _centre(view, words))
    head = Line("\n".join(line for line in lines if line))
    return Screen((head, *rows(*_square(_dice_of(me, view), _shown(look, me)), _taps(look))), ACCENT)


def _me(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


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


def _shown(look: Looked, me: PlayerView) -> Shown:
    """How each die looks at this moment, and whether it may be tapped."""
    view = look.view
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


def _taps(look: Looked) -> tuple[Tap, ...]:
    """A tap for all that this seat may do but for what it does with its dice."""
    view, words = look.view, look.words
    able = {type(action) for action in look.may}
    if Replace in able:
        return (Tap(label=words("cubo-do-keep", points=view.unreplaced or 0), emoji="👌", verb="keep"),)
    named = (_first_tap(name, look) for name, kind in _FIRST.items() if kind in able)
    taken = centre(view, words) if Take in able or Decline in able else ()
    close = (_do("close", "cubo-do-close", "🌙", words),) if Close in able else ()
    return (*named, *taken, *close)


_FIRST: dict[str, type[Action]] = {"begin": Begin, "call": Call, "roll": Roll, "pick-up": PickUp}


def _first_tap(name: str, look: Looked) -> Tap:
    words = look.words
    match name:
        case "begin":
            return begin_tap(words)
        case "call":
            return _do("call", "cubo-do-call", "📣", words, Style.SUCCESS)
        case "roll" if _me(look.view).status is Status.HAND:
            return _do("roll", "cubo-do-roll", "🎲", words, Style.SUCCESS)
        case "roll":
            return _do("roll", "cubo-do-roll-again", "🎲", words)
        case _:
            return _do("pick-up", "cubo-do-pick-up", "🫴", words)


def _do(name: str, message: str, emoji: str, words: Words, style: Style = Style.SECONDARY) -> Tap:
    return Tap(label=words(message), emoji=emoji, verb="do", args=(name,), style=style)


# In words


def _advice(look: Looked, me: PlayerView) -> str:
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
