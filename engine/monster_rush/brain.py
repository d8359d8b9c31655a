"""Brains for Monster Rush: they look when a card is turned, and need a person's time to reach the board."""

from engine.chance import Chance
from engine.game import Frozen, Level, Plan
from engine.monster_rush.cards import CARDS, MONSTERS, Face
from engine.monster_rush.rules import missing
from engine.monster_rush.state import Action, Appeared, Reveal, Revealed, Shuffled, Touch, View

FASTEST = 350  # ms; no person sees, decides and presses in less

_NORMAL = {card.pictures: index for index, card in enumerate(CARDS) if card.kind is Face.NORMAL}
_LOOKS_LIKE = {index: _NORMAL[card.pictures] for index, card in enumerate(CARDS) if card.kind is Face.FAILED}


class Nature(Frozen, frozen=True):
    """What makes one hunter easier to beat than another."""

    quickest: int  # ms
    spread: int  # ms; the slowest reaction is that much over the quickest
    notices: int  # per cent; how often it sees a ready monster when a card is turned
    fooled: int  # per cent; how often it takes a failed attack for the weapon it pictures


NATURES = {
    Level.EASY: Nature(quickest=1_000, spread=2_000, notices=60, fooled=21),
    Level.NORMAL: Nature(quickest=900, spread=2_000, notices=77, fooled=4),
    Level.HARD: Nature(quickest=850, spread=1_800, notices=85, fooled=0),
}


class Hunch:
    def __init__(self, nature: Nature) -> None:
        self.nature = nature

    def __repr__(self) -> str:
        return f"Hunch({self.nature})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        if view.over or view.touched is not None:
            return None
        if any(isinstance(news, Appeared | Shuffled) for news in view.news):
            pending = None  # another board: the hand that was on its way would be a mistake
        if pending is not None and isinstance(pending.action, Touch):
            return pending
        turned = any(isinstance(news, Revealed) for news in view.news)
        space = self._spot(view, chance) if turned else None
        if space is not None:
            return Plan(action=Touch(space=space), after=self._reaction(chance))
        return pending or self._own_card(view, chance)

    def _spot(self, view: View, chance: Chance) -> int | None:
        """The most valuable monster that it holds to be ready, rightly or not."""
        cards = [shown.card for hunter in view.hunters for shown in hunter.shown]
        if chance.happens(self.nature.fooled):
            cards = [_LOOKS_LIKE.get(card, card) for card in cards]
        ready = [
            (MONSTERS[lair.monster].value, space)
            for space, lair in enumerate(view.lairs)
            if lair.monster is not None and not missing(lair.monster, cards)
        ]
        return max(ready)[1] if ready and chance.happens(self.nature.notices) else None

    def _reaction(self, chance: Chance) -> int:
        """Most reactions lie in the middle of the range, few at its ends."""
        half = self.nature.spread // 2
        return max(FASTEST, self.nature.quickest + chance.between(0, half) + chance.between(0, half))

    def _own_card(self, view: View, chance: Chance) -> Plan[Action] | None:
        waiting = not view.automatic and not view.judging and not view.readied and view.turn == view.seat
        if not waiting or not view.hunters[view.turn or 0].pile:
            return None
        return Plan(action=Reveal(), after=chance.between(600, 1_400))
