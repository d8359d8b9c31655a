"""A database to be opened again."""

from pathlib import Path

import pytest

from tests.data.database.opened import opened
from tests.data.made import lobby


@pytest.fixture
async def kept(tmp_path: Path) -> Path:
    """A database file with a table in it, properly closed."""
    path = tmp_path / "games.db"
    database, store = await opened(f"sqlite:///{path}")
    for _ in range(50):
        await store.create(lobby())
    await database.close()
    return path
