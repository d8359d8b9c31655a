"""A finished match once more: step by step, as a film, as a file, and verified before everybody."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from msgspec.structs import replace

from cogs import replay
from cogs.games.desks import desk_of
from cogs.shown.story import Story, retold, watched
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Row, Screen, Tap
from data.database.database import Database
from data.kept.privacy import Privacy
from data.words import Languages
from engine import registry
from engine.match import Match, load_record
from engine.match import replay as played_again
from engine.monad import game as monad
from engine.tables.table import Standing
from playground.client import Person, Seen
from playground.world.permissions import Overwrite
from render.replay import LARGEST, MOST, Film
from tests.cogs.conftest import Evening
from tests.cogs.rigs.matches import finished, one_shuffle
from tests.conformance.phone import Phone, foot
from tests.rigs.goldens import FIRST, GOLDENS, ended

__all__ = ["one_shuffle"]


def answer(person: Person) -> Seen:
    return [message for message in person.messages if message.ephemeral][-1]


async def press(person: Person, name: str) -> None:
    deed = await person.press(name, message=answer(person))
    assert not deed.failed, deed.reason


async def opened(evening: Evening, person: Person, standing: Standing) -> None:
    """`/replay`, and this match chosen from the list."""
    await person.slash("replay")
    menu = answer(person).selects[0]
    deed = await person.select(menu.custom_id, str(standing.table.id), message=answer(person))
    assert not deed.failed, deed.reason
    await evening.settled()  # a busy machine acknowledges first, and tells the match later


def step_shown(person: Person) -> tuple[int, int]:
    words = answer(person).text.split("Step ")[1].split()
    return int(words[0].replace(",", "")), int(words[2].replace(",", ""))


async def test_where_nothing_was_finished_there_is_nothing_to_replay(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("replay")
    assert "No match has been finished here yet" in answer(ada).text


async def test_the_last_matches_are_offered_with_game_and_people(evening: Evening) -> None:
    await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await cleo.slash("replay")
    (option,) = answer(cleo).selects[0].wire["options"]
    assert option["label"].startswith("Monad · ")
    assert option["description"] == "Ada and Basile"


async def test_a_match_is_watched_step_by_step_and_by_a_jump(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await opened(evening, cleo, standing)
    first, count = step_shown(cleo)
    assert first == 1
    assert count == standing.table.revision + 2, "every step, and the result"
    assert "begins" in answer(cleo).text
    assert len(answer(cleo).pictures) == 1
    for name, at in (("▶️", 2), ("▶️", 3), ("◀️", 2), ("⏭️", count)):
        await press(cleo, name)
        assert step_shown(cleo) == (at, count)
    menu = answer(cleo).selects[0]
    assert all(option["description"] for option in menu.wire["options"][:-1])
    for wanted in (menu.wire["options"][7], menu.wire["options"][0]):
        await cleo.select(menu.custom_id, wanted["value"], message=answer(cleo))
        assert step_shown(cleo)[0] == int(wanted["value"]) + 1
    assert step_shown(cleo) == (1, count)


@pytest.mark.parametrize("step", [-1, replay.LARGEST])
async def test_a_step_that_no_match_has_is_its_first_or_its_last(evening: Evening, step: int) -> None:
    standing, cleo = await finished(evening, "Ada", "Basile"), evening.person("Cleo")
    await opened(evening, cleo, standing)
    _, count = step_shown(cleo)
    forged = str(CustomId(standing.table.id, 0, "replay_step", ("on", step)))
    await cleo.press(forged, message=answer(cleo), forged=True)
    await evening.settled()
    assert step_shown(cleo)[0] == (1 if step < 0 else count)


async def test_the_last_step_is_the_result(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await opened(evening, cleo, standing)
    await press(cleo, "⏭️")
    assert "won with 5 Monads" in answer(cleo).text
    ways = {button.emoji: button.enabled for button in answer(cleo).buttons[:3]}
    assert ways == {"◀️": True, "▶️": False, "⏭️": False}


async def test_hands_stay_hidden_in_a_replay(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    ada = evening.person("Ada")
    await opened(evening, ada, standing)
    for _ in range(5):
        assert "Your hand" not in answer(ada).text
        await press(ada, "▶️")


async def test_the_shuffle_is_verified_before_everybody(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo, jonas = evening.person("Cleo"), evening.person("Jonas")
    await opened(evening, cleo, standing)
    await press(cleo, "Fair play")
    await press(cleo, "Verify for all")
    text = (await jonas.sees("Verified")).text
    assert "🔍\u00a0Verified: Monad, Ada and Basile" in text
    assert standing.table.seed in text
    assert f"All {standing.table.revision} steps" in text


async def test_the_film_is_for_everybody_and_moves(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo, jonas = evening.person("Cleo"), evening.person("Jonas")
    await opened(evening, cleo, standing)
    await press(cleo, "Film for all")
    shown = await jonas.sees("The key moments")
    picture = next(one for one in shown.pictures if "The key moments" in (one["description"] or ""))
    async with (
        aiohttp.ClientSession(evening.playground.url) as session,
        session.get(picture["url"]) as reply,
    ):
        data = await reply.read()
    assert data.startswith(b"GIF89a")
    await jonas.press("Replay", message=shown)
    assert step_shown(jonas)[0] == 1


async def test_a_film_is_told_once_however_often_it_is_wished_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo, told, filmed = evening.person("Cleo"), list[Film](), replay._filmed

    def counted(*how: Any) -> Film:
        told.append(filmed(*how))
        return told[-1]

    monkeypatch.setattr(replay, "_filmed", counted)
    await opened(evening, cleo, standing)
    for _ in range(2):
        await press(cleo, "Film for all")
        await evening.settled()
    assert len([one for one in cleo.messages if "The key moments" in one.text]) == 2
    assert len(told) == 1


async def test_the_log_is_a_file_that_verifies_offline(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo = evening.person("Cleo")
    await opened(evening, cleo, standing)
    await press(cleo, "Fair play")
    await press(cleo, "Log file")
    (file,) = answer(cleo).wire["attachments"]
    async with aiohttp.ClientSession(evening.playground.url) as session, session.get(file["url"]) as reply:
        record = load_record(await reply.read())
    assert played_again(registry.game("monad"), record).outcome == standing.table.outcome
    assert standing.table.seed in answer(cleo).text


async def test_a_log_that_was_changed_is_not_verified(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    record = await evening.client.services.tables.record(standing.table.id)
    story = retold(standing, record)
    assert replay._verified(story)
    for forged in (
        replace(record, seed="another shuffle"),
        replace(record, entries=record.entries[:-1]),
        replace(record, final="0" * 64),
    ):
        assert not replay._verified(Story(standing, forged, story.steps))


async def test_the_time_that_the_house_was_closed_is_no_step(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    record = await evening.client.services.tables.record(standing.table.id)
    dealt = Match.deal(standing.game, monad.Options(), 2, record.seed, record.opened)
    entries = (dealt.delay(5).entry, dealt.delay(5).entry)
    closed_twice = replace(record, entries=entries)
    assert len(retold(standing, record).steps) == len(record.entries) + 2
    assert [step.revision for step in retold(standing, closed_twice).steps] == [2, 2]


async def tapped(evening: Evening, person: Person, table: int) -> None:
    """The tap of a board, on whatever message it stands."""
    board = Screen((Row((Tap(label="Replay", verb="replay"),)),))
    channel = evening.client.guilds[0].text_channels[0]
    await channel.send(view=Sheet(board, table=table, revision=0))
    await person.sees(lambda message: message.buttons)
    await person.press("Replay")


async def test_a_match_that_runs_keeps_its_seed_to_itself(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1)
    await ada.press("Start")
    await evening.settled()
    mine = await evening.client.services.tables.of_person(int(ada.id), evening.client.guilds[0].id)
    await tapped(evening, ada, mine[0].id)
    await ada.sees("The match is not over yet")


async def test_a_match_of_another_server_stays_there(evening: Evening) -> None:
    elsewhere = evening.client.guilds[0].id + (1 << 22)
    other = await finished(evening, "Ada", "Basile", home=elsewhere)
    cleo = evening.person("Cleo")
    await tapped(evening, cleo, other.table.id)
    await cleo.sees("This table is no more")
    await cleo.slash("replay")
    assert "No match has been finished here yet" in answer(cleo).text


async def test_a_table_that_never_was_is_kindly_refused(evening: Evening) -> None:
    cleo = evening.person("Cleo")
    await tapped(evening, cleo, 4040)
    await cleo.sees("This table is no more")


async def test_the_board_of_a_finished_match_offers_its_replay(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    shown = evening.client.presenter.at(standing.table.id)
    screen = (await shown.board.content.painting(standing)).screen
    taps = [tap.verb for part in screen.parts if isinstance(part, Row) for tap in part.taps]
    assert "replay" in taps


async def test_a_match_of_a_closed_channel_is_not_offered_to_outsiders(evening: Evening) -> None:
    standing = await finished(evening, "Ada", "Basile")
    cleo, world = evening.person("Cleo"), evening.playground.world
    channel = world.channels[str(standing.table.place)]
    hidden = discord.Permissions(view_channel=True).value
    channel.overwrites[cleo.id] = Overwrite(1, deny=hidden)
    heard = evening.client.wait_for("guild_channel_update", timeout=10)
    world.change_channel(channel)
    await heard
    await cleo.go("lobby")
    await cleo.slash("replay")
    assert "No match has been finished here yet" in answer(cleo).text


# Every game


def kept(path: Path) -> Story:
    return retold(*ended(path))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_can_be_watched_again(path: Path, language: str) -> None:
    story, words = kept(path), Languages(strict=True)[language]
    desk = desk_of(story.standing.table.game)
    assert replay._verified(story)
    for step in {*range(0, story.last, 9), story.last - 1, story.last}:
        shown = watched(story, step, desk, words)
        assert shown.sketches
        sheet = Sheet(shown, table=7, revision=0)
        assert sheet.content_length() <= 4000
        assert sheet.total_children_count <= 40


@pytest.mark.parametrize("path", FIRST.values(), ids=FIRST)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_from_step_to_step_no_button_moves_and_those_of_the_steps_stand_side_by_side(
    path: Path, language: str
) -> None:
    story, words = kept(path), Languages(strict=True)[language]
    desk, places, high = desk_of(story.standing.table.game), set[tuple[int, ...]](), Counter[float]()
    for step in range(0, story.last, 5):
        shown, look = watched(story, step, desk, words), story.look(step, words)
        phone = Phone.showing(shown)
        places.add(tuple(one.line - phone.lines for one in phone.controls))
        assert len({one.line for one in phone.controls if one.deed[0] == "replay_step"}) == 1
        high[foot(shown, look.people)] += 1
    assert len(places) == 1
    assert high.most_common()[0][1] > 0.9 * high.total(), "but for steps of which there is much to tell"


def test_a_film_shows_what_seldom_happens() -> None:
    story = kept(GOLDENS[0].with_name("monster_rush-2.json"))
    steps = replay._key_steps(story)
    shown = Counter(type(news).__name__ for step in steps for news in story.steps[step].state.news)
    everything = Counter(type(news).__name__ for match in story.steps for news in match.state.news)
    assert (steps[0], steps[-1], len(steps)) == (0, story.last, MOST)
    assert shown["Captured"] / everything["Captured"] > 2 * shown["Revealed"] / everything["Revealed"]


@pytest.mark.parametrize("path", FIRST.values(), ids=FIRST)
def test_every_game_has_a_film_that_is_not_too_large(path: Path) -> None:
    must_be_filmed(path)


@pytest.mark.thorough
@pytest.mark.parametrize("path", sorted({*GOLDENS} - {*FIRST.values()}), ids=lambda path: path.stem)
def test_no_other_match_has_a_film_that_is_too_large(path: Path) -> None:
    must_be_filmed(path)


def must_be_filmed(path: Path) -> None:
    story, words = kept(path), Languages(strict=True)["fr"]
    told = replay._filmed(story, desk_of(story.standing.table.game), words)
    assert told.moments[-1].sketch.name.endswith("result")
    assert 0 < len(told.alt) <= 1024
    assert 2 <= len(told.moments) <= MOST
    assert len(told.draw()) <= LARGEST


async def test_the_erased_are_a_number_at_the_table(evening: Evening, database: str) -> None:
    standing = await finished(evening, "Ada", "Basile")
    ada, cleo = evening.person("Ada"), evening.person("Cleo")
    opened_database = await Database.open(database)
    await Privacy(opened_database, evening.client.services.people).erase(int(ada.id))
    await opened_database.close()
    evening.client.services.tables.forget(int(ada.id))
    await opened(evening, cleo, standing)
    await press(cleo, "⏭️")
    assert ada.id not in answer(cleo).text
    assert "Seat 1" in answer(cleo).text
    await cleo.slash("replay")
    (option,) = answer(cleo).selects[0].wire["options"]
    assert option["description"] == "somebody and Basile"
