"""What one person has done at a guild's tables: records, a rating's curve, opponents, last matches."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, case, func, select

from data.database import schema
from data.database.database import Database
from data.kept.people import People
from data.ranks.periods import Period
from data.ranks.rating import Rating, points_of
from data.ranks.results import LadderOf, Result, Results
from engine.game import Frozen

CURVE = 200  # steps of a curve
LOOKED_AT = 200  # matches in which favourite opponents are looked for
FAVOURITES = 3
RECENT = 5
STEPS = 10  # of a rating that are explained

_ratings, _history, _finishers, _results, _bests = (
    schema.ratings,
    schema.rating_history,
    schema.finishers,
    schema.results,
    schema.bests,
)


class Career(Frozen, frozen=True):
    """Somebody's rating and matches of one game."""

    game: str
    rating: Rating
    last: int  # ms: when the last match ended

    @property
    def points(self) -> int:
        return points_of(self.rating.shown)

    @property
    def played(self) -> int:
        return self.rating.matches + self.rating.casual


class Opponent(Frozen, frozen=True):
    person: int
    met: int
    ahead: int  # how often our person came out ahead


class RatingStep(Frozen, frozen=True):
    """What one match did to a rating."""

    table: int
    at: int
    before: int  # points
    after: int
    weight: float  # how much the match counted: less than 1 where the same people met often


class Profile(Frozen, frozen=True, kw_only=True):
    person: int
    records: tuple[Career, ...]  # the most played game first
    curve: tuple[int, ...]  # points after each rated match of the chosen game, the last ones
    opponents: tuple[Opponent, ...]
    recent: tuple[Result, ...]
    bests: dict[str, int]  # of the chosen game's feats, by figure

    def record(self, game: str) -> Career | None:
        return next((record for record in self.records if record.game == game), None)


class Profiles:
    def __init__(self, database: Database, people: People, ladder_of: LadderOf) -> None:
        self._database = database
        self._people = people
        self._results = Results(database, ladder_of)

    async def profile_of(self, person: int, home: int, *, game: str | None = None) -> Profile | None:
        """What there is to tell of somebody in this guild; None where nothing was played to its end.

        The curve is that of `game`, or of the game played most.
        """
        records = await self._database.read(lambda connection: _records(connection, person, home))
        if not records:
            return None
        chosen = game or records[0].game
        met = await self._database.read(lambda connection: _opponents(connection, person, home))
        return Profile(
            person=person,
            records=records,
            curve=await self._database.read(lambda connection: _curve(connection, chosen, home, person)),
            opponents=await self._listed(met),
            recent=tuple(await self._results.of_person(person, home=home, limit=RECENT)),
            bests=await self._database.read(lambda connection: _best(connection, chosen, home, person)),
        )

    async def steps(self, person: int, home: int, game: str) -> tuple[RatingStep, ...]:
        """How a rating came about: its last steps, the newest first."""
        rows = await self._database.read(lambda connection: _steps(connection, game, home, person, STEPS + 1))
        before = [points_of(_shown(row)) for row in rows[1:]] + [points_of(Rating().shown)]
        return tuple(
            RatingStep(row.table_id, row.at, was, points_of(_shown(row)), row.weight)
            for row, was in zip(rows[:STEPS], before, strict=False)
        )

    async def is_listed(self, person: int) -> bool:
        return (await self._people.settings_of(person)).listed

    async def _listed(self, met: tuple[Opponent, ...]) -> tuple[Opponent, ...]:
        """Those who want to appear on public lists."""
        return tuple([one for one in met if await self.is_listed(one.person)][:FAVOURITES])


def _records(connection: Connection, person: int, home: int) -> tuple[Career, ...]:
    query = select(_ratings).where(_ratings.c.person == person, _ratings.c.home == home)
    records = [_record(row) for row in connection.execute(query)]
    return tuple(sorted(records, key=lambda record: (-record.played, record.game)))


def _record(row: Row[*tuple[object, ...]]) -> Career:
    known = row._mapping  # pyright: ignore[reportPrivateUsage] - it is what it is called
    rating = Rating(**{name: known[name] for name in Rating.__struct_fields__})
    return Career(known["game"], rating, known["last"])


def _best(connection: Connection, game: str, home: int, person: int) -> dict[str, int]:
    """What is best to have little of is kept below nothing."""
    query = select(_bests.c.feat, _bests.c.worth).where(
        _bests.c.game == game,
        _bests.c.home == home,
        _bests.c.person == person,
        _bests.c.period == Period.ALL.value,
    )
    return {row.feat: abs(row.worth) for row in connection.execute(query)}


def _curve(connection: Connection, game: str, home: int, person: int) -> tuple[int, ...]:
    return tuple(points_of(_shown(row)) for row in reversed(_steps(connection, game, home, person, CURVE)))


def _steps(
    connection: Connection, game: str, home: int, person: int, limit: int
) -> Sequence[Row[*tuple[Any, ...]]]:
    """The last steps of a rating, the newest first."""
    query = (
        select(_history)
        .where(_history.c.game == game, _history.c.home == home, _history.c.person == person)
        .order_by(_history.c.number.desc())
        .limit(limit)
    )
    return connection.execute(query).all()


def _shown(row: Row[*tuple[Any, ...]]) -> float:
    return Rating(mu=row.mu, sigma=row.sigma).shown


def _opponents(connection: Connection, person: int, home: int) -> tuple[Opponent, ...]:
    """Whom this person met most in the last matches here; the erased are nobody any more."""
    mine = (
        select(_finishers.c.table_id, _finishers.c.team, _finishers.c.rank)
        .join(_results, _results.c.table_id == _finishers.c.table_id)
        .where(_finishers.c.person == person, _results.c.home == home)
        .order_by(_finishers.c.table_id.desc())
        .limit(LOOKED_AT)
        .subquery("mine")
    )
    other = _finishers.alias()
    met = func.count().label("met")
    query = (
        select(other.c.person, met, func.sum(case((mine.c.rank < other.c.rank, 1), else_=0)))
        .join(mine, mine.c.table_id == other.c.table_id)
        .where(other.c.person > 0, other.c.person != person, other.c.team != mine.c.team)
        .group_by(other.c.person)
        .order_by(met.desc(), other.c.person)
        .limit(4 * FAVOURITES)
    )
    return tuple(Opponent(*row) for row in connection.execute(query))
