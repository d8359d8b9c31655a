"""All live tables: one queue each, the gates every press passes, deadlines, and brains at their own pace."""

from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Protocol

from engine import registry
from engine.game import AnyGame, Frozen, Options, Press
from engine.match import Record
from engine.seating import AnyCommand
from engine.store import Store
from engine.table import Cause, Clock, Standing, Table


class Presenter(Protocol):
    """Shows tables. Called after the change is stored, in order for each table, and never for refusals.

    Must return fast (draw elsewhere) and must not wait for `submit` or `command` of the same table. What it
    raises is logged and loses no move.
    """

    async def changed(self, standing: Standing, cause: Cause) -> None:
        """This is how the table stands now; also when it opens, ends or closes (`table.status`)."""
        ...

    async def warned(self, standing: Standing, seat: int) -> None:
        """Half of this seat's thinking time has passed."""
        ...


class Tables:
    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        *,
        clock: Callable[[], int],  # ms since 1970
        sleep_until: Callable[[int], Awaitable[None]],
        entropy: Callable[[], str],  # a new seed
        executor: Executor,  # where brains think
        games: Callable[[str], AnyGame] = registry.game,  # KeyError where there is none
        pace: float = 1.0,  # of the brains' presses: 0 presses at once
    ) -> None: ...

    async def open(
        self,
        game: str,
        *,
        home: int,
        place: int,
        host: int,
        name: str = "",
        options: bytes | Options | None = None,
        clock: Clock | None = None,
    ) -> Standing:
        """A new lobby with its host seated; Refusal(OPTIONS) where the options are wrong."""
        raise NotImplementedError

    async def command(self, table: int, person: int, command: AnyCommand, press: Press) -> Standing:
        """Do something at the table itself; a rematch gives the standing of the new table."""
        raise NotImplementedError

    async def submit(self, table: int, person: int, action: bytes | Frozen, press: Press) -> Standing:
        """Play an action (its JSON, or the struct) for the seat of this person, through the gates in order.

        Known table? Not over? Seated? An absent person's seat is taken back. Fresh? Legal? Then it is stored,
        then shown. Raises Refusal, or StoreTrouble when it could not be kept; nothing has changed then.
        """
        raise NotImplementedError

    async def peek(self, table: int) -> Standing:
        """How this table stands, without waiting for its queue; Refusal(UNKNOWN) where there is none."""
        raise NotImplementedError

    async def record(self, table: int) -> Record:
        """The match so far as it can be replayed; Refusal(LOBBY) before the cards are dealt."""
        raise NotImplementedError

    async def of_person(self, person: int, home: int) -> tuple[Table, ...]:
        """Where somebody sits in this guild, in lobby or play, newest first."""
        raise NotImplementedError

    async def in_place(self, place: int) -> tuple[Table, ...]:
        """What is open in this channel, in lobby or play, newest first."""
        raise NotImplementedError

    async def run(self) -> None:
        """Keep all deadlines until cancelled: the one task that sleeps."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let every change under way be stored, then stop thinking and sleeping."""
        raise NotImplementedError
