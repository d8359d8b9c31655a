"""The lobby's four things to tap, friends who are asked to come, and the call before the match."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.games.default.texts import unwritten
from cogs.shown.boards import public
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from cogs.wire.presses.pressed import Pressed
from data.words import Languages
from engine.game import Level, Press
from engine.registry import games
from engine.tables.lobby.seating import Leave, Stop
from engine.tables.table import CALL_TIME, KEPT_TIME, Status
from playground.client import Person, Seen
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import COMMANDS
from tests.cogs.rigs.gathered import sat_down, table_of
from tests.cogs.rigs.players import add_brain, board, from_more, hand
from tests.cogs.rigs.simulated import Night, a_night, find, verbs
from tests.cogs.rigs.simulated import board as board_of


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    async with a_night(database) as night:
        yield night


def called_by(person: Person) -> list[Seen]:
    """The messages that mention this person so that he hears of it."""
    return [one for one in person.messages if person.id in [user["id"] for user in one.wire["mentions"]]]


# The screen


async def test_a_lobby_has_its_games_cover_and_four_things_to_tap(evening: Evening) -> None:
    ada, words = evening.person("Ada"), Languages(unwritten=unwritten)["en"]
    for command, game in zip(COMMANDS, games(), strict=True):
        await ada.slash(f"play {command}")
        await ada.sees(words(f"{game.key.replace('_', '-')}-pitch"))
        gathering = board(ada)
        assert [button.label for button in gathering.buttons] == ["Join", "Start", "More"], game.key
        assert [menu.label for menu in gathering.selects] == ["Add a house player…"]
        (cover,) = gathering.pictures
        assert f"{game.key.replace('_', '-')}-cover.png" in cover["url"]
        assert "Tablée" not in gathering.text
        assert "seal" not in gathering.text.lower()


async def test_a_player_of_the_house_sits_down_with_the_level_that_was_chosen(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    for level in Level:
        await add_brain(ada, level)
    await evening.settled()
    assert [seat.level for seat in (await table_of(evening, ada)).seats] == [None, *Level]
    assert not any(menu.enabled for menu in board(ada).selects), "the table is full"


async def test_more_offers_everybody_what_is_his_to_do(evening: Evening) -> None:
    ada, basile, cleo = await sat_down(evening, "monad", "Ada", "Basile", "Cleo")
    enabled: dict[str, list[str]] = {}
    for person in (ada, basile, cleo, evening.person("Jonas")):
        await person.press("More", board(person))
        await evening.settled()
        screen = person.messages[-1]
        assert screen.ephemeral
        pressable = [read_custom_id(button.custom_id) for button in screen.buttons if button.enabled]
        enabled[person.name] = [found.verb for found in pressable if found]
    assert enabled["Ada"] == ["options", "clock", "seats", "leave", "rules", "fair"]
    assert enabled["Basile"] == enabled["Cleo"] == ["seats", "leave", "rules", "fair"]
    assert enabled["Jonas"] == ["rules", "fair"]


async def test_what_is_set_is_told_on_the_screen_where_it_was_set(evening: Evening) -> None:
    (ada,) = await sat_down(evening, "monad", "Ada")
    await from_more(ada, "Time")
    await ada.submit(mode="live", seconds="45")
    await evening.settled()
    (screen,) = [one for one in ada.messages if one.ephemeral]
    assert "45\u00a0s a decision" in screen.text


async def test_seal_and_seed_stand_behind_one_button(evening: Evening) -> None:
    ada, *_ = await sat_down(evening, "monad", "Ada", "Basile")
    table = await table_of(evening, ada)
    await from_more(ada, "Fair play")
    sealed = ada.messages[-1].text
    assert table.seed not in sealed
    await ada.press("Start", board(ada))
    await evening.settled()
    assert "seal" not in board(ada).text.lower()


# Friends are asked to come


async def test_who_is_named_with_the_command_is_called_once_by_the_board(evening: Evening) -> None:
    ada, basile, cleo = (evening.person(name) for name in ("Ada", "Basile", "Cleo"))
    named: dict[str, Any] = {"with": f"<@{basile.id}> and <@{cleo.id}>, not <@{ada.id}>"}
    await ada.slash("play monad", **named)
    await evening.settled()
    assert called_by(basile) == called_by(cleo) == [board(ada)]
    assert called_by(ada) == []
    assert f"kept for <@{basile.id}> and <@{cleo.id}>" in board(ada).text
    await basile.press("Join")
    await evening.settled()
    assert [seat.person for seat in (await table_of(evening, ada)).seats] == [int(ada.id), int(basile.id)]
    assert f"A seat is kept for <@{cleo.id}>" in board(ada).text


async def test_a_command_that_names_nobody_opens_no_table(evening: Evening) -> None:
    ada = evening.person("Ada")
    named: dict[str, Any] = {"with": "Basile"}
    await ada.slash("play monad", **named)
    await evening.settled()
    assert "Name them with @" in ada.messages[-1].text
    assert await evening.client.services.tables.of_person(int(ada.id), evening.client.guilds[0].id) == ()


async def test_friends_are_asked_from_the_lobby_with_a_button_and_the_way_to_the_table(
    evening: Evening,
) -> None:
    ada, basile, cleo = (evening.person(name) for name in ("Ada", "Basile", "Cleo"))
    await ada.slash("play monad")
    await evening.settled()
    gathering = board(ada)
    await ada.press("More", gathering)
    menu = next(one for one in ada.messages[-1].selects if "invite" in one.custom_id)
    await ada.select(menu.custom_id, basile.id, cleo.id, message=menu.message)
    await evening.settled()
    (invitation,) = called_by(basile)
    assert called_by(cleo) == [invitation]
    assert f"/{gathering.id}" in invitation.text, "a link to the board"
    await basile.press("Join", invitation)
    await evening.settled()
    told = basile.message(invitation.id)
    assert told is not None
    assert f"<@{basile.id}>" not in told.text
    assert f"<@{cleo.id}>" in told.text
    await cleo.press("Join", told)
    await evening.settled()
    told = cleo.message(invitation.id)
    assert told is not None
    assert told.buttons == []
    assert len((await table_of(evening, ada)).seats) == 3


# Nobody is raced unawares


async def test_a_match_of_turns_calls_all_who_play_in_the_boards_first_post(evening: Evening) -> None:
    ada, basile, cleo = await sat_down(evening, "monad", "Ada", "Basile", "Cleo")
    lobby = board(ada)
    await ada.press("Start")
    await evening.settled()
    begun = board(ada)
    assert called_by(basile) == called_by(cleo) == [begun]
    assert called_by(ada) == []
    assert "it begins!" in begun.text
    assert ada.message(lobby.id) is None, "the lobby's board goes"
    assert (await table_of(evening, ada)).status is Status.PLAYING
    assert begun.pictures


async def test_brains_count_from_the_board_that_a_match_begins_with(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    async with a_night(database, brain_pace=1_000.0) as night:
        ada, basile = night.person("Ada"), night.person("Basile")
        await ada.slash("play monad", house=1)
        await night.press(basile, "join")
        minds = night.client.services.tables.minds
        monkeypatch.setattr(minds, "shown", lambda _, revision: told.append(revision))
        await night.press(ada, "start")
        assert told == [0]


async def test_who_wants_no_reminders_is_named_and_not_called(evening: Evening) -> None:
    ada, basile = await sat_down(evening, "monad", "Ada", "Basile")
    await basile.slash("me")
    switches = {button.custom_id: button for button in basile.messages[-1].buttons}
    await basile.press(next(told for told in switches if "pings" in told), basile.messages[-1])
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    assert called_by(basile) == []
    assert f"<@{basile.id}>: it begins!" in board(basile).text


@pytest.mark.parametrize("command", ["cubo", "monster-rush", "monster-cube"])
async def test_a_race_begins_when_all_are_ready_with_its_desks_open(evening: Evening, command: str) -> None:
    ada, basile = await sat_down(evening, command, "Ada", "Basile")
    await ada.press("Start")
    await evening.settled()
    assert called_by(basile) == [board(basile)]
    assert f"1. <@{ada.id}>\u00a0✅" in board(ada).text
    assert f"2. <@{basile.id}>\u00a0⏳" in board(ada).text
    assert (await table_of(evening, ada)).status is Status.LOBBY
    await basile.press("I’m ready")
    await evening.settled()
    assert (await table_of(evening, ada)).status is Status.PLAYING
    assert len(called_by(basile)) == 1
    desk = evening.client.services.desks[(await table_of(evening, ada)).game]
    for person in (ada, basile) if desk.secret else ():
        (own,) = [one for one in person.messages if one.ephemeral]
        assert own == hand(person)
        carried = [read_custom_id(button.custom_id) for button in own.buttons]
        assert any(one is not None and one.verb == "own" for one in carried)
    assert not any(person.messages[-1].text == "" for person in (ada, basile))


async def test_somebody_may_get_up_while_another_ones_screen_is_on_its_way(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those behind him move on by a seat."""
    ada, basile = await sat_down(evening, "cubo", "Ada", "Basile")
    cleo = evening.person("Cleo")
    await cleo.press("Join")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    table, post = await table_of(evening, ada), Pressed.post

    async def posted(pressed: Pressed, *said: Any, **more: Any) -> int:
        number = await post(pressed, *said, **more)
        if pressed.person == int(cleo.id):
            left = Press(at=table.saved, seen=table.revision)
            await evening.client.services.tables.command(table.id, int(basile.id), Leave(), left)
        return number

    monkeypatch.setattr(Pressed, "post", posted)
    await cleo.press("I’m ready")
    await evening.settled()
    assert (await table_of(evening, ada)).seat_of(int(cleo.id)) == 1
    assert "Something of ours broke" not in "".join(seen.text for seen in cleo.messages)


async def test_whoever_is_ready_and_looks_for_his_screen_is_told_again_until_when_it_comes(
    evening: Evening,
) -> None:
    ada, _ = await sat_down(evening, "cubo", "Ada", "Basile")
    await ada.press("Start", board(ada))
    await evening.settled()
    for _ in range(2):
        await ada.press("My dice")
        await evening.settled()
        (told,) = [one for one in ada.messages if one.ephemeral]
        assert "You are in." in told.text
        assert "Press Start" not in told.text


async def test_where_start_was_a_second_press_hurries_nobody(evening: Evening) -> None:
    ada, *_ = await sat_down(evening, "cubo", "Ada", "Basile")
    at = [button.label for button in board(ada).buttons].index("Start")
    await ada.press("Start")
    await evening.settled()
    again = board(ada).buttons[at]
    await ada.press(again.custom_id, again.message)
    await evening.settled()
    assert (await table_of(evening, ada)).status is Status.LOBBY


async def test_alone_with_the_house_a_race_begins_at_once(evening: Evening) -> None:
    (ada,) = await sat_down(evening, "cubo", "Ada", house=1)
    opened = board(ada).id
    await ada.press("Start")
    await evening.settled()
    assert (await table_of(evening, ada)).status is Status.PLAYING
    assert board(ada).id == opened, "nobody is to be called"


@pytest.mark.parametrize("command", COMMANDS)
async def test_what_one_acts_on_first_comes_to_lie_below(
    evening: Evening, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are called by a new board; whoever started the match need not look past it for his hand. The
    field of 13 Monsters is searched on the board: nothing else is opened before somebody wants it."""
    monkeypatch.setattr(public, "CALLING", LONGEST)  # however long a busy machine draws
    ada, *_ = await sat_down(evening, command, "Ada", "Basile")
    await ada.press("Start")
    await evening.settled()
    desk = evening.client.services.desks[(await table_of(evening, ada)).game]
    own = desk.secret and not desk.acts_on_board
    assert [one.ephemeral for one in ada.messages] == ([False, True] if own else [False])


@pytest.mark.usefixtures("hurry")
async def test_who_starts_is_heard_in_time_however_long_the_board_takes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His hand waits for the board to lie above it, and Discord for no more than three seconds."""
    monkeypatch.setattr(public, "CALLING", LONGEST)
    ada, *_ = await sat_down(evening, "monad", "Ada", "Basile")
    evening.playground.faults.add("POST", "/channels/*/messages", delay_ms=3_500, times=1)
    assert not (await ada.press("Start")).failed
    await ada.sees("Your hand")
    await evening.settled()
    assert [one.ephemeral for one in ada.messages] == [False, True]


async def race(night: Night, command: str = "cubo") -> None:
    """Ada has called Basile to a race."""
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash(f"play {command}")
    await night.press(basile, "join")
    await night.press(ada, "start")


async def test_the_host_begins_without_those_who_sleep_and_they_come_later(night: Night) -> None:
    await race(night)
    ada, basile = night.person("Ada"), night.person("Basile")
    await night.press(ada, "begin")
    table = (await night.standing()).table
    assert (table.status, table.seats[1].absent) == (Status.PLAYING, True)
    await night.press(basile, "hand")
    assert not (await night.standing()).table.seats[1].absent


async def test_after_half_a_minute_the_house_plays_for_those_who_sleep(night: Night) -> None:
    await race(night)
    await night.advance(CALL_TIME / 1000 - 1)
    assert (await night.standing()).table.status is Status.LOBBY
    await night.advance(1.5)
    table = (await night.standing()).table
    assert (table.status, table.seats[1].absent) == (Status.PLAYING, True)
    assert "hand" in verbs(board_of(night.person("Basile")))


async def test_the_call_goes_on_after_a_restart(night: Night) -> None:
    await race(night)
    await night.restart(down=120)
    basile = night.person("Basile")
    await night.press(basile, "ready")
    table = (await night.standing()).table
    assert (table.status, table.seats[1].absent) == (Status.PLAYING, False)
    assert find(basile, "hand")[1].table == table.id


async def test_with_too_few_left_the_table_gathers_again(night: Night) -> None:
    await race(night, "monster-rush")
    await night.person("Basile").slash("leave")
    assert (await night.standing()).table.begins is None
    assert {"join", "start", "more", "brain"} <= set(verbs(board_of(night.person("Ada"))))


# The rematch


async def test_a_rematch_calls_those_who_played_and_puts_nobody_on_a_seat(evening: Evening) -> None:
    ada, basile, cleo = await sat_down(evening, "monad", "Ada", "Basile", "Cleo", house=1)
    await ada.press("Start")
    await evening.settled()
    over = await table_of(evening, ada)
    stop = Stop(moderator=True)
    await evening.client.services.tables.command(over.id, int(ada.id), stop, Press(at=over.saved, seen=0))
    await evening.settled()
    again = str(CustomId(over.id, 0, "rematch"))
    await cleo.press(again, board(cleo), forged=True)
    await cleo.sees("Trade warm for cool")
    await evening.settled()
    lobby = board(cleo)
    assert [lobby in called_by(person) for person in (ada, basile, cleo)] == [True, True, False]
    table = await table_of(evening, cleo)
    assert {seat.person for seat in table.seats} == {int(cleo.id), None}
    assert table.host == int(cleo.id)
    await basile.press("Join", lobby)
    await evening.settled()
    assert f"<@{basile.id}>" in board(cleo).text
    assert f"kept for <@{ada.id}>" in board(cleo).text


async def test_a_kept_seat_is_anybodys_after_a_while(night: Night) -> None:
    ada, cleo = night.person("Ada"), night.person("Cleo")
    await ada.slash("play monad", house=2, **{"with": night.person("Basile").mention})
    await night.press(cleo, "join")
    assert (await night.standing()).table.seat_of(cleo.actor.id) is None
    await night.advance(KEPT_TIME / 1000)
    await night.press(cleo, "join")
    assert (await night.standing()).table.seat_of(cleo.actor.id) == 3
