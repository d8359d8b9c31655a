"""The same in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.ranks.lines import Portrayal, Rung
from render.sketch import Words, shortened


def leaderboard(title: str, below: str, entries: Sequence[Rung], own: Rung | None, words: Words) -> str:
    parts = [words("picture-ranks-board", title=title, below=below)]
    parts += [_line(entry, words) for entry in entries]
    if not entries:
        parts.append(words("picture-ranks-empty"))
    if own:
        parts.append(words("picture-ranks-own", line=_line(own, words)))
    return shortened(" ".join(parts))


def profile(told: Portrayal, words: Words) -> str:
    parts = [
        words("picture-ranks-profile", name=told.name, game=told.game, rating=told.rating),
        words("picture-ranks-facts", matches=told.matches, wins=told.wins, streak=told.streak),
    ]
    if told.curve:
        lowest, highest = str(min(told.curve)), str(max(told.curve))
        parts.append(words("picture-ranks-curve", count=len(told.curve), lowest=lowest, highest=highest))
    parts += [
        words("picture-ranks-game", game=game.name, rating=game.rating, matches=game.matches, wins=game.wins)
        for game in told.games
        if game.name != told.game
    ]
    return shortened(" ".join(parts))


def _line(entry: Rung, words: Words) -> str:
    return words("picture-ranks-line", place=entry.place, name=entry.name, value=entry.value)
