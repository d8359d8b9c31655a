"""Three brains for 13 Monsters. What they know of the field is told in `memory`."""

from typing import ClassVar

from engine.brains import TurnBrain
from engine.chance import Chance
from engine.game import Frozen, Level, Plan
from engine.thirteen_monsters import moves
from engine.thirteen_monsters.brains import haggling, warfare
from engine.thirteen_monsters.brains.memory import Known, Span, remembered
from engine.thirteen_monsters.brains.pauses import clears
from engine.thirteen_monsters.brains.reckoning import pairs_of, worth_of_pairs
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.pieces.cards import other_half, pair_of
from engine.thirteen_monsters.pieces.grouping import best_grouping
from engine.thirteen_monsters.pieces.monsters import HP, MonsterKind, Power, kind_of, throws_of
from engine.thirteen_monsters.state import Phase, Seat
from engine.thirteen_monsters.views import MonsterView, View

LOOKED_AT = (
    5_000  # ms that cards, and the dice of a battle, lie there at least before a brain clears them away
)
LATE = 20  # cards left at which a Super Nova need not wait for something better


class Nature(Frozen, frozen=True):
    """What makes one level easier than another."""

    span: Span  # of its memory
    exact: bool  # throws by the odds, not by rules of thumb
    content: int  # the result with which a rule of thumb stops
    envy: float  # how much of what others gain or lose it counts, of a duel's whole
    bold: float  # what an attack must promise
    attentive: int  # per cent; how often it thinks of what it could do before the search and after it


# Memory decides most: what easy brains have forgotten, hard ones still turn.
NATURES = {
    Level.EASY: Nature(Span(least=4, most=4), exact=False, content=20, envy=0.0, bold=1.0, attentive=80),
    Level.NORMAL: Nature(Span(least=9, most=15), exact=False, content=20, envy=0.0, bold=1.0, attentive=90),
    Level.HARD: Nature(Span(least=26, most=34), exact=True, content=30, envy=1.0, bold=0.5, attentive=100),
}


class Mind(TurnBrain[View, Action]):
    pace: ClassVar[tuple[int, int]] = (900, 2500)

    def __init__(self, level: Level, *, haggles: bool = True) -> None:
        self.nature = NATURES[level]
        self.haggles = haggles

    def __repr__(self) -> str:
        return f"Mind({self.nature})"

    def called(self, view: View) -> bool:
        return view.awaited is not None and view.awaited == view.seat

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        """What lies open, and how a battle went, is left for all to look at before it is cleared away."""
        plan = super().think(view, pending, chance)
        if plan is None or plan is pending or not clears(plan.action, view):
            return plan
        return Plan(action=plan.action, after=plan.after + LOOKED_AT)

    def choose(self, view: View, chance: Chance) -> Action:
        seat = view.seat
        assert seat is not None
        match view.phase:
            case Phase.TURN:
                return self._prepare(view, seat, chance) or self._turn(view, seat, chance)
            case Phase.FINAL:
                return self._prepare(view, seat, chance) or moves.EndTurn()
            case Phase.SEARCH | Phase.THIRD:
                return self._turn(view, seat, chance)
            case Phase.AFTER:
                return self._freeze(view, seat, chance)
            case Phase.OFFER:
                return self._answer(view, seat)
            case _:
                return self._fight(view, seat)

    def envy(self, view: View) -> float:
        """What one opponent's loss is worth: all of it in a duel, less among many."""
        return self.nature.envy / (len(view.seats) - 1)

    # Before the search

    def _prepare(self, view: View, seat: Seat, chance: Chance) -> Action | None:
        """A power, a trade or an attack, if one is worth it and it is thought of."""
        if not chance.happens(self.nature.attentive):
            return None
        return (
            self._regroup(view, seat)
            or self._absorb(view, seat)
            or self._offer(view, seat)
            or self._attack(view, seat)
            or (moves.Prophet() if Power.PROPHET in view.powers else None)
        )

    def _regroup(self, view: View, seat: Seat) -> Action | None:
        if Power.SACRIFICE not in view.powers:
            return None
        groups = tuple(monster.pairs for monster in best_grouping(pairs_of(view.seats[seat])))
        now = sum(monster.hp for monster in _in_game(view, seat))
        better = sum(HP[kind_of(group)] for group in groups) > now
        return moves.Sacrifice(monsters=groups) if better else None

    def _absorb(self, view: View, seat: Seat) -> Action | None:
        """The Super Nova waits for an O.G. as long as there is time for that."""
        if Power.SUPERNOVA not in view.powers:
            return None
        others = (
            monster for other in range(len(view.seats)) if other != seat for monster in _in_game(view, other)
        )
        prey = max(others, key=lambda monster: (monster.hp, monster.throws, monster.pairs))
        late = len(view.lying) <= LATE
        least = HP[MonsterKind.ABOMINATION if late else MonsterKind.OG]
        if not view.spent_thirteenth_scores or prey.hp < least:
            return None
        return moves.SuperNova(monster=prey.pairs[0])

    def _offer(self, view: View, seat: Seat) -> Action | None:
        """At most one a turn, so that nobody is pestered."""
        if not (self.haggles and view.may_trade) or view.offers:
            return None
        partners = tuple(other for other in range(len(view.seats)) if other != seat)
        deal = haggling.best_deal(view, seat, partners, self.envy(view))
        return deal and moves.Offer(to=deal.partner, give=(deal.give,), take=(deal.take,))

    def _attack(self, view: View, seat: Seat) -> Action | None:
        if not view.may_attack:
            return None
        found = warfare.raids(view, seat, self.envy(view))
        best = max(found, key=lambda raid: (raid.promise, -raid.monster, -raid.pair))
        if best.promise <= self.nature.bold:
            return None
        return moves.Attack(monster=best.monster, pair=best.pair)

    def _answer(self, view: View, seat: Seat) -> Action:
        made = view.proposal
        assert made
        if not self.haggles:
            return moves.Decline()
        if haggling.agrees(view, seat, self.envy(view)):
            return moves.Accept()
        deal = None if made.counter else haggling.best_deal(view, seat, (made.seat,), self.envy(view))
        return moves.Counter(give=(deal.give,), take=(deal.take,)) if deal else moves.Decline()

    # The search

    def _turn(self, view: View, seat: Seat, chance: Chance) -> Action:
        """A card whose mate is known, else the one least is known of."""
        known = remembered(view, self.nature.span, chance)
        lit = [one.card for one in view.open] if view.searching else []
        within = {cell: known[cell] for cell in view.may_flip if cell in known}
        wanted = [other_half(card) for card in lit] if lit else _doubly_known(within, view, seat)
        for cell in view.may_flip:
            if known.get(cell) in wanted:
                return moves.Flip(cell=cell)
        unknown = [cell for cell in view.may_flip if cell not in known]
        if view.phase is Phase.THIRD and not unknown:
            return moves.Enough()
        return moves.Flip(cell=chance.pick(unknown or view.may_flip))

    def _freeze(self, view: View, seat: Seat, chance: Chance) -> Action:
        """A die on half of a pair that is known: it will be wanted next turn."""
        if not view.may_ice or not chance.happens(self.nature.attentive):
            return moves.EndTurn()
        known = remembered(view, self.nature.span, chance)
        wanted = _doubly_known(known, view, seat)
        covered = {known.get(ice.cell, -1) for ice in view.ice if ice.seat == seat}
        for cell in view.may_ice:
            card = known.get(cell, -1)
            if card in wanted and other_half(card) not in covered:
                return moves.Permafrost(cell=cell)
        return moves.EndTurn()

    # Building and battle

    def _fight(self, view: View, seat: Seat) -> Action:
        match view.phase:
            case Phase.BUILD:
                return moves.Build(
                    pairs=max(view.ways, key=lambda pairs: (HP[kind_of(pairs)], throws_of(pairs)))
                )
            case Phase.SEIZE:
                return self._seize(view, seat)
            case Phase.CHAMPION:
                able = _in_game(view, seat)
                return moves.Champion(monster=max(able, key=lambda monster: monster.throws).pairs[0])
            case _:
                return self._throw(view)

    def _seize(self, view: View, seat: Seat) -> Action:
        assert view.battle
        attacker = view.battle.fighters[0]
        assert attacker.monster
        own, theirs = pairs_of(view.seats[seat]), pairs_of(view.seats[attacker.seat])
        envy = self.envy(view)
        best = max(
            attacker.monster.pairs,
            key=lambda pair: worth_of_pairs(own | {pair}) - envy * worth_of_pairs(theirs - {pair}),
        )
        return moves.Seize(pair=best)

    def _throw(self, view: View) -> Action:
        assert view.battle
        exact = self.nature.exact
        keep = (
            warfare.exact_throw(view.battle)
            if exact
            else warfare.thumb_throw(view.battle, self.nature.content)
        )
        return moves.Stop() if keep is None else moves.Throw(keep=keep or None)


def _in_game(view: View, seat: Seat) -> list[MonsterView]:
    return [monster for monster in view.seats[seat].monsters if not monster.spent]


def _doubly_known(known: Known, view: View, seat: Seat) -> list[int]:
    """Both cards of the pair that this seat would like best of those it knows."""
    cards = set(known.values())
    own = pairs_of(view.seats[seat])
    pairs = sorted({pair_of(card) for card in cards if other_half(card) in cards})
    if not pairs:
        return []
    best = max(pairs, key=lambda pair: worth_of_pairs(own | {pair}))
    return [2 * best, 2 * best + 1]


MINDS = {level: Mind(level) for level in Level}
SUBSTITUTE = Mind(Level.NORMAL, haggles=False)
