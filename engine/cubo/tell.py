"""The news in plain English for the terminal; screens have words of their own."""

from collections.abc import Iterable

from engine.cubo.cards import Die
from engine.cubo.state import (
    Agreed,
    Arranged,
    AskedToClose,
    Begun,
    Called,
    Closed,
    CountedDown,
    Dealt,
    Declined,
    Judged,
    News,
    Outrun,
    PickedUp,
    Reached,
    Rolled,
    RoundEnded,
    Scored,
    Took,
    TooLate,
    Uncovered,
)

_Racing = Begun | Rolled | PickedUp | Arranged | Called | CountedDown | TooLate
_AtTheCentre = Reached | Judged | Took | Outrun | Declined


def tell(news: News) -> str:
    match news:
        case Dealt(first=seat):
            return f"seat {seat} will give the signal"
        case AskedToClose():
            return "nobody calls; all are asked to close the round"
        case Agreed(seat=seat, silently=silently):
            return f"seat {seat} agrees{' by sleeping' * silently}"
        case Closed():
            return "all squares are covered as they lie"
        case Uncovered(seat=seat):
            return f"seat {seat} uncovers and has a die to place"
        case Scored():
            return _scored(news)
        case RoundEnded(round=number):
            return f"round {number} is over"
        case Reached() | Judged() | Took() | Outrun() | Declined():
            return _at_the_centre(news)
        case _:
            return _racing(news)


def _racing(news: _Racing) -> str:
    match news:
        case Begun(round=number, first=seat, centre=centre):
            return f"round {number}: seat {seat} rolls {_dice(centre)} and gives the signal"
        case Rolled(seat=seat, again=again):
            return f"seat {seat} rolls{' again' * again}"
        case PickedUp(seat=seat):
            return f"seat {seat} takes the dice up"
        case Arranged(seat=seat):
            return f"seat {seat} lays the dice"
        case Called(seat=seat, first=first, took=took):
            return f"seat {seat} calls{' first' * first}, after {took / 1000:.1f} s"
        case CountedDown(seat=seat):
            return f"seat {seat} is counted down"
        case TooLate(seat=seat):
            return f"seat {seat} is too late"


def _at_the_centre(news: _AtTheCentre) -> str:
    match news:
        case Reached(seat=seat):
            return f"seat {seat} reaches for a die"
        case Judged(claims=claims):
            first = claims[0].press.at
            return "pressed: " + ", ".join(f"seat {one.seat} +{one.press.at - first}" for one in claims)
        case Took(seat=seat, die=die):
            return f"seat {seat} takes {_die(die)}"
        case Outrun(seat=seat, by=other):
            return f"seat {seat} was outrun by seat {other}"
        case Declined(seat=seat):
            return f"seat {seat} takes no die"


def _scored(news: Scored) -> str:
    if news.sheet is None:
        return f"seat {news.seat} scores nothing"
    lines = "+".join(map(str, news.sheet.lines))
    return f"seat {news.seat} scores {news.points} ({lines}) with {_dice(news.sheet.dice)}"


def _dice(dice: Iterable[Die]) -> str:
    return " ".join(map(_die, dice))


def _die(die: Die) -> str:
    return f"{die.colour.value[0].upper()}{die.value}"
