"""Somebody who taps a whole action of Monad on the private screen, from another process."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.wire.presses.custom_id import CustomId, read_custom_id
from engine.monad.cards import LEAPS, rank_of
from engine.monad.state import Action, Buy, Cards, Draw, EndTurn, Flip, Leap, Pass, Trade, View
from playground.client import Deed, Person, Refused, Seen

PATIENCE = 60.0  # s, on a busy machine
GONE = 10008  # Discord's word for a message that is not there any more
CHANGED = 50035  # and for one that shows another menu by now


async def chosen(person: Person, table: int, view: View, action: Action) -> tuple[Seen, str] | None:
    """Choose the cards of this action on the open hand; the button that does it, where the hand has it."""
    assert view.seat is not None
    held = view.seats[view.seat].hand or ()
    wanted = sum(1 << place for place in places(held, getattr(action, "cards", ())))
    for _ in range(len(held) + 1):
        screen = hand_of(person, table)
        differing = 0 if screen is None else _shown(screen, table) ^ wanted
        if screen is None or not differing:
            break
        menu = next((one for one in screen.selects if one.enabled and "~choose" in one.custom_id), None)
        if menu is not None:  # more cards than there is room for as buttons
            if not await _picked(person, menu.custom_id, places(held, getattr(action, "cards", ())), screen):
                return None
            continue
        pick = _button(screen, table, "pick", (differing & -differing).bit_length() - 1)
        if pick is None or not await pressed(person, pick, screen):
            return None
    screen = hand_of(person, table)
    do = None if screen is None else _button(screen, table, *means(action))
    return (screen, do) if screen is not None and do is not None else None


async def pressed(person: Person, custom_id: str, message: Seen) -> bool:
    """Press, whatever the message shows by now; whether it was answered."""
    deed = await tried(person, custom_id, message)
    return deed is not None and not deed.failed


async def tried(person: Person, custom_id: str, message: Seen) -> Deed | None:
    """The press and how it went; nothing where the message went away under the finger.

    A bot that is killed while it thinks never answers: that it was heard is all that is waited for.
    """
    try:
        deed = await person.press(custom_id, message, forged=True, wait=False)
    except Refused as refused:
        if refused.code != GONE:
            raise
        return None
    return await deed.acknowledged(timeout=PATIENCE)


async def _picked(person: Person, custom_id: str, wanted: Iterable[int], screen: Seen) -> bool:
    """Whether these places of the hand could be chosen in its menu."""
    try:
        deed = await person.select(custom_id, *map(str, wanted), message=screen, wait=False)
    except Refused as refused:
        if refused.code not in (GONE, CHANGED):
            raise
        return False
    return not (await deed.acknowledged(timeout=PATIENCE)).failed


def carried_by(message: Seen, table: int) -> list[CustomId]:
    """What the buttons of a message carry, as far as they belong to this table."""
    found = (read_custom_id(button.custom_id) for button in message.buttons)
    return [custom_id for custom_id in found if custom_id is not None and custom_id.table == table]


def board_of(person: Person, table: int) -> Seen | None:
    return next(
        (one for one in reversed(person.everything) if not one.ephemeral and carried_by(one, table)), None
    )


def hand_of(person: Person, table: int) -> Seen | None:
    mine = (one for one in reversed(person.everything) if one.ephemeral)
    return next((one for one in mine if any(found.verb == "own" for found in carried_by(one, table))), None)


def _button(screen: Seen, table: int, verb: object, *args: object) -> str | None:
    fitting = (found for found in carried_by(screen, table) if found.verb == "own")
    return next((str(found) for found in fitting if found.args[1:] == (verb, *args)), None)


def _shown(screen: Seen, table: int) -> int:
    """Which places of the hand are chosen on this screen, as bits."""
    drafts = (str(found.args[0]) for found in carried_by(screen, table) if found.verb == "own")
    bits = next(drafts, "").partition("-")[0]
    return int(bits, 36) if bits else 0


def places(held: Cards, cards: Iterable[int]) -> list[int]:
    """Where these cards stand in the sorted hand."""
    left = list(enumerate(held))
    found: list[int] = []
    for card in cards:
        place = next(at for at, (_, other) in enumerate(left) if other == card)
        found.append(left.pop(place)[0])
    return sorted(found)


def means(action: Action) -> tuple[str, int | str]:
    """What the button of this action carries, when its cards are chosen."""
    match action:
        case Trade(bonus=True):
            return "take", "bonus"
        case Trade(cards=cards, joker=joker):
            return "take", 1 + min(rank_of(card) for card in _without(cards, joker))
        case Buy(rank=rank):
            return "take", rank
        case Leap(cards=cards):
            return "take", LEAPS[len(cards)]
        case Draw() | Flip():
            return "do", "draw"
        case Pass() | EndTurn():
            return "do", "end"


def _without(cards: Cards, joker: int | None) -> list[int]:
    """The cards that say what a trade brings."""
    others = list(cards)
    if joker is not None:
        others.remove(joker)
    return others
