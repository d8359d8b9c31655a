"""`python -m tests [pytest's words]`: sets the house up where needed, then runs its tests.

Without words: all but the thorough ones, which take long; `python -m tests -m thorough` runs those. The
engine's own tests come first, alone and with coverage: to trace the others takes four times as long.
"""

import os
import subprocess
import sys
from pathlib import Path

import bootstrap

bootstrap.ensure("requirements-dev.txt")

TESTS = Path(__file__).parent
CORES = os.cpu_count() or 2
PROCESSES = ["-n", str(2 * CORES), "--dist", "loadgroup"]  # a test on Discord waits about as long as it works
USUAL = ["-m", "not thorough", *PROCESSES]
COVERED = ["--cov", "--cov-report", "term"]


def run(words: list[str]) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *words], check=False).returncode


def usual() -> int:
    """The engine's and the games' own tests with coverage, then all others; the first failure counts."""
    games = [folder.name for folder in (TESTS.parent / "engine").iterdir() if (TESTS / folder.name).is_dir()]
    own = [str(TESTS / name) for name in ("engine", *sorted(games))]
    covered = run([*USUAL, *COVERED, *own])
    return run([*USUAL, *(f"--ignore={place}" for place in own)]) or covered


def keep_bytecode() -> None:
    """Each of a hundred processes would compile the house: who wants no bytecode in it has it aside."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix, "bytecode"))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUTF8", "1")
    keep_bytecode()
    sys.exit(run(sys.argv[1:]) if sys.argv[1:] else usual())
