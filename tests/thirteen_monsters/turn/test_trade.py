"""Trades (TM7): offers, answers, counter-offers, and what lapses."""

import pytest

from engine.game import Kind, Refusal
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Counter, Decline, Flip, Foul, Offer, Prophet, Withdraw
from engine.thirteen_monsters.news import Declined, Idled, Offered, Traded, Withdrawn
from engine.thirteen_monsters.state import Phase
from tests.thirteen_monsters.positions import (
    by,
    does,
    idles,
    legal,
    news,
    pair,
    pairs,
    player,
    position,
    refused,
    who,
)

MINE = player("tockar", free="chall eyes, twik eyes")
YOURS = player("sandil", free="wah eyes, wah head, snergat head")
OFFER = Offer(to=1, give=(pair("chall eyes"),), take=pairs("wah eyes, wah head"))


def test_an_accepted_offer_changes_hands_of_both_sides_pairs() -> None:
    """TM7.1: several pairs on one side, if wanted."""
    match = does(position(MINE, YOURS), OFFER)
    assert news(match, Offered) == [Offered(seat=0, to=1, give=OFFER.give, take=OFFER.take, counter=False)]
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.OFFER)
    match = does(match, Accept())
    assert match.state.players[0].free == tuple(sorted(pairs("twik eyes, wah eyes, wah head")))
    assert match.state.players[1].free == tuple(sorted(pairs("chall eyes, snergat head")))
    assert news(match, Traded) == [Traded(seat=0, to=1, give=OFFER.give, take=OFFER.take)]
    assert [player.trades for player in match.state.players] == [1, 1]
    assert (match.state.turn, game.view(match.state, None).phase) == (0, Phase.TURN)


def test_a_declined_offer_changes_nothing() -> None:
    match = does(position(MINE, YOURS), OFFER, Decline())
    assert match.state.players == (MINE, YOURS)
    assert news(match, Declined) == [Declined(seat=1, by=0)]
    assert who(match) == 0


def test_any_number_of_trades_with_any_player() -> None:
    """TM7.1"""
    match = position(MINE, YOURS, player(free="itvill eyes"))
    match = does(match, OFFER, Decline(), OFFER, Decline())
    other = Offer(to=2, give=(pair("twik eyes"),), take=(pair("itvill eyes"),))
    match = does(match, other, Accept(), OFFER, Accept())
    assert match.state.players[0].trades == 2
    assert match.state.offers == 4


def test_the_maker_may_withdraw_while_the_other_thinks() -> None:
    match = does(position(MINE, YOURS), OFFER)
    assert legal(match, 0) == [Withdraw()]
    assert refused(match, Withdraw(), seat=1).kind is Foul.WRONG_MOMENT
    match = by(match, 0, Withdraw())
    assert news(match, Withdrawn) == [Withdrawn(seat=0, to=1)]
    assert match.state.players == (MINE, YOURS)
    assert who(match) == 0


def test_there_is_nothing_to_withdraw_without_an_offer() -> None:
    assert refused(position(MINE, YOURS), Withdraw()).kind is Foul.WRONG_MOMENT
    assert refused(position(MINE, YOURS), Withdraw(), seat=1).kind is Kind.NOT_YOUR_TURN


def test_nothing_else_happens_while_an_offer_lies_open() -> None:
    """TM14.8"""
    match = does(position(MINE, YOURS), OFFER)
    for action in (Flip(cell=0), Prophet(), OFFER):
        assert refused(match, action, seat=0).kind is Kind.NOT_YOUR_TURN
        assert refused(match, action, seat=1).kind is Foul.WRONG_MOMENT
    assert refused(match, Accept(), seat=0).kind is Kind.NOT_YOUR_TURN


def test_the_partner_may_answer_with_a_counter_offer() -> None:
    """TM14.8: which the player on turn accepts or declines."""
    asked = does(position(MINE, YOURS), OFFER)
    even = [Counter(give=pairs("wah eyes"), take=pairs(eyes)) for eyes in ("chall eyes", "twik eyes")]
    assert legal(asked, 1) == [Decline(), Accept(), *even]
    answer = Counter(give=(pair("snergat head"),), take=pairs("chall eyes, twik eyes"))
    match = does(position(MINE, YOURS), OFFER, answer)
    assert who(match) == 0
    assert news(match, Offered)[0].counter
    assert legal(match, 1) == [Withdraw()]
    assert legal(match, 0) == [Decline(), Accept()]
    assert refused(match, Counter(give=OFFER.give, take=OFFER.take)).kind is Foul.COUNTERED
    declined = does(match, Decline())
    assert declined.state.players == (MINE, YOURS)
    assert who(declined) == 0
    match = does(match, Accept())
    assert match.state.players[0].free == (pair("snergat head"),)
    assert match.state.players[1].free == tuple(sorted(pairs("wah eyes, wah head, chall eyes, twik eyes")))
    assert who(match) == 0


def test_an_answer_that_does_not_come_is_a_decline() -> None:
    """TM14.15"""
    match = idles(does(position(MINE, YOURS), OFFER))
    assert news(match, Idled) == [Idled(seat=1)]
    assert news(match, Declined) == [Declined(seat=1, by=0)]
    assert who(match) == 0
    answer = Counter(give=(pair("snergat head"),), take=(pair("chall eyes"),))
    match = idles(does(position(MINE, YOURS), OFFER, answer))
    assert news(match, Declined) == [Declined(seat=0, by=1)]
    assert who(match) == 0


def test_an_offer_lapses_sooner_than_other_decisions() -> None:
    """Half a minute where the clock is live."""
    match = position(MINE, YOURS)
    assert game.hurry(match.state) is None
    assert game.hurry(does(match, OFFER).state) == 30_000
    assert game.hurry(does(match, OFFER, Decline()).state) is None


@pytest.mark.parametrize(
    ("offer", "foul", "details"),
    [
        (Offer(to=0, give=OFFER.give, take=OFFER.take), Foul.NO_PARTNER, {"seat": 0}),
        (Offer(to=5, give=OFFER.give, take=OFFER.take), Foul.NO_PARTNER, {"seat": 5}),
        (Offer(to=1, give=(), take=OFFER.take), Foul.NOTHING_GIVEN, {}),
        (Offer(to=1, give=OFFER.give, take=()), Foul.NOTHING_GIVEN, {}),
        (Offer(to=1, give=OFFER.give * 2, take=OFFER.take), Foul.TWICE, {"pair": OFFER.give[0]}),
        (
            Offer(to=1, give=pairs("tockar eyes"), take=OFFER.take),
            Foul.NOT_FREE,
            {"pairs": pairs("tockar eyes")},
        ),
        (
            Offer(to=1, give=OFFER.give, take=pairs("sandil eyes")),
            Foul.NOT_FREE,
            {"pairs": pairs("sandil eyes")},
        ),
        (Offer(to=1, give=pairs("wah eyes"), take=OFFER.take), Foul.NOT_YOURS, {"pairs": pairs("wah eyes")}),
        (
            Offer(to=1, give=OFFER.give, take=pairs("itvill eyes")),
            Foul.NOT_THEIRS,
            {"pairs": pairs("itvill eyes")},
        ),
    ],
)
def test_only_free_pairs_of_both_sides_change_hands(
    offer: Offer, foul: Foul, details: dict[str, object]
) -> None:
    """TM7.2: at least one on each side, and none of a monster."""
    refusal = refused(position(MINE, YOURS), offer)
    assert (refusal.kind, refusal.details) == (foul, details)


def test_only_the_player_on_turn_opens_a_trade() -> None:
    """TM7.3, TM14.8"""
    back = Offer(to=0, give=pairs("wah eyes"), take=pairs("chall eyes"))
    assert refused(position(MINE, YOURS), back, seat=1).kind is Kind.NOT_YOUR_TURN


def test_a_forged_offer_is_refused_by_the_field() -> None:
    for raw, field in (
        (b'{"do":"offer","to":9,"give":[1],"take":[2]}', "to"),
        (b'{"do":"offer","to":1,"give":[],"take":[2]}', "give"),
        (b'{"do":"offer","to":1,"give":[1],"take":[39]}', "take[0]"),
    ):
        with pytest.raises(Refusal) as refusal:
            game.read_action(raw)
        assert refusal.value.kind is Kind.MALFORMED
        assert refusal.value.details == {"field": field}
