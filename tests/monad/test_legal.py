"""What is listed and what is allowed are the same, judged by trying everything a hand could try."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.game import Kind, Press, Refusal
from engine.match import Match
from engine.monad import game
from engine.monad.cards import COLOURS
from engine.monad.state import Action, Breach, Buy, Draw, EndTurn, Flip, Leap, Options, Pass, Trade
from tests.monad.positions import does, legal


def middle(seats: int, seed: int, moves: int) -> Match:
    """A match after so many random moves."""
    match = Match.deal(game, Options(teams=seats == 4 and seed % 2 == 0), seats, str(seed), 0)
    luck = Chance("middle", seed)
    for _ in range(moves):
        if match.outcome:
            break
        match = does(match, luck.pick(legal(match)))
    return match


def attempts(hand: tuple[int, ...]) -> Iterator[Action]:
    """Everything but buys that could be tried with these cards, each in one order."""
    yield from (EndTurn(), Draw(), Flip(), Pass())
    for pair in sorted(set(combinations(hand, 2))):
        for joker in (None, *pair):
            for bonus in (False, True):
                yield Trade(cards=pair, joker=joker, bonus=bonus)
    commons = [card for card in hand if card < COLOURS]
    for count in range(1, 8):
        for cards in sorted(set(combinations(commons, count))):
            yield Leap(cards=cards)


def refusal_of(match: Match, action: Action) -> Refusal | None:
    """What playing it is refused for, which is known without playing it."""
    press, told = Press(at=0, seen=0), None
    try:
        game.play(match.state, match.state.turn, action, press, Chance("x", 1))
    except Refusal as refusal:
        told = refusal
    assert repr(game.forbids(match.state, match.state.turn, action, press)) == repr(told)
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_not_listed_is_refused_and_whatever_is_listed_is_allowed(seats: int, seed: int) -> None:
    for moves in range(0, 120, 17):
        match = middle(seats, seed, moves)
        if match.outcome:
            return
        listed = [action for action in legal(match) if not isinstance(action, Buy)]
        assert len(set(listed)) == len(listed)
        tried = attempts(match.state.hands[match.state.turn])
        assert {action for action in tried if refusal_of(match, action) is None} == set(listed)
        assert not any(refusal_of(match, action) for action in legal(match))


@settings(max_examples=200, deadline=None, database=None, derandomize=True)
@given(
    action=st.from_type(Trade) | st.from_type(Buy) | st.from_type(Leap),
    seats=st.integers(2, 4),
    seed=st.integers(0, 30),
    moves=st.integers(0, 60),
)
def test_wild_actions_are_refused_with_a_kind_of_monads_own(
    action: Action, seats: int, seed: int, moves: int
) -> None:
    """Any well-formed action, also with cards nobody holds."""
    match = middle(seats, seed, moves)
    refusal = None if match.outcome else refusal_of(match, action)
    if refusal:
        assert isinstance(refusal.kind, Breach)
        assert refusal.kind.value.startswith("monad-")


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        (b'{"do": "trade", "cards": [0]}', "cards"),
        (b'{"do": "trade", "cards": [0, 30]}', "cards[1]"),
        (b'{"do": "trade", "cards": [0, 3], "joker": -1}', "joker"),
        (b'{"do": "buy", "rank": 6, "cards": [0, 1, 2]}', "rank"),
        (b'{"do": "buy", "cards": [0, 1, 2]}', "rank"),
        (b'{"do": "leap"}', "cards"),
        (b'{"do": "steal"}', "do"),
        (b'{"do": "draw", "times": 2}', "times"),
    ],
)
def test_a_malformed_action_is_refused_by_the_name_of_its_field(raw: bytes, field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        game.read_action(raw)
    assert refusal.value.kind is Kind.MALFORMED
    assert refusal.value.details == {"field": field}
