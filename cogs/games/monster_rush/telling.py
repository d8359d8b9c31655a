"""What happened, a line each, in the past tense; and why a press had no effect."""

from __future__ import annotations

from typing import Any

from cogs.games.look import AnyLook
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


def lines(look: AnyLook) -> tuple[str, ...]:
    view: View = look.view
    in_order = sorted(view.news, key=_told)
    return tuple(line for news in in_order if (line := _line(news, look)))


def _told(news: News) -> int:
    """Who has the monster comes first, then how close it was."""
    return 0 if isinstance(news, Captured | Mistaken) else 1


def ending(look: AnyLook) -> str:
    """Who won, why it ended, and whose hand was fastest."""
    assert look.outcome is not None
    words, outcome = look.words, look.outcome
    winners = [name for name, rank in zip(look.names, outcome.ranks, strict=True) if rank == 1]
    told = {"who": words.list_of(winners), "points": max(outcome.scores)}
    text = [words(f"monster-rush-end-{outcome.why}"), words("monster-rush-won", **told)]
    reactions = [(figures["fastest_ms"], seat) for seat, figures in _reacted(look)]
    if reactions:
        time, seat = min(reactions)
        text.append(words("monster-rush-fastest", who=look.names[seat], time=words.seconds(time)))
    return "\n".join(text)


def refused(look: AnyLook, kind: str, details: dict[str, Any]) -> str:
    by, monster = details.get("by"), details.get("monster")
    told = {
        "who": "" if by is None else look.names[by],
        "known": "false" if by is None else "true",
        "monster": "" if monster is None else MONSTERS[monster].name,
    }
    return look.words(f"refusal-{kind}", **told)


def _reacted(look: AnyLook) -> list[tuple[int, dict[str, int]]]:
    """Who captured anything, with the figures of it."""
    assert look.outcome is not None
    by_seat = enumerate(look.outcome.figures)
    return [(seat, figures) for seat, figures in by_seat if "fastest_ms" in figures]


def _line(news: News, look: AnyLook) -> str:
    words, names = look.words, look.names
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
            return _photo_finish(news, look)
        case Shuffled():
            return words("monster-rush-news-shuffled")
        case Ended(why=why):
            return words(f"monster-rush-news-ended-{why.value}")
        case _:
            return ""


def _photo_finish(judged: Judged, look: AnyLook) -> str:
    winner = next(claim for claim in judged.claims if claim.seat == judged.winner)
    line = finish.beaten(judged.claims, winner, look)
    if not judged.inseparable:
        return line
    return f"{line} {look.words('monster-rush-inseparable', monster=MONSTERS[winner.what].name)}"
