"""Monster Rush's board: three monsters and what they need, all cards in the order of play, the hunters."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.monster_rush.cards import MONSTERS
from engine.monster_rush.state import Captured, Dealt, HunterView, Judged, LairView, Mistaken, View
from engine.race import Claim
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, laid_out, panel
from render.drawing.numerals import numeral
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, FUR, GLOW, INK, PAPER, RED, Colour
from render.drawing.sprite import Sprite, kept, together
from render.drawing.type import Face
from render.monster_rush.symbols import beast, card, tile
from render.pieces.cards import card_back, glow
from render.pieces.seats import badge, mark
from render.pieces.signs import arrow, coin

LAIR_WIDTH, LAIR_HEIGHT, LAIR_GAP = 304, 404, 16
FIELD = MARGIN + LAIR_HEIGHT + 18  # where the cards lie
FIELD_HEIGHT = 372
SEATS = FIELD + FIELD_HEIGHT + 14
SEAT_HEIGHT = 128
BACK = FUR[9]
HEIGHT = SEATS + SEAT_HEIGHT + MARGIN


def paint(view: View) -> Image.Image:
    """Always of one size, so that the buttons below stay where fingers wait for them."""
    mat = laid_out(HEIGHT, ((MARGIN, FIELD, WIDTH - 2 * MARGIN, FIELD_HEIGHT, CLOTH_DEEP),))
    for space, lair in enumerate(view.lairs):
        left = MARGIN + space * (LAIR_WIDTH + LAIR_GAP)
        draw = partial(_lair, mat, lair, space, left)
        mat.part(("lair", lair, space), (left, MARGIN, LAIR_WIDTH, LAIR_HEIGHT), draw)
    if any(hunter.shown for hunter in view.hunters):
        _cards(mat, view)
    else:
        _story(mat, view)
    _hunters(mat, view)
    return mat.image


def _lair(mat: Mat, lair: LairView, space: int, left: int) -> None:
    mat.lay(panel(LAIR_WIDTH, LAIR_HEIGHT, PAPER, INK, 5), left, MARGIN)
    if lair.monster is None:
        return
    monster = MONSTERS[lair.monster]
    middle = left + LAIR_WIDTH / 2
    mat.centre(beast(monster.number, 216), middle, MARGIN + 134)
    mat.centre(coin(monster.value, 76), left + 48, MARGIN + 48)
    mat.text((left + LAIR_WIDTH - 18, MARGIN + 36), f"×{lair.left}", INK, 34, Face.TITLE, "rm")
    mat.text((left + LAIR_WIDTH - 16, MARGIN + 232), str(monster.number), INK, 30, Face.TITLE, "rm")
    mat.lay(panel(58, 54, CLOTH_DEEP, INK, 3), left + 16, MARGIN + 184)
    mat.text((left + 45, MARGIN + 210), str(space + 1), PAPER, 38, Face.TITLE, "mm")  # as its button has it
    _needs(mat, monster.needs, middle, MARGIN + LAIR_HEIGHT - 84)


def _needs(mat: Mat, needs: tuple[str, ...], x: float, y: float) -> None:
    rows = [needs] if len(needs) <= 3 else [needs[: (len(needs) + 1) // 2], needs[(len(needs) + 1) // 2 :]]
    size = 82 if len(rows) == 1 else 66
    for row, symbols in enumerate(rows):
        top = y + (row - (len(rows) - 1) / 2) * (size + 6)
        for index, symbol in enumerate(symbols):
            mat.centre(tile(symbol, size), x + (index - (len(symbols) - 1) / 2) * (size + 8), top)


def in_order(view: View) -> list[tuple[int, int]]:
    """Seat and card of all that lies open, in the order of play."""
    shown = (
        (shown.since, seat, shown.card) for seat, hunter in enumerate(view.hunters) for shown in hunter.shown
    )
    return [(seat, face) for _, seat, face in sorted(shown)]


def grid(count: int) -> tuple[int, int]:
    """Cards in a row, and how wide each one's place is: the field holds them all."""
    across = 8
    room = WIDTH - 2 * MARGIN - 16
    while -(-count // across) * (room // across) > FIELD_HEIGHT - 10:
        across += 1
    return across, room // across


def _cards(mat: Mat, view: View) -> None:
    played = in_order(view)
    across, step = grid(len(played))
    size = step - 24
    for index, (seat, face) in enumerate(played):
        x = MARGIN + 15 + index % across * step
        y = FIELD + 10 + index // across * (step + 3 if across == 8 else step)
        if index == len(played) - 1:
            mat.lay(glow(size, size, size * 0.2), x, y)
        mat.lay(_played(face, seat, size), x, y)


@kept
def _played(face: int, seat: int, size: int) -> Sprite:
    """A card with the mark of its hunter across its corner."""
    corner = max(30, size * 2 // 5)
    out = round(corner * 0.14) + 1  # how far the mark stands out
    marked = (mark(seat, corner), out + size - corner * 0.86, out - corner * 0.14)
    whole = together(size + 2 * out, size + 2 * out, [(card(face, size), out, out), marked])
    return Sprite(whole.image, out, out)


def _story(mat: Mat, view: View) -> None:
    """The field was swept: what happened, as large as it is important."""
    for news in view.news:
        match news:
            case Captured(seat, _, number):
                _taken(mat, seat, number, f"+{MONSTERS[number].value}", GLOW)
            case Mistaken(seat, _, number):
                _taken(mat, seat, number, "−1", RED)
            case Judged(claims):
                _finish(mat, claims)
            case Dealt(first):
                middle = FIELD + FIELD_HEIGHT / 2
                mat.centre(arrow(140), WIDTH / 2 - 100, middle)
                mat.centre(badge(first, 180), WIDTH / 2 + 90, middle)
            case _:
                pass


def _taken(mat: Mat, seat: int, number: int, points: str, tint: Colour) -> None:
    middle = FIELD + FIELD_HEIGHT / 2
    mat.lay(panel(300, 312, PAPER, tint, 10), MARGIN + 30, middle - 156)
    mat.centre(beast(number, 270), MARGIN + 180, middle)
    mat.centre(badge(seat, 130), MARGIN + 430, middle - 72)
    mat.text((MARGIN + 430, middle + 76), points, GLOW if tint == GLOW else PAPER, 116, Face.TITLE, "mm")


def _finish(mat: Mat, claims: tuple[Claim, ...]) -> None:
    """Who pressed when, the first on top."""
    first = claims[:4]
    for place, claim in enumerate(first):
        y = FIELD + FIELD_HEIGHT / 2 + (place - (len(first) - 1) / 2) * 84
        mat.centre(badge(claim.seat, 66), MARGIN + 600, y)
        told = "–" if claim.reaction is None else f"{claim.reaction} ms"
        mat.text((MARGIN + 656, y), told, PAPER, 50, Face.TITLE, "lm", fit=270)


def _hunters(mat: Mat, view: View) -> None:
    count, gap = len(view.hunters), 10
    width = min(220, (WIDTH - 2 * MARGIN - gap * (count - 1)) // count)
    start = (WIDTH - count * width - (count - 1) * gap) / 2
    for seat, hunter in enumerate(view.hunters):
        left, acting = start + seat * (width + gap), view.turn == seat
        if acting:
            mat.lay(glow(width, SEAT_HEIGHT, 22), left, SEATS)
        key = ("hunter", seat, hunter.score, hunter.pile, acting)
        draw = partial(_hunter, mat, hunter, seat, left, width, acting=acting)
        mat.part(key, (left, SEATS, width, SEAT_HEIGHT), draw)


def _hunter(mat: Mat, hunter: HunterView, seat: int, left: float, width: int, *, acting: bool) -> None:
    mat.lay(panel(width, SEAT_HEIGHT, PAPER if acting else CLOTH_LIGHT), left, SEATS)
    ink = INK if acting else PAPER
    mat.centre(badge(seat, 54), left + width * 0.29, SEATS + 40)
    mat.centre(card_back(34, BACK), left + width * 0.29, SEATS + 91)
    number, score, room = left + width * 0.74, numeral(hunter.score), width * 0.46
    mat.text((number, SEATS + 40), score, ink, 42, Face.TITLE, "mm", fit=room)
    mat.text((number, SEATS + 92), str(hunter.pile), ink, 32, Face.TITLE, "mm")
