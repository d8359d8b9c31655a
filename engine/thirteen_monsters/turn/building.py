"""Monsters that must be built: whoever has a free pair of each part builds at once (TM6.3, TM6.4)."""

from msgspec.structs import replace

from engine.game import Refusal
from engine.thirteen_monsters.moves import Foul, Three
from engine.thirteen_monsters.news import Built
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.monsters import Monster, by_part
from engine.thirteen_monsters.state import Phase, Player, Seat, State
from engine.thirteen_monsters.turn.holdings import in_order, pairs_without, with_news, with_player


def ways(player: Player) -> tuple[Three, ...]:
    """Every monster that the free pairs could become."""
    heads, eyes, bodies = by_part(player.free)
    return tuple((head, eye, body) for head in heads for eye in eyes for body in bodies)


def build(state: State, seat: Seat, pairs: Three) -> State:
    must_be(state, seat, Phase.BUILD)
    if pairs not in ways(state.players[seat]):
        raise Refusal(Foul.NOT_PARTS, pairs=pairs)
    return _built(state, seat, pairs)


def build_what_must_be(state: State) -> State:
    """Until nothing more can be built (TM14.5); where there is a choice, its owner is awaited."""
    while state.building:
        seat = state.building[0]
        possible = ways(state.players[seat])
        if len(possible) > 1:
            return state
        state = _built(state, seat, possible[0]) if possible else _looked_at(state)
    return state


def _looked_at(state: State) -> State:
    """The first seat has nothing to build; on to the next."""
    return replace(state, building=state.building[1:])


def _built(state: State, seat: Seat, pairs: Three) -> State:
    head, eyes, body = pairs
    player, monster = state.players[seat], Monster(head, eyes, body)
    monsters = in_order((*player.monsters, monster))
    state = with_player(state, seat, free=pairs_without(player.free, *pairs), monsters=monsters)
    return with_news(state, Built(seat=seat, monster=monster))
