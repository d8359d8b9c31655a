"""`python -m tests [pytest's words]`: sets the house up where needed, then runs its tests.

Without words: all but the thorough ones, which take long; `python -m tests -m thorough` runs those.
"""

import os
import sys

import bootstrap

bootstrap.ensure("requirements-dev.txt")

import pytest  # noqa: E402

USUAL = ["-m", "not thorough", "-n", "auto", "--dist", "loadgroup", "--cov", "--cov-report", "term"]

if __name__ == "__main__":
    os.environ.setdefault("PYTHONUTF8", "1")
    sys.exit(pytest.main(sys.argv[1:] or USUAL))
