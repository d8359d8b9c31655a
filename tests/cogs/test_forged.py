"""Forged presses at a table without private screens: answered in private, and no fault of ours."""

from __future__ import annotations

import pytest

from tests.cogs.conftest import Evening


@pytest.mark.parametrize("custom_id", ["1.0.hand", "1.0.own.~.~pick.0", "1.0.own.~.~touch.0"])
async def test_a_game_without_secrets_has_no_private_screens(evening: Evening, custom_id: str) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monster-rush", brains=1)
    await ada.press("Start")
    await evening.settled()
    board = next(message for message in reversed(ada.messages) if not message.ephemeral)
    deed = await ada.press(custom_id, board, forged=True)
    assert not deed.failed, deed.reason
    (told,) = (message for message in ada.messages if message.ephemeral)
    assert "Nothing has changed" in told.text
