"""What becomes of a table while its match runs: every way a match goes on, as a change yet to be kept."""

from dataclasses import replace
from typing import Any

import msgspec

from engine.game import Press, Refusal
from engine.match import Match, Step
from engine.tables.deadlines import granted, shifted, thinking_time
from engine.tables.table import (
    FORGIVEN,
    Cause,
    Change,
    Closed,
    Seat,
    Standing,
    Status,
    Table,
    TableKind,
    What,
)

replaced = msgspec.structs.replace


def deal(standing: Standing, now: int) -> Change:
    table, game = standing.table, standing.game
    match = Match.deal(game, standing.options, len(table.seats), table.seed, now)
    begun = replaced(
        table, status=Status.PLAYING, dealt=now, rules=game.rules, guests=(), kept=None, begins=None
    )
    return _with(replace(standing, table=begun), match, None, now, Cause(What.DEALT))


def act(standing: Standing, seat: int, action: Any, press: Press, now: int) -> Change:
    step = running(standing).act(seat, action, press)
    awake = replace(standing, table=standing.table.with_seat(seat, lapses=0))
    return _after(awake, step, seat, now, Cause(What.ACTED, seat=seat))


def undo(standing: Standing, seat: int, press: Press, now: int) -> Change:
    """The last play of this seat never was; the time it took is not given back."""
    step = running(standing).undo(seat, press)
    awake = replace(standing, table=standing.table.with_seat(seat, lapses=0, undid=True))
    return _after(awake, step, None, now, Cause(What.UNDONE, seat=seat))


def lapse(standing: Standing, now: int) -> Change:
    return _after(standing, running(standing).lapse(now), None, now, Cause(What.LAPSED))


def idle(standing: Standing, seat: int, now: int) -> Change:
    """This seat's time is up; a person who lets that happen too often is taken to be absent."""
    step = running(standing).idle(seat, now)
    table = standing.table
    if not table.seats[seat].brain:
        lapses = table.seats[seat].lapses + 1
        table = table.with_seat(seat, lapses=lapses, absent=lapses >= FORGIVEN)
    return _after(replace(standing, table=table), step, seat, now, Cause(What.IDLED, seat=seat))


def delay(standing: Standing, by: int, now: int) -> Change:
    """The house was closed: all deadlines move, and the match's log says so where the rules have any."""
    cause = Cause(What.DELAYED)
    late = replace(standing, table=shifted(standing.table, by))
    match = late.match
    if match is None or match.game.delay(match.state, by) == match.state:
        return Change(late, cause)
    return _after(late, match.delay(by), None, now, cause)


def warn(standing: Standing, seat: int) -> Change:
    warned = standing.table.with_seat(seat, warned=True)
    return Change(replace(standing, table=warned), Cause(What.WARNED, seat=seat))


def back(standing: Standing, seat: int, now: int) -> Change:
    """The absent person is here again, and is given a full decision's time."""
    table = standing.table.with_seat(seat, absent=False, lapses=0, warned=False)
    if standing.match and table.seats[seat].deadline is not None:
        fresh = now + thinking_time(table, standing.match, table.seats[seat])
        table = table.with_seat(seat, deadline=fresh)
    return Change(
        replace(standing, table=table), Cause(What.BACK, seat=seat, person=table.seats[seat].person)
    )


def bring(standing: Standing, seat: int, place: int) -> Change:
    """The table is in another channel now; lobby and match go on as they were."""
    moved = replaced(standing.table, place=place)
    cause = Cause(What.BROUGHT, seat=seat, person=moved.seats[seat].person)
    return Change(replace(standing, table=moved), cause)


def leave(standing: Standing, seat: int) -> Change:
    """Gone for good; a brain plays on for those who stay. Nobody left: the table closes."""
    person = standing.table.seats[seat].person
    table = standing.table.with_seat(seat, left=True)
    if not any(other.here for other in table.seats):
        return close(standing, Closed.DESERTED)
    table = replaced(table, host=heir(table.seats) if table.host == person else table.host)
    return Change(replace(standing, table=table), Cause(What.LEFT, seat=seat, person=person))


def stop(standing: Standing, person: int) -> Change:
    """The host may end a match that nobody else plays any more."""
    table = standing.table
    seated(table, person)
    if person != table.host:
        raise Refusal(TableKind.NOT_HOST, host=table.host)
    if any(seat.here and seat.person != person for seat in table.seats):
        raise Refusal(TableKind.OTHERS)
    return close(standing, Closed.STOPPED)


def close(standing: Standing, why: Closed) -> Change:
    table = standing.table
    at_rest = tuple(replaced(seat, deadline=None, warned=False) for seat in table.seats)
    closed = replaced(
        table, status=Status.CLOSED, why=why.value, seats=at_rest, guests=(), kept=None, begins=None
    )
    return Change(replace(standing, table=closed), Cause(What.CLOSED))


def heir(seats: tuple[Seat, ...]) -> int:
    """Whom the host's chair passes to: the person who has sat here longest."""
    staying = [(seat.since, seat.person) for seat in seats if seat.here and seat.person is not None]
    return min(staying)[1]


def running(standing: Standing) -> Match:
    """The match that is played here; the gate of all that belongs to a running match."""
    table, match = standing.table, standing.match
    must_not_be_ended(table)
    if match is None:
        raise Refusal(TableKind.LOBBY)
    return match


def seated(table: Table, person: int) -> int:
    """The seat of this person; the gate of all that only people at the table may do."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal(TableKind.NOT_SEATED)
    return seat


def must_not_be_ended(table: Table) -> None:
    if table.status is Status.OVER:
        raise Refusal(TableKind.OVER)
    if table.status is Status.CLOSED:
        raise Refusal(TableKind.CLOSED, why=table.why)


def _after(standing: Standing, step: Step, actor: int | None, now: int, cause: Cause) -> Change:
    change = _with(standing, step.match, actor, now, cause)
    return replace(change, entries=(step.entry,))


def _with(standing: Standing, match: Match, actor: int | None, now: int, cause: Cause) -> Change:
    table = replaced(
        standing.table,
        seats=granted(standing.table, match, actor, now),
        revision=match.revision,
        undoable=tuple(before.seat for before in match.undoable),
        state=msgspec.Raw(msgspec.json.encode(match.state)),
    )
    outcome = match.outcome
    if outcome:
        table = replaced(table, status=Status.OVER, outcome=outcome, why=outcome.why)
    return Change(replace(standing, table=table, match=match), cause)
