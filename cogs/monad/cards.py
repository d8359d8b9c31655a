"""Cards in words and signs: never by colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.monad.cards import A_MONAD, COLOUR_IDS, MONAD, RANK_IDS, colour_of, rank_of

if TYPE_CHECKING:
    from data.words import Words

# Warm colours as suns would have them, cool ones as stones: the shapes agree with the pictures' pairs.
SIGNS = {"red": "🔴", "orange": "🔶", "yellow": "🟡", "navy": "🔵", "sky": "🔷", "green": "🟢"}


def sign(card: int) -> str:
    return SIGNS[COLOUR_IDS[colour_of(card)]] if card < A_MONAD else "🏅"


def rank_word(rank: int, words: Words) -> str:
    return words("monad-a-monad") if rank == MONAD else words("picture-monad-rank", rank=RANK_IDS[rank])


def colour_word(colour: int, words: Words) -> str:
    return words("picture-monad-colour", colour=COLOUR_IDS[colour])


def card_word(card: int, words: Words) -> str:
    """ "🔴 red Bi"; a Monad has no colour."""
    if card >= A_MONAD:
        return f"🏅 {words('monad-a-monad')}"
    rank, colour = rank_word(rank_of(card), words), colour_word(colour_of(card), words)
    return f"{sign(card)} {words('picture-monad-card', colour=colour, rank=rank)}"


def cards_word(cards: Iterable[int], words: Words) -> str:
    return words.list_of(card_word(card, words) for card in cards)


def details_in_words(details: dict[str, Any], words: Words) -> dict[str, Any]:
    """A refusal's details as its text takes them."""
    told: dict[str, Any] = {}
    for name, value in details.items():
        match name, value:
            case "cards", list() | tuple():
                told[name] = cards_word(value, words)  # pyright: ignore[reportUnknownArgumentType]
            case "rank", int():
                told[name] = rank_word(value, words)
            case "identity" | "partner", int():
                told[name] = colour_word(value, words)
            case "card" | "joker", int() if not isinstance(value, bool):
                told[name] = card_word(value, words)
            case _, bool() | None:
                told[name] = str(bool(value)).lower()
            case _:
                told[name] = value
    return told
