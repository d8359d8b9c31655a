"""What each move does, and what follows of itself."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.thirteen_monsters import absence, ending, moves
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.state import Seat, State
from engine.thirteen_monsters.turn import battle, building, powers, search, trade, turns


def play(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    return turns.proceed(_done(replace(state, news=()), seat, action, chance))


def idle(state: State, seat: Seat, chance: Chance) -> State:
    return turns.proceed(absence.idle(replace(state, news=()), seat, chance))


def _done(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    match action:
        case moves.Flip(cell=cell):
            return search.flip(state, seat, cell)
        case moves.Enough():
            return search.enough(state, seat)
        case moves.EndTurn():
            return turns.end_turn(state, seat)
        case moves.Offer() | moves.Accept() | moves.Decline() | moves.Counter() | moves.Withdraw():
            return _traded(state, seat, action)
        case moves.Sacrifice() | moves.Permafrost() | moves.Prophet() | moves.SuperNova():
            return _empowered(state, seat, action)
        case moves.Attack(monster=monster, pair=pair):
            return battle.attack(state, seat, monster, pair)
        case moves.Throw(keep=keep):
            return battle.throw(state, seat, keep, chance)
        case moves.Stop():
            return battle.stop(state, seat)
        case moves.Seize(pair=pair):
            return battle.seize(state, seat, pair)
        case moves.Build(pairs=pairs):
            return building.build(state, seat, pairs)
        case _:  # Champion
            return ending.champion(state, seat, action.monster)


def _traded(state: State, seat: Seat, action: moves.Bargain) -> State:
    match action:
        case moves.Offer(to=to, give=give, take=take):
            return trade.offer(state, seat, to, give, take)
        case moves.Counter(give=give, take=take):
            return trade.counter(state, seat, give, take)
        case moves.Accept():
            return trade.accept(state, seat)
        case moves.Decline():
            return trade.decline(state, seat)
        case _:  # Withdraw
            return trade.withdraw(state, seat)


def _empowered(state: State, seat: Seat, action: moves.UsePower) -> State:
    match action:
        case moves.Sacrifice(monsters=groups):
            return powers.sacrifice(state, seat, groups)
        case moves.Permafrost(cell=cell):
            return powers.permafrost(state, seat, cell)
        case moves.Prophet():
            return powers.prophet(state, seat)
        case _:  # SuperNova
            return powers.super_nova(state, seat, action.monster)
