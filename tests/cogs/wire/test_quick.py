"""What discord.py is spared at every press, and what comes of it all the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cogs.wire.quick import read_json, write_json
from tests.cogs.conftest import Evening
from tests.rigs.recorder import Recorder


class Odd(str):
    """As libraries have them."""


@pytest.mark.parametrize(
    "told",
    [
        {"id": "1", "name": "Zoë 🎲", "flags": 64, "ratio": 0.25, "nothing": None, "all": [True, False]},
        {"huge": 2**70, "deep": [[[{}]]], "\n": '"'},
        {"odd": Odd("name")},
        {"half of a character": "\ud83c"},
    ],
)
def test_what_is_written_quickly_is_read_by_anybody(told: Any) -> None:
    assert json.loads(write_json(told)) == told
    assert read_json(write_json(told)) == told


@pytest.mark.parametrize("text", ["", "{", '{"a": 1,}', "never"])
def test_what_is_no_json_is_refused_as_ever(text: str) -> None:
    with pytest.raises(json.JSONDecodeError):
        read_json(text)


def test_what_only_python_reads_is_read() -> None:
    assert read_json('{"a": "\\ud83c", "b": [Infinity]}') == {"a": "\ud83c", "b": [float("inf")]}


async def test_an_answer_in_place_is_not_told_back(evening: Evening, recorder: Recorder | None) -> None:
    """It is as long as what was sent; of a new message the number is needed."""
    ada, jonas = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    board = await ada.sees("Monad")
    await evening.settled()  # until the house knows which message its board is
    await jonas.press("Join", message=board.id)
    await evening.settled()
    if recorder is None:
        return
    answers = [one for one in recorder.exchanges if one.path.endswith("/callback")]
    assert [one.sent["type"] for one in answers] == [4, 7]
    assert [bool(one.replied) for one in answers] == [True, False]
