from tests.data.conftest import server
from tests.rigs.hurry import hurry, no_hurry

__all__ = ["hurry", "no_hurry", "server"]
