"""What goes on beside presses goes on to the end; where it does not, that is said."""

from __future__ import annotations

import asyncio

from cogs.hosting.opening import open_house
from tests.rigs.faults import Faults


async def test_whatever_dies_beside_is_logged_with_what_it_died_of(database: str, faults: Faults) -> None:
    faults.forgive("nothing does this any more")

    async def dies() -> None:
        raise ZeroDivisionError

    async def ends() -> None:
        """All was done."""

    async def goes_on() -> None:
        await asyncio.Event().wait()

    async with open_house(database) as client:
        client.work = (ends, dies, goes_on)
        await client.setup_hook()
        await asyncio.wait(client._working, return_when=asyncio.FIRST_EXCEPTION)
    (fault,) = faults.heard
    assert isinstance(fault.about["exc_info"], ZeroDivisionError)
    assert "dies" in fault.about["what"]
