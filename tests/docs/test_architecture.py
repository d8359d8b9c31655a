"""The page of the house says what is so: all its folders, and both walks as they are walked."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import getsource
from pathlib import Path
from types import FrameType

import pytest

from cogs.hosting import opening
from tests.cogs.rigs.simulated import a_night

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
AT_A_GLANCE = 41  # lines, the decorator with them
DRAWN_WHOLE = ("cogs", "engine", "render", "data")
WALKED = tuple(str(ROOT / room) for room in DRAWN_WHOLE)


def drawing() -> dict[Path, str]:
    """What the page draws, each with its words."""
    (drawn,) = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    found: dict[Path, str] = {}
    above: list[str] = []
    for line in filter(None, drawn.splitlines()):
        entry = re.match(r"( *)(\S+) +(.*)", line)
        assert entry, f"no folder and its words: {line!r}"
        indented, name, words = entry.groups()
        above = [*above[: len(indented) // 2], name]
        found[Path(*above)] = words
    return found


def folders(room: str) -> Iterator[Path]:
    """The floors of a room; what only holds parts of one kind (versions, languages) is no floor."""
    for path in (ROOT / room).rglob("*"):
        if path.is_dir() and "__pycache__" not in path.parts:
            own = path.relative_to(ROOT)
            if own.parent.name not in ("migrations", "locales") and any(path.iterdir()):
                yield own


def test_everything_that_is_drawn_is_there_in_five_words() -> None:
    for path, words in drawing().items():
        assert (ROOT / path).exists(), path
        assert 2 <= len(words.split()) <= 6, words


def test_every_folder_is_drawn() -> None:
    rooms = {path.parent for path in ROOT.glob("*/__init__.py")} | {ROOT / "docs"}
    drawn = drawing()
    assert {path.relative_to(ROOT) for path in rooms} <= {path for path in drawn if len(path.parts) == 1}
    assert {path for room in DRAWN_WHOLE for path in folders(room)} <= set(drawn)


def walk(title: str) -> list[str]:
    """The functions of a walk, in their order."""
    part = PAGE.partition(f"## {title}")[2].partition("\n## ")[0]
    return re.findall(r"^\| \d+ \| .* \| `([^`]+)` \|$", part, re.MULTILINE)


class Trace:
    """The functions of the house in the order in which they begin."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self._begun: set[FrameType] = set()  # a coroutine that goes on has begun before

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(WALKED) and frame not in self._begun:
            self._begun.add(frame)
            self.steps.append(f"{code.co_filename[len(f'{ROOT}/') :]}: {code.co_qualname}")

    def lacks(self, told: list[str]) -> list[str]:
        """From the first of these on that does not follow the ones before it."""
        steps = iter(self.steps)
        return next((told[at:] for at, step in enumerate(told) if step not in steps), [])


@contextmanager
def traced() -> Iterator[Trace]:
    trace, before = Trace(), sys.getprofile()
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(before)


async def test_a_press_walks_as_the_page_says(tmp_path: Path) -> None:
    async with a_night(f"sqlite:///{tmp_path}/games.db") as night:
        await night.seated("Ada", "Basile")
        person = [night.person("Ada"), night.person("Basile")][await night.turn()]
        await night.press(person, "hand")
        with traced() as trace:
            await night.act(person)
    told = walk("The walk of a press")
    assert len(told) == 21
    assert trace.lacks(told) == []


@pytest.mark.thorough
async def test_a_restart_walks_as_the_page_says(tmp_path: Path) -> None:
    async with a_night(f"sqlite:///{tmp_path}/games.db") as night:
        await night.seated("Ada", "Basile")
        await night.close()
        await night.advance(600)
        with traced() as trace:
            await night.open()
            await night.press(night.person("Ada"), "hand")
    told = walk("The walk of a restart")
    assert len(told) == 11
    assert trace.lacks(told) == []


def test_a_walk_that_is_not_walked_is_found() -> None:
    trace = Trace()
    trace.steps = ["a", "b", "c"]
    assert trace.lacks(["a", "c"]) == []
    assert trace.lacks(["b", "a", "c"]) == ["a", "c"]


COMMANDS = re.findall(r"`python -m ([^`]+)`", PAGE)


@pytest.mark.thorough
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_does_what_it_says(command: str) -> None:
    words = [sys.executable, "-m", *command.split()]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_command_of_the_page_is_found() -> None:
    assert COMMANDS == ["bench steps"]


def test_the_house_is_wired_in_one_function_that_can_be_seen_whole() -> None:
    assert len(getsource(opening.open_house).splitlines()) <= AT_A_GLANCE


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`([a-z_/]+\.(?:py|toml|md))`", PAGE)) | set(re.findall(r"\]\((\S+)\)", PAGE))
    assert named
    assert [name for name in named if not ((ROOT / name).exists() or (ROOT / "docs" / name).exists())] == []
