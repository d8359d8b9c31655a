"""The end: Elemental Master, the final round's count, and the Death Battle (TM10)."""

from msgspec.structs import replace

from engine.game import Outcome, ranked
from engine.thirteen_monsters.news import Championed, Ended, Remained, Tied
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.cards import DECK, Pair
from engine.thirteen_monsters.pieces.monsters import Monster, MonsterKind
from engine.thirteen_monsters.state import Battle, Death, End, Fighter, Phase, Player, Seat, State
from engine.thirteen_monsters.turn.holdings import points_of_seat, unspent, with_news
from engine.thirteen_monsters.turn.powers import own_monster

ELEMENTS_NEEDED = 4
_PURE = (MonsterKind.OG, MonsterKind.THIRTEENTH)
BARE_HANDED = min(DECK.throws.same_element.values())  # who has no monster throws so often (TM10.5)


def is_master(player: Player) -> bool:
    """Four O.G. of four elements; the 13th is one of them as long as it is unspent (TM10.6)."""
    elements = {monster.element for monster in unspent(player) if monster.kind in _PURE}
    return len(elements) >= ELEMENTS_NEEDED


def crown(state: State) -> State:
    """The Elemental Master has won, whoever's turn it is; of two, the one nearest the turn (TM10.7)."""
    seats = len(state.players)
    for seat in ((state.turn + step) % seats for step in range(seats)):
        if is_master(state.players[seat]):
            return ended(state, End.ELEMENTAL_MASTER, seat)
    return state


def ended(state: State, end: End, winner: Seat) -> State:
    return with_news(state, Ended(why=end.value, winners=(winner,)), end=end, winners=(winner,))


def count(state: State) -> State:
    """Most health points win; those who tie fight (TM10.3, TM10.4)."""
    assert state.final is not None
    totals = {seat: points_of_seat(state, seat) for seat in state.final}
    best = tuple(seat for seat in state.final if totals[seat] == max(totals.values()))
    if len(best) == 1:
        return ended(state, End.POINTS, best[0])
    return with_news(state, Tied(seats=best, round=1), death=Death(seats=best))


# The Death Battle


def champion(state: State, seat: Seat, head: Pair) -> State:
    must_be(state, seat, Phase.CHAMPION)
    return _championed(state, seat, own_monster(state.players[seat], head))


def fight_to_the_end(state: State) -> State:
    """What follows of itself in a Death Battle, up to the next choice, throw, or its end."""
    while state.death and not state.end:
        battle, death = state.battle, state.death
        if battle and not battle.over:
            if battle.on is not None:
                return state
            state = _judged(state, battle, death)
        elif len(death.picked) < len(death.seats):
            seat = death.seats[len(death.picked)]
            able = unspent(state.players[seat])
            if len(able) > 1:
                return state
            state = _championed(state, seat, able[0] if able else None)  # TM14.11: nothing to choose
        else:
            state = replace(state, battle=Battle(fighters=tuple(map(_fighter, death.seats, death.picked))))
    return state


def _championed(state: State, seat: Seat, monster: Monster | None) -> State:
    assert state.death
    death = replace(state.death, picked=(*state.death.picked, monster))
    return with_news(state, Championed(seat=seat, monster=monster), death=death)


def _fighter(seat: Seat, monster: Monster | None) -> Fighter:
    return Fighter(seat=seat, monster=monster, throws=monster.throws if monster else BARE_HANDED)


def _judged(state: State, battle: Battle, death: Death) -> State:
    """The best stays in; if several are best, they fight again (TM10.5)."""
    results = tuple((fighter.seat, fighter.result or 0) for fighter in battle.fighters)
    best = max(result for _, result in results)
    left = tuple(seat for seat, result in results if result == best)
    state = with_news(state, Remained(results=results, seats=left), battle=replace(battle, over=True))
    if len(left) == 1:
        return ended(state, End.DEATH_BATTLE, left[0])
    again = death.round + 1
    return with_news(state, Tied(seats=left, round=again), death=Death(seats=left, round=again))


# The result


def outcome(state: State) -> Outcome | None:
    """Below the winner ranks go by points, ties shared (TM14.12)."""
    if not state.end:
        return None
    totals = tuple(points_of_seat(state, seat) for seat in range(len(state.players)))
    return Outcome(
        ranks=ranked([(seat in state.winners, total) for seat, total in enumerate(totals)]),
        scores=totals,
        why=state.end.value,
        figures=tuple(_figures(state, player) for player in state.players),
    )


def _figures(state: State, player: Player) -> dict[str, int]:
    figures = {
        "pairs": player.found,
        "searches": player.searches,
        "attacks": player.attacks,
        "attacks_won": player.won,
        "trades": player.trades,
        "monsters": len(player.monsters),
        "turns": state.turns,
    }
    return figures | ({"memory": round(100 * player.found / player.searches)} if player.searches else {})
