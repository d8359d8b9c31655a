"""The hosting page says what is so: settings, permissions, metrics and commands are those of the code."""

from __future__ import annotations

import configparser
import re
from dataclasses import fields
from pathlib import Path

import pytest

from cogs.hosting.metrics import Metrics
from cogs.wire.rights.permissions import NEEDED, THREADED
from data.words import Languages
from settings import Settings, readers
from tests.hosting.processes import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The cells of the table that begins with this line."""
    _, _, after = PAGE.partition(title)
    lines = after.lstrip("\n").split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_setting_stands_on_the_page_with_its_default() -> None:
    told: dict[str, str] = {}
    for names, defaults, _ in rows("| name | default | |"):
        told |= dict(zip(named(names), named(defaults) or [""], strict=False))
    del told["TABLEE_SETUP"]  # it is read before any package is there
    kept = {one.name: one.default for one in fields(Settings)}
    assert {name.lower() for name in told} == set(readers())
    for name, default in told.items():
        usual = kept[name.lower()]
        written = ",".join(map(str, usual)) if isinstance(usual, tuple) else str(usual or "")
        assert default == written, name


def test_every_setting_stands_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert {name.upper() for name in readers()} == set(
        re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)
    )


def test_every_permission_of_the_link_is_explained() -> None:
    words = Languages(strict=True)["en"]
    asked = {words(f"permission-{name.replace('_', '-')}") for name in (*NEEDED, *THREADED)}
    explained = {name.strip() for row in rows("| permission | why |") for name in row[0].split(",")}
    assert explained == asked


def test_every_metric_stands_on_the_page_with_its_labels() -> None:
    metrics = Metrics()
    ours = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in metrics.registry.collect()
        if family.name.startswith("tablee")
    }
    told = [name for row in rows("| metric | |") for name in named(row[0])]
    assert {name.partition("{")[0] for name in told} == ours | {"process_*"}
    assert "tablee_presses_total{verb,outcome}" in told


@pytest.mark.parametrize("chore", ["invite", "backup", "restore", "move"])
async def test_every_command_of_the_page_is_one(tmp_path: Path, chore: str) -> None:
    assert f"bot.py {chore}" in PAGE
    code, said, _ = await run(tmp_path, chore, "--help")
    assert code == 0
    assert chore in said


def test_the_unit_is_one_that_systemd_can_read() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "docs" / "tablee.service", encoding="utf-8")
    assert unit["Service"]["ExecStart"].endswith("python3 bot.py")
    assert unit["Service"]["WorkingDirectory"] == unit["Service"]["ReadWritePaths"]
    assert unit["Install"]["WantedBy"] == "multi-user.target"
