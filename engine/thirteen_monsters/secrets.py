"""What an eye may see of a match, what it remembers at best, and how the rest might be otherwise."""

from collections import Counter

from msgspec.structs import asdict, replace

from engine.chance import Chance
from engine.thirteen_monsters.phases import awaited, phase
from engine.thirteen_monsters.pieces.cards import DECK, NAMES, Cell, monster_of, pair_of, part_of
from engine.thirteen_monsters.pieces.monsters import POWERS, Monster, Power
from engine.thirteen_monsters.state import Battle, Death, Fighter, Phase, Seat, Stage, State
from engine.thirteen_monsters.turn.battle import may_attack
from engine.thirteen_monsters.turn.building import ways
from engine.thirteen_monsters.turn.holdings import level_of, points_of_seat
from engine.thirteen_monsters.turn.powers import may_be_frozen, usable
from engine.thirteen_monsters.turn.search import flippable
from engine.thirteen_monsters.views import (
    BattleView,
    DeathView,
    FighterView,
    Memory,
    MonsterView,
    Recollection,
    SeatView,
    View,
)

_SEARCHING = (Phase.TURN, Phase.SEARCH, Phase.THIRD)


def view(state: State, seat: Seat | None) -> View:
    now = phase(state)
    asked = awaited(state)
    return View(
        seat=seat,
        phase=now,
        turn=state.turn,
        awaited=asked,
        seats=tuple(_seat(state, other) for other in range(len(state.players))),
        lying=tuple(cell for cell, card in enumerate(state.field) if card is not None),
        open=state.lit,
        searching=state.stage is Stage.SEARCH,
        ice=state.ice,
        dice=state.dice,
        may_flip=flippable(state) if now in _SEARCHING else (),
        may_ice=_icy(state, now),
        prophet=state.prophet,
        powers=_powers(state, now),
        may_attack=now in (Phase.TURN, Phase.FINAL) and may_attack(state),
        may_trade=now is Phase.TURN and _may_trade(state),
        offers=state.offers,
        proposal=state.proposal,
        ways=ways(state.players[state.building[0]]) if state.building else (),
        battle=_battle(state.battle),
        death=_death(state.death),
        final=state.final,
        flips=state.flips,
        turns=state.turns,
        quick_start=state.options.quick_start,
        spent_thirteenth_scores=state.options.spent_thirteenth_scores,
        end=state.end,
        winners=state.winners,
        news=state.news,
    )


def recollection(state: State, seat: Seat | None) -> Recollection:
    """The view, and every card that was seen and still lies there, for a brain to forget from."""
    seen: list[Memory] = []
    for sighting in state.seen:
        card = state.field[sighting.cell]
        assert card is not None
        seen.append(Memory(cell=sighting.cell, card=card, ago=state.flips - sighting.flip))
    return Recollection(**asdict(view(state, seat)), seen=tuple(seen))


def _icy(state: State, now: Phase) -> tuple[Cell, ...]:
    return may_be_frozen(state) if now in (Phase.TURN, Phase.AFTER) else ()


def _powers(state: State, now: Phase) -> tuple[Power, ...]:
    if now in (Phase.TURN, Phase.FINAL):
        return usable(state, state.turn)
    return (Power.PERMAFROST,) if now is Phase.AFTER else ()


def _may_trade(state: State) -> bool:
    others = (player for seat, player in enumerate(state.players) if seat != state.turn)
    return bool(state.players[state.turn].free) and any(player.free for player in others)


def _seat(state: State, seat: Seat) -> SeatView:
    player = state.players[seat]
    return SeatView(
        level=level_of(player),
        monsters=tuple(map(_monster, player.monsters)),
        free=player.free,
        hp=points_of_seat(state, seat),
        searches=player.searches,
        found=player.found,
        attacks=player.attacks,
        won=player.won,
        trades=player.trades,
    )


def _monster(monster: Monster) -> MonsterView:
    kind = monster.kind
    powers = () if monster.spent else tuple(power for power in Power if power in POWERS[kind])
    return MonsterView(
        pairs=monster.pairs,
        kind=kind,
        hp=monster.hp,
        throws=monster.throws,
        powers=powers,
        spent=monster.spent,
    )


def _battle(battle: Battle | None) -> BattleView | None:
    return battle and BattleView(
        fighters=tuple(map(_fighter, battle.fighters)),
        pair=battle.pair,
        on=battle.on,
        winner=battle.winner,
        over=battle.over,
    )


def _fighter(fighter: Fighter) -> FighterView:
    return FighterView(
        seat=fighter.seat,
        monster=fighter.monster and _monster(fighter.monster),
        throws=fighter.throws,
        used=fighter.used,
        dice=fighter.dice,
        kept=fighter.kept,
        result=fighter.result,
        done=fighter.done,
    )


def _death(death: Death | None) -> DeathView | None:
    return death and DeathView(
        seats=death.seats,
        round=death.round,
        picked=tuple(monster and _monster(monster) for monster in death.picked),
    )


def census(state: State) -> dict[str, int]:
    """The cards by monster and part, wherever they lie, and the dice: 78 and five."""
    cards = Counter(pair_of(card) for card in state.field if card is not None)
    for player in state.players:
        for pair in (*player.free, *(pair for monster in player.monsters for pair in monster.pairs)):
            cards[pair] += 2
    named = {f"{NAMES[monster_of(pair)]} {DECK.parts[part_of(pair)]}": cards[pair] for pair in sorted(cards)}
    return {**named, "dice": state.dice + len(state.ice)}


def redeal(state: State, chance: Chance) -> State:
    """The cards that lie face down dealt anew, and what anybody remembers of them with them.

    Sorted first: what comes of it depends on which cards lie hidden, and not on where they lie.
    """
    shown = {one.cell for one in state.lit}
    hidden = {cell: card for cell, card in enumerate(state.field) if card is not None and cell not in shown}
    field = list(state.field)
    for cell, card in zip(hidden, chance.shuffled(sorted(hidden.values())), strict=True):
        field[cell] = card
    return replace(state, field=tuple(field))
