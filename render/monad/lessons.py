"""Monad's rules in pictures, one for each section."""

from __future__ import annotations

from collections.abc import Iterator

from engine.monad.cards import COLOUR_IDS, DECK, LEAPS, RANK_IDS, card_of
from render.drawing.canvas import Canvas
from render.drawing.palette import HOUSE_COLOURS
from render.drawing.sprite import Sprite
from render.monad import cards
from render.monad.symbols import monad_sign
from render.pieces.cards import card_back, pile
from render.pieces.lessons import SEATS, Lessons

CARD = 118
IN_A_LEAP = ("red", "orange", "navy", "sky", "yellow", "green")


def _aims() -> Iterator[str]:
    """How many Monads win, by the number of players and for partners."""
    for players, setup in sorted(DECK.setup.items()):
        yield f"{' '.join(f'{seat}@72' for seat in SEATS[:players])} → {'monad@80 ' * setup.goal}"
    yield f"①@72 partners:02 ②@72 partners:13 → {'monad@80 ' * DECK.teams.goal}"


def _leaps() -> Iterator[str]:
    for count, rank in LEAPS.items():
        yield f"{' '.join(f'common:{colour}' for colour in IN_A_LEAP[:count])} → {RANK_IDS[rank]}:sky"


SECTIONS = {
    "aim": tuple(_aims()),
    "setup": (
        "bi:yellow tri:sky quad:red quint:green monad",
        "① identity:navy bonus common:red common:orange common:navy common:sky common:green",
    ),
    "trade": (
        "signs:red,orange,yellow + signs:navy,sky,green",
        "common:red +@38 common:green → bi:yellow",
        "quint:orange +@38 quint:navy → monad",
        "common:red +@38 common:yellow ✗",
    ),
    "bonus": (
        "signs:red,navy signs:orange,sky signs:yellow,green",
        "tri:yellow +@38 tri:green → quad:red",
        "bonus → bi:sky +@38 back",
    ),
    "joker": (
        "identity:yellow = bi:yellow tri:yellow quad:yellow quint:yellow",
        "bi:yellow +@38 quint:navy → monad",
    ),
    "buy": (
        'bi:red +@38 bi:yellow +@38 common:orange = "7" → tri:green',
        'quint:red +@38 quint:sky +@38 quad:green = "88" → monad',
        "tri:red +@38 common:sky → tri:navy ✗",
    ),
    "leap": tuple(_leaps()),
    "draw": (
        "pile:5 → back held:7",
        "common:green ↻@116 pile:4",
        "■@116 common:red common:red common:orange common:yellow",
    ),
}


def piece(name: str, size: int) -> Sprite:
    kind, _, which = name.partition(":")
    match kind:
        case "monad":
            return cards.monad(size or CARD + 30)
        case "bonus":
            return cards.bonus(True, CARD)
        case "identity":
            return cards.identity(COLOUR_IDS.index(which), CARD)
        case "partners":
            return cards.partners(int(which[0]), int(which[1]))
        case "signs":
            return _signs(*map(COLOUR_IDS.index, which.split(",")))
        case "back":
            return card_back(CARD, cards.BACK)
        case "held":
            return cards.held(int(which), CARD)
        case "pile":
            return pile(CARD, cards.BACK, int(which))
        case _:
            return cards.rank_card(card_of(RANK_IDS.index(kind), COLOUR_IDS.index(which)), CARD)


def _signs(*colours: int) -> Sprite:
    size = 92
    canvas = Canvas(size * len(colours) + 16, size + 16)
    for index, colour in enumerate(colours):
        monad_sign(canvas, colour, 8 + size * (index + 0.5), 8 + size / 2, size * 0.4)
    return canvas.sprite()


LESSONS = Lessons("monad", SECTIONS, piece, HOUSE_COLOURS)
