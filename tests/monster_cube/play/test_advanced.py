"""Rule set `advanced`: hands of three, and modifiers that the others lay before one (MC9)."""

from engine.monster_cube import game
from engine.monster_cube.actions import Foul, Place
from engine.monster_cube.cards import CARDS, START
from engine.monster_cube.news import End, Fault, Missed, Placed, Solved
from engine.monster_cube.state import Phase
from tests.monster_cube.tables import Table, advanced, claim, cube

MINE = (5, 40, 50)
MOVED = cube("1 2 3 4 5 6 7 8 9", ((-1, 1), *START[1:]))


def solving(seats: int = 3) -> Table:
    """The first player has just shown 1 x 2 + 3 = 5."""
    table = advanced(seats, MINE, (7, 41, 51), (9, 42, 52))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    return table


def test_everybody_has_seven_cards_three_of_them_in_hand() -> None:
    """MC9.1, MC9.2."""
    table = Table(6, "advanced")
    assert [(len(player.hand), len(player.pile)) for player in table.state.players] == [(3, 4)] * 6
    assert table.state.zone == ()
    assert len(table.state.box) == 56 - 42


def test_the_modified_code_is_what_must_be_made() -> None:
    """MC9.4, MC9.5: for all cards of the hand; 5 - 2 is 3, 5 + 2 is 7."""
    table = advanced(2, MINE)
    table.give(0, before=(1,))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert (solved.card, solved.code) == (5, 7)  # 2 x 3 + 1


def test_codes_below_one_and_above_56_are_matched_as_they_are() -> None:
    """MC9.5: no clamping."""
    table = advanced(2, (2, 56, 30))
    table.give(0, before=(2, 3, 5))
    assert table.view(0).players[0].targets == (-4, 50, 24)
    table.give(0, before=(49, 52, 54))
    assert table.view(0).players[0].targets == (11, 65, 39)
    table.give(0, before=(50, 51, 53))
    table.buzz(0)
    table.change(cubes=(cube("2 1 9 3 4 5 6 7 8"),))
    table.act(0, claim("AY BY CY", card=2))  # 1 x 2 - 9
    solved = table.state.last
    assert isinstance(solved, Solved)
    assert (solved.card, solved.code) == (2, -7)


def test_the_solver_chooses_before_whom_the_card_is_laid() -> None:
    """MC9.6."""
    table = solving()
    assert table.phase is Phase.PLACE
    assert table.told == ["Solved", "Places"]
    assert table.refused(1, Place(seat=2)).kind is Foul.HELD
    assert table.refused(0, Place(seat=0)).kind is Foul.NOT_UPON
    assert table.refused(0, Place(seat=5)).kind is Foul.NOT_UPON
    table.act(0, Place(seat=2))
    assert table.player(2).before == (5,)
    assert table.view().players[2].modifier == CARDS[5].modifier == -2


def test_all_that_lay_before_the_solver_goes_and_he_draws_a_card() -> None:
    """MC9.6."""
    table = advanced(3, MINE)
    table.give(0, before=(1, 2))
    pile = table.player(0).pile
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    table.act(0, Place(seat=1))
    player = table.player(0)
    assert player.before == ()
    assert player.hand == (40, 50, pile[0])
    assert player.pile == pile[1:]
    assert set(table.state.gone) == {1, 2}
    assert table.told == ["Placed", "Freed", "Drew"]


def test_what_everybody_has_solved_is_remembered_wherever_the_cards_lie() -> None:
    """MC9.6: each card is somewhere once, and is seen as its solver's too."""
    table = advanced(2, (5, 40, 50), (7, 41, 51))
    table.solve(0, card=5)
    table.solve(1, at=8_000)
    first, second = table.view().players
    assert first.won == (5,)
    assert len(second.won) == second.solved == 1
    assert set(game.census(table.state).values()) == {1}


def test_a_solver_whose_pile_is_used_up_draws_nothing() -> None:
    """MC9.6: a card, if he has one."""
    table = advanced(3, MINE)
    table.give(0, pile=())
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    table.act(0, Place(seat=1))
    assert table.player(0).hand == (40, 50)
    assert table.told == ["Placed"]


def test_of_two_players_the_other_gets_it_without_asking() -> None:
    table = solving(2)
    assert table.phase is Phase.SEARCH
    assert table.player(1).before == (5,)
    assert table.told == ["Solved", "Placed", "Drew"]


def test_a_fourth_modifier_replaces_one_of_the_placers_choice() -> None:
    """MC9.7, MC17.7."""
    table = advanced(2, MINE)
    table.give(1, before=(30, 31, 32))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    assert table.phase is Phase.PLACE
    refused = table.refused(0, Place(seat=1))
    assert (refused.kind, refused.details) == (Foul.REPLACES, {"seat": 1, "cards": (30, 31, 32)})
    assert table.refused(0, Place(seat=1, replaces=33)).kind is Foul.REPLACES
    assert table.legal(0) == [Place(seat=1, replaces=card) for card in (30, 31, 32)]
    table.act(0, Place(seat=1, replaces=31))
    assert table.player(1).before == (30, 32, 5)
    assert 31 in table.state.gone


def test_nothing_is_replaced_where_fewer_than_three_lie() -> None:
    """MC17.7."""
    table = solving()
    table.give(1, before=(30,))
    assert table.refused(0, Place(seat=1, replaces=30)).kind is Foul.REPLACES_NONE
    assert table.legal(0) == [Place(seat=1), Place(seat=2)]


def test_the_clock_lays_it_before_the_player_with_the_fewest_cards() -> None:
    """MC17.7: of several the next after the solver; the oldest there is replaced."""
    table = solving()
    table.give(2, pile=())
    table.give(2, before=(30, 31, 32))
    table.lapse()
    assert table.player(2).before == (31, 32, 5)
    placed = table.news[0]
    assert isinstance(placed, Placed)
    assert placed.late
    table = solving()
    table.lapse()
    assert table.player(1).before == (5,)


def test_a_wrong_claim_costs_nothing_and_leaves_the_board() -> None:
    """MC9.8, MC5.6."""
    table = advanced(2, MINE)
    table.buzz(0)
    table.act(0, claim("AY BY CY", tile="C", to=(-1, 0), card=40))
    missed = table.state.last
    assert isinstance(missed, Missed)
    assert missed.fault is Fault.NUMBER
    assert table.player(0).hand == MINE
    assert table.state.cubes[0].cells == START
    assert table.phase is Phase.SEARCH


def test_only_cards_of_ones_own_hand_can_be_solved() -> None:
    """MC9.3."""
    table = advanced(2, (40, 50, 55), MINE)
    table.buzz(0)
    refused = table.refused(0, claim("AY BY CY", card=5))
    assert (refused.kind, refused.details) == (Foul.NO_SUCH_CARD, {"card": 5, "cards": (40, 50, 55)})


def test_the_seventh_success_ends_the_match_at_once() -> None:
    """MC9.9, MC17.8, MC9.12: the others are ranked by the cards they have left."""
    table = advanced(4, (5,))
    for seat, left in enumerate(((), (30,), (), (31, 32))):
        table.give(seat, pile=left)
    table.give(0, pile=(), solved=6)
    table.give(3, hand=(20,))
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    outcome = table.outcome
    assert outcome.why == End.HAND
    assert outcome.scores[0] == 7
    assert [len(player.hand) + len(player.pile) for player in table.state.players] == [0, 4, 3, 3]
    assert outcome.ranks == (1, 4, 2, 2)
    assert table.told == ["Solved", "Ended"]


def test_alone_solved_cards_leave_and_the_result_is_the_time() -> None:
    """MC9.10."""
    table = advanced(1, (5,))
    table.give(0, pile=(40,))
    table.buzz(0, 4_000)
    table.act(0, claim("AY BY CY"), 6_000)
    assert table.player(0).hand == (40,)
    assert table.state.gone == (5,)
    table.give(0, hand=(5,))
    table.buzz(0, 10_000)
    table.act(0, claim("AY BY CY"), 12_000)
    assert table.outcome.figures[0]["alone_ms"] == 12_000


def test_when_all_agree_each_draws_three_others() -> None:
    """MC9.11: the hand goes under the pile; the second time in a row the tiles go back as well."""
    table = advanced(2, MINE, (7, 41, 51), tiles=MOVED)
    pile = table.player(0).pile
    table.agree(0, 1)
    assert table.player(0).hand == pile[:3]
    assert table.player(0).pile == (pile[3], *MINE)
    assert table.state.cubes[0] == MOVED
    table.agree(1, 0)
    assert table.state.cubes[0].cells == START


def test_a_wrong_claim_breaks_the_row_here_too() -> None:
    """MC17.6."""
    table = advanced(2, MINE, tiles=MOVED)
    table.agree(0, 1)
    table.agree(0)
    table.miss(1)
    assert table.state.agreed == ()
    table.agree(0, 1)
    assert table.state.cubes[0] == MOVED


def test_a_hand_that_nobody_plays_ends_the_match() -> None:
    table = advanced(1, MINE)
    while not table.match.outcome:
        table.lapse()
    assert table.outcome.why == End.DESERTED
    assert "alone_ms" not in table.outcome.figures[0]
