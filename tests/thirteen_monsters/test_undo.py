"""What lies open can be taken back in one's own turn: nothing that was seen, thrown or asked."""

import pytest

from engine.game import Kind, Press, Refusal
from engine.match import Match
from engine.thirteen_monsters.moves import (
    Action,
    Attack,
    Build,
    EndTurn,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    SuperNova,
)
from tests.thirteen_monsters.positions import cells, does, monster, pair, player, position, who


def undone(match: Match, seat: int = 0) -> Match:
    return match.undo(seat, Press(at=0, seen=match.revision)).match


REGROUPED = Sacrifice(monsters=tuple(monster(text).pairs for text in ("chall", "wah")))


@pytest.mark.parametrize(
    ("start", "action"),
    [
        (position(player("chall"), player()), Prophet()),
        (position(player("chall chall wah"), player()), Permafrost(cell=7)),
        (position(player("chall twik wah", "wah chall chall", free="wah eyes"), player()), REGROUPED),
        (position(player("ghost"), player("twik")), SuperNova(monster=monster("twik").head)),
    ],
    ids=["prophet", "permafrost", "sacrifice", "super-nova"],
)
def test_a_power_is_taken_back(start: Match, action: Action) -> None:
    """TM9: all four work on what lies open, and Permafrost on a card that stays face down."""
    after = does(start, action)
    assert after.state.players != start.state.players or after.state != start.state
    assert undone(after).state == start.state


def test_what_was_built_by_choice_is_taken_back_and_built_otherwise() -> None:
    """TM6.3: with several pairs of a part the owner chooses."""
    match = position(player(free="chall head, wah head, wah body"), player())
    one, other = cells(match, "wah eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    built = does(match, Build(pairs=monster("wah").pairs))
    again = does(undone(built), Build(pairs=monster("chall wah wah").pairs))
    assert again.state.players[0].monsters == (monster("chall wah wah"),)


def test_a_card_that_was_turned_stays_turned() -> None:
    """TM6: it was hidden, and now it has been seen."""
    match = does(position(player("chall"), player()), Prophet(), Flip(cell=0))
    assert match.undoable == ()
    with pytest.raises(Refusal) as refused:
        undone(match)
    assert refused.value.kind is Kind.NOTHING_TO_UNDO


def test_whoever_was_asked_or_attacked_is_called_already() -> None:
    """TM7.1, TM8: it is somebody else's move then; an offer can be withdrawn."""
    start = position(player("chall", free="twik eyes"), player("tockar", free="wah eyes"))
    offered = does(start, Prophet(), Offer(to=1, give=(pair("twik eyes"),), take=(pair("wah eyes"),)))
    attacked = does(start, Prophet(), Attack(monster=monster("chall").head, pair=pair("wah eyes")))
    assert (offered.undoable, attacked.undoable) == ((), ())


def test_a_turn_that_is_over_stays_over() -> None:
    """TM14.1: the die after the search ends the turn by itself, and so does its player's word."""
    start = position(player("chall chall wah"), player())
    first, second = cells(start, "twik eyes")[0], cells(start, "wah eyes")[0]
    searched = does(start, Flip(cell=first), Flip(cell=second))
    assert who(searched) == 0
    assert does(searched, Permafrost(cell=first)).undoable == ()
    assert does(searched, EndTurn()).undoable == ()
