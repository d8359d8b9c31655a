"""What comes of a claim where all search at once: MC7.1 to MC7.5, and MC9 where each has his own hand."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Press, Refusal, Seat
from engine.monster_cube.actions import Claim, Codes, Foul, Place
from engine.monster_cube.cards import CARDS, DECK, HOUSE_RULES
from engine.monster_cube.cube.judging import Solution, hindrance, judged, must_be_readable
from engine.monster_cube.news import (
    Barred,
    Drew,
    End,
    Fault,
    Freed,
    Missed,
    Placed,
    Places,
    Returned,
    Returns,
    Solved,
)
from engine.monster_cube.play.piles import put_under
from engine.monster_cube.play.rounds import (
    must_hold,
    next_round,
    over,
    renewed,
    search_on,
    timed,
    with_player,
)
from engine.monster_cube.scoring import cards_left
from engine.monster_cube.state import Phase, Player, State
from engine.race import Claim as Buzzed

FULL = DECK.hands.before


def targets(state: State, seat: Seat) -> Mapping[int, int]:
    """The monsters that this player may solve, each with the code that it has now (MC9.4, MC9.5)."""
    if not state.options.rules.hands:
        return {code: code for code in state.zone}
    player = state.players[seat]
    shift = modifier(player)
    return {code: code + shift for code in player.hand}


def modifier(player: Player) -> int:
    return sum(CARDS[code].modifier for code in player.before)


def claim(state: State, seat: Seat, action: Claim, press: Press, chance: Chance) -> State:
    holder = must_hold(state, seat, Phase.CLAIM)
    if state.until is not None and press.made > state.until:
        return expired(state, press.arrived, chance)
    possible = targets(state, seat)
    must_be_readable(action, possible)
    (cube,) = state.cubes
    hindered = hindrance(cube.cells, action.move, state.options)
    found = judged(cube, state.options.rules, possible, action, seat, hindered)
    state = replace(state, news=(), agreements=0)  # MC17.6
    if isinstance(found, Missed):
        return _wrong(state, found, press.arrived, chance)
    return _right(state, holder, action, found, press.arrived, chance)


def give_up(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    must_hold(state, seat, Phase.CLAIM)
    return _unshown(state, seat, Fault.GAVE_UP, press.arrived, chance)


def expired(state: State, at: int, chance: Chance) -> State:
    """No claim in time is a wrong one (MC7.5)."""
    assert state.holder
    return _unshown(state, state.holder.seat, Fault.LATE, at, chance)


def _unshown(state: State, seat: Seat, fault: Fault, at: int, chance: Chance) -> State:
    """With a hand of his own he waits a while; also who gave up, or that would go round it (MC17.9)."""
    state = replace(state, news=(), agreements=0)
    if state.options.rules.hands:
        until = at + HOUSE_RULES.barred_ms
        state = with_player(state, seat, barred_until=until)
        state = replace(state, news=(Barred(seat=seat, until=until),))
    return _wrong(state, Missed(seat=seat, fault=fault), at, chance)


# Right


def _right(state: State, holder: Buzzed, action: Claim, found: Solution, at: int, chance: Chance) -> State:
    """The tile stays where it was moved (MC5.6)."""
    seat, took = holder.seat, holder.reaction or 0
    (cube,) = state.cubes
    solved = Solved(
        seat=seat,
        card=found.card,
        code=found.formula.value,
        shape=found.shape,
        formula=found.formula,
        move=action.move,
        took=took,
    )
    state = replace(
        state,
        cubes=(replace(cube, cells=found.cells),),
        changed_by=seat,
        last=solved,
        news=(solved,),
    )
    state = replace(
        state,
        players=(*state.players[:seat], credited(state.players[seat], took), *state.players[seat + 1 :]),
    )
    if state.options.rules.hands:
        return _solved_from_hand(state, found.card, action, at, chance)
    player = state.players[seat]
    state = with_player(state, seat, won=(*player.won, found.card))  # MC7.1
    rest = tuple(code for code in state.zone if code != found.card)
    return next_round(replace(state, zone=(), discard=state.discard + rest), at, chance)


def credited(player: Player, took: int) -> Player:
    streak = player.streak + 1
    return replace(
        player,
        solved=player.solved + 1,
        streak=streak,
        best_streak=max(streak, player.best_streak),
        fastest=took if player.fastest is None else min(took, player.fastest),
    )


def _solved_from_hand(state: State, card: int, action: Claim, at: int, chance: Chance) -> State:
    assert state.holder
    seat, seats = state.holder.seat, len(state.players)
    player = state.players[seat]
    hand = tuple(code for code in player.hand if code != card)
    state = with_player(state, seat, hand=hand, won=(*player.won, card))
    if action.move:  # the board lies otherwise for everybody
        state = renewed(state, range(seats), at, chance.revision)
    if cards_left(state.players[seat]) == 0:  # MC9.9, MC17.8
        return over(replace(state, gone=(*state.gone, card)), End.HAND, at)
    if seats == 1:  # MC9.10
        return _free_and_draw(replace(state, gone=(*state.gone, card)), at, chance)
    others = [other for other in range(seats) if other != seat]
    if len(others) == 1 and len(state.players[others[0]].before) < FULL:
        return _placed(replace(state, solved=card), others[0], None, at, chance, late=False)
    until = at + HOUSE_RULES.judging_ms
    choosing = replace(
        state,
        phase=Phase.PLACE,
        solved=card,
        until=until,
        since=chance.revision,
        news=(*state.news, Places(seat=seat, card=card)),
    )
    return timed(choosing)


def place(state: State, seat: Seat, action: Place, press: Press, chance: Chance) -> State:
    """Upon whom, and what it replaces where three lie there (MC9.6, MC9.7)."""
    must_hold(state, seat, Phase.PLACE)
    upon = action.seat
    if upon == seat or upon >= len(state.players):
        raise Refusal(Foul.NOT_UPON, seat=upon)
    before = state.players[upon].before
    if len(before) < FULL and action.replaces is not None:
        raise Refusal(Foul.REPLACES_NONE, seat=upon)
    if len(before) == FULL and action.replaces not in before:
        raise Refusal(Foul.REPLACES, seat=upon, cards=before)
    return _placed(replace(state, news=()), upon, action.replaces, press.arrived, chance, late=False)


def place_by_clock(state: State, at: int, chance: Chance) -> State:
    """Before the player with the fewest cards left, of several the next one; the oldest goes (MC17.7)."""
    assert state.holder
    seat, seats = state.holder.seat, len(state.players)
    others = [(seat + step) % seats for step in range(1, seats)]
    upon = min(others, key=lambda other: cards_left(state.players[other]))
    before = state.players[upon].before
    oldest = before[0] if len(before) == FULL else None
    return _placed(replace(state, news=()), upon, oldest, at, chance, late=True)


def _placed(state: State, upon: Seat, replaced: int | None, at: int, chance: Chance, *, late: bool) -> State:
    assert state.holder
    assert state.solved
    seat, card, target = state.holder.seat, state.solved, state.players[upon]
    kept = tuple(code for code in target.before if code != replaced)
    state = with_player(state, upon, before=(*kept, card))
    state = replace(
        renewed(state, (upon,), at, chance.revision),
        gone=state.gone if replaced is None else (*state.gone, replaced),
        news=(
            *state.news,
            Placed(seat=seat, upon=upon, card=card, replaced=replaced, late=late),
        ),
    )
    return _free_and_draw(state, at, chance)


def _free_and_draw(state: State, at: int, chance: Chance) -> State:
    """All modifiers before the solver go, then he draws a card, if he has one (MC9.6)."""
    assert state.holder
    seat = state.holder.seat
    player = state.players[seat]
    news = list(state.news)
    if player.before:
        news.append(Freed(seat=seat, cards=player.before))
    if player.pile:
        news.append(Drew(seat=seat, card=player.pile[0]))
    hand, pile = player.hand + player.pile[:1], player.pile[1:]
    gone = state.gone + player.before
    state = with_player(state, seat, hand=hand, pile=pile, before=())
    state = renewed(replace(state, gone=gone, news=tuple(news)), (seat,), at, chance.revision)
    return search_on(state, at, chance.revision)


# Wrong


def _wrong(state: State, missed: Missed, at: int, chance: Chance) -> State:
    """The tile goes back (MC5.6). With a hand of his own the player keeps the card (MC9.8); else he pays."""
    seat = missed.seat
    won = state.players[seat].won
    state = with_player(state, seat, missed=state.players[seat].missed + 1, streak=0)
    state = replace(state, changed_by=seat, last=missed, news=(missed, *state.news))
    if state.options.rules.hands:
        return search_on(state, at, chance.revision)
    if len(won) > 1:
        return timed(
            replace(
                state,
                phase=Phase.RETURN,
                until=at + HOUSE_RULES.judging_ms,
                since=chance.revision,
                news=(*state.news, Returns(seat=seat)),
            )
        )
    return _returned(state, won, at, chance, late=False)


def give_back(state: State, seat: Seat, card: int, press: Press, chance: Chance) -> State:
    """The player chooses which of his monsters goes under the pile (MC7.3)."""
    must_hold(state, seat, Phase.RETURN)
    won = state.players[seat].won
    if card not in won:
        raise Refusal(Foul.NO_SUCH_CARD, card=card, cards=won)
    return _returned(replace(state, news=()), (card,), press.arrived, chance, late=False)


def give_back_by_clock(state: State, at: int, chance: Chance) -> State:
    """The one of the lowest worth, an x2 counting nothing, then of the lowest code (MC7.3)."""
    assert state.holder
    won = state.players[state.holder.seat].won
    cheapest = min(won, key=lambda code: (CARDS[code].worth, code))
    return _returned(replace(state, news=()), (cheapest,), at, chance, late=True)


def _returned(state: State, cards: Codes, at: int, chance: Chance, *, late: bool) -> State:
    """Then the zone goes to the discard, and there is a new one (MC7.2)."""
    assert state.holder
    seat = state.holder.seat
    if cards:
        won = tuple(code for code in state.players[seat].won if code not in cards)
        state = with_player(state, seat, won=won)
    state = replace(
        state,
        piles=put_under(state.piles, cards),
        discard=state.discard + state.zone,
        zone=(),
        news=(*state.news, *(Returned(seat=seat, card=card, late=late) for card in cards)),
    )
    return next_round(state, at, chance)
