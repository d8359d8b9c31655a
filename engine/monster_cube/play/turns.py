"""Turn by turn, each with a cube of his own: Monster Dice (MC10) and the same with numbers (MC11)."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Kind, Press, Refusal, Seat
from engine.monster_cube.actions import Claim, Foul, Move
from engine.monster_cube.cards import HOUSE_RULES
from engine.monster_cube.cube.geometry import Obstacle, moved, obstacle
from engine.monster_cube.cube.judging import judged, must_be_readable
from engine.monster_cube.news import Agreed, End, Missed, News, Renewed, Revealed, Shifted, Solved, TurnLost
from engine.monster_cube.play.claims import credited
from engine.monster_cube.play.piles import count, drawn, is_last, new_zone, put_under
from engine.monster_cube.play.rounds import over, renewed, with_player
from engine.monster_cube.scoring import tallies
from engine.monster_cube.state import Player, State

_FORBIDDEN = {
    Obstacle.TAKEN: Foul.MOVE_TAKEN,
    Obstacle.UNLINKED: Foul.MOVE_UNLINKED,
    Obstacle.APART: Foul.MOVE_APART,
}


def claim(state: State, seat: Seat, action: Claim, press: Press, chance: Chance) -> State:
    """The compulsory move, and with it one claim (MC10.5, MC10.7)."""
    _must_be_his_turn(state, seat)
    targets = {code: code for code in state.zone}
    must_be_readable(action, targets)
    if action.move is None:
        raise Refusal(Foul.MOVE_FIRST)  # MC10.4
    _must_be_free(state, seat, action.move)
    found = judged(state.cubes[seat], state.options.rules, targets, action, seat, None)
    player = state.players[seat]
    if isinstance(found, Missed):
        missed = replace(
            player, missed=player.missed + 1, streak=0, barren=player.barren + 1, turns=player.turns + 1
        )
        state = shifted(state, seat, action.move, missed, found)
        return _end_turn(state, press.arrived, chance)
    took = max(0, press.made - player.fresh_at)
    solved = Solved(
        seat=seat,
        card=found.card,
        code=found.formula.value,
        shape=found.shape,
        formula=found.formula,
        move=action.move,
        took=took,
    )
    state = shifted(state, seat, action.move, credited(player, took), solved)
    state = _captured(state, seat, found.card, press.arrived, chance.revision)
    return _end_turn(state, press.arrived, chance)


def shift(state: State, seat: Seat, move: Move, press: Press, chance: Chance) -> State:
    """A move and no claim."""
    _must_be_his_turn(state, seat)
    _must_be_free(state, seat, move)
    player = state.players[seat]
    state = shifted(state, seat, move, replace(player, barren=player.barren + 1, turns=player.turns + 1))
    return _end_turn(state, press.arrived, chance)


def lost(state: State, seat: Seat, at: int, chance: Chance) -> State:
    """No move in time: the layout stays as it is (MC10.8). A turn without a capture (MC17.11)."""
    player = state.players[seat]
    state = with_player(state, seat, barren=player.barren + 1, turns=player.turns + 1)
    return _end_turn(replace(state, news=(TurnLost(seat=seat),)), at, chance)


def shifted(state: State, seat: Seat, move: Move, player: Player, *shown: Solved | Missed) -> State:
    """The move stands, whatever comes of the claim (MC10.7): of the player, and of what he has shown."""
    cubes, players = list(state.cubes), list(state.players)
    cubes[seat] = replace(cubes[seat], cells=moved(cubes[seat].cells, move.tile, move.to))
    players[seat] = player
    return replace(
        state,
        cubes=tuple(cubes),
        players=tuple(players),
        last=shown[0] if shown else state.last,
        news=(Shifted(seat=seat, move=move), *shown),
    )


def _must_be_his_turn(state: State, seat: Seat) -> None:
    if seat != state.turn:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.turn,))


def _must_be_free(state: State, seat: Seat, move: Move) -> None:
    """A move against MC5 is refused, and the turn goes on (MC17.4)."""
    hindered = obstacle(state.cubes[seat].cells, move.tile, move.to, one_group=state.options.one_group)
    if hindered:
        raise Refusal(_FORBIDDEN[hindered], tile=move.tile, cell=move.to)


def _captured(state: State, seat: Seat, card: int, at: int, revision: int) -> State:
    player = state.players[seat]
    state = with_player(state, seat, won=(*player.won, card), barren=0, turns=player.turns + 1)
    state = replace(state, agreed=(), agreements=0, changed_by=seat)
    if not state.options.rules.dice:
        return replace(state, zone=tuple(code for code in state.zone if code != card))
    cards, piles = drawn(state.piles, 1)  # MC10.7; MC10.10: not where the pile is empty
    place = state.zone.index(card)
    zone = (*state.zone[:place], *cards, *state.zone[place + 1 :])
    news = (*state.news, Revealed(cards=cards, shuffled=False, last=False)) if cards else state.news
    state = replace(state, zone=zone, piles=piles, news=news)
    return renewed(state, range(len(state.players)), at, revision)


def _end_turn(state: State, at: int, chance: Chance) -> State:
    """The next player, with new monsters in `numbers` (MC11.3, MC17.12); unless it is over."""
    played = state.turn
    assert played is not None
    end = _ended(state)
    if end:
        return over(state, end, at)
    if not state.options.rules.dice:
        state = new_zone(state, chance, thrown=state.zone)
    players = list(state.players)
    turn = (played + 1) % len(players)
    players[turn] = replace(players[turn], fresh_at=at)
    return replace(state, players=tuple(players), turn=turn, round=state.round + 1, since=chance.revision)


def _ended(state: State) -> End | None:
    if not state.options.rules.dice:
        if len(state.players) == 1 and tallies(state)[0].total >= HOUSE_RULES.alone_points:
            return End.POINTS
        return End.PILE if is_last(state) else None  # MC11.4
    if not state.zone:
        return End.CAPTURED  # MC10.9
    for player in state.players:
        if player.barren < HOUSE_RULES.barren_turns:
            return None
    return End.DESERTED


# Nothing matches (MC10.10)


def turns_before_agreeing(state: State) -> int | None:
    """How many turns without a capture must pass before all may agree; None: they never may (MC17.11)."""
    if not state.options.rules.dice:
        return None
    return sum(max(0, HOUSE_RULES.idle_turns - player.barren) for player in state.players)


def may_agree(state: State) -> bool:
    """As by the count of those turns, and told sooner."""
    idle = HOUSE_RULES.idle_turns
    return state.options.rules.dice and all(player.barren >= idle for player in state.players)


def agree(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    """All seats must, between turns: until the zone changes what was said stands (MC17.11)."""
    missing = turns_before_agreeing(state)
    if missing is None:
        raise Refusal(Foul.OTHER_RULES, rules=state.options.rules.value)
    if missing:
        raise Refusal(Foul.TOO_EARLY, turns=missing)
    if press.seen < state.players[seat].since:
        raise Refusal(Foul.VOID, by=state.changed_by)
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)
    news: tuple[News, ...] = (Agreed(seat=seat, silently=False),)
    state = replace(state, agreed=tuple(sorted((*state.agreed, seat))), news=news)
    return (
        _renewed(state, press.arrived, chance.revision) if len(state.agreed) == len(state.players) else state
    )


def _renewed(state: State, at: int, revision: int) -> State:
    """The open monsters go under the pile and others are revealed; without a pile the match is over."""
    if not count(state.piles):
        return over(state, End.AGREED, at)
    agreements = state.agreements + 1
    if agreements >= HOUSE_RULES.deserted:
        return over(state, End.DESERTED, at)
    zone, piles = drawn(put_under(state.piles, state.zone), len(state.zone))
    state = replace(
        state,
        zone=zone,
        piles=piles,
        agreed=(),
        agreements=agreements,
        players=tuple(replace(player, barren=0) for player in state.players),  # MC17.11
        changed_by=None,
        news=(*state.news, Renewed(restored=False), Revealed(cards=zone, shuffled=False, last=False)),
    )
    return renewed(state, range(len(state.players)), at, revision)
