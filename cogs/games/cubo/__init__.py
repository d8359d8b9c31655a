"""Cubo on Discord: nine dice as buttons for each seat, and a race for those of the centre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cogs.games.cubo import board, private, telling
from cogs.games.desk import Do, Explain, Keep, Meaning
from cogs.games.look import AnyLook
from cogs.shown import finish
from cogs.wire.screen import Arg, Line, Screen
from data.words import Words
from engine.cubo.cards import CELLS, MIDDLE
from engine.cubo.state import (
    Action,
    Begin,
    Call,
    Close,
    Decline,
    Foul,
    Judged,
    PickUp,
    Replace,
    Roll,
    Status,
    Swap,
    Take,
    View,
)
from render import cubo as pictures

ACCENT = 0xF2B84B

_PLAIN: dict[str, Action] = {
    "begin": Begin(),
    "roll": Roll(),
    "pick-up": PickUp(),
    "call": Call(),
    "decline": Decline(),
    "close": Close(),
}
_FINISHED = {
    Status.HAND: Foul.IN_HAND,
    Status.COVERED: Foul.COVERED,
    Status.DONE: Foul.DONE,
    Status.OUT: Foul.OUT,
}


class CuboDesk:
    key: ClassVar[str] = "cubo"
    secret: ClassVar[bool] = True
    hand: ClassVar[str] = "cubo-hand"
    race: ClassVar[bool] = True

    def public(self, look: AnyLook) -> Screen:
        return board.screen(look)

    def private(self, look: AnyLook) -> Screen:
        return private.screen(look)

    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = look.view
        if verb == finish.VERB:
            return Explain(_log(look))
        if view.seat is None:
            return Explain(look.words("refusal-table-not-seated"))
        match verb, tuple(args):
            case "pick", (int(cell),) if cell in CELLS:
                return _picked(look, cell)
            case "take", (int(slot),) if 0 <= slot < len(view.centre):
                return Do(Take(slot=slot))
            case "replace", (int(cell),) if cell in CELLS:
                return Do(Replace(cell=cell))
            case "keep", ():
                return Do(Replace(cell=None))
            case "do", (str(name),) if name in _PLAIN:
                return Do(_PLAIN[name])
        return Explain(look.words("cubo-not-understood"))

    def refused(self, look: AnyLook, kind: str, details: dict[str, Any]) -> str:
        return telling.refused(look, kind, details)

    def news(self, look: AnyLook) -> tuple[str, ...]:
        return telling.lines(look)

    def result(self, look: AnyLook) -> Screen:
        assert look.outcome is not None
        view: View = look.view
        head = f"## {look.words('cubo-name')}\n{telling.ending(look)}"
        picture = pictures.result(view, look.outcome, look.words, look.plain_names)
        last = pictures.table(view, look.words, look.plain_names)
        return Screen((Line(head), picture, last), ACCENT)

    def pressed(self, look: AnyLook) -> str:
        view: View = look.view
        judged = any(isinstance(news, Judged) for news in view.news)
        return _log(look) if judged else ""

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return tuple(
            (
                words(f"cubo-rules-{section}.title"),
                Screen((Line(words(f"cubo-rules-{section}")), pictures.rules(section, words)), ACCENT),
            )
            for section in pictures.SECTIONS
        )


def _log(look: AnyLook) -> str:
    return finish.log(look.view.finish, look, lambda claim: telling.place(claim.what, look))


def _picked(look: AnyLook, cell: int) -> Meaning:
    """The first die of a pair is kept in mind, the second changes places with it."""
    view: View = look.view
    assert view.seat is not None
    status = view.players[view.seat].status
    if status in _FINISHED:
        return Explain(telling.refused(look, _FINISHED[status], {}))
    if cell == MIDDLE:
        return Explain(telling.refused(look, Foul.WHITE_DIE, {}))
    first = private.picked(look.draft)
    if first is None:
        return Keep(str(cell))
    return Keep("") if first == cell else Do(Swap(a=first, b=cell))


desk = CuboDesk()
