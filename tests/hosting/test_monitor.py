"""What the bot tells whoever hosts it: how it is, and what it has done."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from playground.client import Person
from tests.cogs.conftest import Evening, an_evening
from tests.hosting.processes import PATIENCE, started

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def get(url: str) -> tuple[int, str, Any]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        text = await answer.text()
        return answer.status, text, await answer.json() if "json" in answer.content_type else None


async def samples(url: str) -> Samples:
    _, text, _ = await get(f"{url}/metrics")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def presses(told: Samples, verb: str, outcome: str) -> float:
    return told.get(("tablee_presses_total", (("outcome", outcome), ("verb", verb))), 0)


@pytest.fixture
async def watched(tmp_path: Path) -> Any:
    async with AsyncExitStack() as stack:
        evening = await an_evening(stack, f"sqlite:///{tmp_path}/games.db")
        url = await stack.enter_async_context(evening.client.monitor.serving("127.0.0.1", 0))
        assert url
        yield evening, url


async def test_presses_are_counted_by_verb_and_by_what_came_of_them(watched: tuple[Evening, str]) -> None:
    evening, url = watched
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1)
    await ada.press("Join")
    await ada.press("0.0.nonsense", message=ada.last, forged=True)
    await ada.press("Start")
    await evening.settled()
    told = await samples(url)
    assert presses(told, "play monad", "done") == 1
    assert presses(told, "join", "refused") == 1
    assert presses(told, "unknown", "done") == 1
    assert presses(told, "start", "done") == 1
    assert told["tablee_answer_seconds_count", ()] == 4
    assert told["tablee_live_tables", ()] == 1
    assert told["tablee_store_waiting", ()] == 0
    assert told["tablee_changes_total", (("what", "dealt"),)] == 1
    assert told["tablee_requests_total", (("method", "POST"), ("status", "200"))] >= 4
    assert sum(value for (name, _), value in told.items() if name == "tablee_edits_total") >= 1


async def test_what_discord_refuses_for_haste_is_counted(watched: tuple[Evening, str]) -> None:
    evening, url = watched
    ada = evening.person("Ada")
    await ada.fault("fail", method="PUT", route="/applications/*", status=429)
    application = evening.client.application_id
    assert application
    payload = await evening.client.payload()
    with pytest.raises(Exception, match="429"):
        await evening.client.http.bulk_upsert_global_commands(application, payload)
    told = await samples(url)
    assert told["tablee_requests_total", (("method", "PUT"), ("status", "429"))] >= 1


async def test_the_house_is_well_when_discord_and_the_database_answer(watched: tuple[Evening, str]) -> None:
    _, url = watched
    status, _, told = await get(f"{url}/health")
    assert status == 200
    assert told["ready"] is True
    assert told["database"] == "ok"
    assert list(told["shards"]) == ["0"]


async def test_the_house_is_not_well_without_its_database(watched: tuple[Evening, str]) -> None:
    evening, url = watched
    await evening.settled()
    database = evening.client.monitor.database
    await database._readers.dispose()  # what it has open would go on reading the file that was
    with hidden(Path(database.url.database or "")):
        status, _, told = await get(f"{url}/health")
    assert status == 503
    assert told["database"] != "ok"
    assert (await get(f"{url}/health"))[0] == 200


@contextmanager
def hidden(path: Path) -> Iterator[None]:
    """Meanwhile there is a folder where the file was."""
    away = path.rename(path.with_suffix(".away"))
    path.mkdir()
    try:
        yield
    finally:
        path.rmdir()
        away.rename(path)


async def test_a_port_that_is_taken_costs_the_metrics_and_nothing_else(watched: tuple[Evening, str]) -> None:
    evening, _ = watched
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        async with evening.client.monitor.serving("127.0.0.1", taken.getsockname()[1]) as url:
            assert url is None
            await evening.person("Ada").slash("games")


async def test_the_playground_shows_metrics_where_somebody_wants_them(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    async with started(tmp_path, METRICS_PORT=port) as (_, url), await Person.join(url, "Ada") as ada:
        await ada.bot_arrives(PATIENCE)
        await ada.slash("me")
        assert presses(await samples(f"http://127.0.0.1:{port}"), "me", "done") == 1
