"""Cards are turned one after the other (MR3); also where the house closes at the worst moments."""

from collections.abc import AsyncIterator

import pytest

from engine.game import Kind
from engine.monster_rush import game
from engine.monster_rush.cards import CARDS, TEMPO
from engine.monster_rush.state import (
    End,
    Ended,
    Foul,
    Hunter,
    Judged,
    Options,
    Readied,
    Revealed,
    Shuffled,
    Touch,
)
from tests.engine.house import ANN, BOB, CAT, House, open_house, reopened
from tests.monster_rush.boards import OPENED, Rush, card, needing


def test_in_turn_each_player_turns_his_top_card_and_all_stay_visible() -> None:
    """MR3.1, MR3.2"""
    rush = Rush(seats=3)
    tops = [hunter.pile[:2] for hunter in rush.state.hunters]
    revealers = []
    for _ in range(6):
        rush.lapse()
        (news,) = rush.news
        assert isinstance(news, Revealed)
        revealers.append(news.seat)
    assert revealers == [0, 1, 2, 0, 1, 2]
    assert [tuple(one.card for one in hunter.shown) for hunter in rush.state.hunters] == tops


def test_a_card_knows_when_it_was_turned() -> None:
    rush = Rush()
    due = rush.match.due
    rush.lapse()
    (shown,) = rush.state.hunters[0].shown
    assert (shown.since, shown.at) == (rush.revision, due)


FAR = (
    needing("sword", "axe", "bow", "fire"),
    needing("sword", "bow", "bow", "fire", "frost"),
    needing("axe", "axe", "bow", "frost", "storm", "storm"),
)


@pytest.mark.parametrize("pace", [1_300, 2_000, 3_000])
def test_cards_turn_by_themselves_at_the_pace_of_the_table(pace: int) -> None:
    """MR5.10"""
    rush = Rush(seats=2, reveal_every_ms=pace)
    rush.lairs(*FAR)
    rush.hunters(*[Hunter(pile=(card("storm"),))] * 2)
    rush.lapse()
    first = rush.state.hunters[0].shown[0].at
    assert rush.match.due == first + pace * TEMPO.far // 1_000
    late = rush.match.lapse(first + 3_400).match
    assert late.due == first + 3_400 + pace * TEMPO.far // 1_000, "a late card gets its full reading time"


def test_the_pace_slows_down_as_soon_as_a_monster_lacks_two_symbols_or_none() -> None:
    """MR5.10"""
    rush = Rush(seats=2)
    rush.lairs(*FAR)
    turned = ("frost", "sword", "axe", "bow", "fire")  # the first monster lacks 4, 3, 2, 1 and none
    cards = tuple(map(card, turned))
    rush.hunters(Hunter(pile=cards[::2]), Hunter(pile=cards[1::2]))
    waits: list[int] = []
    for _ in turned:
        at = rush.match.due or 0
        rush.lapse()
        waits.append((rush.match.due or 0) - at)
    assert waits == [750, 750, 1_050, 1_050, 1_050]


def test_nobody_is_waited_for_and_no_press_turns_a_card_that_turns_by_itself() -> None:
    rush = Rush()
    assert game.awaited(rush.state) == ()
    assert rush.refused(rush.reveal, 0).kind is Foul.NOT_REVEALING


def test_a_player_with_an_empty_pile_is_skipped() -> None:
    """MR3.3"""
    rush = Rush(seats=3)
    a, _, c = rush.state.hunters
    rush.hunters(a, Hunter(pile=()), c)
    rush.lapse()
    assert rush.state.turn == 2


@pytest.mark.parametrize("automatic", [True, False])
def test_when_all_piles_are_empty_each_shuffles_his_own_cards_and_the_next_player_goes_on(
    automatic: bool,
) -> None:
    """MR3.3"""
    rush = Rush(seats=2, automatic=automatic)
    rush.hunters(Hunter(pile=()), Hunter(pile=()))
    rush.shown(*(card(symbol) for symbol in ("sword", "axe", "sword", "fire", "sword", "axe", "sword")))
    rush.change(due=OPENED + 90_000)
    laid = [sorted(one.card for one in hunter.shown) for hunter in rush.state.hunters]
    assert rush.state.turn == 1
    assert game.awaited(rush.state) == ()
    rush.lapse()
    assert rush.news == (Shuffled(),)
    assert [sorted(hunter.pile) for hunter in rush.state.hunters] == laid
    assert not any(hunter.shown for hunter in rush.state.hunters)
    assert rush.state.turn == 1
    assert (rush.match.due is not None) is automatic


def used_up(rush: Rush) -> None:
    """Turn cards until there are none, and then let the deadline pass once more."""
    while any(hunter.pile for hunter in rush.state.hunters):
        rush.lapse()
    rush.lapse()


def test_a_match_that_everybody_has_left_ends_when_the_cards_are_used_up_again() -> None:
    """House"""
    rush = Rush(seats=2)
    used_up(rush)
    assert rush.news == (Shuffled(),)
    used_up(rush)
    assert rush.news == (Ended(why=End.DESERTED),)
    assert rush.match.outcome
    assert rush.match.outcome.why == "deserted"
    assert rush.match.due is None


def test_a_touch_shows_that_somebody_is_there() -> None:
    """House"""
    rush = Rush(seats=2)
    used_up(rush)
    rush.touch(0, 0, at=1_000_000)
    rush.judge()
    used_up(rush)
    assert rush.news == (Shuffled(),)


def test_the_last_card_of_the_last_pile_leaves_the_turn_to_the_next_player() -> None:
    """MR3.3"""
    rush = Rush(seats=2)
    rush.hunters(Hunter(pile=(card("axe"),)), Hunter(pile=()))
    rush.lapse()
    assert rush.state.turn == 1
    assert rush.match.due is not None


def test_by_hand_the_player_on_turn_is_waited_for() -> None:
    rush = Rush(seats=3, automatic=False)
    assert rush.match.due is None
    assert game.awaited(rush.state) == (0,)
    rush.reveal(0)
    assert isinstance(rush.news[0], Revealed)
    assert rush.match.due is None
    assert game.awaited(rush.state) == (1,)


def test_by_hand_only_the_player_on_turn_may_turn_a_card() -> None:
    rush = Rush(seats=3, automatic=False)
    refusal = rush.refused(rush.reveal, 2)
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert refusal.details == {"turn": (0,)}


def test_a_card_pressed_before_its_time_turns_when_the_pace_allows() -> None:
    """MR5.10"""
    rush = Rush(seats=2, automatic=False)
    rush.reveal(0, at=1_000)
    assert rush.news == (Readied(seat=0),)
    assert rush.match.due == rush.state.next_at == OPENED + 2_000
    assert game.awaited(rush.state) == ()
    rush.lapse()
    assert rush.news[0] == Revealed(seat=0, card=rush.state.hunters[0].shown[0].card)
    assert not rush.state.readied


def test_a_card_pressed_twice_turns_once() -> None:
    rush = Rush(seats=2, automatic=False)
    rush.reveal(0, at=1_000)
    assert rush.refused(rush.reveal, 0).kind is Foul.NOT_REVEALING


def test_a_press_meant_for_an_earlier_turn_turns_no_card() -> None:
    rush = Rush(seats=2, automatic=False)
    old = rush.revision
    rush.reveal(0, at=10_000)
    rush.reveal(1, at=20_000)
    assert rush.refused(rush.reveal, 0, at=30_000, seen=old).kind is Kind.STALE


def test_no_card_is_turned_while_a_capture_is_judged() -> None:
    """MR3, table"""
    rush = Rush(seats=2, automatic=False)
    rush.touch(1, 0)
    assert game.awaited(rush.state) == ()
    assert rush.refused(rush.reveal, 0).kind is Foul.JUDGING


def test_a_touch_takes_back_a_card_that_was_about_to_turn() -> None:
    rush = Rush(seats=2, automatic=False)
    rush.reveal(0, at=1_000)
    rush.touch(1, 0, at=1_100)
    assert not rush.state.readied
    rush.judge()
    assert rush.match.due is None
    assert game.awaited(rush.state) == (rush.state.turn,)


def test_a_player_whose_time_ran_out_turns_his_card() -> None:
    rush = Rush(seats=2, automatic=False)
    rush.match = rush.match.idle(0, OPENED + 99_000).match
    assert rush.news[0].seat == 0
    assert rush.news[0].card in range(len(CARDS))


HOUR = 3_600_000
GAMES = {"monster_rush": game}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with open_house(games=dict(GAMES)) as opened:
        yield opened


async def rush(house: House) -> int:
    """A match in which one card lies open since just now."""
    table = await house.match(ANN, BOB, CAT, game="monster_rush", options=Options(first=0))
    await house.pass_time(2_000)
    return table


async def news(house: House, table: int) -> list[object]:
    view = (await house.tables.peek(table)).view(None)
    assert view
    return list(view.news)


@pytest.mark.parametrize("closed_for", [0, 3_000, HOUR])
async def test_a_photo_finish_goes_on_where_it_stood(house: House, closed_for: int) -> None:
    table = await rush(house)
    now = house.hands.now
    await house.play(table, ANN, Touch(space=0), at=now, seen=1)
    await house.pass_time(100)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        await again.pass_time(149)
        await again.play(table, BOB, Touch(space=0), at=now - 40, seen=1)
        await again.pass_time(1)
        judged = (await news(again, table))[0]
        assert isinstance(judged, Judged)
        assert [claim.seat for claim in judged.claims] == [1, 0]
        assert judged.winner == judged.decisive.seat == 1


@pytest.mark.parametrize("closed_for", [0, HOUR])
async def test_the_next_card_turns_after_the_time_that_was_left(house: House, closed_for: int) -> None:
    table = await rush(house)
    match = (await house.tables.peek(table)).match
    assert match
    left = (match.due or 0) - house.hands.now - 300
    await house.pass_time(300)
    async with reopened(house, closed_for, games=dict(GAMES)) as again:
        revision = (await again.table(table)).revision
        await again.pass_time(left - 1)
        assert (await again.table(table)).revision == revision
        await again.pass_time(1)
        (turned,) = await news(again, table)
        assert isinstance(turned, Revealed)
        assert turned.seat == 1


async def test_a_press_on_a_monster_just_taken_gets_a_kind_word_and_nothing_more(house: House) -> None:
    table = await rush(house)
    await house.play(table, ANN, Touch(space=0), seen=1)
    await house.pass_time(250)
    before = await house.table(table)
    refusal = await house.play_refused(table, BOB, Touch(space=0), seen=1)
    assert refusal.kind is Foul.MONSTER_GONE
    assert refusal.details["by"] == 0
    assert await house.table(table) == before
