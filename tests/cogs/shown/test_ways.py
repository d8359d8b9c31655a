"""How a message is edited: through the freshest token, and in the channel where that is welcome sooner."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.shown.pace import BURST, Pace
from cogs.wire.expected import Stumbled
from cogs.wire.screens.screen import Screen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import opened, table_of
from tests.cogs.rigs.players import board


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


async def test_what_an_edit_left_behind_of_which_nothing_was_heard_is_shown_no_longer_than_till_the_next(
    evening: Evening,
) -> None:
    ada, presenter = evening.person("Ada"), evening.client.presenter
    await opened(evening, ada)
    message, before = presenter.at((await table_of(evening, ada)).id).board._message, board(ada).text
    assert message is not None
    assert message.shown is not None
    shown, message.fresh = message.shown, None
    evening.playground.faults.add("PATCH", "*", status=503, times=1, taken=True)
    with pytest.raises(Stumbled):
        await message.show(replace(shown, screen=Screen.saying("something else")))
    await ada.sees(lambda seen: "something else" in seen.text)
    await message.show(shown)
    await ada.sees(lambda seen: seen.text == before)


async def test_a_screen_of_another_kind_comes_up_also_after_an_edit_of_which_nothing_was_heard(
    evening: Evening,
) -> None:
    ada, presenter = evening.person("Ada"), evening.client.presenter
    await opened(evening, ada)
    message = presenter.at((await table_of(evening, ada)).id).board._message
    assert message is not None
    assert message.shown is not None
    result, message.fresh = replace(message.shown, kind="result"), None
    evening.playground.faults.add("PATCH", "*", status=503, times=1)
    with pytest.raises(Stumbled):
        await message.show(result)
    assert await message.show(result)
