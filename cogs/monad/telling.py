"""What happened, a line each, in the past tense."""

from __future__ import annotations

from cogs.desk import Glance
from cogs.monad.cards import card_word, cards_word
from engine.monad.state import (
    Bonus,
    Bought,
    Dealt,
    Drew,
    Ended,
    Flipped,
    Idled,
    Leapt,
    News,
    Passed,
    Traded,
    TurnEnded,
    View,
    Won,
)


def lines(glance: Glance) -> tuple[str, ...]:
    view: View = glance.view
    return tuple(line for news in view.news if (line := _line(news, glance)))


def ending(glance: Glance) -> str:
    """Who won, and why."""
    assert glance.outcome is not None
    words, outcome = glance.words, glance.outcome
    winners = words.list_of(name for name, rank in zip(glance.names, outcome.ranks, strict=True) if rank == 1)
    return words(f"monad-end-{outcome.why}", who=winners, goal=glance.view.goal)


def _line(news: News, glance: Glance) -> str:
    words, names = glance.words, glance.names
    match news:
        case Dealt(first=first):
            return words("monad-news-dealt", who=names[first])
        case Traded(seat=seat, given=given, gained=gained, joker=joker):
            key = "monad-news-traded" if joker is None else "monad-news-joker"
            told = {"who": names[seat], "given": cards_word(given, words), "gained": card_word(gained, words)}
            return words(key, **told)
        case Bonus(seat=seat, gained=gained, drew=drew):
            parts = [card_word(card, words) for card in gained]
            parts += [words("monad-a-common")] if drew else []
            return words("monad-news-bonus", who=names[seat], gained=words.list_of(parts))
        case Bought(seat=seat, given=given, gained=gained):
            told = {"who": names[seat], "given": cards_word(given, words), "gained": card_word(gained, words)}
            return words("monad-news-bought", **told)
        case Leapt(seat=seat, given=given, gained=gained):
            told = {"who": names[seat], "given": cards_word(given, words), "gained": card_word(gained, words)}
            return words("monad-news-leapt", **told)
        case TurnEnded():
            return ""
        case Drew(seat=seat):
            return words("monad-news-drew", who=names[seat])
        case Flipped(seat=seat, count=count):
            return words("monad-news-flipped", who=names[seat], count=count)
        case Passed(seat=seat, hand=hand):
            return words("monad-news-passed", who=names[seat], hand=cards_word(hand, words))
        case Idled(seat=seat):
            return words("monad-news-idled", who=names[seat])
        case Won(seats=seats, monads=monads):
            return words("monad-news-won", who=words.list_of(names[seat] for seat in seats), monads=monads)
        case Ended(why=why):
            return words(f"monad-news-ended-{why}")
