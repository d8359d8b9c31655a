"""All that a seat may do now."""

from collections.abc import Iterator, Sequence

from engine.monad import choices, forbidden
from engine.monad.cards import BI, COMMON, LEAPS, MONAD, RANK
from engine.monad.choices import Ranked, Select
from engine.monad.state import Action, Buy, Draw, EndTurn, Flip, Leap, Pass, State, Trade


def choice(state: State, seat: int) -> Iterator[Action]:
    """Every lawful action; of the endless ways to overpay a buy, those without a needless card (MN7.3).

    The order in which cards are given up is the player's choice (MN3.3); here it is that of the hand.
    A very full hand has very many payments: they come last, one by one.
    """
    if state.end or seat != state.turn:
        return iter(())
    return lawful_actions(state, choices.selections)


def lawful_actions(state: State, select: Select) -> Iterator[Action]:
    """What the seat may do whose turn it is, with the payments that `select` makes up."""
    ranks, available = choices.by_rank(state.hands[state.turn]), forbidden.open_ranks(state)
    yield from _closing(state)
    yield from _trades(state, ranks, available)
    yield from _leaps(state, ranks, available)
    for rank in range(BI, MONAD + 1):
        if available[rank]:
            for cards in choices.payments(ranks, rank, select):
                yield Buy(rank=rank, cards=cards)


def _closing(state: State) -> Iterator[Action]:
    """What ends the turn (MN3, MN9)."""
    if state.plays:
        if not state.owes:
            yield EndTurn()
    elif state.draw:
        yield Draw()
    elif state.discard:
        yield Flip()
    elif forbidden.what_forbids_passing(state) is None:
        yield Pass()


def _trades(state: State, ranks: Ranked, available: Sequence[bool]) -> Iterator[Trade]:
    for pair in choices.plain_trades(ranks, available):
        yield Trade(cards=pair)
        if choices.makes_pair(pair) and not state.bonus_used and forbidden.bonus_left(state, RANK[pair[0]]):
            yield Trade(cards=pair, bonus=True)
    for joker, card in choices.joker_trades(ranks, state.identities[state.turn], available):
        yield Trade(cards=(joker, card) if joker < card else (card, joker), joker=joker)


def _leaps(state: State, ranks: Ranked, available: Sequence[bool]) -> Iterator[Leap]:
    owes = forbidden.owes_another_play(state)
    for cards in choices.leaps(ranks[COMMON]):
        if not available[LEAPS[len(cards)]]:
            continue
        if not owes or forbidden.another_play_follows(state, ranks, cards):
            yield Leap(cards=cards)
