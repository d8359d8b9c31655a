"""What is kept of somebody: told, given as a file, and erased."""

from __future__ import annotations

from typing import Any

import aiohttp
import msgspec

from engine.tables.table import Status
from playground.client import Person
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import answer, standing_of, whisper
from tests.cogs.rigs.players import board


async def exported(person: Person) -> dict[str, Any]:
    await person.slash("privacy")
    await person.press("As a file")
    await person.settled()
    (file,) = whisper(person).wire["attachments"]
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        return msgspec.json.decode(await answer.read())


async def erase(evening: Evening, person: Person) -> None:
    await person.slash("privacy")
    await person.press("Erase it…")
    await person.press("Erase everything")
    await person.sees("You are forgotten")
    await evening.settled()


async def test_everybody_may_have_all_that_is_kept(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.press("Reminders: on")
    await ada.slash("play monad")
    told = await exported(ada)
    assert told["person"] == int(ada.id)
    assert told["settings"][0]["pings"] is False
    assert len(told["seats"]) == 1


async def test_nothing_is_erased_before_it_is_asked_once_more(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.press("Reminders: on")
    await ada.slash("privacy")
    await ada.press("Erase it…")
    assert "cannot be undone" in answer(ada)
    await ada.press("Keep it")
    assert "What is kept of you" in answer(ada)
    assert (await exported(ada))["settings"]


async def test_the_erased_get_up_and_a_brain_plays_on(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await basile.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    table = (await standing_of(evening, ada)).table.id
    await erase(evening, ada)
    told = await exported(ada)
    assert not any(value for name, value in told.items() if name != "person")
    standing = await evening.client.services.tables.peek(table)
    assert standing.table.status is Status.PLAYING
    await basile.press("My hand")
    await evening.settled()
    assert await evening.client.services.tables.peek(table)


async def test_a_lobby_of_the_erased_alone_is_cleared(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await erase(evening, ada)
    assert "cleared" in board(ada).text


async def test_the_language_is_forgotten_with_the_rest(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.select("0.0.my_language", "fr")
    await ada.slash("privacy")
    await ada.press("Tout effacer…")
    await ada.press("Tout effacer")
    await ada.sees("You are forgotten")


async def test_a_table_of_another_process_is_left_to_it(evening: Evening) -> None:
    """One process alone plays a table: whoever sits elsewhere is told where, and nothing is erased."""
    ada, client = evening.person("Ada"), evening.client
    await ada.slash("play monad")
    guild = client.guilds[0].id
    client.shard_count, client.shard_ids = 2, [1 - (guild >> 22) % 2]
    await ada.slash("privacy")
    await ada.press("Erase it…")
    await ada.press("Erase everything")
    await ada.sees(f"You still sit at tables in <#{ada.channel_id}>")
    assert len((await exported(ada))["seats"]) == 1
    client.shard_ids = [(guild >> 22) % 2]
    await erase(evening, ada)
    assert "cleared" in board(ada).text


async def test_whoever_was_erased_plays_again_as_somebody_new(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await erase(evening, ada)
    await ada.slash("play monad")
    assert f"<@{ada.id}>" in board(ada).text
    assert len((await exported(ada))["seats"]) == 1
