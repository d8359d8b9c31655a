"""Seats that are offered, and kept for a while: for those of the match before, and for who is invited."""

from dataclasses import replace

import msgspec

from engine.game import Refusal
from engine.tables.table import KEPT_TIME, Seat, Standing, Table, TableKind

MOST = 14  # people to whom a table may offer seats


def invite_people(table: Table, people: tuple[int, ...], now: int) -> Table:
    """Seats are offered to those of these people who neither sit here nor are invited already."""
    known = {seat.person for seat in (*table.seats, *table.guests)}
    newly = tuple(Seat(person=person, since=now) for person in dict.fromkeys(people) if person not in known)
    if not newly:
        raise Refusal(TableKind.NOBODY_NEW)
    if len(table.guests) + len(newly) > MOST:
        raise Refusal(TableKind.GUESTS, most=MOST)
    return replaced(table, guests=(*table.guests, *newly), kept=now + KEPT_TIME)


def join_guest(standing: Standing, person: int, name: str, now: int) -> Table:
    """This person on a seat: the one that is kept, or any that is free and kept for nobody else."""
    table = standing.table
    if table.seat_of(person) is not None:
        raise Refusal(TableKind.SEATED)
    guest = next((seat for seat in table.guests if seat.person == person), None)
    if guest is None:
        _must_be_free(standing, person, now)
    newcomer = replaced(
        guest or Seat(person=person), name=name, since=now, ready=table.begins is not None
    )  # whoever comes to a match that is about to begin is there
    guests = tuple(seat for seat in table.guests if seat is not guest)
    freed = replaced(table, guests=guests, kept=table.kept if guests else None)
    return seated_with(replace(standing, table=freed), newcomer)


def seated_with(standing: Standing, newcomer: Seat) -> Table:
    """One more at the table: last, or where the order of the match before has it."""
    table, most = standing.table, standing.game.seats(standing.options)[-1]
    if len(table.seats) >= most:
        raise Refusal(TableKind.FULL, most=most)
    at = _place_of(newcomer, table.seats)
    return replaced(table, seats=(*table.seats[:at], newcomer, *table.seats[at:]))


def offered_again(table: Table, host: int, now: int) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who sits at the rematch from the start, and who is offered a seat: whoever left stays away.

    Who sat first sits last.
    """
    turned = (*table.seats[1:], table.seats[0])
    again = [_anew(seat, order, now) for order, seat in enumerate(turned) if not seat.left]
    there = tuple(seat for seat in again if seat.person in (None, host))
    return there, tuple(seat for seat in again if seat not in there)


def release_seats(table: Table) -> Table:
    """The offer still stands, but others may take those seats."""
    return replaced(table, kept=None)


def free_seats(standing: Standing, person: int, now: int) -> int:
    """How many seats there are of which this person may take one."""
    table, most = standing.table, standing.game.seats(standing.options)[-1]
    is_offered = person in (guest.person for guest in table.guests)
    is_kept = table.kept is not None and now < table.kept and not is_offered
    return most - len(table.seats) - (len(table.guests) if is_kept else 0)


def _must_be_free(standing: Standing, person: int, now: int) -> None:
    """For somebody to whom no seat was offered."""
    table, most = standing.table, standing.game.seats(standing.options)[-1]
    if len(table.seats) < most and free_seats(standing, person, now) <= 0:
        raise Refusal(TableKind.KEPT, until=table.kept)


def _place_of(newcomer: Seat, seats: tuple[Seat, ...]) -> int:
    order = newcomer.order
    if order is None:
        return len(seats)
    after = (at for at, seat in enumerate(seats) if seat.order is None or seat.order > order)
    return next(after, len(seats))


def _anew(seat: Seat, order: int, now: int) -> Seat:
    return Seat(
        person=seat.person,
        name=seat.name,
        level=seat.level,
        which=seat.which,
        handicap=seat.handicap,
        since=now,
        order=order,
    )


replaced = msgspec.structs.replace
