"""A kept table comes back to life: from its snapshot, or where that cannot be read, from its log."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace

from engine.game import AnyGame, Kind, Refusal
from engine.match import Before, Entry, Match, OtherRules, Problem, Tampered, Unreplayable, played_again
from engine.tables.table import Standing, Table

Log = Callable[[int], Awaitable[Sequence[Entry]]]


async def revive(table: Table, game: AnyGame, log: Log) -> Standing:
    """How the table stands; raises Unreplayable where neither its snapshot nor its log can be read."""
    if table.dealt is None:
        return Standing(table, game, None)
    try:
        match = _from_snapshot(table, game)
    except Refusal:
        match = replayed(table, game, await log(table.id))
    return Standing(table, game, match)


def _from_snapshot(table: Table, game: AnyGame) -> Match:
    """Also by newer rules than those it began with: a running match goes on, though it can't be replayed."""
    return Match(
        game=game,
        options=game.read_options(bytes(table.options)),
        seats=len(table.seats),
        seed=table.seed,
        opened=table.dealt or 0,
        revision=table.revision,
        state=game.read_state(bytes(table.state or b"")),
        undoable=tuple(Before(seat, None) for seat in table.undoable),
    )


async def remembered(standing: Standing, log: Log, executor: Executor) -> Standing:
    """With the state before the last play, which no snapshot holds: after a restart the log leads to it.

    Where the log leads elsewhere, as when a match goes on by newer rules, there is nothing to take back.
    """
    table, match = standing.table, standing.match
    if match is None or not match.undoable or match.undoable[-1].state is not None:
        return standing
    entries = await log(table.id)
    loop = asyncio.get_running_loop()
    try:
        again = await loop.run_in_executor(executor, replayed, table, standing.game, entries)
    except Unreplayable:
        again = None
    if again is None or again.state != match.state:
        raise Refusal(Kind.NOTHING_TO_UNDO)
    return replace(standing, match=again)


def replayed(table: Table, game: AnyGame, entries: Sequence[Entry]) -> Match:
    """The match of this table, played again from its deal."""
    if table.rules != game.rules:
        raise OtherRules(f"{table.game} by rules {table.rules}; these are rules {game.rules}")
    match = played_again(
        game,
        entries,
        options=bytes(table.options),
        seats=len(table.seats),
        seed=table.seed,
        opened=table.dealt or 0,
    )
    if match.revision != table.revision:
        raise Tampered(Problem.FINAL)
    return match
