"""The rules of Monad, in the order of the booklet.

The booklet knows no end but the goal; the house adds one, with its figures in the deck file. When everybody
passes two rounds long, or no Monad is gained for a hundred and twenty rounds, the players have stopped moving
and the match stops with them: the most Monads win, then the dearest hand (`End.SILENCE`, `End.BARREN`).
"""

from typing import Any

import msgspec

from engine.chance import Chance
from engine.game import Outcome, ranked
from engine.monad import forbidden
from engine.monad.cards import (
    BI,
    COLOUR_IDS,
    COLOURS,
    COMMON,
    DECK,
    MONAD,
    card_of,
    worth_of_cards,
)
from engine.monad.exchange import Exchange
from engine.monad.state import (
    Action,
    Bonus,
    Bought,
    Buy,
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
    forbidden.must_be_on_turn(state, seat)
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


# Trade


def trade(state: State, action: Trade) -> State:
    rank = forbidden.must_be_a_trade(state, action)
    table = Exchange(state)
    table.give(action.cards)
    gained = table.take(rank + 1)
    news: list[News] = [Traded(seat=state.turn, given=action.cards, gained=gained, joker=action.joker)]
    if action.bonus:
        news.append(take_bonus(table, rank))
    return _played(table, *news, owes=False, bonus_used=state.bonus_used or action.bonus)


def take_bonus(table: Exchange, rank: int) -> Bonus:
    """One card of each lower column and of the draw pile (MN5.1); what is missing drops out (MN5.4)."""
    gained = tuple(table.take(lower) for lower in range(rank - 1, COMMON, -1) if table.columns[lower - BI])
    common = table.draw_common() if table.draw else None
    return Bonus(seat=table.seat, gained=gained, drew=common is not None, common=common)


# Buy


def buy(state: State, action: Buy) -> State:
    forbidden.must_be_a_buy(state, action)
    table = Exchange(state)
    table.give(action.cards)
    gained = table.take(action.rank)
    return _played(table, Bought(seat=state.turn, given=action.cards, gained=gained), owes=False)


# Leap


def leap(state: State, action: Leap) -> State:
    rank = forbidden.must_be_a_leap(state, action)
    owes = forbidden.owes_another_play(state)
    table = Exchange(state)
    table.give(action.cards)
    gained = table.take(rank)
    return _played(table, Leapt(seat=state.turn, given=action.cards, gained=gained, owes=owes), owes=owes)


# The end of a turn


def end_turn(state: State) -> State:
    forbidden.must_have_played(state)
    return next_turn(state, TurnEnded(seat=state.turn))


def draw(state: State) -> State:
    forbidden.must_have_a_card_to_draw(state)
    table = Exchange(state)
    card = table.draw_common()
    return next_turn(table.state(), Drew(seat=state.turn, card=card))


def flip(state: State) -> State:
    """The discard is turned over as it lies: what was thrown away first is drawn first (MN9.2)."""
    forbidden.must_have_cards_to_flip(state)
    flipped = Flipped(seat=state.turn, count=len(state.discard))
    return next_turn(state, flipped, draw=state.discard, discard=())


def pass_turn(state: State) -> State:
    forbidden.must_pass(state)
    shown = (*state.shown[: state.turn], True, *state.shown[state.turn + 1 :])  # MN9.6
    passed = Passed(seat=state.turn, hand=state.hands[state.turn])
    return next_turn(state, passed, shown=shown, silent=state.silent + 1)


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
    hands = tuple(map(worth_of_cards, state.hands))
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
