"""Who owns what, and how pairs and monsters change hands."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.thirteen_monsters.news import News
from engine.thirteen_monsters.pieces.cards import Pair
from engine.thirteen_monsters.pieces.monsters import POWERS, Monster, Power
from engine.thirteen_monsters.state import Level, Player, Seat, State


def with_news(state: State, *news: News, **changes: Any) -> State:
    """The state after these changes, with more to tell of this action."""
    return replace(state, news=(*state.news, *news), **changes)


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def free_with(player: Player, *pairs: Pair) -> tuple[Pair, ...]:
    """The free pairs with these."""
    return tuple(sorted((*player.free, *pairs)))


def pairs_without(pairs: Iterable[Pair], *gone: Pair) -> tuple[Pair, ...]:
    return tuple(pair for pair in pairs if pair not in gone)


def in_order(monsters: Iterable[Monster]) -> tuple[Monster, ...]:
    return tuple(sorted(monsters))


def unspent(player: Player) -> tuple[Monster, ...]:
    """The monsters that are still in the game (TM9.6)."""
    return tuple(monster for monster in player.monsters if not monster.spent)


def headed(player: Player, head: Pair) -> Monster | None:
    return next((monster for monster in player.monsters if monster.head == head), None)


def holder(state: State, pair: Pair) -> tuple[Seat, Monster | None] | None:
    """Who has this pair, and the monster it is part of; None: it lies in the field."""
    for seat, player in enumerate(state.players):
        if pair in player.free:
            return seat, None
        for monster in player.monsters:
            if pair in monster.pairs:
                return seat, monster
    return None


def has_power(player: Player, power: Power) -> bool:
    return any(power in POWERS[monster.kind] for monster in unspent(player))


def level_of(player: Player) -> Level:
    """By what is owned now; a spent 13th gives no level (TM4.2, TM14.14)."""
    if unspent(player):
        return Level.BEAST_MASTER
    return Level.APPRENTICE if player.free else Level.COLLECTOR


def points_of_seat(state: State, seat: Seat) -> int:
    """Health points of complete monsters (TM10.3); of a spent 13th as the table has it (TM9.7)."""
    counted = (
        monster
        for monster in state.players[seat].monsters
        if not monster.spent or state.options.spent_thirteenth_scores
    )
    return sum(monster.hp for monster in counted)


def moved_pair(state: State, pair: Pair, to: Seat) -> tuple[State, Monster | None]:
    """This pair goes to another owner; the monster that loses it breaks up (TM8.10)."""
    held = holder(state, pair)
    assert held
    loser, broken = held
    before = state.players[loser]
    if broken:
        rest = pairs_without(broken.pairs, pair)
        monsters = tuple(monster for monster in before.monsters if monster != broken)
        state = with_player(state, loser, monsters=monsters, free=free_with(before, *rest))
    else:
        state = with_player(state, loser, free=pairs_without(before.free, pair))
    return with_player(state, to, free=free_with(state.players[to], pair)), broken
