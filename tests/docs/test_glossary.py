"""The glossary says what is so: every name it gives is in the code, and no word given up is."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROOMS = ("engine", "cogs", "render", "data", "bench", "tests", "playground")


def rows(after: str = "", before: str = "## Given up") -> list[list[str]]:
    """The cells of every table in this part of the page, without the heads."""
    part = PAGE.partition(after)[2].partition(before)[0] if before else PAGE.partition(after)[2]
    lines = [line for line in part.splitlines() if line.startswith("| ") and not line.startswith("| word |")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


WORDS = rows("# Words")
GIVEN_UP = [word for word, _ in rows("## Given up", "")]


def found(name: str) -> Any:
    """What this dotted name stands for."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            one: Any = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            hints = getattr(one, "__annotations__", {})
            one = hints[part] if part in hints else getattr(one, part)
        return one
    raise AssertionError(f"no module of {name}")


@pytest.mark.parametrize("name", [name for row in WORDS for name in re.findall(r"`([^`]+)`", row[2])])
def test_a_word_is_there_in_the_code(name: str) -> None:
    assert found(name) is not None


def test_no_word_is_told_twice() -> None:
    told = [word for row in WORDS for word in row[0].split(", ")]
    assert len(told) >= 30
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("word", GIVEN_UP)
def test_a_word_given_up_does_not_come_back(word: str) -> None:
    name = re.compile(rf"(?<![a-z]){word}(?![a-z])", re.IGNORECASE)
    files = (path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    assert [str(path) for path in files if name.search(path.read_text("utf-8"))] == []
