"""How a message is edited: through the freshest token, and in the channel where that is welcome sooner."""

from __future__ import annotations

from cogs.shown.pace import BURST, Pace
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import opened, table_of


async def test_a_board_whose_token_is_spent_is_edited_in_its_channel_meanwhile(evening: Evening) -> None:
    """A quick race turns more cards than Discord lets pass through one token."""
    ada, presenter = evening.person("Ada"), evening.client.presenter
    await opened(evening, ada)
    message = presenter.at((await table_of(evening, ada)).id).board._message
    assert message is not None
    message.pace, spent = Pace(), list[str]()
    for _ in range(2 * BURST):
        way = message.way
        spent.append(way.name)
        message.pace.turn(way.lane, through_token=way.through_token)
    assert spent[0] == "token"
    assert spent.count("token") == BURST
    assert spent[-1] == "channel"
