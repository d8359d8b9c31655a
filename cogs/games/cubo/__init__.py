"""Cubo on Discord: nine dice as buttons for each seat, and a race for those of the centre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cogs.games.cubo import board, private, telling
from cogs.games.desk import Do, Explain, Glance, Keep, Meaning
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

    def public(self, glance: Glance) -> Screen:
        return board.screen(glance)

    def private(self, glance: Glance) -> Screen:
        return private.screen(glance)

    def meaning(self, glance: Glance, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = glance.view
        if verb == finish.VERB:
            return Explain(_log(glance))
        if view.seat is None:
            return Explain(glance.words("refusal-table-not-seated"))
        match verb, tuple(args):
            case "pick", (int(cell),) if cell in CELLS:
                return _picked(glance, cell)
            case "take", (int(slot),) if 0 <= slot < len(view.centre):
                return Do(Take(slot=slot))
            case "replace", (int(cell),) if cell in CELLS:
                return Do(Replace(cell=cell))
            case "keep", ():
                return Do(Replace(cell=None))
            case "do", (str(name),) if name in _PLAIN:
                return Do(_PLAIN[name])
        return Explain(glance.words("cubo-not-understood"))

    def refused(self, glance: Glance, kind: str, details: dict[str, Any]) -> str:
        return telling.refused(glance, kind, details)

    def news(self, glance: Glance) -> tuple[str, ...]:
        return telling.lines(glance)

    def result(self, glance: Glance) -> Screen:
        assert glance.outcome is not None
        view: View = glance.view
        head = f"## {glance.words('cubo-name')}\n{telling.ending(glance)}"
        picture = pictures.result(view, glance.outcome, glance.words, glance.plain_names)
        last = pictures.table(view, glance.words, glance.plain_names)
        return Screen((Line(head), picture, last), ACCENT)

    def pressed(self, glance: Glance) -> str:
        view: View = glance.view
        judged = any(isinstance(news, Judged) for news in view.news)
        return _log(glance) if judged else ""

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return tuple(
            (
                words(f"cubo-rules-{section}.title"),
                Screen((Line(words(f"cubo-rules-{section}")), pictures.rules(section, words)), ACCENT),
            )
            for section in pictures.SECTIONS
        )


def _log(glance: Glance) -> str:
    return finish.log(glance.view.finish, glance, lambda claim: telling.place(claim.what, glance))


def _picked(glance: Glance, cell: int) -> Meaning:
    """The first die of a pair is kept in mind, the second changes places with it."""
    view: View = glance.view
    assert view.seat is not None
    status = view.players[view.seat].status
    if status in _FINISHED:
        return Explain(telling.refused(glance, _FINISHED[status], {}))
    if cell == MIDDLE:
        return Explain(telling.refused(glance, Foul.WHITE_DIE, {}))
    first = private.picked(glance.draft)
    if first is None:
        return Keep(str(cell))
    return Keep("") if first == cell else Do(Swap(a=first, b=cell))


desk = CuboDesk()
