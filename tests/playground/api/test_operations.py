"""Every operation of Discord's description is done, or refused with a sentence and listed in the README."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import pytest

import playground
from playground.api import ROUTES
from playground.api.refused import NOT_HERE
from playground.checks import Rejected
from playground.checks.shapes import ABSENT
from tests.rigs.judge.spec import load, missing

README = (Path(playground.__file__).parent / "README.md").read_text(encoding="utf-8")
SNOWFLAKE = "1572528441872351237"
judged = pytest.mark.skipif(missing() is not None, reason=missing() or "")


def described() -> list[tuple[str, str]]:
    """Every method on every path, ids filled in."""
    operations = [] if missing() else load().operations
    return [(one.method.upper(), re.sub(r"\{[^}]+\}", SNOWFLAKE, one.template)) for one in operations]


@judged
def test_every_operation_is_known() -> None:
    assert len(described()) > 200
    unknown = []
    for method, path in described():
        try:
            ROUTES.match(method, path)
        except Rejected:
            unknown.append(f"{method} {path}")
    assert not unknown


def test_what_is_refused_is_listed_in_the_readme() -> None:
    left_out = [part for part in {*NOT_HERE, *ABSENT} if part not in README.replace("\n", " ")]
    assert not left_out


@judged
def test_nothing_is_refused_that_is_done() -> None:
    refused = {operation for operations in NOT_HERE.values() for operation in operations}
    methods = [(m, o.rpartition(" ")[2]) for o in refused for m in o.split()[:-1]]
    assert len(methods) == len(set(methods))


async def test_what_is_refused_says_so_in_a_sentence(pg: playground.Playground) -> None:
    headers = {"Authorization": f"Bot {pg.token}"}
    guild = next(iter(pg.world.guilds))
    async with aiohttp.request("GET", f"{pg.url}/api/v10/guilds/{guild}/audit-logs", headers=headers) as told:
        assert told.status == 404
        assert (await told.json())["message"] == "404: The playground has no audit logs (see its README)."
