"""The pictures of Monster Cube: the boards of its rule sets, a claim in the making, the result, the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.game import Outcome
from engine.monster_cube.cards import Cell
from engine.monster_cube.seen import CubeView, View
from render.drawing.packing import Effort
from render.drawing.palette import ZOO
from render.monster_cube import alt, board, claiming, ending, laying, lessons, turns
from render.sketch import Sketch, Words

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. Clocks are not in it, so they do not change its key."""
    in_turns = view.options.rules.turns
    players = tuple(
        (
            one.tally.total,
            one.won,
            one.left,
            one.backs,
            one.before,
            one.agreed,
            one.barred_until is None,
        )
        for one in view.players
    )
    shown = (view.cubes, view.zone, view.piles, view.round, players, view.turn, view.holder, view.last)
    key = ("cube", view.options.rules, *shown, view.news if in_turns else ())

    def paint() -> Image.Image:
        return turns.paint(view) if in_turns else board.paint(view)

    return Sketch(key, "monster-cube", alt.board(view, words, names), paint, ZOO, Effort.PROMPT)


def claim(
    view: View,
    words: Words,
    *,
    cube: CubeView,
    chosen: Sequence[int] = (),
    ghosts: Mapping[Cell, str] | None = None,
    faces: Sequence[int] = (),
) -> Sketch:
    """What whoever claims or has his turn sees: `chosen` tiles are marked, `ghosts` are cells to move to.

    In `cube` a tile that is to be moved lies in its new place already; `faces` are lit.
    """
    empty = dict(ghosts or {})
    own = None if view.seat is None else view.players[view.seat]
    cards = (view.zone, own.hand, own.targets) if own else (view.zone,)
    return Sketch(
        ("cube-claim", view.options.rules, cube, cards, tuple(chosen), tuple(empty.items()), tuple(faces)),
        "monster-cube-claim",
        alt.claim(view, cube, chosen, words, empty),
        lambda: claiming.paint(view, cube, chosen, empty, faces),
        ZOO,
        Effort.PROMPT,
    )


def lays(view: View, words: Words, names: Sequence[str] = (), upon: int | None = None) -> Sketch:
    """What whoever has solved a monster sees, who is to lay it before somebody else: perhaps `upon` whom."""
    others = tuple((one.left, one.before) for one in view.players)
    return Sketch(
        ("cube-lays", view.seat, view.solved, others, upon),
        "monster-cube-lays",
        alt.lays(view, words, names),
        lambda: laying.paint(view, upon),
        ZOO,
        Effort.PROMPT,
    )


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    brought = tuple((one.won, one.tally, one.solved, one.left, one.backs) for one in view.players)
    return Sketch(
        ("cube-result", view.options.rules, brought, outcome.ranks, outcome.scores),
        "monster-cube-result",
        alt.result(view, outcome, words, names),
        lambda: ending.paint(view, outcome),
        ZOO,
    )


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    name = f"monster-cube-rules-{section}"
    return Sketch(
        ("cube-rules", section), name, alt.rules(section, words), lambda: lessons.paint(section), ZOO
    )
