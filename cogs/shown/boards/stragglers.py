"""Whose press came too late for the photo finish that all see: told on the board, and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.look import AnyLook
from engine.game import Press
from engine.race import Claim

LATEST = 5_000  # ms after the winner; beyond that it was meant for something else


class Stragglers:
    def __init__(self) -> None:
        self._finish: int | None = None  # which one: by the press that was first
        self._late: dict[int, int] = {}  # by seat, ms after that press

    def __bool__(self) -> bool:
        return bool(self._late)

    def note(self, look: AnyLook, seat: int, press: Press) -> bool:
        """Somebody pressed in vain; whether there is anything new to tell of it."""
        finish: Sequence[Claim] = getattr(look.view, "finish", ())
        if not finish or seat in (claim.seat for claim in finish):
            return False
        if finish[0].press.id != self._finish:  # what was told of another photo finish is over
            self._finish, self._late = finish[0].press.id, {}
        late = press.at - finish[0].press.at
        if seat in self._late or not 0 <= late <= LATEST:
            return False
        self._late[seat] = late
        return True

    def line(self, look: AnyLook) -> str:
        """Who was late for the last photo finish, and by how much; nothing where nobody was."""
        finish: Sequence[Claim] = getattr(look.view, "finish", ())
        if not self._late or not finish or finish[0].press.id != self._finish:
            return ""
        words = look.words
        late = sorted((ms, seat) for seat, ms in self._late.items())
        within = finish[-1].press.at - finish[0].press.at
        held_up = [one for one in late if one[0] <= within]  # pressed before others who were in time
        too_late = [one for one in late if one[0] > within]
        return "\n".join(
            words(
                key,
                others=words.list_of(words("race-later", who=look.names[seat], ms=ms) for ms, seat in those),
            )
            for key, those in (("race-held-up", held_up), ("race-too-late", too_late))
            if those
        )
