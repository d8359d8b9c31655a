"""What a desk's menus offer, drawn: pairs and monsters, each with the letter or number of its choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.thirteen_monsters.pieces.cards import PARTS
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_EDGE, GLOW, INK, PAPER
from render.drawing.shapes import box
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face, width_of
from render.monsters.stacks import WIDE
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.thirteen_monsters.pieces.creatures import creature, hp_of, pair_card, points_tag
from render.thirteen_monsters.public.field import ALONE

Pairs = tuple[int, ...]  # one, or the three of a monster

MOST_BELOW = 4  # shelves below each other; more of them stand in two columns
GAP = 14
AIR = 24
BADGE = 96  # the room for the owner's sign
TALLEST, SMALLEST = 320, 40  # of a monster
FLAT, LEGIBLE = 0.42, 58  # a pair's height: of a monster's, and at least where there is room
_TAG = 44


@dataclass(frozen=True, slots=True)
class Piece:
    """A pair, or a monster; a monster has one tag, or one for each of its parts."""

    pairs: Pairs
    tags: tuple[str, ...] = ()
    lit: tuple[bool, ...] = ()  # by tag: what is chosen

    @property
    def is_lit(self) -> bool:
        return any(self.lit)


@dataclass(frozen=True, slots=True)
class Shelf:
    seat: int  # whose sign stands at its left
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """Of one shelf."""

    wide: int
    tall: int

    @property
    def inside(self) -> int:
        """Beside the owner's sign."""
        return self.wide - BADGE - AIR


def paint(shelves: Sequence[Shelf]) -> Image.Image:
    """One below the other, or in two columns; of the same size, however many there are."""
    mat, room, below = cloth(ALONE), room_for(len(shelves)), _below(len(shelves))
    for index, shelf in enumerate(shelves):
        across, down = divmod(index, below)
        _shelf(mat, shelf, MARGIN + across * (room.wide + GAP), MARGIN + down * (room.tall + GAP), room)
    return mat.image


def room_for(shelves: int) -> Room:
    below = _below(shelves)
    across = -(-shelves // below)
    wide = (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across
    return Room(wide, (ALONE - 2 * MARGIN - GAP * (below - 1)) // below)


def _below(shelves: int) -> int:
    return shelves if shelves <= MOST_BELOW else -(-shelves // 2)


def _shelf(mat: Mat, shelf: Shelf, left: float, top: float, room: Room) -> None:
    mat.lay(panel(room.wide, room.tall, CLOTH_DEEP), left, top)
    mat.centre(badge(shelf.seat, min(76, room.tall - 20)), left + 52, top + room.tall / 2)
    unit = _unit(shelf, room)
    y = top + (room.tall - _rise(shelf, unit, room)) / 2
    for line in _lines(shelf, unit, room):
        x, high = left + BADGE, max(_height(piece, unit) for piece in line)
        for piece in line:
            _piece(mat, piece, unit, x, y + (high - _height(piece, unit)) / 2)
            x += _width(piece, unit) + GAP
        y += high + GAP


def filled(shelf: Shelf, room: Room) -> float:
    """How much of a shelf's height is taken."""
    return _rise(shelf, _unit(shelf, room), room)


def _unit(shelf: Shelf, room: Room) -> int:
    """The height of its monsters: as large as there is room for all of its pieces."""
    sizes = range(TALLEST, SMALLEST, -6)
    return next((unit for unit in sizes if _rise(shelf, unit, room) <= room.tall - 2 * AIR), SMALLEST)


def _rise(shelf: Shelf, unit: int, room: Room) -> float:
    """How tall all its lines are together."""
    highs = [max(_height(piece, unit) for piece in line) for line in _lines(shelf, unit, room)]
    return sum(highs) + GAP * (len(highs) - 1)


def _lines(shelf: Shelf, unit: int, room: Room) -> Iterator[list[Piece]]:
    """Monsters first, then pairs, as many side by side as there is room for."""
    line: list[Piece] = []
    taken = 0.0
    for piece in sorted(shelf.pieces, key=lambda one: len(one.pairs) == 1):
        wide = _width(piece, unit) + GAP
        if line and taken + wide > room.inside + GAP:
            yield line
            line, taken = [], 0.0
        line.append(piece)
        taken += wide
    if line:
        yield line


def _tag_room(piece: Piece, unit: int) -> float:
    widest = max((width_of(tag, Face.TITLE, _tag_size(unit)) for tag in piece.tags), default=0.0)
    return widest + 24 if piece.tags else 0.0


def _tag_size(unit: int) -> int:
    return max(26, min(_TAG, round(unit * 0.24)))


def _width(piece: Piece, unit: int) -> float:
    return _tag_room(piece, unit) + _body(piece, unit) * WIDE


def _body(piece: Piece, unit: int) -> float:
    """The height of one of its parts."""
    return _flat(unit) if len(piece.pairs) == 1 else unit / PARTS


def _height(piece: Piece, unit: int) -> float:
    return _flat(unit) if len(piece.pairs) == 1 else unit


def _flat(unit: int) -> float:
    return max(unit * FLAT, min(unit * 0.9, LEGIBLE))


def _piece(mat: Mat, piece: Piece, unit: int, x: float, y: float) -> None:
    wide, high = round(_width(piece, unit)), round(_height(piece, unit))
    if piece.is_lit:
        mat.lay(glow(wide, high, 14), x, y)
    size, room = _tag_size(unit), _tag_room(piece, unit)
    for index, told in enumerate(piece.tags):
        lit = index < len(piece.lit) and piece.lit[index]
        middle = y + high * (index + 0.5) / len(piece.tags)
        mat.centre(tag(told, size, lit=lit), x + room / 2 - 4, middle)
    if len(piece.pairs) == 1:
        mat.lay(pair_card(piece.pairs[0], high), x + room, y)
        return
    head, eyes, body = piece.pairs
    drawn = creature((head, eyes, body), high)
    mat.lay(drawn, x + room, y)
    at = max(18, round(unit * 0.17))
    mat.centre(points_tag(hp_of((head, eyes, body)), at), x + room + drawn.width / 2, y + high - at / 2)


@kept
def tag(told: str, size: int, *, lit: bool) -> Sprite:
    """A letter or a number on a small plate."""
    wide, high = width_of(told, Face.TITLE, size) + 16, size + 10
    canvas = Canvas(wide, high)
    ground = box(1.5, 1.5, wide - 1.5, high - 1.5, 9)
    canvas.shape(ground, GLOW if lit else CLOTH_EDGE, outline=INK, width=3)
    canvas.text((wide / 2, high / 2), told, INK if lit else PAPER, size)
    return canvas.sprite()
