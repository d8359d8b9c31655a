"""The contract: what is read at the edge, and what a press says of itself."""

import pytest

from engine.game import Frozen, Kind, Press, Refusal
from tests.engine.tiny import Tiny


class Card(Frozen, frozen=True):
    rank: int


class Lay(Frozen, frozen=True, tag="lay", tag_field="type"):
    cards: tuple[Card, ...]


class Nesting(Tiny):
    Action = Lay


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        (b'{"type": "lay", "cards": [{"rank": 1}, {"rank": "x"}]}', "cards[1].rank"),
        (b'{"type": "lay", "cards": [{"rank": 1, "suit": 2}]}', "cards[0].suit"),
        (b'{"type": "lay", "cards": [{}]}', "cards[0].rank"),
        (b'{"type": "lay"}', "cards"),
        (b'{"type": "lay", "cards": [], "suit": 2}', "suit"),
        (b'{"type": "steal"}', "type"),
        (b'{"type": "\xff"}', "$"),
        (b'{"type": ' + b"[" * 100_000, "$"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_place_however_deep(raw: bytes, field: str) -> None:
    with pytest.raises(Refusal) as refused:
        Nesting().read_action(raw)
    assert refused.value.kind is Kind.MALFORMED
    assert refused.value.details == {"field": field}


def test_a_press_was_made_when_it_says_but_never_after_it_arrived() -> None:
    assert (Press(at=100, seen=0).arrived, Press(at=100, seen=0).made) == (100, 100)
    assert (Press(at=100, seen=0, got=180).arrived, Press(at=100, seen=0, got=180).made) == (180, 100)
    assert (Press(at=100, seen=0, got=40).arrived, Press(at=100, seen=0, got=40).made) == (40, 40)
