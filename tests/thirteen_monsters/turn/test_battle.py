"""Attack and defence (TM8)."""

import pytest

from engine.game import Kind
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Attack, Build, Flip, Foul, Seize, Stop, Throw
from engine.thirteen_monsters.news import Attacked, Built, Decided, Seized, Stopped, Thaw, Thawed, Thrown
from engine.thirteen_monsters.state import Ice, Phase
from tests.thirteen_monsters.positions import (
    does,
    legal,
    monster,
    news,
    pair,
    pairs,
    player,
    position,
    refused,
    rolled,
    who,
)

CHALL = monster("chall").head


def attack(text: str, by: str = "chall") -> Attack:
    return Attack(monster=monster(by).head, pair=pair(text))


def test_an_attack_names_its_monster_and_the_pair() -> None:
    """TM8.1: a free pair or one of a monster."""
    match = position(player("chall"), player("twik", free="wah eyes"), player(free="itvill eyes"))
    aims = {action.pair for action in legal(match) if isinstance(action, Attack)}
    assert aims == set(pairs("twik, wah eyes, itvill eyes")), "those without monsters can be attacked, too"
    match = does(match, attack("twik eyes"))
    told = Attacked(
        seat=0, monster=monster("chall"), target=1, pair=pair("twik eyes"), defender=monster("twik")
    )
    assert news(match, Attacked) == [told]
    assert (who(match), game.view(match.state, None).phase) == (0, Phase.BATTLE)
    assert legal(match) == [Throw()]
    assert match.state.players[0].attacks == 1


@pytest.mark.parametrize("kind", ["chall sandil itvill", "chall chall wah", "chall", "ghost"])
def test_every_complete_monster_can_attack(kind: str) -> None:
    """TM2.1"""
    match = position(player(kind), player(free="wah eyes"))
    assert game.view(match.state, 0).may_attack
    assert attack("wah eyes", kind) in legal(match)


@pytest.mark.parametrize(
    ("own", "target", "throws"),
    [
        ("chall", "wah eyes", (5, 5)),  # a free pair: as many as the attacker
        ("striffle chall wah", "wah eyes", (3, 3)),
        ("chall", "sandil head", (5, 3)),  # a pair in a monster: that monster's throws
        ("chall chall wah", "ghost eyes", (4, 6)),
    ],
)
def test_the_defender_throws_by_what_is_attacked(own: str, target: str, throws: tuple[int, int]) -> None:
    """TM8.2, TM8.3"""
    others = player("sandil itvill pandadori", "ghost", free="wah eyes")
    match = does(position(player(own), others), attack(target, own))
    assert tuple(fighter.throws for fighter in match.state.battle.fighters) == throws


def test_all_dice_are_lifted_for_a_battle_and_not_put_back() -> None:
    """TM8.4, TM9.4"""
    ice = (Ice(cell=3, seat=0), Ice(cell=9, seat=1))
    match = does(position(player("chall"), player(free="wah eyes"), ice=ice, dice=3), attack("wah eyes"))
    assert news(match, Thawed) == [Thawed(cells=(3, 9), why=Thaw.BATTLE)]
    assert (match.state.ice, match.state.dice) == ((), 5)


def test_one_attack_a_turn() -> None:
    """TM5"""
    match = does(position(player("chall"), player(free="wah eyes, wah head")), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 6, 6), used=1), Stop())
    assert game.view(match.state, None).phase is Phase.TURN
    assert refused(match, attack("wah head")).kind is Foul.ATTACKED
    assert not game.view(match.state, 0).may_attack


@pytest.mark.parametrize(
    ("action", "foul"),
    [
        (attack("wah eyes", by="wah"), Foul.NOT_A_MONSTER),
        (Attack(monster=pair("chall eyes"), pair=pair("wah eyes")), Foul.NOT_A_MONSTER),
        (attack("chall eyes"), Foul.NOT_THEIRS),
        (attack("itvill eyes"), Foul.NOT_THEIRS),
        (attack("snergat eyes"), Foul.NOT_THEIRS),
    ],
)
def test_one_attacks_with_ones_own_monster_what_an_opponent_has(action: Attack, foul: Foul) -> None:
    match = position(player("chall", free="itvill eyes"), player(free="wah eyes"))
    assert refused(match, action).kind is foul


# Dice (TM8.5)


def test_the_first_throw_is_made_with_all_five_dice() -> None:
    """TM8.5, TM14.9: it is compulsory."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    assert refused(match, Throw(keep=6)).kind is Foul.THROW_FIRST
    assert refused(match, Stop()).kind is Foul.THROW_FIRST
    assert refused(match, Throw(), seat=1).kind is Kind.NOT_YOUR_TURN
    match = does(match, Throw())
    (thrown,) = news(match, Thrown)
    assert len(thrown.dice) == 5
    assert all(1 <= die <= 6 for die in thrown.dice)
    assert (thrown.kept, thrown.left) == (None, 4)


def test_dice_of_one_number_are_kept_and_the_rest_thrown_again() -> None:
    """TM8.5, TM14.9: all of that face, each in its place; another face may be chosen after each throw."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = rolled(match, (6, 2, 6, 2, 1), used=1)
    assert legal(match) == [Throw(), Throw(keep=1), Throw(keep=2), Throw(keep=6), Stop()]
    assert refused(match, Throw(keep=5)).kind is Foul.NOT_THERE
    kept = does(match, Throw(keep=6)).state.battle.fighters[0]
    assert (kept.dice[0], kept.dice[2]) == (6, 6)
    assert (kept.kept, kept.used) == (6, 2)
    changed = does(match, Throw(keep=2)).state.battle.fighters[0]
    assert (changed.dice[1], changed.dice[3]) == (2, 2)


def test_dice_set_aside_may_be_thrown_again() -> None:
    """TM8.5: all of them."""
    seen = set()
    for number in range(12):
        match = does(position(player("chall"), player(free="wah eyes"), turns=number), attack("wah eyes"))
        match = rolled(match, (6, 6, 6, 6, 5), used=1)
        match = does(match, *(Throw(keep=6) for _ in range(number % 3)))
        seen.add(does(match, Throw()).state.battle.fighters[0].dice[:4])
    assert any(dice != (6, 6, 6, 6) for dice in seen)


def test_with_all_dice_alike_one_stops_or_throws_them_all() -> None:
    """TM14.9: nothing stops by itself at 30."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = rolled(match, (6, 6, 6, 6, 6), used=1)
    assert (who(match), legal(match)) == (0, [Throw(), Stop()])
    refusal = refused(match, Throw(keep=6))
    assert (refusal.kind, refusal.details) == (Foul.ALL_KEPT, {"face": 6})


def test_the_attacker_throws_first_then_the_defender() -> None:
    """TM8.5, TM8.7: one may stop at any time."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = rolled(match, (5, 5, 2, 3, 1), used=2)
    match = does(match, Stop())
    assert news(match, Stopped) == [Stopped(seat=0, result=10)]
    assert who(match) == 1
    assert legal(match) == [Throw()]


def test_after_the_last_throw_the_dice_count_as_they_lie() -> None:
    match = does(position(player("chall"), player("sandil itvill pandadori")), attack("sandil head"))
    match = rolled(match, (6, 6, 6, 1, 2), used=4)
    match = does(match, Throw(keep=6))
    assert match.state.battle.fighters[0].done
    assert who(match) == 1


def test_what_can_no_longer_change_the_winner_need_not_be_thrown() -> None:
    """TM14.9: against 30 nothing wins; and a defender who is ahead has won."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 6, 6), used=1), Stop())
    assert news(match, Decided) == [Decided(attacker=0, defender=1, attack=30, defence=None, winner=0)]
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = rolled(match, (1, 1, 1, 2, 3), (6, 6, 6, 6, 6), used=1)
    match = does(match, Throw(keep=None))
    (decided,) = news(match, Decided)
    assert decided.winner == 1
    assert match.state.battle.fighters[1].used == 2


# The winner (TM8.8 to TM8.10)


def test_a_tie_is_won_by_the_attacker() -> None:
    """TM8.8, TM11.2"""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 1, 2), (6, 6, 6, 3, 4)), Stop())
    assert news(match, Decided) == [Decided(attacker=0, defender=1, attack=18, defence=18, winner=0)]
    assert match.state.players[0].free == (pair("wah eyes"),)
    assert match.state.players[0].won == 1


def test_the_attacker_takes_exactly_the_pair_attacked_and_its_monster_breaks_up() -> None:
    """TM8.9, TM8.10"""
    match = does(position(player("chall"), player("twik wah itvill")), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 1, 2), (1, 1, 1, 3, 4)), Stop())
    broken = monster("twik wah itvill")
    assert news(match, Seized) == [Seized(seat=0, victim=1, pair=pair("wah eyes"), broken=broken)]
    assert match.state.players[0].free == (pair("wah eyes"),)
    assert match.state.players[1].monsters == ()
    assert match.state.players[1].free == pairs("twik head, itvill body")
    assert game.view(match.state, None).phase is Phase.TURN
    assert game.view(match.state, None).battle is not None, "both results still lie there"
    assert does(match, Flip(cell=0)).state.battle is None


def test_a_defender_who_wins_takes_a_pair_of_the_attacking_monster() -> None:
    """TM8.9: of his choice."""
    match = does(position(player("chall"), player(free="wah eyes")), attack("wah eyes"))
    match = does(rolled(match, (5, 5, 5, 1, 2), (6, 6, 6, 3, 4)), Stop())
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.SEIZE)
    assert legal(match) == [Seize(pair=one) for one in monster("chall").pairs]
    assert refused(match, Seize(pair=pair("wah eyes"))).kind is Foul.NOT_THEIRS
    assert refused(match, Seize(pair=CHALL), seat=0).kind is Kind.NOT_YOUR_TURN
    match = does(match, Seize(pair=pair("chall body")))
    assert match.state.players[1].free == pairs("chall body, wah eyes")
    assert match.state.players[0].monsters == ()
    assert match.state.players[0].free == pairs("chall head, chall eyes")
    assert (match.state.players[0].won, who(match)) == (0, 0)


def test_both_build_what_they_must_after_a_battle_the_taker_first() -> None:
    """TM8.10"""
    mine, yours = player("chall", free="wah head, wah body"), player("twik wah itvill", free="sandil eyes")
    match = does(position(mine, yours), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 1, 2), (1, 1, 1, 3, 4)), Stop())
    built = [Built(seat=0, monster=monster("wah")), Built(seat=1, monster=monster("twik sandil itvill"))]
    assert news(match, Built) == built


def test_a_choice_of_building_comes_before_the_turn_goes_on() -> None:
    """TM6.4, TM8.10"""
    yours = player("twik wah itvill", free="sandil eyes, tockar eyes")
    match = does(position(player("chall"), yours), attack("wah eyes"))
    match = does(rolled(match, (6, 6, 6, 1, 2), (1, 1, 1, 3, 4)), Stop())
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.BUILD)
    match = does(match, Build(pairs=monster("twik tockar itvill").pairs))
    assert who(match) == 0
