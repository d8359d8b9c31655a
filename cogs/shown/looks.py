"""One look a revision and seat: whoever looks again at what has not changed is handed the same look."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from cogs.games.look import AnyLook, look_at
from data.words import Words
from engine.tables.table import Standing

REMEMBERED = 512  # looks: of the tables that are played at just now

Place = tuple[int, int | None, str]  # table, seat, language


class Looks:
    def __init__(self) -> None:
        self._known: OrderedDict[Place, tuple[Standing, AnyLook]] = OrderedDict()

    def at(self, standing: Standing, words: Words, seat: int | None, draft: str = "") -> AnyLook:
        """What is to be seen from this seat, by whoever has chosen that much."""
        place = (standing.table.id, seat, words.language)
        known = self._known.get(place)
        if known is None or known[0] is not standing:
            known = self._known[place] = standing, look_at(standing, words, seat)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(place)
        return replace(known[1], draft=draft) if draft else known[1]
