"""Every reader's screen is built once a revision, by every desk: nothing is built to be thrown away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from bench.patience import patience
from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.wire.choices import slug
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.wrapping import PRIVATE, PUBLIC
from cogs.wire.screens.screen import Screen
from engine import registry
from engine.game import Press, Refusal
from engine.tables.table import Table, What
from playground.client import Control, Person
from tests.cogs.conftest import Evening
from tests.cogs.rigs.racing import now, seated

STEPS = 12  # taps, each followed by an action
LOOKED_AT = 20  # lawful actions of a seat, of which one is done
PEOPLE = ("Ada", "Basile", "Cleo")

Built = Counter[tuple[str, int, int | None]]  # what, of which revision, and for which seat


class Counting:
    """A desk that tells how often it is asked for a screen."""

    def __init__(self, desk: Desk, built: Built) -> None:
        self._desk = desk
        self._built = built

    def __getattr__(self, name: str) -> Any:
        return getattr(self._desk, name)

    def public(self, look: AnyLook) -> Screen:
        return self._counted("public", look)

    def private(self, look: AnyLook) -> Screen:
        return self._counted("private", look)

    def result(self, look: AnyLook) -> Screen:
        return self._counted("result", look)

    def _counted(self, what: str, look: AnyLook) -> Screen:
        self._built[what, look.revision, look.view.seat] += 1
        made: Screen = getattr(self._desk, what)(look)
        return made


@pytest.fixture
def built(evening: Evening) -> Built:
    found, desks = Built(), cast(dict[str, Any], evening.client.services.desks)
    for game, desk in desks.items():
        desks[game] = Counting(desk, found)
    return found


async def begun(evening: Evening, game: str) -> int:
    """A match of these people, with every private screen open that there is; its table's number."""
    words = evening.client.services.languages.spoken("en-US")
    table = await seated(evening, words(f"command-play-{slug(game)}"), *PEOPLE)
    if evening.client.services.desks[game].secret:
        for name in PEOPLE:
            person = evening.person(name)
            seen = reversed(person.messages)
            button = next(one for message in seen for one in message.buttons if verb_of(one) == "hand")
            await person.press(button.custom_id, button.message)
            await evening.settled()
    return table


def verb_of(control: Control) -> str:
    found = read_custom_id(control.custom_id)
    return found.verb if found is not None else ""


def to_tap(person: Person) -> Iterator[Control]:
    """The desk's own on this person's screen, or else on the board."""
    for verb in (PRIVATE, PUBLIC):
        for message in reversed(person.messages):
            found = [
                one for one in (*message.buttons, *message.selects) if one.enabled and verb_of(one) == verb
            ]
            if found:
                yield from found
                return


async def tap(person: Person, random: Random) -> None:
    """Anything that this person could tap, whatever comes of it."""
    found = [*to_tap(person)]
    if not found:
        return
    control = random.choice(found)
    options = control.wire.get("options")
    if options is None:
        await person.press(control.custom_id, control.message, forged=True)
    else:
        some = random.sample(options, max(1, control.wire.get("min_values", 1)))
        await person.select(control.custom_id, *(one["value"] for one in some), message=control.message)


async def act(evening: Evening, table: int, random: Random, number: int) -> None:
    """Something lawful, done by one of those whom the match waits for."""
    standing = await evening.standing(table)
    match = standing.match
    assert match is not None
    if standing.table.ended:
        return
    seats = match.game.awaited(match.state) or range(len(standing.table.seats))
    able = [(seat, one) for seat in seats for one in islice(match.game.legal(match.state, seat), LOOKED_AT)]
    if not able:  # nobody may do anything until a clock says so
        return
    seat, action = random.choice(able)
    person = standing.table.seats[seat].person
    assert person is not None
    press = Press(at=now(), seen=standing.table.revision, id=number)
    with suppress(Refusal):  # the match went on meanwhile
        await evening.client.services.tables.submit(table, person, action, press)


async def level(evening: Evening, table: int) -> Table:
    """The table, when nothing is left to be shown of it: a race goes on by its own clock meanwhile."""
    waits = patience("everything to be shown")
    while True:
        next(waits)
        await evening.settled()
        found = (await evening.standing(table)).table
        if not evening.client.is_busy:
            return found


def brought_by_clock(evening: Evening) -> int:
    """How many revisions nobody's tap has brought."""
    told = evening.client.services.metrics.registry.get_sample_value
    return sum(int(told("tablee_changes_total", {"what": what}) or 0) for what in (What.LAPSED, What.IDLED))


@pytest.mark.parametrize("game", registry.NAMES)
async def test_no_reader_has_two_screens_of_a_revision_made(
    evening: Evening, built: Built, game: str
) -> None:
    """But for a tap that changes only what is chosen, or is refused: its screen is another one. So it is
    where the clock has noted something at the table meanwhile, such as that half of the time is gone, or has
    brought a revision between a tap and its answer."""
    table = await begun(evening, game)
    random, seen, steps = Random(game), set[int](), 0
    waits = patience("revisions enough")
    while steps < STEPS or len(seen) < STEPS // 4:  # a race goes on by its own clock as well
        next(waits)
        steps += 1
        for step in (
            partial(tap, evening.person(random.choice(PEOPLE)), random),
            partial(act, evening, table, random, steps),
        ):
            before, clocked = await level(evening, table), brought_by_clock(evening)
            seen |= {revision for _, revision, _ in built}
            built.clear()
            await step()
            after = await level(evening, table)
            noted = after.version - before.version - (after.revision - before.revision)
            most = 1 + noted + brought_by_clock(evening) - clocked
            assert {what: times for what, times in built.items() if times > most} == {}


async def test_a_hand_that_another_one_follows_is_not_made_anew_meanwhile(
    evening: Evening, built: Built
) -> None:
    """Who presses Monster! with a hand open is sent another one, however long that takes."""
    table = await begun(evening, "monster_cube")
    ada, before = evening.person("Ada"), await level(evening, table)
    seen = next(one for one in reversed(ada.messages) if not one.ephemeral and one.buttons)
    buzz = next(one for one in seen.buttons if verb_of(one) == PUBLIC and one.label == "Monster!")
    built.clear()
    evening.playground.faults.add("POST", "*/callback*", delay_ms=400, times=1)
    await ada.press(buzz.custom_id, seen)
    await level(evening, table)
    assert built["private", before.revision + 1, before.seat_of(int(ada.id))] == 1
    assert max(built.values()) == 1
