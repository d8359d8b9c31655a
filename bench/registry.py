"""What there is to measure, and what a measurement tells."""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """One ratio. It holds when it is at most its limit; without a limit it is told for its own sake."""

    name: str
    ratio: float
    limit: float | None = None
    unit: str = ""
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        """Whether the limit is kept."""
        return self.limit is None or self.ratio <= self.limit

    def wire(self) -> dict[str, Any]:
        """The result as JSON tells it."""
        return {
            "name": self.name,
            "ratio": round(self.ratio, 4),
            "limit": self.limit,
            "holds": self.holds,
            "unit": self.unit,
            "details": self.details,
        }


Measured = Result | Iterable[Result]
Measurement = Callable[[], Measured | Awaitable[Measured]]

FLOORS = ("brains", "breaking", "costs", "crowds")
MEASUREMENTS: dict[str, Measurement] = {}


def bench(name: str) -> Callable[[Measurement], Measurement]:
    """Register a measurement, async or not, under "<topic>.<what>"."""

    def register(measurement: Measurement) -> Measurement:
        MEASUREMENTS[name] = measurement
        return measurement

    return register


def find(wanted: Iterable[str]) -> dict[str, Measurement]:
    """The measurements whose names start with one of these words; all without words."""
    for floor in FLOORS:
        for module in pkgutil.iter_modules([str(Path(__file__).parent / floor)]):
            import_module(f"bench.{floor}.{module.name}")
    words = tuple(wanted) or ("",)
    return {name: MEASUREMENTS[name] for name in sorted(MEASUREMENTS) if name.startswith(words)}
