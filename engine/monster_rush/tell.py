"""The news in plain English for the terminal; screens have words of their own."""

from engine.monster_rush.cards import CARDS, MONSTERS, Face
from engine.monster_rush.state import (
    Appeared,
    Captured,
    Card,
    Dealt,
    Ended,
    Judged,
    Mistaken,
    Monster,
    News,
    Readied,
    Revealed,
    Shuffled,
    Touched,
)


def tell(news: News) -> str:
    match news:
        case Dealt(first=seat):
            return f"seat {seat} turns the first card"
        case Revealed(seat=seat, card=card):
            return f"seat {seat} turns {_card(card)}"
        case Readied(seat=seat):
            return f"seat {seat} is ready to turn a card"
        case Shuffled():
            return "all piles are used up; everybody shuffles"
        case Touched(seat=seat):
            return f"seat {seat} has a hand down"
        case Judged():
            return _photo_finish(news)
        case Captured(seat=seat, monster=monster, reaction=reaction):
            return f"seat {seat} captures {_monster(monster)} after {reaction} ms"
        case Mistaken(seat=seat, monster=monster):
            return f"seat {seat} takes {_monster(monster)} face down: it was not ready"
        case Appeared(monster=monster):
            return f"{_monster(monster)} appears, needing {', '.join(MONSTERS[monster].needs)}"
        case Ended(why=why):
            return f"the match ends: {why.value}"


def _photo_finish(judged: Judged) -> str:
    first = judged.claims[0].press.at
    hands = (f"seat {one.seat} on {MONSTERS[one.what].name} +{one.press.at - first}" for one in judged.claims)
    return f"pressed: {', '.join(hands)}{'; the higher number decides' * judged.inseparable}"


def _card(card: Card) -> str:
    face = CARDS[card]
    pictures = " and ".join(face.pictures)
    if face.kind is Face.STAFF:
        return "a wizard's staff"
    return f"a failed {pictures}" if face.kind is Face.FAILED else pictures


def _monster(monster: Monster) -> str:
    return f"{MONSTERS[monster].name} ({MONSTERS[monster].value})"
