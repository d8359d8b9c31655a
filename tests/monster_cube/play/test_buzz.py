"""Who pressed first, and what a press on an older board is worth (MC13)."""

from random import Random

import pytest

from engine.game import Kind
from engine.monster_cube import game
from engine.monster_cube.actions import Agree, Buzz, Foul, GiveUp
from engine.monster_cube.cards import HOUSE_RULES
from engine.monster_cube.news import Judged
from engine.monster_cube.state import Phase
from tests.monster_cube.tables import Table, advanced, claim, code


def order_of(table: Table) -> list[int]:
    return [one.seat for one in table.state.finish]


def test_the_first_press_locks_the_others_out() -> None:
    """MC7, MC13.1."""
    table = code(3, (5, 40, 50))
    table.buzz(2)
    holder = table.state.holder
    assert holder
    assert holder.seat == 2
    refused = table.refused(0, Buzz(), 5_000)
    assert (refused.kind, refused.details) == (Foul.HELD, {"by": 2, "until": table.state.until})


def test_the_time_of_the_press_decides_not_that_of_its_arrival() -> None:
    """MC13.1."""
    table = code(3, (5, 40, 50))
    board = table.match.revision
    table.act(1, Buzz(), 4_000, seen=board)
    assert table.told == ["Pressed"]
    table.act(0, Buzz(), 3_900, seen=board, got=1_004_200)
    assert table.due == 4_250
    table.lapse()
    assert order_of(table) == [0, 1]
    assert table.told == ["Judged", "Holds"]
    assert table.view(1).holder == 0
    judged = table.news[0]
    assert isinstance(judged, Judged)
    assert [one.reaction for one in judged.claims] == [3_900, 4_000]


def test_of_equal_milliseconds_the_lower_id_is_first() -> None:
    """MC13.1."""
    table = code(2, (5, 40, 50))
    board = table.match.revision
    table.act(0, Buzz(), 4_000, seen=board, id=9)
    table.act(1, Buzz(), 4_000, seen=board, id=8)
    table.lapse()
    assert order_of(table) == [1, 0]


def test_one_hand_presses_once() -> None:
    table = code(2, (5, 40, 50))
    board = table.match.revision
    table.act(0, Buzz(), 4_000, seen=board)
    assert table.refused(0, Buzz(), 4_100, seen=board).kind is Kind.PRESSED_ALREADY
    assert table.view(0).pressed
    assert not table.view(1).pressed


def test_whoever_searches_alone_needs_no_photo_finish() -> None:
    table = code(1, (5, 40, 50))
    table.act(0, Buzz(), 4_000)
    assert table.phase is Phase.CLAIM


def test_without_a_window_the_first_to_come_has_it() -> None:
    table = code(3, (5, 40, 50), window_ms=0)
    table.act(1, Buzz(), 4_000)
    assert table.view().holder == 1


def test_a_buzz_on_a_zone_that_has_changed_is_void_and_costs_nothing() -> None:
    """MC13.2."""
    table = code(3, (5, 40, 50))
    board = table.match.revision
    table.give(1, won=(30,))
    table.miss(0)
    refused = table.refused(1, Buzz(), 9_000, seen=board)
    assert (refused.kind, refused.details) == (Foul.VOID, {"by": 0})
    assert table.refused(1, Agree(), 9_000, seen=board).kind is Foul.VOID
    assert table.player(1).won == (30,)
    table.act(1, Buzz(), 9_000)


def test_what_others_say_meanwhile_does_not_spoil_a_press() -> None:
    """MC13.2: the zone is the same."""
    table = code(3, (5, 40, 50))
    board = table.match.revision
    table.agree(0)
    table.act(1, Buzz(), 9_000, seen=board)
    assert table.state.race


def test_a_press_from_a_board_that_is_yet_to_come_is_stale() -> None:
    assert code(2, (5, 40, 50)).refused(0, Buzz(), seen=7).kind is Kind.STALE


def test_the_house_may_close_in_the_middle_of_a_claim() -> None:
    table = code(2, (5, 40, 50))
    table.buzz(0)
    until, due, fresh = table.state.until, table.due, table.player(0).fresh_at
    assert until is not None
    assert due is not None
    table.match = table.match.delay(70_000).match
    assert table.state.until == until + 70_000
    assert table.due == due + 70_000
    assert table.player(0).fresh_at == fresh + 70_000
    table.act(0, claim("AY BY CY"), 60_000)
    assert table.player(0).won == (5,)


def test_the_house_may_close_in_the_middle_of_a_photo_finish() -> None:
    table = code(2, (5, 40, 50))
    board = table.match.revision
    table.act(0, Buzz(), 4_000, seen=board)
    table.match = table.match.delay(70_000).match
    table.act(1, Buzz(), 3_950, seen=board, got=1_074_100)
    table.lapse()
    assert order_of(table) == [1, 0]


@pytest.mark.parametrize("rules", ["code", "advanced"])
def test_six_people_press_within_fifty_milliseconds_and_the_first_always_has_it(rules: str) -> None:
    """MC13.1: 1,000 rounds, whatever the order of arrival; nobody is there twice."""
    random = Random(13)
    table = Table(6, rules)
    opened = table.match
    for _ in range(1_000):
        table.match = opened
        presses = [(4_000 + random.randrange(51), random.randrange(1 << 22), seat) for seat in range(6)]
        arriving = sorted(
            presses, key=lambda one: (max(one[0], 4_000 + random.randrange(200)), random.random())
        )
        came = 1_004_000
        for at, press, seat in arriving:
            came = max(came, 1_000_000 + at)
            table.act(seat, Buzz(), at, seen=0, id=press, got=came)
        table.lapse()
        assert order_of(table) == [seat for _, _, seat in sorted(presses)]
        assert table.view().holder == min(presses)[2]


# Rule set `advanced`: everybody who pressed has the buzz, one after the other


def test_those_who_pressed_as_well_claim_after_the_first() -> None:
    """MC17.10."""
    table = advanced(3, (5, 40, 50), (7, 41, 51), (9, 42, 52))
    board = table.match.revision
    for seat in (2, 0, 1):
        table.act(seat, Buzz(), 4_000 + seat, seen=board)
    table.lapse()
    assert (table.view().holder, table.view().queue) == (0, (1, 2))
    table.act(0, claim("AY AR AB"))
    assert table.told == ["Missed", "Holds"]
    assert table.view().holder == 1
    table.act(1, claim("AY AR AB"))
    assert table.view().holder == 2
    table.act(2, claim("AY AR AB"))
    assert table.phase is Phase.SEARCH


def test_a_moved_tile_makes_the_presses_on_the_old_board_void() -> None:
    """MC17.10."""
    table = advanced(3, (5, 40, 50), (7, 41, 51), (9, 42, 52))
    board = table.match.revision
    table.act(0, Buzz(), 4_000, seen=board)
    table.act(1, Buzz(), 4_001, seen=board)
    table.lapse()
    table.act(0, claim("AY BY CY", tile="C", to=(-1, 0)))
    table.lapse()
    assert "Void" in table.told
    assert table.phase is Phase.SEARCH
    refused = table.refused(2, Buzz(), 9_000, seen=board)
    assert (refused.kind, refused.details) == (Foul.VOID, {"by": 0})


def test_a_modifier_makes_only_its_victims_press_void() -> None:
    """MC17.10."""
    table = advanced(3, (5, 40, 50), (7, 41, 51), (9, 42, 52))
    board = table.match.revision
    for seat in range(3):
        table.act(seat, Buzz(), 4_000 + seat, seen=board)
    table.lapse()
    table.act(0, claim("AY BY CY"))
    place = next(iter(game.legal(table.state, 0)))
    table.act(0, place)
    assert table.told == ["Placed", "Drew", "Void", "Holds"]
    assert table.view().holder == 2


def test_whoever_lets_the_time_run_out_waits_before_he_presses_again() -> None:
    """MC17.9: it costs no card, and holds up nobody."""
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    hand = table.player(0).hand
    table.buzz(0, 4_000)
    table.lapse()
    assert table.told == ["Missed", "Barred"]
    assert table.player(0).hand == hand
    until = table.player(0).barred_until
    assert until == 1_000_000 + 34_500 + HOUSE_RULES.barred_ms
    refused = table.refused(0, Buzz(), 40_000)
    assert (refused.kind, refused.details) == (Foul.BARRED, {"until": until})
    assert Buzz() not in table.legal(0)
    assert table.due == 34_500 + HOUSE_RULES.barred_ms
    table.act(1, Buzz(), 41_000)
    table.lapse()
    table.act(1, claim("AY AR AB"), 42_000)
    table.lapse()
    assert table.player(0).barred_until is None
    table.act(0, Buzz(), 60_000)


def test_whoever_gives_up_waits_as_long() -> None:
    """MC17.9: else one could hold up the others for ever, giving up each time just before the clock does."""
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    hand = table.player(0).hand
    table.buzz(0, 4_000)
    table.act(0, GiveUp(), 30_000)
    assert table.told == ["Missed", "Barred"]
    assert table.player(0).hand == hand
    until = 1_000_000 + 30_000 + HOUSE_RULES.barred_ms
    assert table.player(0).barred_until == until
    assert table.refused(0, Buzz(), 31_000).kind == Foul.BARRED
    table.act(1, Buzz(), 31_000)


def test_three_wrong_faces_bar_nobody() -> None:
    """MC9.8: no other penalty."""
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    table.miss(0)
    assert table.player(0).barred_until is None
    table.act(0, Buzz(), 9_000)


def test_a_bar_that_has_run_out_is_none_though_nobody_has_lifted_it_yet() -> None:
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    table.give(0, barred_until=1_009_000)
    table.act(0, Buzz(), 9_000)
    assert table.state.race
