"""13 Monsters on a phone 390 px wide: trades and an attack of three, and whole matches of four and eight."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from bench.patience import LONG, patience
from engine.match import Match
from engine.thirteen_monsters.moves import Accept, Attack, Decline, EndTurn, Flip, Offer
from engine.thirteen_monsters.pieces.cards import HEAD, PAIRS, part_of
from engine.thirteen_monsters.state import State
from engine.thirteen_monsters.turn.search import flippable
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.evenings import (
    THREE,
    WHOLE,
    an_evening,
    fought,
    killed_three_times,
    lying,
    played_to_a_death_battle_of_three,
    played_to_an_elemental_master,
    weakest,
)
from tests.cogs.games.thirteen_monsters.rigs.evenings import at_table as at_a_mortal_table
from tests.cogs.games.thirteen_monsters.rigs.fingers import Hand, evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter, cells_of, foreseen, meanwhile
from tests.cogs.rigs.hours import Hours
from tests.cogs.rigs.mortal import under_a_mortal
from tests.cogs.rigs.page import (
    a_phone,
    browser,
    looked_at,
    nothing_hangs_over_the_edge,
    the_end_is_seen,
)
from tests.cogs.rigs.racing import seated, standing
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.fixtures import sampler as recorder

__all__ = ["browser", "evening", "recorder"]

pytestmark = [
    pytest.mark.thorough,
    IN_BROWSER,
]


async def at_table(evening: Evening, page: Page) -> tuple[Hand, Sitter, Sitter]:
    """Ada, who begins, on the page; Basile and Cleo; everybody with a gnome (TM3.4)."""
    number = await seated(evening, "13-monsters", "Ada", "Basile", "Cleo", first=0)
    table = (await standing(evening, number)).table
    ada, basile, cleo = (
        Hand(evening, table, "Ada"),
        *(Sitter(evening, table, one) for one in ("Basile", "Cleo")),
    )
    ada.page = page
    for one in (ada, basile, cleo):
        await one.opens()
    return ada, basile, cleo


def heads(state: State) -> list[int]:
    return [pair for pair in PAIRS if part_of(pair) == HEAD and cells_of(state, pair)]


def won_by_the_attacker(match: Match) -> bool | None:
    winner = match.state.battle.winner
    return None if winner is None else winner == 0


async def test_a_phone_trades_and_attacks(browser: Browser, evening: Evening) -> None:
    """TM7, TM8: by taps; what was thrown and who won stays until the next card is turned."""
    page = await a_phone(browser, evening)
    ada, basile, cleo = await at_table(evening, page)
    mine, yours, *_ = heads(await ada.state())
    await ada.finds(mine)
    await ada.misses()
    await basile.finds(yours)
    await basile.does(Offer(to=ada.seat, give=(yours,), take=(mine,)))
    await expect(page.locator('img[alt*="(chosen): head of"]')).to_be_visible()
    await looked_at(page, "thirteen-offered")
    await nothing_hangs_over_the_edge(page)
    await ada.does(Accept())
    assert yours in (await ada.state()).players[ada.seat].free
    await basile.misses()
    await cleo.misses()
    await ada.does(Offer(to=basile.seat, give=(yours,), take=(mine,)))
    await basile.does(Decline())
    for stall, sign in (("trade", "What you give"), ("attack", "Attack!"), ("search", "A1–C3")):
        await ada.goes_to(stall)
        await expect(page.get_by_text(sign).last).to_be_visible()
        await looked_at(page, f"thirteen-{stall}")
        await nothing_hangs_over_the_edge(page)
    gnome = (await ada.state()).players[ada.seat].monsters[0]
    await ada.does(Attack(monster=gnome.head, pair=mine))
    await looked_at(page, "thirteen-attack-begun")
    await nothing_hangs_over_the_edge(page)
    for action in foreseen(await ada.match(), won_by_the_attacker):
        thrower = ada if await ada.awaited() else basile
        await thrower.does(action)
    assert mine in (await ada.state()).players[ada.seat].free
    fought = page.locator('li.message:not(.ephemeral) img[alt*="Seat 1 (Ada) won."]')
    await expect(fought).to_be_visible()
    await looked_at(page, "thirteen-attack-won")
    await nothing_hangs_over_the_edge(page)
    await ada.does(Flip(cell=flippable(await ada.state())[0]))
    await expect(fought).to_have_count(0)
    await evening.settled()
    assert not evening.playground.errors


async def test_a_phone_haggles_uses_every_power_and_wins_as_elemental_master(
    browser: Browser, database: str
) -> None:
    """TM7, TM8, TM9, TM10.6: among four, two of them brains."""
    hours = Hours()
    async with an_evening(database, hours, "four") as evening:
        page = await a_phone(browser, evening)
        number = await seated(
            evening, "13-monsters", "Ada", "Basile", first=0, house=2, level="hard", **WHOLE
        )
        table = (await standing(evening, number)).table
        ada, basile = Hand(evening, table, "Ada"), Sitter(evening, table, "Basile")
        ada.page = page
        await basile.opens()
        await played_to_an_elemental_master(ada, basile, hours)
        await the_end_is_seen(evening, page, "thirteen-4-master")


async def test_a_phone_fights_to_the_death_among_three(browser: Browser, evening: Evening) -> None:
    """TM10.4, TM10.5: a whole match, and a tie in its Death Battle."""
    page = await a_phone(browser, evening)
    number = await seated(evening, "13-monsters", *THREE, first=0, **WHOLE)
    table = (await standing(evening, number)).table
    ada, *others = Hand(evening, table, "Ada"), *(Sitter(evening, table, name) for name in THREE[1:])
    ada.page = page
    await played_to_a_death_battle_of_three([ada, *others])
    await the_end_is_seen(evening, page, "thirteen-3-death")


async def test_a_phone_goes_on_where_the_bot_was_killed(browser: Browser, database: str) -> None:
    """TM6, TM7, TM8: in the middle of a search, an offer and a battle."""
    async with under_a_mortal(database) as evening:
        page = await a_phone(browser, evening)
        table = await at_a_mortal_table(evening)
        ada, basile = Hand(evening, table, "Ada"), Sitter(evening, table, "Basile")
        ada.page = page
        await killed_three_times(evening, ada, basile)
        await evening.settled()
        await looked_at(page, "thirteen-killed")
        await nothing_hangs_over_the_edge(page)


@pytest.mark.parametrize("seats", [4, 8])
async def test_a_phone_plays_to_the_end_among_people_and_brains(
    browser: Browser, evening: Evening, seats: int
) -> None:
    """TM10.1 to TM10.4: attacked in the final round it defends itself by dice, and has its last turn."""
    page = await a_phone(browser, evening)
    number = await seated(evening, "13-monsters", "Ada", "Basile", house=seats - 2, level="easy", first=0)
    table = (await standing(evening, number)).table
    ada, basile = Hand(evening, table, "Ada"), Sitter(evening, table, "Basile")
    ada.page = page
    await basile.opens()
    await ada.misses()
    await looked_at(page, f"thirteen-{seats}-begun")
    await nothing_hangs_over_the_edge(page)
    assert await meanwhile(ada, basile) is basile
    await basile.finds(*by_monsters_apart(await basile.state()))
    state = await basile.state()
    assert state.final == (seats - 1, *range(seats - 1))
    own = state.players[basile.seat].monsters[0].head
    await basile.does(Attack(monster=own, pair=weakest(state, ada.seat)))
    await fought(ada, basile, winner=ada.seat)
    await looked_at(page, f"thirteen-{seats}-defended")
    await nothing_hangs_over_the_edge(page)
    await basile.does(EndTurn())
    waits = patience("the end of the match", LONG)
    while (last := await meanwhile(ada, basile)) is not None:
        next(waits)
        await last.does(EndTurn())
    await the_end_is_seen(evening, page, f"thirteen-{seats}-end")
    assert (await ada.state()).end is not None


def by_monsters_apart(state: State) -> list[int]:
    """All that lies there, in an order in which three of one monster seldom meet."""
    return sorted(lying(state), key=lambda pair: (pair * 7 % len(PAIRS), pair))
