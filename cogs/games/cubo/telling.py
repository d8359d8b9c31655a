"""Cubo in words: how it stands, and how it ended."""

from __future__ import annotations

from cogs.games.cubo.dice import die_sign
from cogs.games.look import Look
from cogs.wire.screens.rows import BLANK, SMALL, fitting
from engine.cubo.cards import CELLS
from engine.cubo.state import Action, Phase, PlayerView, Status, View
from engine.game import Outcome

Looked = Look[View, Action]

APART, NONE, SIDE = " · ", "➖", 3
NAMED = 2  # rows for three rivals with long names
_LAYING = (Status.HAND, Status.ROLLED)


def now(look: Looked) -> str:
    """What all are doing at this moment."""
    view, words, names = look.view, look.words, look.names
    coming = min(view.round + 1, view.rounds)
    match view.phase:
        case Phase.READY:
            told = {"who": names[view.first], "mine": _is(look, view.first)}
            return words("cubo-ready", round=coming, rounds=view.rounds, **told)
        case Phase.RACE:
            began = words("cubo-race", round=view.round, rounds=view.rounds)
            return "\n".join(race(look) or (began,))
        case Phase.SCORING if view.scoring is not None and view.scoring == view.seat:
            return ""  # what he may do is told besides
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
        last = [seat for seat, one in enumerate(view.players) if one.status in _LAYING]
        told = {"who": words.list_of(names[seat] for seat in last), "mine": _is(look, *last)}
        lines.append(words("cubo-countdown", until=f"<t:{view.countdown // 1000}:R>", **told))
    if view.asked:
        lines.append(words("cubo-asked"))
    return lines


def _is(look: Looked, *seats: int) -> str:
    """Whether that is nobody but who sees it."""
    return str(seats == (look.view.seat,)).lower()


def rivals(look: Looked) -> list[str]:
    """After a round: whose square brought what, then the squares side by side, in rows of small letters."""
    view = look.view
    others = [(seat, one) for seat, one in enumerate(view.players) if seat != view.seat]
    if view.phase is not Phase.READY or not view.round or not others:
        return []
    brought = APART.join(_brought(look, seat, one) for seat, one in others)
    named = fitting([(SMALL + brought,)], NAMED, look.people)
    squares = [[_die(one, cell) for cell in CELLS] for _, one in others]
    rows = (
        SMALL + APART.join("".join(square[at : at + SIDE]) for square in squares)
        for at in range(0, len(CELLS), SIDE)
    )
    return [*named, *[SMALL + BLANK] * (NAMED - len(named)), *rows]


def _brought(look: Looked, seat: int, one: PlayerView) -> str:
    points = one.points[-1] if one.points else 0
    return f"`{seat + 1}`\u00a0{look.names[seat]}\u00a0**{points}**"


def _die(player: PlayerView, cell: int) -> str:
    """As it was scored; a hyphen where nothing lies."""
    return die_sign(player.sheet.dice[cell]) if player.sheet else NONE


def alone(look: Looked, outcome: Outcome) -> str:
    """How well somebody did who played against the clock."""
    time = look.words.seconds(outcome.figures[0]["time_ms"], places=1)
    return look.words("cubo-alone", who=look.names[0], points=outcome.scores[0], time=time)
