"""Cards in words and signs: never by colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from engine.monad.cards import A_MONAD, COLOUR_IDS, MONAD, RANK_IDS, colour_of, rank_of

if TYPE_CHECKING:
    from data.words import Words

# The two colours of a bonus pair share a shape, here as in the pictures.
SIGNS = {"red": "🔴", "navy": "🔵", "orange": "🔶", "sky": "🔷", "yellow": "🟨", "green": "🟩"}
MEDAL = "🏅"
REMEMBERED = 512  # words for cards, in all languages


@cache
def card_sign(card: int) -> str:
    return colour_sign(colour_of(card)) if card < A_MONAD else MEDAL


def colour_sign(colour: int) -> str:
    return SIGNS[COLOUR_IDS[colour]]


def rank_id(rank: int) -> str:
    return "monad" if rank == MONAD else RANK_IDS[rank]


@lru_cache(maxsize=REMEMBERED)
def rank_word(rank: int, words: Words) -> str:
    """ "Bi"."""
    return words("monad-rank", rank=rank_id(rank))


@lru_cache(maxsize=REMEMBERED)
def a_rank(rank: int, words: Words) -> str:
    """ "a Bi"."""
    return words("monad-a-rank", rank=rank_id(rank))


@lru_cache(maxsize=REMEMBERED)
def plain_card(card: int, words: Words) -> str:
    """ "red Bi", for where a sign stands beside it; a Monad has no colour."""
    if card >= A_MONAD:
        return words("monad-a-rank", rank="monad")
    return words("monad-card", rank=rank_id(rank_of(card)), colour=COLOUR_IDS[colour_of(card)])


@lru_cache(maxsize=REMEMBERED)
def card_word(card: int, words: Words) -> str:
    """ "🔴 red Bi"."""
    return f"{card_sign(card)}\u00a0{plain_card(card, words)}"


def cards_word(cards: Iterable[int], words: Words) -> str:
    """ "🔴 red Bi and 2 × 🔵 navy Common"."""
    counted = Counter(cards)
    return words.list_of(
        card_word(card, words) if count == 1 else f"{count}\u00a0×\u00a0{card_word(card, words)}"
        for card, count in counted.items()
    )


def details_in_words(details: dict[str, Any], words: Words) -> dict[str, Any]:
    """A refusal's details as its text takes them."""
    told: dict[str, Any] = {}
    for name, value in details.items():
        match name, value:
            case "cards", list() | tuple():
                told["cards"] = cards_word(value, words)  # pyright: ignore[reportUnknownArgumentType]
            case "rank", int():
                told |= {"rank": rank_word(value, words), "a_rank": a_rank(value, words)}
            case "identity" | "partner", int():
                told[name] = words("monad-colour", sign=colour_sign(value), colour=COLOUR_IDS[value])
            case "card" | "joker", int() if not isinstance(value, bool):
                told[name] = card_word(value, words)
            case _, bool() | None:
                told[name] = str(bool(value)).lower()
            case _:
                told[name] = value
    return told
