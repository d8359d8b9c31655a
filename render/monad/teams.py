"""Partners in Monad's pictures: who plays with whom, and how many Monads each team has together."""

from __future__ import annotations

from functools import partial

from engine.monad.state import View
from render.drawing.canvas import Canvas, Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_EDGE, GLOW, INK, PAPER, lighter
from render.drawing.shapes import box, turned
from render.drawing.sprite import Sprite, kept
from render.drawing.type import Face
from render.monad import cards
from render.pieces.cards import glow
from render.pieces.seats import badge

TALL = 306  # of the teams on the board
GAP, INSET = 18, 14
COINS = 92  # how high the row of a team's Monads is
CARD = 60

Team = tuple[int, ...]  # its seats


def teams_of(view: View) -> list[Team]:
    """The seats of each team, in their order (MN11.1)."""
    sides: dict[int, list[int]] = {}
    for seat, person in enumerate(view.seats):
        sides.setdefault(person.team, []).append(seat)
    return [tuple(seats) for seats in sides.values()]


def together(view: View, team: Team) -> int:
    """How many Monads they have."""
    return sum(view.seats[seat].monads for seat in team)


def partner_of(view: View, seat: int) -> int:
    return next(other for team in teams_of(view) if seat in team for other in team if other != seat)


# On the board


def lay(mat: Mat, view: View, top: int) -> None:
    """A field for each team: its Monads on their places up to the goal, and its two seats below them."""
    sides = teams_of(view)
    width = (WIDTH - 2 * MARGIN - GAP * (len(sides) - 1)) // len(sides)
    for at, team in enumerate(sides):
        left, acting = MARGIN + at * (width + GAP), view.turn if view.turn in team else None
        key = ("team", team, tuple([view.seats[seat] for seat in team]), view.goal, acting)
        mat.part(key, (left, top, width, TALL), partial(_team, mat, view, team, left, top, width))


def _team(mat: Mat, view: View, team: Team, left: int, top: int, width: int) -> None:
    mat.lay(panel(width, TALL), left, top)
    step = (width - 2 * INSET) // view.goal
    coins(mat, together(view, team), view.goal, left + width / 2 - step * view.goal / 2, top + 44, step, 62)
    room = (width - (len(team) + 1) * INSET) // len(team)
    for at, seat in enumerate(team):
        _seat(mat, view, seat, left + INSET + at * (room + INSET), top + COINS, room)
    mat.centre(link(), left + width / 2, top + COINS + 82)


def _seat(mat: Mat, view: View, seat: int, left: int, top: int, width: int) -> None:
    person, tall, acting = view.seats[seat], TALL - COINS - INSET, view.turn == seat
    if acting:
        mat.lay(glow(width, tall, 11), left, top)
    mat.lay(panel(width, tall, PAPER, INK) if acting else panel(width, tall, CLOTH_DEEP), left, top)
    row = top + 44
    mat.centre(badge(seat, 60), left + 50, row)
    mat.centre(cards.monad(46), left + width - 84, row)
    mat.text((left + width - 38, row), str(person.monads), INK if acting else PAPER, 44, Face.TITLE, "mm")
    pieces = (
        cards.held(person.hand_size, CARD),
        cards.identity(person.identity, CARD),
        cards.bonus(person.bonus_ready, CARD),
    )
    for index, piece in enumerate(pieces):
        middle = left + width / 2 + (index - 1) * (width - 12) / 3
        mat.lay(piece, middle - CARD / 2, top + 94)


def coins(mat: Mat, won: int, goal: int, left: float, y: float, step: int, size: int) -> None:
    """Monads on their places up to the goal."""
    for slot in range(goal):
        mat.centre(cards.monad(size) if slot < won else cards.monad_slot(size), left + (slot + 0.5) * step, y)


@kept
def link(length: int = 44) -> Sprite:
    """What holds partners together."""
    canvas = Canvas(length, 24)
    line = [(8.0, 12.0), (length - 8.0, 12.0)]
    canvas.stroke(line, INK, 16)
    canvas.stroke(line, GLOW, 9)
    return canvas.sprite()


# Over a hand


def count(mat: Mat, view: View, left: float, room: int, tall: int) -> None:
    """The teams side by side, one's own in a bright line: Monads together, then each seat's and its cards."""
    for at, team in enumerate(teams_of(view)):
        own = view.seat in team
        start = left + at * room
        edge, line = (GLOW, 6) if own else (CLOTH_EDGE, 3)
        mat.lay(panel(room - 8, tall - 16, CLOTH_DEEP, edge, line), start, MARGIN + 8)
        high = (tall - 28) // (len(team) + 1)
        middle = MARGIN + 14 + high / 2
        mat.centre(cards.monad(48), start + 44, middle)
        told = f"{together(view, team)}/{view.goal}"
        mat.text((start + (room + 56) / 2, middle), told, GLOW, 46, Face.TITLE, "mm")
        for below, seat in enumerate(team, 1):
            _member(mat, view, seat, start, middle + below * high, room)


def _member(mat: Mat, view: View, seat: int, left: float, middle: float, room: int) -> None:
    person, acting = view.seats[seat], view.turn == seat
    if acting:
        mat.lay(panel(room - 22, 56, PAPER, INK), left + 7, middle - 28)
    mat.centre(badge(seat, 46), left + 34, middle)
    mat.centre(cards.monad(30), left + 74, middle)
    ink = INK if acting else PAPER
    mat.text((left + 101, middle), str(person.monads), ink, 36, Face.TITLE, "mm")
    mat.centre(_held(person.hand_size), left + 149, middle)


@kept
def _held(count: int) -> Sprite:
    """A held hand in a low row, and how many cards it is."""
    canvas = Canvas(52, 50)
    canvas.shape(turned(box(12, 4, 46, 48, 6), 9, (26, 50)), lighter(cards.BACK, 0.38), width=3)
    canvas.shape(box(4, 4, 44, 48, 7), PAPER, width=3)
    canvas.text((24, 27), str(count), INK, 30)
    return canvas.sprite()


def head(mat: Mat, view: View, middle: float) -> None:
    """One's own seat, linked with the partner's, and the Monads of both on their places."""
    seat = view.seat or 0
    person, other = view.seats[seat], partner_of(view, seat)
    left = MARGIN + 64
    mat.centre(link(66), left + 58, middle)
    mat.centre(badge(seat, 80), left, middle)
    mat.centre(badge(other, 64), left + 108, middle)
    mat.centre(cards.identity(person.identity, 62), left + 192, middle)
    mat.centre(cards.bonus(person.bonus_ready, 62), left + 272, middle)
    coins(mat, together(view, (seat, other)), view.goal, left + 320, middle, 66, 60)
