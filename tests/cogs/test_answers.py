"""Whoever pressed is answered before anybody else is shown what came of it."""

from __future__ import annotations

import asyncio

import pytest

from cogs.shown import answers
from cogs.shown.answers import Answers


async def test_others_wait_while_a_press_at_their_table_is_answered() -> None:
    first = Answers()
    with first.answering(1):
        waiting = asyncio.create_task(first.given(1))
        await first.given(2)  # another table waits for nobody
        assert not waiting.done()
    await waiting


async def test_two_presses_are_both_answered_first() -> None:
    first = Answers()
    with first.answering(1):
        with first.answering(1):
            waiting = asyncio.create_task(first.given(1))
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting


async def test_an_answer_that_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "LONGEST", 0.01)
    first = Answers()
    with first.answering(1):
        await first.given(1)
