"""Forced building (TM6.3, TM6.4) and the levels that follow from what is owned (TM4)."""

from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Build, Flip, Foul, Offer
from engine.thirteen_monsters.news import Built
from engine.thirteen_monsters.state import Level, Phase
from tests.thirteen_monsters.positions import (
    cells,
    does,
    legal,
    monster,
    news,
    pair,
    pairs,
    player,
    position,
    refused,
    who,
)


def test_who_finds_the_missing_part_builds_before_anything_else() -> None:
    """TM6.3, TM11.7: with one way only, by itself."""
    match = position(player(free="chall head, wah body"), player())
    one, other = cells(match, "twik eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    built = monster("chall twik wah")
    assert match.state.players[0].monsters == (built,)
    assert match.state.players[0].free == ()
    assert news(match, Built) == [Built(seat=0, monster=built)]
    assert game.view(match.state, 0).phase is Phase.TURN


def test_with_several_pairs_of_a_part_the_owner_chooses() -> None:
    """TM6.3"""
    match = position(player(free="chall head, wah head, wah body"), player())
    one, other = cells(match, "wah eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    view = game.view(match.state, 1)
    assert (view.phase, view.awaited) == (Phase.BUILD, 0)
    assert set(view.ways) == {monster("wah").pairs, monster("chall wah wah").pairs}
    assert legal(match) == [Build(pairs=way) for way in view.ways]
    assert refused(match, Flip(cell=0)).kind is Foul.WRONG_MOMENT
    assert refused(match, Build(pairs=monster("twik").pairs)).kind is Foul.NOT_PARTS
    match = does(match, Build(pairs=monster("wah").pairs))
    assert match.state.players[0].monsters == (monster("wah"),)
    assert match.state.players[0].free == (pair("chall head"),)


def test_monsters_that_stand_are_not_touched() -> None:
    """TM6.3: that would need a Sacrifice."""
    match = position(player("chall twik wah", free="chall eyes, chall body"), player())
    one, other = cells(match, "wah eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    assert match.state.players[0].monsters == (monster("chall twik wah"),)
    assert match.state.players[0].free == tuple(sorted(pairs("chall eyes, chall body, wah eyes")))


def test_building_goes_on_until_nothing_more_can_be_built() -> None:
    """TM14.5: one choice, and what is left builds itself."""
    own = player(free="chall head, wah head, chall eyes, chall body, wah body")
    match = position(own, player(free="wah eyes, twik eyes"))
    match = does(match, Offer(to=1, give=(pair("chall eyes"),), take=pairs("wah eyes, twik eyes")), Accept())
    assert who(match) == 0
    match = does(match, Build(pairs=monster("wah").pairs))
    assert match.state.players[0].monsters == (monster("chall twik chall"), monster("wah"))
    assert match.state.players[0].free == ()


def test_after_a_trade_the_player_on_turn_builds_first() -> None:
    """TM6.4, TM14.5: anybody builds at any moment."""
    match = position(
        player(free="chall head, chall body, twik body, tockar head"),
        player(free="wah head, wah body, chall eyes, sandil eyes"),
        turn=1,
    )
    match = does(match, Offer(to=0, give=(pair("chall eyes"),), take=(pair("tockar head"),)), Accept())
    assert [built.seat for built in news(match, Built)] == [], "both have a choice now"
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.BUILD)
    match = does(match, Build(pairs=monster("wah sandil wah").pairs))
    assert (who(match), game.view(match.state, None).phase) == (0, Phase.BUILD)
    match = does(match, Build(pairs=monster("chall").pairs))
    assert match.state.players[0].monsters == (monster("chall"),)
    assert (match.state.turn, game.view(match.state, None).phase) == (1, Phase.TURN)


def test_the_level_follows_what_is_owned_now() -> None:
    """TM4.1, TM4.2, TM14.14: a spent 13th gives none."""
    match = position(
        player(),
        player(free="wah eyes"),
        player("chall"),
        player(spent="ghost"),
        player(spent="ghost", free="wah head"),
    )
    levels = [seat.level for seat in game.view(match.state, None).seats]
    assert levels == [
        Level.COLLECTOR,
        Level.APPRENTICE,
        Level.BEAST_MASTER,
        Level.COLLECTOR,
        Level.APPRENTICE,
    ]


def test_a_collector_may_only_search() -> None:
    """TM4.1"""
    match = position(player(), player("chall", free="wah eyes"))
    assert {type(action) for action in legal(match)} == {Flip}
    view = game.view(match.state, 0)
    assert (view.may_trade, view.may_attack, view.powers) == (False, False, ())


def test_an_apprentice_may_also_trade() -> None:
    """TM4.1"""
    match = position(player(free="chall eyes"), player("chall twik twik", free="wah eyes"))
    assert {type(action) for action in legal(match)} == {Flip, Offer}
    assert game.view(match.state, 0).may_trade
