"""The tests of the house, in the rooms that they are about."""

import os
from pathlib import Path

os.environ.setdefault("PLAYGROUND_PATIENCE", "60")  # a busy machine is slow, and that says nothing

_TESTS = Path(__file__).parent
_ENGINE = _TESTS.parent / "engine"
# Where the engine's and the games' own tests stand, which are to cover every line of it.
OWN = (_TESTS / "engine", *(place for place in sorted(_TESTS.iterdir()) if (_ENGINE / place.name).is_dir()))
