"""The first start sets the house up, also where an earlier one was stopped in the middle of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.processes import PATIENCE, ROOT

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(os.name == "nt", reason="links to Pythons are made elsewhere"),
]

PROGRAM = """
import bootstrap
bootstrap.ensure("requirements.txt")
print("inside")
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house that needs no packages."""
    shutil.copy(ROOT / "bootstrap.py", tmp_path)
    (tmp_path / "requirements.txt").write_text("# none\n")
    (tmp_path / "program.py").write_text(PROGRAM)
    return tmp_path


def started(house: Path) -> str:
    """What it says that is set up, started with a Python of the system."""
    ours = {name: value for name, value in os.environ.items() if name != "TABLEE_SETUP"}
    base = Path(sys.base_prefix, "bin", "python3")
    done = subprocess.run(
        [base, "program.py"],
        cwd=house,
        env=ours,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "inside\n"), done.stderr
    return done.stderr


def test_the_second_start_has_nothing_to_do(house: Path) -> None:
    assert "Setting up .venv" in started(house)
    assert started(house) == ""


def test_packages_that_are_other_ones_now_are_installed(house: Path) -> None:
    started(house)
    (house / "requirements.txt").write_text("# still none\n")
    said = started(house)
    assert "Installing" in said
    assert "Setting up" not in said


def test_what_was_left_half_made_is_made(house: Path) -> None:
    """The first start was stopped before pip was there."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", house / ".venv"], check=True)
    assert "Setting up .venv" in started(house)
    assert started(house) == ""


@pytest.mark.parametrize("is_gone", [True, False])
def test_an_upgrade_of_the_system_that_takes_its_python_away_is_no_end(house: Path, *, is_gone: bool) -> None:
    started(house)
    (packages,) = (house / ".venv" / "lib").glob("python*/site-packages")
    if is_gone:
        for python in (house / ".venv" / "bin").glob("python*"):
            python.unlink()
            python.symlink_to(house / "gone")
    else:  # another one is called so now, and knows none of the packages
        packages.parent.rename(packages.parent.with_name("python3.0"))
    assert "Setting up .venv" in started(house)
    assert started(house) == ""
