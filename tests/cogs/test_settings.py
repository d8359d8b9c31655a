"""What a server sets for all its tables, and what a person sets for herself: kept, and seen at once."""

from __future__ import annotations

import pytest

from data.kept.guilds import Guild, Threads
from playground.client import Refused
from playground.world.permissions import Permission
from tests.cogs.conftest import IN_CHANNELS, Evening
from tests.cogs.rigs.evenings import answer, whisper
from tests.cogs.rigs.players import board, hand


async def set_up(evening: Evening, select: str, *values: str) -> None:
    """Ada, who owns the server, chooses something in /settings."""
    ada = evening.person("Ada")
    await ada.slash("settings")
    await ada.select(select, *values)
    await evening.settled()


async def switch(evening: Evening, label: str) -> None:
    ada = evening.person("Ada")
    await ada.slash("settings")
    await ada.press(label)
    await evening.settled()


# A server


async def test_the_language_of_a_server_is_the_language_of_its_boards(evening: Evening) -> None:
    ada = evening.person("Ada")
    await set_up(evening, "0.0.set_language", "fr")
    await ada.slash("play monad")
    assert "S’asseoir" in [button.label for button in board(ada).buttons]
    await set_up(evening, "0.0.set_language", "usual")
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]


async def test_only_those_who_manage_the_server_change_its_settings(evening: Evening) -> None:
    """Discord does not offer the command to others, and a forged press is refused."""
    basile = evening.person("Basile")
    with pytest.raises(Refused, match="may not use this command"):
        await basile.slash("settings")
    await basile.slash("me")
    guild, private = evening.client.guilds[0].id, basile.messages[-1]
    await basile.press("0.0.set_switch.~text_boards.1", message=private, forged=True)
    assert "Seules les personnes qui gèrent ce serveur" in answer(basile)
    assert not (await evening.client.services.guilds.settings_of(guild)).text_boards
    await switch(evening, "Text boards: off")
    assert (await evening.client.services.guilds.settings_of(guild)).text_boards


@pytest.mark.parametrize(
    "forged", ["set_switch", "set_switch.~owner.1", "set_switch.~warning.7", "set_threads.~x", "my_switch"]
)
async def test_a_forged_switch_switches_nothing(evening: Evening, forged: str) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await ada.press(f"0.0.{forged}", message=board(ada), forged=True)
    assert "could not be read" in answer(ada)
    assert await evening.client.services.guilds.settings_of(evening.client.guilds[0].id) == IN_CHANNELS


async def test_tables_open_in_the_allowed_channels_alone(evening: Evening) -> None:
    ada = evening.person("Ada")
    await set_up(evening, "0.0.set_places", "lobby")
    await ada.slash("play monad")
    assert "Tables are opened in" in answer(ada)
    await ada.go("lobby")
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]


async def test_a_board_is_not_brought_where_tables_may_not_be(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.go("lobby")
    await ada.slash("play monad")
    await ada.go("games")
    await set_up(evening, "0.0.set_places", "lobby")
    seen = len(ada.messages)
    await ada.slash("table")
    assert "Tables are opened in" in answer(ada)
    assert len(ada.messages) == seen + 1


async def test_where_all_allowed_channels_are_gone_every_channel_will_do(evening: Evening) -> None:
    ada = evening.person("Ada")
    await set_up(evening, "0.0.set_places", "lobby")
    world = evening.playground.world
    world.remove_channel(next(one for one in world.channels.values() if one.name == "lobby"))
    await evening.settled()
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]


async def test_channels_that_would_lock_everybody_out_are_refused(evening: Evening) -> None:
    ada = evening.person("Ada")
    world = evening.playground.world
    lobby = next(one for one in world.channels.values() if one.name == "lobby")
    world.permit(lobby, Permission.SEND_MESSAGES, False)
    await evening.settled()
    await set_up(evening, "0.0.set_places", "lobby")
    assert "no channel in which I can host a table" in answer(ada)
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]
    await set_up(evening, "0.0.set_places", "lobby", "games")
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]


async def test_threads_that_nobody_could_open_are_refused(evening: Evening) -> None:
    world = evening.playground.world
    for channel in list(world.channels.values()):
        world.permit(channel, Permission.CREATE_PUBLIC_THREADS, False)
    await evening.settled()
    await switch(evening, "Threads: off")
    await evening.person("Ada").press("Threads: races")
    await evening.settled()
    assert "Nothing has changed" in answer(evening.person("Ada"))
    assert "Threads: races" in [button.label for button in whisper(evening.person("Ada")).buttons]


async def all_in_threads(evening: Evening) -> None:
    await switch(evening, "Threads: off")
    await evening.person("Ada").press("Threads: races")
    await evening.settled()


async def test_races_alone_have_threads_where_nothing_was_set(evening: Evening) -> None:
    assert Guild().in_threads is Threads.RACES
    await evening.client.services.guilds.put(evening.client.guilds[0].id, Guild())
    ada = evening.person("Ada")
    await ada.slash("play monad")
    assert "Join" in [button.label for button in board(ada).buttons]
    await ada.slash("play monster-rush")
    await ada.sees_channel("Monster Rush · Ada")


async def test_a_race_stays_in_the_channel_where_we_may_open_no_thread(evening: Evening) -> None:
    world = evening.playground.world
    await evening.client.services.guilds.put(evening.client.guilds[0].id, Guild())
    games = next(one for one in world.channels.values() if one.name == "games")
    world.permit(games, Permission.CREATE_PUBLIC_THREADS, False)
    await evening.settled()
    ada = evening.person("Ada")
    await ada.slash("play monster-rush")
    assert "Join" in [button.label for button in board(ada).buttons]


@pytest.mark.parametrize(("kept", "way"), [(True, Threads.ALL), (False, Threads.OFF)])
def test_what_a_server_had_said_of_threads_holds_on(kept: bool, way: Threads) -> None:
    """It was all or none once."""
    assert Guild(threads=kept).in_threads is way


async def test_each_table_has_a_thread_of_its_own_where_a_server_wants_that(evening: Evening) -> None:
    ada = evening.person("Ada")
    await all_in_threads(evening)
    await ada.slash("play monad", house=1)
    await evening.settled()
    assert "has opened a table of **Monad**" in board(ada).text
    await ada.sees_channel("Monad · Ada")
    await ada.go("Monad · Ada")
    await ada.press("Start")
    await evening.settled()
    assert "Your hand" in hand(ada).text
    tables = await evening.client.services.tables.in_place(int(ada.channel_id))
    assert len(tables) == 1


async def test_where_discord_opens_no_more_threads_the_channel_has_to_do(evening: Evening) -> None:
    ada = evening.person("Ada")
    await all_in_threads(evening)
    await ada.fault("fail", method="POST", route="/channels/*/messages/*/threads", status=400)
    await ada.slash("play monad")
    await ada.sees(lambda message: "Join" in [button.label for button in message.buttons])
    await evening.settled()
    assert "Join" in [button.label for button in board(ada).buttons]
    assert len(await evening.client.services.tables.in_place(int(ada.channel_id))) == 1


async def test_where_we_may_not_write_in_threads_none_is_opened(evening: Evening) -> None:
    ada = evening.person("Ada")
    world = evening.playground.world
    await all_in_threads(evening)
    games = next(one for one in world.channels.values() if one.name == "games")
    world.permit(games, Permission.SEND_MESSAGES_IN_THREADS, False)
    await evening.settled()
    await ada.slash("play monad")
    assert "Send Messages in Threads" in answer(ada)
    assert not [channel for channel in world.channels.values() if channel.thread]


async def test_a_server_has_a_clock_of_its_own(evening: Evening) -> None:
    ada = evening.person("Ada")
    await set_up(evening, "0.0.set_clock", "live-120000")
    await ada.slash("play monad")
    assert "120\u00a0s a decision" in board(ada).text
    await ada.slash("play monad", clock="relaxed")
    assert "relaxed" in board(ada).text
    await set_up(evening, "0.0.set_clock", "relaxed-0")
    await ada.slash("play monad")
    assert "relaxed" in board(ada).text


async def test_boards_in_words_have_no_pictures(evening: Evening) -> None:
    ada = evening.person("Ada")
    await switch(evening, "Text boards: off")
    await ada.slash("play monad", house=1)
    await ada.press("Start")
    await evening.settled()
    assert not board(ada).pictures
    assert "Monad" in board(ada).text
    assert hand(ada).pictures  # what she alone sees is for her to decide


async def test_settings_outlive_a_screen_that_was_opened_before(evening: Evening) -> None:
    """A button says what shall be, so a press on an older screen never undoes another setting."""
    ada = evening.person("Ada")
    await ada.slash("settings")
    older = whisper(ada)
    (words_off,) = (one for one in older.buttons if one.label == "Text boards: off")
    await switch(evening, "Reminders: on")  # on a screen of its own, which takes the place of the older one
    await ada.press(words_off.custom_id, message=older, forged=True)
    await evening.settled()
    now = await evening.client.services.guilds.settings_of(evening.client.guilds[0].id)
    assert (now.warning, now.text_boards) == (False, True)


# A person


async def test_a_person_reads_in_the_language_of_her_choice(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.select("0.0.my_language", "fr")
    assert "Vos réglages" in answer(ada)
    await ada.slash("games")
    assert "brains" not in answer(ada).lower()
    await ada.slash("me")
    await ada.select("0.0.my_language", "usual")
    assert "Your settings" in answer(ada)


async def test_a_person_reads_her_hand_in_words(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.press("Text: off")
    await ada.slash("play monad", house=1)
    await ada.press("Start")
    await evening.settled()
    assert not hand(ada).pictures
    assert board(ada).pictures


async def test_a_person_leaves_public_lists(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.press("Public lists: on")
    assert "Public lists: off" in [button.label for button in whisper(ada).buttons]
    assert not (await evening.client.services.people.settings_of(int(ada.id))).listed


async def test_the_screens_of_settings_speak_french_too(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("me")
    await ada.select("0.0.my_language", "fr")
    for command, title in (
        ("settings", "Réglages de ce serveur"),
        ("privacy", "Ce qui est conservé de vous"),
    ):
        await ada.slash(command)
        assert title in answer(ada)
    await ada.slash("settings")
    await ada.press("Plateaux en texte\u00a0: non")
    assert "Plateaux en texte\u00a0: oui" in [button.label for button in whisper(ada).buttons]
