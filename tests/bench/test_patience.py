"""Nothing that waits waits for ever: each loop that does has a bound, and says what it waited for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.patience import patience

ROOT = Path(__file__).parents[2]
FILES = [path for room in ("tests", "bench") for path in sorted((ROOT / room).rglob("*.py"))]
ENDED_FROM_OUTSIDE = {  # by whoever began them: cancelled, killed, or what they read is closed
    "bench/crowds/flood.py": {"_hand"},
    "bench/crowds/loads.py": {"on"},
    "bench/processes.py": {"answer_questions"},
    "bench/workers/deeds.py": {"_live"},
    "tests/cogs/rigs/hours.py": {"sleep_until"},
    "tests/data/database/test_cut_and_slow_server.py": {"_carry"},
    "tests/data/writing.py": {"play"},
    "tests/rigs/test_sim_clock.py": {"watch"},
}
IN_A_THREAD = ("wait", "join", "acquire")  # for ever, where nobody says for how long
WAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def own(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in it, but for functions of their own."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function | ast.Lambda):
            yield child
            yield from own(child)


def named(call: ast.AST) -> str:
    match call:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case _:
            return ""


def waits(loop: ast.While) -> bool:
    return any(isinstance(one, WAITS) or named(one) == "sleep" for one in own(loop))


def is_limit(call: ast.AST) -> bool:
    match call:
        case ast.Call(args=[ast.Constant(value=None)]):
            return False
        case _:
            return named(call) == "timeout"


def is_bound(loop: ast.While) -> bool:
    """Whether each of its turns takes one from somebody's patience."""
    return any(isinstance(one, ast.Expr) and named(one.value) == "next" for one in loop.body)


def unbound(node: ast.AST, within: str = "") -> Iterator[tuple[str, int]]:
    """Where something is waited for that may never come: the function, and the line."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield from unbound(child, name)
            case ast.AsyncWith(items=items) if any(is_limit(one.context_expr) for one in items):
                continue
            case ast.Expr(value=ast.Call(args=[], keywords=[]) as call) if named(call) in IN_A_THREAD:
                yield within, child.lineno
            case ast.While() if waits(child) and not is_bound(child):
                yield within, child.lineno
            case _:
                yield from unbound(child, within)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_waits_for_ever(path: Path) -> None:
    ended = ENDED_FROM_OUTSIDE.get(str(path.relative_to(ROOT)), set[str]())
    found = list(unbound(ast.parse(path.read_text("utf-8"))))
    assert [(function, line) for function, line in found if function not in ended] == []
    assert {function for function, _ in found} >= ended, "no longer there"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("while True:\n  await sleep(1)", 1),
        ("while not there():\n  time.sleep(1)", 1),
        ("while await there():\n  pass", 1),
        ("while there():\n  count += 1", 0),
        ("while not there():\n  next(waits)\n  await sleep(1)", 0),
        ("async with asyncio.timeout(3):\n  while True:\n    await sleep(1)", 0),
        ("async with asyncio.timeout(None):\n  while True:\n    await sleep(1)", 1),
        ("door.wait()", 1),
        ("door.wait(3)", 0),
        ("await door.wait()", 0),
    ],
)
def test_what_may_wait_for_ever_is_found(lines: str, told: int) -> None:
    body = "\n".join(f"  {line}" for line in lines.splitlines())
    assert len(list(unbound(ast.parse(f"async def f():\n{body}")))) == told


def test_who_has_waited_too_long_says_for_what() -> None:
    waits = patience("Godot", seconds=0)
    with pytest.raises(AssertionError, match="for Godot"):
        next(waits)
