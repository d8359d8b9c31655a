"""Turning discord.py and its kin to the playground: the one place that knows where they keep addresses."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Pointing:
    """Where a library was turned to. `restore` (or leaving the `with` block) turns it back."""

    def __init__(self, url: str, library: str = "discord") -> None:
        self._turned: list[tuple[Any, str, Any]] = []
        api = f"{url}/api/v10"
        if library == "interactions":
            self._turn(import_module("interactions.api.http.route").Route, "BASE", api)
            return
        route = import_module(f"{library}.http").Route
        # py-cord knows the address by another name than all others.
        self._turn(route, "BASE" if hasattr(route, "BASE") else "API_BASE_URL", api)
        self._turn(import_module(f"{library}.asset").Asset, "BASE", url)
        socket = import_module(f"{library}.gateway").DiscordWebSocket
        if hasattr(socket, "DEFAULT_GATEWAY"):
            import yarl

            self._turn(socket, "DEFAULT_GATEWAY", yarl.URL(url.replace("http", "ws", 1) + "/gateway"))

    def _turn(self, owner: Any, name: str, value: Any) -> None:
        self._turned.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    def restore(self) -> None:
        """Put the library's own addresses back."""
        while self._turned:
            owner, name, value = self._turned.pop()
            setattr(owner, name, value)

    def __enter__(self) -> Pointing:
        return self

    def __exit__(self, *_: object) -> None:
        self.restore()


def point_discord_at(url: str, library: str = "discord") -> Pointing:
    """Turn a library, in this whole process, to the playground at `url`. Do it before the client starts.

    `discord` is discord.py or py-cord, whichever is installed; `nextcord`, `disnake` and `interactions` are
    themselves.
    """
    return Pointing(url, library)
