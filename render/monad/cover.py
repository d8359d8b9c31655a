"""Monad's cover: a Monad in its halo between the cards that lead up to it, warm ones and cool ones."""

from __future__ import annotations

from engine.monad.cards import card_of
from render.drawing.canvas import Mat
from render.drawing.ground import WIDTH
from render.drawing.palette import GLOW, NAVY
from render.monad.cards import halo, monad, rank_card
from render.pieces.cover import leaning

GROUND = NAVY
LETTERS = GLOW
_CARD = 150
_FAN = ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 2), (4, 4, 1), (5, 5, 0))  # place, colour, rank


def lay(mat: Mat) -> None:
    for place, colour, rank in _FAN:
        off = place - 2.5
        beside = WIDTH / 2 + off * 112 + (84 if off > 0 else -84)
        card = rank_card(card_of(rank, colour), _CARD, shadow=False)
        mat.centre(leaning(card, -off * 7), beside, 296 + off * off * 8)
    mat.centre(halo(172), WIDTH / 2, 300)
    mat.centre(monad(172), WIDTH / 2, 300)
