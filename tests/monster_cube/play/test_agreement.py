"""Who agrees that nothing matches, whose silence does, and that thinking costs nobody the board (MC7.6)."""

from engine.monster_cube.actions import Agree, Buzz, Foul, GiveUp, StillLooking
from engine.monster_cube.cards import HOUSE_RULES, START
from engine.monster_cube.news import End
from tests.monster_cube.tables import advanced, claim, code, cube

QUIET, ANSWER, LOOKING = HOUSE_RULES.quiet_ms, HOUSE_RULES.answer_ms, HOUSE_RULES.looking_ms


def test_three_new_monsters_come_when_all_agree_and_the_old_go_under_the_pile() -> None:
    """MC7.6: the agreement is enough, it is not checked."""
    table = code(3, (5, 40, 50))
    table.agree(2, 0)
    assert table.state.zone == (5, 40, 50)
    assert table.refused(0, Agree()).kind is Foul.AGREED_ALREADY
    table.agree(1)
    assert table.state.piles[0][-3:] == (5, 40, 50)
    assert not {5, 40, 50} & set(table.state.zone)
    assert table.state.agreed == ()
    assert table.told == ["Agreed", "Renewed", "Revealed"]


def test_one_player_agrees_alone() -> None:
    """MC7.8."""
    table = code(1, (5, 40, 50))
    table.agree(0)
    assert table.state.piles[0][-3:] == (5, 40, 50)


def test_the_second_agreement_in_a_row_puts_every_tile_back() -> None:
    """MC7.7."""
    table = code(1, (5, 40, 50), cube("1 2 3 4 5 6 7 8 9", ((-1, 1), *START[1:])))
    table.agree(0)
    assert table.state.cubes[0].cells != START
    table.agree(0)
    assert table.state.cubes[0].cells == START
    assert table.news[1].restored


def test_a_claim_breaks_the_row_of_agreements() -> None:
    """MC7.7, MC17.6."""
    table = code(1, (5, 40, 50), cube("1 2 3 4 5 6 7 8 9", ((-1, 1), *START[1:])))
    table.agree(0)
    table.miss(0)
    table.agree(0)
    assert table.state.cubes[0].cells != START


def test_an_agreement_stands_through_a_buzz_until_the_zone_changes() -> None:
    """MC17.5, MC17.6."""
    table = code(3, (5, 40, 50))
    table.agree(0)
    table.act(1, Buzz())
    assert table.state.agreed == (0,)
    table.lapse()
    assert table.state.agreed == (0,)
    table.act(1, claim("AY AR AB"))
    assert table.state.agreed == ()


def test_nobody_can_agree_while_somebody_holds_the_buzz() -> None:
    """MC17.5."""
    table = code(2, (5, 40, 50))
    table.act(0, Buzz())
    assert table.refused(1, Agree()).kind is Foul.JUDGING
    table.lapse()
    refused = table.refused(1, Agree())
    assert (refused.kind, refused.details["by"]) == (Foul.HELD, 0)
    table.give(0, won=(30, 31))
    table.act(0, GiveUp())
    assert table.refused(1, Agree()).kind is Foul.HELD


# Silence


def test_whoever_was_asked_and_says_nothing_agrees_with_who_said_so() -> None:
    """House: absent players do not keep the others waiting."""
    table = code(3, (5, 40, 50))
    table.agree(0, at=5_000)
    assert table.state.asked
    assert table.view().answer_by == 1_005_000 + ANSWER
    assert table.due == 5_000 + ANSWER
    table.lapse()
    assert table.told == ["Agreed", "Agreed", "Renewed", "Revealed"]
    assert table.news[0].silently


def test_who_says_to_be_looking_is_not_counted_for_a_fair_while_and_asked_again_then() -> None:
    table = code(3, (5, 40, 50))
    table.agree(0, at=5_000)
    table.act(1, StillLooking(), 9_000)
    assert table.view().players[1].looking
    table.lapse()
    assert table.state.agreed == (0, 2)
    assert not table.state.asked
    assert table.due == 9_000 + LOOKING
    table.lapse()
    assert table.told == ["Asked"]
    assert table.due == 9_000 + LOOKING + ANSWER
    table.lapse()
    assert table.told == ["Agreed", "Renewed", "Revealed"]


def test_who_looks_on_may_say_so_again_and_again() -> None:
    table = code(2, (5, 40, 50))
    table.agree(0, at=5_000)
    for _ in range(20):
        assert table.state.asked
        assert table.match.due
        table.act(1, StillLooking(), table.match.due - 1_000_000 - 1_000)
        assert not table.state.asked
        table.lapse()
    assert table.state.zone == (5, 40, 50)
    assert table.state.agreements == 0


def test_who_looked_a_minute_ago_is_not_asked_when_somebody_says_that_nothing_matches() -> None:
    table = code(3, (5, 40, 50))
    table.lapse()
    table.act(0, StillLooking(), QUIET + 1_000)
    table.act(1, StillLooking(), QUIET + 31_000)
    table.agree(2, at=QUIET + 40_000)
    assert table.told == ["Agreed"]
    assert table.due == QUIET + 1_000 + LOOKING
    table.lapse()
    assert table.state.asked
    assert [player.looking for player in table.view().players] == [False, True, False]
    table.lapse()
    assert table.state.agreed == (0, 2)
    assert table.state.zone == (5, 40, 50)


def test_all_are_asked_when_nobody_presses_for_long_and_silence_agrees_with_nobody() -> None:
    """MC7.6: all must agree; thinking is no agreement."""
    table = code(2, (5, 40, 50))
    assert table.refused(0, StillLooking()).kind is Foul.NOT_ASKED
    assert table.due == QUIET
    table.lapse()
    assert table.told == ["Asked"]
    assert table.news[0].until is None
    assert table.view(0).answer_by is None
    assert table.due == QUIET + ANSWER
    table.lapse()
    assert table.state.zone == (5, 40, 50)
    assert table.state.agreed == ()
    assert table.due == 2 * QUIET + ANSWER


def test_one_who_thinks_in_silence_keeps_his_board() -> None:
    """MC7.8: alone, too, somebody must say so."""
    table = code(1, (5, 40, 50))
    while table.due is not None and table.due < 20 * 60_000:
        table.lapse()
    assert table.state.zone == (5, 40, 50)
    assert table.match.outcome is None


def test_whoever_says_so_while_all_are_asked_gives_the_others_the_whole_time() -> None:
    table = code(2, (5, 40, 50))
    table.lapse()
    table.agree(1, at=QUIET + 50_000)
    assert table.due == QUIET + 50_000 + ANSWER
    assert table.refused(1, StillLooking()).kind is Foul.AGREED_ALREADY


def test_of_three_who_agree_one_by_one_the_last_keeps_his_time() -> None:
    table = code(3, (5, 40, 50))
    table.agree(0, at=5_000)
    table.agree(1, at=30_000)
    assert table.due == 5_000 + ANSWER


def test_who_looks_on_in_another_ones_claim_still_looks_on_after_it() -> None:
    """MC9.8: with a hand of one's own a wrong claim changes nothing for the others."""
    table = advanced(2, (10, 15, 37))
    table.lapse()
    table.act(1, StillLooking(), QUIET + 1_000)
    table.miss(0, QUIET + 2_000)
    assert table.view().players[1].looking
    table.agree(0, at=QUIET + 9_000)
    assert not table.state.asked


def test_a_new_board_is_looked_at_anew() -> None:
    table = code(2, (5, 40, 50))
    table.lapse()
    table.act(1, StillLooking(), QUIET + 1_000)
    table.miss(0, QUIET + 2_000)
    assert not table.view().players[1].looking


def test_a_table_without_anybody_ends() -> None:
    table = code(2, (5, 40, 50))
    asked = 0
    while not table.match.outcome:
        table.lapse()
        asked += "Asked" in table.told
    assert asked == HOUSE_RULES.deserted
    assert table.outcome.why == End.DESERTED
    assert "alone_ms" not in table.outcome.figures[0]


def test_a_word_now_and_then_keeps_a_table_alive() -> None:
    table = code(1, (5, 40, 50))
    for _ in range(HOUSE_RULES.deserted - 1):
        table.lapse()
        table.lapse()
    table.lapse()
    assert table.due
    table.act(0, StillLooking(), table.due - 1_000)
    for _ in range(2 * HOUSE_RULES.deserted - 2):
        table.lapse()
    assert table.match.outcome is None


def test_agreement_after_agreement_ends_a_match() -> None:
    table = code(1, (5, 40, 50))
    while not table.match.outcome:
        table.agree(0)
    assert table.state.agreements == HOUSE_RULES.deserted
    assert table.outcome.why == End.DESERTED


def test_when_the_tiles_go_back_the_last_claim_is_shown_no_more() -> None:
    """MC7.7: its faces lie elsewhere."""
    table = code(1, (5, 40, 50), cube("1 2 3 4 5 6 7 8 9", ((-1, 1), *START[1:])))
    table.miss(0)
    table.agree(0)
    assert table.state.last is not None
    table.agree(0)
    assert table.state.last is None
