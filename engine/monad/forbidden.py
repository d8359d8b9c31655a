"""What the rules forbid, and why: judged by the cards as they lie, before anything is carried out."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.game import Kind, Refusal
from engine.monad import choices
from engine.monad.cards import (
    BI,
    COLOUR,
    COMMON,
    IS_WARM,
    LEAPS,
    LEAST_LEAPED,
    MONAD,
    MOST_LEAPED,
    PARTNERS,
    PRICES,
    RANK,
    worth_of_cards,
)
from engine.monad.choices import Ranked
from engine.monad.state import (
    Action,
    Breach,
    Buy,
    Cards,
    Columns,
    Draw,
    EndTurn,
    Flip,
    Leap,
    State,
    Trade,
)


def refusal_of(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the rules forbid this action; None: they do not."""
    try:
        must_be_on_turn(state, seat)
        match action:
            case Trade():
                must_be_a_trade(state, action)
            case Buy():
                must_be_a_buy(state, action)
            case Leap():
                must_be_a_leap(state, action)
            case EndTurn():
                must_have_played(state)
            case Draw():
                must_have_a_card_to_draw(state)
            case Flip():
                must_have_cards_to_flip(state)
            case _:  # Pass
                must_pass(state)
    except Refusal as refusal:
        return refusal
    return None


def must_be_on_turn(state: State, seat: int) -> None:
    if state.end:
        raise Refusal(Kind.OVER)
    if seat != state.turn:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.turn,))


def _must_hold(state: State, cards: Cards) -> None:
    held = state.hands[state.turn]
    if len(set(cards)) == len(cards) and set(cards) <= set(held):
        return
    missing = Counter(cards) - Counter(held)
    if missing:
        raise Refusal(Breach.NOT_IN_HAND, cards=tuple(sorted(missing.elements())))


def open_ranks(state: State) -> Sequence[bool]:
    """By rank: whether the table has a card of it to give. Monads cannot run out (MN10.2)."""
    return _open(state.columns)


def _open(columns: Columns) -> Sequence[bool]:
    return (False, *map(bool, columns), True)


def _must_be_open(state: State, rank: int) -> None:
    if rank != MONAD and not state.columns[rank - BI]:
        raise Refusal(Breach.COLUMN_EMPTY, rank=rank)


# Trade


def must_be_a_trade(state: State, action: Trade) -> int:
    """The rank that both cards count as."""
    _must_hold(state, action.cards)
    rank = _traded_rank(state, action)
    _must_be_open(state, rank + 1)  # MN4.2
    if action.bonus:
        _must_earn_bonus(state, action, rank)
    return rank


def _traded_rank(state: State, action: Trade) -> int:
    one, other = action.cards
    if IS_WARM[one] == IS_WARM[other]:  # MN4.1, and MN6.1 for a joker
        raise Refusal(Breach.SAME_TEMPERATURE, cards=action.cards, warm=IS_WARM[one])
    identity = state.identities[state.turn]
    if action.joker is None:
        if RANK[one] != RANK[other]:
            raise Refusal(Breach.UNEQUAL_RANKS, cards=action.cards, identity=identity)
        return RANK[one]
    if action.joker not in action.cards or COLOUR[action.joker] != identity or RANK[action.joker] == COMMON:
        raise Refusal(Breach.NOT_A_JOKER, card=action.joker, identity=identity)  # MN6.1, MN6.3
    if RANK[one] == RANK[other]:
        raise Refusal(Breach.JOKER_NEEDLESS, cards=action.cards)
    return RANK[one if action.joker == other else other]  # MN6.3: a lower rank, too


def bonus_left(state: State, rank: int) -> bool:
    """Whether a bonus for cards of this rank would bring anything (MN5.4, MN5.6)."""
    return rank > COMMON and (bool(state.draw) or any(state.columns[: rank - BI]))


def _must_earn_bonus(state: State, action: Trade, rank: int) -> None:
    if action.joker is not None:  # MN6.2
        raise Refusal(Breach.BONUS_JOKER, joker=action.joker)
    if rank == COMMON:  # MN5.2
        raise Refusal(Breach.BONUS_COMMONS)
    if not choices.makes_pair(action.cards):
        raise Refusal(Breach.BONUS_PAIR, cards=action.cards, partner=PARTNERS[COLOUR[action.cards[0]]])
    if state.bonus_used:  # MN5.3
        raise Refusal(Breach.BONUS_USED)
    if not bonus_left(state, rank):
        raise Refusal(Breach.BONUS_NOTHING, rank=rank)


# Buy


def must_be_a_buy(state: State, action: Buy) -> None:
    _must_hold(state, action.cards)
    if len(action.cards) < 2:  # MN7.1
        raise Refusal(Breach.BUY_WITH_ONE, have=len(action.cards), needed=2)
    too_high = tuple(card for card in action.cards if RANK[card] >= action.rank)
    if too_high:  # MN7.2
        raise Refusal(Breach.BUY_RANK, cards=too_high, rank=action.rank)
    _must_be_open(state, action.rank)
    have = worth_of_cards(action.cards)
    if have < PRICES[action.rank]:  # more is allowed, and lost (MN7.2, MN7.3)
        raise Refusal(Breach.BUY_TOO_LITTLE, have=have, needed=PRICES[action.rank], rank=action.rank)


# Leap


def must_be_a_leap(state: State, action: Leap) -> int:
    """The rank of the card that it brings."""
    _must_hold(state, action.cards)
    _must_be_different_commons(action.cards)
    rank = LEAPS[len(action.cards)]
    _must_be_open(state, rank)
    ranks = choices.by_rank(state.hands[state.turn])
    if owes_another_play(state) and not another_play_follows(state, ranks, action.cards):  # MN8.2
        raise Refusal(Breach.LEAP_ALONE, cards=action.cards)
    return rank


def _must_be_different_commons(cards: tuple[int, ...]) -> None:
    no_commons = tuple(card for card in cards if RANK[card] != COMMON)
    if no_commons:
        raise Refusal(Breach.LEAP_COMMONS, cards=no_commons)
    twice = tuple(sorted({card for card in cards if cards.count(card) > 1}))
    if twice:
        raise Refusal(Breach.LEAP_COLOURS, cards=twice)
    if len(cards) not in LEAPS:
        raise Refusal(Breach.LEAP_COUNT, have=len(cards), least=LEAST_LEAPED, most=MOST_LEAPED)


def owes_another_play(state: State) -> bool:
    """Whether a leap now owes a trade or a buy: none was made before it (MN8.3)."""
    return state.owes or state.plays == 0


def another_play_follows(state: State, ranks: Ranked, leapt: Cards) -> bool:
    """Whether a leap with these cards leads to a trade or a buy, if need be by further leaps (MN8.2)."""
    return _leads_on(ranks, state.columns, state.identities[state.turn], leapt, set())


def _leads_on(ranks: Ranked, columns: Columns, identity: int, leapt: Cards, tried: set[Any]) -> bool:
    """The Commons that are left and the columns say all: nothing else changes by leaping."""
    rank = LEAPS[len(leapt)]
    top, *below = columns[rank - BI]
    kept = list(ranks[COMMON])
    for card in leapt:
        kept.remove(card)
    after = list(ranks)
    after[COMMON] = tuple(kept)
    after[rank] = tuple(sorted((*ranks[rank], top)))
    left = (*columns[: rank - BI], tuple(below), *columns[rank - BI + 1 :])
    if choices.can_trade_or_buy(after, identity, _open(left)):
        return True
    if (after[COMMON], left) in tried:
        return False
    tried.add((after[COMMON], left))
    return any(
        left[LEAPS[len(cards)] - BI] and _leads_on(after, left, identity, cards, tried)
        for cards in choices.leaps(after[COMMON])
    )


# The end of a turn


def must_have_played(state: State) -> None:
    if not state.plays:
        raise Refusal(Breach.NOTHING_PLAYED)
    if state.owes:
        raise Refusal(Breach.OWES_A_PLAY)


def must_have_a_card_to_draw(state: State) -> None:
    _must_be_unbegun(state)
    if not state.draw:
        raise Refusal(Breach.DRAW_EMPTY, flip=bool(state.discard))


def must_have_cards_to_flip(state: State) -> None:
    _must_be_unbegun(state)
    if state.draw:
        raise Refusal(Breach.FLIP_TOO_EARLY, draw=len(state.draw))
    if not state.discard:
        raise Refusal(Breach.FLIP_NOTHING)


def must_pass(state: State) -> None:
    _must_be_unbegun(state)
    instead = what_forbids_passing(state)
    if instead:
        raise instead


def what_forbids_passing(state: State) -> Refusal | None:
    """Who can draw, flip, trade or make a compulsory buy must not pass (MN9.4, MN9.5)."""
    if state.draw:
        return Refusal(Breach.MUST_DRAW, draw=len(state.draw))
    if state.discard:
        return Refusal(Breach.MUST_FLIP, discard=len(state.discard))
    ranks, available = choices.by_rank(state.hands[state.turn]), open_ranks(state)
    possible = choices.some_trade(ranks, state.identities[state.turn], available)
    if possible:
        return Refusal(Breach.MUST_TRADE, cards=possible.cards, joker=possible.joker)
    rank = choices.compulsory_buy(ranks, available)
    if rank:
        cards = choices.highest_payment(ranks, rank)
        return Refusal(
            Breach.MUST_BUY, rank=rank, cards=cards, have=worth_of_cards(cards), needed=PRICES[rank]
        )
    return None


def _must_be_unbegun(state: State) -> None:
    if state.plays:
        raise Refusal(Breach.TURN_BEGUN, plays=state.plays)
