"""Clocks at a table on Discord: who is awaited is called, and who does not come is played for."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bench.patience import patience
from cogs.shown.boards.burial import BUTTONS
from engine.tables.table import Closed, Status
from tests.cogs.rigs.simulated import Night, a_night, board, find, verbs
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

HALF, WHOLE = 46, 91  # seconds; Monad gives ninety for a decision
DAY = 24 * 60 * 60


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def awaited_and_other(night: Night) -> tuple[SimPlayer, SimPlayer]:
    people = [night.person("Ada"), night.person("Basile")]
    seat = await night.turn()
    return people[seat], people[1 - seat]


def calls(person: SimPlayer) -> list[str]:
    """Messages that mention this person and are no board."""
    return [m.content for m in person.messages() if m.content.startswith(person.mention)]


async def test_who_is_awaited_is_called_after_half_of_the_time_and_not_before(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, other = await awaited_and_other(night)
    await night.advance(HALF - 3)
    assert calls(late) == []
    await night.advance(3)
    assert len(calls(late)) == 1
    assert calls(other) == []


async def test_where_a_rule_set_of_a_raced_game_goes_by_turns_who_is_awaited_is_called(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monster-cube", rules="dice")
    await night.press(basile, "join")
    await night.press(ada, "start")
    late = (ada, basile)[await night.turn()]
    assert calls(late) == []
    await night.advance((await night.standing()).game.thinking_time / 2000 + 1)
    assert len(calls(late)) == 1


async def test_the_call_goes_away_with_the_move(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, _ = await awaited_and_other(night)
    await night.advance(HALF)
    await night.press(late, "hand")
    assert len(calls(late)) == 1
    await night.play(late)
    assert calls(late) == []


async def test_a_buried_board_comes_back_into_sight_and_the_old_one_loses_its_buttons(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, other = await awaited_and_other(night)
    old = board(other)
    await other.actor.send(night.rig.channel, "shall we have tea meanwhile?")
    await night.advance(HALF)
    new = board(other)
    assert new.id > old.id
    assert "hand" in verbs(new)
    assert verbs(night.message(other, old.id)) == []
    await night.press(late, "hand")
    await night.play(late)
    assert (await night.standing()).table.revision == find(other, "hand")[1].revision
    assert board(other).id == new.id


async def test_a_races_board_whose_buttons_are_seen_is_not_moved_while_people_press(night: Night) -> None:
    await night.raced("Ada", "Basile")
    ada, half = night.person("Ada"), (await night.standing()).game.thinking_time / 2000 + 1
    old = board(ada)
    await ada.actor.send(night.rig.channel, "what a monster!")
    await night.advance(half)
    assert board(ada).id == old.id
    assert (await night.standing()).table.seats[await night.turn()].warned
    await night.advance(half)  # the card is turned, and the next one is awaited
    for at in range(BUTTONS):
        await ada.actor.send(night.rig.channel, f"another one! {at}")
    await night.advance(half)
    assert board(ada).id > old.id


async def test_no_board_comes_to_lie_below_the_dice_of_whoever_puts_one_in(night: Night) -> None:
    """Cubo, half-way through the time for that: there the finger is on the way to a place."""
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play cubo", window=0)
    await night.press(basile, "join")
    await night.press(ada, "start")
    await night.press(basile, "ready")
    await night.press((ada, basile)[await night.turn()], "tap", "do", "begin")
    for done in ("roll", "call"):
        for person in (ada, basile):
            await night.tap(person, "do", done)
    for at, person in enumerate((ada, basile)):
        await night.press(person, "tap", "take", at)
        await night.advance(1)
    awaited = (ada, basile)[await night.turn()]
    for at in range(BUTTONS + 1):
        await awaited.actor.send(night.rig.channel, f"what a die! {at}")
    old = board(awaited)
    standing = await night.standing()
    assert standing.match is not None
    hurried = standing.game.hurry(standing.match.state) or standing.game.thinking_time
    await night.advance(hurried / 2000 + 0.5)
    assert (await night.standing()).table.seats[await night.turn()].warned
    assert board(awaited).id == old.id


async def test_a_board_that_is_the_last_word_stays_where_it_is(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, other = await awaited_and_other(night)
    old = board(other)
    await night.advance(HALF)
    assert board(other).id == old.id
    assert len(calls(late)) == 1


async def test_when_the_time_is_up_the_turn_passes_and_the_call_goes_away(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, _ = await awaited_and_other(night)
    await night.advance(WHOLE)
    assert (await awaited_and_other(night))[0] is not late
    assert calls(late) == []


async def test_after_two_lapses_in_a_row_a_brain_plays_until_the_person_presses(
    night: Night,
) -> None:
    await night.seated("Ada", "Basile")
    absent, present = await awaited_and_other(night)
    seat = await night.turn()
    await night.press(present, "hand")
    await night.advance(WHOLE)
    await night.play(present)
    assert await night.turn() == seat
    await night.advance(WHOLE)
    assert (await night.standing()).table.seats[seat].absent
    assert said(board(present)).count("away, the house plays") == 1
    waits = patience("the seat to be played for")
    while not await night.has_moved(seat):
        next(waits)
        await night.act(present)
    assert said(board(present)).count("away, the house plays") <= 1, "once, with whose turn it is"
    await night.press(absent, "hand")
    standing = await night.standing()
    assert not standing.table.seats[seat].absent
    assert "own" in verbs(absent.messages()[-1])


async def test_a_move_of_ones_own_between_two_lapses_keeps_the_seat(night: Night) -> None:
    await night.seated("Ada", "Basile")
    late, other = await awaited_and_other(night)
    seat = await night.turn()
    await night.press(late, "hand")
    await night.press(other, "hand")
    await night.advance(WHOLE)
    await night.play(other)
    await night.play(late)
    await night.play(other)
    await night.advance(WHOLE)
    assert not (await night.standing()).table.seats[seat].absent


async def test_a_relaxed_clock_gives_a_day_and_calls_at_once(night: Night) -> None:
    await night.seated("Ada", "Basile", clock="relaxed")
    late, _ = await awaited_and_other(night)
    seat = (await night.standing()).table.seats[await night.turn()]
    assert seat.deadline == night.clock() + DAY * 1000
    await night.advance(2 * 60)  # whoever has just started is looking
    assert len(calls(late)) == 1


async def test_a_lobby_in_which_nothing_happens_closes_politely(night: Night) -> None:
    ada = night.person("Ada")
    await ada.slash("play monad")
    await night.advance(29 * 60)
    assert "join" in verbs(board(ada))
    await night.advance(2 * 60)
    standing = await night.standing()
    assert (standing.table.status, standing.table.why) == (Status.CLOSED, Closed.EXPIRED)
    (last,) = ada.messages()
    assert verbs(last) == []
    assert "/play" in said(last)


async def test_whoever_sits_down_keeps_the_lobby_open(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    await night.advance(29 * 60)
    await night.press(basile, "join")
    await night.advance(29 * 60)
    assert "start" in verbs(board(ada))


async def test_brains_alone_are_never_called(night: Night) -> None:
    await night.seated("Ada", house=1)
    ada = night.person("Ada")
    assert await night.turn() == 0  # the brain has played, if it was first
    await night.advance(HALF)
    assert len(calls(ada)) == 1
    assert [m for m in ada.messages() if "brain" in m.content] == []
