"""Cubo in words: how it stands, what happened a line each, and why a press had no effect."""

from __future__ import annotations

from typing import Any

from cogs.games.cubo.dice import sign
from cogs.games.look import AnyLook
from cogs.shown import finish
from engine.cubo.state import (
    Agreed,
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
    Phase,
    Scored,
    Status,
    Took,
    TooLate,
    View,
)


def now(look: AnyLook) -> str:
    """What all are doing at this moment."""
    view: View = look.view
    words, names = look.words, look.names
    coming = min(view.round + 1, view.rounds)
    match view.phase:
        case Phase.READY:
            return words("cubo-ready", round=coming, rounds=view.rounds, who=names[view.first])
        case Phase.RACE:
            return "\n".join((words("cubo-race", round=view.round, rounds=view.rounds), *_race(look)))
        case Phase.SCORING if view.scoring is not None:
            return words("cubo-scoring", round=view.round, rounds=view.rounds, who=names[view.scoring])
        case _:
            return ""


def _race(look: AnyLook) -> list[str]:
    view: View = look.view
    words, names = look.words, look.names
    lines: list[str] = []
    if view.first_call is not None and len(names) > 1:
        lines.append(words("cubo-called", who=names[view.first_call]))
    if view.countdown is not None:
        last = [names[seat] for seat, one in enumerate(view.players) if one.status in _LAYING]
        until = f"<t:{view.countdown // 1000}:R>"
        lines.append(words("cubo-countdown", who=words.list_of(last), until=until))
    if view.asked:
        lines.append(words("cubo-asked"))
    return lines


_LAYING = (Status.HAND, Status.ROLLED)


def place(slot: int, look: AnyLook) -> str:
    """A place of the centre, as the picture has them from left to right."""
    return look.words("cubo-place", place=slot + 1)


def lines(look: AnyLook) -> tuple[str, ...]:
    view: View = look.view
    return tuple(line for news in view.news if (line := _line(news, look)))


def _line(news: News, look: AnyLook) -> str:
    match news:
        case Judged(claims=claims):
            return finish.beaten(claims, claims[0], look)
        case Took() | Outrun() | Declined():
            return _at_the_centre(news, look)
        case AskedToClose() | Agreed() | Closed():
            return _closing(news, look)
        case _:
            return _racing(news, look)


def _racing(news: News, look: AnyLook) -> str:
    words, names = look.words, look.names
    match news:
        case Dealt(first=first):
            return words("cubo-news-dealt", who=names[first])
        case Begun(round=number):
            return words("cubo-news-begun", round=number)
        case Called(seat=seat, first=first, took=took):
            key = "cubo-news-called-first" if first else "cubo-news-called"
            return f"📣 {words(key, who=names[seat], time=words.seconds(took, places=1))}"
        case CountedDown(seat=seat):
            return f"⏳ {words('cubo-news-counted-down', who=names[seat])}"
        case TooLate(seat=seat):
            return f"⌛ {words('cubo-news-too-late', who=names[seat])}"
        case Scored():
            return _scored(news, look)
        case _:
            return ""


def _at_the_centre(news: Took | Outrun | Declined, look: AnyLook) -> str:
    words, names = look.words, look.names
    match news:
        case Took(seat=seat, die=die):
            return words("cubo-news-took", who=names[seat], die=sign(die))
        case Outrun(seat=seat, by=by):
            return words("cubo-news-outrun", who=names[seat], by=names[by])
        case Declined(seat=seat, late=late):
            return words("cubo-news-declined", who=names[seat], late=str(late).lower())


def _closing(news: AskedToClose | Agreed | Closed, look: AnyLook) -> str:
    match news:
        case AskedToClose():
            return look.words("cubo-asked")
        case Agreed(seat=seat):
            return look.words("cubo-news-agreed", who=look.names[seat])
        case Closed():
            return look.words("cubo-news-closed")


def _scored(news: Scored, look: AnyLook) -> str:
    words, who = look.words, look.names[news.seat]
    if news.sheet is None:
        return words("cubo-news-scored-nothing", who=who)
    line = words("cubo-news-scored", who=who, points=news.points)
    if news.sheet.cell is None or news.sheet.replaced is None:
        return line
    told = {"new": sign(news.sheet.dice[news.sheet.cell]), "old": sign(news.sheet.replaced)}
    return f"{line} {words('cubo-news-replaced', **told)}"


def ending(look: AnyLook) -> str:
    """Who won, or how well somebody did alone; and who called fastest."""
    assert look.outcome is not None
    words, outcome = look.words, look.outcome
    if len(look.names) == 1:
        time = words.seconds(outcome.figures[0]["time_ms"], places=1)
        return words("cubo-alone", who=look.names[0], points=outcome.scores[0], time=time)
    winners = [name for name, rank in zip(look.names, outcome.ranks, strict=True) if rank == 1]
    text = [words("cubo-won", who=words.list_of(winners), points=max(outcome.scores))]
    calls = [
        (figures["fastest_call_ms"], seat)
        for seat, figures in enumerate(outcome.figures)
        if "fastest_call_ms" in figures
    ]
    if calls:
        time, seat = min(calls)
        told = {"who": look.names[seat], "time": words.seconds(time, places=1)}
        text.append(words("cubo-fastest", **told))
    return "\n".join(text)


def refused(look: AnyLook, kind: str, details: dict[str, Any]) -> str:
    by = details.get("by")
    told = {
        "who": "" if by is None else look.names[by],
        "known": "false" if by is None else "true",
        "phase": details.get("phase", ""),
    }
    return look.words(f"refusal-{kind}", **told)
