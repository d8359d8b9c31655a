"""`python bot.py` at a playground where people wait longer for an answer than Discord does.

A busy machine may not answer in time; how soon a quiet one does is measured by the bench.
"""

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    from playground.bot import interactions
    from tests.rigs.hurry import NO_HURRY

    interactions.ANSWER_SECONDS = NO_HURRY
    runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
