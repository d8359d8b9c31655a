"""What happens to a seat whose time ran out: the mildest lawful thing (TM8.11, TM14.9, TM14.15)."""

from engine.chance import Chance
from engine.thirteen_monsters import ending
from engine.thirteen_monsters.news import Idled
from engine.thirteen_monsters.phases import phase
from engine.thirteen_monsters.pieces.cards import Pair
from engine.thirteen_monsters.pieces.grouping import most_hp
from engine.thirteen_monsters.pieces.monsters import HP, kind_of
from engine.thirteen_monsters.state import Phase, Seat, State
from engine.thirteen_monsters.turn import battle, building, search, trade, turns
from engine.thirteen_monsters.turn.holdings import pairs_without, unspent, with_news


def idle(state: State, seat: Seat, chance: Chance) -> State:
    told_of = with_news(state, Idled(seat=seat))
    match phase(state):
        case Phase.TURN | Phase.SEARCH | Phase.THIRD:
            return _searched(told_of, seat, chance)
        case Phase.AFTER | Phase.FINAL:
            return turns.end_turn(told_of, seat)
        case Phase.OFFER:
            return trade.decline(told_of, seat)
        case Phase.BUILD:
            return building.build(told_of, seat, max(building.ways(state.players[seat]), key=_worth))
        case _:
            return _fought(told_of, seat, chance)


def _searched(state: State, seat: Seat, chance: Chance) -> State:
    """Two cards taken at random; a third one stays as it lies."""
    flips = state.flips + 2 - len(search.open_cells(state))
    while state.flips < flips:
        state = search.flip(state, seat, chance.pick(search.flippable(state)))
    return search.enough(state, seat) if phase(state) is Phase.THIRD else state


def _fought(state: State, seat: Seat, chance: Chance) -> State:
    match phase(state):
        case Phase.SEIZE:
            return battle.seize(state, seat, dearest(state))
        case Phase.CHAMPION:
            able = unspent(state.players[seat])
            return ending.champion(state, seat, max(able, key=lambda monster: monster.throws).head)
        case _:
            return _stood(state, seat, chance)


def _stood(state: State, seat: Seat, chance: Chance) -> State:
    """The dice stay as they lie: their best face counts. Before the first throw one is made (TM14.9)."""
    assert state.battle
    assert state.battle.on is not None
    on = state.battle.on
    if not state.battle.fighters[on].dice:
        state = battle.throw(state, seat, None, chance)
    assert state.battle
    return state if state.battle.fighters[on].done else battle.stop(state, seat)


def dearest(state: State) -> Pair:
    """The pair of the attacking monster whose loss costs its owner most health points (TM14.15)."""
    assert state.battle
    attacker = state.battle.fighters[0]
    assert attacker.monster
    pairs = attacker.monster.pairs
    free = state.players[attacker.seat].free
    return min(pairs, key=lambda pair: most_hp((*free, *pairs_without(pairs, pair))))


def _worth(pairs: tuple[Pair, Pair, Pair]) -> int:
    return HP[kind_of(pairs)]
