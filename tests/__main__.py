"""`python -m tests [pytest's words]`: sets the house up where needed, then runs its tests."""

import os
import sys

import bootstrap

bootstrap.ensure("requirements-dev.txt")

import pytest  # noqa: E402

WHOLE_SUITE = ["-n", "auto", "--dist", "loadgroup", "--cov", "--cov-report", "term"]

if __name__ == "__main__":
    os.environ.setdefault("PYTHONUTF8", "1")
    sys.exit(pytest.main(sys.argv[1:] or WHOLE_SUITE))
