"""What happens to a seat whose time ran out."""

import msgspec

from engine.monad import rules
from engine.monad.cards import worth
from engine.monad.legal import choice
from engine.monad.state import Action, Buy, Draw, EndTurn, Flip, Idled, Pass, State, Trade


def idle(state: State, seat: int) -> State:
    """The turn ends in the mildest lawful way, with the cheapest play before it where one is compulsory."""
    action = mildest(state)
    after = rules.play(state, seat, action)
    news = (Idled(seat=seat), *after.news)
    if isinstance(action, Trade | Buy) and not after.end:
        after = rules.end_turn(after)
        news = (*news, *after.news)
    return msgspec.structs.replace(after, news=news)


def mildest(state: State) -> Action:
    """End the turn, draw, flip or pass; else the trade or buy that gives up the least.

    Of those worth the same, the first of the legal ones.
    """
    plays: list[Trade | Buy] = []
    for action in choice(state, state.turn):
        match action:
            case EndTurn() | Draw() | Flip() | Pass():
                return action
            case Trade() | Buy():
                plays.append(action)
            case _:  # a leap gives up more than it must
                pass
    return min(plays, key=lambda play: worth(play.cards))
