"""What stands and what happened, in words."""

from __future__ import annotations

from cogs.games.desk import Glance
from cogs.games.monad.cards import card_word, cards_word
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


def goal(glance: Glance) -> str:
    view: View = glance.view
    return glance.words("monad-goal-teams" if view.teams else "monad-goal", goal=view.goal)


def standing(glance: Glance) -> str:
    """Who has how many Monads; the numbers are those of the seats in the picture."""
    view: View = glance.view
    sides: dict[int, list[int]] = {}
    for seat, sitter in enumerate(view.seats):
        sides.setdefault(sitter.team, []).append(seat)
    return ("\n" if view.teams else " · ").join(
        glance.words(
            "monad-standing",
            who=" + ".join(_sitter(seat, glance) for seat in seats),
            monads=sum(view.seats[seat].monads for seat in seats),
        )
        for seats in sides.values()
    )


def lines(glance: Glance) -> tuple[str, ...]:
    """What the last action did, a line each, in the past tense."""
    view: View = glance.view
    return tuple(line for news in view.news if (line := _line(news, glance)))


def ending(glance: Glance) -> str:
    """Who won and why, then everybody in order."""
    assert glance.outcome is not None
    words, outcome = glance.words, glance.outcome
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    winners = [glance.names[seat] for seat in order if outcome.ranks[seat] == 1]
    told = [
        words(
            f"monad-end-{outcome.why}",
            who=words.list_of(winners),
            winners=len(winners),
            goal=glance.view.goal,
        )
    ]
    for seat in order:
        figures = outcome.figures[seat]
        told.append(
            words(
                "monad-end-line",
                place=outcome.ranks[seat],
                who=_sitter(seat, glance),
                monads=figures["monads"],
                hand=figures["hand"],
            )
        )
    return "\n".join(told)


def bonus_word(news: Bonus, glance: Glance) -> str:
    """What a bonus brings; its Common stays unseen."""
    parts = [card_word(card, glance.words) for card in news.gained]
    return glance.words.list_of([*parts, *([glance.words("monad-a-common")] if news.drew else [])])


def _sitter(seat: int, glance: Glance) -> str:
    return glance.words("monad-sitter", seat=seat + 1, who=glance.names[seat])


def _line(news: News, glance: Glance) -> str:
    words, names = glance.words, glance.names
    match news:
        case Dealt(first=first):
            return words("monad-news-dealt", who=names[first])
        case Traded() | Bought() | Leapt():
            return _exchange(news, glance)
        case Bonus(seat=seat):
            return words("monad-news-bonus", who=names[seat], gained=bonus_word(news, glance))
        case TurnEnded():  # whose turn it is stands below
            return ""
        case Drew(seat=seat):
            return words("monad-news-drew", who=names[seat])
        case Flipped(seat=seat, count=count):
            return words("monad-news-flipped", who=names[seat], count=count)
        case Passed(seat=seat, hand=hand):
            shown = cards_word(hand, words) if hand else words("monad-no-cards")
            return words("monad-news-passed", who=names[seat], hand=shown)
        case Idled(seat=seat):
            return words("monad-news-idled", who=names[seat])
        case Won(seats=seats, monads=monads):
            return words("monad-news-won", who=words.list_of(names[seat] for seat in seats), monads=monads)
        case Ended(why=why):
            return words(f"monad-news-ended-{why}")


def _exchange(news: Traded | Bought | Leapt, glance: Glance) -> str:
    words = glance.words
    told = {
        "who": glance.names[news.seat],
        "given": cards_word(news.given, words),
        "gained": card_word(news.gained, words),
    }
    match news:
        case Traded(joker=None):
            return words("monad-news-traded", **told)
        case Traded(joker=int(joker)):
            return words("monad-news-joker", joker=card_word(joker, words), **told)
        case Bought():
            return words("monad-news-bought", **told)
        case _:
            return words("monad-news-leapt", **told)
