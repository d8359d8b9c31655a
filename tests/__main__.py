"""`python -m tests [pytest's words]`: sets the house up where needed, then runs its tests.

Without words: all but the thorough ones, which take long; `python -m tests -m thorough` runs those. The
engine's own tests come first, alone and with coverage: to trace the others takes four times as long.
"""

import os
import subprocess
import sys
from pathlib import Path

import bootstrap
from tests import OWN

bootstrap.ensure("requirements-dev.txt")

CORES = os.cpu_count() or 2
# A test on Discord waits about as long as it works; neighbours share what one process has set up and drawn.
PROCESSES = ["-n", str(2 * CORES), "--dist", "worksteal"]
COVERED = ["--cov", "--cov-report", "term"]


def run(words: list[str]) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *words], check=False).returncode


def usual() -> int:
    """The engine's and the games' own tests with coverage, then all others; the first failure counts."""
    covered = run(["-m", "traced and not thorough", *PROCESSES, *COVERED, *map(str, OWN)])
    return run(["-m", "not traced and not thorough", *PROCESSES]) or covered


def keep_bytecode() -> None:
    """Each of a hundred processes would compile the house: who wants no bytecode in it has it aside."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix, "bytecode"))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUTF8", "1")
    keep_bytecode()
    sys.exit(run(sys.argv[1:]) if sys.argv[1:] else usual())
