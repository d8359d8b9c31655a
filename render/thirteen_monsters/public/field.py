"""The field: nine areas of nine, cards face down with their places, what lies open, dice, the logo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from engine.thirteen_monsters.pieces.cards import CELLS, DECK, cell_name
from engine.thirteen_monsters.views import View
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH
from render.drawing.palette import GLOW, MUTED
from render.drawing.sprite import Sprite, kept, together
from render.drawing.type import Face
from render.monsters.stacks import figure
from render.pieces.cards import glow
from render.thirteen_monsters.pieces.creatures import covered_card, frost, gap, half_card
from render.thirteen_monsters.pieces.zoo import MONSTERS

LETTERS = 30  # the width of the row letters, and the height of the column numbers
SIDE = 3  # of an area, in cards: the buttons of a search go by areas
APART = 11  # from one area to the next
STEP = (WIDTH - 2 * MARGIN - LETTERS - APART * (DECK.grid.columns // SIDE - 1)) // DECK.grid.columns
CARD_HEIGHT = 71
CARD_WIDTH = 96
DOWN = CARD_HEIGHT + 4
TOP = MARGIN + LETTERS
HEIGHT = DECK.grid.rows * DOWN + APART * (DECK.grid.rows // SIDE - 1)
ALONE = TOP + HEIGHT + MARGIN  # of a picture of the field by itself, and of all that stand in its place


def _areas() -> Iterator[tuple[int, ...]]:
    """Nine cells each, row by row; in the one in the middle, three are the logo's."""
    columns = DECK.grid.columns
    for row in range(0, DECK.grid.rows, SIDE):
        for column in range(0, columns, SIDE):
            yield tuple(
                (row + down) * columns + column + right for down in range(SIDE) for right in range(SIDE)
            )


AREAS = tuple(_areas())


@dataclass(frozen=True, slots=True)
class FieldCell:
    """A cell where no card lies open."""

    cell: int
    hidden: bool  # a card lies there face down
    ice: int | None  # whose die lies on it


def lay_field(mat: Mat, view: View) -> None:
    """Every card in its place; what lies open is lit."""
    for column in range(DECK.grid.columns):
        x = corner_of(column)[0] + CARD_WIDTH / 2
        mat.text((x, MARGIN + LETTERS / 2), str(column + 1), MUTED, 28, Face.TITLE, "mm")
    for row in range(DECK.grid.rows):
        y = corner_of(row * DECK.grid.columns)[1] + CARD_HEIGHT / 2
        mat.text((MARGIN + LETTERS / 2, y), chr(ord("A") + row), MUTED, 28, Face.TITLE, "mm")
    lying, lit = {*view.lying}, {one.cell: one for one in view.open}
    ice = {one.cell: one.seat for one in view.ice}
    places = {cell: FieldCell(cell, cell in lying, ice.get(cell)) for cell in CELLS if cell not in lit}
    for area in AREAS:
        within = tuple(places[cell] for cell in area if cell in places)
        left, top = corner_of(area[0])
        right, low = corner_of(area[-1])
        size = (left, top, right + CARD_WIDTH - left, low + CARD_HEIGHT - top)
        mat.part(("area", within), size, partial(_area, mat, within))
    for cell, one in lit.items():  # last, so that nothing covers their frames
        left, top = corner_of(cell)
        mat.lay(glow(CARD_WIDTH, CARD_HEIGHT, 10), left, top)
        mat.lay(half_card(one.card, CARD_HEIGHT), left, top)
    _logo(mat)


def _area(mat: Mat, places: tuple[FieldCell, ...]) -> None:
    for one in places:
        left, top = corner_of(one.cell)
        if not one.hidden:
            mat.lay(gap(CARD_WIDTH, CARD_HEIGHT), left, top)
            continue
        mat.lay(
            covered_card(cell_name(one.cell), CARD_WIDTH, CARD_HEIGHT, iced=one.ice is not None), left, top
        )
        if one.ice is not None:
            mat.lay(frost(one.ice, 34), left + CARD_WIDTH - 36, top + 2)


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
