"""Tables to keep, made without any game: the store does not look inside."""

from typing import Any

import msgspec

from engine.game import Level, Outcome, Press
from engine.match import Act
from engine.tables.table import Seat, Status, Table

ADA, BO, CY = 11, 22, 33
GUILD, CHANNEL = 5 << 22, 700


def lobby(*people: int, **changes: Any) -> Table:
    table = Table(
        game="monad",
        rules=1,
        home=GUILD,
        place=CHANNEL,
        host=people[0] if people else ADA,
        options=msgspec.Raw(b'{"long":true}'),
        seats=tuple(
            Seat(person=person, name=f"p{person}", team=at) for at, person in enumerate(people or (ADA, BO))
        ),
        seed="5eed",
        opened=1_000,
        saved=1_000,
        due=1_801_000,
    )
    return msgspec.structs.replace(table, **changes)


def changed(table: Table, **changes: Any) -> Table:
    """The next version of this table."""
    return msgspec.structs.replace(table, version=table.version + 1, **changes)


def dealt(table: Table, **changes: Any) -> Table:
    playing = {"status": Status.PLAYING, "revision": 0, "dealt": 2_000, "state": state(0)}
    return changed(table, **(playing | changes))


def moved(table: Table, **changes: Any) -> Table:
    revision = table.revision + 1
    return changed(table, **({"revision": revision, "state": state(revision)} | changes))


def over(table: Table, **changes: Any) -> Table:
    count = len(table.seats)
    outcome = Outcome(
        ranks=tuple(range(1, count + 1)),
        scores=tuple(10 * (count - at) for at in range(count)),
        why="last-card",
        figures=tuple({"trades": at} for at in range(count)),
    )
    ended = {"status": Status.OVER, "outcome": outcome, "why": outcome.why, "due": None, "saved": 9_000}
    return moved(table, **(ended | changes))


def brain(level: Level = Level.HARD, team: int = 0) -> Seat:
    return Seat(level=level, team=team)


def state(revision: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({"pile": list(range(revision, revision + 5))}))


def act(seat: int, revision: int) -> Act:
    action = msgspec.Raw(msgspec.json.encode({"type": "draw", "at": revision}))
    return Act(seat=seat, action=action, press=Press(at=1_000 + revision, seen=revision))
