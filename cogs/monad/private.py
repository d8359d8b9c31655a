"""A seat's private screen: its hand, what is chosen of it, and all that this choice allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.custom_id import base36
from cogs.desk import Glance
from cogs.monad.cards import card_word, cards_word, details_in_words, rank_word, sign
from cogs.monad.offers import Offer, offers, why_no_pass
from cogs.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.monad.cards import rank_of, worth
from engine.monad.state import Bonus, Bought, Buy, Cards, Leap, Leapt, Trade, Traded, View
from render import monad as pictures

ACCENT = 0xF2B84B
A_ROW = 5
MOST_TAPS = 20  # cards shown as buttons; a larger hand is chosen from a menu
MOST_CHOICES = 25  # Discord's, in one menu


@dataclass(frozen=True, slots=True)
class Draft:
    """Which places of the sorted hand are chosen; travels as a bit for each place, in base 36."""

    hand: Cards
    places: frozenset[int] = frozenset()

    @classmethod
    def read(cls, glance: Glance) -> Draft:
        """What was chosen, as far as the hand still has it."""
        view: View = glance.view
        hand = (view.seats[view.seat].hand or ()) if view.seat is not None else ()
        bits = int(glance.draft, 36) if glance.draft.isalnum() and glance.draft.isascii() else 0
        return cls(hand, frozenset(place for place in range(len(hand)) if bits >> place & 1))

    @property
    def text(self) -> str:
        bits = sum(1 << place for place in self.places)
        return base36(bits) if bits else ""

    @property
    def cards(self) -> Cards:
        return tuple(self.hand[place] for place in sorted(self.places))

    def toggled(self, place: int) -> Draft:
        return self.of(self.places ^ {place})

    def chosen_from(self, start: int, values: Sequence[str]) -> Draft:
        """One menu's places are chosen anew; those of other menus stay."""
        others = (place for place in self.places if not start <= place < start + MOST_CHOICES)
        return self.of((*others, *(int(value) for value in values if value.isdecimal())))

    def of(self, places: Iterable[int]) -> Draft:
        return Draft(self.hand, frozenset(place for place in places if 0 <= place < len(self.hand)))


def screen(glance: Glance) -> Screen:
    view: View = glance.view
    draft = Draft.read(glance)
    able = offers(view, draft.cards)
    parts: tuple[Part, ...] = (
        Line(_headline(glance, draft, able)),
        pictures.hand(view, glance.words, sorted(draft.places)),
        *_hand(draft, glance.words),
        *_rows([*_taps(able, glance.words), *_clear(draft, glance.words)]),
    )
    return Screen(parts, ACCENT)


def _headline(glance: Glance, draft: Draft, able: Sequence[Offer]) -> str:
    """What matters now, in a line or two."""
    view, words = glance.view, glance.words
    assert view.seat is not None
    if view.turn != view.seat:
        return words("monad-wait", who=glance.names[view.turn]) if view.turn is not None else ""
    lines = [words("monad-your-turn")]
    if view.owes:
        lines.append(words("monad-owes"))
    elif draft.places and not any(offer.name != "end" for offer in able):
        lines.append(
            words("monad-nothing-with", cards=cards_word(draft.cards, words), worth=worth(draft.cards))
        )
    elif not draft.places:
        lines.append(_advice(view, words))
    return "\n".join(line for line in lines if line)


def _advice(view: View, words: Words) -> str:
    """With nothing chosen: what to choose, or what the rules insist on."""
    if view.plays:
        return words("monad-go-on")
    refusal = why_no_pass(view)
    if refusal is not None and refusal.kind.value in ("monad-must-buy", "monad-must-trade"):
        return words(f"refusal-{refusal.kind.value}", **details_in_words(refusal.details, words))
    return words("monad-choose")


def _hand(draft: Draft, words: Words) -> tuple[Part, ...]:
    """A tap for each card; a hand too large for that is chosen from a menu."""
    if len(draft.hand) > MOST_TAPS:
        return _menus(draft, words)
    return _rows(
        [
            Tap(
                label=f"{place + 1} · {rank_word(rank_of(card), words)}",
                emoji=sign(card),
                verb="pick",
                args=(place,),
                style=Style.PRIMARY if place in draft.places else Style.SECONDARY,
            )
            for place, card in enumerate(draft.hand)
        ]
    )


def _menus(draft: Draft, words: Words) -> tuple[Part, ...]:
    """One menu, or several, each of which keeps what is chosen in the others."""
    choices = [
        Choice(
            label=f"{place + 1} · {card_word(card, words)[2:]}"[:100],
            value=str(place),
            emoji=sign(card),
            chosen=place in draft.places,
        )
        for place, card in enumerate(draft.hand)
    ]
    return tuple(
        Menu(
            verb="choose",
            args=(start,),
            placeholder=words("monad-choose-cards", first=start + 1, last=start + len(part)),
            choices=tuple(part),
            least=0,
            most=len(part),
        )
        for start in range(0, len(choices), MOST_CHOICES)
        if (part := choices[start : start + MOST_CHOICES])
    )


def _taps(able: Sequence[Offer], words: Words) -> list[Tap]:
    bonus = any(isinstance(offer.action, Trade) and offer.action.bonus for offer in able)
    return [_tap(offer, words, bonus_there=bonus) for offer in able]


def _tap(offer: Offer, words: Words, *, bonus_there: bool) -> Tap:
    label, emoji = _named(offer, words, bonus_there=bonus_there)
    style = Style.SECONDARY if offer.name in ("flip", "pass") else Style.SUCCESS
    return Tap(label=label[:80], emoji=emoji, verb="do", args=(offer.name, *offer.args), style=style)


def _named(offer: Offer, words: Words, *, bonus_there: bool) -> tuple[str, str | None]:
    """What the tap says: what is gained, and by what."""
    match offer.action:
        case Trade(bonus=True):
            return words("monad-do-trade-bonus", card=_gained(offer, words), bonus=_bonus(offer, words)), "✨"
        case Trade(joker=None):
            key = "monad-do-trade-declined" if bonus_there else "monad-do-trade"
            return words(key, card=_gained(offer, words)), "🔄"
        case Trade(joker=joker):
            assert joker is not None
            return words("monad-do-joker", card=_gained(offer, words), joker=card_word(joker, words)), "🃏"
        case Buy():
            return words("monad-do-buy", card=_gained(offer, words)), "🪙"
        case Leap():
            return words("monad-do-leap", card=_gained(offer, words)), "🐸"
        case _:
            return words(f"monad-do-{offer.name}"), _SIGNS[offer.name]


_SIGNS = {"draw": "🎴", "flip": "🔃", "pass": "✋", "end": "✅"}


def _gained(offer: Offer, words: Words) -> str:
    """The card that this brings; columns lie open, so it is known."""
    gained = (news.gained for news in offer.after.news if isinstance(news, Traded | Bought | Leapt))
    return card_word(next(gained), words)


def _bonus(offer: Offer, words: Words) -> str:
    news = next(news for news in offer.after.news if isinstance(news, Bonus))
    parts = [card_word(card, words) for card in news.gained]
    if news.drew:
        parts.append(words("monad-a-common"))
    return words.list_of(parts)


def _clear(draft: Draft, words: Words) -> list[Tap]:
    return [Tap(label=words("monad-clear"), verb="clear", emoji="✖️")] if draft.places else []


def _rows(taps: Sequence[Tap]) -> tuple[Row, ...]:
    return tuple(Row(tuple(taps[at : at + A_ROW])) for at in range(0, len(taps), A_ROW))
