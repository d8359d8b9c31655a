"""Whoever sits at another table: what he waits for, whatever somebody else has the house do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Hashable
from typing import Any

import pytest
from PIL import Image

from bench.taps import means, places
from cogs.shown import message as message_room
from engine.chance import Chance
from engine.tables.table import Standing
from playground.client import Control, Person
from render.sketch import Sketch
from render.studio import Drawable, Picture, Studio
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, now, seat_of
from tests.cogs.rigs.players import brain, button, hand, press

LANES = 2  # threads for boards


async def chosen(mover: Person, standing: Standing) -> Control:
    """The button of what a brain would do, its cards chosen already."""
    seat = seat_of(standing, mover)
    view: Any = standing.view(seat)
    plan = brain.think(view, None, Chance("a friend", standing.table.revision))
    assert plan is not None
    for place in places(view.seats[seat].hand, getattr(plan.action, "cards", ())):
        await press(mover, "pick", place)
    return button(hand(mover), *means(plan.action))


async def test_a_move_is_kept_and_answered_while_others_pictures_are_slow(evening: Evening) -> None:
    """Every thread that draws is busy, and stays so: the move is stored, and Discord told that it came."""
    mover, _, before = await begun(evening)
    do = await chosen(mover, before)
    may_end = threading.Event()

    def slow() -> Image.Image:
        may_end.wait()
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
