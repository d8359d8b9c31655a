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
    Passage,
    Rest,
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
    awake = replace(standing, table=standing.table.with_seat(seat, **_active(standing.table, seat, now)))
    return _after(awake, step, seat, now, Cause(What.ACTED, seat=seat))


def undo(standing: Standing, seat: int, press: Press, now: int) -> Change:
    """The last play of this seat never was; the time it took is not given back."""
    step = running(standing).undo(seat, press)
    awake = replace(
        standing, table=standing.table.with_seat(seat, **_active(standing.table, seat, now), undid=True)
    )
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
    """Nobody could play: all deadlines move, and the match's log says so where the rules have any."""
    return _delayed(standing, by, now, Cause(What.DELAYED))


def reopen(standing: Standing, away: int, now: int) -> Change:
    """The house was closed for so long, which whoever plays here is told."""
    return replace(delay(standing, away, now), cause=Cause(What.DELAYED, away=away))


def warn(standing: Standing, seat: int) -> Change:
    warned = standing.table.with_seat(seat, warned=True)
    return Change(replace(standing, table=warned), Cause(What.WARNED, seat=seat))


def back(standing: Standing, seat: int, now: int) -> Change:
    """Whoever was absent or had left is here again, and is given a full decision's time."""
    table, match = standing.table, standing.match
    if table.seats[seat].left:
        table = _passed(table, seat, now, back=True)
    table = table.with_seat(seat, absent=False, left=False, lapses=0, warned=False, acted=now)
    if match and table.seats[seat].deadline is not None:
        table = table.with_seat(seat, deadline=now + thinking_time(table, match, table.seats[seat]))
    return Change(
        replace(standing, table=table), Cause(What.BACK, seat=seat, person=table.seats[seat].person)
    )


def rest(standing: Standing, now: int, spell: int) -> Change:
    """Nobody is here: all stands still until somebody comes, or until the table closes after so long."""
    resting = replaced(standing.table, rest=Rest(since=now, until=now + spell))
    return Change(replace(standing, table=resting), Cause(What.RESTED))


def wake(standing: Standing, seat: int, now: int) -> Change:
    """Somebody came: all goes on as if the rest had never been."""
    table = standing.table
    assert table.rest is not None, f"table {table.id} does not rest"
    awake = replace(standing, table=replaced(table, rest=None))
    cause = Cause(What.WOKEN, seat=seat, person=table.seats[seat].person)
    change = _delayed(awake, max(1, now - table.rest.since), now, cause)
    return replace(change, standing=back(change.standing, seat, now).standing)


def bring(standing: Standing, seat: int, place: int) -> Change:
    """The table is in another channel now; lobby and match go on as they were."""
    moved = replaced(standing.table, place=place)
    cause = Cause(What.BROUGHT, seat=seat, person=moved.seats[seat].person)
    return Change(replace(standing, table=moved), cause)


def leave(standing: Standing, seat: int, now: int) -> Change:
    """A brain plays on for those who stay, until the person comes back. Nobody left: the table closes."""
    person = standing.table.seats[seat].person
    table = _passed(standing.table.with_seat(seat, left=True, acted=now), seat, now, back=False)
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
        table,
        status=Status.CLOSED,
        why=why.value,
        seats=at_rest,
        guests=(),
        kept=None,
        begins=None,
        rest=None,
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
        must_not_have_left(table, person)
        raise Refusal(TableKind.NOT_SEATED)
    return seat


def player(standing: Standing, person: int) -> int:
    """The seat of this person in a running match; the gates of all that only those who play may do."""
    running(standing)
    return seated(standing.table, person)


def must_not_have_left(table: Table, person: int) -> None:
    if table.left_by(person) is not None:
        raise Refusal(TableKind.LEFT, table=table.id)


def must_not_be_ended(table: Table) -> None:
    if table.status is Status.OVER:
        raise Refusal(TableKind.OVER)
    if table.status is Status.CLOSED:
        raise Refusal(TableKind.CLOSED, why=table.why)


def _active(table: Table, seat: int, now: int) -> dict[str, Any]:
    """What becomes of a seat that acts: its person is here, where it was not a brain."""
    return {"lapses": 0} if table.seats[seat].brain else {"lapses": 0, "acted": now}


def _passed(table: Table, seat: int, now: int, *, back: bool) -> Table:
    """Noted for the replay; whoever changes his mind at once was never away."""
    last = table.passages[-1] if table.passages else None
    if back and last and (last.seat, last.revision, last.back) == (seat, table.revision, False):
        return replaced(table, passages=table.passages[:-1])
    passage = Passage(seat=seat, revision=table.revision, at=now, back=back)
    return replaced(table, passages=(*table.passages, passage))


def _delayed(standing: Standing, by: int, now: int, cause: Cause) -> Change:
    late = replace(standing, table=shifted(standing.table, by))
    match = late.match
    if match is None or match.game.delay(match.state, by) == match.state:
        return Change(late, cause)
    return _after(late, match.delay(by), None, now, cause)


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
