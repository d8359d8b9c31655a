"""The board of a turn game: the cube of whoever's turn it is in large, those of the others below."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import partial

from PIL import Image

from engine.monster_cube.news import Missed, Shifted, Solved
from engine.monster_cube.seen import View
from engine.monster_cube.state import Rules
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, GLOW, INK, PAPER
from render.drawing.shapes import star
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face
from render.monster_cube.board import CARD_HEIGHT, GAP, ROOM, TOLD_HEIGHT, faces_of, lay_told, lay_zone
from render.monster_cube.cards import BACK
from render.monster_cube.cube import Lights, lay_cube, radius_of, room_for, width_of
from render.monster_cube.layout import Field
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.pieces.signs import tick

LARGE_TOP = MARGIN + CARD_HEIGHT + GAP
LARGE_HEIGHT = 470
TOLD_TOP = LARGE_TOP + LARGE_HEIGHT + GAP
SMALL_TOP = TOLD_TOP + TOLD_HEIGHT + GAP
SMALL_HEIGHT = 420  # six rows of tiles, so that it hardly ever grows
ROOMY = Field(MARGIN + 120, LARGE_TOP + 4, ROOM - 240, LARGE_HEIGHT - 8)  # for the large cube
LABEL = 56  # the height of the line above a small cube


def height_for(seats: int) -> int:
    return SMALL_TOP + (SMALL_HEIGHT + MARGIN if seats > 1 else MARGIN - GAP)


def paint(view: View) -> Image.Image:
    """Of one size from the first turn to the last; higher where a cube could not be read so."""
    large, dice = large_of(view), view.options.rules is Rules.DICE
    room = room_for(view.cubes[large], ROOMY, lights_of(view, large))
    more = round(room.height) - round(ROOMY.height)
    places = panels(view, large, SMALL_TOP + more)
    bottom = max((one.top + one.height + MARGIN for one in places.values()), default=height_for(1) + more)
    mat = cloth(bottom)
    lay_zone(mat, view.zone)
    _large(mat, view, large, room)
    lay_told(mat, view.last, TOLD_TOP + more, dice=dice)
    most = radius_of(view.cubes[large], room, lights_of(view, large))
    for seat, one in places.items():
        draw = partial(_small, mat, view, seat, one, most)
        mat.part((most, _visible(view, seat)), (one.left, one.top, one.width, one.height), draw)
    return mat.image


def panels(view: View, large: int, top: float) -> dict[int, Field]:
    """Where the small cubes stand: side by side and equally wide, as long as they can be read so."""
    others = [seat for seat in range(len(view.players)) if seat != large]
    needs = {seat: width_of(view.cubes[seat], named=False) + 8 for seat in others}
    found: dict[int, Field] = {}
    for line in _lines(needs):
        alike = (ROOM - GAP * (len(line) - 1)) // len(line)
        spare = (ROOM - GAP * (len(line) - 1) - sum(needs[seat] for seat in line)) // len(line)
        equal, left = all(needs[seat] <= alike for seat in line), MARGIN
        for seat in line:
            width = alike if equal else needs[seat] + spare
            room = Field(left + 4, top + LABEL, width - 8, SMALL_HEIGHT - LABEL)
            high = room_for(view.cubes[seat], room, lights_of(view, seat), named=False).height + LABEL
            found[seat] = Field(left, top, width, round(high))
            left += width + GAP
        high = max(found[seat].height for seat in line)
        found |= {seat: replace(found[seat], height=high) for seat in line}
        top += high + GAP
    return found


def _lines(needs: Mapping[int, int]) -> list[list[int]]:
    """The seats, as many in a line as these widths allow."""
    lines: list[list[int]] = []
    for seat, need in needs.items():
        if lines and sum(needs[one] + GAP for one in lines[-1]) + need <= ROOM:
            lines[-1].append(seat)
        else:
            lines.append([seat])
    return lines


def large_of(view: View) -> int:
    """Whose cube is drawn large: of whoever's turn it is, or was last."""
    if view.turn is not None:
        return view.turn
    return view.last.seat if view.last else 0


def _large(mat: Mat, view: View, seat: int, room: Field) -> None:
    high = round(room.height) + 8
    if view.turn is not None:
        mat.lay(glow(ROOM, high, 22), MARGIN, LARGE_TOP)
    mat.lay(panel(ROOM, high, CLOTH_DEEP), MARGIN, LARGE_TOP)
    lay_cube(mat, view.cubes[seat], room, lights_of(view, seat), dice=view.options.rules is Rules.DICE)
    mat.centre(badge(seat, 84), MARGIN + 62, LARGE_TOP + 62)
    _worth(mat, view, seat, MARGIN + 62, LARGE_TOP + 150, 52)
    if view.players[seat].agreed:
        mat.centre(tick(48), MARGIN + 62, LARGE_TOP + 220)
    x, y = WIDTH - MARGIN - 52.0, LARGE_TOP + 56
    for pile in reversed(view.piles):
        mat.centre(panel(54, 72, BACK, INK, 4), x, y)
        mat.text((x, y), str(pile), PAPER, 34, Face.TITLE, "mm")
        y += 84


def _small(mat: Mat, view: View, seat: int, place: Field, most: int) -> None:
    """Its tiles are never larger than those of the large cube."""
    left, top, width, height = place.left, place.top, round(place.width), round(place.height)
    mat.lay(panel(width, height, CLOTH_LIGHT), left, top)
    room = Field(left + 4, top + LABEL, width - 8, height - LABEL)
    pips = view.options.rules is Rules.DICE
    lay_cube(mat, view.cubes[seat], room, lights_of(view, seat), dice=pips, named=False, most=most)
    mat.centre(badge(seat, 52), left + 36, top + 34)
    _worth(mat, view, seat, left + 112, top + 34, 40)
    if view.players[seat].agreed:
        mat.centre(tick(36), left + width - 34, top + 34)


def _visible(view: View, seat: int) -> Hashable:
    """All that the panel of a small cube shows."""
    player, lights = view.players[seat], lights_of(view, seat)
    told = (player.tally.total, player.agreed, view.options.rules)
    return "small", seat, view.cubes[seat], lights.faces, lights.tiles, told


def _worth(mat: Mat, view: View, seat: int, x: float, y: float, size: int) -> None:
    """Stars in rule set `dice`, points in `numbers`."""
    told = mat.text((x, y), str(view.players[seat].tally.total), PAPER, size, Face.TITLE, "mm")
    if view.options.rules is Rules.DICE:
        mat.centre(_star(size), x + told / 2 + size * 0.6, y)


@kept
def _star(size: int) -> Sprite:
    canvas = Canvas(size, size)
    canvas.shape(star(size / 2, size / 2, size * 0.46, size * 0.2, 5), GLOW, width=2.5)
    return canvas.sprite()


def lights_of(view: View, seat: int) -> Lights:
    """What the last action did on this player's cube."""
    moved = next((news.move for news in view.news if isinstance(news, Shifted) and news.seat == seat), None)
    claimed = view.last if isinstance(view.last, Solved | Missed) and view.last in view.news else None
    faces = faces_of(claimed) if claimed and claimed.seat == seat else ()
    return Lights(faces=faces, tiles=() if moved is None else (moved.tile,))
