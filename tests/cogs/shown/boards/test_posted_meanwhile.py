"""A board is seen and pressed before we hear that Discord has it: whatever is done by then is shown on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cogs.shown.message import Painting
from engine.tables.table import Standing
from playground.client import Person, Seen
from tests.cogs.breaking.outages import unheard
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, revision, seat_of
from tests.cogs.rigs.guests import meant
from tests.cogs.rigs.players import board, play_as_a_brain_would


def meaning(seen: Seen, verb: str) -> list[str]:
    """The buttons of the game that do this."""
    return [button.custom_id for button in seen.buttons if (meant(button) or ("",))[0] == verb]


async def in_a_lobby(evening: Evening) -> tuple[Person, Person]:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play 13-monsters", first=0)
    await basile.press("Join")
    await evening.settled()
    return ada, basile


@pytest.mark.parametrize("begins", [True, False])
async def test_what_is_pointed_at_on_a_board_that_is_being_posted_is_shown_on_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, begins: bool
) -> None:
    ada, basile = await in_a_lobby(evening)
    if not begins:
        await ada.press("Start")
        await evening.settled()
    old = int(board(ada).id)
    taken, heard = unheard(evening.playground, monkeypatch)
    if begins:
        await ada.press("Start", wait=False)
    else:
        await basile.slash("table", wait=False)
    async with asyncio.timeout(LONGEST):
        await taken.wait()
    new = await ada.sees(lambda seen: int(seen.id) > old and not seen.ephemeral and meaning(seen, "area"))
    assert not meaning(new, "flip")
    await ada.press(meaning(new, "area")[0], message=new)
    heard.set()
    await evening.settled()
    assert meaning(board(ada), "flip")
    assert board(ada).id == new.id


@pytest.mark.parametrize("painted", ["at once", "late"])
async def test_a_move_that_is_made_while_the_board_is_posted_anew_is_shown_on_the_new_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, painted: str
) -> None:
    mover, other, before = await begun(evening)
    old = board(other).id
    taken, heard = unheard(evening.playground, monkeypatch)
    await other.slash("table", wait=False)
    async with asyncio.timeout(LONGEST):
        await taken.wait()
    there, goes_on = evening.client.presenter.at(1).board, asyncio.Event()
    if painted == "late":
        monkeypatch.setattr(there.content, "painting", late(there.content.painting, goes_on))
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    heard.set()
    async with asyncio.timeout(LONGEST), there._posting:  # the new one is known
        goes_on.set()
    await evening.settled()
    assert board(other).id != old
    assert revision(board(other)) == before.table.revision + 1


def late(
    painting: Callable[[Standing], Awaitable[Painting]], goes_on: asyncio.Event
) -> Callable[[Standing], Awaitable[Painting]]:
    """Paints as it does, and tells so when the board stands elsewhere by then."""

    async def paints(standing: Standing) -> Painting:
        painted = await painting(standing)
        await goes_on.wait()
        return painted

    return paints
