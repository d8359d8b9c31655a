"""What ranks' pictures are made of, plain and worded already."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """One line of a ladder."""

    place: int
    person: int  # whose monster
    name: str  # for the alt text
    value: str
    share: float  # of the longest bar
    own: bool = False  # the asker's

    @property
    def visible(self) -> tuple[object, ...]:
        return self.place, self.person, self.value, round(self.share, 3), self.own


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLine:
    """One game somebody has played."""

    name: str
    rating: str
    matches: str
    wins: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Portrayal:
    person: int
    name: str  # for the alt text
    game: str  # whose curve this is
    rating: str
    matches: str
    wins: str
    streak: str
    curve: tuple[int, ...]  # points, oldest first
    games: tuple[GameLine, ...]

    @property
    def visible(self) -> tuple[object, ...]:
        told = (self.rating, self.matches, self.wins, self.streak)
        return self.person, self.game, told, self.curve, self.games
