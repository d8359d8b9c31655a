"""What a match did to those who played it: ratings before and after, and figures beside one's own best."""

from sqlalchemy import Connection, select

from data.database import schema
from data.database.database import Database
from data.ranks.periods import Period
from data.ranks.rating import Rating, points_of
from data.ranks.ratings import EVERYWHERE
from data.ranks.results import Finisher, LadderOf, Result, with_finishers
from engine.game import Feat, Frozen

_history, _bests, _ratings = schema.rating_history, schema.bests, schema.ratings
_results = schema.results


class RatingStep(Frozen, frozen=True):
    """A rating's step, in points."""

    before: int
    after: int


class Achievement(Frozen, frozen=True, kw_only=True):
    """One of the game's figures, and the best that this person ever had of it, this match included."""

    feat: Feat
    done: int
    best: int
    is_new: bool  # better than ever before; the first match of all breaks nothing


class Aftermath(Frozen, frozen=True):
    """What one person takes home."""

    step: RatingStep | None  # on this server; None: the match was not rated
    achievements: tuple[Achievement, ...] = ()


class Aftermaths:
    def __init__(self, database: Database, ladder_of: LadderOf) -> None:
        self._database = database
        self._ladder_of = ladder_of

    async def of_person(self, table: int, person: int) -> Aftermath | None:
        """Once the match is counted; None where there is no result, or somebody else's."""
        return await self._database.read(lambda connection: _told(connection, table, person, self._ladder_of))


def _told(connection: Connection, table: int, person: int, ladder_of: LadderOf) -> Aftermath | None:
    query = select(_results).where(_results.c.table_id == table)
    for result in with_finishers(connection, query, ladder_of):
        for one in result.finishers:
            if one.person == person:
                return Aftermath(_step(connection, result, person), _achievements(connection, result, one))
    return None


def _step(connection: Connection, result: Result, person: int) -> RatingStep | None:
    """This match's step and the one before it; whoever has none before begins like everybody."""
    number = select(_results.c.number).where(_results.c.table_id == result.table)
    query = (
        select(_history.c.mu, _history.c.sigma, _history.c.table_id)
        .where(
            _history.c.game == result.ladder.key,
            _history.c.home == result.home,
            _history.c.person == person,
            _history.c.number <= number.scalar_subquery(),
        )
        .order_by(_history.c.number.desc())
        .limit(2)
    )
    rows = connection.execute(query).all()
    if not rows or rows[0].table_id != result.table:
        return None
    after, before, *_ = (*(Rating(mu=row.mu, sigma=row.sigma) for row in rows), Rating())
    return RatingStep(points_of(before.shown), points_of(after.shown))


def _achievements(connection: Connection, result: Result, one: Finisher) -> tuple[Achievement, ...]:
    query = select(_bests.c.feat, _bests.c.worth, _bests.c.table_id).where(
        _bests.c.game == result.ladder.key,
        _bests.c.home == EVERYWHERE,
        _bests.c.period == Period.ALL.name_at(result.ended),
        _bests.c.person == one.person,
    )
    bests = {row.feat: row for row in connection.execute(query)}
    figures, is_first = one.figures | {"score": one.score}, _is_first(connection, result, one)
    return tuple(
        Achievement(
            feat=feat,
            done=figures[feat.figure],
            best=abs(best.worth) if feat.least else best.worth,
            is_new=best.table_id == result.table and not is_first,
        )
        for feat in result.ladder.feats
        if not (feat.won and not result.won_by(one))
        and feat.figure in figures
        and (best := bests.get(feat.figure)) is not None
    )


def _is_first(connection: Connection, result: Result, one: Finisher) -> bool:
    query = select(_ratings.c.matches + _ratings.c.casual).where(
        _ratings.c.game == result.ladder.key,
        _ratings.c.home == EVERYWHERE,
        _ratings.c.person == one.person,
    )
    return (connection.scalar(query) or 0) <= 1
