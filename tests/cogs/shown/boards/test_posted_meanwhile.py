"""A board is seen and pressed before we hear that Discord has it: whatever is done by then is shown on it.

And it is the board, whatever was pressed on it, or was about to happen to the one before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from cogs.shown.message import Interaction, Painting
from cogs.wire.expected import Late
from cogs.wire.presses.pressed import Pressed
from data.kept.boards import Board
from engine.tables.store import StoreDown
from engine.tables.table import Standing
from playground.client import Seen
from tests.cogs.breaking.outages import soon, unheard, until
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, gathered, half_over, revision, seat_of
from tests.cogs.rigs.guests import meant
from tests.cogs.rigs.players import board, boards, play_as_a_brain_would


def meaning(seen: Seen, verb: str) -> list[str]:
    """The buttons of the game that do this."""
    return [button.custom_id for button in seen.buttons if (meant(button) or ("",))[0] == verb]


@pytest.mark.parametrize("begins", [True, False])
async def test_what_is_pointed_at_on_a_board_that_is_being_posted_is_shown_on_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, begins: bool
) -> None:
    ada, basile = await gathered(evening, "13-monsters", first=0)
    if not begins:
        await ada.press("Start")
        await evening.settled()
    old = int(board(ada).id)
    taken, heard = unheard(evening.playground, monkeypatch)
    if begins:
        await ada.press("Start", wait=False)
    else:
        await basile.slash("table", wait=False)
    await soon(taken)
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
    await soon(taken)
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


async def test_the_refused_press_of_somebody_on_a_board_that_is_being_posted_leaves_it_its_buttons(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = await gathered(evening, "13-monsters", first=0)
    old = int(board(ada).id)
    taken, heard = unheard(evening.playground, monkeypatch)
    await ada.slash("table", wait=False)
    await soon(taken)
    new = await ada.sees(lambda seen: int(seen.id) > old and not seen.ephemeral and bool(seen.buttons))
    await basile.press("Join", message=new)  # he sits there
    heard.set()
    await evening.settled()
    assert [(seen.id, labels(seen)) for seen in boards(ada)] == [(new.id, labels(new))]


async def test_a_warning_that_waits_for_a_board_to_be_posted_posts_no_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    old, there, seat = board(other), evening.client.presenter.at(1).board, seat_of(before, mover)
    taken, heard = unheard(evening.playground, monkeypatch)
    await other.slash("table", wait=False)
    await soon(taken)
    new = await other.sees(lambda seen: int(seen.id) > int(old.id) and seen.buttons and not seen.ephemeral)
    monkeypatch.setattr(there.newest, "asked", partial(half_over, before, seat))
    warning = asyncio.create_task(there.warn(seat))
    await until(lambda: bool(there._posting._waiters))
    heard.set()
    await warning
    await evening.settled()
    assert [seen.id for seen in boards(other)] == [new.id]
    assert other.last.wire["content"].startswith(f"<@{mover.id}>")


async def test_nobody_is_called_who_plays_while_his_warning_waits_for_a_board_to_be_posted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    there, seat = evening.client.presenter.at(1).board, seat_of(before, mover)
    taken, heard = unheard(evening.playground, monkeypatch)
    await other.slash("table", wait=False)
    await soon(taken)
    with monkeypatch.context() as late:
        late.setattr(there.newest, "asked", partial(half_over, before, seat))
        warning = asyncio.create_task(there.warn(seat))
        await until(lambda: bool(there._posting._waiters))
    await play_as_a_brain_would(mover, before, seat)
    heard.set()
    await warning
    await evening.settled()
    assert not [seen for seen in other.messages if seen.wire["content"].startswith(f"<@{mover.id}>")]


async def test_who_has_played_while_he_was_being_called_is_called_no_longer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    there, seat = evening.client.presenter.at(1).board, seat_of(before, mover)
    taken, heard = unheard(evening.playground, monkeypatch)
    with monkeypatch.context() as late:
        late.setattr(there.newest, "asked", partial(half_over, before, seat))
        warning = asyncio.create_task(there.warn(seat))
        await soon(taken)
    heard.set()
    await warning
    await evening.settled()
    assert not [seen for seen in other.messages if seen.wire["content"].startswith(f"<@{mover.id}>")]


async def unnoted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """The board of a lobby that stands there, and could not be noted."""
    ada = evening.person("Ada")
    with monkeypatch.context() as full:
        full.setattr(evening.client.presenter.stage.boards, "put", the_disk_is_full)
        await ada.slash("play 13-monsters", first=0)
        await evening.settled()
    (first,) = boards(ada)
    return first


@pytest.mark.parametrize("pressed", ["before it is heard of", "and handled after it is heard of"])
async def test_a_board_that_could_not_be_noted_is_none_when_another_follows_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    first = await unnoted(evening, monkeypatch)
    taken, heard = unheard(evening.playground, monkeypatch)
    await ada.slash("table", wait=False)
    await soon(taken)
    there, goes_on = evening.client.presenter.at(1).board, asyncio.Event()
    if pressed != "before it is heard of":
        monkeypatch.setattr(there, "recognise", after(goes_on, there.recognise))
    await basile.press("Join", message=first, wait=False)
    await until(lambda: there.newest.told is not None and len(there.newest.told.table.seats) == 2)
    heard.set()
    async with asyncio.timeout(LONGEST), there._posting:
        goes_on.set()
    await evening.settled()
    (new,) = boards(ada)
    assert int(new.id) > int(first.id)
    assert await evening.client.presenter.stage.boards.board_of(1) == Board(
        table=1, channel=int(ada.channel_id), message=int(new.id)
    )


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_board_that_could_not_be_noted_is_noted_by_a_press_also_where_that_is_not_answered(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, is_heard: bool
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    first = await unnoted(evening, monkeypatch)
    if not is_heard:
        monkeypatch.setattr(Pressed, "acknowledge", too_late)
    await basile.press("Join", message=first, wait=False)
    await until(lambda: evening.client.presenter.at(1).board._message is not None)
    await evening.settled()
    assert await evening.client.presenter.stage.boards.board_of(1) == Board(
        table=1, channel=int(ada.channel_id), message=int(first.id)
    )


async def too_late(_: Pressed) -> None:
    raise Late


async def test_a_board_of_which_nobody_knows_is_cleared_by_the_first_press_after_another_followed_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    first = await unnoted(evening, monkeypatch)
    await ada.slash("table")
    await evening.settled()
    await basile.press("Join", message=first)
    await evening.settled()
    (new,) = boards(ada)
    assert int(new.id) > int(first.id)
    assert f"2. <@{basile.id}>" in new.text


async def test_a_board_that_is_known_by_a_press_before_we_hear_of_it_follows_no_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play 13-monsters", first=0)
    await evening.settled()
    there = evening.client.presenter.at(1).board
    (first,) = boards(ada)
    standing, channel = await evening.standing(1), int(ada.channel_id)
    there._message = None  # as where its board was lost with its thread
    evening.playground.faults.add("POST", "/channels/*/messages", status=503, times=1, taken=True)
    cleared = list[object]()
    monkeypatch.setattr(there.former, "clear", noting(cleared))
    with monkeypatch.context() as nobody:
        nobody.setattr(there, "paint_soon", lambda: None)
        assert await there.post_first(standing, channel)
    new = await ada.sees(lambda seen: int(seen.id) > int(first.id) and seen.buttons and not seen.ephemeral)
    await basile.press("Join", message=new)
    await evening.settled()
    assert there._unsure is None
    assert not cleared
    assert f"2. <@{basile.id}>" in board(ada).text
    assert board(ada).id == new.id


def noting(cleared: list[object]) -> Callable[..., Awaitable[None]]:
    async def clear(*told: object) -> None:
        cleared.append(told)

    return clear


async def the_disk_is_full(_: Board) -> None:
    raise StoreDown("the disk is full")


Recognise = Callable[[Interaction], Awaitable[None]]


def after(event: asyncio.Event, recognise: Recognise) -> Recognise:
    async def recognises(press: Interaction) -> None:
        await event.wait()
        await recognise(press)

    return recognises


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]
