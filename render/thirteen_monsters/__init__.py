"""The pictures of 13 Monsters: the field and its battles, a collection, the result, the rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome
from engine.thirteen_monsters.views import View
from render.drawing.packing import Effort
from render.drawing.palette import ZOO
from render.sketch import Sketch, Words
from render.thirteen_monsters import alt, lessons
from render.thirteen_monsters.private import collection as collections
from render.thirteen_monsters.private import tray as trays
from render.thirteen_monsters.private.tray import Shelf
from render.thirteen_monsters.public import board, ending
from render.thirteen_monsters.public.scenes import kinds_in

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees: never the face of a card that was turned back."""
    held = tuple((one.monsters, one.free, one.hp) for one in view.seats)
    shown = (view.lying, view.open, view.ice, held, view.awaited, view.turn, view.proposal, view.battle)
    kinds = kinds_in(words)
    key = ("thirteen", view.phase, *shown, view.winners, view.news, *kinds.values())
    text = alt.board(view, words, names)
    return Sketch(key, "thirteen-monsters", text, lambda: board.paint(view, kinds), ZOO, Effort.PROMPT)


def field(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """For whoever puts a die on a card."""
    key = ("thirteen-field", view.lying, view.open, view.ice)
    told = alt.field(view, words)
    return Sketch(key, "thirteen-monsters-field", told, lambda: board.paint_field(view), ZOO, Effort.PROMPT)


def tray(shelves: Sequence[Shelf], words: Words, names: Sequence[str] = ()) -> Sketch:
    """What the menus below it offer, by the same letters and numbers."""
    key, name = ("thirteen-tray", *shelves), "thirteen-monsters-tray"
    return Sketch(
        key, name, alt.tray(shelves, words, names), lambda: trays.paint(shelves), ZOO, Effort.PROMPT
    )


def collection(view: View, seat: int, words: Words) -> Sketch:
    """What one player owns, in large."""
    own = view.seats[seat]
    return Sketch(
        ("thirteen-own", own.monsters, own.free),
        "thirteen-monsters-collection",
        alt.collection(view, seat, words),
        lambda: collections.paint(view, seat),
        ZOO,
        Effort.PROMPT,
    )


def battle(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """For whoever fights, and how it went that brought the end."""
    fought = view.battle
    assert fought
    told = alt.battle(fought, words, names)
    name = "thirteen-monsters-battle"
    return Sketch(("thirteen-battle", fought), name, told, lambda: board.paint_battle(fought), ZOO)


def master(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """The Elemental Master and the four that made him one."""
    (winner,) = view.winners
    told = alt.master(view, words, names)
    key = ("thirteen-master", winner, view.seats[winner].monsters)
    return Sketch(key, "thirteen-monsters-master", told, lambda: ending.paint_master(view), ZOO)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    brought = tuple(one.monsters for one in view.seats)
    return Sketch(
        ("thirteen-result", brought, outcome.ranks, outcome.scores),
        "thirteen-monsters-result",
        alt.result(view, outcome, words, names),
        lambda: ending.paint(view, outcome),
        ZOO,
    )


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    name = f"thirteen-monsters-rules-{section}"
    told = alt.rules(section, words)
    return Sketch(("thirteen-rules", section), name, told, lambda: lessons.paint(section), ZOO)
