"""What is logged while somebody's press is handled says at which table, and by whose press."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from engine.tables.table import Cause, Standing
from tests.cogs.conftest import Evening
from tests.rigs.faults import Faults


class Heard(logging.Handler):
    """The lines of the engine, each with what the log would say beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, dict[str, Any]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        own = {"table": record.__dict__["table"]} if "table" in record.__dict__ else {}
        self.lines[str(record.msg)] = own | structlog.contextvars.get_contextvars()


@pytest.fixture
def heard() -> Iterator[Heard]:
    handler = Heard()
    logging.getLogger("engine").addHandler(handler)
    yield handler
    logging.getLogger("engine").removeHandler(handler)


async def test_a_warning_of_the_engine_carries_table_and_interaction(
    evening: Evening, heard: Heard, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.forgive("table %s could not be shown")
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()

    async def unable(standing: Standing, cause: Cause) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(evening.client.presenter, "changed", unable)
        deed = await basile.press("Join")
        await evening.settled()
    about = heard.lines["table %s could not be shown"]
    assert about["table"] == 1
    assert about["interaction"] == int(deed.id)
    assert about["person"] == int(basile.id)


async def test_a_brain_that_trips_is_told_with_the_press_that_it_thought_of(
    evening: Evening, heard: Heard, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks in a thread, which knows as well in whose name."""
    faults.forgive("the brain of seat %s at table %s failed")
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1)
    await evening.settled()
    game = evening.client.services.games("monad")

    def unable(level: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game), "brain", lambda game, level: unable(level))
    deed = await ada.press("Start")
    await evening.settled()
    about = heard.lines["the brain of seat %s at table %s failed"]
    assert about["table"] == 1
    assert about["interaction"] == int(deed.id)
