"""A private screen that is open: shown to one person, kept level with the table while its token lives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.games.undo import with_undo
from cogs.shown.boards.foot import BLANK
from cogs.shown.message import Message, Painting
from cogs.shown.private.ending import ending_screen
from cogs.shown.private.leaving import farewell
from cogs.wire.presses.wrapping import for_one
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from data.ranks.afterwards import Aftermath
from data.words import Words
from engine.tables.table import Closed, Standing


class Made(NamedTuple):
    """What a hand shows, and of what it was made."""

    of: Standing
    manner: tuple[object, ...]
    painting: Painting


@dataclass(slots=True, eq=False)
class Hand:
    """One person's open private screen, and what stands on it besides the match."""

    message: Message
    words: Words
    text_only: bool
    draft: str = ""  # what is chosen and not yet done
    notice: str = ""  # a word about what just happened
    _made: Made | None = None  # what was drawn ahead is shown as it is

    @property
    def revision(self) -> int | None:
        """Of the match, as it is shown here or about to be; None: nobody knows."""
        shown = self.message.coming or self.message.shown
        return shown.revision if shown else None

    def painting(self, standing: Standing, desk: Desk, look: AnyLook) -> Painting:
        """What this seat sees in private; below it there is always room for a notice."""
        manner = look.draft, self.notice, self.words, self.text_only
        if self._made is None or self._made.of is not standing or self._made.manner != manner:
            own = for_one(with_undo(desk.private(look), look), self.draft)
            screen = Screen((*own.parts, Line(self.notice or BLANK)), own.accent)
            self._made = Made(standing, manner, self._of(screen, standing))
        return self._made.painting

    def waiting(self, standing: Standing, desk: Desk) -> Painting:
        """Before a race: this person is ready, and the screen for it comes up here."""
        begins, words = standing.table.begins, self.words
        until = f"<t:{(begins or 0) // 1000}:R>"
        told = words("calling-off") if begins is None else words("calling-waits", until=until)
        tap = Tap(label=words(desk.hand), verb="hand", emoji="🫴")
        return self._of(Screen((Line(told), Row((tap,)))), standing)

    def farewell(self, standing: Standing) -> Painting:
        """What an open hand becomes when its table has closed, or its person has left."""
        if standing.table.ended:
            over = "leave-closed" if standing.table.why == Closed.DESERTED else "hand-over"
            screen = Screen.saying(self.notice or self.words(over))
        elif standing.match is None:
            screen = Screen.saying(self.words("leave-lobby"))
        else:
            screen = farewell(self.words)
        return self._of(screen, standing)

    def ending(self, standing: Standing, desk: Desk, look: AnyLook, aftermath: Aftermath | None) -> Painting:
        """The end comes to the player: how he did, the result as all see it, and what to do next."""
        return self._of(ending_screen(standing, desk, look, aftermath), standing)

    def _of(self, screen: Screen, standing: Standing) -> Painting:
        table = standing.table
        return Painting(screen, table.id, table.revision, self.text_only, table.status.value)
