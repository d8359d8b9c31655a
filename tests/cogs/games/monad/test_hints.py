"""What those are told who learn the game: something that a good player would do."""

from typing import Any

import pytest

from cogs.games.monad.hints import suggested
from engine.monad.cards import rank_of
from engine.monad.state import Breach, Pass
from tests.cogs.games.monad.looks import Tapper, look, moments
from tests.monad.positions import BI, MONAD, NAVY, ORANGE, QUAD, QUINT, RED, cards, position

LOSING = "red, red tri, navy quad"  # the navy joker would give 23 for 16


def told(hand: str, identity: int = RED, **known: Any) -> Tapper:
    return Tapper(position(hand, identities=(identity, ORANGE), **known), 0)


@pytest.mark.parametrize(
    ("hand", "gained"),
    [
        ("2 red, 2 orange, 2 yellow, red tri, navy quad", BI),  # MN12.8: three Commons buy it
        ("red bi, navy quint", MONAD),  # MN6.3: a joker stands for a higher rank
        ("red quint, orange quint, red quad", MONAD),  # MN12.6: more than its price, and on the way to win
        ("red, sky, red tri, navy tri", QUAD),
        ("red tri, sky tri, orange quad, navy quint", MONAD),  # the red joker, for a Quint
        ("red, orange, yellow, navy, sky, green, orange bi, navy bi", QUINT),  # MN8.2: then the two Bis
        ("3 red bi, red tri", QUAD),  # for its very price
        ("3 red bi, 2 red tri", QUAD),
        ("red, orange, yellow, navy, orange bi", BI),  # who leapt would have nothing left to trade
        ("red, orange, yellow, navy, 2 orange bi", BI),
    ],
)
def test_what_is_suggested_brings_most_beyond_what_it_takes(hand: str, gained: int) -> None:
    found = suggested(told(hand, NAVY if "navy quad" in hand else RED).look)
    assert found is not None
    assert rank_of(found.gained or 0) == gained


@pytest.mark.parametrize("known", [{"draw": cards("sky")}, {"discard": cards("sky")}, {"plays": 1}])
def test_who_may_stop_is_not_told_to_give_more_than_he_gets(known: Any) -> None:
    assert "💡" not in told(LOSING, NAVY, **known).text


@pytest.mark.parametrize("known", [{}, {"plays": 1, "owes": True}])
def test_who_must_play_is_told_what_loses_least(known: Any) -> None:
    """MN9.4, MN8.3"""
    assert "💡\u00a0Try 2 and 3: 🔴\u00a0red Quad." in told(LOSING, NAVY, **known).text


def test_a_pair_with_a_bonus_comes_before_one_without() -> None:
    """MN5.1"""
    tapper = told("red tri, orange tri, navy tri, sky tri", draw=cards("sky"))
    assert "💡\u00a0Try 1 and 3:" in tapper.text
    assert "💡\u00a0Try 2 and 3:" in told("orange tri, red tri, sky tri", draw=cards("sky")).text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_something_is_suggested_wherever_a_trade_forbids_passing(seats: int) -> None:
    for match in moments(f"hints {seats}", seats=seats, steps=90):
        if match.outcome:
            continue
        seen = look(match, match.state.turn)
        found, refusal = suggested(seen), seen.forbids(Pass())
        assert found is None or seen.forbids(found.action) is None
        assert found or refusal is None or refusal.kind is not Breach.MUST_TRADE
