"""Sets the house up on a fresh machine: makes `.venv`, installs the pinned packages, starts again inside it.

Uses the standard library alone, because it runs before anything else is there.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent
OLDEST_PYTHON = (3, 11)
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure(requirements: str) -> None:
    """Return when the packages of `requirements` are there; else install them and run this program anew.

    Somebody who looks after his own environment (a container, a system package) sets TABLEE_SETUP=off.
    """
    if os.environ.get("TABLEE_SETUP") == "off":
        return
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Tablée needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    if inside and _installed(requirements):
        return
    if not inside:
        _make_venv()
    if not _installed(requirements):
        _install(requirements)
    _run_again()


def _stamp(requirements: str) -> Path:
    return VENV / f"{requirements}.sha256"


def _fingerprint(requirements: str) -> str:
    return hashlib.sha256((ROOT / requirements).read_bytes()).hexdigest()


def _installed(requirements: str) -> bool:
    stamp = _stamp(requirements)
    return stamp.exists() and stamp.read_text() == _fingerprint(requirements)


def _make_venv() -> None:
    """Also where one was left half made, or has lost its Python to an upgrade of the system."""
    runs = _succeeds("")
    if runs and _succeeds("import pip"):
        return
    print("Setting up .venv (once)…", file=sys.stderr)
    for stamp in VENV.glob("*.sha256"):
        stamp.unlink()
    try:
        if runs:
            subprocess.run([str(PYTHON), "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=True)  # noqa: S603
        else:
            venv.create(VENV, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        sys.exit(
            "Python could not make a virtual environment. On Debian or Ubuntu: apt-get install python3-venv"
        )


def _succeeds(program: str) -> bool:
    """Whether the Python in there runs this."""
    try:
        return not subprocess.run([str(PYTHON), "-c", program], capture_output=True, check=False).returncode  # noqa: S603
    except OSError:
        return False


def _install(requirements: str) -> None:
    print(f"Installing the packages of {requirements}…", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    if subprocess.run([*pip, "-r", str(ROOT / requirements)], check=False).returncode:  # noqa: S603
        sys.exit("The packages could not be installed; pip says why above. Nothing was started.")
    _stamp(requirements).write_text(_fingerprint(requirements))


def _run_again() -> None:
    command = [str(PYTHON), *sys.orig_argv[1:]]
    if os.name == "nt":  # there, exec would return to the shell before the program ends
        sys.exit(subprocess.run(command, check=False).returncode)  # noqa: S603
    os.execv(command[0], command)  # noqa: S606
