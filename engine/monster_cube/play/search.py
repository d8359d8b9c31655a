"""While all look: who pressed first (MC13), and whether nothing matches (MC7.6, MC9.11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Press, Refusal, Seat
from engine.monster_cube.actions import Foul
from engine.monster_cube.cards import DECK, HOUSE_RULES, START
from engine.monster_cube.news import Agreed, Asked, End, Judged, Looking, Pressed, Renewed
from engine.monster_cube.play.piles import put_under
from engine.monster_cube.play.rounds import (
    held_by_another,
    hold,
    next_round,
    over,
    renewed,
    search_on,
    timed,
    with_player,
)
from engine.monster_cube.state import Phase, Player, State
from engine.race import Claim as Buzzed
from engine.race import Race, race_with

# Monster!


def buzz(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    player = _searching(state, seat, press)
    if player.barred_until is not None and press.made < player.barred_until:
        raise Refusal(Foul.BARRED, until=player.barred_until)  # MC17.9
    reaction = max(0, press.made - player.fresh_at)
    claim = Buzzed(seat=seat, what=state.round, press=press, reaction=reaction)
    race = race_with(state.race, claim, state.options.window_ms)
    pressed = replace(state, race=race, unanswered=0, news=(Pressed(seat=seat),))
    if state.options.window_ms and len(state.players) > 1:
        return timed(pressed)
    return judge(pressed, race, press.arrived, chance)


def _searching(state: State, seat: Seat, press: Press) -> Player:
    """The player, who looks at the board that lies there; with a press on another he has lost nothing."""
    player = state.players[seat]
    if press.seen < player.since:
        raise Refusal(Foul.VOID, by=state.changed_by)  # MC13.2, MC17.10
    if state.phase is not Phase.SEARCH:
        raise held_by_another(state)
    return player


def judge(state: State, race: Race, at: int, chance: Chance) -> State:
    """The photo finish is over: the earliest press has the buzz, whichever came in first (MC13.1).

    Where each plays a hand of his own, the others have it after him (MC17.10).
    """
    first, *others = race.claims
    queue = tuple(others) if state.options.rules.hands else ()
    state = replace(state, race=None, finish=race.claims, queue=queue, news=())
    return hold(state, first, at, chance.revision, Judged(claims=race.claims))


# Nothing matches


def agree(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    _searching(state, seat, press)
    if state.race:
        raise Refusal(Foul.JUDGING)  # MC17.5
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)
    return _agreed(replace(state, unanswered=0, news=()), (seat,), press.arrived, chance, silently=False)


def look(state: State, seat: Seat, press: Press) -> State:
    """Still looking: for a fair while, and as often as he likes, his silence agrees to nothing."""
    if not state.asked:
        raise Refusal(Foul.NOT_ASKED)
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)  # MC17.5: it stands
    until = press.arrived + HOUSE_RULES.looking_ms
    state = with_player(state, seat, looking_until=until)
    state = replace(state, unanswered=0, news=(Looking(seat=seat),))
    return state if _silent(state) else _rested(state, press.arrived)


def ask(state: State, at: int, chance: Chance) -> State:
    """Nobody has found anything for long, or the time to answer is over.

    Silence agrees only with somebody who has said that nothing matches: whoever is absent holds up nobody,
    but thinking costs nobody the board (MC7.6).
    """
    state = replace(state, news=())
    if not state.asked:
        return _asked(state, at)
    if state.agreed:
        state = _agreed(state, _silent(state), at, chance, silently=True)
        return _rested(state, at) if state.asked else state
    unanswered = state.unanswered + all(player.looking_until is None for player in state.players)
    if unanswered >= HOUSE_RULES.deserted:
        return over(state, End.DESERTED, at)
    return _rested(replace(state, unanswered=unanswered), at)


def _silent(state: State) -> tuple[Seat, ...]:
    """Who has not said anything about it."""
    return tuple(
        seat
        for seat, player in enumerate(state.players)
        if player.looking_until is None and seat not in state.agreed
    )


def _agreed(state: State, seats: Sequence[Seat], at: int, chance: Chance, *, silently: bool) -> State:
    first = not state.agreed
    state = replace(
        state,
        agreed=tuple(sorted((*state.agreed, *seats))),
        news=(*state.news, *(Agreed(seat=seat, silently=silently) for seat in seats)),
    )
    if len(state.agreed) == len(state.players):  # MC7.8: one alone, too
        return _renew(state, at, chance)
    return _asked(state, at) if first or not state.asked else state


def _asked(state: State, at: int) -> State:
    """All but those who have just said to be looking."""
    players = tuple(
        replace(player, looking_until=None)
        if player.looking_until is not None and player.looking_until <= at
        else player
        for player in state.players
    )
    state = replace(state, players=players)
    if not _silent(state):
        return _rested(state, at)
    until = at + HOUSE_RULES.answer_ms
    asked = Asked(until=until if state.agreed else None)
    return timed(replace(state, asked=True, ask_at=until, news=(*state.news, asked)))


def _rested(state: State, at: int) -> State:
    """The question rests until somebody may be asked again."""
    looking = [
        player.looking_until
        for seat, player in enumerate(state.players)
        if player.looking_until is not None and seat not in state.agreed
    ]
    ask_at = max(at, min(looking, default=at + HOUSE_RULES.quiet_ms))
    return timed(replace(state, asked=False, ask_at=ask_at))


def _renew(state: State, at: int, chance: Chance) -> State:
    """All agree; for the second time in a row, the tiles go back to where they started (MC7.7)."""
    agreements = state.agreements + 1
    restored = agreements > 1
    (cube,) = state.cubes
    state = replace(
        state,
        agreements=agreements,
        cubes=(replace(cube, cells=START),) if restored else state.cubes,
        last=None if restored else state.last,  # its faces lie elsewhere now
        changed_by=None,
        news=(*state.news, Renewed(restored=restored)),
    )
    if agreements >= HOUSE_RULES.deserted:
        return over(state, End.DESERTED, at)
    if state.options.rules.hands:
        state = replace(state, players=tuple(map(_drawn_again, state.players)))
        return search_on(renewed(state, range(len(state.players)), at, chance.revision), at, chance.revision)
    return next_round(replace(state, piles=put_under(state.piles, state.zone), zone=()), at, chance)


def _drawn_again(player: Player) -> Player:
    """The hand goes under the pile, and as many are drawn (MC9.11)."""
    cards = player.pile + player.hand
    return replace(player, hand=cards[: DECK.hands.held], pile=cards[DECK.hands.held :])


# Deadlines


def lapse(state: State, at: int, chance: Chance) -> State:
    """The earliest deadline that has passed; the others follow one by one."""
    if state.race and state.race.closes <= at:
        return judge(state, state.race, at, chance)
    barred = [
        seat
        for seat, player in enumerate(state.players)
        if player.barred_until is not None and player.barred_until <= at
    ]
    if barred:
        return timed(with_player(replace(state, news=()), barred[0], barred_until=None))
    return ask(state, at, chance)
