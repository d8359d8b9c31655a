"""One look a revision and seat: whoever looks again at what has not changed is handed the same look."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from cogs.games.look import AnyLook, look_at
from data.words import Words
from engine.game import Refusal
from engine.tables.playing import must_not_be_ended, must_not_have_left
from engine.tables.table import Standing, TableKind

REMEMBERED = 512  # looks: of the tables that are played at just now

Place = tuple[int, int | None, str]  # table, seat, language


class Looks:
    def __init__(self) -> None:
        self._known: OrderedDict[Place, tuple[Standing, AnyLook]] = OrderedDict()

    def of_person(self, person: int, standing: Standing, words: Words, draft: str = "") -> AnyLook:
        """What this person sees of the match: from his seat, or from the public's place where he has none."""
        if standing.match is None:
            must_not_be_ended(standing.table)
            raise Refusal(TableKind.LOBBY)
        seat = standing.table.seat_of(person)
        if seat is None:
            must_not_have_left(standing.table, person)
        return self.at(standing, words, seat, draft)

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
