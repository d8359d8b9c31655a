"""Monster Cube's rules in pictures, one for each section; the combinations are those of the booklet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PIL import Image

from engine.monster_cube.cards import CODES, COLOURS, DECK, DICE, FAMILY, NUMBERS, RUNS, Cell
from engine.monster_cube.cube.formulas import Formula, Op
from engine.monster_cube.cube.geometry import BLUE, RED, YELLOW
from render.drawing.palette import GLOW, PAPER
from render.drawing.sprite import Sprite, together
from render.monster_cube.cards import BACK, medal, modifier, monster, sum_of
from render.monster_cube.tiles import HALF, ghost, lit, middle_of, tile
from render.pieces.cards import pile
from render.pieces.rows import Row, label, lay_rows
from render.pieces.seats import badge
from render.pieces.signs import arrow, coin, cross_out, crown, equals, hourglass, plus, tick

SIGN = 58
RADIUS = 68
Laid = tuple[int, Cell]  # a tile by its number in the deck, from 1, and where it lies


def paint(section: str) -> Image.Image:
    return lay_rows(SECTIONS[section]())


def group(tiles: Sequence[Laid], faces: Collection[tuple[int, int]] = (), *, dice: bool = False) -> Sprite:
    """A few tiles together; `faces` are lit, each named by the tile's place in the row and its colour."""
    side = DICE if dice else NUMBERS
    middles = [middle_of(cell) for _, cell in tiles]
    left, top = min(x for x, _ in middles) - HALF, min(y for _, y in middles) - 1
    width, height = max(x for x, _ in middles) + HALF - left, max(y for _, y in middles) + 1 - top
    corners = [((x - left - 1) * RADIUS + 2, (y - top - 1) * RADIUS + 2) for x, y in middles]
    pieces = [
        (tile(side[number - 1], RADIUS, dice=dice), *corner)
        for (number, _), corner in zip(tiles, corners, strict=True)
    ]
    pieces += [(lit(colour, RADIUS), *corners[at]) for at, colour in faces]
    return together(round(width * RADIUS + 16), round(height * RADIUS + 16), pieces)


def written(colours: Sequence[int], numbers: tuple[int, int, int], ops: tuple[Op, Op], value: int) -> Sprite:
    """A sum with the faces it is made of."""
    one, two, three = colours
    formula = Formula(faces=(one, two + COLOURS, three + 2 * COLOURS), numbers=numbers, ops=ops, value=value)
    return sum_of(formula, 66, PAPER)


def cube() -> list[Row]:
    cells = [(q - (r == 2), r) for r in range(3) for q in range(3)]
    nine = list(enumerate(cells, start=1))
    return [[group(nine)], [monster(12, 260, 180), monster(37, 260, 180), monster(50, 260, 180)]]


def lines() -> list[Row]:
    row = [(5, (0, 0)), (4, (1, 0)), (8, (2, 0))]
    return [
        [
            group(row, [(at, YELLOW) for at in range(3)]),
            written([YELLOW] * 3, (5, 4, 8), (Op.TIMES, Op.MINUS), 12),
        ],
        [
            group([(9, (1, 0)), (5, (1, 1)), (4, (1, 2))], [(at, RED) for at in range(3)]),
            written([RED] * 3, (3, 2, 6), (Op.TIMES, Op.PLUS), 12),
        ],
        [
            group([(4, (0, 0)), (6, (0, 1)), (9, (0, 2))], [(at, BLUE) for at in range(3)]),
            written([BLUE] * 3, (8, 2, 4), (Op.TIMES, Op.MINUS), 12),
        ],
    ]


def ribbons() -> list[Row]:
    return [
        [
            group([(3, (0, 0)), (2, (0, 1))], [(0, YELLOW), (0, BLUE), (1, YELLOW)]),
            written([YELLOW, YELLOW, BLUE], (3, 2, 6), (Op.TIMES, Op.PLUS), 12),
        ],
        [
            group([(9, (0, 0)), (1, (1, 0))], [(0, RED), (0, BLUE), (1, RED)]),
            written([BLUE, RED, RED], (4, 2, 4), (Op.TIMES, Op.PLUS), 12),
        ],
    ]


def cubes() -> list[Row]:
    three = [(3, (0, 1)), (5, (1, 0)), (7, (0, 0))]
    return [
        [
            group(three, [(0, YELLOW), (1, RED), (2, BLUE)]),
            written([YELLOW, RED, BLUE], (3, 3, 3), (Op.TIMES, Op.PLUS), 12),
        ],
    ]


def wrong() -> list[Row]:
    bent = [(5, (0, 0)), (4, (1, 0)), (8, (1, 1))]
    return [
        [group(bent, [(at, YELLOW) for at in range(3)]), cross_out(90)],
        [group([(3, (0, 0)), (2, (0, 1))], [(0, RED), (0, BLUE), (1, YELLOW)]), cross_out(90)],
        [group([(6, (0, 0))], [(0, YELLOW), (0, RED), (0, BLUE)]), cross_out(90)],
    ]


def moving() -> list[Row]:
    before = group([(5, (0, 0)), (4, (1, 0)), (8, (1, 1))])
    after = group([(5, (0, 0)), (4, (1, 0)), (8, (2, 0))], [(at, YELLOW) for at in range(3)])
    return [[before, arrow(SIGN), after]]


def claiming() -> list[Row]:
    return [
        [
            badge(0, 110),
            arrow(SIGN),
            hourglass(96),
            arrow(SIGN),
            written([RED] * 3, (3, 2, 6), (Op.TIMES, Op.PLUS), 12),
        ],
        [tick(80), monster(12, 260, 180), arrow(SIGN), badge(0, 110)],
        [cross_out(80), badge(0, 110), arrow(SIGN), pile(96, BACK, 4)],
    ]


def scoring() -> list[Row]:
    ones = [medal("+1", 66) for _ in range(5)]
    return [[*ones, plus(SIGN), medal("×2", 66), medal("×2", 66), equals(SIGN), coin(15, 110)]]


def handing() -> list[Row]:
    """Rule set `advanced`: +3 makes 13, 18 and 40 of 10, 15 and 37 (MC14.4)."""
    return [
        [modifier(3, 110), arrow(SIGN), *(monster(code, 230, 165, code + 3) for code in (10, 15, 37))],
        [monster(10, 230, 165), arrow(SIGN), modifier(2, 110), arrow(SIGN), badge(1, 110)],
    ]


def dice() -> list[Row]:
    """A move first, then plus and minus alone: 4 + 5 - 3 = 6 (MC14.3)."""
    row = [(3, (0, 0)), (4, (1, 0)), (5, (2, 0))]
    return [
        [ghost(RADIUS, "K"), arrow(SIGN), group(row, [(at, YELLOW) for at in range(3)], dice=True)],
        [label("4 + 5 − 3 = 6", GLOW), arrow(SIGN), monster(6, 260, 180)],
    ]


def numbers() -> list[Row]:
    row = [(9, (1, 0)), (5, (1, 1)), (4, (1, 2))]
    return [
        [ghost(RADIUS, "K"), arrow(SIGN), group(row, [(at, RED) for at in range(3)])],
        [written([RED] * 3, (3, 2, 6), (Op.TIMES, Op.PLUS), 12)],
        [monster(12, 260, 180), arrow(SIGN), monster(CODES[40], 260, 180), arrow(SIGN), pile(96, BACK, 4)],
    ]


def special() -> list[Row]:
    """11-12, 11-13 and 11-14, and the family 1 to 4 (MC14.6)."""
    runs = [
        [*(medal(str(code), 66, GLOW) for code in range(11, 11 + length)), arrow(SIGN), coin(points, 100)]
        for length, points in RUNS.items()
    ]
    family = [monster(code, 190, 140) for code in range(1, FAMILY + 1)]
    return [*runs, [*family, arrow(SIGN), coin(DECK.bonus.family, 100)]]


def ending() -> list[Row]:
    return [[pile(96, BACK, 5), arrow(SIGN), pile(96, BACK, 1), arrow(SIGN), crown(120)]]


SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "cube": cube,
    "lines": lines,
    "ribbons": ribbons,
    "cubes": cubes,
    "wrong": wrong,
    "moving": moving,
    "claiming": claiming,
    "scoring": scoring,
    "handing": handing,
    "dice": dice,
    "numbers": numbers,
    "special": special,
    "ending": ending,
}
