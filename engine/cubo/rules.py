"""The race of a round: all roll, lay, call and take at once."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.cubo.cards import CELLS, COVER_MS, MIDDLE, QUIET_MS, TAKE_MS, rolled
from engine.cubo.rounds import must_be, start_scoring, with_player
from engine.cubo.state import (
    Agreed,
    Arranged,
    AskedToClose,
    Called,
    Closed,
    CountedDown,
    Declined,
    Dice,
    Foul,
    Judged,
    News,
    Outrun,
    Phase,
    PickedUp,
    Player,
    Reached,
    Rolled,
    Seat,
    State,
    Status,
    Took,
    TooLate,
)
from engine.game import Kind, Press, Refusal
from engine.race import Claim, Race, claim_of, race_with

_FINISHED = {Status.COVERED: Foul.COVERED, Status.DONE: Foul.DONE, Status.OUT: Foul.OUT}

# Dice


def roll(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    """All nine dice (CU3.4); who has them in hand may roll even after a call (CU3.5)."""
    player = _laying(state, seat)
    if player.status is Status.ROLLED and not _may_roll_again(state, press):
        raise _called(state)
    player = _rolled(player, chance)
    return _with(state, seat, player, (Rolled(seat=seat, again=player.rolls > 1),))


def pick_up(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    player = _rolled_by(state, seat)
    if not _may_roll_again(state, press):
        raise _called(state)
    dice = tuple(die.unrolled for die in player.dice)
    player = replace(player, dice=dice, status=Status.HAND, since=chance.revision, arranged=False, acted=True)
    return _with(state, seat, player, (PickedUp(seat=seat),))


def _rolled(player: Player, chance: Chance) -> Player:
    return replace(
        player,
        dice=rolled(player.dice, chance),
        status=Status.ROLLED,
        since=chance.revision,
        rolls=player.rolls + 1,
        arranged=False,
        acted=True,
    )


def _may_roll_again(state: State, press: Press) -> bool:
    """Not after the first call, unless it was pressed before that and only arrives now (CU3.5, CU8.1)."""
    return _calls_first(state, press)


def _called(state: State) -> Refusal:
    return Refusal(Foul.CALLED, by=state.called.seat if state.called else None)


def swap(state: State, seat: Seat, a: int, b: int) -> State:
    if MIDDLE in (a, b):
        raise Refusal(Foul.WHITE_DIE)
    order = list(CELLS)
    order[a], order[b] = b, a
    return arrange(state, seat, order)


def arrange(state: State, seat: Seat, order: Sequence[int]) -> State:
    """Any order of the coloured dice round the white one; each die keeps its number (CU3.3, CU3.8)."""
    player = _rolled_by(state, seat)
    if order[MIDDLE] != MIDDLE:
        raise Refusal(Foul.WHITE_DIE)
    if tuple(sorted(order)) != CELLS or tuple(order) == CELLS:
        raise Refusal(Foul.NOT_AN_ORDER)
    dice: Dice = tuple(player.dice[cell] for cell in order)
    player = replace(player, dice=dice, arranged=True, acted=True)
    return _with(state, seat, player, (Arranged(seat=seat),))


def _laying(state: State, seat: Seat) -> Player:
    """The player, who has not covered yet."""
    must_be(state, Phase.RACE)
    player = state.players[seat]
    if player.status in _FINISHED:
        raise Refusal(_FINISHED[player.status])
    return player


def _rolled_by(state: State, seat: Seat) -> Player:
    player = _laying(state, seat)
    if player.status is Status.HAND:
        raise Refusal(Foul.IN_HAND)
    return player


# Calling


def call(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    player = _rolled_by(state, seat)
    if state.countdown is not None and press.made > state.countdown:
        return _out(state, (seat,), press.arrived, chance.revision)
    first = _calls_first(state, press)
    took = press.since(state.began_at or 0)
    player = replace(player, status=Status.COVERED, took=took, take_by=press.arrived + TAKE_MS, acted=True)
    if state.calls_until is None:
        until, cover_by = press.arrived + state.options.window_ms, press.arrived + COVER_MS
        state = replace(state, calls_until=until, cover_by=cover_by)
    called = Claim(seat=seat, what=state.round, press=press) if first else state.called
    state = replace(state, called=called, ask_at=None, asked=False, agreed=())
    return _with(state, seat, player, (Called(seat=seat, first=first, took=took),))


def _calls_first(state: State, press: Press) -> bool:
    """Who was first stands when the photo finish is over, whatever arrives later (CU8.1)."""
    if state.called is None or state.calls_until is None:
        return True
    return press.arrived <= state.calls_until and press.before(state.called.press)


def _out(state: State, seats: Sequence[Seat], at: int, revision: int) -> State:
    """Too late: no die and no points (CU4.3)."""
    for seat in seats:
        player = replace(state.players[seat], status=Status.OUT, acted=True)
        state = replace(state, players=with_player(state.players, seat, player))
    return _after_the_centre(state, [TooLate(seat=seat) for seat in seats], at, revision)


# The centre


def take(state: State, seat: Seat, slot: int, press: Press, chance: Chance) -> State:
    _covered(state, seat)
    if state.centre[slot] is None:
        raise Refusal(Foul.DIE_GONE, slot=slot, by=state.owners[slot])
    window = state.options.window_ms
    race = race_with(state.race, Claim(seat=seat, what=slot, press=press), window)
    if window and not _alone(state, seat):
        return _due(replace(state, race=race, news=(Reached(seat=seat),)))
    return judge(state, race, press.arrived, chance)


def decline(state: State, seat: Seat, press: Press, chance: Chance) -> State:
    _covered(state, seat)
    reaching = claim_of(state.race, seat)
    if reaching:
        raise Refusal(Kind.PRESSED_ALREADY, what=reaching.what)
    return _declined(state, (seat,), press.arrived, chance.revision, late=False)


def _covered(state: State, seat: Seat) -> None:
    must_be(state, Phase.RACE)
    status = state.players[seat].status
    if status in (Status.HAND, Status.ROLLED):
        raise Refusal(Foul.NOT_COVERED)
    if status is not Status.COVERED:
        raise Refusal(_FINISHED[status])


def _alone(state: State, seat: Seat) -> bool:
    """Whether nobody else can still go for a die."""
    return not state.race and all(
        player.status in (Status.DONE, Status.OUT)
        for other, player in enumerate(state.players)
        if other != seat
    )


def judge(state: State, race: Race, at: int, chance: Chance) -> State:
    """The photo finish is over: each die goes to the earliest press for it (CU8.1)."""
    centre, owners, players = list(state.centre), list(state.owners), list(state.players)
    news: list[News] = [Judged(claims=race.claims)]
    for claim in race.claims:
        seat, slot = claim.seat, claim.what
        die, owner = centre[slot], owners[slot]
        if die is None:
            assert owner is not None
            players[seat] = replace(players[seat], take_by=at + TAKE_MS)
            news.append(Outrun(seat=seat, slot=slot, by=owner))
        else:
            centre[slot], owners[slot] = None, seat
            players[seat] = replace(players[seat], status=Status.DONE, taken=die, take_by=None)
            news.append(Took(seat=seat, slot=slot, die=die))
    state = replace(
        state,
        centre=tuple(centre),
        owners=tuple(owners),
        players=tuple(players),
        race=None,
        finish=race.claims,
    )
    return _after_the_centre(state, news, at, chance.revision)


def _declined(state: State, seats: Sequence[Seat], at: int, revision: int, *, late: bool) -> State:
    """Counts as having taken one (CU4.4)."""
    for seat in seats:
        player = replace(state.players[seat], status=Status.DONE, take_by=None)
        state = replace(state, players=with_player(state.players, seat, player))
    return _after_the_centre(state, [Declined(seat=seat, late=late) for seat in seats], at, revision)


def _after_the_centre(state: State, news: Sequence[News], at: int, revision: int) -> State:
    """All through: scoring. All but one: the last is counted down (CU4.3)."""
    left = [
        seat for seat, player in enumerate(state.players) if player.status not in (Status.DONE, Status.OUT)
    ]
    if not left:
        return start_scoring(state, news, revision)
    if len(left) > 1 or state.players[left[0]].status is Status.COVERED or state.countdown is not None:
        return _due(replace(state, news=tuple(news)))
    return _counted_down(state, news, at)


def _counted_down(state: State, news: Sequence[News], at: int) -> State:
    """Whoever has not covered has this long for it (CU4.3)."""
    until = at + state.options.countdown_ms
    counted = (CountedDown(seat=seat, until=until) for seat in _laying_still(state))
    return _due(replace(state, countdown=until, cover_by=None, news=(*news, *counted)))


# Closing a round in which nobody calls (CU8.2)


def agree(state: State, seat: Seat, chance: Chance) -> State:
    _laying(state, seat)
    if not state.asked:
        raise Refusal(Foul.NOT_ASKED)
    if seat in state.agreed:
        raise Refusal(Foul.AGREED_ALREADY)
    return _agreed(state, (seat,), chance, silently=False)


def _agreed(state: State, seats: Sequence[Seat], chance: Chance, *, silently: bool) -> State:
    state = replace(
        state,
        agreed=tuple(sorted((*state.agreed, *seats))),
        news=tuple(Agreed(seat=seat, silently=silently) for seat in seats),
    )
    return _closed(state, chance) if len(state.agreed) == len(state.players) else _due(state)


def _closed(state: State, chance: Chance) -> State:
    """The squares as they lie, without dice of the centre; dice in hand are rolled and lie as they fall."""
    players = tuple(
        replace(_rolled(player, chance) if player.status is Status.HAND else player, status=Status.DONE)
        for player in state.players
    )
    return start_scoring(replace(state, players=players), (*state.news, Closed()), chance.revision)


def _ask(state: State, at: int, chance: Chance) -> State:
    """Asked again, those who have not touched their dice since count as agreeing."""
    asleep = [
        seat for seat, player in enumerate(state.players) if not player.acted and seat not in state.agreed
    ]
    silent = asleep if state.asked else []
    asked = replace(
        state,
        asked=True,
        ask_at=at + QUIET_MS,
        players=tuple(replace(player, acted=False) for player in state.players),
    )
    asked = _agreed(asked, silent, chance, silently=True)
    if asked.phase is not Phase.RACE:
        return asked
    return _due(replace(asked, news=(AskedToClose(), *asked.news)))


# Deadlines


def lapse(state: State, at: int, chance: Chance) -> State:
    """The earliest deadline that has passed; the others follow one by one."""
    if state.race and state.race.closes <= at:
        return judge(state, state.race, at, chance)
    grace = state.options.window_ms  # what was pressed in time may still be on its way
    slow = [seat for seat, until in _taking(state).items() if until + grace <= at]
    if slow:
        return _declined(state, slow, at, chance.revision, late=True)  # CU4.6
    if state.countdown is not None and state.countdown + grace <= at:
        return _out(state, _laying_still(state), at, chance.revision)
    if state.cover_by is not None and state.cover_by <= at:
        return _counted_down(state, (), at)  # house: nobody holds up the round for ever
    return _ask(state, at, chance)


_LAYING = (Status.HAND, Status.ROLLED)


def _laying_still(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if player.status in _LAYING)


def _taking(state: State) -> dict[Seat, int]:
    """Until when each who covered may take; one who reaches for a die has done so."""
    return {
        seat: player.take_by
        for seat, player in enumerate(state.players)
        if player.take_by is not None and not claim_of(state.race, seat)
    }


def _due(state: State) -> State:
    if not _laying_still(state):
        state = replace(state, countdown=None, cover_by=None)  # met by all
    grace = state.options.window_ms
    deadlines = [until + grace for until in _taking(state).values()]
    if state.race:
        deadlines.append(state.race.closes)
    if state.countdown is not None:
        deadlines.append(state.countdown + grace)
    if state.cover_by is not None:
        deadlines.append(state.cover_by)
    if state.ask_at is not None:
        deadlines.append(state.ask_at)
    return replace(state, due=min(deadlines, default=None))


def _with(state: State, seat: Seat, player: Player, news: tuple[News, ...]) -> State:
    return _due(replace(state, players=with_player(state.players, seat, player), news=news))
