"""The search (TM6) and what starts over when it succeeds (TM5.2)."""

import msgspec
import pytest

from engine.game import Kind
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import (
    Attack,
    EndTurn,
    Enough,
    Flip,
    Foul,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
)
from engine.thirteen_monsters.news import Found, Missed, Thaw, Thawed, Turned, TurnEnded
from engine.thirteen_monsters.state import Ice, Lit, Phase, Stage
from tests.thirteen_monsters.positions import cells, does, legal, news, pair, player, position, refused, who


def test_a_pair_goes_to_its_finder_and_the_turn_starts_over() -> None:
    """TM6.1, TM5.2"""
    match = position(player(), player())
    one, other = cells(match, "chall eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    state = match.state
    assert state.players[0].free == (pair("chall eyes"),)
    assert state.field[one] is state.field[other] is None
    assert (state.turn, state.stage) == (0, Stage.BEFORE)
    assert (state.players[0].searches, state.players[0].found) == (1, 1)
    assert news(match, Found) == [Found(seat=0, pair=pair("chall eyes"), cells=(one, other))]


def test_two_cards_that_do_not_match_are_turned_back_and_the_turn_passes() -> None:
    """TM6.1; and where ending the turn is all that is left, it ends by itself (TM14.1)."""
    match = position(player(), player(), player())
    one, other = cells(match, "chall eyes")[0], cells(match, "chall body")[0]
    match = does(match, Flip(cell=one), Flip(cell=other))
    assert news(match, Missed) == [Missed(seat=0, cells=(one, other))]
    assert news(match, TurnEnded) == [TurnEnded(seat=0, next=1)]
    assert match.state.turn == 1
    assert match.state.players[0].searches == 1
    assert len(game.view(match.state, None).lying) == 78


def test_the_turn_passes_clockwise() -> None:
    """TM5"""
    match = position(player(), player(), turn=1)
    one, other = cells(match, "chall eyes")[0], cells(match, "wah eyes")[0]
    assert does(match, Flip(cell=one), Flip(cell=other)).state.turn == 0


def test_what_lay_open_stays_open_until_the_next_card_is_turned() -> None:
    match = position(player(), player())
    one, other = cells(match, "chall eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=one))
    assert game.view(match.state, 1).searching
    match = does(match, Flip(cell=other))
    view = game.view(match.state, 1)
    assert [shown.cell for shown in view.open] == [one, other]
    assert not view.searching
    assert one in view.may_flip, "by the rules it lies face down again"
    third = cells(match, "twik eyes")[0]
    match = does(match, Flip(cell=third))
    assert [shown.cell for shown in match.state.lit] == [third]


def test_an_empty_place_and_an_open_card_cannot_be_turned() -> None:
    match = position(player(), player())
    assert refused(match, Flip(cell=40)).kind is Foul.NO_CARD
    match = does(match, Flip(cell=0))
    assert refused(match, Flip(cell=0)).kind is Foul.OPEN_ALREADY
    assert legal(match) == [Flip(cell=cell) for cell in game.view(match.state, 0).may_flip]
    assert 0 not in game.view(match.state, 0).may_flip


def test_only_the_player_on_turn_turns_cards() -> None:
    match = position(player(), player())
    refusal = refused(match, Flip(cell=0), seat=1)
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert refusal.details == {"turn": (0,)}
    assert legal(match, 1) == []


def test_a_card_frozen_by_another_player_cannot_be_turned() -> None:
    """TM6.2"""
    match = position(player(), player(), ice=(Ice(cell=0, seat=1),), dice=4)
    refusal = refused(match, Flip(cell=0))
    assert (refusal.kind, refusal.details) == (Foul.ICED, {"cell": 0, "by": 1})
    assert 0 not in game.view(match.state, 0).may_flip


def test_ones_own_die_is_lifted_when_the_card_is_turned_and_stays_away() -> None:
    """TM9.4: also after an unsuccessful flip."""
    match = position(player(), player(), ice=(Ice(cell=0, seat=0), Ice(cell=5, seat=1)), dice=3)
    match = does(match, Flip(cell=0))
    assert news(match, Thawed) == [Thawed(cells=(0,), why=Thaw.OWNER)]
    assert match.state.ice == (Ice(cell=5, seat=1),)
    assert match.state.dice == 4
    match = does(match, Flip(cell=cells(match, "wah eyes")[0]))
    assert match.state.turn == 1
    assert match.state.ice == (Ice(cell=5, seat=1),)


def test_with_fewer_than_two_cards_to_turn_all_dice_are_lifted_before_the_first() -> None:
    """TM6.6, TM14.3: one's own die, too."""
    ice = (Ice(cell=0, seat=1), Ice(cell=1, seat=1), Ice(cell=2, seat=1), Ice(cell=3, seat=0))
    match = position(player(), player(), field="chall eyes, wah eyes", ice=ice, dice=1)
    assert game.view(match.state, 0).may_flip == (0, 1, 2, 3)
    match = does(match, Flip(cell=0))
    assert news(match, Thawed) == [Thawed(cells=(0, 1, 2, 3), why=Thaw.STUCK)]
    assert (match.state.ice, match.state.dice) == ((), 5)


def test_two_cards_that_can_be_turned_are_enough_for_dice_to_stay() -> None:
    """TM6.6: checked before the first flip only."""
    ice = (Ice(cell=0, seat=1), Ice(cell=1, seat=1))
    match = position(player(), player(), field="chall eyes, wah eyes", ice=ice, dice=3)
    match = does(match, Flip(cell=2))
    assert match.state.ice == ice
    assert game.view(match.state, 0).may_flip == (3,)
    assert refused(match, Flip(cell=1)).kind is Foul.ICED


def test_after_a_find_the_limits_of_attack_and_permafrost_start_over() -> None:
    """TM5.2: Prophet must be announced again."""
    match = position(
        player("chall"), player(free="wah eyes"), attacked=True, iced=True, prophet=True, offers=1
    )
    one, other = cells(match, "twik eyes")
    match = does(match, Flip(cell=one), Flip(cell=other), Enough())
    state = match.state
    assert (state.attacked, state.iced, state.prophet) == (False, False, False)
    assert state.offers == 1, "who offers how often is counted by turns"
    assert game.view(state, 0).may_attack


@pytest.mark.parametrize("action", [Prophet(), Attack(monster=18, pair=0), Sacrifice(monsters=((0, 1, 2),))])
def test_nothing_comes_between_the_cards_of_a_search(action: Prophet | Attack | Sacrifice) -> None:
    """TM5: powers and attacks come before it."""
    match = does(position(player("chall"), player(free="wah eyes")), Flip(cell=0))
    refusal = refused(match, action)
    assert (refusal.kind, refusal.details) == (Foul.WRONG_MOMENT, {"phase": Phase.SEARCH})


def test_a_search_is_compulsory() -> None:
    """TM5"""
    match = position(player("chall"), player())
    assert refused(match, EndTurn()).kind is Foul.WRONG_MOMENT
    assert EndTurn() not in legal(match)


# Prophet (TM6.5)


def test_with_prophet_the_third_card_may_pair_with_either() -> None:
    """TM6.5"""
    for which in (0, 1):
        match = does(position(player("chall"), player()), Prophet())
        first, second = cells(match, "twik eyes"), cells(match, "wah eyes")
        match = does(match, Flip(cell=first[0]), Flip(cell=second[0]))
        assert game.view(match.state, 0).phase is Phase.THIRD
        match = does(match, Flip(cell=(first, second)[which][1]))
        found = (first, second)[which]
        assert news(match, Found)[0].cells == found
        assert match.state.turn == 0
        left = {cell for cell in (first[0], second[0]) if cell not in found}
        assert {shown.cell for shown in match.state.lit if not shown.taken} == left


def test_the_third_card_is_optional() -> None:
    """TM6.5: declined without a pair, the search has failed."""
    match = does(position(player("chall"), player()), Prophet())
    first, second = cells(match, "twik eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=first), Flip(cell=second), Enough())
    assert news(match, Missed) == [Missed(seat=0, cells=(first, second))]
    assert match.state.stage is Stage.AFTER


def test_a_pair_among_the_first_two_is_taken_when_the_third_was_turned_or_declined() -> None:
    """TM6.5, TM14.2: the third is only looked at and turned back."""
    match = does(position(player("chall"), player()), Prophet())
    first = cells(match, "twik eyes")
    match = does(match, Flip(cell=first[0]), Flip(cell=first[1]))
    assert match.state.players[0].free == ()
    assert game.view(match.state, 0).phase is Phase.THIRD
    declined = does(match, Enough())
    third = cells(match, "wah eyes")[0]
    turned = does(match, Flip(cell=third))
    for after in (declined, turned):
        assert after.state.players[0].free == (pair("twik eyes"),)
        assert after.state.turn == 0
        assert game.view(after.state, 0).phase is Phase.TURN
    assert turned.state.lit[2] == Lit(cell=third, card=match.state.field[third])
    assert third in game.view(turned.state, 0).lying


def test_where_no_third_card_can_be_turned_the_search_ends() -> None:
    """TM14.2"""
    ice = (Ice(cell=2, seat=1), Ice(cell=3, seat=1))
    match = position(player("chall"), player(), field="twik eyes, wah eyes", ice=ice, dice=3, prophet=True)
    match = does(match, Flip(cell=0), Flip(cell=1))
    assert match.state.players[0].free == (pair("twik eyes"),)


def test_without_prophet_there_is_no_third_card() -> None:
    """TM6.1"""
    match = does(position(player("chall"), player()), Flip(cell=0))
    assert refused(match, Enough()).kind is Foul.WRONG_MOMENT


def test_what_a_search_turned_is_news_by_its_place_alone() -> None:
    """A line that named the face would be a crib."""
    match = position(player(), player())
    match = does(match, Flip(cell=0))
    assert match.state.news == (Turned(seat=0, cell=0),)
    assert msgspec.json.encode(match.state.news) == b'[{"news":"Turned","seat":0,"cell":0}]'


def test_after_the_search_only_permafrost_is_left() -> None:
    """TM5"""
    match = position(player("chall"), player(free="wah body"))
    first, second = cells(match, "twik eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=first), Flip(cell=second))
    assert who(match) == 0
    kinds = {type(action) for action in legal(match)}
    assert kinds == {EndTurn, Permafrost}
    offer = Offer(to=1, give=(0,), take=(0,))
    assert refused(match, offer).kind is Foul.WRONG_MOMENT
    assert refused(match, Flip(cell=0)).kind is Foul.WRONG_MOMENT
    assert does(match, EndTurn()).state.turn == 1
