"""The playground is a package of its own, with every floor in it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import playground

ROOT = Path(playground.__file__).parent
WRITTEN = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_floor_is_packed() -> None:
    floors = {path.parent for suffix in ("*.py", "*.js", "*.css") for path in ROOT.rglob(suffix)}
    names = {".".join(("playground", *floor.relative_to(ROOT).parts)) for floor in floors}
    assert set(WRITTEN["tool"]["setuptools"]["packages"]) == names


def test_it_needs_aiohttp_alone() -> None:
    assert [need.split()[0] for need in WRITTEN["project"]["dependencies"]] == ["aiohttp"]
    own = [path for path in ROOT.rglob("*.py") if path.name not in ("demo.py", "pointing.py", "__main__.py")]
    foreign = tuple(f"import {name}" for name in ("discord", "yarl", "msgspec", "pydantic", "structlog"))
    for path in own:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if line.strip().startswith(foreign)]
