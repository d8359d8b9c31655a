"""For the gallery: the thirteen whole, and a monster put together from three."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.canvas import Board, Sprite
from render.ground import cloth, panel
from render.monsters.stacks import Part, figure
from render.palette import ZOO
from render.sketch import Sketch, Words
from render.thirteen_monsters.zoo import GROUNDS, MONSTERS, card, element_of

HEIGHT = 204
CARD = 132


def zoo() -> Image.Image:
    """All thirteen, each on the ground of its element."""
    board = cloth(4 * 236 + 36)
    for index, (number, stack) in enumerate(MONSTERS.items()):
        left, top = 24 + index % 4 * 240, 24 + index // 4 * 236
        board.lay(panel(230, 226, GROUNDS[element_of(number)]), left, top)
        board.centre(Sprite(figure(stack, HEIGHT)), left + 115, top + 112)
    _mixed(board)
    return board.image


def _mixed(board: Board) -> None:
    """The head, the eyes and the body of three monsters, as six cards side by side."""
    for part, number in zip(Part, (7, 3, 12), strict=True):
        left, right = (card(number, part, side, 74) for side in ("left", "right"))
        x, y = 24 + 240 + 70, 24 + 3 * 236 + part.value * 76
        board.lay(left, x, y)
        board.lay(right, x + left.width + 2, y)


def halves() -> Image.Image:
    """The six cards of the first monster and of the Ghost."""
    board = cloth(3 * (CARD + 8) + 56)
    for column, number in enumerate((1, 13)):
        for part in Part:
            for side in ("left", "right"):
                piece = card(number, part, side, CARD)
                x = 80 + column * 480 + (piece.width + 8 if side == "right" else 0)
                board.lay(piece, x, 28 + part.value * (CARD + 8))
    return board.image


def gallery(words: Words) -> Iterator[Sketch]:
    yield Sketch("thirteen-zoo", "thirteen-monsters-zoo", words("picture-thirteen-zoo"), zoo, ZOO)
    yield Sketch("thirteen-cards", "thirteen-monsters-cards", words("picture-thirteen-cards"), halves, ZOO)
