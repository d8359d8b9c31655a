"""The last moves of one table in words, kept with its board, so that a restart has nothing to replay.

Moves are put into words when a board is painted, not while the table's queue waits. Only where some are
missing, as after a crash between a move and its board, is the match told again from its log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from engine.tables.table import Standing

SHOWN = 4  # lines on the board
LONGEST = 64  # changes that may wait to be put into words; beyond that the log tells

NOTHING = -1  # before the deal, which is revision 0

Worded = Callable[[Standing, int | None], Sequence[str]]  # then, and which seat took a play back, if one did
FromLog = Callable[[], Awaitable[Sequence[str]]]


class Lines:
    def __init__(self) -> None:
        self.told = NOTHING  # the revision up to which these lines tell
        self.said: tuple[str, ...] = ()
        self._untold: deque[tuple[Standing, bool, int | None]] = deque(maxlen=LONGEST)

    def note(self, standing: Standing, *, is_news: bool, undid: int | None = None) -> None:
        """The table changed. What only moves its clocks still bears the news of the step before."""
        if standing.match is not None:
            self._untold.append((standing, is_news, undid))

    def recall(self, told: int | None, said: Sequence[str]) -> None:
        """What is known to have been said up to a revision."""
        self.told, self.said = NOTHING if told is None else told, tuple(said)

    def add(self, line: str) -> tuple[str, ...]:
        """Something was said that no move did."""
        self.said = (*self.said, line)[-SHOWN:]
        return self.said

    def forget(self) -> None:
        """Nothing of this may be said any more; the log tells it anew."""
        self.recall(NOTHING, ())
        self._untold.clear()

    async def last_of(self, standing: Standing, worded: Worded, from_log: FromLog) -> tuple[str, ...]:
        """The last few lines, oldest first."""
        if standing.match is None:
            return ()
        while self._untold:
            self._tell(*self._untold.popleft(), worded)
        missing = standing.table.revision - self.told
        if missing == 1:
            self._say_once(standing, worded)
        elif missing > 1:
            self.recall(standing.table.revision, (await from_log())[-SHOWN:])
        return self.said

    def _tell(self, then: Standing, is_news: bool, undid: int | None, worded: Worded) -> None:
        """One step more, if it is the next."""
        missing = then.table.revision - self.told
        if missing == 1:
            news = worded(then, undid) if is_news else ()
            self.recall(then.table.revision, (*self.said, *news)[-SHOWN:])
        elif missing == 2 and not is_news:
            self._say_once(then, worded)

    def _say_once(self, then: Standing, worded: Worded) -> None:
        """A crash came between the last move and its words, or only the clocks were moved since then."""
        news = tuple(worded(then, None))
        is_said = bool(news) and self.said[-len(news) :] == news
        self.recall(then.table.revision, self.said if is_said else (*self.said, *news)[-SHOWN:])
