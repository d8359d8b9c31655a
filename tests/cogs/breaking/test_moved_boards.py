"""The house is killed while it posts a board anew: one board stays in the channel, and no crib.

On a board of 13 Monsters cards lie open that are soon turned back (TM6.1): no other picture may show them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.shown.boards.former import Former
from cogs.shown.boards.public import PublicBoard
from data.kept.boards import Boards
from engine.thirteen_monsters.moves import Flip
from engine.thirteen_monsters.pieces.cards import NAMES, monster_of
from engine.thirteen_monsters.state import State
from engine.thirteen_monsters.turn.search import flippable
from playground.client import Seen
from tests.cogs.breaking.outages import soon, unheard
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, pair_at
from tests.cogs.rigs.mortal import under_a_mortal
from tests.cogs.rigs.racing import board, seated, standing
from tests.cogs.rigs.simulated import Night, a_night, verbs
from tests.rigs.sim import SimPlayer

POSTED = "/channels/*/messages"
WHOLE: dict[str, Any] = {"quick-start": False}


def monster_at(state: State, cell: int) -> int:
    pair = pair_at(state, cell)
    assert pair is not None
    return monster_of(pair)


async def searched(evening: Evening, number: int) -> tuple[Sitter, Sitter, set[str]]:
    """Ada has turned two cards, which lie open; the names of the monsters on them."""
    table = (await standing(evening, number)).table
    ada, basile = (Sitter(evening, table, name) for name in ("Ada", "Basile"))
    state = await ada.state()
    first, *others = flippable(state)
    second = next(cell for cell in others if monster_at(state, cell) != monster_at(state, first))
    await ada.does(Flip(cell=first), Flip(cell=second))
    await evening.settled()
    return ada, basile, {NAMES[monster_at(state, cell)] for cell in (first, second)}


def posted(one: Sitter) -> list[Seen]:
    """All that everybody sees of the bot, the newest last."""
    return [seen for seen in one.person.messages if not seen.ephemeral and seen.wire["author"].get("bot")]


async def must_be_one_board(ada: Sitter, basile: Sitter, old: Seen, turned: set[str]) -> None:
    """The old one is cleared, and after the next card no face that was turned back stands anywhere."""
    await ada.person.sees(lambda seen: seen.id == old.id and not seen.buttons and not seen.pictures)
    new = await ada.person.sees(lambda seen: is_a_board(seen) and turned <= names_in(seen.text))
    assert new.id != old.id
    assert [seen.id for seen in posted(ada) if seen.buttons or seen.pictures] == [new.id]
    state = await ada.state()
    fresh = next(at for at in flippable(state) if NAMES[monster_at(state, at)] not in turned)
    await basile.does(Flip(cell=fresh))
    shown = NAMES[monster_at(state, fresh)]
    await ada.person.sees(lambda seen: seen.id == new.id and shown in seen.text)
    assert not turned & names_in(repr([one.wire for one in posted(ada)]))


def is_a_board(seen: Seen) -> bool:
    return not seen.ephemeral and bool(seen.buttons) and bool(seen.pictures)


def names_in(text: str) -> set[str]:
    return {name for name in NAMES if name in text}


@pytest.mark.thorough
async def test_killed_before_it_knows_of_the_new_board_the_house_finds_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with under_a_mortal(database) as evening:
        number = await evening.seated("13-monsters", "Ada", "Basile", first=0, **WHOLE)
        ada, basile, turned = await searched(evening, number)
        old = board(ada.person)
        taken, heard = unheard(evening.playground, monkeypatch)
        await ada.person.slash("table", wait=False)
        await soon(taken)
        await evening.dies()
        heard.set()
        await evening.starts_again()
        await must_be_one_board(ada, basile, old, turned)


@pytest.mark.thorough
async def test_killed_before_the_old_board_is_cleared_the_house_clears_it(database: str) -> None:
    async with under_a_mortal(database) as evening:
        number = await evening.seated("13-monsters", "Ada", "Basile", first=0, **WHOLE)
        ada, basile, turned = await searched(evening, number)
        await evening.killed()  # no token is left: boards are edited in their channel
        await evening.settled()
        old, faults = board(ada.person), evening.playground.faults
        faults.add("PATCH", f"{POSTED}/{old.id}", silence=True, status=503)
        await ada.person.slash("table", wait=False)
        await ada.person.sees(lambda seen: is_a_board(seen) and seen.id != old.id)
        await evening.dies()
        faults.clear()
        assert next(one.id for one in posted(ada) if one.buttons) == old.id
        await evening.starts_again()
        await must_be_one_board(ada, basile, old, turned)


# The same without a process of its own


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


async def nothing(*_: Any, **__: Any) -> None:
    """What a house that is killed has not done any more."""


async def moved_and_killed(night: Night, monkeypatch: pytest.MonkeyPatch, *, is_known: bool) -> SimPlayer:
    ada = night.person("Ada")
    await night.seated("Ada", "Basile")
    with monkeypatch.context() as killed:
        killed.setattr(PublicBoard, "_clear", nothing)
        if not is_known:
            killed.setattr(Boards, "put", nothing)
        await ada.slash("table")
        await night.close()
    assert len(ours(ada)) == 2
    return ada


def ours(person: SimPlayer) -> list[list[str]]:
    """What can be pressed on each of our messages that everybody sees."""
    return [verbs(one) for one in person.messages() if one.author.bot and not one.flags.ephemeral]


@pytest.mark.parametrize("is_known", [False, True])
async def test_after_the_next_start_the_newest_board_alone_is_one(
    night: Night, monkeypatch: pytest.MonkeyPatch, *, is_known: bool
) -> None:
    ada = await moved_and_killed(night, monkeypatch, is_known=is_known)
    await night.open()
    await night.advance(0)
    old, new = ours(ada)
    assert old == []
    assert "hand" in new
    await night.restart()
    await night.advance(0)
    assert ours(ada) == [old, new], "that was done once"


async def test_a_board_that_never_moved_stays(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house was killed before it posted the other one."""
    ada = night.person("Ada")
    await night.seated("Ada", "Basile")
    table = (await night.standing()).table
    stage = night.client.presenter.stage
    await Former(stage).note(await night.client.presenter.at(table.id).board.message(), table, table.place)
    await night.restart()
    await night.advance(0)
    (board,) = ours(ada)
    assert "hand" in board
    assert not await night.client.presenter.stage.former_boards.unfinished()


@pytest.mark.usefixtures("tries_again_soon")
async def test_an_old_board_that_discord_would_not_change_at_once_is_cleared_later(evening: Evening) -> None:
    number = await seated(evening, "13-monsters", "Ada", "Basile", first=0, **WHOLE)
    ada, basile, turned = await searched(evening, number)
    old = board(ada.person)
    for route in (f"{POSTED}/{old.id}", "/webhooks/*/messages/@original"):
        evening.playground.faults.add("PATCH", route, status=503, times=1)
    await ada.person.slash("table")
    await ada.person.sees(lambda seen: seen.id == old.id and not seen.buttons)
    evening.playground.faults.clear()
    await must_be_one_board(ada, basile, old, turned)
