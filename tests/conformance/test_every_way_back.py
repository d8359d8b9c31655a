"""Whoever is away reads on his private screen what really brings him back, in every game and state.

Where anything on it can be pressed, any tap does; where all is still, a button of the board does, by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import msgspec
import pytest

from cogs.games.desk import Desk
from cogs.games.look import look_at
from cogs.games.undo import with_undo
from cogs.shown.boards.board import board_screen
from cogs.shown.private.hand import way_back, with_notice
from cogs.wire.screens.rows import broken
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from data.words import Languages, Words
from engine.game import AnyGame
from engine.tables.table import Rest, Standing
from tests.conformance.desks import every_desk, positions, seated, tapped, unworded, words

__all__ = ["unworded", "words"]

NIGHT = Rest(since=0, until=9_000_000)

every_language = pytest.mark.parametrize("language", Languages().names)


@every_desk
@every_language
def test_a_hand_says_what_really_brings_its_person_back(desk: Desk, played: AnyGame, words: Words) -> None:
    seen = set[tuple[bool, bool]]()
    if not desk.secret:
        return
    for standing, seat in away(played):
        look = look_at(standing, words, seat)
        own = with_undo(desk.private(look), look)
        told, can = way_back(own, standing.table.away(seat), desk, words), any(tapped(own))
        on_board = [
            tap.label for tap in ways(board_screen(standing, desk, words, look_at(standing, words, None), ()))
        ]
        assert can or any(label in told for label in on_board if label), told
        assert not can or not any(label in told for label in on_board if label), told
        if desk.rows_private:
            assert len(broken(told)) <= desk.rows_private
            shown = said(with_notice(own, told, desk.rows_private, look.people))
            assert " ".join(told.split()) in " ".join(shown.split())
        seen.add((can, standing.table.rest is not None))
    assert len(seen) > 1


def away(played: AnyGame) -> Iterator[tuple[Standing, int]]:
    """Tables at which nobody is, and such at which one is away."""
    for match in positions(played):
        if match.outcome:
            continue
        here = seated(match)
        for seat, rests in product(range(match.seats), (False, True)):
            seats = tuple(
                msgspec.structs.replace(one, absent=rests or at == seat)
                for at, one in enumerate(here.table.seats)
            )
            table = msgspec.structs.replace(here.table, seats=seats, rest=NIGHT if rests else None)
            yield replace(here, table=table), seat


def ways(board: Screen) -> Iterator[Tap]:
    """What can be pressed there to come back; all else plays, or tells."""
    for part in board.parts:
        if isinstance(part, Row):
            yield from (tap for tap in part.taps if tap.enabled and tap.verb == "hand")


def said(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Line))
