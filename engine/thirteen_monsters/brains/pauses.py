"""When a brain waits, so that all can look at what its action takes away from them."""

from engine.thirteen_monsters import moves
from engine.thirteen_monsters.brains.reckoning import Pairs, masters, pairs_of
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.news import Decided, FinalRound, Remained, Seized
from engine.thirteen_monsters.state import Seat
from engine.thirteen_monsters.views import View


def clears(action: Action, view: View) -> bool:
    """Whether others would see the last search, battle, or round of a Death Battle no more.

    Whoever ends a turn of the final round, or becomes Elemental Master, may end the match, and its result
    takes the board's place.
    """
    lies, seat = bool(view.open or view.battle), view.seat
    assert seat is not None
    match action:
        case moves.Flip():
            return lies and not view.searching
        case moves.Attack() | moves.Champion():
            return lies
        case moves.Throw():
            return _fought(view)
        case moves.EndTurn():
            return _fought(view) or _last_found(view) or (view.final is not None and view.final[-1] == seat)
        case _:
            return lies and (_last_found(view) or masters(_after(action, view, seat)))


def _fought(view: View) -> bool:
    return any(isinstance(news, Decided | Remained | Seized) for news in view.news)


def _last_found(view: View) -> bool:
    return any(isinstance(news, FinalRound) for news in view.news)


def _after(action: Action, view: View, seat: Seat) -> Pairs:
    """What this seat will have to build of, where an action can make it Elemental Master.

    A Super Nova never does: the 13th that leaves the game was of an element of its own (TM10.6).
    """
    own = pairs_of(view.seats[seat])
    match action:
        case moves.Build() | moves.Sacrifice():
            return own
        case moves.Seize(pair=pair):
            return own | {pair}
        case moves.Accept():
            made = view.proposal
            assert made
            return (own - frozenset(made.take)) | frozenset(made.give)
        case _:
            return frozenset()
