"""While all look: who pressed first (MC13), and whether nothing matches (MC7.6, MC9.11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Press, Refusal, Seat
from engine.monster_cube.actions import Foul
from engine.monster_cube.cards import DECK, HOUSE_RULES, START
from engine.monster_cube.news import Agreed, Asked, End, Judged, Looking, Pressed, Renewed
from engine.monster_cube.piles import under
from engine.monster_cube.rounds import (
    all_silent,
    held,
    hold,
    next_round,
    over,
    renewed,
    search_on,
    timed,
    with_player,
)
from engine.monster_cube.state import Phase, Player, Rules, State
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
    pressed = replace(state, race=race, news=(Pressed(seat=seat),))
    if state.options.window_ms and len(state.players) > 1:
        return timed(pressed)
    return judge(pressed, race, press.arrived, chance)


def _searching(state: State, seat: Seat, press: Press) -> Player:
    """The player, who looks at the board that lies there; with a press on another he has lost nothing."""
    player = state.players[seat]
    if press.seen < player.since:
        raise Refusal(Foul.VOID, by=state.changed_by)  # MC13.2, MC17.10
    if state.phase is not Phase.SEARCH:
        raise held(state)
    return player


def judge(state: State, race: Race, at: int, chance: Chance) -> State:
    """The photo finish is over: the earliest press has the buzz, whichever came in first (MC13.1).

    Where each plays a hand of his own, the others have it after him (MC17.10).
    """
    first, *others = race.claims
    queue = tuple(others) if state.options.rules is Rules.ADVANCED else ()
    state = replace(state, race=None, finish=race.claims, queue=queue, news=())
    return hold(state, first, at, chance.revision, Judged(claims=race.claims))


# Nothing matches


def agree(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    _searching(state, seat, press)
    if state.race:
        raise Refusal(Foul.JUDGING)  # MC17.5
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)
    return _agreed(replace(state, news=()), (seat,), press.arrived, chance, silently=False)


def look(state: State, seat: Seat) -> State:
    """Asked, but still looking: not to be taken for somebody who sleeps."""
    if not state.asked:
        raise Refusal(Foul.NOT_ASKED)
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)  # MC17.5: it stands
    return replace(with_player(state, seat, looked=True), news=(Looking(seat=seat),))


def ask(state: State, at: int, chance: Chance) -> State:
    """Nobody has found anything for long. Whoever was asked and says nothing agrees, and holds up nobody."""
    state = replace(state, news=())
    if not state.asked:
        return _asked(state, at)
    silent = [
        seat for seat, player in enumerate(state.players) if not player.looked and seat not in state.agreed
    ]
    state = _agreed(state, silent, at, chance, silently=True)
    return _asked(state, at) if state.asked else state


def _agreed(state: State, seats: Sequence[Seat], at: int, chance: Chance, *, silently: bool) -> State:
    state = replace(
        state,
        agreed=tuple(sorted((*state.agreed, *seats))),
        news=(*state.news, *(Agreed(seat=seat, silently=silently) for seat in seats)),
    )
    if len(state.agreed) == len(state.players):  # MC7.8: one alone, too
        return _renew(state, at, chance)
    return state if state.asked else _asked(state, at)


def _asked(state: State, at: int) -> State:
    until = at + HOUSE_RULES.answer_ms
    return timed(
        replace(
            state,
            asked=True,
            ask_at=until,
            players=all_silent(state.players),
            news=(*state.news, Asked(until=until)),
        )
    )


def _renew(state: State, at: int, chance: Chance) -> State:
    """All agree; for the second time in a row, the tiles go back to where they started (MC7.7)."""
    agreements = state.agreements + 1
    restored = agreements > 1
    (cube,) = state.cubes
    state = replace(
        state,
        agreements=agreements,
        cubes=(replace(cube, cells=START),) if restored else state.cubes,
        changed_by=None,
        news=(*state.news, Renewed(restored=restored)),
    )
    if agreements >= HOUSE_RULES.deserted:
        return over(state, End.DESERTED, at)
    if state.options.rules is Rules.ADVANCED:
        state = replace(state, players=tuple(map(_drawn_again, state.players)))
        return search_on(renewed(state, range(len(state.players)), at, chance.revision), at, chance.revision)
    return next_round(replace(state, piles=under(state.piles, state.zone), zone=()), at, chance)


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
