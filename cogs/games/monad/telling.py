"""What stands and what happened, in words."""

from __future__ import annotations

from cogs.games.look import AnyLook
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


def goal(look: AnyLook) -> str:
    view: View = look.view
    return look.words("monad-goal-teams" if view.teams else "monad-goal", goal=view.goal)


def standing(look: AnyLook) -> str:
    """Who has how many Monads; the numbers are those of the seats in the picture."""
    view: View = look.view
    sides: dict[int, list[int]] = {}
    for seat, sitter in enumerate(view.seats):
        sides.setdefault(sitter.team, []).append(seat)
    return ("\n" if view.teams else " · ").join(
        look.words(
            "monad-standing",
            who=" + ".join(_sitter(seat, look) for seat in seats),
            monads=sum(view.seats[seat].monads for seat in seats),
        )
        for seats in sides.values()
    )


def lines(look: AnyLook) -> tuple[str, ...]:
    """What the last action did, a line each, in the past tense."""
    view: View = look.view
    return tuple(line for news in view.news if (line := _line(news, look)))


def ending(look: AnyLook) -> str:
    """Who won and why, then everybody in order."""
    assert look.outcome is not None
    words, outcome = look.words, look.outcome
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    winners = [look.names[seat] for seat in order if outcome.ranks[seat] == 1]
    told = [
        words(
            f"monad-end-{outcome.why}",
            who=words.list_of(winners),
            winners=len(winners),
            goal=look.view.goal,
        )
    ]
    for seat in order:
        figures = outcome.figures[seat]
        told.append(
            words(
                "monad-end-line",
                place=outcome.ranks[seat],
                who=_sitter(seat, look),
                monads=figures["monads"],
                hand=figures["hand"],
            )
        )
    return "\n".join(told)


def bonus_word(news: Bonus, look: AnyLook) -> str:
    """What a bonus brings; its Common stays unseen."""
    parts = [card_word(card, look.words) for card in news.gained]
    return look.words.list_of([*parts, *([look.words("monad-a-common")] if news.drew else [])])


def _sitter(seat: int, look: AnyLook) -> str:
    return look.words("monad-sitter", seat=seat + 1, who=look.names[seat])


def _line(news: News, look: AnyLook) -> str:
    words, names = look.words, look.names
    match news:
        case Dealt(first=first):
            return words("monad-news-dealt", who=names[first])
        case Traded() | Bought() | Leapt():
            return _exchange(news, look)
        case Bonus(seat=seat):
            return words("monad-news-bonus", who=names[seat], gained=bonus_word(news, look))
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


def _exchange(news: Traded | Bought | Leapt, look: AnyLook) -> str:
    words = look.words
    told = {
        "who": look.names[news.seat],
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
