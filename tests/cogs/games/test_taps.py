"""How many taps it takes: from `/play` to the first card on the table, for a trade, for a draw."""

from __future__ import annotations

import secrets

import pytest

from bench.taps import means, places
from cogs.wire.presses.custom_id import read_custom_id
from engine.game import Level
from engine.monad import game as monad
from engine.monad.state import Trade, View
from playground.client import Person
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, now
from tests.cogs.rigs.players import board, hand

MOST_ACTIONS = 20  # of one turn


@pytest.fixture(autouse=True)
def one_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards each time, so that the same is lawful."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5eed")


async def tapped(person: Person, verb: str, *args: object) -> int:
    """One tap on the newest hand."""
    screen = hand(person)
    for control in screen.buttons:
        found = read_custom_id(control.custom_id)
        if found is not None and found.args[1:] == (verb, *args):
            assert not (await person.press(control.custom_id, screen)).failed
            return 1
    raise AssertionError(f"no {verb} {args} among {[control.label for control in screen.buttons]}")


async def trade(evening: Evening, person: Person, seat: int) -> int:
    """The first lawful trade without extras; how many taps it took from the open hand."""
    standing = await now(evening)
    assert standing.match is not None
    view = standing.view(seat)
    assert isinstance(view, View)
    action = next(
        one for one in monad.legal(standing.match.state, seat) if isinstance(one, Trade) and one.joker is None
    )
    taps = 0
    for place in places(view.seats[seat].hand or (), action.cards):
        taps += await tapped(person, "pick", place)
    taps += await tapped(person, *means(action))
    await evening.settled()
    assert (await now(evening)).table.revision > standing.table.revision
    return taps


async def test_a_trade_is_three_taps_from_the_open_hand(evening: Evening) -> None:
    mover, _, before = await begun(evening)
    assert await trade(evening, mover, before.table.seat_of(int(mover.id)) or 0) <= 3


async def test_the_first_card_lies_on_the_table_within_four_taps_of_play(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1, level=Level.EASY.value)
    await ada.press("Start", message=board(ada))
    await evening.settled()
    await evening.until(lambda standing: standing.table.seats[0].deadline is not None)
    await evening.settled()  # the hand shows what the brain has done
    standing = await now(evening)
    assert standing.match is not None
    assert 1 + await trade(evening, ada, 0) <= 4


async def test_a_draw_is_one_tap(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    seat = before.table.seat_of(int(mover.id)) or 0
    await trade(evening, mover, seat)
    for _ in range(MOST_ACTIONS):
        if (await now(evening)).table.seats[seat].deadline is None:
            break
        labels = [read_custom_id(control.custom_id) for control in hand(mover).buttons]
        verb = next(found.args[1:] for found in labels if found and found.args[1:3] == ("do", "end"))
        await tapped(mover, *map(str, verb))
        await evening.settled()
    standing = await now(evening)
    assert standing.table.seats[seat].deadline is None
    revision = standing.table.revision
    await tapped(other, "do", "draw")
    await evening.settled()
    await evening.until(lambda standing: standing.table.seats[seat].deadline is not None)
    assert (await now(evening)).table.revision == revision + 1
    assert await tapped(mover, "do", "draw") == 1
    await evening.settled()
    assert (await now(evening)).table.revision == revision + 2
