"""What just happened, as large as it is important, on a strip of constant height."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.thirteen_monsters.news import (
    Absorbed,
    Built,
    Dealt,
    FinalRound,
    Found,
    Regrouped,
    Remained,
    Seized,
    Tied,
    Traded,
)
from engine.thirteen_monsters.pieces.cards import cell_name
from engine.thirteen_monsters.pieces.monsters import Monster, MonsterKind
from engine.thirteen_monsters.state import Proposal
from engine.thirteen_monsters.views import View
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_DEEP, GLOW, PAPER
from render.drawing.sprite import Sprite
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.rows import label
from render.pieces.seats import badge
from render.pieces.signs import arrow, crown, hourglass, skull
from render.sketch import Words
from render.thirteen_monsters.pieces.creatures import creature, half_card, hp_of, nova, pair_card, points_tag

TALL = 150
OPEN = 122  # an open card's height
ROOM = WIDTH - 2 * MARGIN

Kinds = Mapping[MonsterKind, str]  # what each is called


def lay_scene(mat: Mat, view: View, kinds: Kinds, top: float) -> None:
    mat.lay(panel(ROOM, TALL, CLOTH_DEEP), MARGIN, top)
    if row := _story(view, kinds):
        _row(mat, row, top)
    elif view.open:
        _open(mat, view, top)
    else:
        _row(mat, [badge(view.turn, 104)], top)


def has_story(view: View, kinds: Kinds) -> bool:
    """Whether there is more to show than whose turn it is and what lies open: a battle shows that, too."""
    return bool(_story(view, kinds))


def _story(view: View, kinds: Kinds) -> list[Sprite]:
    return _told(view, kinds) if view.proposal is None else _offer(view.proposal)


def kinds_in(words: Words) -> Kinds:
    named = {kind: words("picture-thirteen-kind", kind=kind.value) for kind in MonsterKind}
    return {kind: f"{name[0].upper()}{name[1:]}" for kind, name in named.items()}


def _told(view: View, kinds: Kinds) -> list[Sprite]:
    """The greatest thing that the last action did."""
    for news in reversed(view.news):
        match news:
            case Built(seat=seat, monster=monster):
                return [badge(seat, 88), arrow(56), *_named(monster, kinds)]
            case Absorbed(seat=seat, victim=victim, monster=monster):
                prey = [creature(monster.pairs, 135), label(kinds[monster.kind], GLOW, 40)]
                return [badge(victim, 84), *prey, arrow(50), nova(144), badge(seat, 96)]
            case Tied(seats=seats, round=1):
                return [skull(120), *(badge(seat, 96) for seat in seats)]
            case Remained(results=results):
                return _results(results)
            case Regrouped(seat=seat, after=after):
                return [badge(seat, 88), *(creature(one.pairs, 126) for one in after[:5])]
            case Traded(seat=seat, to=to, give=give, take=take):
                return _trade(seat, to, give, take)
            case Seized(seat=seat, victim=victim, pair=pair):
                return [badge(victim, 84), arrow(60), pair_card(pair, 104), arrow(60), badge(seat, 100)]
            case Found(seat=seat, pair=pair):
                return [pair_card(pair, 116), arrow(60), badge(seat, 104)]
            case FinalRound(order=order):
                return [hourglass(104), *(badge(seat, 84) for seat in order)]
            case Dealt(first=first):
                return [arrow(96), badge(first, 110)]
            case _:
                pass
    return [crown(104), *(badge(seat, 104) for seat in view.winners)] if view.winners else []


def _named(monster: Monster, kinds: Kinds) -> list[Sprite]:
    """A monster whole, what kind it is and what it is worth."""
    named = label(kinds[monster.kind], GLOW, 54)
    return [creature(monster.pairs, 135), named, points_tag(hp_of(monster.pairs), 64)]


def _results(results: Sequence[tuple[int, int]]) -> list[Sprite]:
    """What the dice counted in a round that another follows at once."""
    best = max(result for _, result in results)
    return [
        piece
        for seat, result in results
        for piece in (badge(seat, 84), label(str(result), GLOW if result == best else PAPER, 64))
    ]


def _offer(offer: Proposal) -> list[Sprite]:
    return [*_trade(offer.seat, offer.to, offer.give, offer.take), label("?", size=90)]


def _trade(one: int, other: int, give: tuple[int, ...], take: tuple[int, ...]) -> list[Sprite]:
    most = 4
    size = 84 if len(give) + len(take) <= 3 else 58
    given, taken = ([pair_card(pair, size) for pair in pairs[:most]] for pairs in (give, take))
    return [badge(one, 84), *given, arrow(56), badge(other, 84), *taken]


def _open(mat: Mat, view: View, top: float) -> None:
    """The cards of this search, or of the last one, large and beside their places."""
    named, wide = 66, half_card(0, OPEN).width
    apart, count = 46, len(view.open)
    left = (WIDTH - count * (named + wide) - (count - 1) * apart) / 2
    for index, lit in enumerate(view.open):
        x, y = left + named + index * (named + wide + apart), top + (TALL - OPEN) / 2
        if lit.taken:
            mat.lay(glow(wide, OPEN, 12), x, y)
        mat.lay(half_card(lit.card, OPEN), x, y)
        mat.text((x - 16, top + TALL / 2), cell_name(lit.cell), PAPER, 38, Face.TITLE, "rm")


def _row(mat: Mat, pieces: list[Sprite], top: float) -> None:
    """All in one row in the middle, moved together where it would be too wide."""
    widths = sum(piece.width for piece in pieces)
    apart = min(22.0, (ROOM - 24 - widths) / max(1, len(pieces) - 1))
    x = (WIDTH - widths - apart * (len(pieces) - 1)) / 2
    for piece in pieces:
        mat.centre(piece, x + piece.width / 2, top + TALL / 2)
        x += piece.width + apart
