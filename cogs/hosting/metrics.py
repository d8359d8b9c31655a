"""What is counted for whoever hosts the bot, in a registry of its own, for Prometheus to read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

LOOK = 5_000  # ms between two looks at how late the house's timers ring
SECONDS = (0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5)  # Discord waits for three
AT_ONCE = 10_000  # presses that are remembered until they are answered


class Metrics:
    def __init__(self) -> None:
        kept = self.registry = CollectorRegistry()
        ProcessCollector(registry=kept)
        self.presses = Counter(
            "tablee_presses",
            "Presses and commands, by what came of them",
            ("verb", "outcome"),
            registry=kept,
        )
        self.answers = Histogram(
            "tablee_answer_seconds", "From a press to its answer", buckets=SECONDS, registry=kept
        )
        self.requests = Counter(
            "tablee_requests", "Requests to Discord; 429: too many", ("method", "status"), registry=kept
        )
        self.edits = Counter("tablee_edits", "Boards and hands painted anew, by way", ("way",), registry=kept)
        self.changes = Counter("tablee_changes", "Changes of tables, once stored", ("what",), registry=kept)
        self.tidied = Counter(
            "tablee_tidied",
            "What was pressed together or forgotten by the house's rule",
            ("what",),
            registry=kept,
        )
        self.tables = Gauge("tablee_live_tables", "Tables in memory", registry=kept)
        self.waiting = Gauge("tablee_store_waiting", "Changes that wait to be written", registry=kept)
        self.lag = Gauge("tablee_lag_seconds", "How late a timer rang when last looked at", registry=kept)
        self._came: dict[int, float] = {}

    def tidy(self, what: str, count: int) -> None:
        """Something has gone by the rule that the house has for it."""
        self.tidied.labels(what).inc(count)

    def came(self, interaction: int) -> None:
        """Somebody pressed something."""
        if len(self._came) < AT_ONCE:
            self._came[interaction] = monotonic()

    def went(self, interaction: int, verb: str, outcome: str) -> None:
        """The press has been dealt with."""
        self._came.pop(interaction, None)
        self.presses.labels(verb, outcome).inc()

    async def run(self, clock: Callable[[], int], sleep_until: Callable[[int], Awaitable[None]]) -> None:
        """Look now and then, until cancelled, how late a timer rings."""
        while True:
            at = clock() + LOOK
            await sleep_until(at)
            self.lag.set(max(0, clock() - at) / 1000)

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to every request of a client, those that discord.py repeats by itself among them."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        self.requests.labels(told.method, str(told.response.status)).inc()
        came = self._came.pop(_answered(told.url.path), None)
        if came is not None:
            self.answers.observe(monotonic() - came)

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.requests.labels(told.method, "none").inc()


def _answered(path: str) -> int:
    """The interaction that a request to this path answers; 0 for other requests."""
    parts = path.split("/")
    return int(parts[-3]) if parts[-1] == "callback" and parts[-3].isdecimal() else 0
