"""The last moves of one table in words, kept with its board, so that a restart has nothing to replay.

Moves are put into words when a board is painted, not while the table's queue waits. Only where some are
missing, as after a crash between a move and its board, is the match told again from its log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from data.words import Words
from engine.tables.table import Cause, Standing, What

SHOWN = 4  # lines on the board
LONGEST = 64  # changes that may wait to be put into words; beyond that the log tells
CLOCKS_ALONE = (What.DELAYED, What.WOKEN)  # what moves the clocks bears the news of the step before

NOTHING = -1  # before the deal, which is revision 0


class LineTeller(Protocol):
    def worded(self, then: Standing, undid: int | None, words: Words, /) -> Sequence[str]:
        """What just happened; `undid` took a play back."""
        ...

    async def from_log(self, standing: Standing, words: Words, /) -> Sequence[str]:
        """All that happened, the first first."""
        ...


class Lines:
    """`keep` is told of the revision up to which these lines tell, and the lines."""

    def __init__(self, teller: LineTeller, keep: Callable[[int, Sequence[str]], None]) -> None:
        self._teller = teller
        self._keep = keep
        self.told = NOTHING  # the revision up to which these lines tell
        self.said: tuple[str, ...] = ()
        self.untold: deque[tuple[Standing, Cause]] = deque(maxlen=LONGEST)  # how the table changed since
        self.given_back = 0  # ms in which nobody could play, and of which no line tells yet
        self._kept = self.told, self.said

    def recall(self, told: int | None, said: Sequence[str]) -> None:
        """What is known to have been said up to a revision."""
        self._kept = self.told, self.said = NOTHING if told is None else told, tuple(said)

    def forget(self) -> None:
        """Nothing of this may be said any more; the log tells it anew."""
        self.recall(NOTHING, ())
        self.untold.clear()

    async def last_of(self, standing: Standing, words: Words) -> tuple[str, ...]:
        """The last few lines, oldest first."""
        if standing.match is None:
            return ()
        self.tell(words)
        missing = standing.table.revision - self.told
        if missing == 1:
            self._say_once(standing, words)
        elif missing > 1:
            told = await self._teller.from_log(standing, words)
            self._say(standing, told)
        if self.given_back:
            missed, self.given_back = self.given_back, 0
            self.said = (*self.said, words("board-time-back", span=words.span(missed)))[-SHOWN:]
        if self._kept != (self.told, self.said):
            self._kept = self.told, self.said
            self._keep(self.told, self.said)
        return self.said

    def tell(self, words: Words) -> None:
        """Put into words what has happened since."""
        while self.untold:
            self._tell(*self.untold.popleft(), words)

    def _tell(self, then: Standing, cause: Cause, words: Words) -> None:
        """One step more, if it is the next."""
        if then.match is None:
            return
        missing, is_news = then.table.revision - self.told, cause.what not in CLOCKS_ALONE
        if missing == 1:
            undid = cause.seat if cause.what is What.UNDONE else None
            news = self._teller.worded(then, undid, words) if is_news else ()
            self._say(then, (*self.said, *news))
        elif missing == 2 and not is_news:
            self._say_once(then, words)

    def _say_once(self, then: Standing, words: Words) -> None:
        """A crash came between the last move and its words, or only the clocks were moved since then."""
        news = tuple(self._teller.worded(then, None, words))
        is_said = bool(news) and self.said[-len(news) :] == news
        self._say(then, self.said if is_said else (*self.said, *news))

    def _say(self, then: Standing, lines: Sequence[str]) -> None:
        self.told, self.said = then.table.revision, tuple(lines)[-SHOWN:]
