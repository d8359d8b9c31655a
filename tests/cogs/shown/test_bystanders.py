"""Whoever sits at another table: what he waits for, whatever somebody else has the house do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Coroutine, Hashable
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

import pytest
from PIL import Image

from bench.patience import SECONDS
from bench.taps import means
from cogs.shown import message as message_room
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Screen
from engine.tables.table import Standing
from playground.client import Control, Person
from render.sketch import Sketch
from render.studio import Drawable, Picture, Studio
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, now, seat_of
from tests.cogs.rigs.players import button, choose, hand

LANES = 2  # threads for boards


async def chosen(mover: Person, standing: Standing) -> Control:
    """The button of what a brain would do, its cards chosen already."""
    action = await choose(mover, standing, seat_of(standing, mover))
    return button(hand(mover), *means(action))


@pytest.mark.usefixtures("impatient")
async def test_a_move_is_kept_and_answered_while_others_pictures_are_slow(evening: Evening) -> None:
    """Every thread that draws is busy, and stays so: the move is stored, and Discord told that it came."""
    mover, _, before = await begun(evening)
    do = await chosen(mover, before)
    may_end = threading.Event()

    def slow() -> Image.Image:
        may_end.wait(SECONDS)
        return Image.new("RGB", (100, 100))

    studio = evening.client.services.studio
    sketches = [Sketch(("slow", at), "slow", "", slow) for at in range(2 * LANES)]
    drawing = [asyncio.create_task(studio.draw(sketch)) for sketch in sketches]
    try:
        deed = await mover.press(do.custom_id, hand(mover), wait=False)
        await deed.acknowledged(LONGEST)
        assert not deed.failed
        async with asyncio.timeout(LONGEST):
            while (await now(evening)).table.revision == before.table.revision:  # noqa: ASYNC110 - all else waits
                await asyncio.sleep(0.01)
        assert not any(one.done() for one in drawing)
    finally:
        may_end.set()
    await asyncio.gather(*drawing)
    await evening.settled()


async def test_the_board_leaves_before_what_single_people_see_of_a_move_is_drawn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever moved is answered, and then all see it; what is on it already waits for nothing."""
    mover, _, before = await begun(evening)
    do = await chosen(mover, before)
    told: list[str] = []
    draw, ask, answer = Studio.draw, message_room.ask_discord, message_room.answer_in_place

    async def drawn(self: Studio, sketch: Drawable, line: Hashable = None) -> Picture:
        told.append(f"{sketch.filename} asked for")
        return await draw(self, sketch, line)

    async def sent(call: Awaitable[Any]) -> Any:
        told.append("sent")
        return await ask(call)

    async def answered(*of: Any) -> None:
        told.append("sent")
        await answer(*of)

    monkeypatch.setattr(Studio, "draw", drawn)
    monkeypatch.setattr(message_room, "ask_discord", sent)
    monkeypatch.setattr(message_room, "answer_in_place", answered)
    await mover.press(do.custom_id, hand(mover))
    await evening.settled()
    at = [number for number, what in enumerate(told) if what.startswith("monad-hand")]
    assert told[0].startswith("monad-hand"), "of the mover: the answer carries it"
    assert told.count("monad-table.png asked for") == 1
    assert told[1 : at[1]].count("sent") == 2, "the answer, and the board"
    assert told[at[1] + 1 :] == ["sent"]


async def test_the_board_is_begun_before_whoever_moved_has_his_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, _, before = await begun(evening)
    do = await chosen(mover, before)
    is_begun, held = asyncio.Event(), list[bool]()
    draw_soon, answer = Studio.draw_soon, message_room.answer_in_place

    def soon(self: Studio, sketch: Drawable, line: Hashable) -> None:
        draw_soon(self, sketch, line)
        if sketch.filename == "monad-table.png":
            is_begun.set()

    async def held_back(*of: Any) -> None:
        async with asyncio.timeout(LONGEST):
            await is_begun.wait()
        held.append(True)
        await answer(*of)

    monkeypatch.setattr(Studio, "draw_soon", soon)
    monkeypatch.setattr(message_room, "answer_in_place", held_back)
    await mover.press(do.custom_id, hand(mover))
    await evening.settled()
    assert held
    assert (await now(evening)).table.revision > before.table.revision


async def test_a_screen_is_laid_out_while_its_picture_is_drawn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_laid_out, may_end = asyncio.Event(), threading.Event()

    def laid_out(*of: Any, **more: Any) -> Sheet:
        is_laid_out.set()
        return Sheet(*of, **more)

    def slow() -> Image.Image:
        may_end.wait(SECONDS)
        return Image.new("RGB", (100, 100))

    monkeypatch.setattr("cogs.wire.services.Sheet", laid_out)
    screen = Screen((Sketch("slow", "slow", "", slow),))
    coming = asyncio.create_task(evening.client.services.sheet(screen, table=1, revision=0))
    try:
        async with asyncio.timeout(LONGEST):
            await is_laid_out.wait()
        assert not coming.done()
    finally:
        may_end.set()
    _, (picture,) = await coming
    assert picture.filename == "slow.png"


async def test_where_one_picture_fails_nobody_waits_for_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun and is never waited for would be complained of."""
    begun_ones = list[Coroutine[Any, Any, Any]]()
    draw = Studio.draw

    def noted(self: Studio, sketch: Drawable, line: Hashable = None) -> Coroutine[Any, Any, Any]:
        begun_ones.append(draw(self, sketch, line))
        return begun_ones[-1]

    def fails() -> Image.Image:
        raise ZeroDivisionError

    def fine() -> Image.Image:
        return Image.new("RGB", (100, 100))

    monkeypatch.setattr(Studio, "draw", noted)
    screen = Screen((Sketch("one", "one", "", fails), Sketch("two", "two", "", fine)))
    with pytest.raises(ZeroDivisionError):
        await evening.client.services.sheet(screen, table=1, revision=0)
    assert [getcoroutinestate(one) for one in begun_ones] == [CORO_CLOSED, CORO_CLOSED]
