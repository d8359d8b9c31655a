"""Who plays for somebody absent: as a normal brain does, but his pairs are not traded away for him."""

from typing import Any

from engine.chance import Chance
from engine.game import Brain, Level
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Action, Decline, Offer
from tests.thirteen_monsters.positions import does, pair, player, position, who

LUCK = Chance("luck", 1)


def choice(brain: Brain[Any, Action], match: Match) -> Action:
    plan = brain.think(game.recall(match.state, who(match)), None, LUCK)
    assert plan is not None
    return plan.action


def both_would_gain() -> Match:
    return position(
        player(free="chall head, chall eyes, wah eyes"),
        player(free="wah head, wah body, chall body"),
        player(),
    )


def test_an_absent_partner_declines() -> None:
    """TM7: also what his seat's brain would accept for itself."""
    match = does(both_would_gain(), Offer(to=1, give=(pair("wah eyes"),), take=(pair("chall body"),)))
    assert choice(game.brain(Level.NORMAL), match) == Accept()
    assert choice(game.substitute(), match) == Decline()


def test_nothing_is_offered_in_the_name_of_somebody_absent() -> None:
    """TM7"""
    match = both_would_gain()
    assert isinstance(choice(game.brain(Level.NORMAL), match), Offer)
    assert not isinstance(choice(game.substitute(), match), Offer)
