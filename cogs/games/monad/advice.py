"""The words below the buttons of a private screen: whose turn it is, and what could be done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from cogs.games.monad.cards import card_word, details_in_words
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.hints import suggested
from cogs.games.monad.offers import Offer, bonus_of, partners, why_no_pass, why_nothing, with_bonus
from cogs.games.monad.telling import bonus_word
from engine.game import Refusal
from engine.monad.cards import PRICES, worth_of_cards
from engine.monad.state import Breach, Buy, Trade

MUST_TRADE: StrEnum = Breach.MUST_TRADE
MUST_BUY: StrEnum = Breach.MUST_BUY
TAUGHT = 6  # rounds, in which somebody is shown what could be done


def headline(look: Looked, draft: Draft, able: Sequence[Offer]) -> str:
    """What matters now, in a line or two."""
    view, words = look.view, look.words
    if view.turn is None:
        return words("monad-over")
    if view.turn != view.seat:
        with_us = view.teams and view.seats[view.turn].team == view.seats[view.seat or 0].team
        return words("monad-wait-partner" if with_us else "monad-wait", who=look.names[view.turn])
    first, *more = _advice(look, draft, able)
    begun = words("monad-owes" if view.owes else "monad-your-turn")
    return "\n".join((f"{begun} {first}", *more))


def _advice(look: Looked, draft: Draft, able: Sequence[Offer]) -> Iterator[str]:
    words = look.words
    if not draft.places:
        yield from _to_begin(look, draft)
    elif len(draft.places) == 1:
        yield _to_add(draft, look)
    elif all(offer.name == "end" for offer in able):
        refusal = why_nothing(look, draft.cards)
        yield _worded(refusal, f"refusal-{refusal.kind.value}", look) if refusal else words("monad-nothing")
    else:
        yield from _brought(able, look)


def _to_begin(look: Looked, draft: Draft) -> Iterator[str]:
    """With nothing chosen: what the rules insist on, or what could be done; then the ways to end the turn."""
    view, words = look.view, look.words
    refusal = why_no_pass(look)
    if refusal and refusal.kind is MUST_BUY:
        told = details_in_words(refusal.details, words)
        yield words("monad-must-buy", **told, numbers=_places_of(refusal.details["cards"], draft, look))
        return
    insisted = refusal is not None and refusal.kind is MUST_TRADE
    found = suggested(look) if insisted or view.turns < TAUGHT * len(view.seats) else None
    if found:
        card, given = card_word(found.gained or 0, words), getattr(found.action, "cards", ())
        yield words("monad-try", numbers=_places_of(given, draft, look), card=card)
    yield words("monad-must-trade") if insisted else _otherwise(look)


def _otherwise(look: Looked) -> str:
    """The ways to end the turn."""
    view, words = look.view, look.words
    if view.plays:
        return words("monad-go-on" if not view.owes else "monad-choose-on")
    if view.draw:
        return words("monad-choose-or-draw", draw=view.draw)
    if view.discard:
        return words("monad-choose-or-flip", discard=len(view.discard))
    return words("monad-choose-or-pass")


def _places_of(cards: Sequence[int], draft: Draft, look: Looked) -> str:
    """The numbers of these cards on the screen."""
    left = list(enumerate(draft.hand, 1))
    found: list[str] = []
    for card in cards:
        number = next(one for one in left if one[1] == card)
        left.remove(number)
        found.append(str(number[0]))
    return look.words.list_of(found)


def _to_add(draft: Draft, look: Looked) -> str:
    """With one card chosen: the numbers of those it could be traded with."""
    words = look.words
    (place,) = draft.places
    card = card_word(draft.hand[place], words)
    fit = partners(look, draft.hand, place)
    if not fit.places:
        return words("monad-no-partner", card=card)
    bonus = "none" if not fit.bonus else "all" if fit.bonus == fit.places else _numbers(fit.bonus, look)
    return words("monad-partners", card=card, numbers=_numbers(fit.places, look), bonus=bonus)


def _numbers(places: Sequence[int], look: Looked) -> str:
    return look.words.list_of((str(place + 1) for place in places), either=True)


def _brought(able: Sequence[Offer], look: Looked) -> Iterator[str]:
    """By which play each column's button brings its card, and what the bonus would bring."""
    words = look.words
    for offer in able:
        if offer.gained is None or offer.bonus:
            continue
        told: dict[str, str | int] = {"card": card_word(offer.gained, words)}
        match offer.action:
            case Buy(rank=rank, cards=cards):
                yield words("monad-would-buy", price=PRICES[rank], have=worth_of_cards(cards), **told)
            case Trade(joker=int(joker)):
                yield words("monad-would-joker", joker=card_word(joker, words), **told)
            case _:
                yield words(f"monad-would-{offer.name}", **told)
    if found := with_bonus(able):
        yield words("monad-bonus", gained=bonus_word(bonus_of(look, found), look))


def _worded(refusal: Refusal, message: str, look: Looked) -> str:
    return look.words(message, **details_in_words(refusal.details, look.words))
