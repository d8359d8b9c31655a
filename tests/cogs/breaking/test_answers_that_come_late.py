"""Discord does what it is asked for, and we hear of it sooner or later; meanwhile people press everything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from engine.monster_cube.state import Rules
from engine.tables.table import Status
from playground.bot.faults import Fault, Faults
from playground.client import Deed, Person, Refused, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.guests import of_verb
from tests.cogs.rigs.racing import a_house, a_town, board, seated, standing
from tests.rigs.fixtures import sampler as recorder

__all__ = ["recorder"]

pytestmark = pytest.mark.thorough

BURSTS, PRESSES = 25, 4  # of each person, and the most of them at once
WAITS = (0, 0, 5, 20, 60)  # ms that something takes on its way
GAPS = (0, 0.005, 0.03)  # seconds between two presses
PLAYED = ("own", "rematch")  # what the buttons of a hand carry

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("monad", {}),
    ("cubo", {}),
    ("13-monsters", {}),
    *(("monster-cube", {"rules": rules.value}) for rules in (Rules.CODE, Rules.ADVANCED, Rules.DICE)),
]


class Moody(Faults):
    """Every request takes its time, there or back."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def __len__(self) -> int:
        return 1

    def match(self, method: str, path: str) -> Fault:
        return Fault(0, method, path, delay_ms=self._chance.choice(WAITS), taken=self._chance.random() < 0.5)


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "late", brain_pace=0.05) as evening:
        yield evening


@pytest.mark.parametrize(
    ("command", "options"),
    TABLES,
    ids=lambda told: told if isinstance(told, str) else "-".join(told.values()),
)
async def test_whatever_is_pressed_meanwhile_each_keeps_exactly_one_hand(
    evening: Evening, command: str, options: dict[str, Any]
) -> None:
    table = await seated(evening, command, "Ada", "Basile", house=1, level="easy", **options)
    chance, people = Random(command), [evening.person(name) for name in ("Ada", "Basile")]
    evening.playground.discord.faults = Moody(chance)
    with_hand = set[str]()
    for _ in range(BURSTS):
        if (await standing(evening, table)).table.status is not Status.PLAYING:
            break
        await asyncio.gather(*(press_about(person, chance) for person in people))
        await evening.settled()
        for person in people:
            hands = [one.text for one in person.messages if one.ephemeral and is_hand(one)]
            assert len(hands) == 1 or (not hands and person.name not in with_hand), hands
            with_hand |= {person.name} if hands else set()
    assert with_hand


def is_hand(seen: Seen) -> bool:
    return any(of_verb(seen, verb) for verb in PLAYED)


async def press_about(person: Person, chance: Random) -> None:
    """Some buttons at once, on the board and on whatever stands below it."""
    deeds = list[asyncio.Task[Deed]]()
    for _ in range(chance.randint(1, PRESSES)):
        private = [seen for seen in person.messages if seen.ephemeral]
        shown = chance.choice(private) if private and chance.random() < 0.5 else board(person)
        mine = of_verb(shown, "hand") if chance.random() < 0.5 else shown.buttons
        if buttons := [button.custom_id for button in mine if button.enabled and button.custom_id]:
            press = person.press(chance.choice(buttons), message=shown, forged=True)
            deeds.append(asyncio.create_task(press))
        await asyncio.sleep(chance.choice(GAPS))
    for answer in await asyncio.gather(*deeds, return_exceptions=True):
        if isinstance(answer, Deed):
            assert not answer.failed, answer.reason
        else:
            assert isinstance(answer, Refused), answer  # it went before it was pressed
    if person.modal:
        await person.close_modal()
