"""The first picture that a server sees: pieces of all games on one box."""

from __future__ import annotations

from engine.monad.cards import card_of
from render.drawing.canvas import Mat
from render.drawing.palette import FUR, GLOW, ZOO
from render.monad.cards import monad, rank_card
from render.monster_cube.tiles import tile
from render.monster_cube.zoo import FAMILIES
from render.monster_rush.symbols import beast
from render.monsters import portrait
from render.pieces.cover import ROOM, Cover, leaning, paint_box
from render.pieces.dice import die
from render.sketch import Sketch, Words, shortened
from render.thirteen_monsters.pieces.creatures import creature

NAME = "Tablée"
_GROUND = FUR[1]


def welcome_sketch(words: Words) -> Sketch:
    shown = Cover(_GROUND, GLOW, _lay)
    alt = shortened(words("picture-welcome"))
    return Sketch(("welcome",), "welcome", alt, lambda: paint_box(shown, NAME, 0, 0), ZOO)


def _lay(mat: Mat) -> None:
    floor = ROOM[1]
    mat.centre(creature((3, 31, 17), 250), 162, floor - 116)
    mat.centre(beast(33, 270), 846, floor - 98)
    mat.centre(leaning(rank_card(card_of(2, 2), 128, shadow=False), 12), 300, 318)
    mat.centre(leaning(rank_card(card_of(3, 3), 128, shadow=False), -6), 392, 306)
    mat.centre(monad(132), 352, 420)
    mat.centre(portrait(FAMILIES[5], 220), 512, floor - 80)
    mat.centre(tile((4, 7, 2), 74), 640, 290)
    mat.centre(leaning(die("red", 5, 96), 14), 640, 412)
    mat.centre(leaning(die("white", 6, 84), -12), 742, 430)
