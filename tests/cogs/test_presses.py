"""Presses as Discord can bring them: forged, foreign, stale, doubled, late. All are answered, none harms."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from bench.reading import read
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from data.kept.boards import Board
from engine.tables.table import Standing, Status
from playground.client import Deed, Person
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import begun, now, revision, seat_of, whispers
from tests.cogs.rigs.players import board, choose, hand, play_as_a_brain_would

TOO_LATE = 3_500  # ms; Discord waits for three seconds


async def kindly(evening: Evening, person: Person, deed: Deed, before: Standing) -> str:
    """The press was answered in private, in words, and changed nothing; what was said."""
    assert not deed.failed, deed.reason
    await evening.settled()
    assert await now(evening) == before
    told = read(whispers(person)[-1].text)
    languages = (evening.client.languages[name] for name in ("en", "fr"))
    broken = [words("trouble-fault", reference="#").partition("#")[0] for words in languages]
    assert told.strip()
    assert not any(words in told for words in broken)
    return told


# Forged


@pytest.mark.parametrize(
    "custom_id",
    [
        "nonsense",
        "1.0.dance",
        "1.0.own",
        "1.0.own.~",
        "1.0.own.~.~do.~trade.9.9",
        "1.0.own.~.~pick.zzz",
        "1.0.own.~zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz.~do.~leap",
        "1.0.tap.~anything",
        "1.0.tap.~pick.0",
        "1.0.brain.~genius",
        "1.0.join",
        "1.0.start",
        "1.0.kick",
        "1.0.options.7",
        "1.0.options_set.0",
        "1.0.handicap_set.~x",
        "1.0.clock",
        "1.0.seats",
        "1.0.rematch",
        "1.0.bring",
        "1.0.stop_chosen",
        "1.0.section.~chess",
        "1.0.rules.~chess",
        "1.zzzzzzzzzzzzz.own.~.~do.~draw",
        "zzzzzzzzzzzzz.0.hand",
        "0.0.join",
        "8.0.hand",
        "00000000001.0.hand",
    ],
)
async def test_a_forged_button_is_answered_and_changes_nothing(evening: Evening, custom_id: str) -> None:
    _, other, before = await begun(evening)
    deed = await other.press(custom_id, board(other), forged=True)
    assert await kindly(evening, other, deed, before)
    assert board(other).buttons  # the board itself is whole, whatever table was named


async def test_the_hand_of_another_cannot_be_played_by_its_buttons(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    stolen = hand(mover).buttons[-1].custom_id
    deed = await other.press(stolen, hand(other), forged=True)
    assert not deed.failed
    await evening.settled()
    assert await now(evening) == before
    cleo = evening.person("Cleo")
    deed = await cleo.press(stolen, board(cleo), forged=True)
    assert await kindly(evening, cleo, deed, before)


async def test_illegal_cards_are_refused_in_words_and_the_hand_stays(evening: Evening) -> None:
    mover, _, before = await begun(evening)
    everything = "zz"  # ten places chosen at once
    for name in (("take", 1), ("take", 5), ("take", "bonus"), ("do", "draw"), ("do", "end")):
        custom_id = CustomId(1, before.table.revision, "own", (everything, *name))
        deed = await mover.press(str(custom_id), hand(mover), forged=True)
        assert await kindly(evening, mover, deed, before)
        assert hand(mover).buttons


async def test_a_card_out_of_turn_is_refused_in_words(evening: Evening) -> None:
    _, other, before = await begun(evening)
    custom_id = CustomId(1, before.table.revision, "own", ("", "do", "draw"))
    deed = await other.press(str(custom_id), hand(other), forged=True)
    told = await kindly(evening, other, deed, before)
    assert any(words in told for words in ("not your turn", "pas encore à vous"))


# Stale


async def test_a_button_of_an_older_board_that_still_makes_sense_is_understood(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    old = str(CustomId(1, before.table.revision, "hand"))
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    deed = await other.press(old, board(other), forged=True)
    assert not deed.failed
    await evening.settled()
    assert any(".own." in control.custom_id for control in whispers(other)[-1].buttons)


async def test_a_card_of_a_hand_that_has_moved_on_is_refused_in_words_and_the_hand_mended(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5eed")  # the same first move each time
    mover, _, before = await begun(evening)
    old = CustomId(1, before.table.revision, "own", ("", "do", "end"))
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    later = await now(evening)
    assert later.table.revision == before.table.revision + 1
    deed = await mover.press(str(old), hand(mover), forged=True)
    told = await kindly(evening, mover, deed, later)
    words = evening.client.services.languages["en" if mover.name == "Ada" else "fr"]
    assert words("refusal-stale") in told
    shown = read_custom_id(hand(mover).buttons[0].custom_id)
    assert shown is not None
    assert shown.revision == later.table.revision


async def test_buttons_of_a_message_that_is_no_longer_the_board_are_taken_away(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    old = board(ada)
    await ada.slash("table")
    await evening.settled()
    deed = await basile.press(old.buttons[0].custom_id, old, forged=True)
    assert not deed.failed
    await basile.sees(lambda seen: seen.id == old.id and not seen.buttons)


async def test_a_board_that_moves_before_it_could_be_noted_loses_its_buttons(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the disk is slow, /table comes before the board of /play is kept."""
    boards, goes_on = evening.client.presenter.stage.boards, asyncio.Event()
    put = boards.put

    async def late(kept: Board) -> None:
        await goes_on.wait()
        await put(kept)

    monkeypatch.setattr(boards, "put", late)
    ada = evening.person("Ada")
    await ada.slash("play monad")
    old = board(ada)
    asked = asyncio.create_task(ada.slash("table"))
    await asyncio.sleep(0)
    goes_on.set()
    await asked
    await evening.settled()
    await ada.sees(lambda seen: seen.id == old.id and not seen.buttons)
    assert board(ada).id != old.id


async def test_what_is_pressed_at_a_closed_table_says_so(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("play monad")
    old = board(ada).buttons
    await ada.slash("stop")
    await evening.settled()
    before = await now(evening)
    assert before.table.status is Status.CLOSED
    for control in old:
        if (read_custom_id(control.custom_id) or CustomId(0, 0, "none")).verb == "rules":
            continue
        deed = await ada.press(control.custom_id, board(ada), forged=True)
        assert await kindly(evening, ada, deed, before)


# Double and late


async def test_a_double_press_plays_once(evening: Evening) -> None:
    mover, _, before = await begun(evening)
    await choose_some(mover, before)
    screen = hand(mover)
    do = next(one for one in screen.buttons if one.enabled and ".~take." in one.custom_id)
    deeds = await asyncio.gather(*(mover.press(do.custom_id, screen, forged=True) for _ in range(2)))
    await evening.settled()
    assert not any(deed.failed for deed in deeds)
    assert (await now(evening)).table.revision == before.table.revision + 1


async def test_a_hundred_presses_at_once_are_all_answered_and_one_counts(evening: Evening) -> None:
    mover, _, before = await begun(evening)
    await choose_some(mover, before)
    screen = hand(mover)
    do = next(one for one in screen.buttons if one.enabled and ".~take." in one.custom_id)
    deeds = await asyncio.gather(*(mover.press(do.custom_id, screen, forged=True) for _ in range(100)))
    await evening.settled()
    assert not any(deed.failed for deed in deeds)
    assert (await now(evening)).table.revision == before.table.revision + 1
    assert len((await evening.client.services.tables.record(1)).entries) == 1


@pytest.mark.usefixtures("hurry")
async def test_a_press_that_came_too_late_to_be_answered_still_counts_and_is_shown(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    deed = await basile.press("Join", arrive_in=TOO_LATE)
    assert deed.failed  # Discord has told him so by then
    assert (await ada.sees(f"2. <@{basile.id}>")).id == board(ada).id


@pytest.mark.usefixtures("hurry")
async def test_a_late_move_is_kept_and_the_board_shows_it(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    await choose_some(mover, before)
    do = next(one for one in hand(mover).buttons if one.enabled and ".~take." in one.custom_id)
    deed = await mover.press(do.custom_id, hand(mover), forged=True, arrive_in=TOO_LATE)
    assert deed.failed
    shown = await other.sees(lambda message: revision(message) == before.table.revision + 1)
    assert shown.id == board(other).id
    assert (await now(evening)).table.revision == before.table.revision + 1


async def choose_some(person: Person, standing: Standing) -> None:
    """Tap cards until something can be done with them."""
    await choose(person, standing, seat_of(standing, person))
    carried = read_custom_id(hand(person).buttons[0].custom_id)
    assert carried is not None
    assert carried.args[0]  # what is chosen


async def test_a_page_that_was_put_away_while_it_was_turned_comes_anew(evening: Evening) -> None:
    ada = evening.person("Ada")
    await ada.slash("rules", game="monad")
    page = whispers(ada)[-1]
    deed = await ada.press("Next", page, wait=False, arrive_in=500)
    await ada.dismiss(page)
    assert not whispers(ada)
    await evening.settled()
    assert not deed.failed, deed.reason
    (again,) = whispers(ada)
    assert again.text != page.text
