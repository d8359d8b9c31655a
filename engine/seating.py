"""The lobby: who sits where, what is played, and when it starts."""

from typing import Any

import msgspec

from engine.game import AnyGame, Frozen, Level
from engine.table import Clock, Table

SHORTEST = 10_000  # ms for a decision
LONGEST = 7 * 24 * 60 * 60 * 1000
HANDICAPS = range(25, 401)  # percent


class Command(Frozen, frozen=True, tag_field="command"):
    """Something a person wants of the table itself, not of the match on it."""


class Join(Command, frozen=True, tag="join"):
    name: str = ""


class Leave(Command, frozen=True, tag="leave"):
    """In the lobby the seat is free again; in the match a brain plays it to the end."""


class Back(Command, frozen=True, tag="back"):
    """I am here: any press of an absent person that is no move, as looking at one's own hand."""


class AddBrain(Command, frozen=True, tag="add-brain"):
    level: Level = Level.NORMAL


class SetBrain(Command, frozen=True, tag="set-brain"):
    seat: int
    level: Level


class Kick(Command, frozen=True, tag="kick"):
    """A brain or a person has to get up."""

    seat: int


class Swap(Command, frozen=True, tag="swap"):
    """Two seats change places, and with that teams; the host any two, others their own with another."""

    seat: int
    other: int


class Choose(Command, frozen=True, tag="choose"):
    options: msgspec.Raw  # JSON of the game's Options


class SetClock(Command, frozen=True, tag="set-clock"):
    clock: Clock


class SetHandicap(Command, frozen=True, tag="set-handicap"):
    seat: int
    percent: int


class Start(Command, frozen=True, tag="start"):
    """By the host, or by anybody seated once the table is full."""


class Stop(Command, frozen=True, tag="stop"):
    """Close the table. The host may in the lobby and when playing alone; a moderator always."""

    moderator: bool = False


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people, brains and options at a new table, the first seat moved on by one."""


AnyCommand = (
    Join
    | Leave
    | Back
    | AddBrain
    | SetBrain
    | Kick
    | Swap
    | Choose
    | SetClock
    | SetHandicap
    | Start
    | Stop
    | Rematch
)


def obey(table: Table, game: AnyGame, person: int, command: Any, now: int) -> Table:
    """The lobby after this command, or a Refusal."""
    raise NotImplementedError
