"""A Discord that waits longer for an answer, and a bot that counts on it: for a machine that others use."""

from __future__ import annotations

from collections.abc import Callable

from cogs.shown import message
from cogs.wire.presses import pressed
from playground.bot import interactions

TIMES = 20
_WAITS = tuple(
    (module, name, getattr(module, name))
    for module, name in ((interactions, "ANSWER_SECONDS"), (pressed, "PATIENCE"), (message, "LENT_LIFE"))
)


def take_time(times: float = TIMES, put: Callable[[object, str, float], None] = setattr) -> None:
    """People wait so many times longer than Discord does; what is answered late is not acknowledged first."""
    for module, name, usual in _WAITS:
        put(module, name, usual * times)
