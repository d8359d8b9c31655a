"""A Discord on your own machine: the HTTP and gateway API a bot uses, and a page to play in.

start
    `async with playground.start() as pg:` serves one; `pg.url`, `pg.token`, `pg.world`, `pg.gateway`,
    `pg.faults`, `pg.errors`.
point_discord_at
    Turns discord.py to it.
playground.client.Person
    Acts as a person does, for tests and benches.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.pointing import Pointing, point_discord_at

if TYPE_CHECKING:
    from playground.serving.server import Playground

__all__ = ["Playground", "Pointing", "point_discord_at", "start"]


def start(
    *,
    port: int = 0,
    host: str = "127.0.0.1",
    limits: bool = True,
    token: str | None = None,
    bot_name: str = "Bot",
    world: Path | None = None,
    forget: bool = False,
    latency: str = "none",
) -> Playground:
    """A playground to be entered with `async with`. Port 0 takes any free one.

    With a file for its `world` it goes on where it was, unless it shall `forget`. `latency` is the way
    between it and the people: none, home, phone or train.
    """
    from playground.serving.server import Playground

    return Playground(
        port=port,
        host=host,
        limits=limits,
        token=token,
        bot_name=bot_name,
        world=world,
        forget=forget,
        latency=latency,
    )


def __getattr__(name: str) -> Any:
    """The server is loaded when it is asked for: a bot that is only turned to one elsewhere does without."""
    if name != "Playground":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from playground.serving.server import Playground

    return Playground
