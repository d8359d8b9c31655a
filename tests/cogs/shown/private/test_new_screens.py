"""A screen of another kind has come up: whoever presses before he can have read it commits nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import discord
import pytest

from bench.patience import LONG, patience
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from engine.tables.table import CALL_TIME, QUIET, Status, Table
from tests.cogs.rigs.evenings import COMMANDS
from tests.cogs.rigs.simulated import Night, a_night, board, verbs
from tests.rigs.sim import SimPlayer

RACES = ("monster-cube", "monster-rush", "cubo")
LOOKED_AT = 20_000  # ms, and not the 700 of the house: time goes on here while a busy machine draws
READ = LOOKED_AT / 1000
PLAYED = ("tap", "own", "start", "ready", "begin", "rematch")  # what may commit something


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database, finger_pause=LOOKED_AT, brain_pace=1_000.0) as night:
        yield night


async def gathered(night: Night, command: str, *names: str) -> list[SimPlayer]:
    host, *guests = people = [night.person(name) for name in names]
    await host.slash(f"play {command}")
    for guest in guests:
        await night.press(guest, "join")
        await night.advance(1)
    return people


async def begun(night: Night, command: str) -> list[SimPlayer]:
    """A match of two whose first board has just come up, and the screens of both."""
    ada, basile = await gathered(night, command, "Ada", "Basile")
    await night.press(ada, "start")
    if command in RACES:
        await night.advance(READ)
        await night.press(basile, "ready")
    elif "hand" in verbs(board(basile)):
        await night.press(basile, "hand")
    return [ada, basile]


def buttons(person: SimPlayer) -> Iterator[tuple[discord.Message, CustomId]]:
    """All that could commit anything on what this person sees."""
    for message in person.messages():
        for button in pressable(message.components):
            found = read_custom_id(button)
            if found is not None and found.verb in PLAYED:
                yield message, found


def pressable(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.Button) and component.custom_id and not component.disabled:
            yield component.custom_id
        yield from pressable(getattr(component, "children", None) or ())


async def press_all(*people: SimPlayer, choosing: bool = True) -> None:
    """Each such button once, the last first, as it stands when it is its turn; also cards, dice and tiles,
    or only what could do something at once."""
    for person in people:
        done: set[tuple[object, ...]] = set()
        waits = patience("all buttons to be pressed")
        while left := [
            (one, button)
            for one, button in buttons(person)
            if (button.verb, *button.args) not in done and (choosing or "pick" not in button.args)
        ]:
            next(waits)
            message, button = left[-1]
            done.add((button.verb, *button.args))
            await person.actor.click(message, custom_id=str(button))


async def table(night: Night, number: int = 1) -> Table:
    return (await night.standing(number)).table


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_first_board_and_the_first_hands_are_looked_at_before_anything_is_played(
    night: Night, command: str
) -> None:
    """Two quick presses on Start, or on "I'm ready", whatever comes to lie under the second one."""
    people = await begun(night, command)
    first = await table(night)
    assert first.status is Status.PLAYING
    assert any(True for person in people for _ in buttons(person))
    await press_all(*people, choosing=False)
    assert (await table(night)).revision == first.revision
    await night.advance(READ)
    await press_all(*people)
    assert (await table(night)).revision > first.revision


async def test_alone_the_board_comes_up_where_the_lobby_was_and_is_looked_at(night: Night) -> None:
    """Cubo alone: nobody is called, and Start's message becomes the board."""
    (ada,) = await gathered(night, "cubo", "Ada")
    lobby = board(ada).id
    await night.press(ada, "start")
    assert board(ada).id == lobby
    await press_all(ada)
    assert (await table(night)).revision == 0
    await night.advance(READ)
    await press_all(ada)
    assert (await table(night)).revision > 0


@pytest.mark.parametrize("command", RACES)
async def test_when_everybody_is_called_a_press_that_was_meant_for_the_lobby_begins_nothing(
    night: Night, command: str
) -> None:
    """Where Join was stands "Begin now"."""
    ada, basile = await gathered(night, command, "Ada", "Basile")
    await night.press(ada, "start")
    await press_all(ada, basile)
    assert (await table(night)).status is Status.LOBBY
    await night.advance(READ)
    await night.press(basile, "ready")
    assert (await table(night)).status is Status.PLAYING


async def test_a_race_that_begins_by_itself_costs_nobody_a_point(night: Night) -> None:
    """MR5.2: who is about to say that he is ready touches no monster by it."""
    ada, basile = await gathered(night, "monster-rush", "Ada", "Basile")
    await night.press(ada, "start")
    await night.advance(CALL_TIME / 1000 + READ / 2)
    assert (await table(night)).seats[1].absent
    first = (await table(night)).revision
    shown, touch = next((one, button) for one, button in buttons(basile) if button.args[:1] == ("touch",))
    await basile.actor.click(shown, custom_id=str(touch))
    assert (await table(night)).revision == first


async def test_on_a_board_that_rested_whoever_comes_back_looks_first(night: Night) -> None:
    """MN3: nobody has been there for a while; the second press on "Go on" draws no card."""
    people = await begun(night, "monad")
    waits = patience("the table to rest")
    while (await table(night)).rest is None:
        next(waits)
        await night.advance(QUIET / 1000)
    assert "rematch" not in verbs(board(people[0]))
    await night.press(people[0], "hand")
    first = await table(night)
    assert first.rest is None
    await press_all(people[0], choosing=False)
    assert (await table(night)).revision == first.revision
    await night.advance(READ)
    await press_all(*people)
    assert (await table(night)).revision > first.revision


async def test_whoever_comes_back_to_the_match_looks_first(night: Night) -> None:
    """Where "Come back" was, a die lies that a second press would replace, or a card that it would choose."""
    people = await begun(night, "monad")
    (turn,) = [at for at, seat in enumerate((await table(night)).seats) if seat.deadline is not None]
    person = people[turn]
    await night.advance(READ)
    await night.leave(person)
    await night.press(person, "come_back")
    before = (await table(night)).revision
    await press_all(person)
    assert (await table(night)).revision == before
    await night.advance(READ)
    await press_all(person)
    assert (await table(night)).revision > before


async def test_the_second_press_on_rematch_starts_no_match(night: Night) -> None:
    """MR6.1: with a player of the house there are enough people at the new table from its first moment."""
    ada = night.person("Ada")
    await ada.slash("play monster-rush", house=1, automatic=False, window=0)
    await night.press(ada, "start")
    waits = patience("the end of the match", LONG)
    while not (await table(night)).ended:
        next(waits)
        await night.advance(READ)
        await night.press(ada, "tap")
    await press_all(ada)
    assert (await table(night)).next is None
    await night.advance(READ)
    await night.press(ada, "rematch")
    again = (await table(night)).next or 0
    await press_all(ada)
    assert (await table(night, again)).status is Status.LOBBY
    await night.advance(READ)
    await night.press(ada, "start")
    assert (await table(night, again)).status is Status.PLAYING
