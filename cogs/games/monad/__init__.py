"""Monad on Discord: its screens, what their taps mean, and its words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from cogs.games.desk import Keep, Meaning
from cogs.games.monad import private, telling
from cogs.games.monad.cards import card_word, cards_word, details_in_words
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.offers import done_for_rank, done_without_cards, traded_for_bonus
from cogs.games.turn_desk import TurnDesk, Values
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.rows import small_print
from cogs.wire.screens.screen import Arg, Line, Row, Screen, Tap
from engine.game import News, Outcome
from engine.monad.cards import BI, DECK, MONAD
from engine.monad.state import Action, Bonus, Bought, Leapt, Passed, Traded, View
from render import monad as pictures


class MonadDesk(TurnDesk[View, Action]):
    rows_private: ClassVar[int] = 4
    watching: ClassVar[str] = "monad-only-watching"
    misread: ClassVar[str] = "monad-not-understood"
    figures: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "setup": {"monads": DECK.monads.count},
        "buy": {**{rank.id: rank.value for rank in DECK.ranks}, "monad": DECK.monads.price},
        "aim": {
            "two": DECK.setup[2].goal,
            "three": DECK.setup[3].goal,
            "four": DECK.setup[4].goal,
            "teams": DECK.teams.goal,
        },
        "house": {"silent": DECK.house.silent_rounds, "barren": DECK.house.barren_rounds},
    }

    def pieces(self) -> Iterable[object]:
        return pictures.pieces()

    def public(self, look: Looked) -> Screen:
        picture = pictures.table(look.view, look.words, look.plain_names)
        head = self.head(look.words, small_print(telling.standing(look)))
        told = Line(small_print(telling.goal(look)))
        return Screen((head, picture, Row((_draw(look),)), told), MATCH)

    def private(self, look: Looked) -> Screen:
        return private.screen(look)

    def means(
        self, look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> Meaning | Action | None:
        draft = Draft.read(look)
        match verb, tuple(args):
            case "pick", (int(place),):
                return Keep(draft.toggled(place).text)
            case "choose", (int(start),):
                return Keep(draft.chosen_from(start, values).text)
            case "take", (int(rank),) if BI <= rank <= MONAD:
                return done_for_rank(look, draft.cards, rank)
            case "take", (private.BONUS,):
                return traded_for_bonus(draft.cards)
            case "do", (str(name),):
                return done_without_cards(look, name)
            case _:
                return None

    def line(self, one: News, look: Looked) -> str:
        joker = isinstance(one, Traded) and one.joker is not None
        return self.say("news-joker", one, look) if joker else super().line(one, look)

    def values(self, one: News, look: Looked) -> Values:
        words = look.words
        match one:
            case Traded() | Bought() | Leapt():
                told: Values = {"given": cards_word(one.given, words), "gained": card_word(one.gained, words)}
                joker = one.joker if isinstance(one, Traded) else None
                return told if joker is None else told | {"joker": card_word(joker, words)}
            case Bonus():
                return {"gained": telling.bonus_word(one, look)}
            case Passed(hand=hand):
                return {"hand": cards_word(hand, words) if hand else words("monad-no-cards")}
            case _:
                return {}

    def details(self, told: dict[str, Any], look: Looked) -> Values:
        return details_in_words(told, look.words)

    def ending(self, look: Looked, outcome: Outcome) -> str:
        return telling.ending(look, outcome)

    def besides(self, look: Looked, outcome: Outcome) -> Iterable[str]:
        return telling.placed(look, outcome)


def _draw(look: Looked) -> Tap:
    """One tap on the board that all see, for whoever has nothing to play."""
    view = look.view
    able = view.turn is not None and not view.plays and bool(view.draw or view.discard)
    label = look.words(f"monad-do-{private.to_draw(view)}")
    return Tap(label=label, emoji="🎴", verb="do", args=("draw",), enabled=able)


desk = MonadDesk("monad", pictures)
