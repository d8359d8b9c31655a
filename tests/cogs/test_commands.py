"""/table, /leave, /stop, /games, /rules and the rematch, and how commands are called in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.shown.private.elsewhere import tables_missed
from cogs.wire.presses.custom_id import CustomId
from cogs.wire.screens.names import APART, AWAY, HERE
from data.words import LOCALES, Languages
from engine.registry import games
from engine.tables.table import Status, Table
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import answer, choose, opened, table_of, whispers
from tests.cogs.rigs.players import board

COMMAND = re.compile(r"`/([^\s`]+)")


def boards(person: Person) -> list[Seen]:
    return [message for message in person.messages if not message.ephemeral]


async def do(evening: Evening, person: Person, command: str, **options: Any) -> str:
    """Use a slash command; its private answer."""
    deed = await person.slash(command, **options)
    assert not deed.failed, deed.reason
    await evening.settled()
    return answer(person)


async def forged(evening: Evening, person: Person, message: Seen, custom_id: CustomId) -> None:
    deed = await person.press(str(custom_id), message=message, forged=True)
    assert not deed.failed, deed.reason
    await evening.settled()


async def two_people_playing(evening: Evening) -> Table:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    return await table_of(evening, ada)


# /table


async def test_a_table_is_brought_to_another_channel_and_its_place_follows(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, basile)
    await basile.go("lobby")
    assert await do(evening, basile, "table") == "La voici."
    assert "Join" in [button.label for button in board(basile).buttons]
    assert (await table_of(evening, basile)).place == int(basile.channel_id)
    assert f"This table has moved to <#{basile.channel_id}>: [there it is](" in board(ada).text
    assert not board(ada).buttons
    assert await do(evening, ada, "stop") == "No table is open in this channel."
    await ada.go("lobby")
    assert await do(evening, ada, "stop") == "The table is closed."


async def test_a_table_brought_down_in_its_own_channel_says_so_on_the_old_board(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada)
    await do(evening, ada, "table")
    old, new = boards(ada)
    assert "further down" in old.text
    assert new.buttons


async def test_a_press_on_a_board_left_behind_tells_where_the_table_is(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    old = board(basile)
    await ada.go("lobby")
    await do(evening, ada, "table")
    table = await table_of(evening, ada)
    await forged(evening, basile, old, CustomId(table.id, 0, "start"))
    assert f"This table has moved to <#{ada.channel_id}>: [there it is](" in board(basile).text
    assert "Vous n’êtes pas encore assis à cette table" in answer(basile)


async def test_whoever_sits_nowhere_is_told_how_to_open_a_table(evening: Evening) -> None:
    basile = evening.person("Basile")
    for command in ("table", "leave"):
        assert "Vous n’êtes à aucune table ici. Ouvrez-en une avec `/jouer`" in await do(
            evening, basile, command
        )


# /leave


async def gone(evening: Evening, person: Person) -> str:
    """Leaves the match, being asked; what is said to that."""
    await do(evening, person, "leave")
    leave = whispers(person)[-1].buttons[-1]
    await person.press(leave.custom_id, message=leave.message)
    await evening.settled()
    return answer(person)


async def test_leaving_says_what_came_of_it(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    assert await do(evening, basile, "leave") == "Vous avez quitté la table."
    assert await do(evening, ada, "leave") == "You got up. Nobody is left, so the table is closed."
    await two_people_playing(evening)
    assert "La maison joue pour vous" in await gone(evening, basile)
    assert f"<@{basile.id}>\u00a0{AWAY}" in board(ada).text
    assert "You got up. Nobody is left" in await gone(evening, ada)


async def test_a_race_says_who_has_which_number_and_who_left(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monster-rush", automatic=False, clock="relaxed")
    await evening.settled()
    await basile.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    await basile.press("I’m ready")
    await evening.settled()
    first = f"`1`\u00a0<@{ada.id}>\u00a0{HERE}{APART}`2`\u00a0<@{basile.id}>"
    assert f"{first}\u00a0{HERE}" in boards(ada)[0].text
    await gone(evening, basile)
    assert f"{first}\u00a0{AWAY}" in boards(ada)[0].text


async def test_the_hand_of_who_left_becomes_the_way_back(evening: Evening) -> None:
    ada = evening.person("Ada")
    await two_people_playing(evening)
    dealt = whispers(ada)[-1]
    assert dealt.buttons
    await gone(evening, ada)
    put_away = ada.message(dealt.id)
    assert put_away is not None
    assert "The house plays on for you" in put_away.text
    assert [button.label for button in put_away.buttons] == ["Come back"]


async def test_of_several_tables_one_is_chosen_and_the_answer_takes_the_place_of_the_menu(
    evening: Evening,
) -> None:
    ada = evening.person("Ada")
    for _ in range(2):
        await opened(evening, ada)
    first = (await evening.client.services.tables.of_person(int(ada.id), evening.client.guilds[0].id))[-1]
    await do(evening, ada, "leave")
    asked = len(whispers(ada))
    offered = whispers(ada)[-1].selects[0].wire["options"]
    assert all(option["label"].endswith(" ago") for option in offered)
    await choose(evening, ada, "leave_chosen", str(first.id))
    assert answer(ada) == "You got up. Nobody is left, so the table is closed."
    assert len(whispers(ada)) == asked
    assert not whispers(ada)[-1].selects
    assert (await evening.client.services.tables.peek(first.id)).table.status is Status.CLOSED
    assert (await table_of(evening, ada)).id != first.id
    await opened(evening, ada)
    asked = len(whispers(ada))
    await do(evening, ada, "table")
    await choose(evening, ada, "bring", str((await table_of(evening, ada)).id))
    assert answer(ada) == "Here it is."
    assert len(whispers(ada)) == asked  # what came of leaving is gone


# /stop


async def test_only_the_host_and_moderators_close_a_table(evening: Evening) -> None:
    ada, basile, cleo = (evening.person(name) for name in ("Ada", "Basile", "Cleo"))
    await opened(evening, basile)
    assert f"Only <@{basile.id}>\u00a0👑 and those who look after" in await do(evening, cleo, "stop")
    await cleo.press("Join")
    await evening.settled()
    assert f"Only <@{basile.id}>\u00a0👑 and those who look after" in await do(evening, cleo, "stop")
    await basile.press("Start")
    await evening.settled()
    assert "D’autres jouent" in await do(evening, basile, "stop")
    assert await do(evening, ada, "stop") == "The table is closed."
    assert "This table was closed." in board(cleo).text


async def test_a_moderator_closes_no_table_that_has_moved_away_meanwhile(evening: Evening) -> None:
    """The right to do so is that of the channel where the command was used."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await opened(evening, basile)
    elsewhere = await table_of(evening, basile)
    await do(evening, ada, "stop")
    await basile.go("lobby")
    await do(evening, basile, "table")
    await choose(evening, ada, "stop_chosen", str(elsewhere.id))
    assert (await evening.client.services.tables.peek(elsewhere.id)).table.status is Status.LOBBY


# The rematch


async def test_two_who_want_a_rematch_at_once_get_one_board(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    table = await two_people_playing(evening)
    await do(evening, ada, "stop")
    rematch, over = str(CustomId(table.id, 0, "rematch")), board(ada)
    seen = len(boards(ada))
    deeds = [await one.press(rematch, message=over, forged=True, wait=False) for one in (ada, basile, ada)]
    for deed in deeds:
        assert not (await deed.answered()).failed
    await evening.settled()
    assert len(boards(ada)) == seen + 1
    assert f"1. <@{basile.id}>" in board(ada).text
    assert f"2. <@{ada.id}>" in board(ada).text, "whoever asks second sits down"
    assert "Seats are kept" not in board(ada).text
    assert "open already, and you sit at it" in answer(ada) or "déjà ouverte, et vous y" in answer(basile)


# /games and /rules


async def test_each_game_is_told_with_its_players_and_its_minutes(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    told = await do(evening, ada, "games")
    assert "2 to 4 players · 15\u00a0to\u00a030\u00a0min" in told
    assert "Alone or up to 4 players · 5\u00a0to\u00a015\u00a0min" in told
    assert "En solitaire ou jusqu’à 4 joueurs\n-# 5\u00a0à\u00a015\u00a0min" in await do(
        evening, basile, "games"
    )
    assert "De 2 à 4 joueurs · 15\u00a0à\u00a030\u00a0min" in await do(evening, basile, "games")


async def test_the_rules_of_every_game_begin_with_how_many_play_and_how_long(evening: Evening) -> None:
    basile = evening.person("Basile")
    for game in games():
        told = await do(evening, basile, "rules", game=game.key)
        assert game.minutes is not None
        least, most = game.minutes
        head, _, size = told.partition(f"{least}\u00a0à\u00a0{most}\u00a0min")
        assert len(head.splitlines()) <= 4
        assert size


async def test_the_rules_turn_their_pages_in_one_message(evening: Evening) -> None:
    basile = evening.person("Basile")
    first = await do(evening, basile, "rules", game="monad")
    read = len(whispers(basile))
    await choose(evening, basile, "section", "1")
    assert len(whispers(basile)) == read
    assert answer(basile) != first
    assert answer(basile).startswith("-# Monad\n## ")


async def test_the_rules_are_read_with_next_and_back_in_places_that_stay(evening: Evening) -> None:
    basile = evening.person("Basile")
    first = await do(evening, basile, "rules", game="monad")
    page = whispers(basile)[-1]
    back, on = page.buttons
    assert (back.enabled, on.enabled) == (False, True)
    await basile.press(on.custom_id, message=page)
    await evening.settled()
    second = whispers(basile)[-1]
    assert second.id == page.id
    assert answer(basile) != first
    assert [button.label for button in second.buttons] == [back.label, on.label]
    await basile.press(second.buttons[0].custom_id, message=second)
    await evening.settled()
    assert answer(basile) == first


# How commands are called


def command_names(payload: list[dict[str, Any]], language: str) -> set[str]:
    return {one.get("name_localizations", {}).get(language, one["name"]) for one in payload}


@pytest.mark.parametrize("language", Languages().names)
async def test_texts_call_commands_as_people_of_that_language_see_them(
    evening: Evening, language: str
) -> None:
    known = command_names(await evening.client.payload(), language)
    words = Languages()[language]
    for path in sorted((LOCALES / language).glob("*.ftl")):
        text = re.sub(r"\{ (command-[a-z-]+) \}", lambda found: words(found[1]), path.read_text("utf-8"))
        assert set(COMMAND.findall(text)) <= known, path


def described(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", ()):
        yield from described(option)


async def test_commands_are_called_and_described_in_every_language_within_discords_limits(
    evening: Evening,
) -> None:
    others = {language for language in Languages().names if language != "en"}
    for command in await evening.client.payload():
        for part in described(command):
            told = part.get("description_localizations") or {}
            assert others <= set(told), part["name"]
            assert all(0 < len(text) <= 100 for text in (part["description"], *told.values()))
            names = (part["name"], *(part.get("name_localizations") or {}).values())
            assert all(re.fullmatch(r"[-_\w]{1,32}", name) and name == name.lower() for name in names)
            for choice in part.get("choices", ()):
                assert all(
                    len(name) <= 100 for name in (choice["name"], *choice["name_localizations"].values())
                )


# A second table


async def test_whoever_opens_a_second_table_is_told_where_the_first_one_is(evening: Evening) -> None:
    """In private, with both choices; for nobody else anything changes."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    first = await table_of(evening, ada)
    before = board(ada)
    assert not whispers(ada)
    await ada.slash("play cubo")
    await evening.settled()
    (told,) = whispers(ada)
    assert f"[Monad](https://discord.com/channels/{first.home}/{first.place}/{before.id})" in told.text
    assert [button.label for button in told.buttons] == ["Stay at both", "Leave Monad"]
    assert not whispers(basile)
    await ada.press("Stay at both")
    await evening.settled()
    assert not whispers(ada)
    assert len(await evening.client.services.tables.of_person(int(ada.id), first.home)) == 2


async def test_from_there_one_gets_up_from_the_first_table(evening: Evening) -> None:
    """From a lobby at once; a match asks first."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await ada.slash("play cubo")
    await evening.settled()
    await ada.press("Leave Monad")
    await evening.settled()
    assert answer(ada) == "You got up. Nobody is left, so the table is closed."
    await two_people_playing(evening)
    await basile.slash("play cubo")
    await evening.settled()
    await basile.press("Quitter Monad")
    await evening.settled()
    assert "Rester" in [button.label for button in whispers(basile)[-1].buttons]


async def test_only_tables_that_were_there_before_are_told_of(evening: Evening) -> None:
    """Whoever opens two within a second may have both open before the first one is answered for."""
    ada = evening.person("Ada")
    await opened(evening, ada)
    first = await table_of(evening, ada)
    await ada.slash("play cubo")
    await evening.settled()
    mine = await evening.client.services.tables.of_person(int(ada.id), first.home)
    (second,) = (table for table in mine if table.id != first.id)
    assert [table.id for table in tables_missed(mine, second)] == [first.id]
    assert not tables_missed(mine, first)


async def test_a_relaxed_table_is_meant_to_be_played_beside_others(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad", clock="relaxed")
    await ada.slash("play cubo")
    await evening.settled()
    assert not whispers(ada)
