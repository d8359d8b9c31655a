from tests.data.conftest import server

__all__ = ["server"]
