"""Last lines of a board: told once each, kept with it, and read from the log only where they must be."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cogs.shown.boards.lines import SHOWN, Lines
from data.words import Languages, Words
from engine.match import Match
from engine.monad import game
from engine.tables.table import Cause, Standing, Table, What

OPTIONS = game.Options()
ENGLISH = Languages()["en"]
ACTED, CLOSED = Cause(What.ACTED), Cause(What.DELAYED)
MATCH = Match.deal(game, OPTIONS, 2, "5eed", 0)
TABLE = Table(
    game="monad",
    rules=1,
    home=1,
    place=2,
    host=3,
    options=msgspec.Raw(msgspec.json.encode(OPTIONS)),
    seats=(),
    seed="5eed",
    opened=0,
    saved=0,
)


def at(revision: int) -> Standing:
    return Standing(msgspec.structs.replace(TABLE, revision=revision), game, MATCH)


class Teller:
    """Words each revision by its number, and counts how often the log had to be read."""

    def __init__(self, latest: int) -> None:
        self.latest = latest
        self.replays = 0
        self.kept: list[tuple[int, Sequence[str]]] = []
        self.lines = Lines(self, lambda told, said: self.kept.append((told, said)))

    def worded(self, then: Standing, undid: int | None, _: Words) -> Sequence[str]:
        return (f"move {then.table.revision}" if undid is None else f"seat {undid} took it back",)

    async def from_log(self, _: Standing, __: Words) -> Sequence[str]:
        self.replays += 1
        return [f"move {revision}" for revision in range(self.latest + 1)]

    def note(self, revision: int, cause: Cause = ACTED) -> None:
        self.lines.untold.append((at(revision), cause))

    async def last(self) -> tuple[str, ...]:
        return await self.lines.last_of(at(self.latest), ENGLISH)


def moves(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"move {revision}" for revision in range(first, last + 1))


async def test_every_move_is_told_once_and_the_last_few_stay() -> None:
    teller = Teller(6)
    for revision in range(7):
        teller.note(revision)
    teller.note(6)  # somebody came back: the match stands where it stood
    assert await teller.last() == moves(7 - SHOWN, 6)
    assert await teller.last() == moves(7 - SHOWN, 6)
    assert teller.replays == 0


async def test_what_was_kept_goes_on_after_a_restart_without_the_log() -> None:
    teller = Teller(7)
    teller.lines.recall(6, moves(3, 6))
    teller.note(7)
    assert await teller.last() == moves(4, 7)
    assert teller.replays == 0
    assert teller.kept == [(7, moves(4, 7))]


async def test_a_move_that_was_stored_just_before_a_crash_is_told_by_the_position() -> None:
    teller = Teller(7)
    teller.lines.recall(6, moves(3, 6))
    assert await teller.last() == moves(4, 7)
    assert teller.replays == 0


async def test_that_the_house_was_closed_is_no_move() -> None:
    """The step that moves the clocks bears the news of the step before, which is told already."""
    teller = Teller(7)
    teller.lines.recall(6, moves(3, 6))
    teller.note(7, CLOSED)
    assert await teller.last() == moves(3, 6)
    assert teller.replays == 0


async def test_a_move_before_the_house_was_closed_is_told_after_it_opened() -> None:
    teller = Teller(8)
    teller.lines.recall(6, moves(3, 6))
    teller.note(8, CLOSED)  # the seventh was stored, and then the house was killed
    assert await teller.last() == (*moves(4, 6), "move 8")
    assert teller.replays == 0


async def test_where_moves_are_missing_the_log_tells_once() -> None:
    teller = Teller(9)
    teller.lines.recall(5, moves(2, 5))
    assert await teller.last() == moves(6, 9)
    assert await teller.last() == moves(6, 9)
    assert teller.replays == 1


async def test_what_was_forgotten_is_told_anew() -> None:
    teller = Teller(5)
    for revision in range(6):
        teller.note(revision)
    await teller.last()
    teller.lines.forget()
    assert await teller.last() == moves(2, 5)
    assert teller.replays == 1


async def test_a_table_without_a_match_has_nothing_to_tell() -> None:
    teller = Teller(0)
    assert await teller.lines.last_of(Standing(TABLE, game, None), ENGLISH) == ()
    teller.note(0)
    assert await teller.last() == ("move 0",)
    assert teller.replays == 0


async def test_a_play_that_was_taken_back_is_told_and_so_is_the_taking_back() -> None:
    teller = Teller(2)
    for revision in range(2):
        teller.note(revision)
    teller.note(2, Cause(What.UNDONE, seat=1))
    assert await teller.last() == ("move 0", "move 1", "seat 1 took it back")
    assert teller.replays == 0
