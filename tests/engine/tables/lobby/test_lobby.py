"""The lobby: people and brains sit down, the host chooses, and the match begins."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Level, Refusal
from engine.tables.lobby.seating import (
    AddBrain,
    AnyCommand,
    Back,
    Bring,
    Choose,
    Invite,
    Join,
    Kick,
    Leave,
    LobbyCommand,
    Rematch,
    SetBrain,
    SetClock,
    SetHandicap,
    Start,
    Stop,
    Swap,
    new_lobby,
    obey,
)
from engine.tables.table import DAY, LOBBY_TIME, Clock, Closed, Mode, Standing, Status, TableKind, What
from tests.engine.count import CountOptions, Say, count
from tests.engine.house import ANN, BOB, CAT, DAN, EVE, HOME, PLACE, House
from tests.engine.tables.lobby.lobbies import people


def raw(**options: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(options))


async def test_whoever_opens_a_table_is_its_host_and_sits_at_it(house: House) -> None:
    table = await house.table(await house.lobby(ANN))
    assert table.host == ANN
    assert [seat.name for seat in table.seats] == ["P101"]
    assert (table.status, table.home, table.place) == (Status.LOBBY, HOME, PLACE)
    assert house.guests.causes(table.id) == [What.OPENED]


async def test_people_sit_down_in_the_order_they_come_until_the_table_is_full(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT, DAN)
    assert await people(house, table) == [ANN, BOB, CAT, DAN]
    refusal = await house.refused(table, EVE, Join())
    assert (refusal.kind, refusal.details) == (TableKind.FULL, {"most": 4})


async def test_nobody_sits_down_twice(house: House) -> None:
    table = await house.lobby(ANN)
    assert (await house.refused(table, ANN, Join())).kind is TableKind.SEATED


async def test_a_person_may_sit_at_any_number_of_tables(house: House) -> None:
    first, second = await house.lobby(ANN), await house.lobby(ANN, BOB)
    mine = await house.tables.of_person(ANN, HOME)
    assert [table.id for table in mine] == [second, first]
    assert [table.id for table in await house.tables.in_place(PLACE)] == [second, first]
    assert await house.tables.of_person(ANN, HOME + 1) == ()
    assert await house.tables.in_place(PLACE + 1) == ()


async def test_every_change_of_the_lobby_makes_a_new_board(house: House) -> None:
    table = await house.lobby(ANN)
    before = (await house.table(table)).revision
    await house.say(table, BOB, Join())
    assert (await house.table(table)).revision == before + 1


async def test_the_hosts_chair_passes_to_whoever_has_sat_longest(house: House) -> None:
    table = await house.lobby(ANN)
    for person in (BOB, CAT):
        house.hands.set(house.hands.now + 1_000)
        await house.say(table, person, Join())
    await house.say(table, ANN, Swap(1, 2))
    await house.say(table, ANN, Leave())
    assert (await house.table(table)).host == BOB
    assert await people(house, table) == [CAT, BOB]


async def test_a_guest_who_leaves_takes_no_chair_along(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, BOB, Leave())
    assert (await house.table(table)).host == ANN
    assert await people(house, table) == [ANN]


async def test_the_last_person_who_leaves_closes_the_lobby(house: House) -> None:
    table = await house.lobby(ANN, brains=[Level.EASY])
    await house.say(table, ANN, Leave())
    closed = await house.table(table)
    assert (closed.status, closed.why, closed.due) == (Status.CLOSED, Closed.DESERTED, None)
    refusal = await house.refused(table, BOB, Join())
    assert (refusal.kind, refusal.details) == (TableKind.CLOSED, {"why": "deserted"})


async def test_a_lobby_in_which_nothing_happens_closes(house: House) -> None:
    table = await house.lobby(ANN)
    await house.pass_time(LOBBY_TIME - 1)
    await house.say(table, BOB, Join())
    await house.pass_time(LOBBY_TIME - 1)
    assert (await house.table(table)).status is Status.LOBBY
    await house.pass_time(1)
    closed = await house.table(table)
    assert (closed.status, closed.why) == (Status.CLOSED, Closed.EXPIRED)
    assert house.guests.causes(table)[-1] is What.CLOSED


async def test_brains_sit_down_change_their_level_and_get_up(house: House) -> None:
    table = await house.lobby(ANN)
    await house.say(table, ANN, AddBrain(Level.HARD))
    assert (await house.table(table)).seats[1].level is Level.HARD
    await house.say(table, ANN, SetBrain(1, Level.EASY))
    assert (await house.table(table)).seats[1].level is Level.EASY
    assert (await house.refused(table, ANN, SetBrain(0, Level.EASY))).kind is TableKind.NOT_A_BRAIN
    await house.say(table, ANN, Kick(1))
    assert await people(house, table) == [ANN]


async def test_a_host_who_kicks_himself_has_left(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    await house.say(table, ANN, Kick(0))
    assert (await house.table(table)).host == BOB


@pytest.mark.parametrize(
    "command",
    [
        AddBrain(),
        SetBrain(0, Level.EASY),
        Kick(0),
        Swap(0, 2),
        Choose(raw()),
        SetClock(Clock()),
        SetHandicap(0, 50),
        Start(),
        Stop(),
    ],
    ids=lambda command: type(command).__name__,
)
async def test_what_is_the_hosts_is_refused_to_others(house: House, command: AnyCommand) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    refusal = await house.refused(table, BOB, command)
    assert (refusal.kind, refusal.details["host"]) == (TableKind.NOT_HOST, ANN)
    refusal = await house.refused(table, EVE, command)
    assert (refusal.kind, refusal.details) == (TableKind.NOT_SEATED, {"free": 1})
    full = await house.lobby(ANN, BOB, CAT, DAN)
    assert (await house.refused(full, EVE, command)).details == {}


@pytest.mark.parametrize(
    "command",
    [SetBrain(1, Level.EASY), Kick(1), Swap(0, 1), SetHandicap(1, 50)],
    ids=lambda one: type(one).__name__,
)
async def test_a_seats_number_counts_only_on_the_board_it_was_read_from(
    house: House, command: AnyCommand
) -> None:
    table = await house.lobby(ANN, BOB, CAT, brains=[Level.EASY])
    seen = (await house.table(table)).revision
    await house.say(table, BOB, Leave())
    assert (await house.refused(table, ANN, command, seen)).kind is TableKind.STALE
    assert await people(house, table) == [ANN, CAT, None]


@pytest.mark.parametrize(
    "command", [Kick(9), Kick(-1), Swap(0, 9), SetBrain(9, Level.EASY), SetHandicap(9, 50)]
)
async def test_a_seat_that_is_not_there_is_refused_by_its_number(house: House, command: AnyCommand) -> None:
    table = await house.lobby(ANN, BOB)
    refusal = await house.refused(table, ANN, command)
    assert refusal.kind is TableKind.NO_SEAT
    assert refusal.details["seat"] in (9, -1)


async def test_anybody_may_change_places_with_another_and_so_choose_a_team(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT, DAN, options=CountOptions(pairs=True))
    assert [seat.team for seat in (await house.table(table)).seats] == [0, 1, 0, 1]
    await house.say(table, BOB, Swap(1, 2))
    assert await people(house, table) == [ANN, CAT, BOB, DAN]
    teams = {seat.person: seat.team for seat in (await house.table(table)).seats}
    assert teams == {ANN: 0, CAT: 1, BOB: 0, DAN: 1}


async def test_a_brain_keeps_its_number_wherever_it_sits_and_no_two_have_the_same(house: House) -> None:
    table = await house.lobby(ANN, brains=[Level.EASY, Level.HARD])
    await house.say(table, ANN, Swap(0, 2))
    await house.say(table, ANN, Kick(1))
    assert [seat.which for seat in (await house.table(table)).seats] == [2, None]
    await house.say(table, ANN, AddBrain())
    await house.say(table, ANN, AddBrain())
    numbers = [seat.which for seat in (await house.table(table)).seats]
    assert numbers == [2, None, 0, 3]
    await house.say(table, ANN, Start())
    await house.say(table, EVE, Stop(moderator=True))
    again = (await house.say(table, ANN, Rematch())).table
    assert [seat.which for seat in again.seats] == [*numbers[1:], numbers[0]]


@pytest.mark.parametrize("swap", [Swap(0, 1), Swap(1, 0)])
async def test_whoever_changes_places_may_name_himself_first_or_second(house: House, swap: Swap) -> None:
    table = await house.lobby(ANN, BOB, CAT)
    assert (await house.refused(table, CAT, swap)).kind is TableKind.NOT_HOST
    seats = (await house.say(table, BOB, swap)).table.seats
    assert [seat.person for seat in seats] == [BOB, ANN, CAT]


async def test_options_are_chosen_by_the_host_and_kept_with_their_defaults(house: House) -> None:
    table = await house.lobby(ANN)
    standing = await house.say(table, ANN, Choose(raw(goal=20)))
    assert standing.options == CountOptions(goal=20)


@pytest.mark.parametrize(
    ("options", "field"), [({"goal": 1}, "goal"), ({"colour": 1}, "colour"), ({"nobody": True}, "$")]
)
async def test_options_out_of_limits_are_refused_by_name(
    house: House, options: dict[str, object], field: str
) -> None:
    table = await house.lobby(ANN)
    refusal = await house.refused(table, ANN, Choose(raw(**options)))
    assert (refusal.kind, refusal.details) == (TableKind.OPTIONS, {"field": field})
    with pytest.raises(Refusal) as refused:
        await house.tables.open("count", home=1, place=1, host=ANN, options=bytes(raw(**options)))
    assert refused.value.kind is TableKind.OPTIONS


async def test_options_for_fewer_people_than_are_there_are_refused(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT, game="tiny")
    refusal = await house.refused(table, ANN, Choose(raw(most=2)))
    assert (refusal.kind, refusal.details) == (TableKind.SEATS, {"least": 2, "most": 2, "taken": 3})


async def test_a_game_that_is_not_of_this_house_cannot_be_opened(house: House) -> None:
    with pytest.raises(Refusal) as refused:
        await house.tables.open("chess", home=1, place=1, host=ANN)
    assert (refused.value.kind, refused.value.details) == (TableKind.UNKNOWN, {"game": "chess"})


async def test_the_clock_and_handicaps_have_limits(house: House) -> None:
    table = await house.lobby(ANN)
    for clock in (Clock(per_decision=9_999), Clock(per_decision=8 * DAY)):
        assert (await house.refused(table, ANN, SetClock(clock))).kind is TableKind.TIME
    for percent in (24, 401):
        assert (await house.refused(table, ANN, SetHandicap(0, percent))).kind is TableKind.HANDICAP
    await house.say(table, ANN, SetClock(Clock(Mode.RELAXED)))
    await house.say(table, ANN, SetHandicap(0, 150))
    changed = await house.table(table)
    assert (changed.clock.mode, changed.seats[0].handicap) == (Mode.RELAXED, 150)


async def test_the_host_starts_and_anybody_does_once_the_table_is_full(house: House) -> None:
    table = await house.lobby(ANN, BOB, CAT, DAN)
    await house.say(table, DAN, Start())
    started = await house.table(table)
    assert (started.status, started.revision, started.dealt) == (Status.PLAYING, 0, house.hands.now)
    assert house.guests.causes(table)[-1] is What.DEALT


async def test_a_match_does_not_start_with_too_few(house: House) -> None:
    table = await house.lobby(ANN, game="tiny")
    refusal = await house.refused(table, ANN, Start())
    assert (refusal.kind, refusal.details) == (TableKind.SEATS, {"least": 2, "most": 4, "taken": 1})


async def test_alone_is_enough_where_the_game_allows_it(house: House) -> None:
    table = await house.match(ANN)
    assert (await house.play(table, ANN, Say(3))).table.revision == 1


async def test_the_lobbys_buttons_are_refused_once_the_cards_are_dealt(house: House) -> None:
    table = await house.match(ANN, BOB)
    for command in (Join(), AddBrain(), Kick(1)):
        assert (await house.refused(table, ANN, command)).kind is TableKind.STARTED


async def test_a_move_in_the_lobby_is_refused(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    assert (await house.play_refused(table, ANN, Say(1))).kind is TableKind.LOBBY
    with pytest.raises(Refusal) as refused:
        await house.tables.record(table)
    assert refused.value.kind is TableKind.LOBBY
    assert (await house.tables.peek(table)).view(None) is None


async def test_the_host_may_close_the_lobby_and_a_moderator_any_table(house: House) -> None:
    lobby, match = await house.lobby(ANN, BOB), await house.match(ANN, BOB)
    await house.say(lobby, ANN, Stop())
    await house.say(match, EVE, Stop(moderator=True))
    for table in (lobby, match):
        closed = await house.table(table)
        assert (closed.status, closed.why) == (Status.CLOSED, Closed.STOPPED)
        assert all(seat.deadline is None for seat in closed.seats)


async def test_the_host_stops_a_match_only_when_playing_alone(house: House) -> None:
    table = await house.match(ANN, BOB, brains=[Level.EASY])
    assert (await house.refused(table, BOB, Stop())).kind is TableKind.NOT_HOST
    assert (await house.refused(table, EVE, Stop())).kind is TableKind.NOT_SEATED
    assert (await house.refused(table, ANN, Stop())).kind is TableKind.OTHERS
    await house.say(table, BOB, Leave())
    await house.say(table, ANN, Stop())
    assert (await house.table(table)).why == Closed.STOPPED


async def test_whoever_sits_at_a_table_takes_it_along_to_another_channel(house: House) -> None:
    for table in (await house.lobby(ANN, BOB), await house.match(ANN, BOB)):
        before = await house.table(table)
        await house.say(table, BOB, Bring(place=PLACE + 1), seen=99)
        after = await house.table(table)
        assert after.place == PLACE + 1
        assert (after.revision, after.seats, after.state) == (before.revision, before.seats, before.state)
        assert house.guests.causes(table)[-1] is What.BROUGHT
        assert [one.id for one in await house.tables.in_place(PLACE + 1)] == [table]
        assert table not in [one.id for one in await house.tables.in_place(PLACE)]
        assert (await house.refused(table, EVE, Bring(place=PLACE))).kind is TableKind.NOT_SEATED
        await house.say(table, EVE, Stop(moderator=True))
        assert (await house.refused(table, BOB, Bring(place=PLACE))).kind is TableKind.CLOSED


async def test_bringing_a_table_to_where_it_is_changes_nothing(house: House) -> None:
    table = await house.lobby(ANN)
    before = await house.table(table)
    await house.say(table, ANN, Bring(place=PLACE))
    assert await house.table(table) == before


async def test_saying_one_is_here_changes_nothing_for_who_is(house: House) -> None:
    table = await house.match(ANN, BOB)
    before = await house.table(table)
    assert (await house.say(table, ANN, Back())).table == before
    assert (await house.refused(table, EVE, Back())).kind is TableKind.NOT_SEATED


seats, percents = st.integers(-1, 5), st.integers(0, 500)


levels = st.sampled_from(Level)


wishes: st.SearchStrategy[LobbyCommand] = st.one_of(
    st.just(Join("somebody")),
    st.just(Join("somebody")),
    st.just(Leave()),
    st.builds(AddBrain, levels),
    st.builds(SetBrain, seats, levels),
    st.builds(Kick, seats),
    st.builds(Swap, seats, seats),
    st.builds(SetHandicap, seats, percents),
    st.builds(lambda person: Invite((person,)), st.sampled_from((BOB, CAT, DAN, EVE))),
    st.builds(lambda pairs: Choose(raw(pairs=pairs)), st.booleans()),
)


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(st.lists(st.tuples(st.sampled_from((ANN, BOB, CAT, DAN, EVE)), wishes), max_size=25))
def test_whatever_people_do_a_lobby_stays_in_order(wanted: list[tuple[int, LobbyCommand]]) -> None:
    table = new_lobby(count, b"{}", Clock(), host=ANN, name="", home=1, place=1, seed="x", now=0)
    standing = Standing(table, count, None)
    for now, (person, command) in enumerate(wanted):
        before = standing
        try:
            standing = obey(standing, person, command, standing.table.revision, now).standing
        except Refusal:
            continue
        table = standing.table
        if table.ended:
            assert table.why == Closed.DESERTED
            return
        sitting = [seat.person for seat in table.seats if seat.here]
        assert table.host in sitting
        assert len(set(sitting)) == len(sitting)
        assert len(table.seats) <= 4
        assert not {seat.person for seat in table.guests} & set(sitting)
        assert table.revision == before.table.revision + 1
        assert {seat.team for seat in table.seats} <= set(range(4))
