"""What shows tables to people, as a promise that Discord's room fulfils."""

from collections.abc import Callable, Iterator
from typing import Protocol

from engine.tables.table import Cause, Standing

Foresee = Callable[[Standing], None]
"""Whoever waits for an answer is told: once stored it will stand so. Drawn ahead, and shown to nobody."""


class Presenter(Protocol):
    """Shows tables. Told after the change is stored, in order for each table, and never for refusals.

    Must return fast (draw elsewhere) and must not wait for `submit` or `command` of the same table. What it
    raises is logged and loses no move.
    """

    async def changed(self, standing: Standing, cause: Cause) -> None:
        """This is how the table stands now; also when it opens, ends or closes (`table.status`)."""
        ...

    async def warned(self, standing: Standing, seat: int) -> None:
        """Half of this seat's thinking time has passed."""
        ...


class Audience:
    """Whoever shows the tables, in the order in which they came; one may join at any time."""

    def __init__(self, *presenters: Presenter) -> None:
        self._presenters = [*presenters]

    def __iter__(self) -> Iterator[Presenter]:
        return iter(self._presenters)

    def join(self, presenter: Presenter) -> None:
        self._presenters.append(presenter)
