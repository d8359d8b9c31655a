"""How a match begins (TM3)."""

import pytest

from engine.chance import Chance
from engine.match import Match
from engine.thirteen_monsters import game, setup
from engine.thirteen_monsters.pieces.cards import CELLS, LOGO, THE_THIRTEENTH, element_of, monster_of
from engine.thirteen_monsters.pieces.cards import dealt as dealt_into
from engine.thirteen_monsters.pieces.monsters import MonsterKind
from engine.thirteen_monsters.state import Options, Player, State


def dealt(seats: int, seed: int = 0, *, quick_start: bool = True, first: int | None = None) -> State:
    state: State = Match.deal(game, Options(quick_start=quick_start, first=first), seats, str(seed), 0).state
    return state


def test_two_to_eight_play() -> None:
    """TM3.1"""
    assert game.seats(Options()) == range(2, 9)


def test_all_cards_lie_face_down_round_the_logo() -> None:
    """TM3.2"""
    state = dealt(4, quick_start=False)
    assert sorted(card for card in state.field if card is not None) == list(range(78))
    assert all(state.field[cell] is None for cell in LOGO)
    assert dealt_into(4, quick_start=False) == CELLS
    assert state.players == (Player(),) * 4
    assert state.field != dealt(4, seed=1, quick_start=False).field
    view = game.view(state, 0)
    assert view.lying == CELLS
    assert view.open == ()


def test_the_first_player_is_drawn_or_named() -> None:
    """TM3.3; a seat that nobody has is drawn, too."""
    assert {dealt(3, seed=seed).turn for seed in range(30)} == {0, 1, 2}
    assert {dealt(3, seed=seed, first=2).turn for seed in range(10)} == {2}
    assert {dealt(2, seed=seed, first=7).turn for seed in range(30)} == {0, 1}


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_quick_start_gives_everybody_a_gnome_of_three_throws(seats: int) -> None:
    """TM3.4: three monsters, three elements, none of them the ghost.

    The rest fills the grid from the top left and leaves out the logo (TM14.13).
    """
    for seed in range(5):
        state = dealt(seats, seed)
        for player in state.players:
            (gnome,) = player.monsters
            assert gnome.kind is MonsterKind.GNOME
            assert gnome.throws == 3
            assert len({element_of(pair) for pair in gnome.pairs}) == 3
            assert all(monster_of(pair) != THE_THIRTEENTH for pair in gnome.pairs)
            assert player.free == ()
        lying = 78 - 6 * seats
        assert [cell for cell in CELLS if state.field[cell] is not None] == list(CELLS[:lying])
        assert dealt_into(seats, quick_start=True) == CELLS[:lying]
        assert set(game.census(state).values()) == {2, 5}


def test_a_draw_of_gnomes_that_gets_stuck_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """TM3.4: with eight players the last ones may find nothing that mixes; nobody is left without."""
    drawn = [setup._drawn_one_by_one(2, Chance("x", 0)), setup._drawn_one_by_one(8, Chance("x", 0))]
    answers = iter([(), drawn[1]])
    monkeypatch.setattr(setup, "_drawn_one_by_one", lambda seats, chance: next(answers))
    assert len(setup._gnomes(8, Chance("x", 1))) == 8


def test_what_is_left_may_make_no_more_gnomes() -> None:
    sizes = {len(setup._drawn_one_by_one(12, Chance("stuck", number))) for number in range(20)}
    assert min(sizes) < 12
