"""The counting game with a brain of a test's own."""

from typing import Any

from engine.game import Level
from tests.engine.count import Count, CountOptions

LONG = CountOptions(goal=1000)


class Thoughtful(Count):
    """The counting game with a brain that a test has made."""

    def __init__(self, brain: Any) -> None:
        self.made = brain

    def brain(self, level: Level) -> Any:
        return self.made
