"""People at Discord's page who know what they want: a brain decides, their taps carry it out."""

from __future__ import annotations

from typing import Any

from bench.taps import means, places
from cogs.wire.presses.custom_id import read_custom_id
from engine.chance import Chance
from engine.game import Level
from engine.monad import game as monad
from engine.monad.state import Action
from engine.tables.table import Standing
from playground.client import Control, Deed, Person, Refused, Seen

brain = monad.brain(Level.NORMAL)


def board(person: Person) -> Seen:
    """The newest message of buttons or pictures that everybody sees."""
    return [message for message in person.messages if not message.ephemeral][-1]


def boards(person: Person) -> list[Seen]:
    """What everybody can press, the newest last."""
    return [message for message in person.messages if not message.ephemeral and message.buttons]


def hand(person: Person) -> Seen:
    return [message for message in person.messages if message.ephemeral and message.buttons][-1]


def button(message: Seen, verb: str, *args: object) -> Control:
    """The button of a private screen that means this, whatever it is called."""
    for control in message.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and found.args[1:] == (verb, *args):
            return control
    raise AssertionError(f"no {verb} {args} among {[control.label for control in message.buttons]}")


async def play_as_a_brain_would(person: Person, standing: Standing, seat: int) -> None:
    """One action, decided from the seat's own view and tapped on the private screen."""
    await press(person, *means(await choose(person, standing, seat)))


async def choose(person: Person, standing: Standing, seat: int) -> Action:
    """The cards of what a brain would do, from menus where there are many; and what it would do."""
    view: Any = standing.view(seat)
    plan = brain.think(view, None, Chance("a friend", standing.table.revision))
    assert plan is not None
    wanted = places(view.seats[seat].hand, getattr(plan.action, "cards", ()))
    menu = next(iter(hand(person).selects), None)
    if menu is not None and wanted:
        deed = await person.select(menu.custom_id, *map(str, wanted), message=menu.message)
        assert not deed.failed, deed.reason
    for place in wanted if menu is None else ():
        await pick(person, place)
    return plan.action


async def pick(person: Person, place: int) -> None:
    """A card, and then until it is shown as chosen: a press may be acknowledged before that."""

    def now() -> str:
        return button(hand(person), "pick", place).custom_id

    before = now()
    await press(person, "pick", place)
    await person.sees(lambda _: now() != before)


async def press(person: Person, verb: str, *args: object) -> None:
    """A screen that is painted anew under the finger is pressed once more."""
    try:
        deed = await _pressed(person, verb, *args)
    except Refused:
        await person.settled()
        deed = await _pressed(person, verb, *args)
    assert not deed.failed, deed.reason


async def _pressed(person: Person, verb: str, *args: object) -> Deed:
    screen = hand(person)
    return await person.press(button(screen, verb, *args).custom_id, message=screen)


async def from_more(person: Person, label: str) -> None:
    """What is seldom wanted of a lobby stands behind one button."""
    await person.press("More", board(person))
    await person.press(label)


async def add_brain(person: Person, level: Level = Level.NORMAL) -> None:
    """A player of the house sits down."""
    gathering = board(person)
    menu = next(menu for menu in gathering.selects if "brain" in menu.custom_id)
    assert not (await person.select(menu.custom_id, level.value, message=menu.message)).failed
