"""Every game at a table of this house, from the deal to the end, with a closing in the middle."""

import pytest

from bench.patience import patience
from engine.game import AnyGame, Level
from engine.match import replay
from engine.registry import games
from engine.tables.lobby.seating import Back
from engine.tables.table import Status, Table
from tests.engine.house import ANN, House, open_house, reopened

EVENING = 24 * 60 * 60 * 1000
TICK = 20_000
LEVELS = (Level.EASY, Level.NORMAL, Level.HARD)


async def until(house: House, table: int, revision: int) -> Table:
    """Time goes by until so much has happened, or all of it; Ann does nothing but look in now and then."""
    start = house.hands.now
    waits = patience("the revision")
    while (known := await house.table(table)).status is Status.PLAYING and known.revision < revision:
        next(waits)
        assert house.hands.now - start < EVENING, f"nothing happens any more at revision {known.revision}"
        await house.pass_time(TICK)
        if known.rest:
            await house.say(table, ANN, Back())
    return known


@pytest.mark.parametrize("played", games(), ids=lambda one: one.key)
async def test_a_game_comes_to_its_end_with_brains_a_sleepy_person_and_a_closing(played: AnyGame) -> None:
    games = {played.key: played}
    options = played.Options()
    most = played.seats(options)[-1]
    brains = [LEVELS[at % 3] for at in range(most - 1)]
    async with open_house(games=games) as house:
        table = await house.match(ANN, game=played.key, brains=brains)
        await until(house, table, 12)
        async with reopened(house, closed_for=3_600_000, games=games) as again:
            over = await until(again, table, 1 << 30)
            assert over.status is Status.OVER
            assert over.outcome
            assert len(over.outcome.ranks) == most
            standing = await again.tables.peek(table)
            assert standing.match
            assert replay(played, await again.tables.record(table)).state == standing.match.state
            own = [shown for shown, _ in again.guests.shown if shown.table.id == table]
            versions = [shown.table.version for shown in own]
            assert versions == sorted(set(versions))
            revisions = {shown.table.revision for shown in own}
            assert revisions == set(range(min(revisions), over.revision + 1)), "a board was never shown"
