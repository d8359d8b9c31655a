"""Discord wants the bot to slow down, again and again: play goes on, slower, and nothing is lost."""

from __future__ import annotations

import pytest

from engine.tables.table import Standing
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, now, revision
from tests.cogs.rigs.players import play_as_a_brain_would, press

MOVES = 6
REFUSED = 4  # of the requests of each move; discord.py gives up after five in a row

pytestmark = pytest.mark.thorough


async def played(evening: Evening, standing: Standing) -> Standing:
    """Whoever is awaited does something."""
    seat = next(at for at, one in enumerate(standing.table.seats) if one.deadline is not None)
    people = map(evening.person, ("Ada", "Basile"))
    person = next(one for one in people if int(one.id) == standing.table.seats[seat].person)
    await play_as_a_brain_would(person, standing, seat)
    return await evening.until(lambda one: one.table.revision > standing.table.revision)


async def all_see(evening: Evening, standing: Standing) -> None:
    cleo = evening.person("Cleo")
    await cleo.sees(lambda message: revision(message) == standing.table.revision)


async def test_in_a_storm_of_429_every_move_is_kept_and_the_board_catches_up(evening: Evening) -> None:
    _, _, standing = await begun(evening)
    first = standing.table.revision
    for _ in range(MOVES):
        evening.playground.faults.add("*", "*", status=429, retry_after=0.05, times=REFUSED)
        standing = await played(evening, standing)
        await evening.settled()
    assert standing.table.revision >= first + MOVES
    await all_see(evening, standing)
    assert not any(seat.absent or seat.lapses for seat in (await now(evening)).table.seats)


@pytest.mark.usefixtures("hurry", "tries_again_soon")
async def test_where_no_answer_comes_through_that_is_no_fault_of_ours(evening: Evening) -> None:
    mover, _, standing = await begun(evening)
    rule = evening.playground.faults.add("*", "*", status=429, retry_after=0.01)
    hand = [message for message in mover.messages if message.ephemeral and message.buttons][-1]
    pick = next(button for button in hand.buttons if "pick" in button.custom_id)
    deed = await mover.press(pick.custom_id, message=hand, forged=True)
    assert deed.failed
    rule.times = 1  # the storm is over
    await evening.settled()
    await press(mover, "pick", 0)  # the card had been chosen all the same
    standing = await played(evening, await now(evening))
    await all_see(evening, standing)
