"""The lobby: who sits where, what is played, and when it starts."""

from dataclasses import replace
from typing import Any

import msgspec

from engine.game import AnyGame, Frozen, Level, Refusal
from engine.tables.lobby.calling import begin_match, call_everybody, count_ready, follow_call
from engine.tables.lobby.guests import free_seats, invite_people, join_guest, offered_again, seated_with
from engine.tables.playing import close, deal, heir, seated
from engine.tables.table import (
    KEPT_TIME,
    Cause,
    Change,
    Clock,
    Closed,
    Seat,
    Standing,
    Table,
    TableKind,
    What,
)

SHORTEST = 10_000  # ms for a decision
LONGEST = 7 * 24 * 60 * 60 * 1000
HANDICAPS = range(25, 401)  # percent


class Command(Frozen, frozen=True, tag_field="command"):
    """Something a person wants of the table itself, not of the match on it."""


class Join(Command, frozen=True, tag="join"):
    name: str = ""


class Leave(Command, frozen=True, tag="leave"):
    """In the lobby the seat is free again; in the match a brain plays it, until the person comes back.

    Not `midway`: what was meant for the lobby shall not take anybody out of a match that began meanwhile.
    """

    midway: bool = True


class Back(Command, frozen=True, tag="back"):
    """I am here: any press of an absent person that is no move, as looking at one's own hand."""


class Return(Command, frozen=True, tag="return"):
    """Whoever has left the running match takes the seat back."""


class Bring(Command, frozen=True, tag="bring"):
    """Whoever sits here takes the table along to another channel of the same home."""

    place: int


class AddBrain(Command, frozen=True, tag="add-brain"):
    level: Level = Level.NORMAL


class SetBrain(Command, frozen=True, tag="set-brain"):
    seat: int
    level: Level


class Kick(Command, frozen=True, tag="kick"):
    """A brain or a person has to get up."""

    seat: int


class Swap(Command, frozen=True, tag="swap"):
    """Two seats change places, and with that teams; the host any two, others their own with another."""

    seat: int
    other: int


class Choose(Command, frozen=True, tag="choose"):
    options: msgspec.Raw  # JSON of the game's Options


class SetClock(Command, frozen=True, tag="set-clock"):
    clock: Clock


class SetHandicap(Command, frozen=True, tag="set-handicap"):
    seat: int
    percent: int


class Invite(Command, frozen=True, tag="invite"):
    """Offer seats to these people, and keep them for a while; by anybody seated."""

    people: tuple[int, ...]


class Start(Command, frozen=True, tag="start"):
    """By the host, or by anybody seated once the table is full. A race begins when all are ready."""


class Ready(Command, frozen=True, tag="ready"):
    """I am here, and may be raced."""


class Begin(Command, frozen=True, tag="begin"):
    """The host waits no longer for those who are not ready: the house plays for them until they come."""


class Stop(Command, frozen=True, tag="stop"):
    """Close the table. The host may in the lobby and when playing alone; a moderator always."""

    moderator: bool = False


class Rematch(Command, frozen=True, tag="rematch"):
    """The same brains and options at a new table; who played is offered a seat, and nobody is put on it."""


Setting = SetBrain | SetHandicap | SetClock | Choose
HostCommand = AddBrain | Kick | Setting | Stop
LobbyCommand = Join | Leave | Swap | Invite | Start | Ready | Begin | HostCommand
AnyCommand = LobbyCommand | Back | Return | Bring | Rematch


def new_lobby(
    game: AnyGame,
    options: bytes,
    clock: Clock,
    *,
    host: int,
    name: str,
    home: int,
    place: int,
    seed: str,
    now: int,
) -> Table:
    """A new table with its host seated."""
    chosen, _ = read_options(game, options)
    return Table(
        game=game.key,
        rules=game.rules,
        home=home,
        place=place,
        host=host,
        options=msgspec.Raw(msgspec.json.encode(chosen)),
        clock=checked(clock),
        seats=in_teams(game, chosen, (Seat(person=host, name=name, since=now),)),
        seed=seed,
        opened=now,
        saved=now,
    )


def rematch(standing: Standing, host: int, seed: str, now: int) -> Table:
    """A new lobby of whoever asks for it: brains sit there already, for all others seats are kept."""
    table = standing.table
    seats, guests = offered_again(table, host, now)
    return Table(
        game=table.game,
        rules=standing.game.rules,
        home=table.home,
        place=table.place,
        host=host,
        options=table.options,
        clock=table.clock,
        seats=in_teams(standing.game, standing.options, seats),
        guests=guests,
        kept=now + KEPT_TIME if guests else None,
        seed=seed,
        opened=now,
        saved=now,
    )


def obey(standing: Standing, person: int, command: LobbyCommand, seen: int, now: int) -> Change:
    """The lobby after this command of this person, who had its revision `seen` before him; or a Refusal."""
    if standing.table.begins is not None:
        return follow_call(_while_called(standing, person, command, now), now)
    return _while_gathering(standing, person, command, seen, now)


def _while_called(standing: Standing, person: int, command: LobbyCommand, now: int) -> Change:
    """Everybody is called to the match: people come, go, and say that they are there; all else stands."""
    table = standing.table
    match command:
        case Join(name=name):
            return _changed(standing, join_guest(standing, person, name, now), person)
        case _:
            seat = seated(table, person)
    match command:
        case Start() | Ready():
            return count_ready(standing, seat, now)
        case Leave():
            return _get_up(standing, seat, person)
        case Begin():
            _only_host(table, person)
            return begin_match(standing, now)
        case Stop():
            _only_host(table, person)
            return close(standing, Closed.STOPPED)
        case _:
            raise Refusal(TableKind.CALLED)


def _while_gathering(standing: Standing, person: int, command: LobbyCommand, seen: int, now: int) -> Change:
    table = standing.table
    match command:
        case Join(name=name):
            return _changed(standing, join_guest(standing, person, name, now), person)
        case Leave():
            return _get_up(standing, seated(table, person), person)
        case _:
            seat = _seated_here(standing, person, now)
    match command:
        case Start():
            return _start(standing, person, now)
        case Ready() | Begin():
            raise Refusal(TableKind.NOT_CALLED)
        case Invite(people=people):
            return _changed(standing, invite_people(table, people, now), person)
        case Swap(seat=one, other=other):
            if seat not in (one, other):
                _only_host(table, person)
            return _changed(standing, _swap(_fresh(table, seen), one, other), person)
        case _:
            _only_host(table, person)
            return _by_host(standing, person, command, seen, now)


def _seated_here(standing: Standing, person: int, now: int) -> int:
    """The seat of this person; whoever has none is told how many are free."""
    free = free_seats(standing, person, now)
    if standing.table.seat_of(person) is None and free > 0:
        raise Refusal(TableKind.NOT_SEATED, free=free)
    return seated(standing.table, person)


def _by_host(standing: Standing, person: int, command: HostCommand, seen: int, now: int) -> Change:
    table = standing.table
    match command:
        case Stop():
            return close(standing, Closed.STOPPED)
        case Kick(seat=at):
            return _get_up(standing, _named(_fresh(table, seen), at), person)
        case AddBrain(level=level):
            brain = Seat(level=level, which=_free_number(table), since=now)
            return _changed(standing, seated_with(standing, brain), person)
        case _:
            return _changed(standing, _adjusted(standing, command, seen), person)


def _adjusted(standing: Standing, command: Setting, seen: int) -> Table:
    """The settings of the table and its seats, which the host alone may change."""
    table = standing.table
    match command:
        case SetBrain(seat=at, level=level):
            if _fresh(table, seen).seats[_named(table, at)].level is None:
                raise Refusal(TableKind.NOT_A_BRAIN, seat=at)
            return table.with_seat(at, level=level)
        case SetHandicap(seat=at, percent=percent):
            if percent not in HANDICAPS:
                raise Refusal(TableKind.HANDICAP, least=HANDICAPS[0], most=HANDICAPS[-1])
            return table.with_seat(_named(_fresh(table, seen), at), handicap=percent)
        case SetClock(clock=clock):
            return replaced(table, clock=checked(clock))
        case _:  # Choose
            return _choose(standing, command.options)


def checked(clock: Clock) -> Clock:
    if clock.per_decision is not None and not SHORTEST <= clock.per_decision <= LONGEST:
        raise Refusal(TableKind.TIME, least=SHORTEST, most=LONGEST)
    return clock


def read_options(game: AnyGame, raw: bytes) -> tuple[Any, range]:
    """The options and how many may play with them."""
    try:
        options = game.read_options(raw)
        allowed = game.seats(options)
    except Refusal as refusal:
        raise Refusal(TableKind.OPTIONS, field=refusal.details.get("field", "$")) from None
    if not allowed:
        raise Refusal(TableKind.OPTIONS, field="$")
    return options, allowed


def in_teams(game: AnyGame, options: Any, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with their teams: as they would be at a full table while too few are there."""
    allowed = game.seats(options)
    count = len(seats) if len(seats) in allowed else allowed[-1]
    teams = game.teams(options, count)
    return tuple(replaced(seat, team=team) for seat, team in zip(seats, teams, strict=False))


def _free_number(table: Table) -> int:
    """What a new brain is called by: the number of its seat, unless another brain has that already."""
    taken = {seat.which for seat in table.seats}
    return next(number for number in (len(table.seats), *range(len(taken) + 1)) if number not in taken)


def _get_up(standing: Standing, seat: int, person: int) -> Change:
    """One seat fewer; with the last person the lobby closes."""
    table = standing.table
    staying = (*table.seats[:seat], *table.seats[seat + 1 :])
    if not any(other.here for other in staying):
        return close(standing, Closed.DESERTED)
    host = heir(staying) if table.seats[seat].person == table.host else table.host
    return _changed(standing, replaced(table, seats=staying, host=host), person)


def _swap(table: Table, one: int, other: int) -> Table:
    seats = list(table.seats)
    one, other = _named(table, one), _named(table, other)
    seats[one], seats[other] = seats[other], seats[one]
    return replaced(table, seats=tuple(seats))


def _choose(standing: Standing, raw: msgspec.Raw) -> Table:
    table = standing.table
    options, allowed = read_options(standing.game, bytes(raw))
    if len(table.seats) > allowed[-1]:
        raise _seats_refusal(allowed, table)
    return replaced(table, options=msgspec.Raw(msgspec.json.encode(options)))


def _start(standing: Standing, person: int, now: int) -> Change:
    table = standing.table
    allowed = standing.game.seats(standing.options)
    if len(table.seats) != allowed[-1] and person != table.host:
        raise Refusal(TableKind.NOT_HOST, host=table.host, most=allowed[-1])
    if len(table.seats) not in allowed:
        raise _seats_refusal(allowed, table)
    if standing.raced:
        return call_everybody(standing, person, now)
    here = table.with_seat(seated(table, person), acted=now)
    begun = deal(replace(standing, table=here), now)
    return replace(begun, cause=Cause(What.DEALT, person=person))


def _seats_refusal(allowed: range, table: Table) -> Refusal:
    return Refusal(TableKind.SEATS, least=allowed[0], most=allowed[-1], taken=len(table.seats))


def _only_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Refusal(TableKind.NOT_HOST, host=table.host)


def _fresh(table: Table, seen: int) -> Table:
    """Seats move up when others leave, so a number names the right one only on the board it was read from."""
    if seen != table.revision:
        raise Refusal(TableKind.STALE)
    return table


def _named(table: Table, seat: int) -> int:
    if seat not in range(len(table.seats)):
        raise Refusal(TableKind.NO_SEAT, seat=seat)
    return seat


def _changed(standing: Standing, table: Table, person: int) -> Change:
    after = replace(standing, table=table)
    seats = in_teams(standing.game, after.options, table.seats)
    after = replace(standing, table=replaced(table, seats=seats, revision=table.revision + 1))
    return Change(after, Cause(What.LOBBY, person=person))


replaced = msgspec.structs.replace
