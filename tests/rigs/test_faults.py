"""A test in which a fault is logged fails, whoever logs it; of other tests nothing is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHILD = "import sys; print('2026-11-20T00:00:00Z [error    ] broken', file=sys.stderr)"
LOGGED = {
    "ours": "structlog.get_logger().error('broken')",
    "a library's": "logging.getLogger('aiohttp').error('broken')",
    "a process's": f"subprocess.run([sys.executable, '-c', {CHILD!r}], check=True)",
}


def outcome(folder: Path, *lines: str) -> tuple[int, str]:
    """What becomes of a test of these lines, under the house's own conftest."""
    head = "import logging, subprocess, sys\nimport structlog\n\ndef test_it(faults):\n"
    (folder / "test_it.py").write_text(head + "".join(f"    {line}\n" for line in lines), "utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "no:cacheprovider", folder)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize("logged", LOGGED.values(), ids=LOGGED)
def test_it_fails(tmp_path: Path, logged: str) -> None:
    code, told = outcome(tmp_path, logged)
    assert code == 1
    assert "broken" in told


def test_it_passes_where_that_is_forgiven(tmp_path: Path) -> None:
    assert outcome(tmp_path, "faults.forgive('broken')", *LOGGED.values())[0] == 0


def test_what_is_no_fault_is_not_minded(tmp_path: Path) -> None:
    code, told = outcome(tmp_path, "structlog.get_logger().warning('careful')", "print('broken')")
    assert code == 0, told
