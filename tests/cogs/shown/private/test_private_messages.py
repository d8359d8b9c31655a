"""What one person alone sees does not pile up, and nothing at all stands below a race's board."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bench.patience import LONG, patience
from bench.reading import read
from cogs.wire.presses.pressed import Pressed
from engine.cubo.state import Phase, State, Status
from engine.game import Press
from engine.tables.lobby.seating import Stop
from engine.tables.table import Status as TableStatus
from playground.client import Person, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.racing import a_house, a_town, board, older, seated, standing, tap

REFUSED = "It is not your turn yet."


@pytest.fixture
async def evening(database: str) -> AsyncIterator[Evening]:
    async with a_town() as town, a_house(town, database) as evening:
        yield evening


def private(person: Person) -> list[Seen]:
    return [message for message in person.messages if message.ephemeral]


async def test_an_answer_takes_the_place_of_the_one_before_it(evening: Evening) -> None:
    """Rules, refusals and hands, each asked for several times; a hand stays, and one answer beside it."""
    await seated(evening, "monad", "Ada", "Basile")
    ada, cleo = evening.person("Ada"), evening.person("Cleo")
    for _ in range(3):
        await ada.press("My hand", message=board(ada).id)
        await ada.press("Rules", message=board(ada).id)
        await cleo.press("My hand", message=board(cleo).id)
    await evening.settled()
    assert len(private(ada)) == 2
    assert [bool(message.pictures) for message in private(ada)] == [True, True]
    assert len(private(cleo)) == 1


async def test_what_is_said_to_a_press_on_the_board_stands_on_the_open_hand(evening: Evening) -> None:
    """Drawn out of turn (MN2.7), again and again: one private message, and what was chosen stays chosen."""
    table = await seated(evening, "monad", "Ada", "Basile")
    match = (await evening.standing(table)).match
    assert match is not None
    state = match.state
    waiting = evening.person(("Ada", "Basile")[1 - state.turn])
    draw = tap(board(waiting), "do", "draw")
    await waiting.press("My hand", message=board(waiting).id)
    await evening.settled()
    (hand,) = private(waiting)
    await waiting.press(tap(hand, "pick", 0), message=hand)
    for _ in range(2):
        await waiting.press(draw, message=board(waiting), forged=True)
        await evening.settled()
        (hand,) = private(waiting)
        assert REFUSED in read(hand.text)
        assert "Chosen: 1," in hand.pictures[0]["description"]
    other, now = evening.person(("Ada", "Basile")[state.turn]), await evening.standing(table)
    action = next(iter(now.game.legal(state, state.turn)))
    pressed = Press(at=evening.client.services.clock.by_discord(), seen=now.table.revision)
    await evening.client.services.tables.submit(table, int(other.id), action, pressed)
    await evening.settled()
    assert REFUSED not in read(private(waiting)[0].text), "the next move may have changed that"


async def test_what_is_about_no_table_takes_the_place_of_what_was_so_before_it(evening: Evening) -> None:
    ada = evening.person("Ada")
    for command in ("games", "leaderboard", "profile", "replay", "me", "privacy"):
        await ada.slash(command)
        await evening.settled()
        assert len(private(ada)) == 1
    await ada.slash("leaderboard")
    for _ in range(2):  # what is asked on a screen stands below it
        await ada.press("How it counts")
        await evening.settled()
        assert [one.text.split("\n")[0] for one in private(ada)][1:] == ["## How it counts"]
    await ada.slash("me")
    await evening.settled()
    await ada.slash("play monad")
    await ada.slash("play cubo")
    await evening.settled()
    before = [one.id for one in private(ada)]
    for command in ("table", "leave", "stop"):
        await ada.slash(command)
        await evening.settled()
        assert len(private(ada)) == len(before)


async def test_when_a_match_is_over_nothing_stands_beside_how_it_ended(evening: Evening) -> None:
    table = await seated(evening, "cubo", "Ada", first=0, window=0)
    ada = evening.person("Ada")
    await ada.slash("games")
    await evening.settled()
    assert len(private(ada)) == 2
    pressed = Press(at=evening.client.services.clock.by_discord(), seen=0)
    await evening.client.services.tables.command(table, int(ada.id), Stop(), pressed)
    await evening.settled()
    assert len(private(ada)) == 1
    assert "What we can play" not in private(ada)[0].text


async def test_a_hand_that_is_asked_for_twice_at_once_is_there_once(evening: Evening) -> None:
    await seated(evening, "monad", "Ada", "Basile")
    basile = evening.person("Basile")
    shown = board(basile)
    (hand,) = [one.custom_id for one in shown.buttons if one.emoji == "🫴"]
    for _ in range(2):
        await asyncio.gather(*(basile.press(hand, message=shown, forged=True) for _ in range(3)))
        await evening.settled()
        assert len(private(basile)) == 1


async def test_whoever_presses_the_older_of_two_hands_keeps_one_of_them(evening: Evening) -> None:
    """The older one is being taken away when it is pressed: what is chosen there stands on the other."""
    table = await seated(evening, "cubo", "Ada", first=0, window=0)
    ada = evening.person("Ada")
    await ada.press("My dice", message=board(ada).id)
    await evening.settled()
    (first,) = private(ada)
    evening.playground.faults.add("DELETE", "*", delay_ms=300, times=1)
    opening = asyncio.create_task(ada.press("My dice", message=board(ada).id))
    second = await ada.sees(lambda seen: seen.ephemeral and seen.id != first.id)
    await ada.press(tap(first, "do", "begin"), message=first, forged=True)
    await opening
    await evening.until(lambda then: then.table.revision > 0, table)
    await evening.settled()
    assert [one.id for one in private(ada)] == [second.id]
    assert desk(ada).id == second.id


async def test_a_hand_that_is_pressed_before_we_hear_that_it_stands_stays(evening: Evening) -> None:
    table = await seated(evening, "cubo", "Ada", first=0, window=0)
    ada = evening.person("Ada")
    before = [one.id for one in private(ada)]
    evening.playground.faults.add("POST", "*/callback*", delay_ms=300, times=1, taken=True)
    opening = asyncio.create_task(ada.press("My dice", message=board(ada).id))
    hand = await ada.sees(lambda seen: seen.ephemeral and seen.id not in before)
    await ada.press(tap(hand, "do", "begin"), message=hand, forged=True)
    await opening
    await evening.until(lambda then: then.table.revision > 0, table)
    await evening.settled()
    assert [one.id for one in private(ada)] == [hand.id]
    assert state_of(await evening.standing(table)).phase is Phase.RACE


async def test_a_hand_of_an_earlier_run_that_is_pressed_over_and_over_stays(database: str) -> None:
    """After a restart nobody knows the open hands until they are pressed."""
    async with a_town() as town, await Person.join(town.url, "Ada") as ada:
        async with a_house(town, database) as evening:
            table = await seated(evening, "cubo", "Ada", "Basile", first=0, window=0)
            await evening.settled()
        async with a_house(town, database) as evening:
            (hand,) = private(ada)
            go = tap(hand, "do", "begin")
            await asyncio.gather(*(ada.press(go, message=hand, forged=True) for _ in range(4)))
            await evening.until(lambda then: then.table.revision > 0, table)
            await evening.settled()
            assert [one.id for one in private(ada)] == [hand.id]


async def test_a_whole_race_with_a_clumsy_hand_says_nothing_below_its_board(evening: Evening) -> None:
    """MR6.1: late, wrong and foreign presses until a pile is empty; a spectator is told once."""
    table = await seated(evening, "monster-rush", "Ada", "Basile", automatic=False, window=0)
    ada, basile, cleo = (evening.person(name) for name in ("Ada", "Basile", "Cleo"))
    shown = board(ada)
    touch = tap(shown, "touch", 0)
    waits = patience("the end of the race", LONG)
    while (then := await standing(evening, table)).table.status is TableStatus.PLAYING:
        next(waits)
        revision = then.table.revision
        for person in (ada, basile, cleo, ada):  # the first of them is heeded, all others are late
            await person.press(older(touch, revision), message=shown, forged=True)
        await basile.press(older(tap(shown, "reveal"), max(0, revision - 1)), message=shown, forged=True)
        await evening.until(lambda now, revision=revision: now.table.revision > revision, table)
    await basile.press(older(touch, then.table.revision), message=shown, forged=True)
    await evening.settled()
    for person in (ada, basile):
        assert [message.id for message in person.messages] == [shown.id]
    assert len(private(cleo)) == 1
    assert "the hunt is over" in board(ada).text


async def test_the_end_comes_to_the_hand_and_nothing_else_is_left(evening: Evening) -> None:
    """Cubo alone, by taps; the desk becomes the result, with what may be done next."""
    table = await seated(evening, "cubo", "Ada", window=0)
    ada = evening.person("Ada")
    await ada.slash("table")
    await evening.settled()
    await ada.press("My dice", message=board(ada).id)
    await evening.settled()
    waits = patience("the end of the race", LONG)
    while (then := await standing(evening, table)).table.status is TableStatus.PLAYING:
        next(waits)
        await ada.press("Rules", message=board(ada).id)
        revision = then.table.revision
        await ada.press(tap(desk(ada), *to_do(state_of(then))), message=desk(ada), forged=True)
        await evening.until(lambda now, revision=revision: now.table.revision > revision, table)
        await evening.settled()
    await evening.settled()
    (result,) = private(ada)
    assert "\n## Done: " in result.text
    assert [control.label for control in result.buttons] == ["Rematch", "Replay"]
    assert result.pictures


def desk(person: Person) -> Seen:
    return next(message for message in private(person) if len(message.buttons) > 8)


def state_of(then: object) -> State:
    match = getattr(then, "match", None)
    assert match is not None
    return match.state


def to_do(state: State) -> tuple[str, *tuple[object, ...]]:
    """The next tap of somebody who is in a hurry."""
    (player,) = state.players
    if state.phase is Phase.READY:
        return "do", "begin"
    if state.phase is Phase.SCORING:
        return ("keep",)
    if player.status is Status.HAND:
        return "do", "roll"
    if player.status is Status.ROLLED:
        return "do", "call"
    return "do", "decline"


async def test_a_hand_that_comes_late_is_never_shown_to_all(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its press was acknowledged on the board: what that press answers is the board, and not the hand."""
    monkeypatch.setattr(Pressed, "patience", 0.0)
    ada = evening.person("Ada")
    await ada.slash("play monad", house=1, level="easy")
    await evening.settled()
    await ada.press("Start")
    await evening.settled()
    (own,) = [one for one in ada.messages if one.ephemeral]
    assert "Your hand" in own.text
    await ada.slash("stop")
    await evening.settled()
    assert not any("Your hand" in one.text for one in ada.messages), "it was told of the end itself"
    (public,) = [one.text for one in ada.messages if not one.ephemeral]
    assert "This table was closed." in public
