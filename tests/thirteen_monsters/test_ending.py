"""The end (TM10): final round, points, Death Battle and Elemental Master."""

import pytest

from engine.chance import Chance
from engine.game import Kind, Press, Refusal
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import (
    Accept,
    Attack,
    Build,
    Champion,
    EndTurn,
    Flip,
    Foul,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    Stop,
    SuperNova,
    Throw,
)
from engine.thirteen_monsters.news import Championed, Ended, FinalRound, Remained, Tied, TurnEnded
from engine.thirteen_monsters.state import End, Options, Phase, Player
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
    who,
    with_state,
)


def last_pair(*players: Player, turn: int = 0, **known: object) -> Match:
    """The field is down to one pair, and the player on turn finds it."""
    match = position(*players, field="itvill eyes", turn=turn, **known)
    return does(match, Flip(cell=0), Flip(cell=1))


def test_when_the_field_is_empty_a_final_round_begins_with_the_finder() -> None:
    """TM10.1: instead of starting over (TM10.2)."""
    match = last_pair(player("chall"), player("wah"), player("twik"), turn=1)
    assert news(match, FinalRound) == [FinalRound(order=(1, 2, 0))]
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.FINAL)
    match = does(match, EndTurn(), EndTurn())
    assert who(match) == 0
    match = does(match, EndTurn())
    assert match.state.turns == 3
    assert match.outcome is not None or match.state.death is not None


def test_in_the_final_round_powers_and_an_attack_are_left() -> None:
    """TM10.1, TM10.2, TM14.10"""
    match = last_pair(player("chall", "ghost", free="wah head"), player("twik", free="wah body"))
    kinds = {type(action) for action in legal(match)}
    assert kinds == {EndTurn, Sacrifice, SuperNova, Attack}
    offer = Offer(to=1, give=(pair("wah head"),), take=(pair("wah body"),))
    for action in (Flip(cell=0), offer, Permafrost(cell=0), Prophet()):
        assert refused(match, action).kind is Foul.LAST_ROUND
    view = game.view(match.state, 0)
    assert (view.may_trade, view.may_flip, view.may_ice) == (False, (), ())
    assert view.final == (0, 1)


def test_one_attack_each_in_the_final_round() -> None:
    """TM14.10: the usual limits."""
    match = last_pair(player("chall"), player("twik", free="wah body"))
    match = does(match, Attack(monster=monster("chall").head, pair=pair("wah body")))
    match = rolled(match, (6, 6, 6, 6, 6), used=1)
    match = does(match, Stop())
    assert Attack not in {type(action) for action in legal(match)}


def test_who_can_do_nothing_in_the_final_round_is_not_asked() -> None:
    """TM14.1"""
    match = last_pair(player(free="wah head"), player("chall"), player())
    assert news(match, TurnEnded) == [TurnEnded(seat=0, next=1)]
    assert who(match) == 1
    match = does(match, EndTurn())
    assert news(match, TurnEnded) == [TurnEnded(seat=1, next=2), TurnEnded(seat=2, next=None)]
    assert match.state.end is End.POINTS


def test_most_health_points_win_and_free_pairs_count_nothing() -> None:
    """TM10.3; ranks below the first go by points, ties shared (TM14.12)."""
    match = last_pair(player(free="wah head, twik head, sandil head"), player("chall"), player())
    match = does(match, EndTurn())
    assert match.outcome is not None
    assert match.outcome.scores == (0, 40, 0)
    assert match.outcome.ranks == (2, 1, 2)
    assert match.outcome.why == "points"
    assert news(match, Ended) == [Ended(why="points", winners=(1,))]


@pytest.mark.parametrize(("scores", "points"), [(True, 60), (False, 0)])
def test_a_spent_thirteenth_scores_as_the_table_has_it(scores: bool, points: int) -> None:
    """TM9.7"""
    options = Options(spent_thirteenth_scores=scores)
    match = last_pair(player(spent="ghost"), player("chall"), options=options)
    match = does(match, EndTurn()) if not match.outcome else match
    assert match.outcome is not None
    assert match.outcome.scores == (points, 40)
    assert match.outcome.ranks == ((1, 2) if scores else (2, 1))


def test_the_figures_that_records_are_made_of() -> None:
    match = last_pair(player(), player("chall"))
    match = does(match, EndTurn())
    assert match.outcome is not None
    finder, other = match.outcome.figures
    assert (finder["pairs"], finder["searches"], finder["memory"]) == (1, 1, 100)
    assert "memory" not in other
    assert {feat.figure for feat in game.feats} - {"score"} <= set(finder)


# Death Battle (TM10.4, TM10.5)


def tied(*players: Player) -> Match:
    """The final round is over, and these players tie at the top."""
    match = last_pair(*players)
    while match.state.final is not None and not match.state.death and not match.state.end:
        match = does(match, EndTurn())
    return match


def test_a_tie_is_fought_out_with_a_monster_of_ones_choice() -> None:
    """TM10.4, TM14.11: picked openly, in the order of the final round; with one monster nothing is asked."""
    match = tied(player("chall", "wah"), player("twik", "sandil"), player("tockar"))
    assert news(match, Tied) == [Tied(seats=(0, 1), round=1)]
    assert (who(match), game.view(match.state, None).phase) == (0, Phase.CHAMPION)
    assert legal(match) == [Champion(monster=monster("chall").head), Champion(monster=monster("wah").head)]
    assert refused(match, Champion(monster=monster("twik").head)).kind is Foul.NOT_A_MONSTER
    match = does(match, Champion(monster=monster("wah").head))
    assert who(match) == 1
    match = does(match, Champion(monster=monster("twik").head))
    assert (who(match), game.view(match.state, None).phase) == (0, Phase.DEATH)
    view = game.view(match.state, None)
    assert view.death is not None
    assert [one and one.pairs for one in view.death.picked] == [monster("wah").pairs, monster("twik").pairs]
    assert view.battle is not None
    assert view.battle.pair is None


def test_the_highest_result_wins_the_death_battle_and_nothing_is_taken() -> None:
    """TM10.4, TM10.5, TM14.12"""
    match = tied(player("chall"), player("twik"), player("sandil itvill wah"))
    assert who(match) == 0
    match = does(rolled(match, (6, 6, 6, 1, 2), (5, 5, 5, 1, 2), used=4), Stop())
    assert news(match, Remained) == [Remained(results=((0, 18), (1, 15)), seats=(0,))]
    assert match.outcome is not None
    assert match.outcome.why == "death-battle"
    assert match.outcome.ranks == (1, 2, 3)
    assert match.state.players[0].monsters == (monster("chall"),)
    assert match.state.players[1].monsters == (monster("twik"),)


def test_a_tie_in_the_death_battle_is_repeated() -> None:
    """TM10.4: nobody has the attacker's advantage (TM10.5); with another monster, if wanted."""
    match = tied(player("chall", "wah"), player("twik", "sandil"))
    match = does(match, Champion(monster=monster("wah").head), Champion(monster=monster("twik").head))
    match = does(rolled(match, (6, 6, 6, 1, 2), (6, 6, 6, 3, 4), used=4), Stop())
    assert match.outcome is None
    assert news(match, Tied) == [Tied(seats=(0, 1), round=2)]
    assert who(match) == 0
    match = does(match, Champion(monster=monster("chall").head), Champion(monster=monster("sandil").head))
    match = does(rolled(match, (6, 6, 6, 1, 2), (6, 6, 6, 6, 4), used=4), Stop())
    assert match.state.winners == (1,)


def test_of_more_than_two_the_best_stay_in() -> None:
    """TM10.5: all throw once in the order of the final round."""
    match = tied(player("chall"), player("twik"), player("wah"))
    assert [fighter.seat for fighter in match.state.battle.fighters] == [0, 1, 2]
    match = rolled(match, (6, 6, 6, 1, 2), (1, 2, 3, 4, 5), (6, 6, 6, 3, 4), used=4)
    match = does(match, Stop())
    assert news(match, Tied) == [Tied(seats=(0, 2), round=2)]
    assert [fighter.seat for fighter in match.state.battle.fighters] == [0, 2]


def test_the_last_one_need_not_throw_on_when_ahead() -> None:
    """TM14.9"""
    match = tied(player("chall"), player("twik"))
    match = rolled(match, (1, 1, 1, 2, 3), (6, 6, 6, 6, 6), used=1)
    match = does(match, Throw(keep=None))
    assert match.outcome is not None


def test_who_has_no_monster_throws_three_times() -> None:
    """TM10.5: even nobody having a point is a tie."""
    match = tied(player(), player())
    assert news(match, Championed) == [Championed(seat=0, monster=None), Championed(seat=1, monster=None)]
    assert [fighter.throws for fighter in match.state.battle.fighters] == [3, 3]


def test_a_spent_thirteenth_cannot_be_picked() -> None:
    """TM14.11"""
    match = position(
        player("chall", spent="ghost"), player("twik", "sandil", "wah wah tockar"), field="itvill eyes"
    )
    match = does(match, Flip(cell=0), Flip(cell=1))
    while match.state.death is None:
        match = does(match, EndTurn())
    assert news(match, Championed) == [Championed(seat=0, monster=monster("chall"))]
    assert who(match) == 1


# Elemental Master (TM10.6, TM10.7)

FOUR = ("striffle", "sandil", "chall", "itvill")


def test_four_og_of_four_elements_win_at_once() -> None:
    """TM10.6, TM11.6: whatever is left on the field."""
    own = player("striffle", "sandil", "chall", "itvill twik itvill", free="itvill eyes")
    match = does(position(own, player()), Sacrifice(monsters=tuple(monster(text).pairs for text in FOUR)))
    assert match.state.end is End.ELEMENTAL_MASTER
    assert match.outcome is not None
    assert match.outcome.why == "elemental-master"
    assert match.outcome.ranks == (1, 2)
    assert game.view(match.state, None).phase is Phase.OVER


def test_the_thirteenth_is_an_element_unless_it_is_spent() -> None:
    """TM10.6, TM11.6"""
    three = ("striffle", "sandil", "chall")
    final = Sacrifice(monsters=tuple(monster(text).pairs for text in (*three, "ghost")))
    own = player(*three, "ghost twik ghost", free="ghost eyes")
    assert does(position(own, player()), final).state.end is End.ELEMENTAL_MASTER
    own = player("striffle", "sandil", "chall twik chall", free="chall eyes", spent="ghost")
    match = does(position(own, player()), Sacrifice(monsters=tuple(monster(text).pairs for text in three)))
    assert match.state.end is None


def test_four_og_of_three_elements_are_not_enough() -> None:
    """TM10.6"""
    own = player("striffle", "sandil", "chall", "ilsabelt twik ilsabelt", free="ilsabelt eyes")
    groups = tuple(monster(text).pairs for text in ("striffle", "sandil", "chall", "ilsabelt"))
    assert does(position(own, player()), Sacrifice(monsters=groups)).state.end is None


def test_no_last_round_is_begun_by_the_pair_that_makes_an_elemental_master() -> None:
    """TM10.6 comes before TM10.1: all is over at once."""
    own = player("striffle", "sandil", "chall", free="itvill head, itvill eyes")
    match = position(own, player(free="wah head"), field="itvill body")
    one, other = cells(match, "itvill body")
    match = does(match, Flip(cell=one), Flip(cell=other))
    assert match.state.end is End.ELEMENTAL_MASTER
    assert news(match, FinalRound) == []
    assert match.state.final is None


def test_anybody_may_become_elemental_master_out_of_turn() -> None:
    """TM10.7: looked at after all forced building of that instant, choices included (TM14.6)."""
    own = player("striffle", "sandil", "chall", free="itvill head, itvill body, wah head")
    match = position(player(free="itvill eyes"), own)
    match = does(match, Offer(to=1, give=(pair("itvill eyes"),), take=(pair("wah head"),)), Accept())
    assert match.state.winners == (1,)
    own = player("striffle", "sandil", "chall", free="itvill head, itvill body, wah head, twik head")
    match = position(player(free="itvill eyes"), own)
    match = does(match, Offer(to=1, give=(pair("itvill eyes"),), take=(pair("wah head"),)), Accept())
    assert match.state.end is None
    assert who(match) == 1
    other = does(match, Build(pairs=monster("twik itvill itvill").pairs))
    assert other.state.end is None
    assert does(match, Build(pairs=monster("itvill").pairs)).state.winners == (1,)


def test_of_two_in_the_same_instant_the_player_on_turn_wins() -> None:
    """TM10.7"""
    mine = player("striffle", "sandil", "chall", free="itvill head, itvill body, wah eyes")
    yours = player("wendoung", "tockar", "twik", free="wah head, wah body, itvill eyes")
    match = position(yours, mine, turn=1)
    swap = Offer(to=0, give=(pair("wah eyes"),), take=(pair("itvill eyes"),))
    assert does(match, swap, Accept()).state.winners == (1,)
    match = with_state(match, turn=0)
    swap = Offer(to=1, give=(pair("itvill eyes"),), take=(pair("wah eyes"),))
    assert does(match, swap, Accept()).state.winners == (0,)


def test_when_it_is_over_nobody_does_anything() -> None:
    match = last_pair(player(), player("chall"))
    match = does(match, EndTurn())
    assert game.awaited(match.state) == ()
    assert legal(match, 0) == []
    with pytest.raises(Refusal) as refusal:
        game.play(match.state, 1, EndTurn(), Press(at=0, seen=0), Chance("x", 1))
    assert refusal.value.kind is Kind.OVER
    view = game.view(match.state, None)
    assert (view.phase, view.awaited, view.end, view.winners) == (Phase.OVER, None, End.POINTS, (1,))
