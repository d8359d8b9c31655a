"""What a seat can do.

Complete, but for two choices without end: of the trades it lists those of one pair for one of the same part,
and of the regroupings of a Sacrifice those in which one pair changes places with another.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.thirteen_monsters import moves
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.phases import awaited, phase
from engine.thirteen_monsters.pieces.cards import DICE, Pair, part_of
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.state import Phase, Player, Seat, State
from engine.thirteen_monsters.turn.battle import may_attack, targets
from engine.thirteen_monsters.turn.building import ways
from engine.thirteen_monsters.turn.holdings import unspent
from engine.thirteen_monsters.turn.powers import absorbable, may_be_frozen, usable
from engine.thirteen_monsters.turn.search import flippable

Group = tuple[Pair, Pair, Pair]  # a monster's head, eyes and body


def legal(state: State, seat: Seat) -> Iterator[Action]:
    made = state.proposal
    if made and made.seat == seat:
        return iter((moves.Withdraw(),))
    if awaited(state) != seat:
        return iter(())
    match phase(state):
        case Phase.TURN:
            return chain(_flips(state), _powers(state, seat), _attacks(state, seat), _offers(state, seat))
        case Phase.SEARCH:
            return _flips(state)
        case Phase.THIRD:
            return chain((moves.Enough(),), _flips(state))
        case Phase.AFTER:
            return chain((moves.EndTurn(),), _ices(state))
        case Phase.FINAL:
            return chain((moves.EndTurn(),), _powers(state, seat), _attacks(state, seat))
        case _:
            return _answers(state, seat)


def _answers(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    match phase(state):
        case Phase.OFFER:
            return _replies(state, seat)
        case Phase.BUILD:
            return (moves.Build(pairs=pairs) for pairs in ways(player))
        case Phase.SEIZE:
            return _spoils(state)
        case Phase.CHAMPION:
            return (moves.Champion(monster=monster.head) for monster in unspent(player))
        case _:
            return _throws(state)


def _flips(state: State) -> Iterator[Action]:
    return (moves.Flip(cell=cell) for cell in flippable(state))


def _ices(state: State) -> Iterator[Action]:
    return (moves.Permafrost(cell=cell) for cell in may_be_frozen(state))


def _powers(state: State, seat: Seat) -> Iterator[Action]:
    possible = usable(state, seat)
    if Power.PROPHET in possible:
        yield moves.Prophet()
    if Power.PERMAFROST in possible:
        yield from _ices(state)
    for monster in absorbable(state, seat):
        yield moves.SuperNova(monster=monster.head)
    for groups in exchanges(state.players[seat]):
        yield moves.Sacrifice(monsters=groups)


def exchanges(player: Player) -> Iterator[tuple[Group, ...]]:
    """Groupings in which a pair of one monster changes places with one of another, or with a free one."""
    groups = [monster.pairs for monster in unspent(player)]
    for index, pairs in enumerate(groups):
        for part, pair in enumerate(pairs):
            for free in player.free:
                if part_of(free) == part:
                    yield _regrouped(groups, {index: _with(pairs, part, free)})
            for other in range(index + 1, len(groups)):
                there = groups[other]
                changed = {index: _with(pairs, part, there[part]), other: _with(there, part, pair)}
                yield _regrouped(groups, changed)


def _with(pairs: Group, part: int, pair: Pair) -> Group:
    head, eyes, body = pairs
    return (pair, eyes, body) if part == 0 else (head, pair, body) if part == 1 else (head, eyes, pair)


def _regrouped(groups: list[Group], changed: dict[int, Group]) -> tuple[Group, ...]:
    now = groups.copy()
    for index, pairs in changed.items():
        now[index] = pairs
    return tuple(sorted(now))


def _attacks(state: State, seat: Seat) -> Iterator[Action]:
    if may_attack(state):
        for monster in unspent(state.players[seat]):
            for pair in targets(state):
                yield moves.Attack(monster=monster.head, pair=pair)


def _offers(state: State, seat: Seat) -> Iterator[Action]:
    own = state.players[seat].free
    for partner, player in enumerate(state.players):
        if partner != seat:
            for give, take in _even(own, player.free):
                yield moves.Offer(to=partner, give=(give,), take=(take,))


def _replies(state: State, seat: Seat) -> Iterator[Action]:
    made = state.proposal
    assert made
    yield from (moves.Decline(), moves.Accept())
    if not made.counter:
        for give, take in _even(state.players[seat].free, state.players[made.seat].free):
            yield moves.Counter(give=(give,), take=(take,))


def _even(own: Iterable[Pair], others: Iterable[Pair]) -> Iterator[tuple[Pair, Pair]]:
    """One pair for another of the same part."""
    theirs = tuple(others)
    return ((give, take) for give in own for take in theirs if part_of(give) == part_of(take))


def _spoils(state: State) -> Iterator[Action]:
    assert state.battle
    attacker = state.battle.fighters[0].monster
    assert attacker
    return (moves.Seize(pair=pair) for pair in attacker.pairs)


def _throws(state: State) -> Iterator[Action]:
    """Throw all; once they lie, keep a face that leaves something to throw, or stop."""
    battle = state.battle
    assert battle
    assert battle.on is not None
    dice = battle.fighters[battle.on].dice
    yield moves.Throw()
    for face in sorted(set(dice)):
        if dice.count(face) < DICE:
            yield moves.Throw(keep=face)
    if dice:
        yield moves.Stop()
