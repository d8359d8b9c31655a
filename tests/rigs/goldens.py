"""The recorded matches, each as a table stands at its end."""

from pathlib import Path
from typing import Any

from engine import registry
from engine.match import Record, load_record, replay
from engine.tables.table import Seat, Standing, Status, Table

FOLDER = Path(__file__).parents[1] / "golden"
GOLDENS = sorted(FOLDER.glob("*.json"))
FIRST = {path.stem.partition("-")[0]: path for path in reversed(GOLDENS)}  # of each game


def ended(path: Path, **more: Any) -> tuple[Standing, Record]:
    """`more` is what else the table knows."""
    record = load_record(path.read_bytes())
    match = replay(registry.game(record.game), record)
    table = Table(
        id=7,
        game=record.game,
        rules=record.rules,
        home=1,
        place=2,
        host=11,
        options=record.options,
        seats=tuple(Seat(person=11 + at, name=f"p{at}") for at in range(record.seats)),
        status=Status.OVER,
        seed=record.seed,
        opened=record.opened,
        saved=record.opened,
        revision=match.revision,
        outcome=match.outcome,
        **more,
    )
    return Standing(table, match.game, match), record
