"""The four powers (TM9)."""

import pytest

from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import (
    Attack,
    EndTurn,
    Flip,
    Foul,
    Permafrost,
    Prophet,
    Sacrifice,
    Stop,
    SuperNova,
    Throw,
)
from engine.thirteen_monsters.news import Absorbed, Announced, Iced, Regrouped
from engine.thirteen_monsters.pieces.cards import CELLS
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Ice, Stage
from tests.thirteen_monsters.positions import (
    cells,
    does,
    legal,
    monster,
    news,
    pair,
    player,
    position,
    refused,
    rolled,
)


def groups(*monsters: str) -> Sacrifice:
    return Sacrifice(monsters=tuple(monster(text).pairs for text in monsters))


# Sacrifice (TM9.1)


def test_a_sacrifice_regroups_all_ones_pairs() -> None:
    """TM9.1: those of monsters and free ones."""
    match = position(player("chall twik wah", "wah chall chall", free="wah eyes"), player())
    match = does(match, groups("chall", "wah"))
    assert match.state.players[0].monsters == (monster("chall"), monster("wah"))
    assert match.state.players[0].free == (pair("twik eyes"),)
    assert news(match, Regrouped)[0].after == (monster("chall"), monster("wah"))


def test_a_sacrifice_builds_as_many_monsters_as_can_be_built() -> None:
    """TM9.1, TM14.7: never fewer."""
    match = position(player("chall twik wah", "wah chall chall"), player())
    refusal = refused(match, groups("chall chall chall"))
    assert refusal.kind is Foul.MONSTER_COUNT
    assert refusal.details == {"have": 1, "needed": 2}


def test_a_sacrifice_that_changes_nothing_is_refused() -> None:
    """TM14.7: also in another order."""
    match = position(player("chall", "wah"), player())
    assert refused(match, groups("wah", "chall")).kind is Foul.UNCHANGED


@pytest.mark.parametrize(
    ("action", "foul"),
    [
        (groups("twik", "wah"), Foul.NOT_YOURS),
        (groups("chall", "chall"), Foul.TWICE),
        (
            Sacrifice(monsters=((19, 18, 20), monster("wah").pairs)),
            Foul.NOT_PARTS,
        ),
    ],
)
def test_a_sacrifice_makes_monsters_of_ones_own_pairs(action: Sacrifice, foul: Foul) -> None:
    assert refused(position(player("chall", "wah"), player("twik")), action).kind is foul


def test_who_has_no_monster_sacrifices_nothing() -> None:
    """TM5: a power belongs to a complete monster."""
    match = position(player(free="chall head, wah head"), player("twik"))
    refusal = refused(match, groups("chall"))
    assert (refusal.kind, refusal.details) == (Foul.POWERLESS, {"power": Power.SACRIFICE})


def test_powers_may_be_combined_with_each_other_and_an_attack() -> None:
    """TM9.9, TM9.1: any number of sacrifices."""
    match = position(player("chall chall wah", "wah wah chall"), player(free="twik eyes"))
    match = does(
        match,
        groups("chall", "wah"),
        Prophet(),
        Permafrost(cell=0),
        groups("wah wah chall", "chall chall wah"),
    )
    assert match.state.prophet
    assert game.view(match.state, 0).may_attack


def test_a_spent_thirteenth_is_not_regrouped() -> None:
    """TM9.6: it has left the game."""
    match = position(player("chall twik wah", spent="ghost", free="chall body"), player())
    assert refused(match, groups("chall twik ghost")).kind is Foul.NOT_YOURS
    match = does(match, groups("chall twik chall"))
    assert match.state.players[0].monsters == (monster("chall twik chall"), monster("ghost", spent=True))


# Permafrost (TM9.2 to TM9.4)


def test_permafrost_lays_a_die_on_a_card() -> None:
    """TM9.2, TM9.3: the die shows whose it is."""
    match = does(position(player("chall chall wah"), player()), Permafrost(cell=7))
    assert match.state.ice == (Ice(cell=7, seat=0),)
    assert match.state.dice == 4
    assert news(match, Iced) == [Iced(seat=0, cell=7)]


def test_one_die_a_turn() -> None:
    """TM9.3, TM14.4: the limit counts placings."""
    match = does(position(player("chall chall wah"), player()), Permafrost(cell=7))
    assert refused(match, Permafrost(cell=8)).kind is Foul.ONE_DIE
    match = does(match, Flip(cell=7))
    assert match.state.ice == ()
    match = does(match, Flip(cell=next(cell for cell in CELLS if cell not in (6, 7))))
    assert match.state.turn == 1, "nothing is left after the search: this turn's die was placed"


def test_five_dice_in_all_and_one_on_a_card() -> None:
    """TM9.2, TM9.3"""
    ice = tuple(Ice(cell=cell, seat=1) for cell in range(5))
    match = position(player("chall chall wah"), player(), ice=ice, dice=0)
    assert refused(match, Permafrost(cell=9)).kind is Foul.NO_DIE
    match = position(player("chall chall wah"), player(), ice=ice[:4], dice=1)
    refusal = refused(match, Permafrost(cell=3))
    assert (refusal.kind, refusal.details) == (Foul.ICED, {"cell": 3, "by": 1})
    assert refused(match, Permafrost(cell=40)).kind is Foul.NO_CARD
    assert 3 not in game.view(match.state, 0).may_ice


def test_permafrost_also_after_the_search() -> None:
    """TM9.2: then the turn ends by itself (TM14.1)."""
    match = position(player("chall chall wah"), player())
    first, second = cells(match, "twik eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=first), Flip(cell=second))
    assert match.state.stage is Stage.AFTER
    match = does(match, Permafrost(cell=first))
    assert match.state.turn == 1
    assert match.state.ice == (Ice(cell=first, seat=0),)


def test_without_a_die_to_lay_the_turn_ends_after_the_search() -> None:
    """TM14.1"""
    ice = tuple(Ice(cell=cell, seat=1) for cell in (80, 79, 78, 77, 76))
    match = position(player("chall chall wah"), player(), ice=ice, dice=0, field=None)
    first, second = cells(match, "twik eyes")[0], cells(match, "wah eyes")[0]
    assert does(match, Flip(cell=first), Flip(cell=second)).state.turn == 1


def test_a_gnome_has_no_permafrost() -> None:
    """TM2"""
    match = position(player("chall twik wah"), player())
    assert refused(match, Permafrost(cell=0)).details == {"power": Power.PERMAFROST}
    assert refused(match, Prophet()).details == {"power": Power.PROPHET}


def test_dice_stay_when_the_monster_that_laid_them_is_gone() -> None:
    """TM14.4: as by a Sacrifice."""
    match = position(player("chall chall wah", "wah twik chall"), player())
    match = does(match, Permafrost(cell=7), groups("chall twik chall", "wah chall wah"))
    assert match.state.ice == (Ice(cell=7, seat=0),)


# Prophet (TM9.5)


def test_prophet_is_announced_once_for_a_search() -> None:
    """TM5, TM5.1: a press is the announcement."""
    match = does(position(player("chall"), player()), Prophet())
    assert news(match, Announced) == [Announced(seat=0)]
    assert game.view(match.state, 1).prophet
    assert refused(match, Prophet()).kind is Foul.ANNOUNCED


def test_an_announced_prophet_outlives_its_monster() -> None:
    """TM14.2"""
    match = does(
        position(player("chall"), player("wah")), Prophet(), Attack(monster=18, pair=pair("wah eyes"))
    )
    match = rolled(match, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6))
    match = does(match, Stop())
    match = does(match, legal(match)[0])
    assert match.state.players[0].monsters == ()
    assert match.state.prophet
    first, second = cells(match, "twik eyes")[0], cells(match, "twik body")[0]
    match = does(match, Flip(cell=first), Flip(cell=second))
    assert Flip(cell=cells(match, "twik eyes")[1]) in legal(match)


def test_a_power_that_was_forgotten_is_lost_for_the_turn() -> None:
    """TM5.1"""
    match = does(position(player("chall"), player()), Flip(cell=0))
    assert refused(match, Prophet()).kind is Foul.WRONG_MOMENT


# Super Nova (TM9.6 to TM9.8)


def test_a_super_nova_takes_a_whole_monster_as_it_is() -> None:
    """TM9.6, TM9.8"""
    match = position(player("ghost"), player("chall chall wah", "twik"))
    assert SuperNova(monster=monster("twik").head) in legal(match)
    match = does(match, SuperNova(monster=monster("chall chall wah").head))
    assert match.state.players[0].monsters == (monster("chall chall wah"), monster("ghost", spent=True))
    assert match.state.players[1].monsters == (monster("twik"),)
    assert news(match, Absorbed) == [Absorbed(seat=0, victim=1, monster=monster("chall chall wah"))]
    view = game.view(match.state, None)
    assert [seat.hp for seat in view.seats] == [80, 40], "the 13th still scores (TM9.7)"
    assert view.seats[0].monsters[1].spent
    assert view.seats[0].monsters[1].powers == ()


def test_a_super_nova_is_used_once_and_its_monster_has_left_the_game() -> None:
    """TM9.6: it cannot attack, use powers or be attacked."""
    match = position(player("chall chall wah", spent="ghost"), player("twik"), player("sandil"))
    assert refused(match, SuperNova(monster=monster("twik").head)).details == {"power": Power.SUPERNOVA}
    ghost = monster("ghost")
    assert refused(match, Attack(monster=ghost.head, pair=pair("twik eyes"))).kind is Foul.SPENT
    assert refused(match, Prophet()).details == {"power": Power.PROPHET}
    match = position(player("twik"), player("chall chall wah", spent="ghost"))
    assert refused(match, Attack(monster=monster("twik").head, pair=ghost.eyes)).kind is Foul.NOT_THEIRS
    assert all(action != Attack(monster=monster("twik").head, pair=ghost.eyes) for action in legal(match))


def test_a_super_nova_takes_monsters_of_opponents_only() -> None:
    match = position(player("ghost", "twik"), player("chall", free="wah head"))
    assert refused(match, SuperNova(monster=monster("twik").head)).kind is Foul.NOT_THEIRS
    for nothing in (pair("wah head"), pair("chall eyes"), pair("itvill head")):
        assert refused(match, SuperNova(monster=nothing)).kind is Foul.NOT_A_MONSTER


def test_only_the_complete_thirteenth_has_the_super_nova() -> None:
    """TM9.6"""
    match = position(player("ghost ghost wah"), player("chall"))
    assert refused(match, SuperNova(monster=monster("chall").head)).details == {"power": Power.SUPERNOVA}


def test_without_an_opponents_monster_there_is_nothing_to_absorb() -> None:
    """TM5"""
    match = position(player("ghost"), player(free="chall eyes"))
    assert Power.SUPERNOVA not in game.view(match.state, 0).powers
    assert not any(isinstance(action, SuperNova) for action in legal(match))


def test_powers_are_for_ones_own_turn() -> None:
    """TM5"""
    match = position(player(), player("chall"))
    for action in (Prophet(), Permafrost(cell=0), groups("chall"), Throw(), EndTurn()):
        assert refused(match, action, seat=1).kind == "not-your-turn"
