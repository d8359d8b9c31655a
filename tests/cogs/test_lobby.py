"""Round a lobby: who sits where, what is played and how fast, and what clumsy fingers do meanwhile."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs.games.default.texts import unwritten
from cogs.wire.choices import options_of
from data.words import Languages
from engine.game import Level
from engine.registry import games
from engine.tables.table import Mode, Status
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import answer, choose, opened, table_of, whispers
from tests.cogs.rigs.players import board, from_more


def offered(message: Seen) -> dict[str, bool]:
    """The buttons by their labels, and whether they can be pressed."""
    return {button.label: button.enabled for button in message.buttons}


async def seats(evening: Evening, person: Person) -> None:
    await from_more(person, "Places" if person.name == "Basile" else "Seats")
    await evening.settled()


# Seats


async def test_the_host_asks_somebody_to_get_up(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await seats(evening, ada)
    await choose(evening, ada, "kick", "1")
    assert f"<@{basile.id}>" not in board(ada).text
    assert len((await table_of(evening, ada)).seats) == 1


async def test_the_host_lets_two_change_places(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await seats(evening, ada)
    await choose(evening, ada, "swap", "0", "1")
    assert f"1. <@{basile.id}>" in board(ada).text
    assert f"2. <@{ada.id}>\u00a0👑" in board(ada).text


async def test_a_brain_keeps_its_name_when_it_moves(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada, house=2)
    assert "3. **Cannelle" in board(ada).text
    await seats(evening, ada)
    await choose(evening, ada, "kick", "1")
    assert "2. **Cannelle" in board(ada).text
    await choose(evening, ada, "swap", "0", "1")
    assert "1. **Cannelle" in board(ada).text


async def test_a_guest_chooses_a_team_by_changing_places(evening: Evening) -> None:
    ada, basile, cleo = (evening.person(name) for name in ("Ada", "Basile", "Cleo"))
    await opened(evening, ada, teams=True)
    for guest in (basile, cleo):
        await guest.press("Join")
        await evening.settled()
    assert f"2. <@{basile.id}> · team 2" in board(ada).text
    await seats(evening, basile)
    assert [select.label for select in whispers(basile)[-1].selects] == ["Changer de place avec quelqu’un"]
    await choose(evening, basile, "swap", "2")
    assert f"3. <@{basile.id}> · team 1" in board(ada).text


async def test_who_only_watches_has_no_seat_to_change(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("More")
    await evening.settled()
    assert not offered(whispers(basile)[-1])["Places"]
    places = next(button for button in whispers(basile)[-1].buttons if button.label == "Places")
    await basile.press(places.custom_id, places.message, forged=True)
    await evening.settled()
    assert "Vous n’êtes pas assis à cette table" in answer(basile)


async def test_a_lobby_says_how_clever_its_brains_are_and_how_many_seats_are_free(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monster-rush", house=2, level="hard")
    await ada.sees("Weapons and spells")
    assert "Bergamote\u00a0🤖** · hard" in board(ada).text
    assert "5 more seats are free." in board(ada).text
    await opened(evening, ada, house=2)
    assert "One more seat is free." in board(ada).text
    await opened(evening, ada, house=3)
    assert "free" not in board(ada).text


async def test_a_brain_is_made_harder(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada, house=2)
    await seats(evening, ada)
    await choose(evening, ada, "level", "1-hard")
    assert (await table_of(evening, ada)).seats[1].level is Level.HARD
    await choose(evening, ada, "level", "2-easy")
    assert (await table_of(evening, ada)).seats[2].level is Level.EASY


async def test_somebody_gets_more_time_to_think(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await seats(evening, ada)
    await choose(evening, ada, "handicap", "1")
    await ada.submit(percent="200")
    await evening.settled()
    assert (await table_of(evening, ada)).seats[1].handicap == 200
    assert "seat 2 has 200\u00a0% of the time" in board(ada).text


async def test_a_seats_screen_that_is_out_of_date_is_set_right(evening: Evening) -> None:
    """Seats move up when others leave: an old number could name somebody else, so nothing is done."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada, house=1)
    await seats(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await choose(evening, ada, "level", "1-hard")
    assert "The seats have changed meanwhile" in answer(ada)
    await choose(evening, ada, "kick", "2")
    assert f"<@{basile.id}>" not in board(ada).text


async def test_a_form_about_a_seat_is_not_applied_to_whoever_sits_there_meanwhile(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada, house=2)
    await seats(evening, ada)
    await choose(evening, ada, "handicap", "0")
    await basile.press("Join")
    await evening.settled()
    await ada.submit(percent="50")
    await evening.settled()
    assert "The seats have changed meanwhile" in answer(ada)
    assert {seat.handicap for seat in (await table_of(evening, ada)).seats} == {100}


# The clock


async def test_seconds_out_of_range_are_refused_with_the_range(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada)
    await from_more(ada, "Time")
    await ada.submit(mode="live", seconds="3")
    await evening.settled()
    assert "from 10 seconds to 7 days" in answer(ada)
    await from_more(ada, "Time")
    await ada.submit(mode="live", seconds="soon")
    await evening.settled()
    assert "from 10 seconds to 7 days" in answer(ada)
    assert (await table_of(evening, ada)).clock.per_decision is None


async def test_a_relaxed_clock_gives_a_day_whatever_the_seconds_say(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada)
    await from_more(ada, "Time")
    await ada.submit(mode="live", seconds="45")
    await evening.settled()
    assert "45\u00a0s a decision" in board(ada).text
    await from_more(ada, "Time")
    assert (await ada.modal_opens())["components"]
    await ada.submit(mode="relaxed", seconds="45")
    await evening.settled()
    assert "relaxed: a day a decision" in board(ada).text
    clock = (await table_of(evening, ada)).clock
    assert (clock.mode, clock.per_decision) == (Mode.RELAXED, None)


# Starting and leaving


async def test_whoever_starts_before_sitting_down_is_told_how_to(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await evening.person("Cleo").press("Join")
    await evening.settled()
    await basile.press("Start")
    await evening.settled()
    assert answer(basile).endswith("2 places sont libres\u00a0: appuyez sur S’asseoir.")


async def test_only_the_host_starts_until_the_table_is_full(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await basile.press("Start")
    await evening.settled()
    assert f"<@{ada.id}>\u00a0👑 lance la partie" in answer(basile)
    for name in ("Cleo", "Jonas"):
        await evening.person(name).press("Join")
        await evening.settled()
    assert not offered(board(ada))["Join"]
    assert not any(menu.enabled for menu in board(ada).selects)
    await basile.press("Start")
    await evening.settled()
    assert (await table_of(evening, ada)).status is Status.PLAYING


async def test_the_chair_of_the_host_passes_on_and_the_last_one_clears_the_table(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    await from_more(ada, "Get up")
    await evening.settled()
    assert f"1. <@{basile.id}>\u00a0👑" in board(ada).text
    await from_more(basile, "Se lever")
    await evening.settled()
    assert "Everybody got up" in board(ada).text
    assert not board(ada).buttons


async def test_four_who_sit_down_at_once_all_get_a_seat_or_an_answer(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada, house=1)
    others = [evening.person(name) for name in ("Basile", "Cleo", "Jonas")]
    deeds = [await person.press("Join", message=board(person), wait=False) for person in others]
    for deed in deeds:
        await deed.answered()
        assert not deed.failed, deed.reason
    await evening.settled()
    table = await table_of(evening, ada)
    for person in others:
        assert table.seat_of(int(person.id)) is not None or "seats are taken" in answer(person)
        if table.seat_of(int(person.id)) is not None:
            assert f"<@{person.id}>" in board(ada).text


async def test_whoever_is_refused_while_the_board_is_painted_still_gets_an_answer(evening: Evening) -> None:
    """The refused press was lent to the board, whose new picture may be on its way through it."""
    ada = evening.person("Ada")
    await opened(evening, ada, house=2)
    await ada.fault("fail", method="POST", route="/interactions/*/*/callback", delay_ms=150)
    others = [evening.person(name) for name in ("Basile", "Cleo", "Jonas")]
    join = board(ada).buttons[0]
    deeds = [await person.press(join.custom_id, join.message.id, wait=False) for person in others]
    for deed in deeds:
        assert not (await deed.answered()).failed
    await evening.settled()
    table = await table_of(evening, ada)
    refused = [person for person in others if table.seat_of(int(person.id)) is None]
    assert len(refused) == 2
    assert all(answer(person) for person in refused)


async def test_a_second_press_on_start_or_sit_down_changes_nothing(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    gathering = board(basile)
    await basile.press("Join", message=gathering)
    await basile.press(gathering.buttons[0].custom_id, message=gathering, forged=True)
    await evening.settled()
    assert "Vous êtes déjà assis ici" in answer(basile)
    begin = next(button for button in board(ada).buttons if button.label == "Start")
    deeds = [await ada.press(begin.custom_id, begin.message, wait=False) for _ in range(2)]
    for deed in deeds:
        assert not (await deed.answered()).failed
    await evening.settled()
    assert sum("Your hand" in message.text for message in whispers(ada)) == 1


async def test_a_late_press_in_the_lobby_neither_takes_anybody_out_of_the_match_nor_changes_it(
    evening: Evening,
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await opened(evening, ada)
    await basile.press("Join")
    await evening.settled()
    gathering = board(ada)
    await ada.press("Start")
    await evening.settled()
    for control in gathering.buttons[:-1]:
        deed = await ada.press(control.custom_id, message=gathering, forged=True)
        assert not deed.failed, deed.reason
        await evening.settled()
        told = "Your hand" if control.label == "Start" else "The match has begun already."
        assert answer(ada).startswith(told), control.label
    table = await table_of(evening, ada)
    assert table.status is Status.PLAYING
    await ada.slash("stop")
    await evening.settled()
    for control in gathering.buttons[:-1]:
        await ada.press(control.custom_id, message=gathering, forged=True)
        await evening.settled()
        assert answer(ada) == "This table is closed. Open a new one with `/play`.", control.label


# Options


def prefilled(modal: dict[str, Any]) -> dict[str, Any]:
    """What a form says before anything is changed, by the fields' names."""
    found: dict[str, Any] = {}
    for row in modal["components"]:
        field = row["component"]
        chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
        found[field["custom_id"]] = chosen[0] if chosen else field.get("value")
    return found


async def test_forms_show_what_holds_now(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monster-rush", pace=3000, automatic=False, first=2, tie=100)
    await ada.sees("Weapons and spells")
    await from_more(ada, "Options")
    told = prefilled(await ada.modal_opens())
    assert told == {"reveal_every_ms": "3000", "automatic": "false", "failed_attacks": "true", "first": "2"}
    await ada.submit({**told, "first": "None"})
    await evening.settled()
    assert "Who begins" not in board(ada).text
    kept = msgspec.json.decode(bytes((await table_of(evening, ada)).options))
    assert kept["tie_ms"] == 100, "what the form does not ask stays as it was typed"
    await from_more(ada, "Time")
    assert prefilled(await ada.modal_opens()) == {"mode": "live", "seconds": None}
    await ada.submit(mode="live", seconds="30")
    await evening.settled()
    await from_more(ada, "Time")
    assert prefilled(await ada.modal_opens()) == {"mode": "live", "seconds": "30"}


async def test_a_form_says_what_each_option_means(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monster-cube")
    await ada.sees("Nine tiles")
    await from_more(ada, "Options")
    told = {
        row["component"]["custom_id"]: row["description"] for row in (await ada.modal_opens())["components"]
    }
    assert told["family"].startswith("All four monsters of a kind bring 5 points")
    assert all(told.values())


async def test_nobody_is_asked_about_what_changes_nothing_with_the_other_options(evening: Evening) -> None:
    """MC12.5: kings, families and levels belong to points; time to show faces to races."""
    ada = evening.person("Ada")
    await ada.slash("play monster-cube", rules="dice", king=True, claim=60_000)
    await ada.sees("Monster Dice")
    assert "King of the hunters" not in board(ada).text
    await from_more(ada, "Options")
    told = prefilled(await ada.modal_opens())
    assert told == {"rules": "dice", "one_group": "false", "first": "None"}
    await ada.submit({**told, "rules": "code"})
    await evening.settled()
    assert "King of the hunters: yes" in board(ada).text
    await from_more(ada, "Details")
    assert prefilled(await ada.modal_opens()) == {"claim_ms": "60000"}


async def test_options_that_leave_no_room_for_all_who_sit_are_refused(evening: Evening) -> None:
    ada = evening.person("Ada")
    await opened(evening, ada, house=1, teams=True)
    assert not offered(board(ada))["Start"]
    begin = next(button for button in board(ada).buttons if button.label == "Start")
    await ada.press(begin.custom_id, message=board(ada), forged=True)
    await evening.settled()
    assert answer(ada) == "2 seats are taken; with these options exactly 4 play."


@pytest.mark.parametrize("language", Languages().names)
def test_every_option_has_a_label_that_fits_its_form(language: str) -> None:
    words = Languages(strict=True, unwritten=unwritten)[language]
    for game in games():
        for option in options_of(game):
            assert len(option.words(game, words)) <= 45, option.name


async def test_a_race_is_not_told_by_the_time_of_a_decision_unless_somebody_set_it(evening: Evening) -> None:
    ada = evening.person("Ada")
    for raced in (True, False):
        await ada.slash("play monster-cube", rules="code" if raced else "dice")
        await evening.settled()
        assert ("a decision" in board(ada).text) is not raced
    await ada.slash("play cubo")
    await evening.settled()
    await from_more(ada, "Time")
    await ada.submit(mode="live", seconds="45")
    await evening.settled()
    assert "45\u00a0s a decision" in board(ada).text
