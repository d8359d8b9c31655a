"""Whose press came too late for the photo finish that all see: told on the board, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.look import AnyLook
from engine.game import Press
from engine.race import Claim

LATEST = 5_000  # ms after the winner; beyond that no figure would say anything

Late = tuple[int | None, int]  # by how many ms, and the seat
Kinds = dict[str, list[Late]]


class Stragglers:
    def __init__(self) -> None:
        self._finish: int | None = None  # which one: by the press that was first
        self._late: dict[int, int | None] = {}  # by seat, ms after that press; None: no figure is told

    def __bool__(self) -> bool:
        return bool(self._late)

    def note(self, look: AnyLook, seat: int, press: Press, *, is_gone: bool = False) -> bool:
        """Somebody pressed in vain; whether there is anything new to tell of it.

        Who pressed for what `is_gone` is told so whenever that was, and before any photo finish as well; but
        whom the photo finish itself names, that is told of already.
        """
        finish = _finish(look)
        if seat in (claim.seat for claim in finish):
            return False
        if self._finish != _number(finish):  # what was told of another photo finish is over
            self._finish, self._late = _number(finish), {}
        late = press.at - finish[0].press.at if finish else -1
        if seat in self._late or not (is_gone or 0 <= late <= LATEST):
            return False
        self._late[seat] = late if 0 <= late <= LATEST else None
        return True

    def lines(self, look: AnyLook) -> Iterator[str]:
        """Who was late for the last photo finish, and by how much: the longest wording first, a row last.

        Nothing where nobody was.
        """
        finish = _finish(look)
        if not self._late or self._finish != _number(finish):
            return
        late = sorted((ms, seat) for seat, ms in self._late.items() if ms is not None)
        within = finish[-1].press.at - finish[0].press.at if finish else 0
        kinds: Kinds = {
            "race-held-up": [one for one in late if one[0] <= within],  # before others who were in time
            "race-too-late": [one for one in late if one[0] > within],
            "race-gone": [(None, seat) for seat, ms in self._late.items() if ms is None],
        }
        for most in range(len(self._late), 0, -1):
            yield "\n".join(_told(key, those, most, look) for key, those in kinds.items() if those)
        if len(self._late) == 1:
            yield look.words("race-too-late", others=look.names[min(self._late)])
        yield look.words("race-late-in-all", count=len(self._late))


def _finish(look: AnyLook) -> Sequence[Claim]:
    return getattr(look.view, "finish", ())


def _number(finish: Sequence[Claim]) -> int:
    return finish[0].press.id if finish else -1


def _told(key: str, those: Sequence[Late], most: int, look: AnyLook) -> str:
    """So many of these by name, and how many more there are."""
    words = look.words
    named = [
        look.names[seat] if ms is None else words("race-later", who=look.names[seat], ms=ms)
        for ms, seat in those[:most]
    ]
    more = len(those) - len(named)
    return words(key, others=words.list_of([*named, *([words("race-others", count=more)] if more else [])]))
