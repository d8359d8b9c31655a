"""One log: what the commands, the engine and discord.py say comes out by one way, with one look."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import structlog

import settings
from tests.rigs.faults import Faults, faults_written


@contextmanager
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[list[str]]:
    """The lines of the log as `python bot.py` sets it up, once the block is left."""
    root, before, lines = logging.getLogger(), structlog.get_config(), list[str]()
    handlers, level = root.handlers[:], root.level
    root.handlers[:] = []
    settings._log("INFO")
    try:
        yield lines
        lines += capsys.readouterr().err.splitlines()
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.configure(**before)


def test_the_engine_says_in_whose_name_it_speaks(capsys: pytest.CaptureFixture[str]) -> None:
    """A table's own warning carries the table and the press that led to it."""
    with written(capsys) as lines, structlog.contextvars.bound_contextvars(table=7, interaction=42):
        logging.getLogger("engine.tables.tables").warning("table %s is due but refuses", 7)
        structlog.get_logger().warning("store trouble")
    engine, ours = lines
    for told in ("7", "42", "table", "interaction", "warning"):
        assert told in engine
        assert told in ours
    assert "table 7 is due but refuses" in engine


def test_every_room_writes_its_lines_alike(capsys: pytest.CaptureFixture[str]) -> None:
    with written(capsys) as lines:
        logging.getLogger("playground").info("said")
        structlog.get_logger().info("said")
    theirs, ours = lines
    assert theirs.split()[1:4] == ours.split()[1:4]


def test_what_is_below_the_level_is_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    with written(capsys) as lines:
        for name in ("engine", "discord.gateway"):
            logging.getLogger(name).debug("unsaid")
        structlog.get_logger().debug("unsaid")
        structlog.get_logger().info("said")
    assert len(lines) == 1


def test_a_traceback_shows_no_hand(capsys: pytest.CaptureFixture[str], faults: Faults) -> None:
    """The values of local variables stay where they are: hands and tokens are among them."""
    faults.forgive("fault", "a fault of the engine")
    hand = "-".join(("seven", "of", "cups"))
    with written(capsys) as lines:
        try:
            raise ZeroDivisionError(len(hand))
        except ZeroDivisionError:
            structlog.get_logger().exception("fault")
            logging.getLogger("engine").exception("a fault of the engine")
    told = "\n".join(lines)
    assert told.count("Traceback") == 2
    assert hand not in told


def test_a_fault_is_found_in_what_a_process_of_its_own_has_written(
    capsys: pytest.CaptureFixture[str], faults: Faults
) -> None:
    faults.forgive("fault", "a fault of the engine")
    with written(capsys) as lines:
        structlog.get_logger().info("told", what="[error    ] nothing")
        structlog.get_logger().error("fault")
        structlog.get_logger().warning("store trouble")
        logging.getLogger("engine").critical("a fault of the engine")
    lines += ["INFO playground: said", "ERROR playground: broken"]
    found = faults_written("\n".join(lines).encode())
    assert [line for line in found if "fault" not in line] == ["ERROR playground: broken"]
    assert len(found) == 3


@pytest.mark.parametrize("steering", ["\n", "\r", "\x1b[2K", "\u202e", "\u2028", "\x00", "\x85"])
def test_whatever_a_thing_is_called_it_stands_on_one_line(
    capsys: pytest.CaptureFixture[str], steering: str
) -> None:
    """A name or a forged button cannot write a line of the log, nor turn it round or wipe it out."""
    called = f"Ada{steering}[error]all_is_lost"
    with written(capsys) as lines:
        structlog.get_logger().info("no button of ours", told=called)
        with structlog.contextvars.bound_contextvars(verb=called):
            structlog.get_logger().info("told")
        logging.getLogger("engine").info("told", extra={"table": called})
    assert len(lines) == 3
    assert all("all_is_lost" in line and "Ada" in line for line in lines)
    assert not any(steering in line for line in lines if steering != "\x1b[2K")
    assert not any("\x1b[2K" in line for line in lines)
