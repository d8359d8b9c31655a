"""One's last play is taken back on the hand; the board tells of it, and a replay shows both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bench.taps import means, places
from cogs.games.desks import desk_of
from cogs.shown.story import Story, retold
from cogs.wire.presses.custom_id import read_custom_id
from data.words import Languages
from engine.match import Undo
from engine.monad import game as monad
from engine.monad.state import Trade
from tests.cogs.rigs.simulated import Night, a_night, board, hand
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

DEALT = "5eed"  # whoever begins may trade: with a few hands nobody may


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database, entropy=lambda: DEALT) as night:
        yield night


async def trades(night: Night, person: SimPlayer, table: int) -> None:
    """The first trade that is lawful, by taps."""
    standing = await night.standing(table)
    seat = standing.table.seat_of(person.actor.id)
    assert seat is not None
    assert standing.match is not None
    lawful = monad.legal(standing.match.state, seat)
    trade = next(one for one in lawful if isinstance(one, Trade) and not one.bonus and one.joker is None)
    view: Any = standing.view(seat)
    for place in places(view.seats[seat].hand, trade.cards):
        await night.tap(person, "pick", place)
    await night.tap(person, *means(trade))


def undo(message: discord.Message) -> tuple[tuple[int, int], bool]:
    """Where the button stands, and whether it can be pressed."""
    container: Any = message.components[0]
    rows = [one for one in container.children if isinstance(one, discord.ActionRow)]
    for at, row in enumerate(rows):
        for along, button in enumerate(row.children):
            found = read_custom_id(button.custom_id or "")
            if found is not None and found.args[1:] == ("undo",):
                return (at, along), not getattr(button, "disabled", True)
    raise AssertionError("there is no such button")


async def on_turn(night: Night, table: int) -> SimPlayer:
    """Whoever begins, with the hand open."""
    person = (night.person("Ada"), night.person("Basile"))[await night.turn(table)]
    await night.press(person, "hand")
    return person


async def test_a_trade_is_taken_back_and_the_board_tells_of_both(night: Night) -> None:
    table = await night.seated("Ada", "Basile")
    person = await on_turn(night, table)
    before = (await night.standing(table)).match
    place, able = undo(hand(person))
    assert not able
    await trades(night, person, table)
    assert undo(hand(person)) == (place, True)
    await night.tap(person, "undo")
    after = (await night.standing(table)).match
    assert before
    assert after
    assert after.state.hands == before.state.hands
    assert undo(hand(person)) == (place, False)
    told = said(board(person))
    assert "traded" in told
    assert "took the last play back" in told


async def test_a_replay_shows_the_play_and_that_it_was_taken_back(night: Night) -> None:
    table = await night.seated("Ada", "Basile")
    person = await on_turn(night, table)
    await trades(night, person, table)
    await night.tap(person, "undo")
    standing = await night.standing(table)
    record = await night.client.services.tables.record(table)
    assert isinstance(record.entries[-1], Undo)
    story: Story = retold(standing, record)
    words, desk = Languages(strict=True)["en"], desk_of("monad")
    last = [story.news(story.look(step, words), step, desk) for step in (1, 2)]
    assert "traded" in last[0][0]
    assert "took the last play back" in last[1][0]
