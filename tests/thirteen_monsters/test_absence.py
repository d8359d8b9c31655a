"""What happens to a seat whose time ran out (TM8.11, TM14.9, TM14.15)."""

from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Attack, Flip, Offer, Stop
from engine.thirteen_monsters.news import Idled, Missed, Seized, Turned
from engine.thirteen_monsters.state import Phase, Stage
from tests.thirteen_monsters.positions import (
    cells,
    does,
    idles,
    monster,
    news,
    pair,
    pairs,
    player,
    position,
    rolled,
    who,
)


def attacked() -> Match:
    """Seat 0's O.G. attacks seat 1's free eyes of Wah."""
    match = position(player("chall"), player(free="wah eyes"))
    return does(match, Attack(monster=monster("chall").head, pair=pair("wah eyes")))


def test_a_turn_runs_out_with_a_search_at_random() -> None:
    places = set()
    for number in range(10):
        match = idles(position(player(), player(), turns=number, flips=number))
        assert news(match, Idled) == [Idled(seat=0)]
        places |= {turned.cell for turned in news(match, Turned)}
        assert len(news(match, Turned)) == 2
    match = position(player(), player())
    assert idles(match).state == idles(match).state, "by the luck of the match, as all else"
    assert len(places) >= 2


def test_a_search_that_was_begun_is_ended() -> None:
    match = idles(does(position(player(), player()), Flip(cell=0)))
    assert len(news(match, Turned)) == 1
    assert match.state.lit[0].cell == 0


def test_a_third_card_stays_as_it_lies() -> None:
    match = position(player("chall"), player(), prophet=True)
    first, second = cells(match, "twik eyes")[0], cells(match, "wah eyes")[0]
    match = idles(does(match, Flip(cell=first), Flip(cell=second)))
    assert news(match, Missed) == [Missed(seat=0, cells=(first, second))]
    assert match.state.stage is Stage.AFTER
    assert idles(match).state.turn == 1, "no Permafrost either"


def test_a_search_with_prophet_runs_out_with_two_cards() -> None:
    match = idles(position(player("chall"), player(), prophet=True))
    assert len(news(match, Turned)) == 2
    assert game.view(match.state, 0).phase in (Phase.AFTER, Phase.TURN)


def test_the_choice_of_what_to_build_takes_the_one_worth_most() -> None:
    """TM14.15"""
    match = position(player(free="wah head, twik head, wah body, tockar head"), player(free="wah eyes"))
    swap = Offer(to=1, give=(pair("tockar head"),), take=(pair("wah eyes"),))
    match = does(match, swap, Accept())
    assert game.view(match.state, None).phase is Phase.BUILD
    assert idles(match).state.players[0].monsters == (monster("wah"),)


def test_before_the_first_throw_one_is_made_and_stands() -> None:
    """TM14.9"""
    match = idles(attacked())
    attacker = match.state.battle.fighters[0]
    assert (attacker.used, attacker.done, len(attacker.dice)) == (1, True, 5)
    assert who(match) == 1


def test_the_best_face_is_kept_and_throwing_stops() -> None:
    """TM8.11"""
    match = idles(rolled(attacked(), (4, 4, 5, 1, 2), used=1))
    attacker = match.state.battle.fighters[0]
    assert (attacker.dice, attacker.result, attacker.done) == ((4, 4, 5, 1, 2), 8, True)


def test_a_defender_whose_one_throw_wins_has_won() -> None:
    match = idles(rolled(attacked(), (1, 1, 1, 2, 3), (), used=0))
    assert match.state.battle.fighters[1].used == 1
    assert match.state.battle.winner is not None


def test_the_pair_taken_is_the_one_that_costs_the_other_most() -> None:
    """TM14.15: with a spare head the loss of the head costs nothing."""
    match = position(player("chall chall wah", free="chall body, twik body"), player(free="wah eyes"))
    match = does(match, Attack(monster=monster("chall chall wah").head, pair=pair("wah eyes")))
    match = does(rolled(match, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)), Stop())
    assert game.view(match.state, None).phase is Phase.SEIZE
    match = idles(match)
    (seized,) = news(match, Seized)
    assert seized.pair in pairs("chall head, chall eyes"), "without the body an O.G. would be built"


def test_the_monster_for_a_death_battle_is_the_one_with_most_throws() -> None:
    """TM14.15"""
    match = position(player("chall chall wah", "wah itvill itvill"), player("twik"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1))
    while game.view(match.state, None).phase is Phase.FINAL:
        match = idles(match)
    assert (who(match), game.view(match.state, None).phase) == (0, Phase.CHAMPION)
    match = idles(match)
    assert match.state.battle.fighters[0].monster == monster("wah itvill itvill")


def test_a_turn_of_the_final_round_ends() -> None:
    match = position(player("chall"), player("twik", "wah"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1))
    assert idles(match).state.turn == 1


def test_a_match_in_which_nobody_ever_does_anything_comes_to_its_end() -> None:
    match = Match.deal(game, game.read_options(b'{"quick_start": true}'), 8, "asleep", 0)
    for _ in range(20_000):
        if match.outcome:
            break
        match = idles(match)
    assert match.outcome is not None
