"""The rules of Monad, in the order of the booklet.

The booklet knows no end but the goal; the house adds one, with its figures in the deck file. When everybody
passes two rounds long, or no Monad is gained for a hundred and twenty rounds, the players have stopped moving
and the match stops with them: the most Monads win, then the dearest hand (`End.SILENCE`, `End.BARREN`).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.chance import Chance
from engine.game import Kind, Outcome, Refusal, ranked
from engine.monad import choices
from engine.monad.cards import (
    BI,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    COMMON,
    DECK,
    IS_WARM,
    LEAPS,
    LEAST_LEAPED,
    MONAD,
    MOST_LEAPED,
    PARTNERS,
    PRICES,
    RANK,
    card_of,
    worth,
)
from engine.monad.choices import Ranked
from engine.monad.exchange import Exchange
from engine.monad.state import (
    Action,
    Bonus,
    Bought,
    Breach,
    Buy,
    Cards,
    Columns,
    Dealt,
    Draw,
    Drew,
    End,
    Ended,
    EndTurn,
    Flip,
    Flipped,
    Leap,
    Leapt,
    News,
    Options,
    Passed,
    State,
    Trade,
    Traded,
    TurnEnded,
    Won,
)

# Setup


def deal(options: Options, seats: int, chance: Chance) -> State:
    setup = DECK.setup[seats]
    identities = tuple(COLOUR_IDS.index(colour) for colour in setup.identities)
    commons = chance.shuffled(tuple(range(COLOURS)) * setup.commons_per_colour)  # MN2.1 to MN2.3
    each = len(commons) // seats
    first = (chance.below(seats) + 1) % seats  # MN2.7: the dealer is drawn, his left neighbour begins
    return State(
        teams=options.teams,
        goal=DECK.teams.goal if options.teams else setup.goal,
        identities=chance.sample(identities, seats),  # MN2.4
        hands=tuple(tuple(sorted(commons[each * seat : each * (seat + 1)])) for seat in range(seats)),
        shown=(False,) * seats,
        monads=(0,) * seats,
        columns=tuple(
            chance.shuffled([card_of(rank, colour) for colour in range(COLOURS)])  # MN2.5
            for rank in range(BI, MONAD)
        ),
        turn=first,
        news=(Dealt(first=first),),
    )


# The turn: either plays (trade, buy, leap) and the end of the turn, or one of draw, flip, pass (MN3)


def play(state: State, seat: int, action: Action) -> State:
    if state.end:
        raise Refusal(Kind.OVER)
    if seat != state.turn:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.turn,))
    match action:
        case Trade():
            return trade(state, action)
        case Buy():
            return buy(state, action)
        case Leap():
            return leap(state, action)
        case EndTurn():
            return end_turn(state)
        case Draw():
            return draw(state)
        case Flip():
            return flip(state)
        case _:  # Pass
            return pass_turn(state)


def open_ranks(state: State) -> Sequence[bool]:
    """By rank: whether the table has a card of it to give. Monads cannot run out (MN10.2)."""
    return _open(state.columns)


def _open(columns: Columns) -> Sequence[bool]:
    return (False, *map(bool, columns), True)


def _played(table: Exchange, *told: News, **changes: Any) -> State:
    """The state after a play; the first to reach the goal wins at once (MN10.1)."""
    before = table.before
    barren = before.barren if table.monads == before.monads[table.seat] else 0
    after = table.state(news=told, plays=before.plays + 1, barren=barren, **changes)
    winners = goal_reached(after)
    if not winners:
        return after
    won = Won(seats=winners, monads=sum(after.monads[seat] for seat in winners))
    return msgspec.structs.replace(after, end=End.GOAL, news=(*told, won))


def _must_be_open(state: State, rank: int) -> None:
    if rank != MONAD and not state.columns[rank - BI]:
        raise Refusal(Breach.COLUMN_EMPTY, rank=rank)


# Trade


def trade(state: State, action: Trade) -> State:
    table = Exchange(state)
    table.give(action.cards)
    rank = traded_rank(state, action)
    _must_be_open(state, rank + 1)  # MN4.2
    if action.bonus:
        _must_earn_bonus(state, action, rank)
    gained = table.take(rank + 1)
    news: list[News] = [Traded(seat=state.turn, given=action.cards, gained=gained, joker=action.joker)]
    if action.bonus:
        news.append(take_bonus(table, rank))
    return _played(table, *news, owes=False, bonus_used=state.bonus_used or action.bonus)


def traded_rank(state: State, action: Trade) -> int:
    """The rank that both cards count as."""
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


def take_bonus(table: Exchange, rank: int) -> Bonus:
    """One card of each lower column and of the draw pile (MN5.1); what is missing drops out (MN5.4)."""
    gained = tuple(table.take(lower) for lower in range(rank - 1, COMMON, -1) if table.columns[lower - BI])
    common = table.draw_common() if table.draw else None
    return Bonus(seat=table.seat, gained=gained, drew=common is not None, common=common)


# Buy


def buy(state: State, action: Buy) -> State:
    table = Exchange(state)
    table.give(action.cards)
    if len(action.cards) < 2:  # MN7.1
        raise Refusal(Breach.BUY_WITH_ONE, have=len(action.cards), needed=2)
    too_high = tuple(card for card in action.cards if RANK[card] >= action.rank)
    if too_high:  # MN7.2
        raise Refusal(Breach.BUY_RANK, cards=too_high, rank=action.rank)
    _must_be_open(state, action.rank)
    have = worth(action.cards)
    if have < PRICES[action.rank]:  # more is allowed, and lost (MN7.2, MN7.3)
        raise Refusal(Breach.BUY_TOO_LITTLE, have=have, needed=PRICES[action.rank], rank=action.rank)
    gained = table.take(action.rank)
    return _played(table, Bought(seat=state.turn, given=action.cards, gained=gained), owes=False)


# Leap


def leap(state: State, action: Leap) -> State:
    table = Exchange(state)
    table.give(action.cards)
    _must_be_different_commons(action.cards)
    rank = LEAPS[len(action.cards)]
    _must_be_open(state, rank)
    owes = owes_another_play(state)
    ranks = choices.by_rank(state.hands[state.turn])
    if owes and not another_play_follows(state, ranks, action.cards):  # MN8.2
        raise Refusal(Breach.LEAP_ALONE, cards=action.cards)
    gained = table.take(rank)
    return _played(table, Leapt(seat=state.turn, given=action.cards, gained=gained, owes=owes), owes=owes)


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


def end_turn(state: State) -> State:
    if not state.plays:
        raise Refusal(Breach.NOTHING_PLAYED)
    if state.owes:
        raise Refusal(Breach.OWES_A_PLAY)
    return next_turn(state, TurnEnded(seat=state.turn))


def draw(state: State) -> State:
    _must_be_unbegun(state)
    if not state.draw:
        raise Refusal(Breach.DRAW_EMPTY, flip=bool(state.discard))
    table = Exchange(state)
    card = table.draw_common()
    return next_turn(table.state(), Drew(seat=state.turn, card=card))


def flip(state: State) -> State:
    """The discard is turned over as it lies: what was thrown away first is drawn first (MN9.2)."""
    _must_be_unbegun(state)
    if state.draw:
        raise Refusal(Breach.FLIP_TOO_EARLY, draw=len(state.draw))
    if not state.discard:
        raise Refusal(Breach.FLIP_NOTHING)
    flipped = Flipped(seat=state.turn, count=len(state.discard))
    return next_turn(state, flipped, draw=state.discard, discard=())


def pass_turn(state: State) -> State:
    _must_be_unbegun(state)
    instead = what_forbids_passing(state)
    if instead:
        raise instead
    shown = (*state.shown[: state.turn], True, *state.shown[state.turn + 1 :])  # MN9.6
    passed = Passed(seat=state.turn, hand=state.hands[state.turn])
    return next_turn(state, passed, shown=shown, silent=state.silent + 1)


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
        return Refusal(Breach.MUST_BUY, rank=rank, cards=cards, have=worth(cards), needed=PRICES[rank])
    return None


def _must_be_unbegun(state: State) -> None:
    if state.plays:
        raise Refusal(Breach.TURN_BEGUN, plays=state.plays)


def next_turn(state: State, told: News, **changes: Any) -> State:
    """The turn passes on; the Bonus card is face up again (MN5.3)."""
    following: dict[str, Any] = {
        "turn": (state.turn + 1) % len(state.hands),
        "plays": 0,
        "bonus_used": False,
        "turns": state.turns + 1,
        "silent": 0,
        "barren": state.barren + 1,
        "news": (told,),
    }
    return _stop_if_stuck(msgspec.structs.replace(state, **(following | changes)))


# The end


def _stop_if_stuck(state: State) -> State:
    seats, house = len(state.hands), DECK.house
    if state.silent >= house.silent_rounds * seats:
        end = End.SILENCE
    elif state.barren >= house.barren_rounds * seats:
        end = End.BARREN
    else:
        return state
    return msgspec.structs.replace(state, end=end, news=(*state.news, Ended(why=end.value)))


def sides(seats: int, *, teams: bool) -> tuple[int, ...]:
    """By seat, whom it plays for: itself, or the team of those who sit opposite each other (MN11.1)."""
    return tuple(seat % 2 if teams else seat for seat in range(seats))


def goal_reached(state: State) -> tuple[int, ...]:
    """The seats that have reached the goal, alone or as a team (MN10.1, MN11.1)."""
    if not state.teams:
        return (state.turn,) if state.monads[state.turn] >= state.goal else ()
    team = tuple(range(state.turn % 2, len(state.monads), 2))
    return team if sum(state.monads[seat] for seat in team) >= state.goal else ()


def outcome(state: State) -> Outcome | None:
    """Monads count, then what the hands are worth: whoever reached the goal has the most Monads."""
    if not state.end:
        return None
    hands = tuple(map(worth, state.hands))
    team = sides(len(hands), teams=state.teams)
    standing: dict[int, tuple[int, int]] = {}
    for side, monads, hand in zip(team, state.monads, hands, strict=True):
        more, dearer = standing.get(side, (0, 0))
        standing[side] = (more + monads, dearer + hand)
    own = [standing[side] for side in team]
    return Outcome(
        ranks=ranked(own, team),
        scores=tuple(monads for monads, _ in own),
        why=state.end.value,
        figures=tuple(
            {"monads": monads, "hand": hand, "turns": state.turns}
            for monads, hand in zip(state.monads, hands, strict=True)
        ),
    )
