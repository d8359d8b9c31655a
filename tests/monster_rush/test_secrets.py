"""What is seen and what is not."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.monster_rush import game
from engine.monster_rush.state import LairView
from tests.monster_rush.boards import Rush, card


def test_a_view_shows_the_board_the_cards_in_order_of_play_and_only_the_size_of_piles() -> None:
    rush = Rush(seats=2)
    rush.lairs(1, 12, 36, left=(4, 3, 2))
    rush.shown(card("axe"), card("bow"), card("fire"))
    view = game.view(rush.state, None)
    assert view.lairs == (
        LairView(monster=1, left=4),
        LairView(monster=12, left=3),
        LairView(monster=36, left=2),
    )
    assert [[one.card for one in hunter.shown] for hunter in view.hunters] == [
        [card("axe"), card("fire")],
        [card("bow")],
    ]
    assert [hunter.pile for hunter in view.hunters] == [54, 54]
    assert view.turn == 1


def test_monsters_face_down_are_only_counted() -> None:
    rush = Rush(seats=2)
    first, second = rush.state.hunters
    rush.hunters(replace(first, mistaken=(9, 36), captured=(12,)), second)
    assert game.view(rush.state, 1).hunters[0].mistakes == 2
    assert game.view(rush.state, 1).hunters[0].score == 0


def test_where_a_hand_lies_is_known_to_its_owner_alone_until_the_photo_finish() -> None:
    rush = Rush(seats=3)
    rush.touch(1, 2)
    assert game.view(rush.state, 1).touched == 2
    assert game.view(rush.state, 0).touched is None
    assert game.view(rush.state, None).touched is None
    assert game.view(rush.state, 0).judging
    others = {
        game.redeal(rush.state, 0, Chance("x", n)).race.claims[0].what  # type: ignore[union-attr]
        for n in range(20)
    }
    assert others == {lair.monster for lair in rush.state.lairs}
    assert game.redeal(rush.state, 1, Chance("x", 1)).race == rush.state.race


def test_what_is_hidden_may_be_otherwise_and_nothing_is_lost() -> None:
    rush = Rush(seats=3)
    rush.touch(1, 0)
    rush.judge()
    rush.lapse()
    other = game.redeal(rush.state, 0, Chance("elsewhere", 1))
    assert other != rush.state
    assert game.view(other, 0) == game.view(rush.state, 0)
    assert game.census(other) == game.census(rush.state)
    assert sum(game.census(rush.state).values()) == 30 + 108


def test_a_view_tells_when_the_next_card_turns_unless_somebody_must_press_first() -> None:
    rush = Rush(seats=2)
    assert game.view(rush.state, None).next_at == rush.match.due
    rush.touch(0, 1)
    assert game.view(rush.state, None).next_at is None
    by_hand = Rush(seats=2, automatic=False)
    assert game.view(by_hand.state, None).next_at is None
    by_hand.reveal(0, at=100)
    assert game.view(by_hand.state, None).next_at == by_hand.match.due
