"""The news in plain English for the terminal; screens have words of their own."""

from collections.abc import Iterable

from engine.monster_cube.cards import COLOURS
from engine.monster_cube.formulas import Formula, Op
from engine.monster_cube.state import (
    Agreed,
    Asked,
    Barred,
    Dealt,
    Drew,
    Ended,
    Freed,
    Holds,
    Judged,
    Looking,
    Missed,
    Move,
    News,
    Placed,
    Places,
    Pressed,
    Renewed,
    Returned,
    Returns,
    Revealed,
    Shifted,
    Solved,
    TurnLost,
    Void,
)

_Pressing = Pressed | Judged | Holds | Void | Barred
_Claiming = Solved | Missed | Returns | Returned
_Handing = Places | Placed | Freed | Drew
_SIGNS = {Op.TIMES: "x", Op.PLUS: "+", Op.MINUS: "-"}
_COLOURS = "YRB"
_TILES = "ABCDEFGHI"


def tell(news: News) -> str:
    match news:
        case Dealt(first=first):
            return "all search" if first is None else f"seat {first} begins"
        case Revealed(cards=cards, shuffled=shuffled, last=last):
            shown = f"monsters {_cards(cards)}"
            return f"{shown}{', from a new pile' * shuffled}{', the last ones' * last}"
        case Shifted(seat=seat, move=move):
            return f"seat {seat} moves {_move(move)}"
        case TurnLost(seat=seat):
            return f"seat {seat} ran out of time"
        case Ended(why=why):
            return f"the match ends: {why}"
        case Pressed() | Judged() | Holds() | Void() | Barred():
            return _pressing(news)
        case Solved() | Missed() | Returns() | Returned():
            return _claiming(news)
        case Places() | Placed() | Freed() | Drew():
            return _handing(news)
        case Agreed() | Asked() | Looking() | Renewed():
            return _agreeing(news)


def _pressing(news: _Pressing) -> str:
    match news:
        case Pressed(seat=seat):
            return f"seat {seat} presses"
        case Judged(claims=claims):
            first = claims[0].press.at
            return "pressed: " + ", ".join(f"seat {one.seat} +{one.press.at - first}" for one in claims)
        case Holds(seat=seat):
            return f"seat {seat} has the buzz"
        case Void(seat=seat):
            return f"the press of seat {seat} counts no more"
        case Barred(seat=seat):
            return f"seat {seat} must wait before pressing again"


def _claiming(news: _Claiming) -> str:
    match news:
        case Solved(seat=seat, card=card, formula=formula, shape=shape, move=move):
            moving = f" with {_move(move)}" if move else ""
            made = "" if formula.value == card else f" as {formula.value}"
            return (
                f"seat {seat} solves {card}{made}: {_sum(formula)}, {shape.value} {_faces(formula)}{moving}"
            )
        case Missed(seat=seat, fault=fault, makes=makes):
            sums = f"; {', '.join(map(_sum, makes))}" if makes else ""
            return f"seat {seat} is wrong ({fault.value}){sums}"
        case Returns(seat=seat):
            return f"seat {seat} is to give a monster back"
        case Returned(seat=seat, card=card):
            return f"seat {seat} gives {card} back"


def _handing(news: _Handing) -> str:
    match news:
        case Places(seat=seat, card=card):
            return f"seat {seat} is to lay {card} before somebody"
        case Placed(seat=seat, upon=upon, card=card, replaced=replaced):
            instead = "" if replaced is None else f" instead of {replaced}"
            return f"seat {seat} lays {card} before seat {upon}{instead}"
        case Freed(seat=seat, cards=cards):
            return f"seat {seat} is rid of {_cards(cards)}"
        case Drew(seat=seat, card=card):
            return f"seat {seat} draws {'a card' if card is None else card}"


def _agreeing(news: Agreed | Asked | Looking | Renewed) -> str:
    match news:
        case Agreed(seat=seat, silently=silently):
            return f"seat {seat} says that nothing matches{', by silence' * silently}"
        case Asked():
            return "does nothing match?"
        case Looking(seat=seat):
            return f"seat {seat} is still looking"
        case Renewed(restored=restored):
            return f"all agree{': the tiles go back to the start' * restored}"


def _cards(cards: Iterable[int]) -> str:
    return ", ".join(map(str, cards))


def _sum(formula: Formula) -> str:
    one, two, three = formula.numbers
    first, second = (_SIGNS[op] for op in formula.ops)
    return f"{one} {first} {two} {second} {three} = {formula.value}"


def _faces(formula: Formula) -> str:
    return " ".join(f"{_TILES[one // COLOURS]}{_COLOURS[one % COLOURS]}" for one in formula.faces)


def _move(move: Move) -> str:
    return f"{_TILES[move.tile]} to {move.to}"
