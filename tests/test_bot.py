"""`python bot.py` as hosts use it: each test is a process of its own in an empty folder."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.checks import check_commands
from playground.client import Person, Seen
from tests.hosting.processes import _DRAINED, PATIENCE, complaint, fingerprint, run, started
from tests.rigs.files import ready

pytestmark = pytest.mark.thorough

FROZEN = 13  # s: people are told of more than ten


# Starting


async def test_without_a_token_a_page_is_ready_to_be_played_in(tmp_path: Path) -> None:
    async with started(tmp_path) as (process, url):
        async with await Person.join(url, "Ada") as ada:
            await ada.bot_arrives(PATIENCE)
            await ada.slash("play monad", house=1)
            await ada.press("Start")
            await ada.sees("Your hand")
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    assert (tmp_path / "data" / "playground.db").exists()


async def test_stopped_while_it_logs_in_it_complains_of_nothing(tmp_path: Path) -> None:
    async with started(tmp_path) as (process, url):
        async with aiohttp.request("GET", url):  # it listens to signals by now
            process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    assert b"Traceback" not in _DRAINED[0].result()


async def test_what_was_begun_goes_on_after_a_restart(tmp_path: Path) -> None:
    for running in range(2):
        async with started(tmp_path) as (process, url):
            async with await Person.join(url, "Ada") as ada:
                await ada.bot_arrives(PATIENCE)
                if not running:
                    await ada.slash("play monad")
            process.send_signal(signal.SIGINT)
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() == 0
    with closing(sqlite3.connect(tmp_path / "data" / "playground.db")) as kept:
        assert kept.execute("SELECT game, status FROM tables").fetchall() == [("monad", "lobby")]


def _differs(before: Seen, message: Seen) -> bool:
    return message.id == before.id and message.wire["components"] != before.wire["components"]


async def _killed(folder: Path, lives: int) -> None:
    """Tap one card after another in the same hand, which was dealt in the first life."""
    for life in range(lives):
        async with started(folder) as (process, url), await Person.join(url, "Ada") as ada:
            await ada.bot_arrives(PATIENCE)
            if not life:
                await ada.slash("play monad", house=1)
                await ada.press("Start")
            hand = await ada.sees("Your turn.")
            deed = await ada.press(str(life % 6 + 1), hand)
            assert not deed.failed
            await ada.sees(partial(_differs, hand))
            process.kill()
            await process.wait()


async def test_a_killed_evening_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Playground and bot are one process here, and both remember."""
    await _killed(tmp_path, 3)


@pytest.mark.thorough
async def test_an_evening_killed_ten_times_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    await _killed(tmp_path, 11)


def _runs_out(board: Seen) -> int:
    """When the time of whoever is awaited runs out, as the board says."""
    found = None if board.ephemeral else re.search(r"<t:(\d+):R>", board.text)
    return int(found[1]) if found else 0


async def test_a_bot_that_was_frozen_gives_its_people_the_time_again(tmp_path: Path) -> None:
    """As a machine does that is suspended. Only real time can pass for a process that stands still."""
    async with started(tmp_path) as (process, url), await Person.join(url, "Ada") as ada:
        async with await Person.join(url, "Basile") as basile:
            await ada.bot_arrives(PATIENCE)
            await ada.slash("play monad")
            await basile.press("Join")
            await ada.press("Start")
            before = _runs_out(await ada.sees(_runs_out))
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(FROZEN)
            process.send_signal(signal.SIGCONT)
            await ada.sees("cut off", timeout=PATIENCE)
            least = before + FROZEN - 4  # of which it takes 2 s for granted
            await ada.sees(lambda seen: _runs_out(seen) >= least, timeout=PATIENCE)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0


async def test_to_forget_begins_a_new_evening(tmp_path: Path) -> None:
    for number in range(2):
        arguments = ("--forget",) if number else ()
        async with started(tmp_path, *arguments) as (_, url), await Person.join(url, "Ada") as ada:
            assert not ada.messages
            await ada.say("good evening")


async def test_the_token_is_never_shown(tmp_path: Path) -> None:
    secret = "MTIzNDU2Nzg5MDEyMzQ1Njc4.secret.secretsecretsecretsecret"
    told = await run(tmp_path, DISCORD_TOKEN=secret, LOG_LEVEL="loud")
    assert "LOG_LEVEL" in complaint(told)
    assert "secretsecret" not in told[1] + told[2]


# Commands


async def test_the_commands_are_printed_as_discord_takes_them_in_both_languages(tmp_path: Path) -> None:
    code, said, _ = await run(tmp_path, "commands")
    assert code == 0
    payload = json.loads(said)
    check_commands(payload)
    assert {command["name"] for command in payload} >= {"play", "table", "leave", "stop", "games", "rules"}
    for part in named(payload):
        assert part["name_localizations"]["fr"], part["name"]
        if "description" in part:
            assert part["description_localizations"]["fr"], part["name"]
    assert not (tmp_path / "data").exists()  # nothing is kept for it


def named(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every command, subcommand, option and choice."""
    found: list[dict[str, Any]] = []
    for part in parts:
        below = [*part.get("options", ()), *part.get("choices", ())]
        found += [part, *named(below)]
    return found


# Backups


async def test_a_backup_of_a_running_bot_holds_what_was_played(tmp_path: Path) -> None:
    async with started(tmp_path) as (_, url), await Person.join(url, "Ada") as ada:
        await ada.bot_arrives(PATIENCE)
        await ada.slash("play monad")
        address = "sqlite:///data/playground.db"
        code, said, errors = await run(tmp_path, "backup", "copy.db", DATABASE_URL=address)
        assert code == 0, errors
        assert "copy.db" in said
        again = await run(tmp_path, "backup", "copy.db", DATABASE_URL=address)
        assert "is there already" in complaint(again)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_where_there_is_nothing_to_copy_nothing_is_made(tmp_path: Path) -> None:
    assert "there is no database" in complaint(await run(tmp_path, "backup", "copy.db"))
    assert fingerprint(tmp_path) == {}


async def test_ratings_are_computed_anew_on_request(tmp_path: Path) -> None:
    ready(tmp_path / "games.db")
    code, said, errors = await run(tmp_path, "recount", DATABASE_URL="sqlite:///games.db")
    assert code == 0, errors
    assert "Computed anew from 0 results: everything is as it was" in said


async def test_where_there_is_nothing_to_compute_nothing_is_made(tmp_path: Path) -> None:
    assert "there is no database" in complaint(await run(tmp_path, "recount"))
    assert fingerprint(tmp_path) == {}


# Databases that must not be touched


async def test_a_damaged_database_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\x00" + bytes(range(256)) * 40)
    before = fingerprint(tmp_path)
    told = await run(tmp_path, PLAYGROUND_PORT="0", PLAYGROUND_DATABASE_URL="sqlite:///broken.db")
    assert "broken.db" in complaint(told)
    assert fingerprint(tmp_path)["broken.db"] == before["broken.db"]


async def test_a_database_of_a_newer_version_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    before = fingerprint(tmp_path)
    told = await run(tmp_path, PLAYGROUND_PORT="0", PLAYGROUND_DATABASE_URL="sqlite:///newer.db")
    assert re.search(r"newer\.db.*newer", complaint(told))
    assert fingerprint(tmp_path) == before


async def test_the_database_of_another_program_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as recipes:
        recipes.execute("CREATE TABLE recipes (name)")
        recipes.commit()
    before = fingerprint(tmp_path)
    told = await run(tmp_path, PLAYGROUND_PORT="0", PLAYGROUND_DATABASE_URL="sqlite:///recipes.db")
    assert "another program" in complaint(told)
    assert fingerprint(tmp_path) == before


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        told = complaint(await run(tmp_path, PLAYGROUND_PORT=port))
    assert f"PLAYGROUND_PORT {port} cannot be used" in told
    assert "already in use" in told


# Settings


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("LOG_LEVEL", "loud", "DEBUG, INFO, WARNING, ERROR"),
        ("PLAYGROUND_PORT", "eighty", "integer"),
        ("PLAYGROUND_PORT", "70000", "less than or equal to 65535"),
        ("DATABASE_URL", "mysql://somewhere", "sqlite:///path/to/file.db or postgresql://"),
        ("DATABASE_URL", "postgresql://ada@localhost/games?sslmode=perhaps", "verify-full"),
        ("PLAYGROUND_DATABASE_URL", "nowhere", "sqlite:///path/to/file.db or postgresql://"),
        ("SHARD_COUNT", "0", "greater than or equal to 1"),
        ("SHARD_IDS", "0,x", "integer"),
        ("SHARD_IDS", "", "at least one"),
        ("SHARD_IDS", "3", "SHARD_COUNT"),
        ("SHARD_IDS", "-1", "SHARD_COUNT"),
    ],
)
async def test_a_setting_that_cannot_be_used_is_named_with_what_is_allowed(
    tmp_path: Path, name: str, value: str, allowed: str
) -> None:
    (tmp_path / ".env").write_text(f"{name}={value}\n")
    told = complaint(await run(tmp_path))
    assert name in told
    assert allowed in told
