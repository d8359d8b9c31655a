"""A whole evening at the playground: lobby, match, result, rematch, and what people do wrong meanwhile."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from cogs.wire.presses.custom_id import read_custom_id
from engine.tables.table import Standing
from playground.client import Person, Seen
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import standing_of
from tests.cogs.rigs.players import add_brain, board, from_more, hand, play_as_a_brain_would

SHORT = "seed 38"  # of a shuffle that is soon played out


def labels(message: Seen) -> list[str]:
    return [button.label for button in message.buttons]


async def test_friends_sit_down_and_the_board_shows_it_to_all(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    assert f"1. <@{ada.id}>\u00a0👑" in board(basile).text
    await basile.press("Join")
    await evening.settled()
    assert f"2. <@{basile.id}>" in board(ada).text
    await from_more(basile, "Se lever")
    await evening.settled()
    assert f"2. <@{basile.id}>" not in board(ada).text


async def test_a_brain_joins_and_a_match_is_on_within_three_taps(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await add_brain(ada)
    await ada.press("Start")
    await evening.settled()
    assert "Your hand: 6 cards" in hand(ada).text
    assert board(ada).pictures
    assert "Monad’s table" in board(ada).text


async def test_my_hand_is_mine_alone(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    assert hand(ada)
    assert not any(message.ephemeral for message in basile.messages)
    await basile.press("My hand")
    await evening.settled()
    assert hand(basile).text != hand(ada).text


@pytest.mark.thorough
async def test_a_whole_match_against_a_brain_ends_with_a_result_and_a_rematch(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: SHORT)
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1, level="easy")
    await ada.press("Start")
    await evening.settled()
    first = await standing_of(evening, ada)
    async with asyncio.timeout(2 * LONGEST):
        while not (standing := await evening.client.services.tables.peek(first.table.id)).table.ended:
            if standing.table.seats[0].deadline is not None and is_shown(ada, standing):
                await play_as_a_brain_would(ada, standing, 0)
            await evening.settled()
    await evening.settled()  # a brain may have made the last move just now
    assert len([message for message in ada.messages if message.ephemeral]) == 1
    text = board(ada).text
    assert "won with 5 Monads" in text
    assert first.table.seed not in text, "seeds stand behind one button"
    await ada.press("Rematch")
    await evening.settled()
    await ada.sees("Trade warm for cool")


def is_shown(person: Person, standing: Standing) -> bool:
    """Whether the private screen is level with the table."""
    found = read_custom_id(hand(person).buttons[0].custom_id)
    return found is not None and found.revision == standing.table.revision
