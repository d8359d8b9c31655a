"""Whatever went wrong while a change was being shown: what is stored is shown in the end, by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from cogs.shown import painter
from data.kept.former_boards import FormerBoard
from engine.tables.store import StoreDown
from tests.cogs.breaking.outages import until
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, revision, seat_of
from tests.cogs.rigs.players import board, play_as_a_brain_would


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "AGAIN", 0.05)


def fails_once(monkeypatch: pytest.MonkeyPatch, evening: Evening) -> list[FormerBoard]:
    """The file cannot be written when the next board is to follow another; what was tried."""
    kept, tried = evening.client.presenter.stage.former_boards, list[FormerBoard]()
    monkeypatch.setattr(kept, "begin", failing_once(kept.begin, tried))
    return tried


def failing_once(
    begin: Callable[[FormerBoard], Awaitable[None]], tried: list[FormerBoard]
) -> Callable[[FormerBoard], Awaitable[None]]:
    async def begins(former: FormerBoard) -> None:
        tried.append(former)
        if len(tried) == 1:
            raise StoreDown("the disk is full")
        await begin(former)

    return begins


async def level(evening: Evening) -> None:
    await evening.settled()
    await until(lambda: evening.client.presenter.painter.behind() is None)
    await evening.settled()


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
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await evening.settled()
    lobby, tried = board(basile), fails_once(monkeypatch, evening)
    await ada.press("Start")
    await level(evening)
    assert len(tried) == 2
    assert int(board(basile).id) > int(lobby.id)
    assert f"<@{basile.id}>" in board(basile).text
