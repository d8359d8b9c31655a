"""A private screen that is open: shown to one person, kept level with the table while its token lives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cogs.games.desk import Desk
from cogs.games.undo import with_undo
from cogs.shown.message import Message, Painting
from cogs.shown.private.ending import ending_screen
from cogs.shown.private.leaving import farewell
from cogs.shown.stage import Stage
from cogs.wire.presses.wrapping import for_one
from cogs.wire.screens.rows import BLANK, broken, filled
from cogs.wire.screens.screen import Line, Menu, Part, Row, Screen, Tap
from data.ranks.afterwards import Aftermath
from data.words import Words
from engine.tables.table import Away, Closed, Standing, Status


def with_notice(own: Screen, notice: str, rows: int, names: Mapping[int, str]) -> Screen:
    """What is told below the buttons, and a word about what just happened, for which there is always room.

    Both together take so many rows, that no button moves; where that is too little, the word is what counts.
    """
    if not rows:
        return Screen((*own.parts, Line(notice or BLANK)), own.accent)
    begin, usual = 0, list[str]()
    for at, part in enumerate(own.parts):
        if isinstance(part, Row | Menu):
            begin = at + 1
    end = begin
    for part in own.parts[begin:]:
        if not isinstance(part, Line):
            break
        usual += broken(part.text, names)
        end += 1
    said = broken(notice, names) if notice else []
    shown = usual if not said else [*usual, *said] if len(usual) + len(said) <= rows else said
    below = Line("\n".join(filled(shown, rows)))
    return Screen((*own.parts[:begin], below, *own.parts[end:]), own.accent)


def way_back(own: Screen, away: str, desk: Desk, words: Words) -> str:
    """What brings whoever is away back, as things stand on his screen and on the board."""
    here = any(map(_can_be_pressed, own.parts))
    tap = words("board-go-on") if away == Away.RESTS else words(desk.hand)
    return words("hand-away", away=away, here=str(here).lower(), tap=tap)


def _can_be_pressed(part: Part) -> bool:
    if isinstance(part, Row):
        return any(tap.enabled for tap in part.taps)
    return isinstance(part, Menu) and part.enabled


class Made(NamedTuple):
    """What a hand shows, and of what it was made."""

    of: Standing
    manner: tuple[object, ...]
    painting: Painting


@dataclass(slots=True, eq=False)
class Hand:
    """One person's open private screen, and what stands on it besides the match."""

    stage: Stage
    person: int
    message: Message
    words: Words
    text_only: bool
    asked: int = 0  # how often it was pressed, or told what came of a press elsewhere
    answered: int = 0  # so many of these it shows
    draft: str = ""  # what is chosen and not yet done
    notice: str = ""  # a word about what just happened
    noticed_at: int | None = None  # the revision at which alone it is so; None: until the next press
    aftermath: Aftermath | None = None  # what the match has done to this person's rating and records
    _made: Made | None = None  # what was drawn ahead is shown as it is

    @property
    def number(self) -> int:
        """Of its message; 0: not told yet."""
        return self.message.number or 0

    @property
    def revision(self) -> int | None:
        """Of the match, as it is shown here or about to be; None: nobody knows."""
        shown = self.message.coming or self.message.shown
        return shown.revision if shown else None

    @property
    def shows(self) -> tuple[int, str] | None:
        """Which revision, and how it takes its person to be away; None: nobody knows."""
        shown = self.message.coming or self.message.shown
        return (shown.revision, shown.away) if shown else None

    def tell(self, notice: str, at: int | None = None) -> None:
        """From now on; `at` a revision where the next move makes it untrue."""
        self.notice, self.noticed_at = notice, at

    def painting(self, standing: Standing) -> Painting:
        """What this person is to be shown while the table stands so, with what is chosen and said here."""
        said = self.notice, self.noticed_at
        manner = self.draft, said, self.words, self.text_only, self.aftermath
        if self._made is None or self._made.of is not standing or self._made.manner != manner:
            table = standing.table
            seat = table.seat_of(self.person)
            away = "" if seat is None else table.away(seat)
            screen = self._screen(standing, seat, away)
            painting = Painting(screen, table.id, table.revision, self.text_only, table.status.value, away)
            self._made = Made(standing, manner, painting)
        return self._made.painting

    def _screen(self, standing: Standing, seat: int | None, away: str) -> Screen:
        desk = self.stage.services.desks[standing.table.game]
        if seat is None or standing.table.status is Status.CLOSED:
            return self._farewell(standing)
        if standing.match is None:
            return self._waiting(standing, desk)
        look = self.stage.looks.at(standing, self.words, seat, self.draft)
        if standing.table.ended:
            return ending_screen(standing, desk, look, self.aftermath)
        own = for_one(with_undo(desk.private(look), look), self.draft)
        notice = self.notice if self.noticed_at in (None, standing.table.revision) else ""
        if away:
            notice = way_back(own, away, desk, self.words)
        return with_notice(own, notice, desk.rows_private, look.people)

    def _waiting(self, standing: Standing, desk: Desk) -> Screen:
        """Before a race: this person is ready, and the screen for it comes up here."""
        begins, words = standing.table.begins, self.words
        until = f"<t:{(begins or 0) // 1000}:R>"
        told = words("calling-off") if begins is None else words("calling-waits", until=until)
        tap = Tap(label=words(desk.hand), verb="hand", emoji="🫴")
        return Screen((Line(told), Row((tap,))))

    def _farewell(self, standing: Standing) -> Screen:
        """What an open hand becomes when its table has closed, or its person has left."""
        if standing.table.ended:
            over = "leave-closed" if standing.table.why == Closed.DESERTED else "hand-over"
            return Screen.saying(self.notice or self.words(over))
        return Screen.saying(self.words("leave-lobby")) if standing.match is None else farewell(self.words)
