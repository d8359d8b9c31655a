"""Squares laid out by hand, and a match that is played press by press."""

import dataclasses
from typing import Any

from msgspec.structs import replace

from engine.cubo import game
from engine.cubo.cards import DICE, Colour, Die
from engine.cubo.state import (
    Action,
    Begin,
    Call,
    Decline,
    Dice,
    Options,
    Player,
    Replace,
    Roll,
    State,
    Status,
    Take,
    View,
)
from engine.game import Outcome, Press, Refusal
from engine.match import Match

OPENED = 1_000_000
_COLOURS = {"R": Colour.RED, "B": Colour.BLUE, "W": Colour.WHITE}
DULL = "R1 B3 R6 B1 W4 B6 R3 R1 B1"  # scores nothing


def dice(text: str) -> Dice:
    """ "R3 B2" is a red three and a blue two."""
    return tuple(DICE[_COLOURS[one[0]]][int(one[1])] for one in text.split())


def die(text: str) -> Die:
    return dice(text)[0]


class Table:
    """A match and what is pressed in it. Moments count from its opening."""

    def __init__(self, seats: int = 3, seed: str = "cubo", **options: Any) -> None:
        chosen: dict[str, Any] = {"first": 0} | options
        self.match = Match.deal(game, Options(**chosen), seats, seed, OPENED)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def news(self) -> tuple[Any, ...]:
        return self.state.news

    @property
    def due(self) -> int | None:
        return None if self.match.due is None else self.match.due - OPENED

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome
        return self.match.outcome

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def status(self) -> list[Status]:
        return [player.status for player in self.state.players]

    def view(self, seat: int | None = None) -> View:
        return game.view(self.state, seat)

    def legal(self, seat: int) -> list[Action]:
        return list(game.legal(self.state, seat))

    def change(self, **fields: Any) -> None:
        self.match = dataclasses.replace(self.match, state=replace(self.state, **fields))

    def lay(self, seat: int, text: str) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], dice=dice(text), status=Status.ROLLED)
        self.change(players=tuple(players))

    def centre(self, text: str) -> None:
        self.change(centre=dice(text))

    def act(self, seat: int, action: Action, at: int, **press: int) -> None:
        made = {"at": OPENED + at, "seen": self.match.revision, "id": at} | press
        self.match = self.match.act(seat, action, Press(**made)).match

    def refused(self, seat: int, action: Action, at: int = 90_000, **press: int) -> Refusal:
        before = self.state
        try:
            self.act(seat, action, at, **press)
        except Refusal as refusal:
            assert self.state is before
            return refusal
        raise AssertionError("it was not refused")

    def lapse(self) -> None:
        assert self.match.due is not None
        self.match = self.match.lapse(self.match.due).match

    def begin(self, at: int = 0) -> None:
        self.act(self.state.first, Begin(), at)

    def roll(self, seat: int, at: int = 1_000) -> None:
        self.act(seat, Roll(), at)

    def call(self, seat: int, at: int = 5_000, **press: int) -> None:
        self.act(seat, Call(), at, **press)

    def take(self, seat: int, slot: int, at: int = 6_000, **press: int) -> None:
        self.act(seat, Take(slot=slot), at, **press)

    def decline(self, seat: int, at: int = 6_000) -> None:
        self.act(seat, Decline(), at)

    def replace_die(self, seat: int, cell: int | None, at: int = 20_000) -> None:
        self.act(seat, Replace(cell=cell), at)


def racing(seats: int = 3, **options: Any) -> Table:
    """The signal is given and all have rolled."""
    table = Table(seats, **options)
    table.begin()
    for seat in range(seats):
        table.roll(seat)
    return table


def scoring(seats: int = 2, *squares: str, slot: int | None = 0, centre: str = "R6 R5 B4 B3") -> Table:
    """The first player has taken the die of this slot, all others nothing; the race is over."""
    table = racing(seats)
    table.centre(centre)
    for seat in range(seats):
        table.lay(seat, squares[seat] if seat < len(squares) else DULL)
        table.call(seat)
    for seat in range(1, seats):
        table.decline(seat)
    if slot is None:
        table.decline(0)
    else:
        table.take(0, slot)
    return table
