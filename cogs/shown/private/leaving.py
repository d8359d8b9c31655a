"""Getting up from a match: the question beforehand, the way back, and what all are told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.wire.choices import slug
from cogs.wire.presses.refusals import way_back
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from data.ranks.ratings import is_among_people

if TYPE_CHECKING:
    from data.words import Words
    from engine.tables.table import Table


def leaving_question(table: Table, seat: int, words: Words) -> Screen:
    """What leaving costs; what costs nothing comes first."""
    game = words(f"{slug(table.game)}-name")
    stay = Tap(label=words("leave-stay"), verb="leave_not")
    leave = Tap(label=words("leave-do"), verb="leave_now", style=Style.DANGER, emoji="🚪")
    text = f"## {words('leave-ask', game=game)}\n{words(f'leave-ask-{_cost(table, seat)}')}"
    return Screen((Line(text), Row((stay, leave))))


def _cost(table: Table, seat: int) -> str:
    if not any(other.here for at, other in enumerate(table.seats) if at != seat):
        return "closes"
    return "rated" if is_among_people(table) else "unrated"


def farewell(words: Words) -> Screen:
    """For whoever has just left a match that goes on."""
    return way_back(words("leave-match"), words)


def passages(
    table: Table, names: Sequence[str], words: Words, *, since: int, before: int | None = None
) -> list[str]:
    """Who left and who came back from this revision of the match on, a line each."""
    return [
        words("passage-back" if one.back else "passage-left", who=_called(table, one.seat, names))
        for one in table.passages
        if since <= one.revision and (before is None or one.revision < before)
    ]


def _called(table: Table, seat: int, names: Sequence[str]) -> str:
    """As ever: that a seat is played by the house just now is no part of its name here."""
    person = table.seats[seat].person
    return names[seat] if person is None else f"<@{person}>"


def rated_last(table: Table, names: Sequence[str], words: Words) -> str:
    """Who has walked away from a match that is rated; nothing where nobody has."""
    gone = [_called(table, at, names) for at, seat in enumerate(table.seats) if seat.forsaken]
    if not gone or len(gone) == len(names) or not is_among_people(table):
        return ""
    return words("board-rated-last", who=words.list_of(gone), count=len(gone))
