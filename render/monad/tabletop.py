"""Monad's table as everybody sees it: columns, piles, the last move, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.monad.state import View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, laid_out, panel
from render.drawing.palette import CLOTH_LIGHT, INK, PAPER
from render.drawing.type import Face
from render.monad import cards, teams
from render.monad.story import read_story
from render.pieces.cards import card_height, empty_place, glow, pile
from render.pieces.seats import badge

CARD = 146
STEP = 172
STRIP = cards.strip_height(CARD) - 4
SMALL = 104
DEEPEST = 6
HEAD = 20  # where the names of the ranks begin
FOOT = HEAD + 60 + STRIP * (DEEPEST - 1) + card_height(CARD)  # where the market ends
STORY = FOOT + 32
STORY_HEIGHT = 112
SEATS = STORY + STORY_HEIGHT + 22
LEFT = MARGIN + 12
RIGHT = WIDTH - MARGIN - 12
MARK = 60


def paint(view: View, ranks: Sequence[str]) -> Image.Image:
    """`ranks` are the names of the columns."""
    tall = teams.TALL if view.teams else 188
    mat = laid_out(SEATS + tall + MARGIN, ((MARGIN, STORY, WIDTH - 2 * MARGIN, STORY_HEIGHT, CLOTH_LIGHT),))
    story = read_story(view)
    for index, column in enumerate(view.columns):
        changed = index + 1 in story.columns
        draw = partial(_column, mat, index, column, ranks[index], changed=changed)
        place = (LEFT + index * STEP - (STEP - CARD) / 2, HEAD, STEP, STORY - 16 - HEAD)
        mat.part(("column", column, ranks[index], changed), place, draw)
    _monads(mat, view.monads, changed=story.monads)
    _draw_pile(mat, view.draw, changed=story.draws)
    _discard(mat, view.discard, changed=story.discards)
    story.show(mat, MARGIN + 20, STORY + STORY_HEIGHT / 2, WIDTH - 2 * MARGIN - 40)
    if view.teams:
        teams.lay(mat, view, SEATS)
    else:
        _seats(mat, view, tall)
    return mat.image


def _column(mat: Mat, index: int, column: tuple[int, ...], name: str, *, changed: bool) -> None:
    left, top = LEFT + index * STEP, FOOT - card_height(CARD)
    mat.text((left + CARD / 2, HEAD + 32), name, PAPER, 38, Face.TITLE, "mm", fit=STEP)
    if changed:
        tall = card_height(CARD) + STRIP * max(0, len(column) - 1)
        mat.lay(glow(CARD, tall, 17), left, FOOT - tall)
    if not column:
        mat.lay(empty_place(CARD), left, top)
    for depth in reversed(range(len(column))):
        mat.lay(cards.rank_card(column[depth], CARD, shadow=False), left, top - depth * STRIP)


def _monads(mat: Mat, left_over: int, *, changed: bool) -> None:
    middle = (LEFT + 4 * STEP + RIGHT) / 2
    if changed:
        mat.centre(cards.halo(164), middle, HEAD + 104)
    mat.centre(cards.monad(164), middle, HEAD + 104)
    mat.text((middle, HEAD + 236), f"×{left_over}", PAPER, 50, Face.TITLE, "mm")


def _draw_pile(mat: Mat, count: int, *, changed: bool) -> None:
    left = LEFT + 4 * STEP
    stack = pile(SMALL, cards.BACK, min(5, 1 + count // 3)) if count else empty_place(SMALL)
    _pile(mat, left, stack.height, count, changed=changed)
    mat.lay(stack, left, FOOT - stack.height)


def _discard(mat: Mat, discard: tuple[int, ...], *, changed: bool) -> None:
    left = RIGHT - SMALL
    _pile(mat, left, card_height(SMALL), len(discard), changed=changed)
    top = cards.rank_card(discard[-1], SMALL) if discard else empty_place(SMALL)
    mat.lay(top, left, FOOT - card_height(SMALL))


def _pile(mat: Mat, left: float, height: int, count: int, *, changed: bool) -> None:
    if changed:
        mat.lay(glow(SMALL, height, 12), left, FOOT - height)
    if count:
        y = FOOT - card_height(SMALL) - 42
        mat.text((left + SMALL / 2, y), f"×{count}", PAPER, 36, Face.TITLE, "mm")


def _seats(mat: Mat, view: View, tall: int) -> None:
    count, gap = len(view.seats), 18
    width = (WIDTH - 2 * MARGIN - gap * (count - 1)) // count
    for seat in range(count):
        left, acting = MARGIN + seat * (width + gap), view.turn == seat
        if acting:
            mat.lay(glow(width, tall, 22), left, SEATS)
        key = ("seat", seat, count, view.seats[seat], view.goal, acting)
        draw = partial(_seat, mat, view, seat, left, width, tall, acting=acting)
        mat.part(key, (left, SEATS, width, tall), draw)


def _seat(mat: Mat, view: View, seat: int, left: int, width: int, tall: int, *, acting: bool) -> None:
    mat.lay(panel(width, tall, PAPER, INK) if acting else panel(width, tall), left, SEATS)
    _marks(mat, view, seat, left, width)
    _coins(mat, view, seat, left + width - 14, width - 40 - MARK, SEATS + 14 + MARK / 2)


def _marks(mat: Mat, view: View, seat: int, left: int, width: int) -> None:
    person = view.seats[seat]
    row = SEATS + 14 + MARK / 2
    mat.centre(badge(seat, MARK), left + 14 + MARK / 2, row)
    card = min(66, (width - 28) // 3 - 8)
    step = min(card + 24, (width - 28) / 3)
    held = cards.held(person.hand_size, card)
    pieces = (held, cards.identity(person.identity, card), cards.bonus(person.bonus_ready, card))
    for index, piece in enumerate(pieces):
        mat.lay(piece, left + width / 2 + (index - 1) * step - card / 2, SEATS + 14 + MARK + 12)


def _coins(mat: Mat, view: View, seat: int, right: float, room: int, y: float) -> None:
    """Won Monads on their places up to the goal."""
    own = view.seats[seat].monads
    step = min(MARK + 4, room // view.goal)
    size = step - 4
    for slot in range(view.goal):
        x = right - (view.goal - slot - 0.5) * step
        mat.centre(cards.monad(size) if slot < own else cards.monad_slot(size), x, y)
