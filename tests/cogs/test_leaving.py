"""Leaving a match and coming back to it, and tables that nobody is at, as Discord shows them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import discord
import msgspec
import pytest

from bench.patience import patience
from cogs.shown.story import retold
from data.words import Languages
from engine.tables.table import QUIET, Cause, Closed, Mode, Passage, Rest, Standing, Status, What
from tests.cogs.rigs.simulated import Night, a_night, board, hand, verbs
from tests.rigs.goldens import FOLDER, ended
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


def private(person: SimPlayer) -> discord.Message:
    """The newest answer that this person alone sees."""
    return [message for message in person.messages() if message.flags.ephemeral][-1]


async def is_gone(night: Night, seat: int) -> bool:
    return (await night.standing()).table.seats[seat].left


async def test_whoever_leaves_those_who_wait_for_him_alone_begins_their_match(night: Night) -> None:
    ada, basile, cleo = map(night.person, ("Ada", "Basile", "Cleo"))
    await ada.slash("play monster-rush", automatic=False)
    for one in (basile, cleo):
        await night.press(one, "join")
    await night.press(ada, "start")
    await night.press(basile, "ready")
    await cleo.slash("leave")
    standing = await night.standing()
    assert standing.table.status is Status.PLAYING
    assert [seat.name for seat in standing.table.seats] == ["Ada", "Basile"]
    assert said(private(cleo)) == "You got up."


async def test_leaving_a_match_asks_first_and_changes_nothing(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    before = await night.standing()
    await basile.slash("leave")
    assert "Leave this match of Monad?" in said(private(basile))
    assert verbs(private(basile)) == ["leave_not", "leave_now"], "what costs nothing lies under the thumb"
    await night.press(basile, "leave_not")
    assert "still in the match" in said(private(basile))
    assert (await night.standing()).table == before.table


@pytest.mark.parametrize(
    ("names", "brains", "told"),
    [
        (("Ada", "Basile"), 0, "comes last in the ratings"),
        (("Ada", "Basile"), 1, "moves no ratings"),
        (("Ada",), 1, "ends without a result"),
    ],
)
async def test_the_question_says_what_leaving_costs(
    night: Night, names: tuple[str, ...], brains: int, told: str
) -> None:
    await night.seated(*names, house=brains)
    last = night.person(names[-1])
    await last.slash("leave")
    assert told in said(private(last))


async def test_one_press_brings_back_whoever_left_with_the_hand_in_its_place(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.leave(basile)
    assert await is_gone(night, 1)
    farewell = private(basile)
    assert verbs(farewell) == ["come_back"]
    await night.press(basile, "come_back")
    assert not await is_gone(night, 1)
    assert hand(basile).id == farewell.id


def alone(person: SimPlayer) -> list[discord.Message]:
    """All that this person alone sees."""
    return [message for message in person.messages() if message.flags.ephemeral]


async def test_whoever_leaves_with_an_open_hand_has_one_way_back_and_then_one_hand(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.press(basile, "hand")
    await night.leave(basile)
    (farewell,) = alone(basile)
    assert verbs(farewell) == ["come_back"]
    await night.press(basile, "come_back")
    (back,) = alone(basile)
    assert "own" in verbs(back)


async def test_the_way_back_goes_when_the_hand_is_opened_from_the_board(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.press(basile, "hand")
    await night.leave(basile)
    await night.press(basile, "hand")
    (back,) = alone(basile)
    assert "own" in verbs(back)


async def test_who_asks_to_leave_over_and_over_is_asked_once(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    for _ in range(3):
        await basile.slash("leave")
    (question,) = alone(basile)
    assert "leave_now" in verbs(question)


async def test_the_hand_that_took_the_place_of_a_way_back_stays_when_something_is_asked(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.leave(basile)
    await basile.slash("table")
    await night.press(basile, "come_back")
    back = hand(basile)
    await night.press(basile, "rules")
    assert back.id in [message.id for message in alone(basile)]
    assert len(alone(basile)) == 2


async def test_my_hand_brings_back_whoever_left(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.leave(basile)
    await night.press(basile, "hand")
    assert not await is_gone(night, 1)
    assert "own" in verbs(private(basile))


async def test_in_a_race_a_press_of_whoever_left_offers_the_way_back_and_plays_nothing(night: Night) -> None:
    basile = night.person("Basile")
    await night.raced("Ada", "Basile")
    await night.leave(basile)
    await night.press(basile, "tap")
    assert await is_gone(night, 1)
    assert "come_back" in verbs(private(basile))
    await night.press(basile, "come_back")
    assert not await is_gone(night, 1)


async def test_table_shows_the_way_back_to_whoever_sits_nowhere_else(night: Night) -> None:
    await night.seated("Ada", "Basile")
    basile = night.person("Basile")
    await night.leave(basile)
    await basile.slash("table")
    assert verbs(private(basile)) == ["come_back"]


async def test_there_is_no_way_back_into_a_match_that_is_over(night: Night) -> None:
    await night.seated("Ada", "Basile")
    ada, basile = night.person("Ada"), night.person("Basile")
    await night.leave(basile)
    await night.leave(ada)
    await night.press(basile, "come_back")
    assert "closed" in said(private(basile))


async def test_the_board_tells_who_left_and_who_came_back(night: Night) -> None:
    """Below what was played before: the lines of a board stand in the order in which things happened."""
    await night.seated("Ada", "Basile")
    ada, basile = night.person("Ada"), night.person("Basile")
    away = 1 - await night.turn()  # whose move the house does not make at once
    person = (ada, basile)[away]
    await night.leave(person)
    shown = said(board(ada))
    assert f"{person.mention} left the match." in shown
    assert shown.index("The cards are dealt") < shown.index("🚪")


# Tables at rest


async def at_rest(night: Night) -> None:
    """Both people of a table have let the clock run out twice."""
    await night.seated("Ada", "Basile")
    await rests(night)


async def rests(night: Night) -> None:
    waits = patience("the table to rest")
    while (await night.standing()).table.rest is None:
        next(waits)
        await night.advance(10)


async def test_a_board_at_rest_offers_to_go_on_and_nothing_else(night: Night) -> None:
    """All that played stands where it stood, and cannot be tapped."""
    await night.seated("Ada", "Basile")
    ada = night.person("Ada")
    playing = verbs(board(ada))
    await rests(night)
    assert "no clock runs" in said(board(ada))
    assert verbs(board(ada), enabled=True) == ["hand", "rules"]
    assert verbs(board(ada)) == playing
    await night.press(ada, "hand")
    standing = await night.standing()
    assert standing.table.rest is None
    assert standing.table.seats[0].present
    assert "no clock runs" not in said(board(ada))


async def test_a_race_at_rest_is_woken_by_a_button_of_its_own(night: Night) -> None:
    ada = night.person("Ada")
    await night.raced("Ada", "Basile")
    await night.advance(QUIET / 1000 + 1)
    assert (await night.standing()).table.rest
    assert verbs(board(ada), enabled=True) == ["rules", "go_on"]
    assert "Press it!" not in said(board(ada)), "nothing can be pressed"
    await night.press(ada, "go_on")
    assert (await night.standing()).table.rest is None
    assert "tap" in verbs(board(ada))
    assert "Press it!" in said(board(ada))


async def test_a_race_that_comes_to_rest_in_a_photo_finish_shows_that_it_rests(night: Night) -> None:
    ada = night.person("Ada")
    await night.raced("Ada", "Basile")
    await night.press(ada, "tap", "touch")
    standing = await night.standing()
    view = standing.view(0)
    assert view is not None
    assert view.judging
    await tells(night, standing, What.RESTED, version=99, rest=Rest(since=0, until=1))
    assert verbs(board(ada), enabled=True) == ["rules", "go_on"]
    await tells(night, standing, What.WOKEN, version=100)
    assert "tap" in verbs(board(ada))


async def tells(night: Night, standing: Standing, what: What, **changes: Any) -> None:
    """The board is told of a change that just now came to pass."""
    changed = replace(standing, table=msgspec.structs.replace(standing.table, **changes))
    await night.client.presenter.changed(changed, Cause(what))
    await night.client.presenter.painter.settled()


async def test_a_spectator_wakes_nobody(night: Night) -> None:
    await at_rest(night)
    cleo = night.person("Cleo")
    await night.press(cleo, "hand")
    assert (await night.standing()).table.rest


async def test_whoever_left_wakes_the_table_by_its_button(night: Night) -> None:
    await night.seated("Ada", "Basile")
    ada = night.person("Ada")
    await night.leave(ada)
    waits = patience("the table to rest")
    while (await night.standing()).table.rest is None:
        next(waits)
        await night.advance(10)
    await night.press(ada, "hand")
    table = (await night.standing()).table
    assert (table.rest, table.seats[0].present) == (None, True)


async def test_it_rests_on_over_a_restart_and_closes_at_last_with_a_word_on_the_board(database: str) -> None:
    async with a_night(database, resting={Mode.LIVE: 120_000}) as night:
        await at_rest(night)
        ada = night.person("Ada")
        await night.restart(down=60)
        assert (await night.standing()).table.rest
        await night.advance(121)
        table = (await night.standing()).table
        assert (table.status, table.why) == (Status.CLOSED, Closed.ABANDONED)
        assert "Nobody came back for a long while" in said(board(ada))
        assert verbs(board(ada)) == []


def test_a_replay_tells_who_left_and_who_came_back() -> None:
    """In the step in which it happened, wherever the house's own closings have moved the revisions."""
    words = Languages(strict=True)["en"]
    golden = FOLDER / "monad-2.json"
    last = ended(golden)[0].table.revision
    passages = (
        Passage(seat=1, revision=0, at=1, back=False),
        Passage(seat=1, revision=2, at=2, back=True),
        Passage(seat=0, revision=last - 1, at=3, back=False),
    )
    story = retold(*ended(golden, passages=passages))
    told = {step: lines for step in range(story.last) if (lines := story.passages(step, words))}
    assert told == {
        0: ["🚪\u00a0<@12> left the match."],
        2: ["↩️ <@12> came back."],
        story.last - 2: ["🚪\u00a0<@11> left the match."],
    }
