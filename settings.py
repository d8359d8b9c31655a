"""What whoever hosts the bot sets, in the environment or in `.env`: read once, checked by name."""

import logging
import os
import sys
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Self, get_type_hints

import structlog
from dotenv import dotenv_values
from dotenv.parser import parse_stream

from data.database.database import read_url
from data.kept.downtime import Shards
from engine.tables.table import Mode

# In their debug lines stands what they carry: whole requests and rows, tokens and hands among them.
_TALKATIVE = ("discord", "aiohttp", "aiosqlite", "asyncpg", "sqlalchemy", "alembic", "asyncio", "PIL")


HOUR = 60 * 60 * 1000
_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Wrong(Exception):
    """A setting cannot be used; the text names it and what is allowed."""


class Secret:
    """A text that nobody logs or prints by mistake."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return "Secret(…)"

    def reveal(self) -> str:
        """The text itself, for whoever must know it."""
        return self._text


def _whole(text: str, least: int, most: int | None = None) -> int:
    try:
        number = int(text)
    except ValueError:
        raise ValueError("must be an integer") from None
    if number < least:
        raise ValueError(f"must be greater than or equal to {least}")
    if most is not None and number > most:
        raise ValueError(f"must be less than or equal to {most}")
    return number


def _token(text: str) -> Secret | None:
    """Some who hand it over leave what stood round it."""
    token = text.strip().strip("\"'")
    if not token.isascii() or len(token.split()) > 1:
        raise ValueError("must be the token alone, as the portal's Bot page shows it")
    return Secret(token) if token else None


def _address(text: str) -> str:
    read_url(text)
    return text


def _level(text: str) -> str:
    if text.upper() not in _LEVELS:
        raise ValueError(f"one of {', '.join(_LEVELS)}")
    return text.upper()


def _numbers(text: str) -> tuple[int, ...]:
    """`0,1,2` as people write it; which of them there are is seen when all is read."""
    return tuple(_whole(part, -sys.maxsize) for part in text.split(",") if part.strip())


# What a text is read by; its ValueError says what is allowed.
Port = Annotated[int, partial(_whole, least=0, most=65535)]
Hours = Annotated[int, partial(_whole, least=1, most=24 * 365)]
Address = Annotated[str, _address]


@dataclass(frozen=True, slots=True)
class Settings:
    discord_token: Annotated[Secret | None, _token] = None
    database_url: Address = "sqlite:///data/games.db"
    playground_database_url: Address = "sqlite:///data/playground.db"
    playground_port: Port = 8787
    metrics_host: Annotated[str, str] = "127.0.0.1"
    metrics_port: Port = 8788  # 0: none
    tables_per_person: Annotated[int, partial(_whole, least=0)] = 25  # open at once; 0: as many as they like
    log_level: Annotated[str, _level] = "INFO"
    resting_hours: Hours = 24  # after which a table that nobody is at closes, where its clock is live
    resting_hours_relaxed: Hours = 7 * 24
    shard_count: Annotated[int, partial(_whole, least=1, most=10_000)] = 1
    shard_ids: Annotated[tuple[int, ...] | None, _numbers] = None  # all of them
    told: frozenset[str] = frozenset()  # the names of those that the host has set

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> Self:
        """The settings in these texts, whatever the case of their names; Wrong where some cannot be used."""
        given = _by_name(texts)
        found: dict[str, Any] = {}
        wrong: list[str] = []
        for name, read in readers().items():
            if name in given:
                try:
                    found[name] = read(given[name])
                except ValueError as problem:
                    wrong.append(_named(name, given[name], problem))
        settings = cls(**found, told=frozenset(found))
        if not wrong and (problem := settings._why_not_these_shards()):
            wrong.append(_named("shard_ids", given["shard_ids"], problem))
        if wrong:
            raise Wrong("\n".join(wrong))
        return settings

    def _why_not_these_shards(self) -> str | None:
        if self.shard_ids is None:
            return None
        all_of_them = set(range(self.shard_count))
        if not self.shard_ids or not set(self.shard_ids) <= all_of_them:
            last = self.shard_count - 1
            return f"at least one number from 0 to {last}, for SHARD_COUNT is {self.shard_count}"
        if set(self.shard_ids) != all_of_them and self.database_url.startswith("sqlite"):
            return "several processes need a PostgreSQL server: a SQLite file has one house alone"
        return None

    @property
    def resting(self) -> dict[Mode, int]:
        """Ms after which a table that nobody is at closes."""
        return {Mode.LIVE: self.resting_hours * HOUR, Mode.RELAXED: self.resting_hours_relaxed * HOUR}

    @property
    def playground_world(self) -> Path:
        """Where the playground remembers: beside the database it plays with."""
        address = read_url(self.playground_database_url)
        beside = address.database if address.get_backend_name() == "sqlite" else None
        return Path(beside or "data/playground").with_suffix(".world")

    @property
    def metrics_wanted(self) -> bool:
        """Whether somebody said so: on Discord they are there anyhow."""
        return "metrics_port" in self.told

    @property
    def most_tables(self) -> int | None:
        return self.tables_per_person or None

    @property
    def shards(self) -> Shards:
        return Shards(self.shard_ids or tuple(range(self.shard_count)), self.shard_count)

    @property
    def sharding(self) -> dict[str, Any]:
        return {"shard_ids": list(self.shards.ids), "shard_count": self.shard_count}


def readers() -> dict[str, Callable[[str], Any]]:
    """How each setting is read, by its name."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if hasattr(hint, "__metadata__")}


def read_settings() -> Settings:
    """What the environment says, and `.env` where it says nothing; Wrong where a setting cannot be used.

    Logging is set up by them.
    """
    written = _written(Path(".env"))
    found = Settings.read({**_by_name(written), **_by_name(os.environ)})
    _log(found.log_level)
    for name, meant in _misspelt(written):
        structlog.get_logger().warning("no setting is called so", name=name, meant=meant)
    return found


def _written(file: Path) -> Mapping[str, str | None]:
    """What the host has written down; Wrong where that cannot be understood."""
    if not file.exists():
        return {}
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Wrong(f"{file} must be text in UTF-8: save it as that in your editor") from None
    except OSError as problem:
        raise Wrong(f"{file} cannot be read: {problem.strerror}") from None
    for one in parse_stream(StringIO(text)):
        if one.error or (one.key is not None and one.value is None):
            raise Wrong(f"{file}, line {one.original.line}: must be NAME=value")
    return dotenv_values(stream=StringIO(text))


def _misspelt(written: Iterable[str]) -> list[tuple[str, str]]:
    """Names that nobody reads, with the setting that was meant."""
    names = [name.upper() for name in readers()]
    unread = [name for name in written if name.upper() not in names]
    near = [(name, get_close_matches(name.upper(), names, n=1, cutoff=0.8)) for name in unread]
    return [(name, meant[0]) for name, meant in near if meant]


def _by_name(texts: Mapping[str, str | None]) -> dict[str, str]:
    return {name.lower(): text for name, text in texts.items() if text is not None}


def _named(name: str, text: str, problem: object) -> str:
    name = name.upper()
    secret = "TOKEN" in name or "DATABASE_URL" in name  # there is a password in it
    shown = "" if secret else f" (it is {text!r})"
    return f"{name}: {problem}{shown}"


def _on_one_line(_: object, __: str, told: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Nothing that is told of (a name, a forged button) begins a line of its own or steers the terminal."""
    for name, value in told.items():
        if isinstance(value, str) and not value.isprintable():
            lines = value.split("\n") if name == "event" else [value]  # a library may tell of more than one
            told[name] = "\n".join(map(_printable, lines))
    return told


def _printable(text: str) -> str:
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def _log(level: str) -> None:
    """One line an event, on standard error: ours, discord.py's and the engine's by one way, with one look."""
    told: list[Any] = [
        structlog.contextvars.merge_contextvars,  # the table and the press in whose name it happens
        structlog.stdlib.ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _on_one_line,
    ]
    # Plain tracebacks: the pretty ones show local variables, and with them hands and tokens.
    lines = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *told],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, lines],
        )
    )
    logging.basicConfig(level=level, handlers=[written])
    structlog.configure(
        processors=[*told, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    for theirs in _TALKATIVE:
        logging.getLogger(theirs).setLevel(max(logging.getLogger().level, logging.INFO))
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # at INFO it lists its own parts
    # At INFO it tells of every statement.
    logging.getLogger("sqlalchemy").setLevel(max(logging.getLogger().level, logging.WARNING))
