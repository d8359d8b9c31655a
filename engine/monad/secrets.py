"""What is hidden from whom: the hands of the others and the draw pile."""

from collections import Counter

import msgspec

from engine.chance import Chance
from engine.monad import rules
from engine.monad.cards import COLOUR, COLOUR_IDS, COMMON, DECK, RANK, RANK_IDS
from engine.monad.state import Bonus, Drew, News, SeatView, State, View


def view(state: State, seat: int | None) -> View:
    sides = rules.sides(len(state.hands), teams=state.teams)
    return View(
        seat=seat,
        turn=None if state.end else state.turn,
        seats=tuple(
            SeatView(
                identity=state.identities[other],
                monads=state.monads[other],
                hand_size=len(hand),
                hand=hand if sees_hand(state, seat, other) else None,
                bonus_ready=not (state.bonus_used and other == state.turn),
                team=sides[other],
            )
            for other, hand in enumerate(state.hands)
        ),
        columns=state.columns,
        draw=len(state.draw),
        discard=state.discard,
        monads=DECK.monads.count - sum(state.monads),
        goal=state.goal,
        teams=state.teams,
        plays=state.plays,
        owes=state.owes,
        turns=state.turns,
        silent=state.silent,
        barren=state.barren,
        over=state.end is not None,
        news=tuple(news_for(news, seat) for news in state.news),
    )


def sees_hand(state: State, seat: int | None, other: int) -> bool:
    """One's own hand, and one laid open to prove a pass (MN9.6); not the partner's (MN11.2)."""
    return other == seat or state.shown[other]


def news_for(news: News, seat: int | None) -> News:
    """The news as this eye may hear it: what came from the draw pile is its drawer's secret."""
    match news:
        case Drew(seat=other) if other != seat:
            return Drew(seat=other)
        case Bonus(seat=other, gained=gained, drew=drew) if other != seat:
            return Bonus(seat=other, gained=gained, drew=drew)
        case _:
            return news


def census(state: State) -> dict[str, int]:
    """How many there are of each card, wherever they lie. Monads only ever leave their pile."""
    piles = (*state.hands, *state.columns, state.draw, state.discard)
    counted = Counter(card for pile in piles for card in pile)
    return {f"{COLOUR_IDS[COLOUR[card]]} {RANK_IDS[RANK[card]]}": counted[card] for card in sorted(counted)}


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """All that this eye does not see is shuffled; the draw pile still holds Commons alone."""
    hidden = [other for other in range(len(state.hands)) if not sees_hand(state, seat, other)]
    unseen = (*state.draw, *(card for other in hidden for card in state.hands[other]))
    cards = chance.shuffled(sorted(unseen))
    commons = [card for card in cards if RANK[card] == COMMON]
    draw, others = commons[: len(state.draw)], commons[len(state.draw) :]
    left = chance.shuffled((*others, *(card for card in cards if RANK[card] != COMMON)))
    hands = list(state.hands)
    for other in hidden:
        size = len(hands[other])
        hands[other], left = tuple(sorted(left[:size])), left[size:]
    return msgspec.structs.replace(state, hands=tuple(hands), draw=tuple(draw))
