"""What whoever hosts the bot sets, in the environment or in `.env`: read once, checked by name."""

import logging
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Annotated, Any

import structlog
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from data.database.database import read_url
from data.kept.downtime import Shards
from engine.tables.table import Mode

# In their debug lines stands what they carry: whole requests and rows, tokens and hands among them.
_TALKATIVE = ("discord", "aiohttp", "aiosqlite", "asyncpg", "sqlalchemy", "alembic", "asyncio", "PIL")


HOUR = 60 * 60 * 1000
Hours = Annotated[int, Field(ge=1, le=24 * 365)]


class Wrong(Exception):
    """A setting cannot be used; the text names it and what is allowed."""


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = "sqlite:///data/games.db"
    playground_database_url: str = "sqlite:///data/playground.db"
    playground_port: Annotated[int, Field(ge=0, le=65535)] = 8787
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 8788  # 0: none
    tables_per_person: Annotated[int, Field(ge=0)] = 25  # open at the same time; 0: as many as they like
    log_level: str = "INFO"
    resting_hours: Hours = 24  # after which a table that nobody is at closes, where its clock is live
    resting_hours_relaxed: Hours = 7 * 24
    shard_count: Annotated[int, Field(ge=1, le=10_000)] = 1
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None  # all of them

    @field_validator("discord_token", mode="before")
    @classmethod
    def _empty_is_none(cls, value: Any) -> Any:
        return value or None

    @field_validator("database_url", "playground_database_url")
    @classmethod
    def _an_address(cls, value: str) -> str:
        read_url(value)
        return value

    @field_validator("log_level")
    @classmethod
    def _a_level(cls, value: str) -> str:
        levels = ("DEBUG", "INFO", "WARNING", "ERROR")
        if value.upper() not in levels:
            raise ValueError(f"one of {', '.join(levels)}")
        return value.upper()

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, value: Any) -> Any:
        """`0,1,2` as people write it."""
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("shard_ids")
    @classmethod
    def _shards_that_exist(
        cls, value: tuple[int, ...] | None, info: ValidationInfo
    ) -> tuple[int, ...] | None:
        if value is None:
            return None
        count: int = info.data.get("shard_count", 1)
        if not value or not set(value) <= set(range(count)):
            raise ValueError(f"at least one number from 0 to {count - 1}, for SHARD_COUNT is {count}")
        if set(value) != set(range(count)) and info.data.get("database_url", "").startswith("sqlite"):
            raise ValueError("several processes need a PostgreSQL server: a SQLite file has one house alone")
        return value

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
        return "metrics_port" in self.model_fields_set

    @property
    def most_tables(self) -> int | None:
        return self.tables_per_person or None

    @property
    def shards(self) -> Shards:
        return Shards(self.shard_ids or tuple(range(self.shard_count)), self.shard_count)

    @property
    def sharding(self) -> dict[str, Any]:
        return {"shard_ids": list(self.shards.ids), "shard_count": self.shard_count}


def read_settings() -> Settings:
    """The settings, with logging set up by them; Wrong where one cannot be used."""
    try:
        found = Settings()
    except ValidationError as problem:
        raise Wrong("\n".join(_named(error) for error in problem.errors())) from None
    _log(found.log_level)
    return found


def _named(error: Any) -> str:
    name = str(error["loc"][0]).upper() if error["loc"] else "settings"
    secret = "TOKEN" in name or "DATABASE_URL" in name  # there is a password in it
    shown = "" if secret else f" (it is {error['input']!r})"
    return f"{name}: {error['msg'].removeprefix('Value error, ')}{shown}"


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
    # At INFO it tells of every statement.
    logging.getLogger("sqlalchemy").setLevel(max(logging.getLogger().level, logging.WARNING))
