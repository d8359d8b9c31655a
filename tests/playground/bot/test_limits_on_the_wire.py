"""Rate limits as a client meets them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import pytest

import playground
from playground.api import ROUTES
from playground.bot.limits import LIMITS
from tests.playground.demos import make
from tests.rigs.faults import Faults
from tests.rigs.recorder import Recorder
from tests.rigs.wire import on_playground


@dataclass
class Wire:
    """A client without any library between."""

    served: playground.Playground
    session: aiohttp.ClientSession

    async def say(self, content: str) -> aiohttp.ClientResponse:
        channel = next(iter(self.served.world.channels))
        url = f"{self.served.url}/api/v10/channels/{channel}/messages"
        headers = {"Authorization": f"Bot {self.served.token}"}
        async with self.session.post(url, json={"content": content}, headers=headers) as response:
            await response.read()
            return response


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    async with playground.start() as served, aiohttp.ClientSession() as session:
        yield Wire(served, session)


@pytest.mark.parametrize("named", LIMITS)
def test_every_limit_is_that_of_a_route(named: str) -> None:
    method, template = named.split(" ")
    route, _ = ROUTES.match(method, re.sub(r"\{[^}]+\}", "123456789012345678", template))
    assert route.name == named


async def test_the_sixth_message_in_five_seconds_is_refused(wire: Wire) -> None:
    answers = [await wire.say(str(n)) for n in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == list("432100")
    refused = await answers[-1].json()
    assert 4 < refused["retry_after"] <= 5
    assert refused["global"] is False


async def test_without_limits_everything_passes(wire: Wire) -> None:
    wire.served.discord.buckets.on = False
    answers = [await wire.say(str(n)) for n in range(60)]
    assert {answer.status for answer in answers} == {200}


async def test_a_429_on_demand_is_waited_out_by_the_client() -> None:
    async with on_playground(make) as rig:
        fault = rig.playground.faults.add("POST", "/webhooks/*", status=429, retry_after=0.05, times=1)
        ada = rig.person("Ada")
        await ada.slash("paint", colour="Ocean")
        assert fault.times == 0
        assert "Ocean, 64 × 64" in (await ada.reads())[-1]


@pytest.mark.usefixtures("hurry")
async def test_an_error_on_demand_reaches_the_bot(recorder: Recorder | None, faults: Faults) -> None:
    faults.forgive("Ignoring exception in command %r")
    async with on_playground(make) as rig:
        rig.playground.faults.add("POST", "/interactions/*", status=403, times=1)
        ada = rig.person("Ada").person
        deed = await ada.slash("hello")
        assert deed.failed
        assert ada.messages == []
