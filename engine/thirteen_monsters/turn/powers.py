"""The four powers of complete monsters (TM9)."""

from msgspec.structs import replace

from engine.game import Refusal
from engine.thirteen_monsters.moves import Foul, Three
from engine.thirteen_monsters.news import Absorbed, Announced, Iced, Regrouped
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.cards import BODY, EYES, HEAD, Cell, Pair, part_of
from engine.thirteen_monsters.pieces.monsters import Monster, MonsterKind, Power, most_monsters
from engine.thirteen_monsters.state import Ice, Phase, Player, Seat, State
from engine.thirteen_monsters.turn.holdings import (
    has_power,
    headed,
    holder,
    in_order,
    pairs_without,
    unspent,
    with_news,
    with_player,
)
from engine.thirteen_monsters.turn.search import face_down


def _must_have(state: State, seat: Seat, power: Power) -> None:
    if not has_power(state.players[seat], power):
        raise Refusal(Foul.POWERLESS, power=power)


# Sacrifice


def own_pairs(player: Player) -> tuple[Pair, ...]:
    """All that a Sacrifice may regroup: a spent 13th has left the game (TM9.6)."""
    return (*player.free, *(pair for monster in unspent(player) for pair in monster.pairs))


def can_regroup(player: Player) -> bool:
    """Whether there is another grouping at all: two monsters, or one and a pair that could go into it."""
    monsters = unspent(player)
    return len(monsters) > 1 or (len(monsters) == 1 and bool(player.free))


def sacrifice(state: State, seat: Seat, groups: tuple[Three, ...]) -> State:
    """All pairs regrouped; as many monsters as possible are built again (TM9.1, TM14.7)."""
    must_be(state, seat, Phase.TURN, Phase.FINAL)
    _must_have(state, seat, Power.SACRIFICE)
    player = state.players[seat]
    _must_be_regroupable(player, groups)
    before = unspent(player)
    after = in_order(Monster(head, eyes, body) for head, eyes, body in groups)
    if after == before:
        raise Refusal(Foul.UNCHANGED)
    used = tuple(pair for group in groups for pair in group)
    spent = (monster for monster in player.monsters if monster.spent)
    free = tuple(sorted(pairs_without(own_pairs(player), *used)))
    state = with_player(state, seat, free=free, monsters=in_order((*spent, *after)))
    return with_news(state, Regrouped(seat=seat, before=before, after=after))


def _must_be_regroupable(player: Player, groups: tuple[Three, ...]) -> None:
    owned, used = own_pairs(player), [pair for group in groups for pair in group]
    foreign = pairs_without(used, *owned)
    if foreign:
        raise Refusal(Foul.NOT_YOURS, pairs=foreign)
    for pair in used:
        if used.count(pair) > 1:
            raise Refusal(Foul.TWICE, pair=pair)
    for group in groups:
        if tuple(map(part_of, group)) != (HEAD, EYES, BODY):
            raise Refusal(Foul.NOT_PARTS, pairs=group)
    needed = most_monsters(owned)
    if len(groups) != needed:
        raise Refusal(Foul.MONSTER_COUNT, have=len(groups), needed=needed)


# Permafrost


def may_be_frozen(state: State) -> tuple[Cell, ...]:
    """Where the player on turn could put a die now, if it has the power and a die is left."""
    if state.iced or not state.dice or not has_power(state.players[state.turn], Power.PERMAFROST):
        return ()
    covered = {ice.cell for ice in state.ice}
    return tuple(cell for cell in face_down(state) if cell not in covered)


def permafrost(state: State, seat: Seat, cell: Cell) -> State:
    """A die on a card of the field: one a turn, five in all, one on a card (TM9.2, TM9.3)."""
    must_be(state, seat, Phase.TURN, Phase.AFTER)
    _must_have(state, seat, Power.PERMAFROST)
    if state.iced:
        raise Refusal(Foul.ONE_DIE)
    if not state.dice:
        raise Refusal(Foul.NO_DIE)
    if state.field[cell] is None:
        raise Refusal(Foul.NO_CARD, cell=cell)
    for ice in state.ice:
        if ice.cell == cell:
            raise Refusal(Foul.ICED, cell=cell, by=ice.seat)
    ices = (*state.ice, Ice(cell=cell, seat=seat))
    return with_news(state, Iced(seat=seat, cell=cell), ice=ices, dice=state.dice - 1, iced=True)


# Prophet


def prophet(state: State, seat: Seat) -> State:
    """Announced, it stays so although its monster is lost before the search (TM14.2)."""
    must_be(state, seat, Phase.TURN)
    _must_have(state, seat, Power.PROPHET)
    if state.prophet:
        raise Refusal(Foul.ANNOUNCED)
    return with_news(state, Announced(seat=seat), prophet=True)


# Super Nova


def absorbable(state: State, seat: Seat) -> tuple[Monster, ...]:
    """The monsters that this seat's Super Nova could take."""
    if not has_power(state.players[seat], Power.SUPERNOVA):
        return ()
    others = (player for other, player in enumerate(state.players) if other != seat)
    return tuple(monster for player in others for monster in player.monsters)


def super_nova(state: State, seat: Seat, head: Pair) -> State:
    """A whole monster changes hands as it is; the 13th leaves the game (TM9.6, TM9.8)."""
    must_be(state, seat, Phase.TURN, Phase.FINAL)
    _must_have(state, seat, Power.SUPERNOVA)
    held = holder(state, head)
    victim, monster = held or (seat, None)
    if monster is None or monster.head != head:
        raise Refusal(Foul.NOT_A_MONSTER, pair=head)
    if victim == seat:
        raise Refusal(Foul.NOT_THEIRS, pairs=(head,))
    losing = state.players[victim]
    state = with_player(state, victim, monsters=tuple(other for other in losing.monsters if other != monster))
    own = tuple(map(_burnt_out, state.players[seat].monsters))
    state = with_player(state, seat, monsters=in_order((*own, monster)))
    return with_news(state, Absorbed(seat=seat, victim=victim, monster=monster))


def _burnt_out(monster: Monster) -> Monster:
    return replace(monster, spent=True) if monster.kind is MonsterKind.THIRTEENTH else monster


def usable(state: State, seat: Seat) -> tuple[Power, ...]:
    """What the player on turn could use now, in the phase that it is in."""
    player, last = state.players[seat], state.final is not None
    possible = {
        Power.SACRIFICE: can_regroup(player),
        Power.PERMAFROST: not last and bool(may_be_frozen(state)),
        Power.PROPHET: not last and not state.prophet and has_power(player, Power.PROPHET),
        Power.SUPERNOVA: bool(absorbable(state, seat)),
    }
    return tuple(power for power, can in possible.items() if can)


def own_monster(player: Player, head: Pair) -> Monster:
    """The monster of this player that the pair heads, if it is still in the game."""
    monster = headed(player, head)
    if monster is None:
        raise Refusal(Foul.NOT_A_MONSTER, pair=head)
    if monster.spent:
        raise Refusal(Foul.SPENT)
    return monster
