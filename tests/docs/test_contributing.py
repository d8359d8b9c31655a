"""The page for contributors says what is so: its commands run, its cog answers, its hook holds."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from cogs.games.default.texts import unwritten
from cogs.hosting import opening
from cogs.wire import translator
from data.words import LOCALES, Languages
from tests.cogs.rigs.simulated import a_night, verbs
from tests.rigs.player import said

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
HOOK = "git config core.hooksPath .githooks"
LOOKED_AT = {  # take minutes: the page says that they are not run
    "python3 -m tests": "python3 -m tests --collect-only -q tests/engine",
    "python3 -m tests -m thorough": "python3 -m tests -m thorough --collect-only -q tests/engine",
    ".ci/checks": "bash -n .ci/checks",
    ".ci/run": "bash -n .ci/run",
}


def blocks(kind: str) -> list[str]:
    """The page's blocks of this kind: what to write, or what to type."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def run(*words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    told = [sys.executable if word == "python3" else word for word in words]
    return subprocess.run(told, cwd=folder, capture_output=True, text=True, timeout=300, check=False)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]


@pytest.mark.thorough
@pytest.mark.parametrize("command", [one for one in COMMANDS if one != HOOK])  # which a test below sets
def test_a_command_of_the_page_does_what_it_says(command: str) -> None:
    done = run(*LOOKED_AT.get(command, command).split())
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_not_run_stands_on_the_page_as_such() -> None:
    honest = PAGE.partition("are only looked at:")[2].partition("\n")[0]
    assert all(f"`{command}`" in honest for command in LOOKED_AT)
    assert {*LOOKED_AT, HOOK} <= set(COMMANDS)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A house of one's own under git, with the hook of the page."""
    house = tmp_path / "house"
    left_out = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.db", "*_cache", ".hypothesis")
    shutil.copytree(ROOT, house, ignore=left_out)
    (house / ".venv").symlink_to(sys.prefix)
    for line in (
        "git init -q",
        "git config user.name Ada",
        "git config user.email ada@localhost",
        HOOK,
        "git add --all",
        "git commit -q --no-verify -m all",
    ):
        assert run(*line.split(), folder=house).returncode == 0, line
    return house


@pytest.mark.thorough
def test_the_hook_refuses_what_the_checks_refuse_and_lets_the_rest_pass(clone: Path) -> None:
    commit = ("git", "commit", "-q", "-a", "-m", "engine: a change")
    changed = clone / "engine" / "chance.py"
    before = changed.read_text("utf-8")
    changed.write_text(f"{before}\n\nSEALS: int = 'none'\n", "utf-8")
    refused = run(*commit, folder=clone)
    assert refused.returncode != 0
    assert "engine/chance.py" in refused.stdout + refused.stderr
    changed.write_text(before.replace('"""', '"""Luck. ', 1), "utf-8")
    passed = run(*commit, folder=clone)
    assert passed.returncode == 0, passed.stdout + passed.stderr
    assert run("git", "status", "--porcelain", "-uno", folder=clone).stdout == ""


def test_all_checks_are_what_a_change_must_pass() -> None:
    assert ".ci/checks" in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert "/.ci/checks" in (ROOT / ".githooks" / "pre-commit").read_text("utf-8")


def test_a_folder_of_texts_is_a_language(tmp_path: Path) -> None:
    shutil.copytree(LOCALES, tmp_path / "locales")
    shutil.copytree(LOCALES / "en", tmp_path / "locales" / "de")
    languages = Languages(tmp_path / "locales", strict=True)
    assert "de" in languages.names
    assert languages.spoken("de").language == "de"


@pytest.fixture
def cheers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house with the cog of the page, its texts and its line."""
    (source,), (texts,) = blocks("python"), blocks("ftl")
    assert "`cogs/hosting/opening.py`: `Cheers(router),`" in PAGE
    (tmp_path / "cheers.py").write_text(source, "utf-8")
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES, folder)
    for language in ("en", "fr"):
        (folder / language / "cheers.ftl").write_text(texts, "utf-8")
    texts = Languages(folder, strict=True, unwritten=unwritten)
    monkeypatch.setattr(opening, "_languages", lambda *_: texts)
    monkeypatch.setattr(translator, "_english", lambda: Languages(folder, strict=True)["en"])
    monkeypatch.syspath_prepend(tmp_path)
    cog, wired = import_module("cheers").Cheers, opening._cogs
    monkeypatch.setattr(opening, "_cogs", lambda client, *more: (*wired(client, *more), cog(client.router)))
    yield
    monkeypatch.delitem(sys.modules, "cheers")


async def test_the_cog_of_the_page_answers(cheers: None, tmp_path: Path) -> None:
    async with a_night(f"sqlite:///{tmp_path}/games.db") as night:
        ada = night.person("Ada")
        await ada.slash("cheer")
        assert "Hurray!" in said(ada.messages()[-1])
        assert verbs(ada.messages()[-1]) == ["cheer_again"]
        await night.press(ada, "cheer_again")
        assert "Hurray, 2 times!" in said(ada.messages()[-1])


@pytest.mark.parametrize(
    ("subject", "refused"),
    [
        ("engine: a change", False),
        (f"engine: {'a' * 64}", False),
        (f"engine: {'a' * 65}", True),
        ("A change", True),
        (": a change", True),
    ],
)
def test_a_subject_names_its_part_in_72_letters(subject: str, refused: bool, tmp_path: Path) -> None:
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\n{'Because. ' * 20}\n", "utf-8")
    told = subprocess.run(
        [ROOT / ".githooks" / "commit-msg", message], capture_output=True, text=True, check=False
    )
    assert (told.returncode != 0) == refused
    assert (subject in told.stderr) == refused
