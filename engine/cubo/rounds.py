"""What frames the race: the signal before it, the scoring after it, the next round."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.cubo.cards import ALONE_MS, DECK, MIDDLE, QUIET_MS, ROUNDS, rolled, square, unrolled
from engine.cubo.scoring import score_sheet, with_die
from engine.cubo.state import (
    Begun,
    Dealt,
    Foul,
    News,
    Options,
    Phase,
    Player,
    RoundEnded,
    Scored,
    Seat,
    State,
    Status,
    Uncovered,
)
from engine.game import Kind, Refusal


def deal(options: Options, seats: int, chance: Chance) -> State:
    drawn = chance.below(seats)  # CU2.2
    first = drawn if options.first is None or options.first >= seats else options.first
    centre = unrolled(DECK.centre)
    return State(
        options=options,
        players=(Player(dice=square(unrolled(DECK.each))),) * seats,
        first=first,
        centre=centre,
        owners=(None,) * len(centre),
        news=(Dealt(first=first),),
    )


def begin(state: State, seat: Seat, at: int, chance: Chance) -> State:
    """The centre is rolled, and the signal makes everybody free to roll (CU3.1, CU3.2)."""
    must_be(state, Phase.READY)
    if seat != state.first:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.first,))
    centre = rolled([die for die in state.centre if die], chance)
    alone = len(state.players) == 1
    ask_at = None if alone else at + QUIET_MS
    countdown = at + ALONE_MS if alone else None
    return replace(
        state,
        players=tuple(replace(player, since=chance.revision, sheet=None) for player in state.players),
        phase=Phase.RACE,
        round=state.round + 1,
        centre=centre,
        owners=(None,) * len(centre),
        since=chance.revision,
        began_at=at,
        ask_at=ask_at,
        countdown=countdown,
        finish=(),
        due=ask_at if countdown is None else countdown + state.options.window_ms,
        news=(Begun(round=state.round + 1, first=seat, centre=centre),),
    )


def must_be(state: State, phase: Phase) -> None:
    if state.phase is not phase:
        raise Refusal(Foul.WRONG_PHASE, phase=state.phase.value)


# Scoring


def start_scoring(state: State, news: Sequence[News], revision: int) -> State:
    state = replace(
        state,
        phase=Phase.SCORING,
        since=revision,
        due=None,
        cover_by=None,
        countdown=None,
        ask_at=None,
        asked=False,
        agreed=(),
        race=None,
    )
    return _score_from(state, 0, news, revision)


def replace_die(state: State, seat: Seat, cell: int | None, revision: int) -> State:
    """The die taken comes in the same place; the replaced one goes to the centre (CU5.1, CU5.3)."""
    must_be(state, Phase.SCORING)
    if seat != state.scoring:
        raise Refusal(Kind.NOT_YOUR_TURN, turn=(state.scoring,))
    if cell == MIDDLE:
        raise Refusal(Foul.WHITE_DIE)  # CU5.2
    player = state.players[seat]
    taken, slot = player.taken, state.owners.index(seat)
    assert taken is not None
    old = taken if cell is None else player.dice[cell]
    dice = player.dice if cell is None else with_die(player.dice, cell, taken)
    scored = replace(score_sheet(dice), cell=cell, replaced=None if cell is None else old)
    player = replace(player, dice=dice, points=(*player.points, scored.points), sheet=scored)
    state = replace(
        state,
        players=with_player(state.players, seat, player),
        centre=(*state.centre[:slot], old, *state.centre[slot + 1 :]),
    )
    turn = (seat - state.first) % len(state.players)
    return _score_from(state, turn + 1, (Scored(seat=seat, points=scored.points, sheet=scored),), revision)


def _score_from(state: State, turn: int, news: Sequence[News], revision: int) -> State:
    """Round the table, the first player first, to the next who has a die to place (CU5.1)."""
    seats, told = len(state.players), list(news)
    for seat in ((state.first + step) % seats for step in range(turn, seats)):
        player = state.players[seat]
        if player.taken is not None:
            return replace(state, scoring=seat, news=(*told, Uncovered(seat=seat)))
        scored = None if player.status is Status.OUT else score_sheet(player.dice)
        points = scored.points if scored else 0  # CU4.3
        player = replace(player, points=(*player.points, points), sheet=scored)
        state = replace(state, players=with_player(state.players, seat, player))
        told.append(Scored(seat=seat, points=points, sheet=scored))
    return _end_round(state, told, revision)


def _end_round(state: State, news: Sequence[News], revision: int) -> State:
    over = state.round == ROUNDS  # CU7.1
    first = (state.first + 1) % len(state.players)  # CU5.4
    caller = state.called.seat if state.called else None
    players = tuple(
        _next_round(player, state.options, first_caller=seat == caller)
        for seat, player in enumerate(state.players)
    )
    centre = tuple(die.unrolled for die in state.centre if die)
    return replace(
        state,
        players=players,
        phase=Phase.OVER if over else Phase.READY,
        first=state.first if over else first,
        centre=unrolled(DECK.centre) if state.options.restore_colours else centre,
        owners=(None,) * len(centre),
        since=revision,
        began_at=None,
        called=None,
        calls_until=None,
        scoring=None,
        news=(*news, RoundEnded(round=state.round, first=None if over else first)),
    )


def _next_round(player: Player, options: Options, *, first_caller: bool) -> Player:
    """Dice keep their colours, unless the table restores them (CU5.3)."""
    restored = square(unrolled(DECK.each))
    return Player(
        dice=restored if options.restore_colours else tuple(die.unrolled for die in player.dice),
        points=player.points,
        times=player.times if player.took is None else (*player.times, player.took),
        firsts=player.firsts + first_caller,
        sheet=player.sheet,
    )


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])
