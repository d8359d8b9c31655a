"""The last play of one's own turn can be taken back; kept and replayed like any other step."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from engine.chance import Chance
from engine.game import Kind, Refusal
from engine.match import Match, Undo, replay
from engine.monad import Monad, game
from engine.monad.state import EndTurn, Options, State, Trade
from engine.tables.lobby.seating import Leave
from engine.tables.store import Conflict
from engine.tables.table import Standing, Table, TableKind, What
from tests.engine.house import ANN, BOB, CAT, GAMES, House, open_house, reopened

MONAD = {**GAMES, "monad": game}
MINUTES = 60_000

replaced = msgspec.structs.replace


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with open_house(games=MONAD) as opened:
        yield opened


async def begun(house: House) -> tuple[int, int, int]:
    """A table, who is on turn there, and who is not."""
    table = await house.match(ANN, BOB, game="monad")
    state = await state_of(house, table)
    people = (ANN, BOB)
    return table, people[state.turn], people[1 - state.turn]


async def state_of(house: House, table: int) -> State:
    match = (await house.tables.peek(table)).match
    assert match
    state: State = match.state
    return state


async def trades(house: House, table: int, person: int) -> Standing:
    state = await state_of(house, table)
    lawful = game.legal(state, state.turn)
    trade = next(one for one in lawful if isinstance(one, Trade) and not one.bonus)
    return await house.play(table, person, trade)


async def undoes(house: House, table: int, person: int, seen: int | None = None) -> Standing:
    now = (await house.table(table)).revision
    return await house.tables.undo(table, person, house.press(now if seen is None else seen))


async def refused(house: House, table: int, person: int, seen: int | None = None) -> Refusal:
    before = await house.table(table)
    with pytest.raises(Refusal) as refusal:
        await undoes(house, table, person, seen)
    assert await house.table(table) == before
    return refusal.value


def deadline(table: Table) -> int:
    (found,) = (seat.deadline for seat in table.seats if seat.deadline is not None)
    return found


async def test_a_play_is_taken_back_and_the_table_stands_as_before(house: House) -> None:
    table, ann, _ = await begun(house)
    before = await state_of(house, table)
    assert (await trades(house, table, ann)).may_undo(before.turn)
    undone = await undoes(house, table, ann)
    assert not undone.may_undo(before.turn)
    after: Any = undone.match
    assert (after.revision, after.state.hands, after.state.columns) == (2, before.hands, before.columns)
    assert house.guests.causes(table)[-1] is What.UNDONE


async def test_an_undo_that_was_kept_and_whose_answer_was_lost_takes_nothing_else_back(house: House) -> None:
    table, ann, _ = await begun(house)
    await trades(house, table, ann)
    await trades(house, table, ann)
    house.store.down, house.store.error, house.store.keeps_all_the_same = 1, Conflict(table), True
    press = replaced(house.press((await house.table(table)).revision), id=77)
    assert (await house.tables.undo(table, ann, press)).table.revision == 3
    assert (await state_of(house, table)).plays == 1


async def test_all_plays_of_the_turn_are_taken_back_one_by_one(house: House) -> None:
    table, ann, _ = await begun(house)
    before = await state_of(house, table)
    await trades(house, table, ann)
    await trades(house, table, ann)
    await undoes(house, table, ann)
    assert (await state_of(house, table)).plays == 1
    await undoes(house, table, ann)
    assert (await state_of(house, table)).hands == before.hands
    assert (await refused(house, table, ann)).kind is Kind.NOTHING_TO_UNDO


async def test_the_log_keeps_the_play_and_its_undo_and_replays_to_the_byte(house: House) -> None:
    table, ann, _ = await begun(house)
    await trades(house, table, ann)
    await undoes(house, table, ann)
    await trades(house, table, ann)
    kept = await house.tables.record(table)
    assert [type(entry).__name__ for entry in kept.entries] == ["Act", "Undo", "Act"]
    assert replay(game, kept).revision == 3
    told = Match.history(game, kept)
    assert isinstance(told[2].entry, Undo)
    assert told[2].match.state.hands == told[0].match.state.hands


async def test_a_double_press_takes_one_play_back(house: House) -> None:
    table, ann, _ = await begun(house)
    await trades(house, table, ann)
    seen = (await trades(house, table, ann)).table.revision
    await undoes(house, table, ann, seen)
    assert (await refused(house, table, ann, seen)).kind is Kind.STALE
    assert (await state_of(house, table)).plays == 1


async def test_nobody_takes_back_what_others_played_nor_a_turn_that_is_over(house: House) -> None:
    table, ann, bob = await begun(house)
    assert (await refused(house, table, ann)).kind is Kind.NOTHING_TO_UNDO
    await trades(house, table, ann)
    assert (await refused(house, table, bob)).kind is Kind.NOTHING_TO_UNDO
    assert (await refused(house, table, CAT)).kind is TableKind.NOT_SEATED
    await house.play(table, ann, EndTurn())
    assert (await refused(house, table, ann)).kind is Kind.NOTHING_TO_UNDO


async def test_in_a_lobby_and_after_the_end_nothing_is_taken_back(house: House) -> None:
    table = await house.lobby(ANN, BOB, game="monad")
    assert (await refused(house, table, ANN)).kind is TableKind.LOBBY
    table, ann, bob = await begun(house)
    await trades(house, table, ann)
    await house.say(table, ann, Leave())
    await house.say(table, bob, Leave())
    assert (await refused(house, table, ann)).kind is TableKind.CLOSED


@pytest.mark.parametrize("closed_for", [0, MINUTES])
async def test_after_a_restart_the_log_leads_to_what_was_before(house: House, closed_for: int) -> None:
    table, ann, _ = await begun(house)
    before = await state_of(house, table)
    await trades(house, table, ann)
    await trades(house, table, ann)
    async with reopened(house, closed_for, games=MONAD) as again:
        await trades(again, table, ann)
        for left in (2, 1, 0):
            await undoes(again, table, ann)
            assert (await state_of(again, table)).plays == left
        assert (await state_of(again, table)).hands == before.hands
        assert replay(game, await again.tables.record(table)).revision == (await again.table(table)).revision


async def test_a_match_that_goes_on_by_newer_rules_takes_nothing_back_from_before(house: House) -> None:
    class Newer(Monad):
        rules = game.rules + 1

    table, ann, _ = await begun(house)
    await trades(house, table, ann)
    async with reopened(house, closed_for=0, games={**MONAD, "monad": Newer()}) as again:
        assert (await refused(again, table, ann)).kind is Kind.NOTHING_TO_UNDO
        await trades(again, table, ann)
        await undoes(again, table, ann)
        assert (await state_of(again, table)).plays == 1


async def test_no_log_that_leads_elsewhere_is_followed_back(house: House) -> None:
    class Kinder(Monad):
        """Deals otherwise than it did, without saying so."""

        def deal(self, options: Options, seats: int, at: int, chance: Chance) -> State:
            dealt = super().deal(options, seats, at, chance)
            first, *others = dealt.hands
            return replaced(dealt, hands=(*others, first))

    table, ann, _ = await begun(house)
    await trades(house, table, ann)
    async with reopened(house, closed_for=0, games={**MONAD, "monad": Kinder()}) as again:
        assert (await refused(again, table, ann)).kind is Kind.NOTHING_TO_UNDO


async def test_taking_back_wins_no_time(house: House) -> None:
    """Else somebody could play and take back for ever while all others wait."""
    table, ann, _ = await begun(house)
    await house.pass_time(10_000)
    await trades(house, table, ann)
    granted = deadline(await house.table(table))
    for _ in range(3):
        await house.pass_time(10_000)
        await undoes(house, table, ann)
        assert deadline(await house.table(table)) == granted
        await trades(house, table, ann)
        assert deadline(await house.table(table)) == granted
    await house.play(table, ann, EndTurn())
    assert deadline(await house.table(table)) == house.hands.now + game.thinking_time
    assert not any(seat.undid for seat in (await house.table(table)).seats)
