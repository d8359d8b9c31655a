"""The layout as it is drawn: corners on paper, from which lines, ribbons and cubes are found by measuring.

A second, slow way to everything that `engine.monster_cube.cube.geometry` knows by rule; the two share
nothing but the numbering of faces. Coordinates are halves of a tile's width across and quarters of its
height down, so that all corners are whole numbers.
"""

from itertools import combinations

Corner = tuple[int, int]
Cell = tuple[int, int]
YELLOW, RED, BLUE = range(3)


def centre(cell: Cell) -> Corner:
    q, r = cell
    return 2 * q + r, 3 * r


def rhombus(cell: Cell, colour: int) -> frozenset[Corner]:
    """The four corners of a face (MC2.1)."""
    x, y = centre(cell)
    top, upper_right, lower_right = (x, y - 2), (x + 1, y - 1), (x + 1, y + 1)
    bottom, lower_left, upper_left = (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)
    corners = {
        YELLOW: (top, upper_right, (x, y), upper_left),
        RED: (upper_left, (x, y), bottom, lower_left),
        BLUE: ((x, y), upper_right, lower_right, bottom),
    }
    return frozenset(corners[colour])


def shape(cells: tuple[Cell, ...], faces: tuple[int, int, int]) -> str | None:
    """What these three faces form on paper."""
    where = [cells[face // 3] for face in faces]
    colours = [face % 3 for face in faces]
    drawn = [rhombus(cell, colour) for cell, colour in zip(where, colours, strict=True)]
    if len(set(colours)) == 1:
        return "line" if in_a_row(where) else None
    if len(set(colours)) == 2:
        return "ribbon" if is_ribbon(drawn) else None
    return "cube" if is_cube(where, drawn) else None


def in_a_row(cells: list[Cell]) -> bool:
    """Three tiles that touch one after the other, their centres on one straight line (MC3.1, MC3.3)."""
    one, two, three = sorted(map(centre, cells))
    return two == ((one[0] + three[0]) / 2, (one[1] + three[1]) / 2) and touch(one, two) and touch(two, three)


def touch(one: Corner, two: Corner) -> bool:
    """Centres of tiles with an edge in common."""
    across, down = abs(one[0] - two[0]), abs(one[1] - two[1])
    return (across, down) in ((2, 0), (1, 3))


def is_ribbon(drawn: list[frozenset[Corner]]) -> bool:
    """One face with another on each of two opposite edges (MC3.4)."""
    for middle in drawn:
        edges = [middle & other for other in drawn if other is not middle]
        if all(len(edge) == 2 for edge in edges) and not edges[0] & edges[1]:
            return True
    return False


def is_cube(cells: list[Cell], drawn: list[frozenset[Corner]]) -> bool:
    """Three faces of three tiles that close up to a hexagon round the corner in which they meet (MC3.7)."""
    if len(set(cells)) < 3:
        return False
    common = drawn[0] & drawn[1] & drawn[2]
    edges = [one & other for one, other in combinations(drawn, 2)]
    return len(common) == 1 and all(len(edge) == 2 and common <= edge for edge in edges)


def all_meet(cells: tuple[Cell, ...]) -> bool:
    """Whether each tile has a corner in common with another one, where there are several."""
    tiles = [rhombus(cell, YELLOW) | rhombus(cell, RED) | rhombus(cell, BLUE) for cell in cells]
    return all(any(one & other for other in tiles if other is not one) for one in tiles) or len(cells) == 1
