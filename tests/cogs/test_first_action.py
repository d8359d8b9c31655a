"""From the command to one's first action it takes three taps at most."""

from __future__ import annotations

import secrets

import pytest

from bench.patience import patience
from cogs.games.desk import Do, Keep, Point
from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.wire.presses.custom_id import read_custom_id
from data.words import Languages
from engine.tables.table import Standing
from playground.client import Control, Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import COMMANDS
from tests.cogs.rigs.gathered import sat_down, table_of
from tests.cogs.rigs.players import add_brain, board

HOUSE_BEGINS = "seed 38"  # of Monad's shuffle
MOST_TAPS = 3  # from the command to the first action


@pytest.mark.parametrize("command", COMMANDS)
async def test_from_play_to_the_first_action_it_takes_three_taps_at_most(
    evening: Evening, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Start, and whatever leads to a first action on one's own screen or on the board.

    In Monad that may be the discard: whoever begins has to trade, which takes one tap more (MN3).
    """
    monkeypatch.setattr(secrets, "token_hex", lambda _: HOUSE_BEGINS)
    ada, *guests = await sat_down(
        evening, command, "Ada", *(("Basile",) if command == "monster-rush" else ())
    )
    if command in ("monad", "13-monsters"):
        await add_brain(ada)
    await ada.press("Start")
    for guest in guests:
        await guest.press("I’m ready")
    number = (await table_of(evening, ada)).id
    await evening.until(lambda then: then.match is not None and can_act(then), number)
    await evening.settled()
    first, taps = (await evening.standing(number)).table.revision, 1
    waits = patience("a first action")
    while (then := await evening.standing(number)).table.revision == first:
        next(waits)
        taps += 1
        assert taps <= MOST_TAPS
        await taps_on(evening, ada, then)
        await evening.settled()


def can_act(then: Standing) -> bool:
    assert then.match is not None
    return then.raced or then.table.seats[0].deadline is not None


async def taps_on(evening: Evening, person: Person, then: Standing) -> None:
    """One tap: on what does something, where anything does, else on what leads there."""
    desk, content = (
        desk_of(then.table.game),
        evening.client.presenter.at(then.table.id).board.content,
    )
    words = Languages()["en"]
    means: dict[type, Control] = {}
    for control in (one for seen in (*whispers(person), board(person)) for one in seen.buttons):
        found = read_custom_id(control.custom_id)
        if not control.enabled or found is None or found.verb not in ("tap", "own"):
            continue
        draft, verb, *args = found.args if found.verb == "own" else (content.draft, *found.args)
        look = look_at(then, words, 0, str(draft))
        means.setdefault(type(desk.meaning(look, str(verb), tuple(args), ())), control)
    control = next(means[kind] for kind in (Do, Point, Keep) if kind in means)
    assert not (await person.press(control.custom_id, message=control.message)).failed


def whispers(person: Person) -> list[Seen]:
    return [one for one in person.messages if one.ephemeral]
