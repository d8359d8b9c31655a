"""Discord, a disk or a drawing that takes long: every press is answered, every hand shows what was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partialmethod
from typing import Any

import pytest

from cogs.shown import message
from cogs.shown.painter import Key
from cogs.shown.private.hand import Hand
from cogs.wire.expected import Late, Stumbled
from cogs.wire.presses import pressed
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.rights.sight import Sight
from engine.game import Press
from engine.tables.lobby.seating import Leave, Stop
from playground.client import Control, Person, Seen
from tests.cogs.breaking.outages import soon, until
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, revision, seat_of, whispers
from tests.cogs.rigs.players import board, button, hand, play_as_a_brain_would

Doing = Callable[..., Awaitable[Any]]


class Held:
    """Something takes as long as it is held: after it was done, or before it is."""

    def __init__(self, real: Doing, *, before: bool = False) -> None:
        self._real = real
        self._before = before
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def __call__(self, *what: Any, **how: Any) -> Any:
        if self._before:
            await self._waits()
        done = await self._real(*what, **how)
        if not self._before:
            await self._waits()
        return done

    async def _waits(self) -> None:
        self.reached.set()
        await self.goes_on.wait()


def hold(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, *, before: bool = False) -> Held:
    """From now on this takes as long as it is held, of one thing or of all its kind."""
    held = Held(getattr(where, name), before=before)
    monkeypatch.setattr(where, name, partialmethod(held) if isinstance(where, type) else held)
    return held


def open_hand(evening: Evening, person: Person) -> Hand:
    return evening.client.presenter.at(1).hands._open[int(person.id)]


def chosen_on(seen: Seen) -> set[str]:
    """What its buttons take to be chosen."""
    read = [read_custom_id(control.custom_id) for control in seen.buttons]
    return {str(one.args[0]) for one in read if one is not None and one.verb == "own"}


def begin_to_pick(person: Person, place: int) -> Any:
    """A card is pressed; whether that is answered is looked at later."""
    screen = hand(person)
    return person.press(button(screen, "pick", place).custom_id, message=screen, wait=False)


@pytest.mark.usefixtures("impatient")
async def test_a_card_that_is_chosen_while_an_edit_is_under_way_is_shown_as_chosen_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    mine = open_hand(evening, other)
    edit = hold(monkeypatch, mine.message, "_edited")
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await soon(edit.reached)
    await other.settled()
    deed = await begin_to_pick(other, 0)
    await deed.answered()
    edit.goes_on.set()
    await evening.settled()
    assert chosen_on(hand(other)) == {mine.draft} != {""}


@pytest.mark.usefixtures("impatient")
async def test_two_cards_that_are_chosen_before_either_is_shown_are_both_shown_as_chosen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, _, _ = await begun(evening)
    mine = open_hand(evening, mover)
    answer = hold(monkeypatch, mine.message, "_answered", before=True)
    first = await begin_to_pick(mover, 0)
    await soon(answer.reached)
    second = await begin_to_pick(mover, 1)
    await until(lambda: mine.message.lent is not None and mine.message.lent.id == int(second.id))
    answer.goes_on.set()
    await asyncio.gather(first.answered(), second.answered())
    await evening.settled()
    assert chosen_on(hand(mover)) == {mine.draft}
    assert len(mine.draft) > 1


@pytest.mark.parametrize("why", ["it was too old to be answered", "its answer was not heard of"])
async def test_a_hand_without_another_token_is_edited_by_that_of_the_press(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    mover, _, _ = await begun(evening)
    mine = open_hand(evening, mover)
    mine.message.fresh = None
    if why == "it was too old to be answered":
        monkeypatch.setattr(message, "LENT_LIFE", -1)
    else:
        evening.playground.faults.add("POST", "/interactions/*/callback", status=502, times=1, taken=True)
    await (await begin_to_pick(mover, 0)).answered()
    await evening.settled()
    assert open_hand(evening, mover) is mine
    assert chosen_on(hand(mover)) == {mine.draft} != {""}


async def test_a_hand_that_can_be_edited_no_more_takes_nothing_with_it(evening: Evening) -> None:
    """Its token has run out; what its person reads beside it was asked for since."""
    mover, other, before = await begun(evening)
    await other.slash("games")
    await evening.settled()
    read = whispers(other)[-1]
    open_hand(evening, other).message.fresh = None
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    assert whispers(other)[-1] == read


@pytest.mark.usefixtures("impatient")
async def test_a_move_that_takes_long_to_be_kept_is_acknowledged_and_shown_then(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    tables = evening.client.services.tables
    submit = hold(monkeypatch, tables, "submit", before=True)
    playing = asyncio.create_task(play_as_a_brain_would(mover, before, seat_of(before, mover)))
    await soon(submit.reached)
    async with asyncio.timeout(LONGEST):
        await playing  # every press is answered
    submit.goes_on.set()
    await evening.settled()
    assert revision(board(other)) == before.table.revision + 1
    assert open_hand(evening, mover).revision == before.table.revision + 1


@pytest.mark.usefixtures("impatient")
async def test_a_seat_that_takes_long_to_be_kept_is_acknowledged_and_shown_then(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    tables = evening.client.services.tables
    command = hold(monkeypatch, tables, "command", before=True)
    deed = await basile.press("Join", wait=False)
    await soon(command.reached)
    assert not (await deed.answered()).failed
    command.goes_on.set()
    await evening.settled()
    assert f"2. <@{basile.id}>" in board(ada).text


async def inviting(host: Person) -> Control:
    """The menu of whom to ask."""

    def among(seen: Seen) -> list[Control]:
        return [one for one in seen.selects if "invite" in one.custom_id]

    await host.press("More", board(host))
    return among(await host.sees(among))[0]


@pytest.mark.usefixtures("impatient")
async def test_whoever_was_invited_sits_down_also_where_that_takes_long_to_be_kept(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()
    menu = await inviting(ada)
    await ada.select(menu.custom_id, basile.id, message=menu.message)
    await evening.settled()
    tables = evening.client.services.tables
    command = hold(monkeypatch, tables, "command", before=True)
    invitation = board(basile)
    deed = await basile.press("Join", invitation, wait=False)
    await soon(command.reached)
    assert not (await deed.answered()).failed
    command.goes_on.set()
    await evening.settled()
    told = basile.message(invitation.id)
    assert told is not None
    assert told.buttons == []
    assert (await evening.standing(1)).table.seat_of(int(basile.id)) == 1


@pytest.mark.parametrize("fate", ["kept late", "answered unheard"])
@pytest.mark.usefixtures("impatient")
async def test_whoever_is_asked_to_come_is_called_whatever_becomes_of_the_hosts_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    """A second time nobody can be asked."""
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()
    gathering = board(ada)
    menu = await inviting(ada)
    tables = evening.client.services.tables
    command = Held(tables.command, before=True)
    if fate == "kept late":
        monkeypatch.setattr(tables, "command", command)
    else:
        evening.playground.faults.add("POST", "/interactions/*/callback", status=502, times=1, taken=True)
    deed = await ada.select(menu.custom_id, basile.id, message=menu.message, wait=False)
    assert not (await deed.answered()).failed
    command.goes_on.set()
    await evening.settled()
    await basile.sees(
        lambda seen: seen.id != gathering.id and f"<@{basile.id}>" in seen.text and "Join" in labels(seen)
    )
    assert not len(evening.playground.faults)


def labels(seen: Seen) -> list[str | None]:
    return [control.label for control in seen.buttons]


@pytest.mark.usefixtures("impatient")
async def test_a_list_of_matches_that_takes_long_is_waited_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = evening.person("Ada")
    looks = hold(monkeypatch, Sight, "seen", before=True)
    deed = await ada.slash("replay", wait=False)
    await soon(looks.reached)
    await deed.acknowledged()
    looks.goes_on.set()
    assert not (await deed.answered()).failed


@pytest.mark.usefixtures("hurry")
async def test_a_table_whose_opening_took_too_long_to_be_answered_has_its_board_in_the_channel(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = evening.person("Ada")

    async def publish(_: object, drawn: Awaitable[object], __: object) -> int:
        await drawn
        raise Late

    monkeypatch.setattr(pressed.Pressed, "publish", publish)
    await ada.slash("play monad", wait=False)
    seen = await ada.sees(lambda seen: not seen.ephemeral and "Join" in labels(seen))
    await evening.settled()
    kept = await evening.client.presenter.stage.boards.board_of(1)
    assert kept is not None
    assert str(kept.message) == seen.id


async def test_what_is_private_takes_no_place_that_all_were_to_see(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All may see that a table comes; where else somebody sits is for him alone."""
    ada = evening.person("Ada")
    await ada.slash("play monad")
    await evening.settled()
    first = board(ada)

    async def publish(press: pressed.Pressed, drawn: Awaitable[object], _: object) -> int:
        await drawn
        await press.acknowledge(in_place=False, private=False)
        raise Late

    monkeypatch.setattr(pressed.Pressed, "publish", publish)
    await ada.slash("play cubo", wait=False)
    new = await ada.sees(lambda seen: seen.id != first.id and not seen.ephemeral and "Join" in labels(seen))
    await evening.settled()
    assert [seen.id for seen in ada.messages if not seen.ephemeral] == [first.id, new.id]


async def test_two_switches_at_once_are_both_kept(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """To be written to directly takes Discord a while; whoever hides from the leaderboards stays hidden."""
    ada = evening.person("Ada")
    await ada.slash("me")
    await evening.settled()
    create = hold(monkeypatch, evening.client, "create_dm")
    direct, listed = (
        next(one for one in whispers(ada)[-1].buttons if name in one.custom_id)
        for name in ("direct", "listed")
    )
    await ada.press(direct.custom_id, message=direct.message, wait=False)
    await soon(create.reached)
    await ada.press(listed.custom_id, message=listed.message, wait=False)
    people = evening.client.services.people
    await until(lambda: not people._known[int(ada.id)].listed)
    create.goes_on.set()
    await evening.settled()
    kept = await people.settings_of(int(ada.id))
    assert (kept.direct, kept.listed) == (True, False)


@pytest.mark.usefixtures("impatient")
async def test_the_board_is_nobodys_hand_though_nobody_heard_that_its_press_was_acknowledged(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has an answer already; what was to be said is not what it has."""
    mover, other, before = await begun(evening)
    tables = evening.client.services.tables
    await tables.command(1, int(other.id), Leave(), Press(at=0, seen=0))
    await evening.settled()
    command = hold(monkeypatch, tables, "command", before=True)
    monkeypatch.setattr(pressed, "acknowledge", unheard_of(pressed.acknowledge))
    deed = await other.press("My hand", board(mover), wait=False)
    await deed.answered()
    monkeypatch.setattr(pressed, "PATIENCE", LONGEST)
    command.goes_on.set()
    await evening.settled()
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    assert not [seen for seen in mover.messages if not seen.ephemeral and chosen_on(seen)]
    hands = evening.client.presenter.at(1).hands
    assert board(mover).id not in {str(one.number) for one in hands._open.values()}


def unheard_of(acknowledge: Doing) -> Doing:
    async def acknowledges(*what: Any) -> None:
        await acknowledge(*what)
        what[0].response._response_type = None
        raise Stumbled

    return acknowledges


async def test_a_hand_that_comes_while_its_table_is_closed_says_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, _ = await begun(evening)
    post = hold(monkeypatch, pressed.Pressed, "post")
    await other.press("My hand", wait=False)
    await soon(post.reached)
    await evening.client.services.tables.command(1, int(mover.id), Stop(moderator=True), Press(at=0, seen=0))
    post.goes_on.set()
    await evening.settled()
    assert not [seen for seen in whispers(other) if seen.buttons]


async def test_what_somebody_was_to_be_shown_by_an_answer_that_never_came_is_shown_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    shown, left = evening.client.presenter.at(1), asyncio.Event()
    monkeypatch.setattr(shown.hands, "board_left", left)
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await until(lambda: revision(board(other)) == before.table.revision + 1)
    with shown.acting.by(int(other.id)):  # and the database cannot be written
        left.set()
        await evening.client.presenter.painter.settled(Key("hand", 1, int(other.id)))
    await evening.settled()
    assert open_hand(evening, other).revision == before.table.revision + 1


@pytest.mark.parametrize("is_late", [False, True])
async def test_the_way_back_may_be_pressed_before_we_hear_that_it_stands_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, is_late: bool
) -> None:
    _, other, before = await begun(evening)
    mine = open_hand(evening, other)
    await other.slash("leave")
    await evening.settled()
    show = hold(monkeypatch, mine.message, "show")
    question = next(
        seen for seen in whispers(other) if any("leave_now" in one.custom_id for one in seen.buttons)
    )
    leave = next(one for one in question.buttons if "leave_now" in one.custom_id)
    await other.press(leave.custom_id, message=question, wait=False)
    await soon(show.reached)
    deed = await other.press("↩️", wait=False)
    if is_late:  # we hear of it when the press is acknowledged already
        monkeypatch.setattr(pressed, "PATIENCE", 0.1)
        await deed.answered()
    await until(lambda: mine.asked > 0)
    show.goes_on.set()
    await deed.answered()
    await evening.settled()
    assert open_hand(evening, other) is mine
    assert {str(mine.number)} == {seen.id for seen in whispers(other) if seen.buttons}
    assert chosen_on(hand(other)) == {""}
    assert not (await evening.standing(1)).table.seats[seat_of(before, other)].left
