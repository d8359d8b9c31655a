"""What happens to a seat whose time ran out."""

import msgspec

from engine.monad import rules
from engine.monad.cards import worth_of_cards
from engine.monad.legal import lawful_actions
from engine.monad.state import Action, Buy, Cards, Draw, EndTurn, Flip, Idled, Leap, News, Pass, State, Trade


def idle(state: State, seat: int) -> State:
    """The turn ends in the mildest lawful way, with the cheapest play before it where one is compulsory."""
    news: list[News] = [Idled(seat=seat)]
    while state.turn == seat and not state.end:
        state = rules.play(state, seat, mildest(state))
        news += state.news
    return msgspec.structs.replace(state, news=tuple(news))


def mildest(state: State) -> Action:
    """End the turn, draw, flip or pass; else the trade or buy that gives up the least.

    Of those worth the same, the first of the legal ones. A leap only where nothing else pays for one before.
    """
    plays: list[Trade | Buy] = []
    leaps: list[Leap] = []
    for action in lawful_actions(state, _lowest):
        match action:
            case EndTurn() | Draw() | Flip() | Pass():
                return action
            case Leap():
                leaps.append(action)
            case _:
                plays.append(action)
    return min(plays or leaps, key=lambda play: worth_of_cards(play.cards))


def _lowest(cards: Cards, count: int) -> tuple[Cards, ...]:
    """One way to pay with so many of these cards: a full hand has millions, all worth the same."""
    return (cards[:count],)
