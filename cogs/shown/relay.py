"""Hands on what the tables tell: they are there before those who show them, who have to ask the tables."""

from __future__ import annotations

from engine.tables.table import Cause, Standing
from engine.tables.tables import Presenter


class Relay:
    """`engine.tables.tables.Presenter` for as many as listen; nobody at first."""

    def __init__(self) -> None:
        self._listeners: list[Presenter] = []

    def tells(self, listener: Presenter) -> None:
        """From now on this one is told of every change."""
        self._listeners.append(listener)

    async def changed(self, standing: Standing, cause: Cause) -> None:
        for listener in self._listeners:
            await listener.changed(standing, cause)

    async def warned(self, standing: Standing, seat: int) -> None:
        for listener in self._listeners:
            await listener.warned(standing, seat)
