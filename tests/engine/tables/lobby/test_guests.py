"""Seats that are offered: who has one kept, for how long, and who may take it then."""

import pytest

from engine.game import Level, Refusal
from engine.tables.lobby.guests import MOST
from engine.tables.lobby.seating import (
    AddBrain,
    Begin,
    Invite,
    Join,
    Kick,
    Leave,
    Ready,
    Rematch,
    Start,
    Stop,
)
from engine.tables.table import KEPT_TIME, LOBBY_TIME, Closed, Status, TableKind
from tests.engine.house import ANN, BOB, CAT, DAN, EVE, House


async def offers(house: House, table: int) -> list[int | None]:
    return [seat.person for seat in (await house.table(table)).guests]


async def test_a_seat_is_kept_for_whoever_is_invited(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    await house.say(table, BOB, Invite((DAN,)))
    refusal = await house.refused(table, EVE, Join())
    assert (refusal.kind, refusal.details) == (TableKind.KEPT, {"until": house.hands.now + KEPT_TIME})
    await house.say(table, DAN, Join())
    kept = await house.table(table)
    assert kept.seat_of(DAN) == 3
    assert (kept.guests, kept.kept) == ((), None)
    assert (await house.refused(table, EVE, Join())).kind is TableKind.FULL


async def test_whoever_may_not_take_a_kept_seat_is_told_of_none_that_is_free(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    await house.say(table, BOB, Invite((DAN,)))
    assert (await house.refused(table, EVE, Start())).details == {}
    assert (await house.refused(table, DAN, Start())).details == {"free": 1}
    assert (await house.refused(table, DAN, Leave())).details == {}


async def test_others_may_take_the_seats_that_are_not_kept(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Invite((DAN,)))
    await house.say(table, CAT, Join())
    assert (await house.refused(table, EVE, Join())).kind is TableKind.KEPT


async def test_after_a_while_anybody_takes_a_seat_that_was_kept(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    await house.say(table, ANN, Invite((DAN,)))
    await house.pass_time(KEPT_TIME)
    released = await house.table(table)
    assert released.kept is None
    assert await offers(house, table) == [DAN], "the offer stands for as long as there is a seat"
    await house.say(table, EVE, Join())
    assert (await house.refused(table, DAN, Join())).kind is TableKind.FULL


async def test_a_late_press_takes_a_kept_seat_also_where_nobody_was_woken_to_release_it(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    await house.say(table, ANN, Invite((DAN,)))
    house.hands.now += KEPT_TIME
    await house.say(table, EVE, Join())
    assert (await house.table(table)).seat_of(EVE) == 3


async def test_nobody_is_invited_twice_nor_to_where_he_sits(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Invite((CAT, CAT, BOB)))
    assert await offers(house, table) == [CAT]
    assert (await house.refused(table, BOB, Invite((CAT, ANN)))).kind is TableKind.NOBODY_NEW
    assert (await house.refused(table, EVE, Invite((DAN,)))).kind is TableKind.NOT_SEATED


async def test_a_table_invites_so_many_and_no_more(house: House) -> None:
    table = await house.lobby(ANN)
    await house.say(table, ANN, Invite(tuple(range(1, MOST + 1))))
    refusal = await house.refused(table, ANN, Invite((DAN,)))
    assert (refusal.kind, refusal.details) == (TableKind.GUESTS, {"most": MOST})


async def test_the_host_may_give_kept_seats_to_brains_and_begin_without_guests(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Invite((CAT, DAN)))
    for _ in range(2):
        await house.say(table, ANN, AddBrain(Level.EASY))
    assert (await house.refused(table, CAT, Join())).kind is TableKind.FULL
    await house.say(table, ANN, Start())
    begun = await house.table(table)
    assert (begun.status, begun.guests, begun.kept) == (Status.PLAYING, (), None)


async def test_a_lobby_to_which_nobody_comes_still_expires(house: House) -> None:
    table = await house.lobby(ANN)
    await house.say(table, ANN, Invite((BOB,)))
    await house.pass_time(KEPT_TIME + LOBBY_TIME)
    closed = await house.table(table)
    assert (closed.why, closed.guests, closed.kept) == (Closed.EXPIRED, (), None)


async def test_who_gets_up_again_has_no_seat_kept(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Invite((CAT,)))
    await house.say(table, CAT, Join())
    await house.say(table, CAT, Leave())
    assert await offers(house, table) == []


async def test_people_of_a_rematch_sit_in_their_order_however_they_come(house: House) -> None:
    """Each seat moves on by one; who is new sits behind all of them."""
    table = await house.match(ANN, BOB, CAT)
    await house.say(table, EVE, Stop(moderator=True))
    rematch = (await house.say(table, CAT, Rematch())).table.id
    await house.pass_time(KEPT_TIME)
    for person in (EVE, ANN, BOB):
        await house.say(rematch, person, Join(name=f"P{person}"))
    seats = (await house.table(rematch)).seats
    assert [seat.person for seat in seats] == [BOB, CAT, ANN, EVE]
    assert [seat.name for seat in seats] == ["P102", "P103", "P101", "P105"]


async def test_alone_with_brains_a_rematch_can_start_at_once(house: House) -> None:
    table = await house.match(ANN, brains=[Level.EASY])
    await house.say(table, ANN, Stop())
    rematch = (await house.say(table, ANN, Rematch())).table
    assert (rematch.guests, rematch.kept) == ((), None)
    await house.say(rematch.id, ANN, Start())
    assert (await house.table(rematch.id)).status is Status.PLAYING


@pytest.mark.parametrize("command", [Ready(), Begin()])
async def test_where_nobody_is_called_nobody_is_ready(house: House, command: Ready | Begin) -> None:
    table = await house.lobby(ANN, BOB)
    before = await house.table(table)
    assert (await house.refused(table, ANN, command)).kind is TableKind.NOT_CALLED
    assert await house.table(table) == before


async def test_a_match_that_runs_invites_nobody(house: House) -> None:
    table = await house.match(ANN, BOB)
    with pytest.raises(Refusal) as refused:
        await house.say(table, ANN, Invite((CAT,)))
    assert refused.value.kind is TableKind.STARTED
    assert (await house.refused(table, ANN, Kick(1))).kind is TableKind.STARTED
