"""Faults on demand: which of the bot's requests shall fail, wait or never be answered."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from math import ceil
from typing import Any


@dataclass(slots=True)
class Fault:
    """One rule. `times` counts down to its end; None lasts until cleared."""

    id: int
    method: str
    route: str
    status: int | None = None
    delay_ms: int = 0
    silence: bool = False
    retry_after: float = 1.0
    times: int | None = None
    taken: bool = False  # the request does its work first: only its answer is lost

    def fits(self, method: str, path: str) -> bool:
        """Whether a request falls under this rule."""
        return self.method in ("*", method) and fnmatchcase(path, self.route)

    def body(self) -> dict[str, Any]:
        """The JSON that goes with `status`."""
        if self.status == 429:
            return {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": False,
                "code": 0,
            }
        return {"message": f"{self.status}: a fault on demand", "code": 0}

    def headers(self) -> dict[str, str]:
        """The headers that go with `status`; a client retries a 429 only if it came through `Via`."""
        if self.status != 429:
            return {}
        return {
            "Via": "1.1 playground",
            "Retry-After": str(ceil(self.retry_after)),
            "X-RateLimit-Scope": "user",
        }

    def describe(self) -> dict[str, Any]:
        """The rule as the page shows it."""
        return {
            "id": self.id,
            "method": self.method,
            "route": self.route,
            "status": self.status,
            "delay_ms": self.delay_ms,
            "silence": self.silence,
            "times": self.times,
            "taken": self.taken,
        }


class Faults:
    """The rules in force, oldest first; the first that fits is used."""

    def __init__(self) -> None:
        self._rules: list[Fault] = []
        self._made = 0

    def __iter__(self):
        return iter(tuple(self._rules))

    def __len__(self) -> int:
        return len(self._rules)

    def add(
        self,
        method: str,
        route: str,
        *,
        status: int | None = None,
        delay_ms: int = 0,
        silence: bool = False,
        retry_after: float = 1.0,
        times: int | None = None,
        taken: bool = False,
    ) -> Fault:
        """Add a rule. `route` is a path below /api/v10 in which `*` stands for anything."""
        self._made += 1
        method = method.upper() or "*"
        fault = Fault(self._made, method, route, status, delay_ms, silence, retry_after, times, taken)
        self._rules.append(fault)
        return fault

    def match(self, method: str, path: str) -> Fault | None:
        """The rule for a request, counted as used."""
        for fault in self._rules:
            if fault.fits(method, path):
                self._use(fault)
                return fault
        return None

    def clear(self) -> None:
        """Drop every rule."""
        self._rules.clear()

    def _use(self, fault: Fault) -> None:
        if fault.times is None:
            return
        fault.times -= 1
        if fault.times <= 0:
            self._rules.remove(fault)
