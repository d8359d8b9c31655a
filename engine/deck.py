"""Decks: the components of a game and the figures of its rules, from `data/decks/<game>.toml`."""

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from engine.game import Frozen

_DECKS = Path(__file__).parents[1] / "data" / "decks"


class Deck(Frozen, frozen=True, kw_only=True):
    """What every deck file begins with; a game's own deck adds its components."""

    schema: Literal[1]
    game: str

    def check(self) -> None:
        """Raise ValueError where the deck contradicts itself."""


D = TypeVar("D", bound=Deck)


def load_deck(game: str, kind: type[D]) -> D:
    """The deck of this game, checked: called once, where the game declares its cards."""
    return read_deck(game, kind, (_DECKS / f"{game}.toml").read_bytes())


def read_deck(game: str, kind: type[D], raw: bytes) -> D:
    """The deck in this file; ValueError where it contradicts itself."""
    deck = msgspec.toml.decode(raw, type=kind)
    if deck.game != game:
        raise ValueError(f"this is the deck of {deck.game}, not of {game}")
    deck.check()
    return deck
