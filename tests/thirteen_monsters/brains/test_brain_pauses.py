"""What lies there is looked at before a brain clears it away: cards, battles, rounds of a Death Battle."""

from engine.chance import Chance
from engine.game import Level
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.brains.brain import LOOKED_AT
from engine.thirteen_monsters.brains.pauses import clears
from engine.thirteen_monsters.moves import (
    Accept,
    Action,
    Attack,
    Build,
    EndTurn,
    Flip,
    Offer,
    Sacrifice,
    Seize,
    Stop,
    Throw,
)
from engine.thirteen_monsters.state import Phase
from tests.thirteen_monsters.positions import cells, does, monster, pair, player, position, rolled, who

LUCK = Chance("luck", 1)


def wait(match: Match) -> tuple[Action, int]:
    """What whoever is awaited would do, and in how many milliseconds."""
    plan = game.brain(Level.HARD).think(game.recall(match.state, who(match)), None, LUCK)
    assert plan is not None
    return plan.action, plan.after


def test_a_brain_leaves_the_last_search_open_for_all_to_see() -> None:
    match = position(player(), player())
    one, other = cells(match, "chall eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=one), Flip(cell=other))
    brain = game.brain(Level.HARD)
    plan = brain.think(game.recall(match.state, 1), None, LUCK)
    assert plan is not None
    assert plan.after >= LOOKED_AT
    assert brain.think(game.recall(match.state, 1), plan, LUCK) is plan
    assert wait(does(match, Flip(cell=cells(match, "twik eyes")[0])))[1] < LOOKED_AT


def test_a_brain_leaves_the_pair_that_it_found_open_for_all_to_see() -> None:
    match = position(player(), player())
    assert wait(match)[1] < LOOKED_AT, "nothing lies there yet"
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "chall eyes")))
    assert who(match) == 0, "TM5.2"
    action, after = wait(match)
    assert isinstance(action, Flip)
    assert after >= LOOKED_AT


def test_a_brain_leaves_a_search_open_before_it_attacks() -> None:
    match = position(player("chall", free="wah head, wah eyes"), player("sandil tockar wah"))
    action, after = wait(does(match, *(Flip(cell=cell) for cell in cells(match, "twik eyes"))))
    assert isinstance(action, Attack)
    assert after >= LOOKED_AT


def test_a_brain_leaves_a_battle_to_be_seen_before_it_goes_on() -> None:
    """TM8.9: what was thrown and who won."""
    match = position(player("chall"), player(free="wah eyes"), prophet=True)
    match = does(match, Attack(monster=monster("chall").head, pair=pair("wah eyes")))
    match = does(rolled(match, (6, 6, 6, 6, 6)), Stop())
    assert match.state.battle.winner == 0
    action, after = wait(match)
    assert isinstance(action, Flip)
    assert after >= LOOKED_AT


def test_a_brain_leaves_a_tie_to_be_seen_before_it_throws_again() -> None:
    """TM10.4: whoever has one monster is sent to the next round at once."""
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    assert game.view(match.state, None).phase is Phase.DEATH
    assert wait(match)[1] < LOOKED_AT
    match = does(rolled(match, (3, 3, 3, 1, 1), (3, 3, 3, 1, 2), used=2), Stop())
    assert match.state.death.round == 2
    assert wait(match)[1] >= LOOKED_AT
    assert wait(does(match, Throw()))[1] < LOOKED_AT


def test_a_brain_leaves_the_last_battle_to_be_seen_before_it_ends_the_match() -> None:
    """TM10.1: the result takes the place of the board."""
    match = position(player("chall"), player("wah", "twik", free="itvill eyes"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn())
    assert (who(match), game.view(match.state, None).phase) == (1, Phase.FINAL)
    match = does(match, Attack(monster=monster("wah").head, pair=pair("chall eyes")))
    match = does(rolled(match, (6, 6, 6, 6, 6)), Stop())
    action, after = wait(match)
    assert isinstance(action, EndTurn)
    assert after >= LOOKED_AT
    assert does(match, action).outcome is not None


def test_a_brain_leaves_the_last_pair_to_be_seen_before_it_ends_the_match() -> None:
    """TM10.1: the finder's turn is the last one where nobody else could do anything."""
    match = position(player("chall"), player(free="twik eyes"), field="sandil eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "sandil eyes")))
    action, after = wait(match)
    assert isinstance(action, EndTurn)
    assert after >= LOOKED_AT
    assert does(match, action).outcome is not None


def test_a_brain_whose_turn_is_the_last_leaves_the_last_pair_to_be_seen() -> None:
    """Others of the final round do not: it goes on after them."""
    three = player("chall"), player("wah wah itvill"), player("pandadori snergat twik")
    match = position(*three, field="sandil eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "sandil eyes")), EndTurn())
    assert not clears(EndTurn(), game.recall(match.state, 1))
    match = does(match, EndTurn())
    assert clears(EndTurn(), game.recall(match.state, 2))
    assert does(match, EndTurn()).outcome is not None


MASTERLY = "striffle", "sandil", "chall"  # of three elements


def missed(match: Match) -> Match:
    """Seat 0 searches and seat 1 after it, neither finds a pair, and what seat 1 turned lies open."""
    places = cells(match, "tockar eyes")[0], cells(match, "tockar head")[0]
    for _ in range(2):
        match = does(match, *(Flip(cell=cell) for cell in places))
        match = does(match, EndTurn()) if game.view(match.state, None).phase is Phase.AFTER else match
    assert who(match) == 0
    assert game.view(match.state, None).open
    return match


def ends_late(match: Match, kind: type[Action]) -> None:
    """What the brain does makes it Elemental Master, and it waits until all have looked (TM10.6)."""
    action, after = wait(match)
    assert isinstance(action, kind)
    assert does(match, action).outcome is not None
    assert after >= LOOKED_AT


def test_a_brain_leaves_a_search_open_before_a_sacrifice_makes_it_elemental_master() -> None:
    ends_late(
        missed(position(player(*MASTERLY, "itvill itvill wah", free="itvill body"), player())), Sacrifice
    )


def test_a_brain_leaves_its_search_open_before_it_builds_what_makes_it_elemental_master() -> None:
    match = position(player(*MASTERLY, free="itvill head, itvill body, wah head"), player())
    ends_late(does(match, *(Flip(cell=cell) for cell in cells(match, "itvill eyes"))), Build)


def test_a_brain_leaves_a_search_open_before_a_trade_makes_it_elemental_master() -> None:
    near = player(*MASTERLY, free="itvill head, itvill body, wah head")
    match = missed(position(player(free="itvill eyes, wah eyes, wah body"), near))
    match = does(match, Offer(to=1, give=(pair("itvill eyes"),), take=(pair("wah head"),)))
    ends_late(match, Accept)


def test_a_brain_leaves_a_battle_to_be_seen_before_its_prey_makes_it_elemental_master() -> None:
    match = position(player("wah itvill wah"), player(*MASTERLY, free="itvill head, itvill body"))
    match = does(match, Attack(monster=monster("wah itvill wah").head, pair=pair("itvill body")))
    ends_late(does(rolled(match, (1, 2, 3, 4), (6, 6, 6, 6, 6)), Stop()), Seize)


def test_a_brain_does_not_wait_before_a_sacrifice_that_ends_nothing() -> None:
    match = missed(position(player("chall twik wah", "wah chall chall", free="wah eyes"), player()))
    action, after = wait(match)
    assert isinstance(action, Sacrifice)
    assert after < LOOKED_AT
