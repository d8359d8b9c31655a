from tests.data.conftest import server
from tests.rigs.hurry import no_hurry

__all__ = ["no_hurry", "server"]
