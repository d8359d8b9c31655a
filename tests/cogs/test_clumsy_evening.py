"""A game to its end at the playground: two people and two brains, and one of the people is clumsy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from typing import Any

import pytest

from bench.patience import LONG, patience
from cogs.games.desks import desk_of
from cogs.shown.again import PAUSE
from data.ranks.afterwards import Aftermath
from engine.monster_cube.state import Rules
from engine.tables.table import Status
from playground.client import Person, Refused, Seen
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.guests import Clumsy, Guest, of_verb
from tests.cogs.rigs.players import board
from tests.cogs.rigs.racing import a_house, a_town, seated
from tests.rigs.fixtures import sampler as recorder

__all__ = ["recorder"]

pytestmark = pytest.mark.thorough

EVENINGS: list[tuple[str, dict[str, Any]]] = [
    ("monad", {}),
    ("cubo", {}),
    ("13-monsters", {}),
    *(("monster-cube", {"rules": rules.value}) for rules in Rules),
    ("monster-rush", {"automatic": False}),
]
PACES = {"cubo": 0.05, "monster-cube": 0.02, "monster-rush": 0.1}  # in a race people are to have a chance
PEOPLE = ("Ada", "Basile", "Cleo")
LEAVES, RETURNS = 12, 20  # steps of the evening at which he goes away and comes back
WATCHES = 9  # steps from one of her tries to the next, of somebody who does not play
TOLD_WINNERS = ("won", "share the win", "is Elemental Master")
PLAYED = ("tap", "own", "hand")  # what buttons of a match carry


@pytest.fixture
async def evening(database: str, command: str) -> AsyncIterator[Evening]:
    pace = PACES.get(command, 0.0)
    async with (
        a_town() as town,
        a_house(town, database, "evening", finger_pause=PAUSE, brain_pace=pace) as evening,
    ):
        yield evening


@pytest.mark.minutes
@pytest.mark.parametrize(
    ("command", "options"),
    EVENINGS,
    ids=lambda told: told if isinstance(told, str) else "-".join(map(str, told.values())),
)
async def test_two_people_and_two_brains_play_to_the_end_and_the_channel_stays_tidy(
    evening: Evening, command: str, options: dict[str, Any]
) -> None:
    table = await seated(evening, command, "Ada", "Basile", house=2, level="easy", **options)
    ada, basile = Guest(evening, table, "Ada"), Clumsy(evening, table, "Basile")
    async with asyncio.timeout(8 * LONGEST):
        await play_on(ada, basile)
    await evening.settled()
    then = await ada.now()
    assert then.table.status is Status.OVER
    assert then.match is not None
    assert then.match.outcome is not None
    assert ada.pressed
    assert basile.pressed
    assert all(basile.erred.values()), basile.erred
    for name in PEOPLE:
        must_end_well(evening.person(name))
    for guest in (ada, basile):
        await must_be_told_what_came_of_it(guest)


async def play_on(ada: Guest, basile: Clumsy) -> None:
    """Everybody a tap at a time, until the match is over."""
    evening, steps = ada.evening, 0
    waits = patience("the end of the match", LONG)
    while (then := await ada.now()).table.status is Status.PLAYING:
        next(waits)
        steps += 1
        await _comes_and_goes(basile, steps)
        await ada.plays()
        await basile.plays()
        if (await ada.now()).table.status is Status.PLAYING:
            await basile.errs()
        if steps % WATCHES == 0:
            await tries_all(evening.person("Cleo"))
        await evening.settled()
        for name in PEOPLE:
            must_be_tidy(evening.person(name), race=then.raced)


async def _comes_and_goes(basile: Clumsy, steps: int) -> None:
    me = int(basile.person.id)
    if steps == LEAVES:
        await basile.leaves()
        assert (await basile.now()).table.left_by(me) is not None
    if steps == RETURNS:
        await basile.returns()
        assert (await basile.now()).table.seat_of(me) is not None


async def tries_all(person: Person) -> None:
    """Somebody who only watches presses whatever is there."""
    for one in board(person).buttons:
        if one.enabled:
            with suppress(Refused):  # a board may have moved on meanwhile
                deed = await person.press(one.custom_id, message=one.message, forged=True)
                assert not deed.failed, deed.reason


def must_be_tidy(person: Person, *, race: bool) -> None:
    """One board and at most one hand are alive, and nothing is said below the board of a race."""
    public, private = parted(person)
    assert len(alive(public)) <= 1
    assert len(alive(private)) <= 1
    if race:
        assert len(public) == 1, [one.text for one in public]


def must_end_well(person: Person) -> None:
    """No button of the match is left, and the result stands there once; in private at most one thing."""
    public, private = parted(person)
    assert not alive(person.messages)
    assert [one.id for one in public if of_verb(one, "rematch")] == [public[-1].id]
    assert sum(any(told in one.text for told in TOLD_WINNERS) for one in public) == 1
    assert len(private) <= 1, [one.text for one in private]


async def must_be_told_what_came_of_it(guest: Guest) -> None:
    """Where he has a hand, it says what came of the match for his rating and for his records."""
    aftermaths = guest.evening.client.presenter.stage.aftermaths
    aftermath = await aftermaths.of_person(guest.table, int(guest.person.id))
    assert aftermath is not None
    hand = next((one for one in guest.whispers() if of_verb(one, "rematch")), None)
    desk = desk_of((await guest.now()).table.game)
    assert (hand is not None) is desk.secret
    if hand is not None:
        shown, _, own = hand.text.rpartition("\n## ")
        assert shown
        _, *told = own.splitlines()
        assert len(told) >= len(figures(aftermath))
        for figure in figures(aftermath):
            assert figure in "\n".join(told)


def figures(aftermath: Aftermath) -> Collection[str]:
    """What every language writes alike."""
    rating = () if aftermath.step is None else (f"**{aftermath.step.after}**",)
    done = [one for one in aftermath.achievements if one.done and not one.feat.figure.endswith("_ms")]
    return (*rating, *(str(one.done) for one in done))


def parted(person: Person) -> tuple[list[Seen], list[Seen]]:
    """What all see, and what is this person's alone."""
    messages = person.messages
    return [one for one in messages if not one.ephemeral], [one for one in messages if one.ephemeral]


def alive(messages: Collection[Seen]) -> list[Seen]:
    """Those with buttons of the match that can be pressed."""
    return [
        one for one in messages if any(button.enabled for verb in PLAYED for button in of_verb(one, verb))
    ]
