"""What a finished match changes on leaderboards: one row a person for each home and period it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, select

from data.database import schema
from data.database.upsert import insert_into
from data.kept.people import Person
from data.ranks.periods import Period
from data.ranks.rating import Rating
from data.ranks.results import Result

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

_read_person = msgspec.json.Decoder(Person).decode
_standings, _bests = schema.standings, schema.bests


def note_match(
    connection: Connection, result: Result, after: Mapping[tuple[int, int], Rating], *, rated: bool
) -> None:
    listed = _listed(connection, {person for _, person in after})
    if rated:
        connection.execute(_add(connection), list(_rows(result, after, listed)))
    records = list(_records(result, after, listed, rated=rated))
    if records:
        connection.execute(_better(connection), records)


def _listed(connection: Connection, people: set[int]) -> dict[int, bool]:
    kept = schema.people
    query = select(kept.c.person, kept.c.settings).where(kept.c.person.in_(people))
    hidden = {row.person for row in connection.execute(query) if not _read_person(row.settings).listed}
    return {person: person not in hidden for person in people}


def _periods(result: Result) -> tuple[str, ...]:
    return tuple(period.name_at(result.ended) for period in Period)


def _rows(
    result: Result, after: Mapping[tuple[int, int], Rating], listed: Mapping[int, bool]
) -> Iterator[dict[str, Any]]:
    won = {finisher.person: result.won_by(finisher) for finisher in result.finishers}
    for (home, person), rating in after.items():
        for period in _periods(result):
            yield {
                "game": result.ladder.key,
                "home": home,
                "period": period,
                "person": person,
                "listed": listed[person],
                "settled": rating.settled,
                "shown": rating.shown,
                "matches": 1,
                "wins": int(won[person]),
            }


def _add(connection: Connection) -> sqlite.Insert | postgresql.Insert:
    """One match more in each of these rows."""
    added = insert_into(connection, _standings)
    return added.on_conflict_do_update(
        index_elements=[column.name for column in _standings.primary_key],
        set_={
            "settled": added.excluded.settled,
            "shown": added.excluded.shown,
            "matches": _standings.c.matches + added.excluded.matches,
            "wins": _standings.c.wins + added.excluded.wins,
        },
    )


def _records(
    result: Result, after: Mapping[tuple[int, int], Rating], listed: Mapping[int, bool], *, rated: bool
) -> Iterator[dict[str, Any]]:
    """What each person who stayed has done; a feat of winners takes opponents that are people."""
    homes = dict.fromkeys(home for home, _ in after)
    for finisher in result.finishers:
        if finisher.person is None or finisher.absent:
            continue
        figures = finisher.figures | {"score": finisher.score}
        for feat in result.ladder.feats:
            done = figures.get(feat.figure)
            if (
                done is None
                or not feat.may_be(done)
                or (feat.won and not (rated and result.won_by(finisher)))
            ):
                continue
            for home in homes:
                for period in _periods(result):
                    yield {
                        "game": result.ladder.key,
                        "home": home,
                        "period": period,
                        "feat": feat.figure,
                        "person": finisher.person,
                        "listed": listed[finisher.person],
                        "worth": -done if feat.least else done,
                        "table_id": result.table,
                    }


def _better(connection: Connection) -> sqlite.Insert | postgresql.Insert:
    """Each of these rows, unless the one that is there is as good."""
    added = insert_into(connection, _bests)
    return added.on_conflict_do_update(
        index_elements=[column.name for column in _bests.primary_key],
        set_={"worth": added.excluded.worth, "table_id": added.excluded.table_id},
        where=added.excluded.worth > _bests.c.worth,
    )
