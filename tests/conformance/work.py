"""How much work something is: counted, so that no busy machine changes the figure."""

import sys
from collections.abc import Callable


def work_of(task: Callable[[], object]) -> int:
    """The calls of functions, resumed generators among them, that this takes."""
    calls = 0

    def note(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        task()
    finally:
        sys.setprofile(before)
    return calls
