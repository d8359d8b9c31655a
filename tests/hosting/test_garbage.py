"""Garbage is looked for among what comes and goes, not in all that a house is made of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LOOKED_THROUGH = """
import gc
import cogs.hosting.opening
from cogs.hosting.garbage import leave_standing

class Ring:
    def __init__(self): self.self = self

ring = Ring()
gc.disable()
before = len(gc.get_objects())
del ring
leave_standing()
assert not any(isinstance(one, Ring) for one in gc.get_objects())
assert gc.get_freeze_count() > before / 2, "what is garbage before that goes, the rest stays"
assert len(gc.get_objects()) < before / 100
Ring()
assert gc.collect() >= 1, "what becomes garbage afterwards is found"
"""

UNASKED = """
import sys
import cogs.hosting.opening
asked_for_later = {"aiohttp.web", "alembic", "asyncpg", "openskill", "sqlalchemy.orm"}
print(*sorted(asked_for_later & sys.modules.keys()))
"""


def test_what_stands_at_the_start_is_never_looked_through_again() -> None:
    """In a process of its own: what is left standing stays there for good."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", LOOKED_THROUGH], cwd=root, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_house_holds_nothing_that_only_some_will_ask_for() -> None:
    """A server of metrics, migrations, another database, ratings: megabytes each."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", UNASKED], cwd=root, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout.split()) == (0, [])


TIDIED = """
import asyncio, gc
from cogs.hosting import garbage

class Ring:
    def __init__(self): self.self = self

def rings(): return sum(isinstance(one, Ring) for one in gc.get_objects())

async def watch():
    busy = True
    before = gc.get_threshold()
    async with garbage.tidying(lambda: busy):
        for _ in range(2 * garbage.ENOUGH):
            Ring()
        await asyncio.sleep(4 * garbage.PAUSE)
        assert rings() == 2 * garbage.ENOUGH, "while somebody waits they lie where they fell"
        for _ in range(garbage.AT_MOST):
            Ring()
        assert rings() < garbage.AT_MOST, "but never more than so many"
        busy = False
        async with asyncio.timeout(60):
            while rings() > garbage.ENOUGH:
                await asyncio.sleep(garbage.PAUSE)
    assert gc.get_threshold() == before

asyncio.run(watch())
"""


def test_garbage_is_looked_for_while_nobody_waits() -> None:
    """In a process of its own, which collects as that house does."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", TIDIED], cwd=root, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
