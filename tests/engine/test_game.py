"""The contract: what is read at the edge, and what a press says of itself."""

import msgspec
import pytest

from engine.game import Feat, Frozen, Kind, Press, Refusal, ranked
from tests.engine.count import CountOptions, count
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


@pytest.mark.parametrize("ahead", [-60_000, -250, 4_000, 3_600_000])
def test_a_reaction_is_what_it_was_however_wrong_our_clock_is(ahead: int) -> None:
    """The card lay there 350 ms when it was pressed; the press was 80 ms on its way."""
    laid = 1_000_000
    press = Press(at=laid + 350 - ahead, seen=0, got=laid + 430, ahead=ahead)
    assert press.since(laid) == 350


def test_who_was_first_never_depends_on_our_clock() -> None:
    """An outage between two presses changes by how much the clocks differ; the earlier one stays first."""
    first, second = Press(at=100, seen=0, id=1), Press(at=130, seen=0, id=2, ahead=-60_000)
    assert first.before(second)


def test_a_press_by_clocks_that_agree_is_kept_as_it_always_was() -> None:
    kept = msgspec.json.encode(Press(at=100, seen=0, got=180))
    assert kept == b'{"at":100,"seen":0,"id":0,"got":180}'


@pytest.mark.parametrize(
    ("figure", "done", "may_be"),
    [("fastest_ms", -3, False), ("fastest_ms", 99, False), ("fastest_ms", 100, True), ("score", -3, True)],
)
def test_what_nobody_can_have_done_is_no_feat(figure: str, done: int, may_be: bool) -> None:
    assert Feat(figure).may_be(done) is may_be


def test_ranks_count_from_one_and_equals_share_theirs() -> None:
    assert ranked((3, 9, 3, 1)) == (2, 1, 2, 4)
    assert ranked(((3, 1), (3, 2))) == (2, 1)


def test_a_team_takes_one_rank_not_one_for_each_of_its_people() -> None:
    assert ranked((5, 7, 5, 7), teams=(0, 1, 0, 1)) == (2, 1, 2, 1)


def test_of_two_presses_the_earlier_is_first_and_of_equal_times_the_lower_id() -> None:
    early, late = Press(at=100, seen=0, id=9), Press(at=101, seen=0, id=1)
    assert early.before(late)
    assert not late.before(early)
    assert Press(at=100, seen=0, id=8).before(early)
    assert not early.before(early)


def test_a_reaction_time_is_never_less_than_nothing_whatever_the_clocks_say() -> None:
    assert Press(at=1_300, seen=0).since(1_000) == 300
    assert Press(at=900, seen=0).since(1_000) == 0
    assert Press(at=1_300, seen=0, got=1_200).since(1_000) == 200


def test_every_option_means_something_unless_the_game_says_otherwise() -> None:
    assert not count.moot(CountOptions())


def test_a_game_has_one_leaderboard_unless_it_says_otherwise() -> None:
    assert (count.ladder(CountOptions()),) == count.ladders
    assert count.ladders[0].key == "count"
