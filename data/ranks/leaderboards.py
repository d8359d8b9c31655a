"""Who is ahead: a page of a leaderboard, and somebody's own place, each read from one index."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, Table, and_, func, select

from data.database import schema
from data.database.database import Database
from data.ranks.rating import points_of
from data.ranks.ratings import EVERYWHERE
from engine.game import Feat, Frozen

PAGE = 10
_standings, _bests, _finishers = schema.standings, schema.bests, schema.finishers

__all__ = ["EVERYWHERE", "PAGE", "By", "LadderPage", "Leaderboards", "Ranked", "Scope"]


class By(StrEnum):
    RATING = "rating"
    WINS = "wins"
    MATCHES = "matches"


class Scope(Frozen, frozen=True):
    """Which matches a leaderboard tells of."""

    game: str
    home: int  # a guild, or EVERYWHERE
    period: str  # as `Period.name_at` says


class Ranked(Frozen, frozen=True, kw_only=True):
    """One line of a leaderboard; people who are level share a place."""

    place: int
    person: int
    name: str  # as the person was called last
    value: int  # points, wins, matches, or what was done
    settled: bool = True  # False: the rating is provisional
    matches: int = 0
    wins: int = 0
    table: int | None = None  # where a record was set


class LadderPage(Frozen, frozen=True, kw_only=True):
    places: tuple[Ranked, ...]
    number: int  # the first is 0
    more: bool  # whether a page follows
    own: Ranked | None  # the asker's, on whichever page; None: nothing played yet


class Leaderboards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, scope: Scope, by: By | Feat, *, page: int, asker: int) -> LadderPage:
        """The page (the first where there is no such page), and where the asker stands.

        Whoever wants no part in public lists is not listed and takes nobody's place, but sees their own.
        """
        order = _Records(scope, by) if isinstance(by, Feat) else _Standings(scope, by)
        return await self._database.read(lambda connection: _page(connection, order, page, asker))


class _Standings:
    """By rating (provisional ones below), wins or matches."""

    table: Table = _standings

    def __init__(self, scope: Scope, by: By) -> None:
        self.by = by
        self.scope = _within(_standings, scope)
        keys = {
            By.RATING: (_standings.c.settled, _standings.c.shown),
            By.WINS: (_standings.c.wins,),
            By.MATCHES: (_standings.c.matches,),
        }
        self.keys: tuple[Column[Any], ...] = keys[by]

    def ranked(self, row: Row[Any], place: int) -> Ranked:
        value = points_of(row.shown) if self.by is By.RATING else getattr(row, self.by.value)
        return Ranked(
            place=place,
            person=row.person,
            name=row.name or "",
            value=value,
            settled=row.settled,
            matches=row.matches,
            wins=row.wins,
        )


class _Records:
    """By one of the game's feats."""

    table: Table = _bests

    def __init__(self, scope: Scope, feat: Feat) -> None:
        self.feat = feat
        self.scope = and_(_within(_bests, scope), _bests.c.feat == feat.figure)
        self.keys: tuple[Column[Any], ...] = (_bests.c.worth,)

    def ranked(self, row: Row[Any], place: int) -> Ranked:
        value = -row.worth if self.feat.least else row.worth
        return Ranked(place=place, person=row.person, name=row.name or "", value=value, table=row.table_id)


_Order = _Standings | _Records


def _within(table: Table, scope: Scope) -> ColumnElement[bool]:
    return and_(table.c.game == scope.game, table.c.home == scope.home, table.c.period == scope.period)


def _page(connection: Connection, order: _Order, page: int, asker: int) -> LadderPage:
    page = max(page, 0)
    rows = _rows(connection, order, page)
    if page and not rows:
        page, rows = 0, _rows(connection, order, 0)
    mine = connection.execute(_named(order).where(order.scope, order.table.c.person == asker)).first()
    return LadderPage(
        places=_places(connection, order, rows[:PAGE], page * PAGE),
        number=page,
        more=len(rows) > PAGE,
        own=order.ranked(mine, 1 + _ahead(connection, order, mine)) if mine else None,
    )


def _rows(connection: Connection, order: _Order, page: int) -> Sequence[Row[Any]]:
    """The lines of this page, and one more where another page follows."""
    best_first = [key.desc() for key in (*order.keys, order.table.c.person)]
    query = _named(order).where(order.scope, order.table.c.listed.is_(True)).order_by(*best_first)
    return connection.execute(query.limit(PAGE + 1).offset(page * PAGE)).all()


def _named(order: _Order) -> Select[*tuple[Any, ...]]:
    """The rows with what these people were called last."""
    last = (
        select(_finishers.c.name)
        .where(_finishers.c.person == order.table.c.person)
        .order_by(_finishers.c.table_id.desc())
        .limit(1)
    )
    return select(order.table, last.scalar_subquery().label("name"))


def _places(
    connection: Connection, order: _Order, rows: Sequence[Row[Any]], before: int
) -> tuple[Ranked, ...]:
    places: list[Ranked] = []
    value: tuple[Any, ...] | None = None
    place = 0
    for at, row in enumerate(rows):
        own = _value(order, row)
        if own != value:
            place = before + at + 1 if at else 1 + _ahead(connection, order, row)
        places.append(order.ranked(row, place))
        value = own
    return tuple(places)


def _value(order: _Order, row: Row[Any]) -> tuple[Any, ...]:
    return tuple(getattr(row, key.name) for key in order.keys)


def _ahead(connection: Connection, order: _Order, row: Row[Any]) -> int:
    """How many listed people are strictly ahead: for each key, those level before it and better in it."""
    ahead = 0
    for at, key in enumerate(order.keys):
        own = getattr(row, key.name)
        if own is True:
            continue  # nobody is more than settled
        level = [_is(other, getattr(row, other.name)) for other in order.keys[:at]]
        better = key.is_(True) if own is False else key > own
        query = select(func.count()).where(order.scope, order.table.c.listed.is_(True), *level, better)
        ahead += connection.scalar(query.select_from(order.table)) or 0
    return ahead


def _is(column: Column[Any], value: Any) -> ColumnElement[bool]:
    return column.is_(value) if isinstance(value, bool) else column == value
