"""What happened, a line each, in the past tense; and why a press had no effect."""

from __future__ import annotations

from typing import Any

from cogs.games.desk import Glance
from cogs.shown import finish
from engine.monster_rush.cards import MONSTERS
from engine.monster_rush.state import (
    Captured,
    Dealt,
    Ended,
    Judged,
    Mistaken,
    Monster,
    News,
    Shuffled,
    View,
)

SIGNS = {"sword": "⚔️", "axe": "🪓", "bow": "🏹", "fire": "🔥", "frost": "❄️", "storm": "⚡"}


def monster_with_needs(monster: Monster) -> str:
    """ "Louchon 🏹🔥⚡", what a hand is laid on."""
    return f"{MONSTERS[monster].name} {''.join(SIGNS[symbol] for symbol in MONSTERS[monster].needs)}"


def lines(glance: Glance) -> tuple[str, ...]:
    view: View = glance.view
    in_order = sorted(view.news, key=_told)
    return tuple(line for news in in_order if (line := _line(news, glance)))


def _told(news: News) -> int:
    """Who has the monster comes first, then how close it was."""
    return 0 if isinstance(news, Captured | Mistaken) else 1


def ending(glance: Glance) -> str:
    """Who won, why it ended, and whose hand was fastest."""
    assert glance.outcome is not None
    words, outcome = glance.words, glance.outcome
    winners = [name for name, rank in zip(glance.names, outcome.ranks, strict=True) if rank == 1]
    told = {"who": words.list_of(winners), "points": max(outcome.scores)}
    text = [words(f"monster-rush-end-{outcome.why}"), words("monster-rush-won", **told)]
    reactions = [(figures["fastest_ms"], seat) for seat, figures in _reacted(glance)]
    if reactions:
        time, seat = min(reactions)
        text.append(words("monster-rush-fastest", who=glance.names[seat], time=words.seconds(time)))
    return "\n".join(text)


def refused(glance: Glance, kind: str, details: dict[str, Any]) -> str:
    by, monster = details.get("by"), details.get("monster")
    told = {
        "who": "" if by is None else glance.names[by],
        "known": "false" if by is None else "true",
        "monster": "" if monster is None else MONSTERS[monster].name,
    }
    return glance.words(f"refusal-{kind}", **told)


def _reacted(glance: Glance) -> list[tuple[int, dict[str, int]]]:
    """Who captured anything, with the figures of it."""
    assert glance.outcome is not None
    by_seat = enumerate(glance.outcome.figures)
    return [(seat, figures) for seat, figures in by_seat if "fastest_ms" in figures]


def _line(news: News, glance: Glance) -> str:
    words, names = glance.words, glance.names
    match news:
        case Dealt(first=first):
            return words("monster-rush-news-dealt", who=names[first])
        case Captured(seat=seat, monster=monster, reaction=reaction):
            told = {"monster": MONSTERS[monster].name, "points": MONSTERS[monster].value}
            time = words.seconds(reaction)
            return f"⚡ {words('monster-rush-news-captured', who=names[seat], time=time, **told)}"
        case Mistaken(seat=seat, monster=monster):
            told = {"who": names[seat], "monster": MONSTERS[monster].name}
            return f"💥 {words('monster-rush-news-mistaken', **told)}"
        case Judged():
            return _photo_finish(news, glance)
        case Shuffled():
            return words("monster-rush-news-shuffled")
        case Ended(why=why):
            return words(f"monster-rush-news-ended-{why.value}")
        case _:
            return ""


def _photo_finish(judged: Judged, glance: Glance) -> str:
    winner = next(claim for claim in judged.claims if claim.seat == judged.winner)
    line = finish.beaten(judged.claims, winner, glance)
    if not judged.inseparable:
        return line
    return f"{line} {glance.words('monster-rush-inseparable', monster=MONSTERS[winner.what].name)}"
