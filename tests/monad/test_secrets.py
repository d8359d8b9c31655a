"""What an eye may see, what it may not, and what a seat can imagine of the rest."""

import pytest

from engine.chance import Chance
from engine.match import Match
from engine.monad import game
from engine.monad.imagine import imagine
from engine.monad.state import Bonus, Draw, Drew, Options, Trade
from tests.monad.positions import cards, does, hand, pair, position


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    match = position("red, sky", "green", "3 navy")
    mine = game.view(match.state, 1).seats
    assert [seat.hand for seat in mine] == [None, hand("green"), None]
    assert [seat.hand_size for seat in mine] == [2, 1, 3]
    assert [seat.hand for seat in game.view(match.state, None).seats] == [None, None, None]


def test_a_drawn_common_is_the_drawers_secret() -> None:
    match = does(position("red", "sky", draw=cards("green, red")), Draw())
    assert game.view(match.state, 0).news == (Drew(seat=0, card=cards("green")[0]),)
    for eye in (None, 1):
        assert game.view(match.state, eye).news == (Drew(seat=0),)
        assert game.view(match.state, eye).draw == 1


def test_the_common_of_a_bonus_is_a_secret_too() -> None:
    match = position("red bi, navy bi", "sky", draw=cards("green"))
    match = does(match, Trade(cards=pair("red bi, navy bi"), bonus=True))
    told = Bonus(seat=0, gained=(), drew=True)
    assert game.view(match.state, 1).news[1] == told
    assert game.view(match.state, None).news[1] == told
    assert game.view(match.state, 0).news[1] == Bonus(seat=0, gained=(), drew=True, common=cards("green")[0])


def test_a_new_deal_of_what_is_hidden_leaves_a_shown_hand_alone() -> None:
    match = position(
        "red, sky", "green, navy, sky bi", "2 red", shown=(False, True, False), draw=cards("sky, navy")
    )
    for number in range(20):
        other = game.redeal(match.state, 0, Chance("x", number))
        assert other.hands[0] == match.state.hands[0]
        assert other.hands[1] == match.state.hands[1]
        assert game.census(other) == game.census(match.state)


def middle(seats: int, seed: int) -> Match:
    """A real match somewhere on its way, so that no card is missing."""
    match = Match.deal(game, Options(teams=seats == 4), seats, str(seed), 0)
    luck = Chance("middle", seed)
    for _ in range(luck.between(0, 60)):
        match = does(match, luck.pick(list(game.legal(match.state, match.state.turn))))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_imagines_looks_to_it_like_what_it_sees(seats: int, seed: int) -> None:
    match = middle(seats, seed)
    for eye in (None, *range(seats)):
        view = game.view(match.state, eye)
        imagined = imagine(view, Chance("dream", seed))
        again = game.view(imagined, eye)
        assert (
            type(view)(**{name: getattr(view, name) for name in view.__struct_fields__ if name != "news"})
            == again
        )
        assert game.census(imagined) == game.census(match.state)
