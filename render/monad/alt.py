"""Monad's pictures in words, from the same views."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from engine.monad.cards import COLOUR_IDS, RANK_IDS, colour_of, rank_of, worth_of_cards
from engine.monad.state import View
from render.monad.in_hand import ordered
from render.monad.teams import partner_of, teams_of, together
from render.sketch import Words, seat_name, shortened

REMEMBERED = 512  # names of cards, in all languages


def table(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-monad-table", monads=view.monads, goal=view.goal)]
    if view.turn is not None:
        parts.append(words("picture-monad-turn", seat=seat_name(view.turn, words, names)))
    for index, column in enumerate(view.columns):
        colours = ", ".join(_colour(card, words) for card in column)
        name = rank_name(index + 1, words)
        parts.append(
            words("picture-monad-column", rank=name, colours=colours)
            if column
            else words("picture-monad-column-empty", rank=name)
        )
    top = _colour(view.discard[-1], words) if view.discard else "none"
    parts.append(words("picture-monad-piles", draw=view.draw, discard=len(view.discard), top=top))
    for seat, sitter in enumerate(view.seats):
        parts.append(
            words(
                "picture-monad-seat",
                seat=seat_name(seat, words, names),
                monads=sitter.monads,
                cards=sitter.hand_size,
                identity=words("picture-monad-colour", colour=COLOUR_IDS[sitter.identity]),
                bonus="ready" if sitter.bonus_ready else "used",
            )
        )
    parts += [f"{told}." for told in _teams(view, words)]
    return shortened(" ".join(parts))


def hand(view: View, words: Words, chosen: Collection[int] = (), names: Sequence[str] = ()) -> str:
    own = view.seats[view.seat or 0]
    held = ordered(own.hand or ())
    parts = [words("picture-monad-hand", cards=len(held), worth=worth_of_cards(held))]
    colon = words("colon")
    parts.append(", ".join(f"{index + 1}{colon}{card_name(card, words)}" for index, card in enumerate(held)))
    if chosen:
        numbers = ", ".join(str(index + 1) for index in sorted(chosen))
        total = worth_of_cards(tuple([held[index] for index in chosen]))
        parts.append(words("picture-monad-chosen", numbers=numbers, worth=total))
    parts += _beside(view, words, names)
    return shortened(". ".join(filter(None, parts)))


def _beside(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Whom one plays with, what is on offer, and what everybody has."""
    if view.teams:
        partner = seat_name(partner_of(view, view.seat or 0), words, names)
        yield words("picture-monad-partner", seat=partner)
        yield from _teams(view, words)
    tops = [card_name(column[0], words) for column in view.columns if column]
    yield words("picture-monad-market", tops=", ".join(tops) or "none", monads=view.monads)
    for seat, at in enumerate(view.seats):
        who = seat_name(seat, words, names)
        yield words("picture-monad-counts", seat=who, monads=at.monads, cards=at.hand_size)


def _teams(view: View, words: Words) -> Iterator[str]:
    """How the teams stand, where there are any."""
    for team in teams_of(view) if view.teams else ():
        seats = " + ".join(str(seat + 1) for seat in team)
        yield words("picture-monad-team", seats=seats, monads=together(view, team), goal=view.goal)


@lru_cache(maxsize=REMEMBERED)
def rank_name(rank: int, words: Words) -> str:
    return words("picture-monad-rank", rank=RANK_IDS[rank])


@lru_cache(maxsize=REMEMBERED)
def card_name(card: int, words: Words) -> str:
    """`Common, red`"""
    return words("picture-monad-card", rank=rank_name(rank_of(card), words), colour=_colour(card, words))


@lru_cache(maxsize=REMEMBERED)
def _colour(card: int, words: Words) -> str:
    return words("picture-monad-colour", colour=COLOUR_IDS[colour_of(card)])
