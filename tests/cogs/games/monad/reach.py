"""How well what is chosen on a hand of Monad fits an action, so that the taps to it are found soon."""

from __future__ import annotations

from typing import Any

from cogs.games.look import AnyLook
from cogs.games.monad.draft import Draft


def nearness(look: AnyLook, action: Any) -> int:
    """Drafts are cards of the hand: those of the action are to be chosen, and no others."""
    chosen, wanted = list(Draft.read(look).cards), list(getattr(action, "cards", ()))
    for card in list(chosen):
        if card in wanted:
            chosen.remove(card)
            wanted.remove(card)
    return -len(chosen) * 10 - len(wanted)
