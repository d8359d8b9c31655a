"""Attack and defence, and the dice of both and of the Death Battle (TM8)."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Refusal
from engine.thirteen_monsters.moves import Foul
from engine.thirteen_monsters.news import Attacked, Decided, Seized, Stopped, Thaw, Thrown
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.cards import DICE, FACES, MOST, Pair
from engine.thirteen_monsters.state import Battle, Fighter, Phase, Seat, State
from engine.thirteen_monsters.turn.holdings import holder, moved_pair, unspent, with_news, with_player
from engine.thirteen_monsters.turn.powers import own_monster
from engine.thirteen_monsters.turn.search import thawed


def may_attack(state: State) -> bool:
    """Whether the player on turn has a monster to attack with, an attack left, and a pair to attack."""
    return not state.attacked and bool(unspent(state.players[state.turn])) and bool(targets(state))


def targets(state: State) -> tuple[Pair, ...]:
    """Every pair that the player on turn might attack (TM8.1); a spent 13th cannot be (TM9.6)."""
    others = [player for seat, player in enumerate(state.players) if seat != state.turn]
    free = (pair for player in others for pair in player.free)
    built = (pair for player in others for monster in unspent(player) for pair in monster.pairs)
    return (*free, *built)


def attack(state: State, seat: Seat, head: Pair, pair: Pair) -> State:
    must_be(state, seat, Phase.TURN, Phase.FINAL)
    if state.attacked:
        raise Refusal(Foul.ATTACKED)
    monster = own_monster(state.players[seat], head)
    held = holder(state, pair)
    if held is None or held[0] == seat or (held[1] and held[1].spent):
        raise Refusal(Foul.NOT_THEIRS, pairs=(pair,))
    target, defender = held
    attacks = state.players[seat].attacks + 1
    state = thawed(with_player(state, seat, attacks=attacks), Thaw.BATTLE)  # TM8.4
    throws = defender.throws if defender else monster.throws  # TM8.3
    fighters = (
        Fighter(seat=seat, monster=monster, throws=monster.throws),
        Fighter(seat=target, monster=defender, throws=throws),
    )
    news = Attacked(seat=seat, monster=monster, target=target, pair=pair, defender=defender)
    return with_news(state, news, attacked=True, battle=Battle(fighters=fighters, pair=pair))


# Dice


def throw(state: State, seat: Seat, keep: int | None, chance: Chance) -> State:
    """All dice the first time; then those that do not show the face kept, or all again (TM8.5, TM14.9)."""
    must_be(state, seat, Phase.BATTLE, Phase.DEATH)
    fighter = _throwing(state)
    if keep is not None:
        _must_be_kept(fighter, keep)
    before = fighter.dice or (0,) * DICE
    dice = tuple(die if die == keep else chance.between(1, FACES) for die in before)
    used = fighter.used + 1
    fighter = replace(fighter, dice=dice, used=used, kept=keep, done=used == fighter.throws)
    state = _with(state, fighter)
    result, left = fighter.result or 0, fighter.throws - used
    return _settled(with_news(state, Thrown(seat=seat, kept=keep, dice=dice, result=result, left=left)))


def stop(state: State, seat: Seat) -> State:
    must_be(state, seat, Phase.BATTLE, Phase.DEATH)
    fighter = _throwing(state)
    if not fighter.dice:
        raise Refusal(Foul.THROW_FIRST)
    state = _with(state, replace(fighter, done=True))
    return _settled(with_news(state, Stopped(seat=seat, result=fighter.result or 0)))


def _throwing(state: State) -> Fighter:
    battle = state.battle
    assert battle
    assert battle.on is not None
    return battle.fighters[battle.on]


def _must_be_kept(fighter: Fighter, face: int) -> None:
    if not fighter.dice:
        raise Refusal(Foul.THROW_FIRST)
    if face not in fighter.dice:
        raise Refusal(Foul.NOT_THERE, face=face)
    if fighter.dice.count(face) == DICE:
        raise Refusal(Foul.ALL_KEPT, face=face)


def _with(state: State, fighter: Fighter) -> State:
    """The battle with this fighter's new dice."""
    battle = state.battle
    assert battle
    fighters = tuple(fighter if one.seat == fighter.seat else one for one in battle.fighters)
    return replace(state, battle=replace(battle, fighters=fighters))


def _settled(state: State) -> State:
    """What can no longer change the winner need not be thrown (TM14.9)."""
    battle = state.battle
    assert battle
    *earlier, last = battle.fighters
    if not all(fighter.done for fighter in earlier):
        return state
    best = max(fighter.result or 0 for fighter in earlier)
    lost = battle.pair is not None and best == MOST
    if not last.done and (lost or (last.result or 0) > best):
        state = _with(state, replace(last, done=True))
    return _decided(state) if battle.pair is not None else state


# The winner of an attack


def _decided(state: State) -> State:
    battle = state.battle
    assert battle
    if battle.on is not None:
        return state
    attacker, defender = battle.fighters
    attack_result = attacker.result or 0
    held = attack_result >= (defender.result or 0)  # a tie is the attacker's (TM8.8)
    winner = attacker.seat if held else defender.seat
    news = Decided(
        attacker=attacker.seat,
        defender=defender.seat,
        attack=attack_result,
        defence=defender.result,
        winner=winner,
    )
    state = with_news(state, news, battle=replace(battle, winner=winner))
    if winner == defender.seat:
        return state
    state = with_player(state, winner, won=state.players[winner].won + 1)
    assert battle.pair is not None
    return _seized(state, battle.pair, winner, defender.seat)


def seize(state: State, seat: Seat, pair: Pair) -> State:
    """The defender takes a pair of his choice from the monster that attacked (TM8.9)."""
    must_be(state, seat, Phase.SEIZE)
    assert state.battle
    attacker = state.battle.fighters[0]
    assert attacker.monster
    if pair not in attacker.monster.pairs:
        raise Refusal(Foul.NOT_THEIRS, pairs=(pair,))
    return _seized(state, pair, seat, attacker.seat)


def _seized(state: State, pair: Pair, winner: Seat, loser: Seat) -> State:
    """The taker looks first at what he must build, then whoever lost a pair (TM8.10)."""
    state, broken = moved_pair(state, pair, winner)
    assert state.battle
    return with_news(
        state,
        Seized(seat=winner, victim=loser, pair=pair, broken=broken),
        battle=replace(state.battle, over=True),
        building=(winner, loser),
    )
