"""The news in plain English for the terminal; screens have words of their own."""

from collections.abc import Iterable

from engine.monad.cards import A_MONAD, COLOUR, COLOUR_IDS, RANK, RANK_IDS
from engine.monad.state import (
    Bonus,
    Bought,
    Dealt,
    Drew,
    Ended,
    Flipped,
    Idled,
    Leapt,
    News,
    Passed,
    Traded,
    TurnEnded,
    Won,
)


def tell(news: News) -> str:
    match news:
        case Dealt(first=seat):
            return f"seat {seat} begins"
        case Traded(seat=seat, given=given, gained=gained, joker=joker):
            with_joker = "" if joker is None else f", {_card(joker)} as joker"
            return f"seat {seat} trades {_cards(given)} for {_card(gained)}{with_joker}"
        case Bonus(seat=seat, gained=gained, common=common):
            return f"seat {seat} takes a bonus: {_cards((*gained, *(() if common is None else (common,))))}"
        case Bought(seat=seat, given=given, gained=gained):
            return f"seat {seat} buys {_card(gained)} with {_cards(given)}"
        case Leapt(seat=seat, given=given, gained=gained, owes=owes):
            return f"seat {seat} leaps to {_card(gained)} with {_cards(given)}{' and owes a play' * owes}"
        case TurnEnded(seat=seat):
            return f"seat {seat} is done"
        case Drew(seat=seat, card=card):
            return f"seat {seat} draws {'a common' if card is None else _card(card)}"
        case Flipped(seat=seat, count=count):
            return f"seat {seat} turns over the discard, {count} card{'s' * (count != 1)}"
        case Passed(seat=seat, hand=hand):
            return f"seat {seat} passes and shows {_cards(hand) or 'an empty hand'}"
        case Idled(seat=seat):
            return f"seat {seat} ran out of time"
        case Won(seats=seats, monads=monads):
            return f"{' and '.join(f'seat {seat}' for seat in seats)} won with {monads} Monads"
        case Ended(why=why):
            return f"the match ends: {why}"


def _cards(cards: Iterable[int]) -> str:
    return ", ".join(map(_card, cards))


def _card(card: int) -> str:
    return "a Monad" if card == A_MONAD else f"{COLOUR_IDS[COLOUR[card]]} {RANK_IDS[RANK[card]]}"
