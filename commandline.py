"""What `python bot.py` does: reads what is to be done and the settings, and words what goes wrong."""

import argparse
import asyncio
import contextlib
import json
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

import settings
from engine.registry import ladder_of
from settings import HOUR, Settings

if TYPE_CHECKING:
    from cogs.wire.client import Tablee

INVITED = 24 * HOUR  # ms before the first start ever: whoever has invited us since then is greeted


def main(about: str) -> None:
    """Read what to do and the settings, do it, and word what goes wrong."""
    chosen = _arguments(about)
    try:
        read = settings.read_settings()
        asyncio.run(_do(chosen, read))
    except settings.Wrong as wrong:
        sys.exit(str(wrong))
    except discord.LoginFailure:
        sys.exit("Discord does not accept DISCORD_TOKEN. Take a new one from the portal's Bot page.")
    except aiohttp.ClientConnectionError as problem:
        sys.exit(f"Discord cannot be reached: {problem}")
    except discord.ConnectionClosed as closed:
        sys.exit(why_closed(closed))
    except discord.PrivilegedIntentsRequired:
        sys.exit("Discord asks for an intent that Tablée does not use; look at the portal's Bot page.")
    except discord.HTTPException as problem:
        sys.exit(f"Discord lets nobody in at the moment (status {problem.status}): try again in a while.")


# Why Discord lets nobody come back, by its close codes.
_CLOSED = {
    4004: "Discord does not accept DISCORD_TOKEN any more. Take a new one from the portal's Bot page.",
    4010: "Discord does not know these SHARD_IDS: SHARD_COUNT must be the same for all processes.",
    4011: "The bot is in more servers than this SHARD_COUNT can serve: raise it.",
}


def why_closed(closed: discord.ConnectionClosed) -> str:
    """In words, for whoever hosts the bot."""
    return _CLOSED.get(closed.code or 0, f"Discord has ended the connection for good: {closed}")


def _arguments(about: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--world", type=Path, help="the file in which the small Discord remembers")
    parser.add_argument(
        "--latency",
        choices=("none", "home", "phone", "train"),
        default="none",
        help="how far away people are on the small Discord",
    )
    parser.add_argument("--forget", action="store_true", help="begin anew on the small Discord")
    todo = parser.add_subparsers(dest="do", metavar="")
    todo.add_parser("commands", help="print the slash commands")
    backup = todo.add_parser("backup", help="copy the database")
    backup.add_argument("file", type=Path)
    restore = todo.add_parser("restore", help="put a backup in the database's place")
    restore.add_argument("file", type=Path)
    todo.add_parser("recount", help="compute all ratings anew")
    move = todo.add_parser("move", help="copy everything to a PostgreSQL server")
    move.add_argument("address", help="postgresql://user:password@host/name")
    todo.add_parser("invite", help="print the link that brings the bot to a server")
    return parser.parse_args()


async def _do(chosen: argparse.Namespace, read: Settings) -> None:
    from engine.tables.store import StoreTrouble

    try:
        match chosen.do:
            case "commands":
                await _commands()
            case "backup":
                _back_up(read, chosen.file)
            case "restore":
                _restore(read, chosen.file)
            case "recount":
                _must_be_there(read)
                await _recount(read)
            case "move":
                await _move(read, chosen.address)
            case "invite":
                _invite(read)
            case _ if read.discord_token:
                await _on_discord(read)
            case _:
                await _on_playground(read, chosen)
    except StoreTrouble as trouble:
        sys.exit(f"The database cannot be used: {_at(_address(chosen, read), str(trouble))}")


def _address(chosen: argparse.Namespace, read: Settings) -> str:
    """Of the database that is meant."""
    return read.database_url if chosen.do or read.discord_token else read.playground_database_url


def _at(address: str, trouble: str) -> str:
    """What is wrong, and where: a password is told to nobody."""
    from data.database.database import read_url

    url = read_url(address)
    place = f"{url.host}:{url.port or 5432}" if url.host else str(url.database)
    return trouble if place in trouble else f"{trouble} ({place})"


async def _on_discord(read: Settings) -> None:
    from cogs.hosting.opening import open_house

    assert read.discord_token is not None
    async with AsyncExitStack() as stack:
        house = open_house(read.database_url, shards=read.shards, **_manner(read), **read.sharding)
        client = await stack.enter_async_context(house)
        if read.metrics_port:
            serving = client.monitor.serving(read.metrics_host, read.metrics_port)
            await stack.enter_async_context(serving)
        await _until_stopped(client, read.discord_token.reveal())


def _manner(read: Settings) -> dict[str, Any]:
    """What a house of people has, wherever it stands."""
    from cogs.wire.presses.crowd import Crowd

    return {
        "most_tables": read.most_tables,
        "resting": read.resting,
        "crowd": Crowd(),
        "invited": INVITED,
    }


async def _on_playground(read: Settings, chosen: argparse.Namespace) -> None:
    """No token: everything happens on this machine, with a database of its own."""
    import playground
    from cogs.hosting.opening import open_house

    async with AsyncExitStack() as stack:
        try:
            local = playground.start(
                port=read.playground_port,
                bot_name="Tablée",
                world=chosen.world or read.playground_world,
                forget=chosen.forget,
                latency=chosen.latency,
            )
            await stack.enter_async_context(local)
        except OSError as problem:
            sys.exit(f"PLAYGROUND_PORT {read.playground_port} cannot be used: {problem.strerror}")
        except ValueError as problem:
            sys.exit(f"The playground cannot start: {problem}")
        stack.enter_context(playground.point_discord_at(local.url))
        house = open_house(read.playground_database_url, guild_ready_timeout=0.05, **_manner(read))
        client = await stack.enter_async_context(house)
        if read.metrics_wanted and read.metrics_port:
            serving = client.monitor.serving(read.metrics_host, read.metrics_port)
            await stack.enter_async_context(serving)
        print(f"Tablée plays here: {local.url}/", flush=True)
        await _until_stopped(client, local.token)


async def _until_stopped(client: "Tablee", token: str) -> None:
    from cogs.hosting.garbage import tidying

    async with tidying(lambda: client.is_busy):
        await _running(client, token)


async def _running(client: discord.Client, token: str) -> None:
    """Until it ends, or somebody stops it."""
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: an interrupt ends asyncio.run instead
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not running.done():
        running.cancel()  # or it would complain that its session was closed: it was, by us
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def _commands() -> None:
    from cogs.hosting.opening import open_house

    with TemporaryDirectory() as folder:
        async with open_house(f"sqlite:///{folder}/empty.db") as client:
            print(json.dumps(await client.payload(), ensure_ascii=False, indent=2))


def _back_up(read: Settings, file: Path) -> None:
    from data.chores.backup import NoBackup, back_up

    try:
        back_up(read.database_url, file)
    except NoBackup as why:
        sys.exit(f"Nothing was copied: {why}.")
    print(f"Copied to {file}.")


def _restore(read: Settings, file: Path) -> None:
    from data.chores.backup import NoRestore, restore_backup

    try:
        aside = restore_backup(read.database_url, file)
    except NoRestore as why:
        sys.exit(f"Nothing was restored: {why}.")
    print(f"Restored {file}." + (f" What was there before is {aside} now." if aside else ""))


def _must_be_there(read: Settings) -> None:
    from data.database.database import read_url

    address = read_url(read.database_url)
    if address.host is None and not Path(address.database or "").exists():
        sys.exit(f"Nothing was computed: there is no database at {address.database}.")


async def _recount(read: Settings) -> None:
    from data.database.database import Database
    from data.ranks.ratings import Ratings

    database = await Database.open(read.database_url)
    try:
        done = await Ratings(database, ladder_of).recount()
    finally:
        await database.close()
    print(f"Computed anew from {done.results} results: {_CHANGED[done.changed]}.")


_CHANGED = {
    False: "everything is as it was, to the last digit",
    True: "something was wrong, and is right now",
}


async def _move(read: Settings, address: str) -> None:
    from data.chores.moving import NotMoved, move_database

    try:
        moved = await move_database(read.database_url, address)
    except (NotMoved, ValueError) as why:
        sys.exit(f"Nothing was moved: {why}.")
    for table in moved:
        print(f"{table.name:<20} {table.rows:>10}  {table.checksum}")
    print("Everything arrived as it left. Set DATABASE_URL to the new address and start the bot.")


def _invite(read: Settings) -> None:
    from cogs.hosting.invitation import application_of, invitation_link

    token = read.discord_token.reveal() if read.discord_token else ""
    application = application_of(token)
    if application is None:
        sys.exit("DISCORD_TOKEN is needed for that, as the portal's Bot page shows it.")
    print(invitation_link(application))
