"""The words at the head of a private screen: whose turn it is, and what could be done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from cogs.games.monad.cards import card_word, details_in_words
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.offers import Offer, partners, why_no_pass, why_nothing
from cogs.games.monad.telling import bonus_word
from engine.game import Refusal
from engine.monad.state import Bonus, Breach

INSISTING: dict[StrEnum, str] = {Breach.MUST_TRADE: "monad-must-trade", Breach.MUST_BUY: "monad-must-buy"}


def headline(look: Looked, draft: Draft, able: Sequence[Offer]) -> str:
    """What matters now, in a line or two."""
    view, words = look.view, look.words
    if view.turn is None:
        return words("monad-over")
    if view.turn != view.seat:
        return words("monad-wait", who=look.names[view.turn])
    return "\n".join((words("monad-your-turn"), *_advice(look, draft, able)))


def _advice(look: Looked, draft: Draft, able: Sequence[Offer]) -> Iterator[str]:
    view, words = look.view, look.words
    if view.owes:
        yield words("monad-owes")
    if not draft.places:
        yield _to_begin(look)
    elif len(draft.places) == 1:
        yield _to_add(draft, look)
    elif all(offer.name == "end" for offer in able):
        refusal = why_nothing(look, draft.cards)
        yield _worded(refusal, f"refusal-{refusal.kind.value}", look) if refusal else words("monad-nothing")
    else:
        yield from _bonus(able, look)


def _to_begin(look: Looked) -> str:
    """With nothing chosen: what to choose, or what the rules insist on."""
    view = look.view
    if view.plays:
        return look.words("monad-go-on" if not view.owes else "monad-choose-on")
    refusal = why_no_pass(look)
    message = INSISTING.get(refusal.kind) if refusal else None
    if refusal and message:
        return _worded(refusal, message, look)
    if view.draw:
        return look.words("monad-choose-or-draw", draw=view.draw)
    if view.discard:
        return look.words("monad-choose-or-flip", discard=len(view.discard))
    return look.words("monad-choose-or-pass")


def _to_add(draft: Draft, look: Looked) -> str:
    """With one card chosen: the numbers of those it could be traded with."""
    words = look.words
    (place,) = draft.places
    card = card_word(draft.hand[place], words)
    fit = partners(look, draft.hand, place)
    if not fit.places:
        return words("monad-no-partner", card=card)
    return words(
        "monad-partners", card=card, numbers=_numbers(fit.places, look), bonus=_numbers(fit.bonus, look)
    )


def _numbers(places: Sequence[int], look: Looked) -> str:
    return look.words.list_of((str(place + 1) for place in places), either=True) if places else "none"


def _bonus(able: Sequence[Offer], look: Looked) -> Iterator[str]:
    """What the bonus would bring, where there is one."""
    for offer in able:
        for news in offer.after.news:
            if isinstance(news, Bonus):
                yield look.words("monad-bonus", gained=bonus_word(news, look))


def _worded(refusal: Refusal, message: str, look: Looked) -> str:
    return look.words(message, **details_in_words(refusal.details, look.words))
