"""The board of a search: monsters or everybody's backs, the cube, the last claim on it, the players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from engine.monster_cube.cards import CARDS, COLOURS, Cell, family_of
from engine.monster_cube.cube.formulas import Formula
from engine.monster_cube.news import Missed, Solved
from engine.monster_cube.seen import PlayerView, View
from engine.monster_cube.state import Rules
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.numerals import numeral, signed
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, INK, PAPER, Colour
from render.drawing.type import Face
from render.monster_cube.cards import BACK, modifier, monster, sum_of, token
from render.monster_cube.cube import Lights, lay_cube, reaches, room_for
from render.monster_cube.layout import Field
from render.monster_cube.tiles import chip
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.pieces.cards import glow
from render.pieces.seats import badge
from render.pieces.signs import arrow, cross_out, stop, tick

GAP = 12
ROOM = WIDTH - 2 * MARGIN
CARD_WIDTH, CARD_HEIGHT = 306, 206
CUBE_TOP = MARGIN + CARD_HEIGHT + GAP
CUBE_HEIGHT = 540
CORNER = 92  # as far down as piles reach
TOLD_TOP = CUBE_TOP + CUBE_HEIGHT + GAP
TOLD_HEIGHT = 84
SEATS_TOP = TOLD_TOP + TOLD_HEIGHT + GAP
SEAT_HEIGHT = 118
HEIGHT = SEATS_TOP + SEAT_HEIGHT + MARGIN
ROOMY = Field(MARGIN + 8, CUBE_TOP + 4, ROOM - 16, CUBE_HEIGHT - 8)  # for the cube, as long as it can be read


def paint(view: View) -> Image.Image:
    """Of one size, so that the buttons below stay where fingers wait for them.

    Only for a cube that could not be read otherwise is it higher.
    """
    room = room_of(view)
    more = round(room.top + room.height - ROOMY.top - ROOMY.height)
    mat = cloth(HEIGHT + more)
    if view.options.rules is Rules.ADVANCED:
        lay_hands(mat, view)
    else:
        lay_zone(mat, view.zone)
    middle = ("middle", view.cubes[0], view.last, view.piles, view.round, view.options.rules)
    mat.part(middle, (MARGIN, CUBE_TOP, ROOM, CUBE_HEIGHT + more), partial(lay_middle, mat, view))
    told = (MARGIN, TOLD_TOP + more, ROOM, TOLD_HEIGHT)
    mat.part(("told", view.last), told, partial(lay_told, mat, view.last, TOLD_TOP + more))
    _players(mat, view, SEATS_TOP + more)
    return mat.image


def lay_zone(mat: Mat, codes: tuple[int, ...]) -> None:
    """Up to three monsters side by side."""
    left = (WIDTH - len(codes) * CARD_WIDTH - (len(codes) - 1) * GAP) / 2
    for index, code in enumerate(codes):
        mat.lay(monster(code, CARD_WIDTH, CARD_HEIGHT), left + index * (CARD_WIDTH + GAP), MARGIN)


def lay_hands(mat: Mat, view: View) -> None:
    """The backs of everybody's cards, which all may see (MC13.3), and how many are left to solve."""
    mat.lay(panel(ROOM, CARD_HEIGHT, CLOTH_DEEP), MARGIN, MARGIN)
    across = 3 if len(view.players) > 2 else len(view.players)
    rows = -(-len(view.players) // across)
    wide, tall = ROOM / across, CARD_HEIGHT / rows
    size = 64 if rows == 1 else 56
    for seat, player in enumerate(view.players):
        x = MARGIN + seat % across * wide + wide / 2 - size * 1.95
        y = MARGIN + seat // across * tall + tall / 2
        mat.centre(badge(seat, size), x, y)
        for index, back in enumerate(player.backs):
            mat.centre(modifier(back, size), x + (index + 1) * (size + 10) + 10, y)


def lay_middle(mat: Mat, view: View, *, lights: Lights | None = None, piles: bool = True) -> None:
    """The shared cube; the last claim's faces are lit until there are others to look at."""
    lights = lights or _lights(view)
    room = room_of(view, lights)
    mat.lay(panel(ROOM, round(room.top + room.height) + 4 - CUBE_TOP, CLOTH_DEEP), MARGIN, CUBE_TOP)
    lay_cube(mat, view.cubes[0], room, lights)
    if piles and view.options.rules is not Rules.ADVANCED:
        _piles(mat, view)


def room_of(view: View, lights: Lights | None = None) -> Field:
    """The cube's field: all that there is, unless piles would cover a tile then."""
    cube, lights = view.cubes[0], lights or _lights(view)
    room = room_for(cube, ROOMY, lights)
    if view.options.rules is Rules.ADVANCED or not reaches(cube, room, lights, _corners(view)):
        return room
    below = Field(ROOMY.left, ROOMY.top + CORNER, ROOMY.width, ROOMY.height - CORNER)
    return room_for(cube, below, lights)


def _corners(view: View) -> tuple[Field, Field]:
    """Where piles and the number of the round stand."""
    piles = Field(MARGIN, CUBE_TOP, 25 + 66 * len(view.piles), CORNER)
    return piles, Field(WIDTH - MARGIN - 84, CUBE_TOP, 84, 64)


def _lights(view: View) -> Lights:
    return shown_by(view.last, [tile.cell for tile in view.cubes[0].tiles])


def shown_by(last: Solved | Missed | None, cells: Sequence[Cell]) -> Lights:
    """The faces of the last claim. A tile that went back (MC5.6) is lit where it was shown."""
    faces = faces_of(last)
    move = last.move if isinstance(last, Missed) else None
    if move is None:
        return Lights(faces=faces)
    if move.to in cells:  # it could not even lie there
        return Lights(faces=[face for face in faces if face // COLOURS != move.tile])
    return Lights(faces=faces, shown={move.tile: move.to})


def faces_of(last: Solved | Missed | None) -> tuple[int, ...]:
    match last:
        case Solved(formula=formula):
            return formula.faces
        case Missed(faces=tuple(faces)):
            return faces
        case _:
            return ()


def lay_told(mat: Mat, last: Solved | Missed | None, top: float, *, dice: bool = False) -> None:
    """The last claim: who, which monster, and the sum written out."""
    mat.lay(panel(ROOM, TOLD_HEIGHT, CLOTH_LIGHT), MARGIN, top)
    if last is None:
        return
    middle = top + TOLD_HEIGHT / 2
    mat.centre(badge(last.seat, 62), MARGIN + 52, middle)
    right = isinstance(last, Solved)
    mat.centre(tick(54) if right else cross_out(50), MARGIN + 126, middle)
    x = MARGIN + 178.0
    if isinstance(last, Solved):
        x = _sum(mat, last.formula, x, middle, 60, dice=dice)
        if last.code != last.card:
            shift = signed(last.code - last.card)
            mat.text((x + 20, middle), f"({last.card} {shift})", PAPER, 40, Face.TITLE, "lm")
        mat.centre(token(last.card, 70), WIDTH - MARGIN - 74, middle)
    elif last.makes:
        _makes(mat, last.makes, x, middle, dice=dice)


def _makes(mat: Mat, makes: Sequence[Formula], x: float, y: float, *, dice: bool) -> None:
    """Three faces, and every number that they would have made."""
    first, size = makes[0], 54
    for face, number in zip(first.faces, first.numbers, strict=True):
        mat.centre(chip(face % COLOURS, number, size, dice=dice), x + size / 2, y)
        x += size + 6
    mat.centre(arrow(44), x + 34, y)
    told = "   ".join(numeral(formula.value) for formula in makes)
    mat.text((x + 74, y), told, PAPER, 42, Face.TITLE, "lm", fit=WIDTH - MARGIN - 16 - x - 74)


def _sum(mat: Mat, formula: Formula, x: float, y: float, size: int, *, dice: bool) -> float:
    """A sum from this left edge on; returns where it ends."""
    written = sum_of(formula, size, PAPER, dice=dice)
    mat.lay(written, x, y - written.height / 2)
    return x + written.width


def _piles(mat: Mat, view: View) -> None:
    """What is still to come, in the corner of the cube's field; the discard in the other."""
    x, y = MARGIN + 52.0, CUBE_TOP + 56
    for pile in view.piles:
        mat.centre(panel(54, 72, BACK, INK, 4), x, y)
        mat.text((x, y), str(pile), PAPER, 34, Face.TITLE, "mm")
        x += 66
    mat.text((WIDTH - MARGIN - 24, CUBE_TOP + 40), str(view.round), PAPER, 40, Face.TITLE, "rm")


def _players(mat: Mat, view: View, top: float) -> None:
    count = len(view.players)
    width = min(300, (ROOM - GAP * (count - 1)) // count)
    start = (WIDTH - count * width - (count - 1) * GAP) / 2
    for seat, player in enumerate(view.players):
        left, acting = start + seat * (width + GAP), view.holder == seat
        if acting:
            mat.lay(glow(width, SEAT_HEIGHT, 22), left, top)
        draw = partial(_player, mat, view, seat, player, left, top, width, acting=acting)
        mat.part(_visible(view, seat, acting=acting), (left, top, width, SEAT_HEIGHT), draw)


def _visible(view: View, seat: int, *, acting: bool) -> Hashable:
    """All that a player's panel shows."""
    player = view.players[seat]
    counts = (player.left, player.before) if view.options.rules is Rules.ADVANCED else player.won
    barred = player.barred_until is not None
    return "player", seat, player.tally.total, counts, player.agreed, barred, acting


def _player(
    mat: Mat, view: View, seat: int, player: PlayerView, left: float, top: float, width: int, *, acting: bool
) -> None:
    mat.lay(panel(width, SEAT_HEIGHT, PAPER if acting else CLOTH_LIGHT), left, top)
    ink = INK if acting else PAPER
    mat.centre(badge(seat, 58), left + 44, top + 42)
    total = player.left if view.options.rules is Rules.ADVANCED else player.tally.total
    mat.text((left + width - 22, top + 42), str(total), ink, 48, Face.TITLE, "rm")
    low = top + 90
    if view.options.rules is Rules.ADVANCED:
        for index, card in enumerate(player.before):
            mat.centre(modifier(CARDS[card].modifier, 44), left + 28 + index * 46, low)
    else:
        _captured(mat, player, left, low, ink)
    if player.agreed:
        mat.centre(tick(38), left + width - 30, low)
    elif player.barred_until is not None:
        mat.centre(stop(38), left + width - 36, low)


def _captured(mat: Mat, player: PlayerView, left: float, y: float, ink: Colour) -> None:
    """The monster that was captured last, and how many there are."""
    if player.won:
        mat.centre(portrait(FAMILIES[family_of(player.won[-1])], 48), left + 40, y)
        mat.text((left + 68, y), f"×{len(player.won)}", ink, 30, Face.TITLE, "lm")
