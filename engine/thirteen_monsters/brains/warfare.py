"""How brains choose an attack, and how they throw (TM8, TM12)."""

from collections.abc import Sequence

from engine.game import Frozen
from engine.thirteen_monsters.brains.reckoning import Pairs, pairs_of, worth_of_pairs
from engine.thirteen_monsters.pieces import odds
from engine.thirteen_monsters.pieces.cards import DICE, MOST, Pair
from engine.thirteen_monsters.pieces.monsters import best_face
from engine.thirteen_monsters.state import Seat
from engine.thirteen_monsters.views import BattleView, MonsterView, View


class Raid(Frozen, frozen=True):
    """An attack and what it promises: its gain and its loss, by how likely either is."""

    monster: Pair
    pair: Pair
    promise: float
    chance: float


def raids(view: View, seat: Seat, spite: float) -> list[Raid]:
    """Every attack that this seat could make; `spite`: what the loss of an opponent is worth to it."""
    own = pairs_of(view.seats[seat])
    own_worth = worth_of_pairs(own)
    fighters = [monster for monster in view.seats[seat].monsters if not monster.spent]
    costs = {monster.pairs[0]: dearest(monster.pairs, own)[1] for monster in fighters}
    found: list[Raid] = []
    for other, there in enumerate(view.seats):
        if other == seat:
            continue
        theirs = pairs_of(there)
        their_worth = worth_of_pairs(theirs)
        for pair, defender in _exposed(view, other):
            gain = (
                worth_of_pairs(own | {pair})
                - own_worth
                + spite * (their_worth - worth_of_pairs(theirs - {pair}))
            )
            for monster in fighters:
                chance = odds.attack_wins(monster.throws, (defender or monster).throws)
                loss = (1 - chance) * costs[monster.pairs[0]]
                found.append(Raid(monster.pairs[0], pair, chance * gain - loss, chance))
    return found


def _exposed(view: View, seat: Seat) -> list[tuple[Pair, MonsterView | None]]:
    """The pairs of this seat that can be attacked, and what defends them."""
    there = view.seats[seat]
    free: list[tuple[Pair, MonsterView | None]] = [(pair, None) for pair in there.free]
    return free + [
        (pair, monster) for monster in there.monsters if not monster.spent for pair in monster.pairs
    ]


def dearest(pairs: Sequence[Pair], owned: Pairs) -> tuple[Pair, float]:
    """Which of these pairs its owner would miss most, and how much."""
    before = worth_of_pairs(owned)
    costs = [(before - worth_of_pairs(owned - {pair}), -index) for index, pair in enumerate(pairs)]
    cost, index = max(costs)
    return pairs[-index], cost


# Throws. Each answers with the face to keep, 0 to throw all, or None to stop.


def exact_throw(battle: BattleView) -> int | None:
    """What makes it most likely to win against the result that must be beaten."""
    assert battle.on is not None
    fighter = battle.fighters[battle.on]
    if not fighter.dice:
        return 0
    start = odds.best_throw(fighter.dice, fighter.throws - fighter.used, _use(battle, battle.on))
    return None if start is None else start[0]


def _use(battle: BattleView, on: int) -> odds.Use:
    before = [fighter.result or 0 for fighter in battle.fighters[:on]]
    if battle.pair is None:
        rivals = tuple(sorted(fighter.throws for fighter in battle.fighters[on + 1 :]))
        best = max(before, default=0)
        return odds.to_survive(best, before.count(best), rivals)
    return odds.to_beat(before[0]) if before else odds.to_stand_against(battle.fighters[1].throws)


def thumb_throw(battle: BattleView, content: int) -> int | None:
    """Keep the dice that count most as they lie, and be content with a good result unless it is beaten."""
    assert battle.on is not None
    fighter = battle.fighters[battle.on]
    if not fighter.dice:
        return 0
    face = best_face(fighter.dice)
    count = fighter.dice.count(face)
    beaten = max((one.result or 0 for one in battle.fighters[: battle.on]), default=0)
    result = fighter.result or 0
    if result == MOST or (result > beaten and (result >= content or count == DICE)):
        return None
    return 0 if count == DICE else face
