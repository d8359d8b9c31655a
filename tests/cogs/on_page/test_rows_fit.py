"""No row that was broken for a narrow phone is broken once more by it: measured in a real Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.async_api import Browser, expect

from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.shown.boards.board import board_screen
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.names import APART
from cogs.wire.screens.rows import broken
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from cogs.wire.screens.widths import WIDTH, wide
from data.words import Languages, Words
from engine.game import Level
from engine.registry import games
from engine.tables.table import Seat, Standing
from tests.cogs.conftest import Evening
from tests.cogs.rigs.page import browser
from tests.conformance.desks import positions, seated
from tests.rigs.chromium import IN_BROWSER
from tests.rigs.wire import FIRST_PEOPLE

__all__ = ["browser"]

pytestmark = [IN_BROWSER, pytest.mark.thorough]

NARROW = 360
A_MESSAGE = 36  # lines in one message
WIDEST, POSITIONS = 10 * A_MESSAGE, 60  # rows, and moments of each game from which they come
SMALL = re.compile("^-# ")
UNSEEN = re.compile(r"\*\*|<t:\d+:\w>|\\")
HIGH = """lines => lines.filter(line => line.getClientRects().length &&
    line.scrollHeight > 1.6 * parseFloat(getComputedStyle(line.querySelector('.subtext') ?? line).fontSize))
    .map(line => line.innerText)"""


def shown(evening: Evening, words: Words) -> Iterator[Screen]:
    """Boards with news and hands, of people of the house and of brains."""
    people = [evening.person(name) for name in FIRST_PEOPLE]
    here = [Seat(person=int(one.id), name=one.name, deadline=9_000_000) for one in people]
    for played in games():
        desk = desk_of(played.key)
        for match in positions(played, POSITIONS):
            brains = (Seat(level=Level.EASY, which=at) for at in range(match.seats))
            table = msgspec.structs.replace(seated(match).table, seats=(*here, *brains)[: match.seats])
            standing = Standing(table, played, match)
            look = look_at(standing, words, None)
            yield Screen(tuple(map(Line, desk.news(look))))
            if match.outcome:
                yield desk.result(look)
                continue
            yield board_screen(standing, desk, words, look, desk.news(look))
            if desk.secret:
                yield desk.private(look_at(standing, words, 0))


def rows_of(screens: Iterator[Screen], names: dict[int, str]) -> Iterator[str]:
    """Whole rows, but for those that a phone may break; a word that is too long for one is nobody's fault."""
    for screen in screens:
        for part in screen.parts:
            if isinstance(part, Line):
                rows = broken(part.text, names)
                yield from (row for row in rows if " " in row and row[0] != "#" and APART not in row)


def reckoned(row: str, names: dict[int, str]) -> float:
    said = re.sub(r"<@(\d+)>", lambda found: "@" + names.get(int(found[1]), ""), UNSEEN.sub("", row))
    return wide(SMALL.sub("", said)) * (13 / 16 if SMALL.match(row) else 1.0)


@pytest.mark.parametrize("language", Languages().names)
async def test_the_widest_rows_of_every_game_stand_on_one_row(
    browser: Browser, evening: Evening, language: str
) -> None:
    names = {int(evening.person(name).id): name for name in FIRST_PEOPLE}
    rows = sorted(
        dict.fromkeys(rows_of(shown(evening, Languages(strict=True)[language]), names)),
        key=lambda row: -reckoned(row, names),
    )
    assert reckoned(rows[0], names) > 0.9 * WIDTH
    page = await browser.new_page(viewport={"width": NARROW, "height": 800})
    await page.goto(f"{evening.playground.url}/?people=Ada")
    await expect(page.locator(".pane")).to_have_count(1)
    channel = evening.client.guilds[0].text_channels[0]
    for at in range(0, min(WIDEST, len(rows)), A_MESSAGE):
        lines = tuple(map(Line, rows[at : at + A_MESSAGE]))
        screen = Screen((*lines, Row((Tap(label=f"seen {at}", verb="seen"),))), accent=1)
        await channel.send(view=Sheet(screen, table=7, revision=0))
        message = page.locator("li.message").last
        await expect(message.get_by_role("button", name=f"seen {at}")).to_be_visible()
        text = message.locator(".text")
        await expect(text).to_have_count(len(lines))
        assert await text.first.evaluate("line => line.clientWidth") == WIDTH
        assert await text.evaluate_all(HIGH) == []
