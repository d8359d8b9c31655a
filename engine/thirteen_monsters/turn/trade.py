"""Trades: free pairs for free pairs, between the player on turn and one partner (TM7)."""

from msgspec.structs import replace

from engine.game import Refusal
from engine.thirteen_monsters.moves import Foul
from engine.thirteen_monsters.news import Declined, Offered, Traded, Withdrawn
from engine.thirteen_monsters.phases import must_be
from engine.thirteen_monsters.pieces.cards import Pair
from engine.thirteen_monsters.state import Phase, Player, Proposal, Seat, State
from engine.thirteen_monsters.turn.holdings import pairs_without, with_news, with_player


def offer(state: State, seat: Seat, to: Seat, give: tuple[Pair, ...], take: tuple[Pair, ...]) -> State:
    must_be(state, seat, Phase.TURN)
    if to == seat or to >= len(state.players):
        raise Refusal(Foul.NO_PARTNER, seat=to)
    proposal = Proposal(seat=seat, to=to, give=give, take=take)
    return replace(_proposed(state, proposal), offers=state.offers + 1)


def counter(state: State, seat: Seat, give: tuple[Pair, ...], take: tuple[Pair, ...]) -> State:
    must_be(state, seat, Phase.OFFER)
    answered = _lying_open(state)
    if answered.counter:  # TM14.8
        raise Refusal(Foul.COUNTERED)
    return _proposed(state, Proposal(seat=seat, to=answered.seat, give=give, take=take, counter=True))


def accept(state: State, seat: Seat) -> State:
    must_be(state, seat, Phase.OFFER)
    made = _lying_open(state)
    giver, taker = state.players[made.seat], state.players[made.to]
    state = with_player(state, made.seat, free=_traded(giver, made.give, made.take), trades=giver.trades + 1)
    state = with_player(state, made.to, free=_traded(taker, made.take, made.give), trades=taker.trades + 1)
    partner = made.to if made.seat == state.turn else made.seat
    traded = Traded(seat=made.seat, to=made.to, give=made.give, take=made.take)
    return with_news(state, traded, proposal=None, building=(state.turn, partner))  # TM14.5


def decline(state: State, seat: Seat) -> State:
    must_be(state, seat, Phase.OFFER)
    return with_news(state, Declined(seat=seat, by=_lying_open(state).seat), proposal=None)


def withdraw(state: State, seat: Seat) -> State:
    """By whoever made it, while the other thinks."""
    made = state.proposal
    if made is None or made.seat != seat:
        now = must_be(state, seat, Phase.OFFER)
        raise Refusal(Foul.WRONG_MOMENT, phase=now)  # it is for him to answer
    return with_news(state, Withdrawn(seat=seat, to=made.to), proposal=None)


def _lying_open(state: State) -> Proposal:
    assert state.proposal
    return state.proposal


def _proposed(state: State, made: Proposal) -> State:
    _must_be_free(state.players[made.seat], made.give, Foul.NOT_YOURS)
    _must_be_free(state.players[made.to], made.take, Foul.NOT_THEIRS)
    told_of = Offered(seat=made.seat, to=made.to, give=made.give, take=made.take, counter=made.counter)
    return with_news(state, told_of, proposal=made)


def _must_be_free(player: Player, pairs: tuple[Pair, ...], foreign: Foul) -> None:
    """At least one pair, each once, and none of a monster (TM7.2)."""
    if not pairs:
        raise Refusal(Foul.NOTHING_GIVEN)
    for pair in pairs:
        if pairs.count(pair) > 1:
            raise Refusal(Foul.TWICE, pair=pair)
    built = tuple(pair for pair in pairs if any(pair in monster.pairs for monster in player.monsters))
    if built:
        raise Refusal(Foul.NOT_FREE, pairs=built)
    missing = pairs_without(pairs, *player.free)
    if missing:
        raise Refusal(foreign, pairs=missing)


def _traded(player: Player, give: tuple[Pair, ...], take: tuple[Pair, ...]) -> tuple[Pair, ...]:
    return tuple(sorted((*pairs_without(player.free, *give), *take)))
