"""A copy of a database on which people are playing."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bench.patience import patience
from data.chores.backup import NoBackup, NoRestore, back_up, restore_backup
from data.database.database import Database
from data.database.trouble import Damaged, FromTheFuture, NotADatabase
from data.kept.downtime import Downtime
from data.kept.store import SqlStore
from engine.registry import ladder_of
from engine.tables.store import StoreDown
from tests.data.clock import Clock
from tests.data.made import act, dealt, lobby, moved

ROOT = Path(__file__).parents[3]


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_a_copy_holds_what_was_kept_and_opens_as_a_database(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    tables = [await store.create(lobby()) for _ in range(20)]
    await store.save(played := dealt(tables[0]), (), 0)
    await store.save(played := moved(played), (act(0, 1),), 1)
    back_up(sqlite, tmp_path / "copy.db")
    assert {name for name in names(tmp_path) if name.startswith(("copy", "."))} == {"copy.db"}

    copy = await Database.open(f"sqlite:///{tmp_path / 'copy.db'}")
    kept = SqlStore(copy, await Downtime.open(copy, Clock()), ladder_of)
    loaded = await kept.load(played.id)
    assert loaded
    assert loaded.table == played
    assert await kept.entries(played.id) == (act(0, 1),)
    assert len(await kept.in_place(tables[0].place)) == 20
    await copy.close()


async def test_a_copy_is_of_one_moment_while_people_play_on(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    """Two tables move in turn; in every copy they are at most one move apart, and logs fit their tables."""
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    pair = [dealt(await store.create(lobby())) for _ in range(2)]
    for table in pair:
        await store.save(table, (), 0)
    enough = asyncio.Event()

    async def play() -> None:
        waits = patience("the copy to be made")
        while not enough.is_set():
            next(waits)
            for at, table in enumerate(pair):
                pair[at] = moved(table)
                await store.save(pair[at], (act(0, pair[at].revision),), table.version)

    playing = asyncio.create_task(play())
    for at in range(5):
        await asyncio.to_thread(back_up, sqlite, tmp_path / f"copy{at}.db")
    enough.set()
    await playing
    for at in range(5):
        first, second = counted(tmp_path / f"copy{at}.db")
        assert first - second in (0, 1)
    assert counted(tmp_path / "games.db")[0] == pair[0].revision > 0


def counted(path: Path) -> list[int]:
    """How many moves each table has, by its log; checked against what its row says."""
    query = """
        SELECT count(moves.revision), version
        FROM tables LEFT JOIN moves ON moves.table_id = tables.id
        GROUP BY tables.id
    """
    with closing(sqlite3.connect(path)) as connection:
        rows: Iterable[tuple[int, int]] = connection.execute(query).fetchall()
    assert all(moves == version - 1 for moves, version in rows)
    return [moves for moves, _ in rows]


async def test_a_database_is_never_copied_onto_itself(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    before = names(tmp_path)
    for target in ("games.db", "link.db"):
        with pytest.raises(NoBackup, match="the database itself"):
            back_up(sqlite, tmp_path / target)
    assert names(tmp_path) == before
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    assert await store.create(lobby())


async def test_a_copy_replaces_nothing(sqlite: str, sqlite_database: Database, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("my only photograph")
    with pytest.raises(NoBackup, match="there already"):
        back_up(sqlite, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "my only photograph"


def test_nothing_is_copied_from_where_nothing_is(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="no database"):
        back_up(sqlite, tmp_path / "copy.db")
    assert names(tmp_path) == set()


async def test_a_copy_that_cannot_be_written_leaves_nothing(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    before = names(tmp_path)
    with pytest.raises(StoreDown):
        back_up(sqlite, tmp_path / "no" / "such" / "folder.db")
    assert names(tmp_path) == before


def test_a_server_is_copied_by_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="pg_dump"):
        back_up("postgresql://ada:s3cret@localhost/games", tmp_path / "copy.db")


@pytest.mark.parametrize("spoiled", [NotADatabase, FromTheFuture, Damaged])
async def test_a_broken_database_gives_no_copy(
    sqlite: str, sqlite_database: Database, tmp_path: Path, spoiled: type[StoreDown]
) -> None:
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    for _ in range(30):
        await store.create(lobby())
    await sqlite_database.close()
    spoil(tmp_path / "games.db", spoiled)
    with pytest.raises(spoiled):
        back_up(sqlite, tmp_path / "copy.db")
    assert names(tmp_path) == {"games.db"}


def spoil(path: Path, how: type[StoreDown]) -> None:
    if how is NotADatabase:
        path.write_bytes(b"no database at all" * 900)
    elif how is FromTheFuture:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.execute("PRAGMA journal_mode = DELETE")
    else:
        whole = path.read_bytes()
        path.write_bytes(
            whole.replace(b'"seed":"5eed"', b"\xa5" * 13).replace(b"p22", b"\0\0\0")[: -4096 * 2]
        )


# The way back


async def kept(sqlite: str, *people: int) -> None:
    """A database in which somebody has opened a table, closed again."""
    database = await Database.open(sqlite)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    await store.create(lobby(*people))
    await database.close()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def hosts(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT person FROM seats ORDER BY table_id")
        return [person for (person,) in rows.fetchall()]


async def test_a_backup_takes_the_place_of_the_database_which_is_kept_beside(
    sqlite: str, tmp_path: Path
) -> None:
    await kept(sqlite, 11)
    back_up(sqlite, tmp_path / "copy.db")
    await kept(sqlite, 22)
    aside = restore_backup(sqlite, tmp_path / "copy.db")
    assert hosts(tmp_path / "games.db") == [11]
    assert aside == tmp_path / "games.db.replaced"
    assert aside is not None
    assert hosts(aside) == [11, 22]
    assert restore_backup(sqlite, tmp_path / "copy.db") == tmp_path / "games.db.replaced1"
    await kept(sqlite, 33)
    assert hosts(tmp_path / "games.db") == [11, 33]


async def test_where_there_was_no_database_a_backup_makes_one(sqlite: str, tmp_path: Path) -> None:
    await kept(sqlite, 11)
    back_up(sqlite, tmp_path / "copy.db")
    (tmp_path / "games.db").unlink()
    assert restore_backup(sqlite, tmp_path / "copy.db") is None
    assert hosts(tmp_path / "games.db") == [11]


async def test_nothing_is_restored_while_a_bot_runs(
    sqlite: str, sqlite_database: Database, tmp_path: Path
) -> None:
    store = SqlStore(sqlite_database, await Downtime.open(sqlite_database, Clock()), ladder_of)
    back_up(sqlite, tmp_path / "copy.db")
    table = await store.create(lobby(11))
    with pytest.raises(NoRestore, match="stop the bot first"):
        restore_backup(sqlite, tmp_path / "copy.db")
    assert await store.load(table.id)
    assert hosts(tmp_path / "games.db") == [11]


async def test_a_restore_after_a_kill_finds_the_database_free(sqlite: str, tmp_path: Path) -> None:
    """What a killed bot leaves behind is its log beside the file, which holds its last moves."""
    await kept(sqlite, 11)
    back_up(sqlite, tmp_path / "copy.db")
    database = await Database.open(sqlite)
    store = SqlStore(database, await Downtime.open(database, Clock()), ladder_of)
    await store.create(lobby(22))
    for name in ("games.db", "games.db-wal"):
        (tmp_path / f"left-{name}").write_bytes((tmp_path / name).read_bytes())
    await database.close()
    left = f"sqlite:///{tmp_path / 'left-games.db'}"
    aside = restore_backup(left, tmp_path / "copy.db")
    assert aside
    assert aside is not None
    assert hosts(aside) == [11, 22]
    assert hosts(tmp_path / "left-games.db") == [11]


@pytest.mark.parametrize("spoiled", [NotADatabase, FromTheFuture, Damaged])
async def test_a_broken_backup_is_refused_and_nothing_has_changed(
    sqlite: str, tmp_path: Path, spoiled: type[StoreDown]
) -> None:
    for _ in range(30):
        await kept(sqlite, 11, 22)
    back_up(sqlite, tmp_path / "copy.db")
    spoil(tmp_path / "copy.db", spoiled)
    before = contents(tmp_path)
    with pytest.raises(spoiled):
        restore_backup(sqlite, tmp_path / "copy.db")
    assert contents(tmp_path) == before


async def test_a_broken_database_is_replaced_by_its_backup(sqlite: str, tmp_path: Path) -> None:
    await kept(sqlite, 11)
    back_up(sqlite, tmp_path / "copy.db")
    spoil(tmp_path / "games.db", NotADatabase)
    assert restore_backup(sqlite, tmp_path / "copy.db")
    assert hosts(tmp_path / "games.db") == [11]


async def test_only_a_backup_is_restored(sqlite: str, tmp_path: Path) -> None:
    await kept(sqlite, 11)
    before = (tmp_path / "games.db").read_bytes()
    (tmp_path / "empty.db").touch()
    for name, why in (("games.db", "itself"), ("empty.db", "no backup"), ("gone.db", "no backup")):
        with pytest.raises(NoRestore, match=why):
            restore_backup(sqlite, tmp_path / name)
    with pytest.raises(NoRestore, match="pg_restore"):
        restore_backup("postgresql://ada:s3cret@localhost/games", tmp_path / "games.db")
    assert (tmp_path / "games.db").read_bytes() == before


DYING = """
import os, sys
from pathlib import Path
from data.chores.backup import restore_backup

changing = ("os.rename", "os.link", "os.remove", "os.truncate", "shutil.copyfile", "sqlite3.connect")

def restore(left):
    def die_in_time(event, given):
        nonlocal left
        if event in changing:
            left -= 1
            if left < 0:
                os._exit(9)

    sys.addaudithook(die_in_time)
    restore_backup(sys.argv[1], Path(sys.argv[2]))
    os._exit(0)

for steps in sys.stdin:  # to begin a process anew each time would take long
    child = os.fork()
    if not child:
        restore(int(steps))
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@contextmanager
def restoring(sqlite: str, copy: Path) -> Iterator[Callable[[int], bool]]:
    """Restores the copy, and dies after so many changes to files; whether it was done before that."""
    command = (sys.executable, "-c", DYING, sqlite, str(copy))
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as mother:
        told, heard = mother.stdin, mother.stdout
        assert told is not None
        assert heard is not None

        def until(steps: int) -> bool:
            print(steps, file=told, flush=True)
            code = int(heard.readline())
            assert code in (0, 9)
            return code == 0

        yield until
        told.close()


@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
async def test_whoever_is_killed_at_any_step_of_a_restore_starts_with_the_old_database_or_the_new(
    sqlite: str, tmp_path: Path, broken: bool
) -> None:
    """Killed before each change to the files in turn, until none is left to be killed before."""
    await kept(sqlite, 11)
    back_up(sqlite, tmp_path / "copy.db")
    await kept(sqlite, 22)
    games = tmp_path / "games.db"
    if broken:
        games.write_bytes(b"no database at all" * 900)
    old = held(games)
    with restoring(sqlite, tmp_path / "copy.db") as is_done_within:
        for steps in range(50):
            if is_done_within(steps):
                break
            assert held(games) in (old, [11])
        else:
            raise AssertionError("it is never done")
    assert steps >= 5
    assert held(games) == [11]
    assert old in [held(tmp_path / name) for name in names(tmp_path) if ".replaced" in name]


def held(path: Path) -> list[int] | bytes:
    """Who opened tables in this database; of one that is broken, its bytes."""
    try:
        return hosts(path)
    except sqlite3.DatabaseError:
        return path.read_bytes()


@pytest.mark.parametrize("beside", ["games.db.replaced", "games.db.replaced3", ".games.db.unfinished"])
async def test_an_empty_start_beside_an_old_database_says_so_and_stops(
    sqlite: str, tmp_path: Path, beside: str
) -> None:
    await kept(sqlite, 11)
    (tmp_path / "games.db").replace(tmp_path / beside)
    before = names(tmp_path)
    with pytest.raises(StoreDown, match=f"beside it lies {beside}"):
        await Database.open(sqlite)
    assert names(tmp_path) == before
