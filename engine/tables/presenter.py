"""What shows tables to people, as a promise that Discord's room fulfils."""

from typing import Protocol

from engine.tables.table import Cause, Standing


class Presenter(Protocol):
    """Shows tables. Told after the change is stored, in order for each table, and never for refusals.

    Must return fast (draw elsewhere) and must not wait for `submit` or `command` of the same table. What it
    raises is logged and loses no move.
    """

    def foreseen(self, standing: Standing) -> None:
        """After what somebody did it will stand so, once that is stored: drawn ahead, and shown to nobody."""
        ...

    async def changed(self, standing: Standing, cause: Cause) -> None:
        """This is how the table stands now; also when it opens, ends or closes (`table.status`)."""
        ...

    async def warned(self, standing: Standing, seat: int) -> None:
        """Half of this seat's thinking time has passed."""
        ...
