"""A real PostgreSQL for as long as it is needed: its own files, its own socket, nobody else's."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "postgres"  # the server refuses to run as root


class Missing(Exception):
    """Why there is no PostgreSQL here."""


class Server:
    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._data = folder / "data"
        self._socket = folder

    def set_up(self) -> None:
        self._run("initdb", "-D", self._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-F -c listen_addresses= -c unix_socket_directories={self._socket} -c max_connections=60"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", self._data / "log", "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """The address of the database, emptied: that is cheaper than making another."""
        self.say("SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address()

    def address(self, database: str = OWNER) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self._socket}"

    def say(self, statements: str, database: str = OWNER) -> None:
        words = ("-q", "-v", "ON_ERROR_STOP=1", "-c", statements, database)
        self._run("psql", "-h", self._socket, "-U", OWNER, *words)

    def _run(self, program: str, *words: str | Path) -> None:
        command = [str(self._binaries / program), *map(str, words)]
        if os.geteuid() == 0:
            command = ["runuser", "-u", OWNER, "--", *command]
        done = subprocess.run(  # noqa: S603 - the server's own programs, by their full paths
            command, cwd="/", capture_output=True, text=True, timeout=60, check=False
        )
        if done.returncode:
            raise Missing(f"{program} failed: {done.stderr.strip() or done.stdout.strip()}")


@contextmanager
def serving() -> Iterator[Server]:
    binaries = _binaries()
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))  # short: a socket's path is limited
    try:
        if os.geteuid() == 0:
            account = pwd.getpwnam(OWNER)
            os.chown(folder, account.pw_uid, account.pw_gid)
        server = Server(binaries, folder)
        server.set_up()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _binaries() -> Path:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise Missing("PostgreSQL's initdb and pg_ctl are not installed")
