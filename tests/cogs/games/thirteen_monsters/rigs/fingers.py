"""Somebody at 13 Monsters whose taps are made on the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from playwright.async_api import Page

from playground.client import Control
from tests.cogs.conftest import Evening
from tests.cogs.games.thirteen_monsters.rigs.sitters import Sitter
from tests.cogs.rigs.page import (
    tapped,
)
from tests.cogs.rigs.racing import a_house, a_town
from tests.rigs.wire import PATIENCE


class Hand(Sitter):
    """Somebody at 13 Monsters whose taps are made on the page; he waits for what comes of each."""

    page: Page

    async def touches(self, control: Control, *values: str) -> None:
        if values:
            await self._chooses(control, values)
        else:
            await tapped(self.page, control.custom_id)
        async with asyncio.timeout(PATIENCE):
            while True:
                if control.message.wire not in [one.wire for one in self.person.messages]:
                    return
                await asyncio.sleep(0.005)

    async def _chooses(self, control: Control, values: Sequence[str]) -> None:
        await self.page.locator(f'[data-key="{control.custom_id}"]').last.tap()
        labels = [option["label"] for option in control.wire["options"] if option["value"] in values]
        for label in labels:
            await self.page.get_by_role("option", name=label).first.tap()
        if control.wire.get("max_values", 1) > 1:
            await self.page.get_by_role("button", name="Done").tap()


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database, "page", brain_pace=0.01) as evening:
        yield evening
