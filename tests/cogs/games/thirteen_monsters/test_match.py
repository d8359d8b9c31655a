"""A match of two at the playground: one plays by taps on the private desk, against a brain."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from bench.patience import patience
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.wrapping import PUBLIC
from engine.chance import Chance
from engine.game import Level
from engine.tables.table import Standing
from engine.thirteen_monsters import game
from playground.client import Control, Deed, Person, Refused, Seen
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.games.thirteen_monsters.rigs.steps import Step, is_on_the_board, steps_to
from tests.cogs.rigs.players import board
from tests.cogs.rigs.screens_of import languages, look_at

SHUFFLE = "b"
ENOUGH = 24  # taps
mind = game.brain(Level.HARD)


async def test_a_match_against_a_brain_is_played_by_taps(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: SHUFFLE)
    ada = evening.person("Ada")
    await ada.slash("play 13-monsters", house=1, level="hard")
    await ada.press("Start")
    await evening.settled()
    assert not any(message.ephemeral for message in ada.messages), "the field is searched on the board"
    await ada.press("My desk")
    await evening.settled()
    assert own_desk(ada).pictures
    tables = evening.client.services.tables
    taps = 0
    async with asyncio.timeout(2 * LONGEST):
        while taps < ENOUGH:
            standing = await tables.peek(1)
            if standing.table.seats[0].deadline is not None and is_shown(ada, standing):
                taps += await play(ada, standing)
            await evening.settled()
    assert (await tables.peek(1)).table.revision > ENOUGH // 2
    assert "eight rows from A to H" in board(ada).text
    assert board(ada).pictures
    assert evening.playground.errors == []


def own_desk(person: Person) -> Seen:
    return [message for message in person.messages if message.ephemeral][-1]


def is_shown(person: Person, standing: Standing) -> bool:
    """Whether the private desk has the buttons of this revision."""
    found = (read_custom_id(button.custom_id) for button in own_desk(person).buttons)
    return any(one and one.revision == standing.table.revision for one in found)


async def play(person: Person, standing: Standing) -> int:
    """What a brain would do, tapped step by step; how many taps it took."""
    match = standing.match
    assert match is not None
    luck = Chance("a friend", standing.table.revision)
    plan = mind.think(game.recall(match.state, 0), None, luck)
    assert plan is not None
    look: Looked = look_at(match, 0, languages["en"])
    steps = steps_to(plan.action, look)
    for step in steps:
        await tap(person, step)
    return len(steps)


async def tap(person: Person, step: Step) -> None:
    waits = patience("a button that stays")
    while True:
        next(waits)
        try:
            deed = await _tapped(person, step)
        except Refused:  # the board came to show what the desk shows, just when it was pressed
            await person.settled()
            continue
        assert not deed.failed, deed.reason
        return


async def _tapped(person: Person, step: Step) -> Deed:
    verb, args, values = step
    screen = board(person) if is_on_the_board(step) else own_desk(person)
    if values:
        menu = next(one for one in screen.selects if means(one)[0] == verb and _offers(one, step))
        return await person.select(menu.custom_id, *values, message=screen)
    button = next(one for one in screen.buttons if means(one) == (verb, *args))
    return await person.press(button.custom_id, message=screen)


def _offers(menu: Control, step: Step) -> bool:
    _, args, values = step
    there = {option["value"] for option in menu.wire.get("options") or ()}
    return {*values} <= there and (not args or means(menu)[1:] == args)


def means(control: Control) -> tuple[object, ...]:
    """The desk's verb and arguments; on a private screen behind the draft."""
    found = read_custom_id(control.custom_id)
    return () if found is None else found.args if found.verb == PUBLIC else found.args[1:]
