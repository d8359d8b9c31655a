"""`python bot.py` at a playground where people wait longer for an answer than Discord does.

A busy machine may not answer in time; how soon a quiet one does is measured by the bench.
"""

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    from bench.unhurried import take_time

    take_time()
    runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
