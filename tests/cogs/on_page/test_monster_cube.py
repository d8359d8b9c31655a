"""Monster Cube on the page, in a real Chromium: two people, each on a phone 390 px wide, and a brain."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext, suppress
from typing import Any

import pytest
from playwright.async_api import Browser, Page
from playwright.async_api import TimeoutError as Gone

from bench.patience import LONG, patience
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cube.geometry import combinations, moved, moves, through
from engine.monster_cube.news import Missed, Renewed, Solved
from engine.monster_cube.state import Phase, State
from playground.client import Seen
from tests.cogs.conftest import Evening
from tests.cogs.games.monster_cube.hunters import CHOOSING, TILES, Chaser, found
from tests.cogs.rigs.page import (
    a_phone,
    browser,
    looked_at,
    nothing_hangs_over_the_edge,
    tapped,
    the_end_is_seen,
)
from tests.cogs.rigs.racing import a_house, a_town, board, standing
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.fixtures import sampler as recorder

__all__ = ["browser", "recorder"]

PACE = 0.02  # of a brain, so that people are first at times
QUICKLY = 5_000  # ms, to tap what stands there
LOOKED_AT = 3  # claims, or turns, of which pictures are kept

pytestmark = [
    pytest.mark.thorough,
    IN_BROWSER,
]


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "page", brain_pace=PACE) as evening:
        yield evening


class Thumb(Chaser):
    """A hunter whose taps are made on his own phone."""

    page: Page

    async def touches(self, screen: Seen, custom_id: str) -> None:
        """On the board the brain may be quicker: then there is nothing to tap any more."""
        before = await self.match()
        with suppress(Gone) if ".tap." in custom_id else nullcontext():
            await tapped(self.page, custom_id, QUICKLY)
        if not any(f"~{verb}" in custom_id for verb in CHOOSING):
            await self.evening.until(lambda standing: standing.match != before, self.table)

    async def opens(self) -> None:
        await self.page.get_by_role("button", name="My cube").tap()
        await self.person.sees(lambda seen: seen.ephemeral and len(seen.buttons) > TILES)


async def two_and_a_brain(evening: Evening, browser: Browser, **options: Any) -> tuple[Thumb, Thumb]:
    """Everything is tapped: to join, to start, and to be there."""
    names = ("Ada", "Basile")
    pages = [await a_phone(browser, evening, name) for name in names]
    await evening.person("Ada").slash("play monster-cube", house=1, level="easy", **options)
    await pages[1].get_by_role("button", name="Join").tap()
    basile = int(evening.person("Basile").id)
    await evening.until(lambda standing: standing.table.seat_of(basile) is not None)
    await evening.settled()
    await pages[0].get_by_role("button", name="Start").tap()
    if "rules" not in options:  # a race is called first
        await pages[1].get_by_role("button", name="I’m ready").tap()
    await evening.until(lambda standing: standing.match is not None)
    await evening.settled()
    first, second = [await thumb_of(evening, page, name) for page, name in zip(pages, names, strict=True)]
    return first, second


async def thumb_of(evening: Evening, page: Page, name: str) -> Thumb:
    table = (await standing(evening, 1)).table
    seat = table.seat_of(int(evening.person(name).id))
    assert seat is not None
    thumb = Thumb(evening, table.id, name, seat)
    thumb.page = page
    return thumb


async def over(thumb: Thumb) -> bool:
    return (await standing(thumb.evening, thumb.table)).table.ended


async def story(thumb: Thumb) -> list[Any]:
    """All that happened, from the log."""
    record = await thumb.evening.client.services.tables.record(thumb.table)
    options = game.read_options(bytes(record.options))
    match, told = Match.deal(game, options, record.seats, record.seed, record.opened), list[Any]()
    for entry in record.entries:
        match = match.follow(entry).match
        told += match.state.news
    return told


def wrong(match: Match, seat: int) -> Claim | None:
    """A combination that makes none of the monsters; in a turn with the move that it takes."""
    view = match.game.view(match.state, seat)
    in_turns = view.options.rules.turns
    seeing = sight(view, seat, cube=seat if in_turns else 0)
    if not in_turns:
        every = (Claim(faces=one.faces) for one in combinations(seeing.cells))
        return next((one for one in every if not seeing.makes(one.faces)), None)
    for slot, to in moves(seeing.cells):
        for one in through(moved(seeing.cells, slot, to), slot, ribbons=False):
            if not seeing.makes(one.faces):
                return Claim(faces=one.faces, move=Move(tile=slot, to=to))
    return None


async def test_two_phones_play_monster_code_to_its_end(browser: Browser, evening: Evening) -> None:
    """MC7, MC8: with wrong claims, what they cost, and monsters that all agree to let go."""
    ada, basile = await two_and_a_brain(evening, browser, window=0, king=True, families=True)
    number, waits = 0, patience("the end of a match of searches", LONG)
    while not await over(ada):
        next(waits)
        number += 1
        await searched(*((ada, basile) if number % 2 else (basile, ada)), number)
    told = await story(ada)
    await both_have_played_to_the_end(told, ada, basile)
    assert [one for one in told if isinstance(one, Renewed)]


async def searched(hunter: Thumb, other: Thumb, number: int) -> None:
    """Monster!, and what he has found; now and then something wrong, or they let the monsters go."""
    state: State = (await hunter.match()).state
    if state.phase is Phase.RETURN:
        await gives_back(state, hunter, other)
    if state.phase is not Phase.SEARCH:
        await asyncio.sleep(0.01)
        return
    if number % 6 == 0:
        await all_agree(hunter, other)
        return
    await hunter.buzz()
    match = await hunter.match()
    holder = match.state.holder
    if match.state.phase is not Phase.CLAIM or holder is None or holder.seat != hunter.seat:
        return  # the brain was first
    if number < LOOKED_AT:
        await looked_at(hunter.page, f"cube-claim-{number}")
        await nothing_hangs_over_the_edge(hunter.page)
    claim = (
        wrong(match, hunter.seat) if number % 5 == 0 else found(match, hunter.seat, moving=number % 4 == 0)
    )
    await (hunter.own("do", "give-up") if claim is None else hunter.shows(claim))


async def gives_back(state: State, *people: Thumb) -> None:
    """By the menu (MC7.3), if it is one of them who was wrong."""
    for thumb in people:
        if state.holder is not None and state.holder.seat == thumb.seat:
            await thumb.returns(state.players[thumb.seat].won[0])


async def all_agree(*people: Thumb) -> None:
    """Nothing matches, say both; the brain is asked, and may find something after all (MC7.6)."""
    for thumb in people:
        state: State = (await thumb.match()).state
        if state.phase is Phase.SEARCH and thumb.seat not in state.agreed:
            await thumb.press(board(thumb.person), "do", "agree")


async def both_have_played_to_the_end(told: list[Any], *people: Thumb) -> None:
    for thumb in people:
        assert [one for one in told if isinstance(one, Solved) and one.seat == thumb.seat]
        await the_end_is_seen(thumb.evening, thumb.page, f"cube-end-{thumb.seat}")
    seats = [thumb.seat for thumb in people]
    assert [one for one in told if isinstance(one, Missed) and one.seat in seats and one.faces]


async def test_two_phones_play_monster_dice_to_its_end(browser: Browser, evening: Evening) -> None:
    """MC10: with a wrong claim, after which the move stands."""
    people = await two_and_a_brain(evening, browser, rules="dice")
    hunters, turns = {thumb.seat: thumb for thumb in people}, 0
    for thumb in people:
        await thumb.opens()
    waits = patience("the end of a match in turns", LONG)
    while not await over(people[0]):
        next(waits)
        match = await people[0].match()
        hunter = hunters.get(match.state.turn)
        if hunter is None:
            await asyncio.sleep(0.01)
            continue
        turns += 1
        await hunter.evening.settled()
        if turns < LOOKED_AT:
            await looked_at(hunter.page, f"dice-turn-{turns}")
            await nothing_hangs_over_the_edge(hunter.page)
        await turned(hunter, match, errs=turns == LOOKED_AT)
    await both_have_played_to_the_end(await story(people[0]), *people)


async def turned(hunter: Thumb, match: Match, *, errs: bool) -> None:
    claim = wrong(match, hunter.seat) if errs else found(match, hunter.seat, moving=True)
    if claim is not None:
        await hunter.shows(claim)
        return
    slot, to = moves(match.state.cubes[hunter.seat].cells)[0]
    await hunter.moves(match, Move(tile=slot, to=to))
    await hunter.own("shift")
