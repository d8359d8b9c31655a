"""The three brains: what they remember, and what they do."""

import pytest

from engine.brains import TurnBrain
from engine.chance import Chance, brains_luck
from engine.game import Level, Plan
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.brains.brain import NATURES
from engine.thirteen_monsters.brains.memory import Span, remembered
from engine.thirteen_monsters.moves import (
    Accept,
    Action,
    Attack,
    Build,
    Champion,
    Counter,
    Decline,
    EndTurn,
    Enough,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    Seize,
    Stop,
    SuperNova,
    Throw,
)
from engine.thirteen_monsters.state import Ice, Options, Phase, Player, Sighting
from engine.thirteen_monsters.views import Recollection
from tests.thirteen_monsters.positions import (
    cells,
    does,
    legal,
    monster,
    pair,
    pairs,
    player,
    position,
    rolled,
    who,
    with_state,
)


def luck() -> Chance:
    """The same for every test, whichever came before."""
    return Chance("luck", 1)


THINKING = (Level.NORMAL, Level.HARD)


def choice(level: Level, match: Match, chance: Chance | None = None) -> Action:
    brain = game.brain(level)
    assert isinstance(brain, TurnBrain)
    chosen: Action = brain.choose(game.recall(match.state, who(match)), chance or luck())
    return chosen


def choices(level: Level, match: Match) -> set[Action]:
    """What it does under much luck of all kinds."""
    return {choice(level, match, Chance("any", number)) for number in range(60)}


def seen(match: Match, *places: int, ago: int = 0) -> Match:
    """These cards were turned one after the other, and `ago` others after them."""
    sightings = tuple(Sighting(cell=cell, flip=1 + number) for number, cell in enumerate(places))
    return with_state(match, seen=sightings, flips=len(places) + ago)


# Memory


@pytest.mark.parametrize(
    ("level", "sure", "gone"), [(Level.EASY, 3, 4), (Level.NORMAL, 8, 15), (Level.HARD, 25, 34)]
)
def test_how_long_a_card_is_remembered(level: Level, sure: int, gone: int) -> None:
    """The last 4 cards, about 12, and about 30 with a little fading."""
    match = position(player(), player())
    span = NATURES[level].span
    for ago, knows in ((sure, True), (gone, False)):
        view = game.recall(seen(match, 7, ago=ago).state, 0)
        known = [remembered(view, span, Chance(f"{seed}", 1)) for seed in range(50)]
        assert all((7 in one) is knows for one in known)


def test_between_sure_and_gone_memory_fades_by_luck_and_never_comes_back() -> None:
    match = position(player(), player())
    span = Span(least=10, most=30)
    for seat in range(20):
        chance = Chance(f"seat {seat}", 1)
        knows = [
            7 in remembered(game.recall(seen(match, 7, ago=ago).state, 0), span, chance) for ago in range(35)
        ]
        assert knows == sorted(knows, reverse=True)
    spans = {
        sum(
            7 in remembered(game.recall(seen(match, 7, ago=ago).state, 0), span, Chance(f"seat {seat}", 1))
            for ago in range(35)
        )
        for seat in range(40)
    }
    assert len(spans) > 8


def test_the_same_sight_is_remembered_alike_at_every_move() -> None:
    """A brain's luck is new each move; what it remembers is not."""
    match = seen(position(player(), player()), *range(20), ago=4)
    view = game.recall(match.state, 0)
    known = [remembered(view, Span(least=4, most=24), brains_luck("seed", 0, move)) for move in range(10)]
    assert all(one == known[0] for one in known)
    assert 0 < len(known[0]) < 20


def test_a_brain_that_is_handed_a_plain_view_knows_what_lies_open() -> None:
    match = does(seen(position(player(), player()), 7, 9), Flip(cell=0))
    view = game.view(match.state, 0)
    assert set(remembered(view, Span(least=30, most=30), luck())) == {0}
    assert isinstance(game.recall(match.state, 0), Recollection)


# The search


@pytest.mark.parametrize("level", Level)
def test_what_is_known_to_match_is_turned(level: Level) -> None:
    match = position(player(), player())
    one, other = cells(match, "chall eyes")
    match = seen(match, one, other)
    first = choice(level, match)
    assert first in (Flip(cell=one), Flip(cell=other))
    assert choice(level, does(match, first)) == Flip(cell=other if first == Flip(cell=one) else one)


@pytest.mark.parametrize("level", THINKING)
def test_of_two_known_pairs_the_one_that_is_worth_more_comes_first(level: Level) -> None:
    match = position(player(free="chall head, chall body"), player())
    wanted = cells(match, "chall eyes")
    match = seen(match, *cells(match, "wah eyes"), *wanted)
    assert choice(level, match) in {Flip(cell=cell) for cell in wanted}


def test_else_a_card_is_turned_that_is_not_known() -> None:
    match = position(player(), player(), field="chall eyes, wah eyes, twik eyes")
    match = seen(match, 0, 2)
    assert choices(Level.HARD, match) == {Flip(cell=cell) for cell in (1, 3, 4, 5)}
    known = seen(position(player(), player(), field="chall eyes, wah eyes"), 0, 2)
    assert choices(Level.HARD, with_state(known, field=_only(known, 0, 2))) == {Flip(cell=0), Flip(cell=2)}


def _only(match: Match, *places: int) -> tuple[int | None, ...]:
    return tuple(card if cell in places else None for cell, card in enumerate(match.state.field))


def test_a_pair_of_which_a_half_is_frozen_is_not_begun() -> None:
    match = position(player(), player(), field="chall eyes, wah eyes, twik eyes")
    match = seen(match, 0, 1)
    iced = with_state(match, ice=(Ice(cell=0, seat=1),), dice=4)
    assert choices(Level.HARD, iced) == {Flip(cell=cell) for cell in (2, 3, 4, 5)}


def test_a_third_card_is_turned_while_there_is_something_to_learn() -> None:
    match = position(player("chall"), player(), field="wah eyes, twik eyes", prophet=True)
    match = does(match, Flip(cell=0), Flip(cell=2))
    assert choices(Level.HARD, match) == {Flip(cell=1), Flip(cell=3)}
    match = seen(position(player("chall"), player(), field="wah eyes, twik eyes", prophet=True), 2, 3)
    assert choice(Level.HARD, does(match, Flip(cell=0), Flip(cell=1))) == Enough()


@pytest.mark.parametrize("level", Level)
def test_a_brain_means_to_do_something_only_when_it_is_awaited(level: Level) -> None:
    match = position(player(), player())
    assert game.brain(level).think(game.recall(match.state, 1), None, luck()) is None
    plan: Plan[Action] | None = game.brain(level).think(game.recall(match.state, 0), None, luck())
    assert plan is not None
    assert plan.action in legal(match)


# Powers


@pytest.mark.parametrize("level", THINKING)
def test_pairs_are_regrouped_for_more_points(level: Level) -> None:
    match = position(player("chall twik wah", "wah chall chall", free="wah eyes"), player())
    assert choice(level, match) == Sacrifice(monsters=(monster("chall").pairs, monster("wah").pairs))


def test_a_beginner_overlooks_now_and_then_what_he_could_do() -> None:
    match = position(player("chall twik wah", "wah chall chall", free="wah eyes"), player())
    assert {type(action) for action in choices(Level.EASY, match)} == {Sacrifice, Flip}


@pytest.mark.parametrize("level", THINKING)
def test_the_super_nova_takes_the_best_monster(level: Level) -> None:
    match = position(player("ghost"), player("chall chall wah", "twik"), player("sandil tockar itvill"))
    assert choice(level, match) == SuperNova(monster=monster("twik").head)


@pytest.mark.parametrize("level", THINKING)
def test_the_super_nova_waits_for_something_better(level: Level) -> None:
    early = position(player("ghost"), player("chall chall wah"), attacked=True)
    assert not isinstance(choice(level, early), SuperNova)
    late = position(player("ghost"), player("chall chall wah"), attacked=True, field="twik, itvill")
    assert choice(level, late) == SuperNova(monster=monster("chall chall wah").head)
    cost = Options(spent_thirteenth_scores=False)
    dear = position(player("ghost"), player("twik"), attacked=True, options=cost)
    assert not isinstance(choice(level, dear), SuperNova)


@pytest.mark.parametrize("level", THINKING)
def test_prophet_is_announced_before_the_search(level: Level) -> None:
    assert choice(level, position(player("chall"), player())) == Prophet()
    assert choice(level, position(player("chall"), player(), prophet=True)) != Prophet()


@pytest.mark.parametrize("level", THINKING)
def test_half_of_a_known_pair_is_frozen_after_the_search(level: Level) -> None:
    match = position(player("chall chall wah"), player(), attacked=True)
    one, other = cells(match, "itvill eyes")
    turned = cells(match, "twik eyes")[0], cells(match, "sandil head")[0]
    match = does(match, Flip(cell=turned[0]), Flip(cell=turned[1]))
    assert choice(level, match) == EndTurn(), "nothing is known"
    flips = match.state.flips
    known = (*match.state.seen, Sighting(cell=one, flip=flips), Sighting(cell=other, flip=flips))
    match = with_state(match, seen=known)
    assert choice(level, match) == Permafrost(cell=one)
    assert game.view(match.state, 0).phase is Phase.AFTER


# Trades


@pytest.mark.parametrize("others", [(), (player(),)], ids=["a duel", "three"])
@pytest.mark.parametrize("level", THINKING)
def test_a_trade_is_offered_when_both_gain(level: Level, others: tuple[Player, ...]) -> None:
    match = position(
        player(free="chall head, chall eyes, wah eyes"),
        player(free="wah head, wah body, chall body"),
        *others,
    )
    offer = choice(level, match)
    assert isinstance(offer, Offer)
    assert (offer.to, offer.give, offer.take) == (1, (pair("wah eyes"),), (pair("chall body"),))
    match = does(match, offer)
    assert choice(level, match) == Accept()
    match = does(match, Decline())
    assert not isinstance(choice(level, match), Offer), "not more than one a turn"


@pytest.mark.parametrize("level", Level)
def test_what_makes_somebody_win_is_refused_and_never_offered(level: Level) -> None:
    near = player("striffle", "sandil", "chall", free="itvill head, itvill body, wah head")
    match = position(near, player(free="itvill eyes, wah eyes, wah body"))
    match = does(match, Offer(to=1, give=(pair("wah head"),), take=(pair("itvill eyes"),)))
    answer = choice(level, match)
    assert isinstance(answer, Decline | Counter)
    after = does(match, answer, Accept()) if isinstance(answer, Counter) else does(match, answer)
    assert after.state.end is None
    match = position(player(free="itvill eyes, wah eyes, wah body"), near)
    offers = [action for action in choices(level, match) if isinstance(action, Offer)]
    assert all(does(match, offer, Accept()).state.end is None for offer in offers)


@pytest.mark.parametrize("others", [(), (player(),)], ids=["a duel", "three"])
@pytest.mark.parametrize("level", THINKING)
def test_a_bad_offer_is_answered_with_a_better_one_or_declined(
    level: Level, others: tuple[Player, ...]
) -> None:
    match = position(
        player(free="chall head, chall eyes, wah eyes"),
        player(free="wah head, wah body, chall body"),
        *others,
    )
    bad = Offer(to=1, give=(pair("chall head"),), take=pairs("wah head, chall body"))
    match = does(match, bad)
    answer = choice(level, match)
    assert answer == Counter(give=(pair("chall body"),), take=(pair("wah eyes"),))
    assert choice(level, does(match, answer)) == Accept()
    match = position(player(free="chall head, twik head"), player(free="wah eyes"))
    match = does(match, Offer(to=1, give=(pair("chall head"),), take=(pair("wah eyes"),)))
    assert choice(level, match) == Decline()


# Battle


@pytest.mark.parametrize("level", THINKING)
def test_an_attack_is_made_where_it_promises_something(level: Level) -> None:
    match = position(player("chall", free="wah head, wah eyes"), player("sandil tockar wah"))
    assert choice(level, match) == Attack(monster=monster("chall").head, pair=pair("wah body"))
    idle = position(player("chall"), player(free="wah eyes"))
    assert not isinstance(choice(level, idle), Attack), "an O.G. is not staked for a pair"


@pytest.mark.parametrize("level", Level)
def test_the_first_throw_is_of_all_dice(level: Level) -> None:
    match = does(
        position(player("chall"), player(free="wah eyes")), Attack(monster=18, pair=pair("wah eyes"))
    )
    assert choice(level, match) == Throw()


@pytest.mark.parametrize(
    ("level", "dice", "action"),
    [
        (Level.EASY, (1, 1, 1, 2, 6), Throw(keep=6)),  # a six counts for more than three ones
        (Level.EASY, (5, 5, 5, 5, 2), Stop()),  # twenty will do
        (Level.NORMAL, (5, 5, 5, 1, 2), Throw(keep=5)),
        (Level.NORMAL, (5, 5, 5, 5, 2), Stop()),
        (Level.NORMAL, (1, 2, 3, 4, 6), Throw(keep=6)),
        (Level.HARD, (5, 5, 5, 5, 2), Throw(keep=5)),  # nothing is lost by another throw
        (Level.HARD, (1, 1, 1, 1, 1), Throw()),
        (Level.HARD, (6, 6, 6, 6, 6), Stop()),
        (Level.NORMAL, (6, 6, 6, 6, 6), Stop()),
        (Level.NORMAL, (2, 2, 2, 2, 2), Stop()),
    ],
)
def test_how_the_attacker_throws_on(level: Level, dice: tuple[int, ...], action: Action) -> None:
    match = does(
        position(player("chall"), player(free="wah eyes")), Attack(monster=18, pair=pair("wah eyes"))
    )
    assert choice(level, rolled(match, dice, used=2)) == action


@pytest.mark.parametrize("level", Level)
def test_a_defender_throws_on_while_he_is_behind(level: Level) -> None:
    match = does(
        position(player("chall"), player(free="wah eyes")), Attack(monster=18, pair=pair("wah eyes"))
    )
    behind = rolled(match, (5, 5, 5, 5, 1), (4, 4, 4, 4, 2), used=2)
    assert isinstance(choice(level, behind), Throw)
    hopeless = rolled(match, (5, 5, 5, 5, 1), (4, 4, 4, 4, 4), used=4)
    assert choice(level, hopeless) == Throw()


@pytest.mark.parametrize("level", THINKING)
def test_the_victor_takes_what_he_needs(level: Level) -> None:
    match = position(player("chall wah twik"), player(free="wah head, wah body, sandil body"))
    match = does(match, Attack(monster=monster("chall wah twik").head, pair=pair("sandil body")))
    match = does(rolled(match, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)), Stop())
    assert choice(level, match) == Seize(pair=pair("wah eyes"))


@pytest.mark.parametrize("level", Level)
def test_the_best_monster_is_built_and_the_strongest_fights(level: Level) -> None:
    match = position(player(free="wah head, twik head, wah body, tockar head"), player(free="wah eyes"))
    match = does(match, Offer(to=1, give=(pair("tockar head"),), take=(pair("wah eyes"),)), Accept())
    assert choice(level, match) == Build(pairs=monster("wah").pairs)
    match = position(player("chall chall wah", "wah itvill itvill"), player("twik"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    assert choice(level, match) == Champion(monster=monster("wah itvill itvill").head)
    match = does(match, Champion(monster=monster("wah itvill itvill").head), Throw())
    assert choice(level, match) in legal(match)


def test_the_final_round_ends_where_nothing_is_worth_it() -> None:
    match = position(player("chall"), player(free="twik eyes"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1))
    assert game.view(match.state, None).phase is Phase.FINAL
    assert choice(Level.HARD, match) == EndTurn()


def test_a_brain_tells_what_it_is_like() -> None:
    assert "exact=True" in repr(game.brain(Level.HARD))
