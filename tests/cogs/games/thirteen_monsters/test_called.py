"""Whoever is asked for an answer out of turn is called once, and an offer waits half a minute, or a day."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.wrapping import PUBLIC
from engine.thirteen_monsters.moves import Accept, Action, Flip, Offer
from engine.thirteen_monsters.pieces.cards import HEAD, PAIRS, part_of
from engine.thirteen_monsters.state import State
from engine.thirteen_monsters.turn.search import flippable
from tests.cogs.games.thirteen_monsters.rigs.sitters import cells_of, pair_at
from tests.cogs.games.thirteen_monsters.rigs.steps import Step, is_on_the_board, steps_to
from tests.cogs.rigs.screens_of import languages, look_at
from tests.cogs.rigs.simulated import Night, a_night, hand
from tests.rigs.player import custom_ids
from tests.rigs.sim import SimPlayer

english = languages["en"]
ADA, BASILE = 0, 1
HALF, DAY = 15, 24 * 60 * 60  # seconds


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database, entropy=lambda: "called") as night:
        yield night


def calls(person: SimPlayer) -> list[str]:
    """Messages in the channel that mention this person and are no board."""
    return [m.content for m in person.messages() if m.content.startswith(person.mention)]


async def state_of(night: Night) -> State:
    match = (await night.standing()).match
    assert match is not None
    state: State = match.state
    return state


async def does(night: Night, seat: int, *actions: Action) -> None:
    """By taps on the board and on the private desk."""
    person = people(night)[seat]
    for action in actions:
        match = (await night.standing()).match
        assert match is not None
        for step in steps_to(action, look_at(match, seat, english)):
            await taps(night, person, step)


async def taps(night: Night, person: SimPlayer, step: Step) -> None:
    verb, args, values = step
    if is_on_the_board(step):
        meant = (PUBLIC, (verb, *args))
        shown, pressed = next(
            (message, one)
            for message in reversed(person.messages())
            for one in custom_ids(message.components)
            if carried(one) == meant
        )
        await person.actor.click(shown, custom_id=pressed)
        return
    if not values:
        await night.tap(person, verb, *args)
        return
    desk = hand(person)
    menu = next(one for one in custom_ids(desk.components) if means(one) == verb)
    await person.actor.select(desk, values, custom_id=menu)


def carried(custom_id: str) -> tuple[str, tuple[object, ...]] | None:
    found = read_custom_id(custom_id)
    return None if found is None else (found.verb, tuple(found.args))


def means(custom_id: str) -> object:
    """The desk's verb, behind the draft."""
    found = read_custom_id(custom_id)
    return found.args[1] if found is not None and found.verb == "own" else None


def people(night: Night) -> tuple[SimPlayer, SimPlayer]:
    return night.person("Ada"), night.person("Basile")


async def offered(night: Night, **options: str) -> Offer:
    """Each has found a head, and Basile offers his for Ada's."""
    ada, basile = people(night)
    await ada.slash("play 13-monsters", first=0, **options)
    await night.press(basile, "join")
    await night.press(ada, "start")
    for person in (ada, basile):
        await night.press(person, "hand")
    state = await state_of(night)
    mine, yours, *_ = [one for one in PAIRS if part_of(one) == HEAD and cells_of(state, one)]
    await does(night, ADA, *(Flip(cell=cell) for cell in cells_of(state, mine)))
    state = await state_of(night)
    first, *others = flippable(state)
    second = next(cell for cell in others if pair_at(state, cell) != pair_at(state, first))
    await does(night, ADA, Flip(cell=first), Flip(cell=second))
    await does(night, BASILE, *(Flip(cell=cell) for cell in cells_of(state, yours)))
    return Offer(to=ADA, give=(yours,), take=(mine,))


async def test_a_partner_is_called_once_and_answers_with_one_tap(night: Night) -> None:
    """TM7.2: the call goes away with the answer."""
    offer = await offered(night)
    ada, basile = people(night)
    await does(night, BASILE, offer)
    await night.advance(HALF - 2)
    assert calls(ada) == []
    await night.advance(3)
    assert len(calls(ada)) == 1
    await night.advance(HALF - 4)
    assert len(calls(ada)) == 1
    await does(night, ADA, Accept())
    assert calls(ada) == []
    assert calls(basile) == []
    assert {*offer.give} <= {*(await state_of(night)).players[ADA].free}


async def test_an_offer_that_nobody_answers_lapses_after_half_a_minute(night: Night) -> None:
    """TM14.15: by a live clock."""
    offer = await offered(night)
    await does(night, BASILE, offer)
    await night.advance(2 * HALF - 1)
    assert (await state_of(night)).proposal is not None
    await night.advance(2)
    state = await state_of(night)
    assert state.proposal is None
    assert {*offer.give} <= {*state.players[BASILE].free}
    assert state.turn == BASILE, "nothing else of the turn is lost"


async def test_an_offer_by_a_relaxed_clock_lapses_after_a_day(night: Night) -> None:
    offer = await offered(night, clock="relaxed")
    await does(night, BASILE, offer)
    table = (await night.standing()).table
    assert [seat.deadline for seat in table.seats] == [table.saved + 1000 * DAY, None]
