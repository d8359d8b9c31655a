"""Every test here is read along by Discord's own description of its API."""

from tests.playground.bots import ada, basile, pg, run
from tests.rigs.fixtures import recorder

__all__ = ["ada", "basile", "pg", "recorder", "run"]
