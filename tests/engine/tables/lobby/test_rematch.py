"""After a match: a rematch offers seats, and whoever left is not taken along."""

from hypothesis import strategies as st

from engine.game import Level
from engine.tables.lobby.seating import Join, Leave, Rematch, SetClock, SetHandicap, Start, Stop
from engine.tables.table import Clock, Status, TableKind
from tests.engine.house import ANN, BOB, CAT, EVE, PLACE, House
from tests.engine.tables.lobby.lobbies import finished, people


async def test_a_rematch_offers_seats_in_the_order_before_and_fills_none(house: House) -> None:
    """Bob asks for it and sits there with the brain; Ann, who sat first, sits last once she comes."""
    table = await finished(house)
    rematch = (await house.say(table, BOB, Rematch())).table
    assert [(seat.person, seat.level) for seat in rematch.seats] == [(BOB, None), (None, Level.EASY)]
    assert [seat.person for seat in rematch.guests] == [ANN]
    assert (rematch.host, rematch.status) == (BOB, Status.LOBBY)
    await house.say(rematch.id, ANN, Join())
    assert await people(house, rematch.id) == [BOB, None, ANN]
    old = await house.table(table)
    assert old.next == rematch.id
    assert old.seed != rematch.seed
    assert old.options == rematch.options


async def test_a_rematch_keeps_the_handicaps_and_the_clock(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, SetHandicap(1, 300))
    await house.say(table, ANN, SetClock(Clock(per_decision=20_000)))
    await house.say(table, ANN, Start())
    await house.say(table, EVE, Stop(moderator=True))
    rematch = (await house.say(table, ANN, Rematch())).table
    await house.say(rematch.id, BOB, Join())
    rematch = await house.table(rematch.id)
    assert [(seat.person, seat.handicap) for seat in rematch.seats] == [(BOB, 300), (ANN, 100)]
    assert rematch.clock == Clock(per_decision=20_000)


async def test_a_second_rematch_leads_to_the_first(house: House) -> None:
    table = await finished(house)
    first = await house.say(table, ANN, Rematch())
    second = await house.say(table, BOB, Rematch())
    assert second.table.id == first.table.id
    assert len(await house.tables.in_place(PLACE)) == 1


async def test_there_is_no_rematch_of_what_has_not_been_played(house: House) -> None:
    lobby, match = await house.lobby(ANN), await house.match(ANN, BOB)
    assert (await house.refused(lobby, ANN, Rematch())).kind is TableKind.UNFINISHED
    assert (await house.refused(match, ANN, Rematch())).kind is TableKind.UNFINISHED
    await house.say(lobby, ANN, Stop())
    assert (await house.refused(lobby, ANN, Rematch())).kind is TableKind.UNFINISHED
    assert (await house.refused(await finished(house), EVE, Rematch())).kind is TableKind.NOT_SEATED


async def test_getting_up_from_a_lobby_that_became_a_match_takes_nobody_out_of_it(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Start())
    assert (await house.refused(table, BOB, Leave(midway=False))).kind is TableKind.STARTED
    assert not any(seat.left for seat in (await house.table(table)).seats)


async def test_a_guest_who_leaves_the_match_leaves_the_chair_to_its_host(house: House) -> None:
    """Bob asked for the rematch and is its host, wherever he sits."""
    table = await house.match(ANN, BOB, CAT)
    await house.say(table, EVE, Stop(moderator=True))
    rematch = (await house.say(table, BOB, Rematch())).table.id
    for guest in (ANN, CAT):
        await house.say(rematch, guest, Join())
    await house.say(rematch, BOB, Start())
    await house.say(rematch, CAT, Leave())
    assert (await house.table(rematch)).host == BOB
    await house.say(rematch, BOB, Leave())
    assert (await house.table(rematch)).host == ANN


async def test_who_left_the_match_is_not_taken_to_the_rematch(house: House) -> None:
    table = await house.match(ANN, BOB, CAT)
    await house.say(table, CAT, Leave())
    await house.say(table, EVE, Stop(moderator=True))
    rematch = (await house.say(table, ANN, Rematch())).table
    assert [seat.person for seat in (*rematch.seats, *rematch.guests)] == [ANN, BOB]


seats, percents = st.integers(-1, 5), st.integers(0, 500)
