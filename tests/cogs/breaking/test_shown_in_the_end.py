"""Whatever went wrong while a change was being shown: what is stored is shown in the end, by itself."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from data.kept.former_boards import FormerBoard
from tests.cogs.breaking.outages import begun_with_an_hour, failing_once, level, posted
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, gathered, half_over, revision, seat_of
from tests.cogs.rigs.players import board, boards, play_as_a_brain_would

pytestmark = pytest.mark.usefixtures("tries_again_soon")

POSTED = "/channels/*/messages"


def fails_once(monkeypatch: pytest.MonkeyPatch, evening: Evening, change: str = "begin") -> list[Any]:
    """The file cannot be written when another board is to follow, or has followed; what was tried."""
    kept, tried = evening.client.presenter.stage.former_boards, list[Any]()
    monkeypatch.setattr(kept, change, failing_once(getattr(kept, change), tried))
    return tried


async def test_a_move_is_shown_though_its_deleted_board_could_not_be_followed_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    shown, tried = board(other), fails_once(monkeypatch, evening)
    world = evening.playground.world
    world.remove_message(world.channels[other.channel_id].messages[shown.id])
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await level(evening)
    assert len(tried) == 2
    assert revision(board(other)) == before.table.revision + 1


async def test_all_are_called_together_though_the_lobby_could_not_be_followed_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = await gathered(evening)
    lobby, tried = board(basile), fails_once(monkeypatch, evening)
    await ada.press("Start")
    await level(evening)
    assert len(tried) == 2
    assert int(board(basile).id) > int(lobby.id)
    assert f"<@{basile.id}>" in board(basile).text


async def test_all_are_called_together_once_though_the_lobby_could_not_be_forgotten_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await gathered(evening)
    tried, numbers = fails_once(monkeypatch, evening, "end"), posted(evening, monkeypatch)
    await ada.press("Start")
    await level(evening)
    assert len(tried) == 2
    assert len(numbers) == 1


async def test_who_is_awaited_is_called_though_the_board_could_not_be_brought_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, seat = await begun_with_an_hour(evening)
    other, mover = (evening.person(("Ada", "Basile")[at]) for at in (1 - seat, seat))
    old, presenter = board(other), evening.client.presenter
    await other.say("shall we have tea meanwhile?")
    evening.playground.faults.add("POST", POSTED, status=503, times=1)
    monkeypatch.setattr(presenter.at(1).board.newest, "asked", partial(half_over, before, seat))
    await presenter.warned(before, seat)
    call = await other.sees(lambda seen: seen.wire["content"].startswith(f"<@{mover.id}>"))
    await level(evening)
    (new,) = boards(other)
    assert int(old.id) < int(new.id) < int(call.id)


async def test_a_board_is_painted_though_nobody_can_look_where_another_was_to_follow_it(
    evening: Evening,
) -> None:
    mover, other, before = await begun(evening)
    there, shown = evening.client.presenter.at(1).board, board(other)
    channel = int(other.channel_id)
    gone = FormerBoard(
        message=int(shown.id), channel=channel, table=1, home=before.table.home, toward=1, since=0
    )
    there.was_posted_anew(gone)
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await level(evening)
    assert revision(board(other)) == before.table.revision + 1
    assert board(other).id == shown.id
