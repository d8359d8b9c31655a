"""Brains for the search: they look at one combination after the other and do their sums, as people do.

So an easy board is found soon and a hard one late. What is given up and what falls upon whom they decide in a
few seconds.
"""

from itertools import chain

from engine.chance import Chance
from engine.game import Brain, Frozen, Level, Plan
from engine.monster_cube.actions import Action, Agree, Buzz, Claim, GiveUp, Place, Return
from engine.monster_cube.brains.planner import planner
from engine.monster_cube.brains.sight import Find, Sight, first_find, sight
from engine.monster_cube.cards import CARDS, TILES
from engine.monster_cube.news import Placed, Renewed, Revealed, Solved
from engine.monster_cube.play.claims import FULL
from engine.monster_cube.seen import View
from engine.monster_cube.state import Phase


class Nature(Frozen, frozen=True):
    """What makes one level easier than another."""

    pace: int  # ms for a combination, on average
    own_pace: int  # the same in `advanced`, where nobody else can take what one looks for
    errs: int  # per cent of its claims
    moves: int  # tiles that it imagines elsewhere
    patience: int  # combinations, before it holds that nothing matches


_NATURES = {
    Level.EASY: Nature(pace=15_000, own_pace=15_000, errs=10, moves=0, patience=20),
    Level.NORMAL: Nature(pace=6_200, own_pace=6_200, errs=5, moves=3, patience=40),
    Level.HARD: Nature(pace=4_400, own_pace=3_300, errs=2, moves=TILES, patience=150),
}
FASTEST = 1_500  # ms; no person sees, reckons and presses in less
CERTAIN = 2_000  # combinations looked at by somebody who has found something already
SOON = 12_000  # ms; who expects to find something within this does not agree that nothing matches
LONG = 300_000  # ms; no brain is the first to say that nothing matches before
ASIDE = 3_600_000  # ms, added to the time of a plan that waits until somebody else has claimed


class Searcher:
    """Plays the rule sets in which all search at once."""

    def __init__(self, nature: Nature) -> None:
        self.nature = nature

    def __repr__(self) -> str:
        return f"Searcher({self.nature})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        seat = view.seat
        if seat is None or view.end is not None:
            return None
        if view.phase is Phase.SEARCH:
            return self._search(view, seat, pending, chance)
        if view.holder != seat:
            return pending and _aside(pending, view)
        if pending is not None and not isinstance(pending.action, Buzz | Agree):
            return pending
        return self._hold(view, seat, chance)

    # Looking

    def _search(
        self, view: View, seat: int, pending: Plan[Action] | None, chance: Chance
    ) -> Plan[Action] | None:
        me = view.players[seat]
        if view.pressed or (me.agreed and me.barred_until is not None):
            return None
        plan = (pending and _resumed(pending, view)) or self._look(view, seat, chance)
        if isinstance(plan.action, Buzz) and me.barred_until is not None:
            return None
        unsure = isinstance(plan.action, Agree) or plan.after > SOON
        if view.asked and unsure and any(player.agreed for player in view.players) and not me.agreed:
            return Plan(action=Agree(), after=min(plan.after, chance.between(2_500, 6_000)))
        return None if me.agreed and isinstance(plan.action, Agree) else plan

    def _look(self, view: View, seat: int, chance: Chance) -> Plan[Action]:
        patience = self.nature.patience * (1 + view.agreements)
        found = self._find(sight(view, seat), patience, chance)
        looked = found.looked if found else patience
        pace = self.nature.pace if view.players[seat].hand is None else self.nature.own_pace
        time = sum(chance.between(pace // 2, pace * 3 // 2) for _ in range(looked))
        return (
            Plan(action=Buzz(), after=max(FASTEST, time))
            if found
            else Plan(action=Agree(), after=max(LONG, time))
        )

    def _find(self, seeing: Sight, patience: int, chance: Chance) -> Find | None:
        """First what lies there, then what a move would bring."""
        slots = chance.sample(range(TILES), self.nature.moves)
        glimpses = chain(seeing.as_it_lies(chance), seeing.with_a_move(slots, chance))
        return first_find(seeing, glimpses, patience)

    # Holding the buzz

    def _hold(self, view: View, seat: int, chance: Chance) -> Plan[Action]:
        match view.phase:
            case Phase.RETURN:
                cheapest = min(view.players[seat].won, key=lambda code: (CARDS[code].worth, code))
                return Plan(action=Return(card=cheapest), after=chance.between(1_500, 4_000))
            case Phase.PLACE:
                return Plan(action=self._place(view, seat, chance), after=chance.between(2_000, 5_000))
            case _:
                return Plan(action=self._claim(view, seat, chance), after=chance.between(2_500, 7_000))

    def _claim(self, view: View, seat: int, chance: Chance) -> Action:
        """What it saw, unless it errs in its sums."""
        seeing = sight(view, seat)
        if chance.happens(self.nature.errs):
            wrong = [one for one in seeing.as_it_lies(chance) if not seeing.makes(one.faces)]
            return Claim(faces=wrong[0].faces) if wrong else GiveUp()
        found = self._find(seeing, CERTAIN, chance)
        return found.claim if found else GiveUp()

    def _place(self, view: View, seat: int, chance: Chance) -> Place:
        """Before whoever is nearest to the end; where three lie there, the smallest goes."""
        others = [other for other in range(len(view.players)) if other != seat]
        upon = min(others, key=lambda other: (view.players[other].left, chance.below(100)))
        before = view.players[upon].before
        replaces = min(before, key=lambda code: abs(CARDS[code].modifier)) if len(before) == FULL else None
        return Place(seat=upon, replaces=replaces)


# While somebody else claims


def _aside(plan: Plan[Action], view: View) -> Plan[Action] | None:
    """All look on while somebody claims, but none presses; what is found by then is pressed afterwards."""
    if _lies_otherwise(view):
        return None
    return plan if _is_aside(plan) else Plan(action=plan.action, after=plan.after + ASIDE)


def _resumed(plan: Plan[Action], view: View) -> Plan[Action] | None:
    """Goes on looking where it was; None where that is no use, as all lies otherwise."""
    if not _is_aside(plan):
        return None if any(isinstance(news, Renewed) for news in view.news) else plan
    if _lies_otherwise(view):
        return None
    return Plan(action=plan.action, after=max(FASTEST, plan.after - ASIDE))


def _is_aside(plan: Plan[Action]) -> bool:
    return plan.after > ASIDE // 2


def _lies_otherwise(view: View) -> bool:
    """Whether this seat has other monsters, other modifiers or other tiles before it since just now."""
    return any(
        isinstance(news, Renewed | Revealed)
        or (isinstance(news, Placed) and news.upon == view.seat)
        or (isinstance(news, Solved) and news.move is not None)
        for news in view.news
    )


class Mind:
    """One level: a searcher, and a planner where turns are taken."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.searcher: Brain[View, Action] = Searcher(_NATURES[level])
        self.planner: Brain[View, Action] = planner(level)

    def __repr__(self) -> str:
        return f"Mind({self.level.value})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        brain = self.planner if view.options.rules.turns else self.searcher
        return brain.think(view, pending, chance)


def mind(level: Level) -> Brain[View, Action]:
    return _MINDS[level]


_MINDS = {level: Mind(level) for level in Level}
