"""What each move does, and what follows of itself."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.thirteen_monsters import absence, battle, building, ending, powers, search, trade, turns
from engine.thirteen_monsters.moves import (
    Accept,
    Action,
    Attack,
    Build,
    Counter,
    Decline,
    EndTurn,
    Enough,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    Seize,
    Stop,
    SuperNova,
    Throw,
    Withdraw,
)
from engine.thirteen_monsters.state import Seat, State

_Trade = Offer | Accept | Decline | Counter | Withdraw
_Power = Sacrifice | Permafrost | Prophet | SuperNova


def play(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    return turns.proceed(_done(replace(state, news=()), seat, action, chance))


def idle(state: State, seat: Seat, chance: Chance) -> State:
    return turns.proceed(absence.idle(replace(state, news=()), seat, chance))


def _done(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    match action:
        case Flip(cell=cell):
            return search.flip(state, seat, cell)
        case Enough():
            return search.enough(state, seat)
        case EndTurn():
            return turns.end_turn(state, seat)
        case Offer() | Accept() | Decline() | Counter() | Withdraw():
            return _traded(state, seat, action)
        case Sacrifice() | Permafrost() | Prophet() | SuperNova():
            return _empowered(state, seat, action)
        case Attack(monster=monster, pair=pair):
            return battle.attack(state, seat, monster, pair)
        case Throw(keep=keep):
            return battle.throw(state, seat, keep, chance)
        case Stop():
            return battle.stop(state, seat)
        case Seize(pair=pair):
            return battle.seize(state, seat, pair)
        case Build(pairs=pairs):
            return building.build(state, seat, pairs)
        case _:  # Champion
            return ending.champion(state, seat, action.monster)


def _traded(state: State, seat: Seat, action: _Trade) -> State:
    match action:
        case Offer(to=to, give=give, take=take):
            return trade.offer(state, seat, to, give, take)
        case Counter(give=give, take=take):
            return trade.counter(state, seat, give, take)
        case Accept():
            return trade.accept(state, seat)
        case Decline():
            return trade.decline(state, seat)
        case _:  # Withdraw
            return trade.withdraw(state, seat)


def _empowered(state: State, seat: Seat, action: _Power) -> State:
    match action:
        case Sacrifice(monsters=groups):
            return powers.sacrifice(state, seat, groups)
        case Permafrost(cell=cell):
            return powers.permafrost(state, seat, cell)
        case Prophet():
            return powers.prophet(state, seat)
        case _:  # SuperNova
            return powers.super_nova(state, seat, action.monster)
