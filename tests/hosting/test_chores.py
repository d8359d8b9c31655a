"""What a host does beside running the bot: each is `python bot.py` with a word, in a folder of its own."""

from __future__ import annotations

import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bench.postgres import Server
from data.database.database import Database
from data.kept.downtime import Downtime, Shards
from data.kept.store import SqlStore
from engine.registry import ladder_of
from playground.client import Person
from settings import Settings, Wrong
from tests.data.clock import Clock
from tests.data.made import lobby
from tests.hosting.processes import PATIENCE, complaint, fingerprint, run, started

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.only-an-example-of-a-token"
PLAYGROUND = "sqlite:///data/playground.db"


async def a_table(address: str) -> None:
    database = await Database.open(address)
    await SqlStore(database, await Downtime.open(database, Clock()), ladder_of).create(lobby())
    await database.close()


def tables(path: Path) -> int:
    with closing(sqlite3.connect(path)) as kept:
        return kept.execute("SELECT count(*) FROM tables").fetchone()[0]


async def test_the_link_that_invites_the_bot_asks_for_what_it_needs_and_nothing_else(tmp_path: Path) -> None:
    code, said, _ = await run(tmp_path, "invite", DISCORD_TOKEN=TOKEN)
    assert code == 0
    assert "client_id=123456789012345678" in said
    assert "scope=bot+applications.commands" in said
    found = re.search(r"permissions=(\d+)", said)
    assert found
    bits = {bit for bit in range(64) if int(found[1]) >> bit & 1}
    # View Channels, Send Messages, Attach Files, Read Message History, Create Public Threads, Send in Threads
    assert bits == {10, 11, 15, 16, 35, 38}
    assert TOKEN not in said


async def test_without_a_token_nobody_can_be_invited(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN" in complaint(await run(tmp_path, "invite"))
    assert "DISCORD_TOKEN" in complaint(await run(tmp_path, "invite", DISCORD_TOKEN="no token at all"))


async def test_a_backup_is_restored_by_one_command(tmp_path: Path) -> None:
    await a_table(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
    assert (await run(tmp_path, "backup", "copy.db"))[0] == 0
    await a_table(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
    code, said, errors = await run(tmp_path, "restore", "copy.db")
    assert code == 0, errors
    assert "games.db.replaced" in said
    assert tables(tmp_path / "data" / "games.db") == 1
    assert tables(tmp_path / "data" / "games.db.replaced") == 2


async def test_a_restore_while_the_bot_runs_is_refused_and_it_plays_on(tmp_path: Path) -> None:
    async with started(tmp_path) as (process, url):
        async with await Person.join(url, "Ada") as ada:
            await ada.bot_arrives(PATIENCE)
            assert (await run(tmp_path, "backup", "copy.db", DATABASE_URL=PLAYGROUND))[0] == 0
            told = await run(tmp_path, "restore", "copy.db", DATABASE_URL=PLAYGROUND)
            assert "stop the bot first" in complaint(told)
            await ada.slash("play monad")
            await ada.sees("Trade warm for cool")
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
    assert tables(tmp_path / "data" / "playground.db") == 1


async def test_a_broken_backup_is_named_and_nothing_is_touched(tmp_path: Path) -> None:
    await a_table(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
    (tmp_path / "copy.db").write_bytes(b"SQLite format 3\x00" + bytes(range(256)) * 40)
    before = fingerprint(tmp_path)
    assert "copy.db" in complaint(await run(tmp_path, "restore", "copy.db"))
    assert "is the database itself" in complaint(await run(tmp_path, "restore", "data/games.db"))
    assert "is the database itself" in complaint(await run(tmp_path, "backup", "data/games.db"))
    assert "no backup" in complaint(await run(tmp_path, "restore", "gone.db"))
    assert fingerprint(tmp_path) == before


async def test_everything_moves_to_a_server_by_one_command(tmp_path: Path, server: Server) -> None:
    await a_table(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
    address = server.new_database()
    code, said, errors = await run(tmp_path, "move", address)
    assert code == 0, errors
    assert re.search(r"^tables +1 +[0-9a-f]{32}$", said, re.MULTILINE)
    assert "Everything arrived" in said
    assert "has to be empty" in complaint(await run(tmp_path, "move", address))
    database = await Database.open(address)
    assert await SqlStore(database, await Downtime.open(database, Clock()), ladder_of).load(1)
    await database.close()


async def test_what_cannot_be_moved_to_is_named_without_its_password(tmp_path: Path) -> None:
    await a_table(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
    for address in ("mysql://ada:s3cret@localhost/games", "postgresql://ada:s3cret@127.0.0.1:1/games"):
        told = await run(tmp_path, "move", address)
        assert complaint(told)
        assert "s3cret" not in told[1] + told[2]


async def test_the_password_of_a_database_is_never_shown(tmp_path: Path) -> None:
    for address in ("mysql://ada:s3cret@localhost/games", "postgresql//ada:s3cret@localhost/games"):
        told = await run(tmp_path, DATABASE_URL=address)
        assert "DATABASE_URL" in complaint(told)
        assert "s3cret" not in told[1] + told[2]


async def test_a_file_is_not_shared_by_several_processes(tmp_path: Path) -> None:
    told = complaint(await run(tmp_path, SHARD_COUNT="4", SHARD_IDS="0,1"))
    assert "SHARD_IDS" in told
    assert "PostgreSQL" in told


async def test_a_bot_that_is_started_twice_is_told_so_and_the_first_plays_on(tmp_path: Path) -> None:
    """Its playground would keep one world twice: that is what it says, before it looks at the database."""
    async with started(tmp_path) as (_, url), await Person.join(url, "Ada") as ada:
        await ada.bot_arrives(PATIENCE)
        assert "another playground plays in" in complaint(await run(tmp_path, PLAYGROUND_PORT="0"))
        await ada.slash("play monad")
        await ada.sees("Trade warm for cool")


def test_a_process_serves_all_shards_unless_it_is_told_which() -> None:
    three = {"SHARD_COUNT": "3"}
    assert Settings.read(three).shards == Shards((0, 1, 2), 3)
    one = {**three, "DATABASE_URL": "postgresql://localhost/games", "SHARD_IDS": "2"}
    assert Settings.read(one).sharding == {"shard_ids": [2], "shard_count": 3}


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("postgresql://ada:s3cret@127.0.0.1:1/games", "127.0.0.1:1"),
        pytest.param(
            *("postgresql://ada:s3cret@no.such.host.invalid/games", "no.such.host.invalid:5432"),
            marks=pytest.mark.thorough,
        ),
        pytest.param("sqlite:////proc/games.db", "/proc/games.db", marks=pytest.mark.thorough),
    ],
)
async def test_which_database_cannot_be_reached_is_named(tmp_path: Path, address: str, place: str) -> None:
    told = complaint(await run(tmp_path, DISCORD_TOKEN="x.y.z", DATABASE_URL=address))
    assert told.startswith("The database cannot be used: ")
    assert told.endswith(f"({place})")
    assert "s3cret" not in told


def test_a_port_that_is_no_number_is_answered_with_what_is_allowed() -> None:
    with pytest.raises(Wrong, match="DATABASE_URL: a database is sqlite"):
        Settings.read({"DATABASE_URL": "postgresql://ada:s3cret@somewhere:port/games"})
