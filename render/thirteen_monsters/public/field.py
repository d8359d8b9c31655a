"""The field: its areas, cards face down with their places, what lies open, dice, the logo."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from engine.thirteen_monsters.pieces.cards import CELLS, DECK, LOGO, cell_name
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
from render.thirteen_monsters.public.areas import ABREAST, COLUMNS, Areas, areas_in

LETTERS = 30  # the width of the row letters, and the height of the column numbers
APART = 11  # from one area to the next
STEP = (WIDTH - 2 * MARGIN - LETTERS - APART * (COLUMNS // ABREAST - 1)) // COLUMNS
CARD_WIDTH = 96
BELOW = 4  # from one card to the next below it
TOP = MARGIN + LETTERS
ALONE = 783  # of a picture of the field by itself, and of all that stand in its place
TALLEST = 110  # cards of such a field
OPEN = 71  # an open card in the field, at most: it is as wide as the others then


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the cards of a field lie, and how tall they are."""

    areas: Areas
    tall: int
    top: float = TOP

    @property
    def height(self) -> int:
        return self.areas.rows * (self.tall + BELOW) + APART * (self.areas.bands - 1)

    def corner_of(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, COLUMNS)
        left = MARGIN + LETTERS + (STEP - CARD_WIDTH) / 2
        x = left + column * STEP + column // ABREAST * APART
        return x, self.top + row * (self.tall + BELOW) + row // self.areas.deep * APART


def plot_on_board(view: View) -> Plot:
    """The more rows, the lower: a phone shows the field and the buttons below it on one screen."""
    areas = areas_in(view)
    few, many = areas.rows <= 5, areas.rows == DECK.grid.rows
    return Plot(areas, 71 if few else 56 if many else 60)


def plot_alone(view: View) -> Plot:
    """As tall as there is room for, in the middle."""
    areas, room = areas_in(view), ALONE - TOP - MARGIN
    tall = (room - APART * (areas.bands - 1)) // areas.rows - BELOW
    plot = Plot(areas, min(tall, TALLEST))
    return replace(plot, top=TOP + (room - plot.height) // 2)


@dataclass(frozen=True, slots=True)
class FieldCell:
    """A cell where no card lies open."""

    cell: int
    hidden: bool  # a card lies there face down
    ice: int | None  # whose die lies on it


def lay_field(mat: Mat, view: View, plot: Plot) -> None:
    """Every card in its place; what lies open is lit."""
    _lay_names(mat, plot)
    lying, lit = {*view.lying}, {one.cell: one for one in view.open}
    ice = {one.cell: one.seat for one in view.ice}
    places = {cell: FieldCell(cell, cell in lying, ice.get(cell)) for cell in CELLS if cell not in lit}
    for area in range(plot.areas.count):
        cells = plot.areas.cells_in(area)
        within = tuple(places[cell] for cell in cells if cell in places)
        left, top = plot.corner_of(cells[0])
        right, low = plot.corner_of(cells[-1])
        size = (left, top, right + CARD_WIDTH - left, low + plot.tall - top)
        mat.part(("area", plot.tall, within), size, partial(_area, mat, plot, within))
    for cell, one in lit.items():  # last, so that nothing covers their frames
        card = half_card(one.card, min(plot.tall, OPEN))
        left, top = plot.corner_of(cell)
        x, y = left + (CARD_WIDTH - card.width) / 2, top + (plot.tall - card.height) / 2
        mat.lay(glow(card.width, card.height, 10), x, y)
        mat.lay(card, x, y)
    _logo(mat, plot)


def _lay_names(mat: Mat, plot: Plot) -> None:
    """Numbers above the columns, letters beside the rows."""
    for column in range(COLUMNS):
        x = plot.corner_of(column)[0] + CARD_WIDTH / 2
        mat.text((x, plot.top - LETTERS / 2), str(column + 1), MUTED, 28, Face.TITLE, "mm")
    for row in range(plot.areas.rows):
        y = plot.corner_of(row * COLUMNS)[1] + plot.tall / 2
        mat.text((MARGIN + LETTERS / 2, y), chr(ord("A") + row), MUTED, 28, Face.TITLE, "mm")


def _area(mat: Mat, plot: Plot, places: tuple[FieldCell, ...]) -> None:
    for one in places:
        left, top = plot.corner_of(one.cell)
        if not one.hidden:
            mat.lay(gap(CARD_WIDTH, plot.tall), left, top)
            continue
        iced = one.ice is not None
        mat.lay(covered_card(cell_name(one.cell), CARD_WIDTH, plot.tall, iced=iced), left, top)
        if one.ice is not None:
            mat.lay(frost(one.ice, 34), left + CARD_WIDTH - 36, top + 2)


def _logo(mat: Mat, plot: Plot) -> None:
    if plot.areas.rows * COLUMNS <= LOGO[1]:
        return
    left, top = plot.corner_of(LOGO[1])
    mat.centre(logo(min(plot.tall, OPEN)), left + CARD_WIDTH / 2, top + plot.tall / 2)


@kept
def logo(tall: int) -> Sprite:
    """The number of the monsters, between two of them."""
    canvas = Canvas(3 * STEP - 10, tall)
    canvas.text((canvas.width / 2, canvas.height / 2), "13", GLOW, tall - 7)
    one, other = (figure(MONSTERS[number], tall - 5) for number in (7, 13))
    pieces = [(canvas.sprite(), 0.0, 0.0), (one, 30.0, 2.0), (other, canvas.width - 30.0 - other.width, 2.0)]
    return together(canvas.width, canvas.height, pieces)
