"""The board that all see: the field or a battle, what just happened, and what everybody has."""

from __future__ import annotations

from PIL import Image

from engine.thirteen_monsters.views import BattleView, View
from render.drawing.ground import MARGIN, cloth
from render.thirteen_monsters.public.battle import is_crowded, lay_battle
from render.thirteen_monsters.public.field import ALONE, lay_field, plot_alone, plot_on_board
from render.thirteen_monsters.public.holdings import height_for as holdings_height
from render.thirteen_monsters.public.holdings import lay_holdings
from render.thirteen_monsters.public.scenes import TALL, Kinds, has_story, lay_scene

GAP = 12


def height_for(view: View) -> int:
    return _holdings_top(view) + holdings_height(len(view.seats)) + MARGIN


def paint(view: View, kinds: Kinds) -> Image.Image:
    """Of one size from the deal to the end."""
    mat = cloth(height_for(view))
    plot = plot_on_board(view)
    low = plot.top + plot.height
    battle = None if _is_covered(view) else view.battle
    if battle is None:
        lay_field(mat, view, plot)
        lay_scene(mat, view, kinds, low + GAP)
    elif has_story(view, kinds) and not is_crowded(battle):
        lay_battle(mat, battle, low, view.open)
        lay_scene(mat, view, kinds, low + GAP)
    else:
        lay_battle(mat, battle, low + GAP + TALL, view.open)
    lay_holdings(mat, view, _holdings_top(view))
    return mat.image


def _holdings_top(view: View) -> int:
    plot = plot_on_board(view)
    return round(plot.top) + plot.height + GAP + TALL + GAP


def _is_covered(view: View) -> bool:
    """A battle lies there until the next search, but for a die that was put on a card after it."""
    return bool(view.ice)  # TM8.4: a battle leaves none


def paint_battle(battle: BattleView) -> Image.Image:
    """By itself: while it is fought, and how it went that brought the end."""
    mat = cloth(ALONE)
    lay_battle(mat, battle, ALONE - MARGIN)
    return mat.image


def paint_field(view: View) -> Image.Image:
    """By itself: what whoever puts a die on a card needs of it."""
    mat = cloth(ALONE)
    lay_field(mat, view, plot_alone(view))
    return mat.image
