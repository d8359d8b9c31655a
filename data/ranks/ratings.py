"""How strong people are: every finished match is counted once, in one order, by one piece of code.

Ratings are Plackett-Luce's (openskill): several players, ties and teams are rated as they are, for the guild
and everywhere. Whoever walked away is rated last and alone, those who stayed by how they did. A match with
brains, with somebody who never came, alone or without opponents is counted, not rated.

Repeated pairings count less. Of all rated matches of a game in which the same two people met within seven
days, wherever it was, the first three count in full and the nth counts three nths; with several people at a
table a person's step is weighed with the mean over all others there.

The order is a fact: a result is given its number in the transaction that counts it, and no two transactions
count at the same time. So all ratings can be computed anew from the results, to the last digit.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update

from data.database import schema
from data.database.database import Database
from data.database.upsert import put_row
from data.ranks import results, standings
from data.ranks.rating import Rating, model
from data.ranks.results import Finisher, Result
from engine.game import Frozen
from engine.tables.table import Seat, Table

EVERYWHERE = 0  # the home of ratings over all guilds
FULL = 3  # matches of the same people in WINDOW that count in full
WINDOW = 7 * 24 * 60 * 60 * 1000
TOGETHER = 100  # results read at a time
PORTION = 8  # results counted in one transaction when many wait: nobody else can count meanwhile
STAYED = -1  # who plays on as one team; no seat has this number
_LOCK = 7_426_553_301  # any number, but the same for all processes on one PostgreSQL

_results, _finishers, _history = schema.results, schema.finishers, schema.rating_history
_RECKONED = (schema.ratings, _history, schema.standings, schema.bests)
Home = int
Person = int


def is_rated(result: Result) -> bool:
    """Only people, at least two and not all of one team, who all came, and of whom somebody stayed."""
    came = not any(finisher.absent and not finisher.gone for finisher in result.finishers)
    stayed = not all(finisher.gone for finisher in result.finishers)
    return came and stayed and _are_people(result.finishers)


def is_among_people(table: Table) -> bool:
    """Whether this match will be rated, as long as all come and somebody stays."""
    return _are_people(table.seats)


def _are_people(those: Sequence[Finisher] | Sequence[Seat]) -> bool:
    """Different people and nobody else, not all of one team."""
    people, teams = {one.person for one in those}, {one.team for one in those}
    return None not in people and len(people) == len(those) and len(teams) > 1


class Recount(Frozen, frozen=True):
    results: int
    changed: bool  # whether anything came out otherwise than it was kept


class Ratings:
    def __init__(self, database: Database, ladder_of: results.LadderOf) -> None:
        self._database = database
        self._ladder_of = ladder_of

    async def catch_up(self) -> int:
        """Count what was kept before there were ratings; how many results that were."""
        counted = 0
        while some := await self._database.write(partial(_catch_up, self._ladder_of), long=True):
            counted += some
        return counted

    async def recount(self) -> Recount:
        """Compute everything anew from the results, as if nothing had been computed before."""
        return await self._database.write(partial(_recounted, self._ladder_of))


def count_match(connection: Connection, table: int, ladder_of: results.LadderOf) -> None:
    """Count a result that was just written, in the same transaction."""
    _alone(connection)
    query = select(_results).where(_results.c.table_id == table)
    (result,) = results.with_finishers(connection, query, ladder_of)
    _count_next(connection, result)


def _recounted(ladder_of: results.LadderOf, connection: Connection) -> Recount:
    _alone(connection)
    before = _digest(connection)
    counted = _count_all(connection, ladder_of)
    return Recount(counted, _digest(connection) != before)


def _digest(connection: Connection) -> str:
    digest = sha256()
    for table in _RECKONED:
        for row in connection.execute(select(table).order_by(*table.primary_key)):
            digest.update(repr(tuple(row)).encode())
    return digest.hexdigest()


def _count_all(connection: Connection, ladder_of: results.LadderOf) -> int:
    for emptied in _RECKONED:
        connection.execute(delete(emptied))
    last, counted = 0, 0
    while True:
        page = select(_results).where(_results.c.number > last).order_by(_results.c.number).limit(TOGETHER)
        found = results.with_finishers(connection, page, ladder_of)
        for result in found:
            _count(connection, result, number := _number(connection, result.table))
            last, counted = number, counted + 1
        if not found:
            break
    # The erased had to play along, so that others' ratings follow; of themselves nothing is kept.
    for table in _RECKONED:
        connection.execute(delete(table).where(table.c.person < 0))
    return counted


def _catch_up(ladder_of: results.LadderOf, connection: Connection) -> int:
    _alone(connection)
    waiting = select(_results).where(_results.c.number.is_(None))
    page = waiting.order_by(_results.c.ended, _results.c.table_id).limit(PORTION)
    found = results.with_finishers(connection, page, ladder_of)
    for result in found:
        _count_next(connection, result)
    return len(found)


def _alone(connection: Connection) -> None:
    """Until this transaction ends nobody else counts. A file has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _number(connection: Connection, table: int) -> int:
    number = connection.scalar(select(_results.c.number).where(_results.c.table_id == table))
    assert number is not None
    return number


def _count_next(connection: Connection, result: Result) -> None:
    number = 1 + (connection.scalar(select(func.max(_results.c.number))) or 0)
    connection.execute(update(_results).where(_results.c.table_id == result.table).values(number=number))
    _count(connection, result, number)


def _count(connection: Connection, result: Result, number: int) -> None:
    """What this result changes; the one way for new results and for those computed anew."""
    people = [finisher for finisher in result.finishers if finisher.person is not None]
    if not people:
        return
    known = _known(connection, result)
    rated = is_rated(result)
    weights = _weights(connection, result) if rated else {}
    after: dict[tuple[Home, Person], Rating] = {}
    for home in _homes(result):
        own = {finisher.person or 0: known[home, finisher.person or 0] for finisher in people}
        stepped = _stepped(result, own, weights) if rated else own
        for finisher in people:
            person = finisher.person or 0
            won = result.won_by(finisher)
            after[home, person] = _noted(stepped[person], won=won, drawn=result.drawn, rated=rated)
    _keep(connection, result, after)
    if rated:
        _keep_steps(connection, result, number, after, weights)
    standings.note_match(connection, result, after, rated=rated)


def _homes(result: Result) -> tuple[Home, ...]:
    return (EVERYWHERE, result.home) if result.home != EVERYWHERE else (EVERYWHERE,)


def _known(connection: Connection, result: Result) -> Mapping[tuple[Home, Person], Rating]:
    table = schema.ratings
    people = [finisher.person for finisher in result.finishers if finisher.person is not None]
    query = select(table).where(
        table.c.game == result.ladder.key, table.c.home.in_(_homes(result)), table.c.person.in_(people)
    )
    known: dict[tuple[Home, Person], Rating] = defaultdict(Rating)
    for row in connection.execute(query).mappings():
        known[row["home"], row["person"]] = Rating(**{name: row[name] for name in Rating.__struct_fields__})
    return known


def _stepped(
    result: Result, own: Mapping[Person, Rating], weights: Mapping[Person, float]
) -> dict[Person, Rating]:
    """The ratings after this match, each a weighed step from what it was."""
    teams: dict[tuple[int, int], list[Finisher]] = defaultdict(list)
    for finisher in result.finishers:
        teams[finisher.team, finisher.seat if finisher.gone else STAYED].append(finisher)
    before = [
        [model().create_rating([own[one.person or 0].mu, own[one.person or 0].sigma]) for one in team]
        for team in teams.values()
    ]
    ranks = [float(min(one.rank for one in team)) for team in teams.values()]
    stepped: dict[Person, Rating] = {}
    for team, rated in zip(teams.values(), model().rate(before, ranks=ranks), strict=True):
        for one, full in zip(team, rated, strict=True):
            person = one.person or 0
            stepped[person] = _towards(own[person], full.mu, full.sigma, weights[person])
    return stepped


def _towards(rating: Rating, mu: float, sigma: float, weight: float) -> Rating:
    return _replace(
        rating,
        mu=rating.mu + weight * (mu - rating.mu),
        sigma=rating.sigma + weight * (sigma - rating.sigma),
    )


def _noted(rating: Rating, *, won: bool, drawn: bool, rated: bool) -> Rating:
    if not rated:
        return _replace(rating, casual=rating.casual + 1, casual_wins=rating.casual_wins + won)
    streak = 0 if drawn else max(rating.streak, 0) + 1 if won else min(rating.streak, 0) - 1
    return _replace(
        rating,
        matches=rating.matches + 1,
        wins=rating.wins + won,
        streak=streak,
        best_streak=max(rating.best_streak, streak),
    )


def _weights(connection: Connection, result: Result) -> dict[Person, float]:
    """How much this match counts for each: the more often they met of late, the less."""
    met, people = _meetings(connection, result), [finisher.person or 0 for finisher in result.finishers]
    return {
        person: sum(weight_of(met.get((person, other), 0)) for other in people if other != person)
        / (len(people) - 1)
        for person in people
    }


def weight_of(met: int) -> float:
    """What one more match of two people counts who met so often within the WINDOW."""
    return min(1.0, FULL / (met + 1))


def _meetings(connection: Connection, result: Result) -> dict[tuple[Person, Person], int]:
    people = [finisher.person for finisher in result.finishers]
    query = (
        select(_history.c.person, _finishers.c.person, func.count())
        .join(_finishers, _finishers.c.table_id == _history.c.table_id)
        .where(
            _history.c.game == result.ladder.key,
            _history.c.home == EVERYWHERE,
            _history.c.person.in_(people),
            _history.c.at > result.ended - WINDOW,
            _finishers.c.person.in_(people),
            _finishers.c.person != _history.c.person,
        )
        .group_by(_history.c.person, _finishers.c.person)
    )
    return {(one, other): times for one, other, times in connection.execute(query)}


def _keep(connection: Connection, result: Result, after: Mapping[tuple[Home, Person], Rating]) -> None:
    for (home, person), rating in after.items():
        fields: dict[str, Any] = {name: getattr(rating, name) for name in Rating.__struct_fields__}
        key = {"game": result.ladder.key, "home": home, "person": person}
        put_row(connection, schema.ratings, key | fields | {"shown": rating.shown, "last": result.ended})


def _keep_steps(
    connection: Connection,
    result: Result,
    number: int,
    after: Mapping[tuple[Home, Person], Rating],
    weights: Mapping[Person, float],
) -> None:
    steps: Sequence[dict[str, Any]] = [
        {
            "game": result.ladder.key,
            "home": home,
            "person": person,
            "number": number,
            "table_id": result.table,
            "weight": weights[person],
            "mu": rating.mu,
            "sigma": rating.sigma,
            "at": result.ended,
        }
        for (home, person), rating in after.items()
    ]
    connection.execute(insert(_history), steps)


def _replace(rating: Rating, **changes: Any) -> Rating:
    fields = {name: getattr(rating, name) for name in Rating.__struct_fields__}
    return Rating(**(fields | changes))
