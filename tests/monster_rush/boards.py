"""Boards laid out by hand, and a match that is played on them press by press."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.game import Press, Refusal
from engine.match import Match
from engine.monster_rush import game
from engine.monster_rush.cards import CARDS, MONSTERS, Face
from engine.monster_rush.state import Hunter, Lair, OpenCard, Options, Reveal, State, Touch

OPENED = 1_000_000


def card(*pictures: str) -> int:
    """A normal card of one symbol, or the combo of two."""
    kind = Face.NORMAL if len(pictures) == 1 else Face.COMBO
    return next(i for i, one in enumerate(CARDS) if one.kind is kind and one.pictures == pictures)


def failed(picture: str) -> int:
    return next(i for i, one in enumerate(CARDS) if one.kind is Face.FAILED and one.pictures == (picture,))


STAFF = next(i for i, one in enumerate(CARDS) if one.kind is Face.STAFF)


def needing(*symbols: str) -> int:
    """The monster with just these needs."""
    return next(one.number for one in MONSTERS.values() if sorted(one.needs) == sorted(symbols))


class Rush:
    """A match and the hands on it; `news` is what the last action did."""

    def __init__(self, seats: int = 3, seed: str = "rush", **options: Any) -> None:
        chosen: dict[str, Any] = {"first": 0} | options
        self.match = Match.deal(game, Options(**chosen), seats, seed, OPENED)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def news(self) -> tuple[Any, ...]:
        return self.state.news

    @property
    def revision(self) -> int:
        return self.match.revision

    def change(self, **fields: Any) -> None:
        self.match = dataclasses.replace(self.match, state=replace(self.state, **fields))

    def hunters(self, *hunters: Hunter) -> None:
        self.change(hunters=hunters)

    def lairs(self, *monsters: int, left: Sequence[int] = (2, 2, 2)) -> None:
        """These monsters up; under each so many others, none of which is up."""
        others = [number for number in MONSTERS if number not in monsters]
        piles = [tuple(others[9 * space : 9 * space + count]) for space, count in enumerate(left)]
        self.change(
            lairs=tuple(
                Lair(monster=monster, pile=pile) for monster, pile in zip(monsters, piles, strict=True)
            )
        )

    def shown(self, *cards: int) -> None:
        """These cards turned in this order, one by each seat, a second apart; it is the next one's turn."""
        seats = len(self.state.hunters)
        hunters = [replace(hunter, shown=()) for hunter in self.state.hunters]
        for place, one in enumerate(cards):
            seat = place % seats
            turned = OpenCard(card=one, since=place + 1, at=OPENED + 1_000 * (place + 1))
            hunters[seat] = replace(hunters[seat], shown=(*hunters[seat].shown, turned))
        self.match = dataclasses.replace(self.match, revision=len(cards))
        self.change(hunters=tuple(hunters), turn=len(cards) % seats)

    def touch(self, seat: int, space: int, at: int = 60_000, **press: int) -> None:
        """`at` counts from the opening."""
        self._act(seat, Touch(space=space), at, press)

    def reveal(self, seat: int, at: int = 60_000, **press: int) -> None:
        self._act(seat, Reveal(), at, press)

    def _act(self, seat: int, action: Any, at: int, press: dict[str, int]) -> None:
        made = {"at": OPENED + at, "seen": self.revision, "id": at} | press
        self.match = self.match.act(seat, action, Press(**made)).match

    def refused(self, do: Any, *args: Any, **press: int) -> Refusal:
        before = self.state
        try:
            do(*args, **press)
        except Refusal as refusal:
            assert self.state is before
            return refusal
        raise AssertionError("it was not refused")

    def lapse(self) -> None:
        assert self.match.due is not None
        self.match = self.match.lapse(self.match.due).match

    def judge(self) -> Any:
        """Let the photo finish end; what became of it, after the presses."""
        assert self.state.race
        self.lapse()
        return self.news[1]
