"""Cubo in words: how it stands, and how it ended."""

from __future__ import annotations

from cogs.games.look import Look
from engine.cubo.state import Action, Phase, Status, View
from engine.game import Outcome

Looked = Look[View, Action]

_LAYING = (Status.HAND, Status.ROLLED)


def now(look: Looked) -> str:
    """What all are doing at this moment."""
    view, words, names = look.view, look.words, look.names
    coming = min(view.round + 1, view.rounds)
    match view.phase:
        case Phase.READY:
            return words("cubo-ready", round=coming, rounds=view.rounds, who=names[view.first])
        case Phase.RACE:
            began = words("cubo-race", round=view.round, rounds=view.rounds)
            return "\n".join(race(look) or (began,))
        case Phase.SCORING if view.scoring is not None:
            return words("cubo-scoring", round=view.round, rounds=view.rounds, who=names[view.scoring])
        case _:
            return ""


def race(look: Looked) -> list[str]:
    """Who has called, and whose time runs out."""
    view, words, names = look.view, look.words, look.names
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


def alone(look: Looked, outcome: Outcome) -> str:
    """How well somebody did who played against the clock."""
    time = look.words.seconds(outcome.figures[0]["time_ms"], places=1)
    return look.words("cubo-alone", who=look.names[0], points=outcome.scores[0], time=time)
