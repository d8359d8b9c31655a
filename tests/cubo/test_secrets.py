"""What is seen and what is not."""

from engine.chance import Chance
from engine.cubo import game
from engine.cubo.state import Called, Close
from tests.cubo.tables import Table, racing, scoring


def test_during_the_race_each_sees_his_own_square_only() -> None:
    table = racing(seats=3)
    assert [player.dice is not None for player in table.view(1).players] == [False, True, False]
    assert not any(player.dice for player in table.view(None).players)
    assert table.view(None).own is None


def test_the_state_of_play_is_seen_by_all() -> None:
    table = racing(seats=3)
    table.call(2, at=4_000)
    view = table.view(None)
    assert [player.status.value for player in view.players] == ["rolled", "rolled", "covered"]
    assert [player.rolls for player in view.players] == [1, 1, 1]
    assert view.news == (Called(seat=2, first=True, took=4_000),)
    assert (view.round, view.rounds, view.first) == (1, 6, 0)


def test_hidden_squares_may_be_otherwise_and_no_die_is_lost() -> None:
    table = racing(seats=3)
    for seat in (0, 1, 2):
        table.call(seat)
    table.take(1, 0)
    table.take(2, 0)
    for seat in (0, 1, None):
        others = [game.redeal(table.state, seat, Chance("elsewhere", n)) for n in range(20)]
        assert all(game.view(other, seat) == table.view(seat) for other in others)
        assert all(game.census(other) == game.census(table.state) for other in others)
        assert all(other != table.state for other in others)
        reaching = {other.race.claims[1].what for other in others if other.race}
        assert len(reaching) > 1


def test_dice_are_conserved_while_taken_and_replaced() -> None:
    table = scoring(2)
    every = {"red": 10, "blue": 10, "white": 2}
    assert dict(game.census(table.state)) == every
    table.replace_die(0, 3)
    assert dict(game.census(table.state)) == every


def test_before_the_signal_dice_show_no_number() -> None:
    table = Table(seats=2)
    view = table.view(0)
    assert view.players[0].dice is not None
    assert {die.value for die in view.players[0].dice} == {0}
    assert {die.value for die in view.centre if die} == {0}


def test_who_agreed_to_close_is_seen_by_all() -> None:
    table = racing(seats=2)
    table.lapse()
    table.act(1, Close(), 301_000)
    assert table.view(0).agreed == (1,)
