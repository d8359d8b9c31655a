"""The field: nine areas of nine, cards face down with their places, what lies open, dice, the logo."""

from __future__ import annotations

from engine.thirteen_monsters.cards import CELLS, DECK, place
from engine.thirteen_monsters.views import View
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH
from render.drawing.palette import GLOW, MUTED
from render.drawing.sprite import Sprite, kept, together
from render.drawing.type import Face
from render.monsters.stacks import figure
from render.pieces.cards import glow
from render.thirteen_monsters.creatures import back, face, frost, gap
from render.thirteen_monsters.zoo import MONSTERS

LETTERS = 30  # the width of the row letters, and the height of the column numbers
SIDE = 3  # of an area, in cards: the buttons of a search go by areas
APART = 11  # from one area to the next
STEP = (WIDTH - 2 * MARGIN - LETTERS - APART * (DECK.grid.columns // SIDE - 1)) // DECK.grid.columns
CARD_HEIGHT = 71
CARD_WIDTH = 96
DOWN = CARD_HEIGHT + 4
TOP = MARGIN + LETTERS
HEIGHT = DECK.grid.rows * DOWN + APART * (DECK.grid.rows // SIDE - 1)


def lay_field(mat: Mat, view: View) -> None:
    """Every card in its place; what lies open is lit."""
    for column in range(DECK.grid.columns):
        x = corner_of(column)[0] + CARD_WIDTH / 2
        mat.text((x, MARGIN + LETTERS / 2), str(column + 1), MUTED, 28, Face.TITLE, "mm")
    for row in range(DECK.grid.rows):
        y = corner_of(row * DECK.grid.columns)[1] + CARD_HEIGHT / 2
        mat.text((MARGIN + LETTERS / 2, y), chr(ord("A") + row), MUTED, 28, Face.TITLE, "mm")
    lying, ice = {*view.lying}, {one.cell: one.seat for one in view.ice}
    lit = {one.cell: one for one in view.open}
    for cell in CELLS:
        left, top = corner_of(cell)
        if cell in lit:
            continue
        if cell not in lying:
            mat.lay(gap(CARD_WIDTH, CARD_HEIGHT), left, top)
            continue
        mat.lay(back(place(cell), CARD_WIDTH, CARD_HEIGHT, iced=cell in ice), left, top)
        if cell in ice:
            mat.lay(frost(ice[cell], 34), left + CARD_WIDTH - 36, top + 2)
    for cell, one in lit.items():  # last, so that nothing covers their frames
        left, top = corner_of(cell)
        mat.lay(glow(CARD_WIDTH, CARD_HEIGHT, 10), left, top)
        mat.lay(face(one.card, CARD_HEIGHT), left, top)
    _logo(mat)


def corner_of(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, DECK.grid.columns)
    left = MARGIN + LETTERS + (STEP - CARD_WIDTH) / 2
    return left + column * STEP + column // SIDE * APART, TOP + row * DOWN + row // SIDE * APART


def _logo(mat: Mat) -> None:
    row, column = DECK.grid.logo[1]
    left, top = corner_of((row - 1) * DECK.grid.columns + column - 1)
    mat.centre(logo(), left + CARD_WIDTH / 2, top + CARD_HEIGHT / 2)


@kept
def logo() -> Sprite:
    """The number of the monsters, between two of them."""
    canvas = Canvas(3 * STEP - 10, CARD_HEIGHT)
    canvas.text((canvas.width / 2, canvas.height / 2), "13", GLOW, 64)
    one, other = (figure(MONSTERS[number], 66) for number in (7, 13))
    pieces = [(canvas.sprite(), 0.0, 0.0), (one, 30.0, 2.0), (other, canvas.width - 30.0 - other.width, 2.0)]
    return together(canvas.width, canvas.height, pieces)
