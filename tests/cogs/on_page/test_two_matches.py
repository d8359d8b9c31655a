"""Two friends play twice, one of them by taps on a phone's page, and the leaderboard tells who is ahead."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Page, expect

from bench.taps import means, places
from cogs.wire.presses.custom_id import CustomId, base36, read_custom_id
from engine.chance import Chance
from engine.monad.state import View
from engine.tables.table import Standing
from playground.client import Control, Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.on_page.test_race import CHROMIUM, browser, looked_at, opened
from tests.cogs.on_page.test_ranks import last, run
from tests.cogs.on_page.test_whole_match import BOARD, OURS, one_shuffle, tapped_out
from tests.cogs.rigs.players import brain

__all__ = ["browser", "one_shuffle"]

THEIRS = 1  # Basile's seat

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skip(reason="hands of more than nine cards come in menus, which these fingers cannot use"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


async def played(page: Page, evening: Evening, table: int) -> Standing:
    """The match at this table, move by move: Ada taps on her phone, Basile presses from his own client."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await presses(basile, table, lambda said: said.verb == "join")
    await page.locator(f'{BOARD} button[data-key^="{base36(table)}."][data-key$=".start"]:enabled').tap()
    await presses(basile, table, lambda said: said.verb == "hand")
    while not (standing := await evening.until(somebody_is_to_act, table)).table.ended:
        if standing.table.seats[OURS].deadline is not None:
            await tapped_out(page, evening, standing)
        else:
            await acts(basile, standing)
        revision = standing.table.revision
        await evening.until(lambda now, before=revision: now.table.revision > before, table)
    return standing


def somebody_is_to_act(standing: Standing) -> bool:
    table = standing.table
    return table.ended or any(seat.deadline is not None for seat in table.seats)


async def acts(person: Person, standing: Standing) -> None:
    """What a brain would do, each tap on the screen that has come by then."""
    view, revision = standing.view(THEIRS), standing.table.revision
    assert isinstance(view, View)
    plan = brain.think(view, None, Chance("a friend", revision))
    assert plan is not None
    held = view.seats[THEIRS].hand or ()
    picks = [("pick", place) for place in places(held, getattr(plan.action, "cards", ()))]
    for deed in (*picks, means(plan.action)):
        await presses(
            person,
            standing.table.id,
            lambda said, deed=deed: (said.verb, said.revision, said.args[1:]) == ("own", revision, deed),
        )


async def presses(person: Person, table: int, is_meant: Callable[[CustomId], bool]) -> None:
    """A button that stands there by now."""

    def wanted(seen: Seen) -> Control | None:
        for control in seen.buttons:
            said = read_custom_id(control.custom_id)
            if said is not None and said.table == table and control.enabled and is_meant(said):
                return control
        return None

    control = wanted(await person.sees(wanted))
    assert control is not None
    deed = await person.press(control.custom_id, message=control.message, forged=True)
    assert not deed.failed, deed.reason
    if control.message.ephemeral:  # the next tap is for the screen that comes of this one
        await person.sees_no_more(lambda seen: control.custom_id in {one.custom_id for one in seen.buttons})


async def test_two_friends_play_twice_and_the_leaderboard_tells_who_is_ahead(
    browser: Browser, evening: Evening
) -> None:
    page = await opened(browser, evening, "Ada", phone=True)
    wins = [0, 0]
    for table in (1, 2):
        standing = await played(page, evening, table)
        assert standing.table.outcome is not None
        wins[standing.table.outcome.ranks.index(1)] += 1
    first = "Ada" if wins[OURS] > wins[THEIRS] else "Basile"
    await run(page, "/leaderboard")
    told = re.compile(
        rf"Leaderboard: Monad, Rating · This season\. 1\. {first if wins[0] != wins[1] else ''}"
    )
    await expect(last(page).locator("img")).to_have_attribute("alt", told)
    await looked_at(page, "leaderboard-after-two")
    assert evening.playground.errors == []
