"""A restart of the bot loses nothing: every button works, clocks are fair, hands open again."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bench.patience import patience
from bench.reading import read
from engine.game import AnyGame
from engine.match import Match, Record
from tests.cogs.rigs.matches import one_shuffle
from tests.cogs.rigs.simulated import Night, a_night, board, find, hand, verbs
from tests.rigs.player import said
from tests.rigs.sim import SimPlayer

__all__ = ["one_shuffle"]

HALF = 46  # seconds: a call comes after half of Monad's ninety


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def test_in_the_lobby_everybody_still_sits_and_may_start(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play monad")
    await night.press(basile, "join")
    await night.restart()
    await night.press(night.person("Cleo"), "join")
    assert f"3. {night.person('Cleo').mention}" in said(board(ada))
    await night.press(ada, "start")
    assert (await night.standing()).match is not None


async def test_in_the_middle_of_a_turn_the_open_hand_still_works(night: Night) -> None:
    await night.seated("Ada", "Basile")
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    await night.press(person, "hand")
    await night.tap(person, "pick", 0)  # something is chosen, but not done
    chosen = said(hand(person))
    await night.restart()
    before = await night.standing()
    await night.tap(person, "pick", 0)
    assert said(hand(person)) != chosen
    await night.act(person)
    after = await night.standing()
    assert after.table.revision == before.table.revision + 1
    assert find(person, "hand")[1].revision == after.table.revision  # the board as well


async def test_my_hand_opens_again(night: Night) -> None:
    await night.seated("Ada", "Basile")
    before = said(hand(night.person("Ada")))
    await night.restart()
    await night.press(night.person("Ada"), "hand")
    cards = [line for line in before.splitlines() if line.startswith("Your hand")]
    assert cards
    assert cards[0] in said(hand(night.person("Ada")))


async def test_time_in_which_the_house_was_closed_is_given_back(night: Night) -> None:
    await night.seated("Ada", "Basile")
    seat = await night.turn()
    await night.advance(20)
    left = (await night.standing()).table.seats[seat].deadline or 0
    left -= night.clock()
    await night.restart(down=600)
    standing = await night.standing()
    assert await night.turn() == seat
    assert (standing.table.seats[seat].deadline or 0) - night.clock() == pytest.approx(left, abs=1)


async def test_that_time_was_given_back_is_told_once(night: Night) -> None:
    await night.seated("Ada", "Basile")
    await night.restart(down=600)
    await night.advance(1)

    def told() -> list[str]:
        return [line for line in said(board(night.person("Ada"))).splitlines() if "cut off" in line]

    (line,) = told()
    assert "10\u00a0minutes" in line
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    before = len(person.messages())
    await night.restart()
    await night.advance(1)
    assert told() == [line]
    assert len(person.messages()) == before


async def test_of_a_restart_that_took_no_time_nobody_is_told(night: Night) -> None:
    await night.seated("Ada", "Basile")
    await night.restart(down=5)
    await night.advance(1)
    assert "cut off" not in said(board(night.person("Ada")))


async def test_who_was_not_called_before_the_restart_is_called_after_it_in_time(night: Night) -> None:
    await night.seated("Ada", "Basile")
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    await night.advance(20)
    await night.restart(down=300)
    await night.advance(HALF - 20 - 5)
    assert not any(m.content.startswith(person.mention) for m in person.messages())
    await night.advance(5)
    (call,) = (m for m in person.messages() if m.content.startswith(person.mention))
    await night.restart()
    await night.press(person, "hand")
    await night.play(person)
    assert call.id not in [m.id for m in person.messages()]  # the call before the restart is taken back


async def test_the_last_moves_are_told_as_before(night: Night) -> None:
    await night.seated("Ada", "Basile")
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    await night.press(person, "hand")
    await night.act(person)
    last = f"traded{told(person).rpartition('traded')[2]}"
    await night.restart()
    await night.press(person, "hand")
    await night.act(person)
    assert last in told(person)


def told(person: SimPlayer) -> str:
    """What the last lines on the board tell; room that is kept for more is none."""
    rows = [line for line in said(board(person)).splitlines() if line.startswith("-# ")]
    _, _, *lines = rows  # who has how many, and the goal
    return read("\n".join(line for line in lines if line.strip("-# \u200b"))).removeprefix("-# ")


@pytest.mark.parametrize("down", [0, 300], ids=["at once", "with clocks moved"])
async def test_the_first_boards_after_a_restart_replay_nothing(
    night: Night, monkeypatch: pytest.MonkeyPatch, down: int
) -> None:
    replayed: list[object] = []
    history = Match.history

    def counted(game: AnyGame, kept: Record) -> object:
        replayed.append(kept)
        return history(game, kept)

    await night.seated("Ada", "Basile")
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    await night.press(person, "hand")
    await night.play(person)
    monkeypatch.setattr(Match, "history", counted)
    before = told(person)
    await night.restart(down=down)
    await night.advance(0)
    again, cut_off, _ = told(person).partition(" ⏸️\u00a0We were cut off")
    assert again
    assert before.endswith(again)
    assert bool(cut_off) == bool(down)
    assert night.client.presenter.at(1).board.content.lines.said
    assert replayed == []


async def test_a_brain_that_thinks_while_the_house_closes_moves_after_it_opened(database: str) -> None:
    async with a_night(database, brain_pace=3.0) as night:
        await night.seated("Ada", house=1)
        waits = patience("the brain's turn")
        while await night.turn() == 0:
            next(waits)
            await night.act(night.person("Ada"))
        assert not await night.has_moved(1)
        await night.restart(down=60)
        await night.advance(60)
        assert await night.has_moved(1)


async def test_the_board_that_everybody_sees_is_the_same_message(night: Night) -> None:
    await night.seated("Ada", "Basile")
    person = [night.person("Ada"), night.person("Basile")][await night.turn()]
    before = board(person).id
    await night.press(person, "hand")
    await night.restart()
    await night.act(person)
    assert board(person).id == before
    assert "hand" in verbs(board(person))
