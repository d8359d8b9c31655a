"""Turning discord.py to the playground: the one place that knows which of its settings hold addresses."""

from __future__ import annotations

from typing import Any


class Pointing:
    """Where discord.py was turned to. `restore` (or leaving the `with` block) turns it back."""

    def __init__(self, url: str) -> None:
        import discord.asset
        import discord.gateway
        import discord.http
        import yarl

        gateway = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
        self._turned: list[tuple[Any, str, Any]] = []
        self._turn(discord.http.Route, "BASE", f"{url}/api/v10")
        self._turn(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        self._turn(discord.asset.Asset, "BASE", url)

    def _turn(self, owner: Any, name: str, value: Any) -> None:
        self._turned.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    def restore(self) -> None:
        """Put discord.py's own addresses back."""
        while self._turned:
            owner, name, value = self._turned.pop()
            setattr(owner, name, value)

    def __enter__(self) -> Pointing:
        return self

    def __exit__(self, *_: object) -> None:
        self.restore()


def point_discord_at(url: str) -> Pointing:
    """Turn discord.py, in this whole process, to the playground at `url`. Do it before the client starts."""
    return Pointing(url)
