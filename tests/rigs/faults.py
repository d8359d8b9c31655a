"""Hears every fault that is logged: a test in which one is logged fails, unless it forgives it by name."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from structlog._base import BoundLoggerBase

FAULTS = frozenset({"error", "exception", "critical", "fatal"})
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_LOGGED = re.compile(r"\S+ \[(?:error|critical) *\] |(?:ERROR|CRITICAL) \S+: ")  # ours, the playground's


@dataclass(frozen=True, slots=True)
class Fault:
    """One line of the log at ERROR or above."""

    name: str  # the event; of the standard library's lines the text before anything is put into it
    problem: BaseException | None  # whose traceback is logged with it
    about: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def __str__(self) -> str:
        return f"{self.name} {dict(self.about)}: {self.problem!r}"


@dataclass
class Faults:
    """The faults of one test."""

    heard: list[Fault] = field(default_factory=list[Fault])
    _forgiven: set[str] = field(default_factory=set[str])

    def forgive(self, *names: str) -> None:
        """This test causes these on purpose."""
        self._forgiven.update(names)

    def forgives(self, line: str) -> bool:
        """Whether a line of the log is one of them, whatever was put into it."""
        parts = (".*".join(map(re.escape, name.split("%s"))) for name in self._forgiven)
        return any(re.search(part, line) for part in parts)

    def problems(self) -> list[str]:
        return [str(fault) for fault in self.heard if fault.name not in self._forgiven]

    @contextmanager
    def hearing(self) -> Iterator[None]:
        """Listen to both libraries, whatever a test makes of their settings meanwhile."""
        ear = _Ear(self.heard)
        logging.getLogger().addHandler(ear)
        try:
            with self._hearing_structlog():
                yield
        finally:
            logging.getLogger().removeHandler(ear)

    @contextmanager
    def _hearing_structlog(self) -> Iterator[None]:
        real = BoundLoggerBase._process_event

        def heard(logger: Any, method: str, event: Any, about: dict[str, Any]) -> Any:
            if method in FAULTS:
                problem = sys.exc_info()[1] if about.get("exc_info") else None
                self.heard.append(Fault(str(event), problem, about))
            return real(logger, method, event, about)

        BoundLoggerBase._process_event = heard  # type: ignore[method-assign]
        try:
            yield
        finally:
            BoundLoggerBase._process_event = real  # type: ignore[method-assign]


def faults_written(log: bytes) -> list[str]:
    """The lines of faults in what a process of its own has logged."""
    lines = _COLOURS.sub("", log.decode(errors="replace")).splitlines()
    return [line for line in lines if _LOGGED.match(line)]


class _Ear(logging.Handler):
    def __init__(self, heard: list[Fault]) -> None:
        super().__init__(logging.ERROR)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        if isinstance(record.msg, str):  # else it is structlog's, and was heard there
            problem = record.exc_info[1] if record.exc_info else None
            self._heard.append(Fault(record.msg, problem, {"told": record.getMessage()}))
