"""`python -m bench [--json] [--list] [name...]`: take measurements and say whether their limits hold."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import json
import sys
import traceback
from collections.abc import Awaitable

from bench.registry import Measured, Measurement, Result, find


def main() -> int:
    """0 when every limit holds."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", help="the start of a name, such as playground")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--list", action="store_true", help="only tell the names")
    asked = parser.parse_args()
    found = find(asked.names)
    if not found:
        parser.error(f"nothing is called {' '.join(asked.names)}")
    if asked.list:
        print("\n".join(found))
        return 0
    results = [result for name in found for result in _told(name, found[name], as_json=asked.json)]
    return 0 if all(result.holds for result in results) else 1


def _told(name: str, measurement: Measurement, *, as_json: bool) -> list[Result]:
    results = take_or_tell(name, measurement)
    for result in results:
        print(json.dumps(result.wire()) if as_json else _line(result), flush=True)
    return results


def take_or_tell(name: str, measurement: Measurement) -> list[Result]:
    """Run one measurement; what it dies of is told, and keeps nobody from running the next."""
    try:
        return take(measurement)
    except Exception as fault:
        traceback.print_exc()
        return [Result(name, 1.0, 0.0, "faults", {"fault": repr(fault)})]


def take(measurement: Measurement) -> list[Result]:
    """Run one measurement."""
    measured = measurement()
    if inspect.isawaitable(measured):
        measured = asyncio.run(_awaited(measured))
    return [measured] if isinstance(measured, Result) else list(measured)


async def _awaited(measured: Awaitable[Measured]) -> Measured:
    return await measured


def _line(result: Result) -> str:
    verdict = "" if result.limit is None else f"at most {result.limit:g}: {'ok' if result.holds else 'NO'}"
    details = ", ".join(f"{key} {value}" for key, value in result.details.items())
    return f"{result.name:<36} {result.ratio:8.3f} {result.unit:<24} {verdict:<16} {details}"


if __name__ == "__main__":
    sys.exit(main())
