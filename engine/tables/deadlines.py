"""When something happens at a table unasked: the rules' own deadlines, thinking time, and the lobby's end."""

from enum import IntEnum
from typing import NamedTuple

import msgspec

from engine.match import Match
from engine.tables.table import DAY, LOBBY_TIME, QUIET, Clock, Mode, Seat, Standing, Status, Table

JUST_HERE = (
    60_000  # ms for which whoever acted last is taken to be looking: a relaxed clock calls nobody so soon
)


class Alarm(IntEnum):
    """What a moment is for. Where several fall together, the lower goes first."""

    RULES = 0  # the match's own deadline
    WARNING = 1  # half of a person's thinking time has passed; by a relaxed clock, it has begun
    TIME_UP = 2
    BEGINNING = 3  # of a race, whoever is ready
    RELEASE = 4  # of seats that are kept
    EXPIRY = 5  # of a lobby
    REST = 6  # of a match that nobody is at
    CLOSING = 7  # of a table at rest


class Moment(NamedTuple):
    at: int
    alarm: Alarm
    seat: int = -1


def soonest(standing: Standing) -> Moment | None:
    """The next moment at which the table itself does something; None: it waits for people alone."""
    table, match = standing.table, standing.match
    if table.status is Status.LOBBY:
        return _of_the_lobby(table)
    if table.status is not Status.PLAYING or match is None:
        return None
    if table.rest is not None:
        return Moment(table.rest.until, Alarm.CLOSING)
    moments = [_moment_of(seat, at, table, match) for at, seat in enumerate(table.seats)]
    moments.append(_rest_of(table))
    if match.due is not None:
        moments.append(Moment(match.due, Alarm.RULES))
    return min((moment for moment in moments if moment), default=None)


def _of_the_lobby(table: Table) -> Moment:
    if table.begins is not None:
        return Moment(table.begins, Alarm.BEGINNING)
    expiry = Moment(table.saved + LOBBY_TIME, Alarm.EXPIRY)
    return expiry if table.kept is None else min(expiry, Moment(table.kept, Alarm.RELEASE))


def _moment_of(seat: Seat, at: int, table: Table, match: Match) -> Moment | None:
    if seat.deadline is None:
        return None
    if seat.warned or seat.brain:
        return Moment(seat.deadline, Alarm.TIME_UP, at)
    return Moment(_called_at(seat, seat.deadline, table, match), Alarm.WARNING, at)


def _called_at(seat: Seat, deadline: int, table: Table, match: Match) -> int:
    time = thinking_time(table, match, seat)
    if table.clock.mode is Mode.LIVE:
        return deadline - time // 2
    asked = deadline - time
    called = table.dealt if asked == table.dealt else None  # whoever begins is called to the match itself
    looking = max((one + JUST_HERE for one in (seat.acted, called) if one is not None), default=0)
    return min(deadline, max(asked, looking))


def _rest_of(table: Table) -> Moment | None:
    """When the match shall stand still: at once where nobody is here, later where nobody does anything."""
    people = [seat for seat in table.seats if seat.present]
    if not people:
        return Moment(table.saved, Alarm.REST)
    if any(seat.deadline is not None for seat in people):
        return None  # the match waits for somebody, who has his time
    last = max((seat.acted or 0 for seat in people), default=0) or table.dealt or table.saved
    return Moment(last + QUIET, Alarm.REST)


def due(standing: Standing) -> int | None:
    """What is kept as the table's `due`: at once where a brain owes a move, for plans are not kept."""
    if _owing(standing):
        return standing.table.saved
    moment = soonest(standing)
    return moment.at if moment else None


def minded(standing: Standing) -> tuple[int, ...]:
    """The seats for which brains think while the match runs."""
    if standing.match is None or standing.table.status is not Status.PLAYING or standing.table.rest:
        return ()
    return tuple(at for at, seat in enumerate(standing.table.seats) if seat.brain)


def _owing(standing: Standing) -> bool:
    """Whether the match waits for a brain."""
    match, brains = standing.match, minded(standing)
    if match is None or not brains:
        return False
    awaited = match.game.awaited(match.state)
    return not awaited or any(seat in awaited for seat in brains)


def thinking_time(table: Table, match: Match, seat: Seat) -> int:
    """For the decision that this match waits for now."""
    time = table.clock.thinking_time(match.game)
    hurried = match.game.hurry(match.state)
    if hurried is not None:  # others wait for it
        time = min(time, hurried if table.clock.mode is Mode.LIVE else DAY)
    return time * seat.handicap // 100


def is_alone(table: Table) -> bool:
    """Whether nobody waits for whoever plays: no clock runs but the game's own, unless one was asked for."""
    return len(table.seats) == 1 and table.clock == Clock()


def granted(table: Table, match: Match, actor: int | None, now: int) -> tuple[Seat, ...]:
    """The seats after a step: who is newly awaited, or decided just now and is awaited again, has full time.

    Whoever was awaited already keeps the deadline: nobody gains or loses time by what others do, nor gains
    any by taking plays back.
    """
    awaited = () if match.outcome or is_alone(table) else match.game.awaited(match.state)

    def after(at: int, seat: Seat) -> Seat:
        if at not in awaited:
            return seat if seat.deadline is None else replaced(seat, deadline=None, warned=False, undid=False)
        if seat.deadline is not None and (at != actor or seat.undid):
            return seat
        return replaced(seat, deadline=now + thinking_time(table, match, seat), warned=False)

    return tuple(after(at, seat) for at, seat in enumerate(table.seats))


def shifted(table: Table, by: int) -> Table:
    """All that this table waits for comes so much later."""

    def later(moment: int | None) -> int | None:
        return None if moment is None else moment + by

    seats = tuple(
        replaced(seat, deadline=later(seat.deadline), acted=later(seat.acted)) for seat in table.seats
    )
    rest = table.rest and replaced(table.rest, since=table.rest.since + by, until=table.rest.until + by)
    return replaced(table, seats=seats, rest=rest, begins=later(table.begins), kept=later(table.kept))


replaced = msgspec.structs.replace
