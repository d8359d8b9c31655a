"""What the last action did, as a line of little pieces: who gave what for what, and which places changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.monad.cards import A_MONAD, COMMON, MONAD, rank_of
from engine.monad.state import (
    Bonus,
    Bought,
    Dealt,
    Drew,
    Flipped,
    Idled,
    Leapt,
    News,
    Passed,
    Traded,
    TurnEnded,
    View,
    Won,
)
from render.drawing.canvas import Mat, Sprite
from render.monad import cards
from render.pieces.cards import card_back
from render.pieces.seats import badge
from render.pieces.signs import arrow, crown, flip, hourglass, plus, stop

MINI = 64
BADGE = 72
SIGN = 52
GAP = 10


@dataclass(slots=True)
class Story:
    pieces: list[Sprite] = field(default_factory=list[Sprite])
    columns: set[int] = field(default_factory=set[int])  # ranks whose column changed
    monads: bool = False
    draws: bool = False
    discards: bool = False

    def tell(self, news: News, turn: int | None) -> None:
        match news:
            case Traded(seat, given, gained) | Bought(seat, given, gained) | Leapt(seat, given, gained):
                self._exchange(seat, given, gained)
            case Bonus(_, gained, drew):
                self._bonus(gained, drew=drew)
            case Drew(seat):
                self.draws = True
                self._say(badge(seat, BADGE), arrow(SIGN), card_back(MINI, cards.BACK))
            case Flipped(seat):
                self.draws = self.discards = True
                self._say(badge(seat, BADGE), flip(SIGN * 3 // 2), card_back(MINI, cards.BACK))
            case Passed(seat, hand):
                self._say(badge(seat, BADGE), stop(SIGN), *(cards.rank_card(card, MINI) for card in hand))
            case Won(seats):
                self._say(crown(SIGN * 3 // 2), *(badge(seat, BADGE) for seat in seats))
            case TurnEnded(seat) if turn is not None and not self.pieces:
                self._say(badge(seat, BADGE), arrow(SIGN), badge(turn, BADGE))
            case Dealt(first):
                self._say(arrow(SIGN), badge(first, BADGE))
            case Idled():
                self._say(hourglass(SIGN * 3 // 2))
            case _:
                pass

    def _say(self, *pieces: Sprite) -> None:
        self.pieces += pieces

    def _exchange(self, seat: int, given: Sequence[int], gained: int) -> None:
        self._say(badge(seat, BADGE), *(cards.rank_card(card, MINI) for card in given))
        self._say(arrow(SIGN), cards.token(gained, MINI))
        self._mark([*given, gained])

    def _bonus(self, gained: Sequence[int], *, drew: bool) -> None:
        self._say(plus(SIGN), *(cards.rank_card(card, MINI) for card in gained))
        self._mark(gained)
        if drew:
            self.draws = True
            self._say(card_back(MINI, cards.BACK))

    def _mark(self, changed: Sequence[int]) -> None:
        ranks = {rank_of(card) for card in changed}
        self.monads |= A_MONAD in changed
        self.discards |= COMMON in ranks
        self.columns |= ranks - {COMMON, MONAD}

    def show(self, mat: Mat, left: float, middle: float, room: float) -> None:
        """All pieces in a line, moved together when the room is short."""
        widths = sum(piece.width for piece in self.pieces)
        gap = min(float(GAP), (room - widths) / max(1, len(self.pieces) - 1))
        for piece in self.pieces:
            mat.centre(piece, left + piece.width / 2, middle)
            left += piece.width + gap


def read_story(view: View) -> Story:
    story = Story()
    for news in view.news:
        story.tell(news, view.turn)
    return story
