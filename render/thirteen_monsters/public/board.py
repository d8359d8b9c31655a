"""The board that all see: the field or a battle, what just happened, and what everybody has."""

from __future__ import annotations

from PIL import Image

from engine.thirteen_monsters.views import BattleView, View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, cloth
from render.thirteen_monsters.public.battle import lay_battle
from render.thirteen_monsters.public.field import ALONE, TOP, lay_field
from render.thirteen_monsters.public.field import HEIGHT as FIELD
from render.thirteen_monsters.public.holdings import height_for as holdings_height
from render.thirteen_monsters.public.holdings import lay_holdings
from render.thirteen_monsters.public.scenes import TALL, Kinds, lay_scene

GAP = 12
SCENE_TOP = TOP + FIELD + GAP
HOLDINGS_TOP = SCENE_TOP + TALL + GAP


def height_for(seats: int) -> int:
    return HOLDINGS_TOP + holdings_height(seats) + MARGIN


def paint(view: View, kinds: Kinds) -> Image.Image:
    """Of one size from the deal to the end."""
    mat = cloth(height_for(len(view.seats)))
    lay_scene(mat, view, kinds, SCENE_TOP, is_fought=_lay_middle(mat, view))
    lay_holdings(mat, view, HOLDINGS_TOP)
    return mat.image


def _lay_middle(mat: Mat, view: View) -> bool:
    """Whether it is the battle that lies there, and not the field."""
    battle = None if _is_covered(view) else view.battle
    if battle is None:
        lay_field(mat, view)
    else:
        lay_battle(mat, battle, view.open)
    return battle is not None


def _is_covered(view: View) -> bool:
    """A battle lies there until the next search, but for a die that was put on a card after it."""
    return bool(view.ice)  # TM8.4: a battle leaves none


def paint_battle(battle: BattleView) -> Image.Image:
    """By itself: while it is fought, and how it went that brought the end."""
    mat = cloth(ALONE)
    lay_battle(mat, battle)
    return mat.image


def paint_field(view: View) -> Image.Image:
    """By itself: what whoever puts a die on a card needs of it."""
    mat = cloth(ALONE)
    lay_field(mat, view)
    return mat.image
