"""What frames the search: the deal, who holds the buzz, how the search goes on, deadlines and the end."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Refusal, Seat
from engine.monster_cube.actions import Foul
from engine.monster_cube.cards import CODES, DECK, HOUSE_RULES, LEVELS, START, TILES
from engine.monster_cube.news import Dealt, End, Ended, Holds, News, Void
from engine.monster_cube.play.piles import is_last, new_zone, piled
from engine.monster_cube.state import Cube, Options, Phase, Player, State
from engine.race import Claim as Buzzed

# The deal


def deal(options: Options, seats: int, at: int, chance: Chance) -> State:
    rules = options.rules
    cubes = tuple(_cube(chance) for _ in range(seats if rules.turns else 1))  # MC6.2, MC10.2
    if rules.hands:
        return _with_hands(options, seats, cubes, at, chance)
    codes = LEVELS[0] if rules.dice else CODES  # MC10.1
    first = _first(options, seats, chance) if rules.turns else None
    state = State(
        options=options,
        players=(Player(fresh_at=at),) * seats,
        cubes=cubes,
        piles=piled(codes, options, chance),
        box=tuple(sorted({*CODES}.difference(codes))),
        phase=Phase.TURN if rules.turns else Phase.SEARCH,
        turn=first,
        began_at=at,
        ask_at=None if rules.turns else at + HOUSE_RULES.quiet_ms,
        news=(Dealt(first=first),),
    )
    return timed(new_zone(state, chance))


def _with_hands(options: Options, seats: int, cubes: tuple[Cube, ...], at: int, chance: Chance) -> State:
    """Seven cards each, three of them in hand (MC9.1, MC9.2)."""
    hands = DECK.hands
    cards = chance.shuffled(CODES)
    dealt = [cards[hands.cards * seat : hands.cards * (seat + 1)] for seat in range(seats)]
    return timed(
        State(
            options=options,
            players=tuple(
                Player(hand=own[: hands.held], pile=own[hands.held :], fresh_at=at) for own in dealt
            ),
            cubes=cubes,
            box=cards[hands.cards * seats :],
            phase=Phase.SEARCH,
            began_at=at,
            ask_at=at + HOUSE_RULES.quiet_ms,
            news=(Dealt(first=None),),
        )
    )


def _cube(chance: Chance) -> Cube:
    return Cube(tiles=chance.shuffled(range(TILES)), cells=START)


def _first(options: Options, seats: int, chance: Chance) -> Seat:
    drawn = chance.below(seats)  # MC10.3
    return drawn if options.first is None or options.first >= seats else options.first


# The buzz


def hold(state: State, buzz: Buzzed, at: int, revision: int, *news: News) -> State:
    """This player shows a combination now (MC7)."""
    until = at + state.options.claim_ms
    return timed(
        replace(
            state,
            phase=Phase.CLAIM,
            holder=buzz,
            until=until,
            since=revision,
            news=(*state.news, *news, Holds(seat=buzz.seat, until=until)),
        )
    )


def must_hold(state: State, seat: Seat, *phases: Phase) -> Buzzed:
    """The press by which this player holds the buzz, in one of these phases."""
    holder = state.holder
    if holder is None:
        raise Refusal(Foul.JUDGING if state.race else Foul.BUZZ_FIRST)
    if holder.seat != seat:
        raise held_by_another(state)
    if state.phase not in phases:
        raise Refusal(Foul.NO_CHOICE, phase=state.phase.value)
    return holder


def held_by_another(state: State) -> Refusal:
    return Refusal(Foul.HELD, by=state.holder and state.holder.seat, until=state.until)


# After a claim


def search_on(state: State, at: int, revision: int) -> State:
    """All look again; of those who had pressed as well, the next whose press still counts has the buzz."""
    state = replace(
        state,
        phase=Phase.SEARCH,
        holder=None,
        until=None,
        solved=None,
        asked=False,
        ask_at=at + HOUSE_RULES.quiet_ms,
        agreed=(),
    )
    while state.queue:
        buzz, state = state.queue[0], replace(state, queue=state.queue[1:])
        if buzz.press.seen >= state.players[buzz.seat].since:
            return hold(state, buzz, at, revision)
        state = replace(state, news=(*state.news, Void(seat=buzz.seat)))  # MC17.10
    return timed(state)


def next_round(state: State, at: int, chance: Chance) -> State:
    """A new zone, unless this was the last (MC8.1, MC17.2). Its monsters must have been put away."""
    if is_last(state):
        return over(state, End.PILE, at)
    state = replace(new_zone(state, chance), round=state.round + 1)
    return search_on(renewed(state, range(len(state.players)), at, chance.revision), at, chance.revision)


def renewed(state: State, seats: Iterable[Seat], at: int, revision: int) -> State:
    """What lies before these players is another board now: what they press on older ones is void (MC13.2)."""
    players = list(state.players)
    for seat in seats:
        players[seat] = replace(players[seat], since=revision, fresh_at=at, looking_until=None)
    return replace(state, players=tuple(players))


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = state.players
    player = replace(players[seat], **changes)
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


def over(state: State, why: End, at: int) -> State:
    return replace(
        state,
        phase=Phase.OVER,
        turn=None,
        holder=None,
        until=None,
        solved=None,
        race=None,
        queue=(),
        asked=False,
        ask_at=None,
        agreed=(),
        due=None,
        ended_at=at,
        end=why,
        news=(*state.news, Ended(why=why)),
    )


# Deadlines


def timed(state: State) -> State:
    """With the next moment at which something happens unasked."""
    return replace(state, due=_next_deadline(state))


def _next_deadline(state: State) -> int | None:
    if state.until is not None:
        return state.until + state.options.window_ms  # what was pressed in time may still be on its way
    if state.phase is not Phase.SEARCH:
        return None
    following = state.race.closes if state.race else state.ask_at
    if not state.options.rules.hands:
        return following
    barred = [player.barred_until for player in state.players if player.barred_until is not None]
    return min(barred if following is None else (following, *barred), default=None)
