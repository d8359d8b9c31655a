"""A seat's private screen: its hand, what is chosen of it, and all that this choice allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.monad.advice import headline
from cogs.games.monad.cards import MEDAL, plain_card, rank_word, sign
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.offers import Offer, offers
from cogs.games.turn_desk import ACCENT
from cogs.wire.limits import CHOICES, rows_of
from cogs.wire.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.monad.cards import A_MONAD, COMMON, PRICES, rank_of, worth
from engine.monad.state import Bought, Buy, Leap, Leapt, Trade, Traded
from render import monad as pictures

NARROW_A_ROW, WIDE_A_ROW = 4, 3  # as a phone shows them side by side
MOST_NAMED = 12  # cards; the taps of a larger hand have to be narrow
MOST_PARTS = 28  # rows and taps of a hand; what else may stand beside it fills Discord's forty
SIGNS = {"draw": "🎴", "flip": "🔃", "pass": "✋", "end": "✅"}


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    able = offers(look, draft.cards)
    parts: tuple[Part, ...] = (
        Line(headline(look, draft, able)),
        pictures.hand(look.view, look.words, sorted(draft.places)),
        *_hand(draft, look.words),
        *rows_of([*_taps(able, draft, look.words), *_clear(draft, look.words)]),
    )
    return Screen(parts, ACCENT)


def _hand(draft: Draft, words: Words) -> Sequence[Part]:
    """A tap for each card; a hand too large for that is chosen from menus."""
    rows = _card_rows(draft, words)
    return rows if len(rows) + len(draft.hand) <= MOST_PARTS else _menus(draft, words)


def _card_rows(draft: Draft, words: Words) -> list[Row]:
    """The narrow taps by themselves; rows as even as can be."""
    taps = [_card(draft, place, words) for place in range(len(draft.hand))]
    narrow = sum(not _is_named(draft, place) for place in range(len(taps)))
    return [*_even_rows(taps[:narrow], NARROW_A_ROW), *_even_rows(taps[narrow:], WIDE_A_ROW)]


def _even_rows(taps: Sequence[Tap], most: int) -> Iterator[Row]:
    count = -(-len(taps) // most)
    for at in range(count):
        yield Row(tuple(taps[len(taps) * at // count : len(taps) * (at + 1) // count]))


def _card(draft: Draft, place: int, words: Words) -> Tap:
    """The number as the picture has it, and the rank where there is room."""
    card = draft.hand[place]
    rank = f" · {rank_word(rank_of(card), words)}" if _is_named(draft, place) else ""
    return Tap(
        label=f"{place + 1}{rank}",
        emoji=sign(card),
        verb="pick",
        args=(place,),
        style=Style.PRIMARY if place in draft.places else Style.SECONDARY,
    )


def _is_named(draft: Draft, place: int) -> bool:
    """Commons are so many that they need no name."""
    return len(draft.hand) <= MOST_NAMED and rank_of(draft.hand[place]) != COMMON


def _menus(draft: Draft, words: Words) -> tuple[Part, ...]:
    """As many menus as are needed, each of which keeps what is chosen in the others."""
    choices = [
        Choice(
            label=f"{place + 1} · {plain_card(card, words)}",
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
        for start in range(0, len(choices), CHOICES)
        if (part := choices[start : start + CHOICES])
    )


def _taps(able: Sequence[Offer], draft: Draft, words: Words) -> Iterator[Tap]:
    bonus = any(isinstance(offer.action, Trade) and offer.action.bonus for offer in able)
    for offer in able:
        label, emoji = _named(offer, words, bonus_there=bonus)
        yield Tap(
            label=label,
            emoji=emoji,
            verb="do",
            args=(offer.name, *offer.args),
            style=Style.SECONDARY if _quiet(offer, draft) else Style.SUCCESS,
        )


def _quiet(offer: Offer, draft: Draft) -> bool:
    """What nobody should press in passing."""
    return offer.name == "pass" or (offer.name == "end" and bool(draft.places))


def _named(offer: Offer, words: Words, *, bonus_there: bool) -> tuple[str, str]:
    """What the tap says: what is gained, and by what."""
    gained = _gained(offer)
    if gained is None:
        return words(f"monad-do-{offer.name}"), SIGNS[offer.name]
    card, emoji = plain_card(gained, words), MEDAL if gained == A_MONAD else sign(gained)
    match offer.action:
        case Trade(bonus=True):
            return words("monad-do-trade-bonus", card=card), "✨"
        case Trade(joker=int(joker)):
            return words("monad-do-joker", card=card, joker=plain_card(joker, words)), emoji
        case Buy(rank=rank, cards=cards):
            return words("monad-do-buy", card=card, price=PRICES[rank], have=worth(cards)), emoji
        case Leap():
            return words("monad-do-leap", card=card), emoji
        case _:
            return words("monad-do-trade-declined" if bonus_there else "monad-do-trade", card=card), emoji


def _gained(offer: Offer) -> int | None:
    """The card that this brings; columns lie open, so it is known."""
    news = (news.gained for news in offer.after.news if isinstance(news, Traded | Bought | Leapt))
    return next(news, None)


def _clear(draft: Draft, words: Words) -> list[Tap]:
    return [Tap(label=words("monad-clear"), verb="clear", emoji="✖️")] if draft.places else []
