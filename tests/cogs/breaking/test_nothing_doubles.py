"""Discord takes what is posted and does not say so: it is tried again, and stands there once."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.shown import painter, posts
from cogs.wire.expected import Stumbled
from engine.tables.table import Clock, Mode, Standing
from playground.client import Person, Seen
from tests.cogs.breaking.outages import failing_once, level, posted, soon, unheard, until
from tests.cogs.conftest import IN_CHANNELS, Evening
from tests.cogs.rigs.evenings import begun, gathered, half_over, revision, seat_of
from tests.cogs.rigs.players import boards, play_as_a_brain_would
from tests.rigs.faults import Faults

pytestmark = pytest.mark.usefixtures("tries_again_soon")

POSTED = "/channels/*/messages"
QUICK = Clock(per_decision=10_000)  # none may be quicker
by_both_clocks = pytest.mark.parametrize(
    "clock",
    [
        pytest.param(QUICK, id="live", marks=pytest.mark.thorough),  # half of its time goes by
        pytest.param(Clock(mode=Mode.RELAXED), id="relaxed"),
    ],
)


def loses(evening: Evening, times: int = 1) -> None:
    """Discord takes the next post, and its answer is lost."""
    evening.playground.faults.add("POST", POSTED, status=503, times=times, taken=True)


def forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord was gone for longer than it knows a nonce."""
    monkeypatch.setattr("playground.api.messages.SAME_NONCE_MS", -1)
    monkeypatch.setattr(posts, "NONCE_LASTS", -1)


def mentions(seen: Seen, person: Person) -> bool:
    """Whether this calls somebody, and is no board."""
    return seen.wire["content"].startswith(f"<@{person.id}>")


async def one_board(evening: Evening, person: Person) -> Seen:
    await level(evening)
    (board,) = boards(person)
    kept = await evening.client.presenter.stage.boards.board_of(1)
    assert kept is not None
    assert str(kept.message) == board.id
    return board


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("is_long", [False, True])
async def test_a_board_that_is_brought_stands_there_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, times: int, *, is_long: bool
) -> None:
    mover, other, _ = await begun(evening)
    old = await one_board(evening, other)
    if is_long:
        forgets(monkeypatch)
    loses(evening, 1 if is_long else times)
    await mover.slash("table")
    assert (await one_board(evening, other)).id != old.id
    assert not await evening.client.presenter.stage.former_boards.unfinished()


async def test_whoever_brings_it_twice_finds_one(evening: Evening) -> None:
    mover, other, _ = await begun(evening)
    loses(evening, 2)
    await mover.slash("table")
    await mover.slash("table")
    await one_board(evening, other)


async def test_a_board_that_begins_a_match_stands_there_once_and_is_level(evening: Evening) -> None:
    ada, basile = await gathered(evening)
    loses(evening)
    await ada.press("Start")
    board = await one_board(evening, basile)
    assert revision(board) == (await evening.standing(1)).table.revision


async def test_a_board_that_was_taken_and_is_wanted_elsewhere_stands_there_alone(evening: Evening) -> None:
    mover, other, _ = await begun(evening)
    world = evening.playground.world
    elsewhere = world.add_channel(next(iter(world.guilds.values())), "elsewhere")
    loses(evening)
    await mover.slash("table")
    await mover.sees_channel("elsewhere")
    await mover.go(elsewhere.id)
    await mover.slash("table")
    await level(evening)
    assert boards(other) == []
    assert len(boards(mover)) == 1


async def test_a_board_that_could_not_be_noted_is_not_posted_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, _ = await begun(evening)
    kept, tried = evening.client.presenter.stage.boards, list[Any]()
    monkeypatch.setattr(kept, "put", failing_once(kept.put, tried))
    await mover.slash("table")
    await one_board(evening, other)
    assert len(tried) == 2


async def test_a_board_that_was_taken_and_deleted_is_posted_anew(evening: Evening) -> None:
    mover, other, _ = await begun(evening)
    before = {seen.id for seen in other.messages}
    evening.playground.faults.add("POST", POSTED, delay_ms=200, status=503, times=1, taken=True)
    await mover.slash("table", wait=False)
    taken = await other.sees(lambda seen: seen.id not in before and seen.buttons and not seen.ephemeral)
    world = evening.playground.world
    world.remove_message(world.channels[mover.channel_id].messages[taken.id])
    assert (await one_board(evening, other)).id != taken.id


async def test_an_older_board_that_still_stands_is_not_taken_for_the_one_that_was_to_come(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby's could not be deleted, and what was posted then has never come."""
    ada, basile = await gathered(evening)
    (lobby,) = boards(ada)
    forgets(monkeypatch)
    evening.playground.faults.add("DELETE", f"{POSTED}/{lobby.id}", status=503)
    await ada.press("Start")
    await evening.settled()
    begun = boards(ada)[-1]
    evening.playground.faults.add("POST", POSTED, status=503, times=1)
    await basile.slash("table")
    await ada.sees(lambda seen: seen.id == begun.id and not seen.buttons)  # it tells where the board is now
    evening.playground.faults.clear()
    assert int((await one_board(evening, basile)).id) > int(begun.id)


async def called(evening: Evening, clock: Clock) -> tuple[Person, Person, Standing]:
    """A match by this clock, of whose first call Discord's answer is lost: who is called, and the other."""
    await evening.client.services.guilds.put(evening.client.guilds[0].id, replace(IN_CHANNELS, clock=clock))
    late, other, standing = await begun(evening)
    loses(evening)
    if clock.mode is Mode.RELAXED:
        await evening.client.presenter.warned(standing, seat_of(standing, late))
    return late, other, standing


@by_both_clocks
@pytest.mark.parametrize("is_long", [False, True])
async def test_a_call_stands_there_once_and_goes_with_the_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, clock: Clock, *, is_long: bool
) -> None:
    if is_long:
        forgets(monkeypatch)
    late, other, standing = await called(evening, clock)
    await other.sees(lambda seen: mentions(seen, late))
    await level(evening)
    assert len([seen for seen in other.messages if mentions(seen, late)]) == 1
    await play_as_a_brain_would(late, standing, seat_of(standing, late))
    await other.sees_no_more(lambda seen: mentions(seen, late))
    await level(evening)
    assert not evening.client.presenter.stage.posts.unsure(())


@by_both_clocks
async def test_a_call_goes_though_nobody_heard_that_it_stands(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """Whoever was called has played before it could be tried again."""
    monkeypatch.setattr(painter, "AGAIN", 1.0)
    late, other, standing = await called(evening, clock)
    await other.sees(lambda seen: mentions(seen, late))
    await play_as_a_brain_would(late, standing, seat_of(standing, late))
    await level(evening)
    assert not [seen for seen in other.messages if mentions(seen, late)]


@pytest.mark.parametrize("mode", list(Mode))
async def test_a_call_that_was_not_taken_takes_no_other_tables_call_with_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, mode: Mode
) -> None:
    home, presenter = evening.client.guilds[0].id, evening.client.presenter
    await evening.client.services.guilds.put(home, replace(IN_CHANNELS, clock=Clock(mode=mode)))
    late, other, standing = await begun(evening)
    seat, elsewhere = seat_of(standing, late), presenter.at(2).board.call
    elsewhere.recall(int(late.channel_id), None)
    await elsewhere.stand(await presenter.words_at(home), int(late.id), deadline=0)
    await other.slash("table")  # below it
    monkeypatch.setattr(painter, "AGAIN", 1.0)
    evening.playground.faults.add("POST", POSTED, status=503, times=1)
    with monkeypatch.context() as later:
        later.setattr(presenter.at(1).board.newest, "asked", partial(half_over, standing, seat))
        await presenter.warned(standing, seat)
        await until(lambda: bool(presenter.stage.posts.unsure(())))
    await play_as_a_brain_would(late, standing, seat)
    await level(evening)
    assert len([seen for seen in other.messages if mentions(seen, late)]) == 1


async def test_a_call_goes_though_it_told_another_time_when_it_was_first_tried(evening: Evening) -> None:
    late, other, standing = await begun(evening)
    presenter = evening.client.presenter
    call, words = presenter.at(1).board.call, await presenter.words_at(standing.table.home)
    for is_taken in (False, True):
        evening.playground.faults.add("POST", POSTED, status=503, times=1, taken=is_taken)
        with pytest.raises(Stumbled):
            await call.stand(words, int(late.id), deadline=60_000 * is_taken)
    await other.sees(lambda seen: mentions(seen, late))
    await call.withdraw()
    await other.sees_no_more(lambda seen: mentions(seen, late))


async def test_a_board_that_was_to_be_brought_for_a_call_stands_alone_also_when_nobody_is_called(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    there, seat = evening.client.presenter.at(1).board, seat_of(before, mover)
    await other.say("shall we have tea meanwhile?")
    loses(evening)
    with monkeypatch.context() as half:
        half.setattr(there.newest, "asked", partial(half_over, before, seat))
        with pytest.raises(Stumbled):
            await there.warn(seat)
    await one_board(evening, other)


async def test_a_board_that_cannot_call_anybody_together_is_painted_all_the_same(
    evening: Evening, faults: Faults
) -> None:
    """Discord takes none of it, for no reason that we know."""
    ada, _ = await gathered(evening)
    (lobby,) = boards(ada)
    faults.forgive("painting failed")
    evening.playground.faults.add("POST", POSTED, status=400, times=1)
    await ada.press("Start")
    await level(evening)
    evening.client.presenter.at(1).board.paint_anew()
    await level(evening)
    (board,) = boards(ada)
    assert board.id == lobby.id
    assert revision(board) == (await evening.standing(1)).table.revision
    assert any("hand" in control.custom_id for control in board.buttons)


async def test_whoever_is_to_be_called_together_while_others_are_is_called_as_well(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = await gathered(evening)
    there = evening.client.presenter.at(1).board
    taken, heard = unheard(evening.playground, monkeypatch)
    await ada.press("Start", wait=False)
    await soon(taken)
    there.uncalled = (int(ada.id),)
    heard.set()
    await level(evening)
    assert f"<@{ada.id}>: it begins!" in boards(basile)[-1].text


async def test_all_are_called_together_once_though_their_board_could_not_be_noted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "AGAIN", 1.0)
    ada, basile = await gathered(evening)
    kept, numbers = evening.client.presenter.stage.boards, posted(evening, monkeypatch)
    monkeypatch.setattr(kept, "put", failing_once(kept.put, []))
    await ada.press("Start")
    await until(lambda: bool(numbers))
    await ada.slash("table")
    await one_board(evening, basile)
    assert len(set(numbers)) == 2
