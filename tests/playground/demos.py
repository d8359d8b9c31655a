"""The demo bot on either Discord."""

from __future__ import annotations

from playground.demo import Demo


def make() -> Demo:
    return Demo(guild_ready_timeout=0.05)
