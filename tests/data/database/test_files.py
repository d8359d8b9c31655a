"""Files that are not what they should be are left alone, and told by name."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bench.postgres import Server
from data.database.database import Database
from data.database.trouble import Damaged, FromTheFuture, NotADatabase, Unreachable
from engine.tables.store import StoreDown
from tests.data.database.opened import opened
from tests.data.made import lobby


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    await (await Database.open(f"sqlite:///{path}")).close()
    assert path.exists()


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    database, store = await opened(f"sqlite:///{tmp_path / 'games.db'}")
    assert (await store.create(lobby())).id == 1
    await database.close()


async def refused(path: Path, kind: type[StoreDown]) -> str:
    """What is said of this file when it is opened; it and its neighbours must stay as they are."""
    before = files(path.parent)
    with pytest.raises(kind) as told:
        await Database.open(f"sqlite:///{path}")
    assert files(path.parent) == before
    assert str(path) in str(told.value)
    return str(told.value)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"These are the rules of Monad. " * 400)
    await refused(path, NotADatabase)


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in await refused(path, NotADatabase)


async def test_a_newer_database_is_left_alone(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in await refused(kept, FromTheFuture)


async def test_a_newer_server_is_left_alone(server: Server) -> None:
    address = server.new_database()
    database = await Database.open(address)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    )
    await database.close()
    with pytest.raises(FromTheFuture, match="9999"):
        await Database.open(address)


def cut(path: Path, part: float) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])


def spoil(path: Path, page: int) -> None:
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18])
    assert page * size < len(whole)
    path.write_bytes(whole[: page * size] + b"\xa5" * size + whole[(page + 1) * size :])


@pytest.mark.parametrize("part", [0.3, 0.9])
async def test_a_truncated_database_is_left_alone(kept: Path, part: float) -> None:
    cut(kept, part)
    await refused(kept, Damaged)


@pytest.mark.parametrize("page", range(1, 24))
async def test_a_damaged_page_is_never_taken_for_something_else(kept: Path, page: int) -> None:
    """Where the damage is seen at the start the file is left alone; where it is not, reading says so."""
    spoil(kept, page)
    try:
        database, store = await opened(f"sqlite:///{kept}")
    except Damaged:
        return
    try:
        for at in range(1, 51):
            loaded = await store.load(at)
            assert loaded
            assert loaded.table == lobby(id=at)
        await store.create(lobby())
    except Damaged:
        pass
    finally:
        await database.close()


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    await refused(tmp_path / "games.db", Unreachable)


async def test_a_place_where_no_folder_can_be_made_is_unreachable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreachable):
        await Database.open(f"sqlite:///{tmp_path / 'file' / 'games.db'}")


async def test_a_killed_process_leaves_a_log_that_is_read_again(tmp_path: Path) -> None:
    """The companion files of a database that nobody closed belong to it."""
    database, store = await opened(f"sqlite:///{tmp_path / 'games.db'}")
    await store.create(lobby())
    (tmp_path / "copy").mkdir()
    for name, content in files(tmp_path).items():
        (tmp_path / "copy" / name).write_bytes(content)
    await database.close()
    database, store = await opened(f"sqlite:///{tmp_path / 'copy' / 'games.db'}")
    assert await store.load(1)
    await database.close()
