"""Measurements: `python -m bench [--json] [name...]`.

Every result is a ratio of two things measured in one run, so it means the same on any machine.
"""

from __future__ import annotations

from bench.registry import Result, bench

__all__ = ["Result", "bench"]
