"""Brains for turn games: they try moves in their heads, and weigh what they leave to the next player."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.chance import Chance
from engine.game import Brain, Frozen, Level, Plan
from engine.monster_cube.actions import Action, Agree, Codes, Move, Shift
from engine.monster_cube.brains.sight import Glimpse, Sight, sight
from engine.monster_cube.cards import CARDS, DECK, RUNS
from engine.monster_cube.cube.geometry import Shape, combinations, moved, through
from engine.monster_cube.scoring import families, longest_run, points_of_won
from engine.monster_cube.seen import View
from engine.monster_cube.state import Options, Rules

ALL = 10_000  # more moves than any layout has
WEIGHED = 12  # ways to one capture of which the layouts are compared


class Nature(Frozen, frozen=True):
    """What makes one level easier than another."""

    moves: int  # that it tries in its head
    quickest: int  # ms
    spread: int  # ms; the slowest turn takes that much longer
    plans: bool  # thinks of what is left to the next player, and of its own next turn


_NATURES = {
    Level.EASY: Nature(moves=5, quickest=9_000, spread=14_000, plans=False),
    Level.NORMAL: Nature(moves=16, quickest=7_000, spread=10_000, plans=False),
    Level.HARD: Nature(moves=ALL, quickest=5_000, spread=8_000, plans=True),
}


class Choice(NamedTuple):
    glimpse: Glimpse
    card: int


class Planner:
    def __init__(self, nature: Nature) -> None:
        self.nature = nature

    def __repr__(self) -> str:
        return f"Planner({self.nature})"

    def think(self, view: View, pending: Plan[Action] | None, chance: Chance) -> Plan[Action] | None:
        seat = view.seat
        if seat is None or view.end is not None:
            return None
        if view.turn == seat:
            if pending is not None and not isinstance(pending.action, Agree):
                return pending
            after = self.nature.quickest + chance.between(0, self.nature.spread)
            return Plan(action=self._turn(view, seat, chance), after=after)
        if view.may_agree and not view.players[seat].agreed:
            return pending or Plan(action=Agree(), after=chance.between(2_000, 5_000))
        return None

    def _turn(self, view: View, seat: int, chance: Chance) -> Action:
        seeing = sight(view, seat, cube=seat)
        choices = self._choices(seeing, chance)
        if self.nature.plans:
            best = _planned(view, seat, seeing, tuple(choices))
        else:
            best = max(choices, key=lambda choice: worth_of_card(view, seat, choice.card), default=None)
        return seeing.claim(best.glimpse, best.card) if best else self._shifted(seeing, chance)

    def _choices(self, seeing: Sight, chance: Chance) -> Iterator[Choice]:
        return captures(seeing, chance.shuffled(seeing.moves())[: self.nature.moves])

    def _shifted(self, seeing: Sight, chance: Chance) -> Shift:
        """No capture: the tile goes anywhere, or where most can be formed next time."""
        possible = chance.shuffled(seeing.moves())
        slot, to = possible[0]
        if self.nature.plans:
            slot, to = max(possible[:WEIGHED], key=lambda one: formed(seeing, *one))
        return Shift(move=Move(tile=slot, to=to))


def captures(seeing: Sight, possible: Iterable[tuple[int, tuple[int, int]]]) -> Iterator[Choice]:
    """Every monster that one of these moves brings, move by move."""
    for slot, to in possible:
        move = Move(tile=slot, to=to)
        for found in through(moved(seeing.cells, slot, to), slot, ribbons=False):
            for card in seeing.makes(found.faces):
                yield Choice(Glimpse(found.faces, move), card)


# What a capture is worth


def worth_of_card(view: View, seat: int, card: int) -> int:
    """What the card adds for this player, special rules included."""
    if view.options.rules.dice:
        return CARDS[card].stars
    won = view.players[seat].won
    return _value((*won, card), view.options) - _value(won, view.options)


def _value(won: Codes, options: Options) -> int:
    value = points_of_won(won)
    if options.king:
        value += RUNS.get(min(len(longest_run(won)), max(RUNS)), 0)
    return value + (DECK.bonus.family * len(families(won)) if options.family else 0)


def _planned(view: View, seat: int, seeing: Sight, choices: tuple[Choice, ...]) -> Choice | None:
    """The card that brings most and leaves the next player least; then the layout that forms most."""
    cards = dict.fromkeys(choice.card for choice in choices)
    if not cards:
        return None
    left = _left_to_the_next(view, seat)
    best = max(
        cards, key=lambda card: 2 * worth_of_card(view, seat, card) - max(_others(left, card), default=0)
    )
    ways = [choice for choice in choices if choice.card == best][:WEIGHED]
    return max(ways, key=lambda choice: _after(seeing, choice))


def _left_to_the_next(view: View, seat: int) -> dict[int, int]:
    """The open monsters that the next player can make, and what they bring him; `numbers` has new ones."""
    if view.options.rules is Rules.NUMBERS or len(view.players) == 1:
        return {}
    following = (seat + 1) % len(view.players)
    seeing = sight(view, following, cube=following)
    found: dict[int, int] = {}
    for choice in captures(seeing, seeing.moves()):
        found.setdefault(choice.card, worth_of_card(view, following, choice.card))
        if len(found) == len(view.zone):
            break
    return found


def _others(left: dict[int, int], card: int) -> Iterator[int]:
    return (brings for other, brings in left.items() if other != card)


def _after(seeing: Sight, choice: Choice) -> int:
    move = choice.glimpse.move
    assert move
    return formed(seeing, move.tile, move.to)


def formed(seeing: Sight, slot: int, to: tuple[int, int]) -> int:
    """How many lines and cubes there are once this tile is moved: what the next turn is made of."""
    return sum(found.shape is not Shape.RIBBON for found in combinations(moved(seeing.cells, slot, to)))


def planner(level: Level) -> Brain[View, Action]:
    return Planner(_NATURES[level])
