"""A hand that lies open keeps level with its table to the end."""

from __future__ import annotations

from tests.cogs.conftest import Evening


async def test_a_hand_that_lies_open_when_its_table_closes_says_so(
    evening: Evening,
) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1)
    await ada.press("Start")
    await evening.settled()
    (own,) = [message for message in ada.messages if message.ephemeral]
    await ada.slash("stop")
    await evening.settled()
    (after,) = [message for message in ada.messages if message.id == own.id]
    assert after.text == "This match is over. Thank you for playing!"
    assert not after.buttons
