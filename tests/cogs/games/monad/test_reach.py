"""Everything that is legal can be tapped, and everything that can be tapped is legal."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.games.desk import Do, Explain, Keep
from cogs.games.monad import desk
from cogs.games.monad.draft import Draft
from cogs.games.monad.offers import bonus_of, offers
from cogs.wire.screens.screen import Style, Tap
from engine.game import Refusal
from engine.match import Match
from engine.monad import rules
from engine.monad.state import (
    Action,
    Bonus,
    Bought,
    Breach,
    Buy,
    Cards,
    Draw,
    EndTurn,
    Flip,
    Leap,
    Leapt,
    Pass,
    Trade,
    Traded,
    View,
)
from engine.referee import Referee
from tests.cogs.games.monad.looks import Tapper, legal, look, moments, same, taps
from tests.monad.positions import card, cards, columns, does, pair, position, refused

SEATS = (2, 3, 4)


def sampled(seats: int) -> list[Match]:
    """Moments of two matches in which somebody is to move."""
    found = [match for seed in ("one", "two") for match in moments(f"{seed} {seats}", seats=seats, steps=90)]
    return [match for match in found[::2] if not match.outcome]


def accepted(match: Match, action: Action) -> bool:
    try:
        rules.play(match.state, match.state.turn, action)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_is_reached_by_tapping_its_cards_and_once_more(seats: int) -> None:
    chance = Random(seats)
    for match in sampled(seats):
        actions = legal(match)
        for action in chance.sample(actions, min(12, len(actions))):
            tapper = Tapper(match, match.state.turn)
            tapper.choose(getattr(action, "cards", ()))
            assert any(same(action, offered) for offered in tapper.offered), action


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_cards_are_chosen_all_they_can_do_is_offered_and_nothing_else(seats: int) -> None:
    chance = Random(seats)
    for match in sampled(seats):
        hand = match.state.hands[match.state.turn]
        for count in (0, 1, 2, 3, chance.randint(0, len(hand))):
            tapper = Tapper(match, match.state.turn)
            chosen = tuple(sorted(chance.sample(hand, min(count, len(hand)))))
            tapper.choose(chosen)
            possible = [action for action in thinkable(chosen) if accepted(match, action)]
            assert sorted(map(repr, tapper.offered)) == sorted(map(repr, possible))


def thinkable(chosen: Cards) -> list[Action]:
    """All that anybody could try with just these cards."""
    tried: list[Action] = [EndTurn()]
    if not chosen:
        return [*tried, Draw(), Flip(), Pass()]
    tried += [Leap(cards=chosen), *(Buy(rank=rank, cards=chosen) for rank in range(1, 6))]
    if len(chosen) == 2:
        two = (chosen[0], chosen[1])
        tried += [Trade(cards=two, bonus=bonus) for bonus in (False, True)]
        tried += [Trade(cards=two, joker=joker, bonus=bonus) for joker in two for bonus in (False, True)]
    return tried


def test_a_trade_takes_three_taps_from_the_open_hand() -> None:
    tapper = Tapper(position("red, sky"), 0)
    tapper.choose(cards("red, sky"))
    (trade,) = tapper.offered
    assert trade == Trade(cards=pair("red, sky"))
    assert tapper.pressed + 1 == 3


def test_drawing_takes_one_tap() -> None:
    assert Tapper(position("red", draw=cards("sky")), 0).offered == [Draw()]


def test_a_bonus_trade_is_offered_with_its_bonus_and_without() -> None:
    """MN5.5"""
    tapper = Tapper(position("red tri, navy tri"), 0)
    tapper.choose(cards("red tri, navy tri"))
    both = [Trade(cards=pair("red tri, navy tri"), bonus=bonus) for bonus in (False, True)]
    assert tapper.offered == both
    assert "✨\u00a0+\u00a0🔴\u00a0red Bi" in tapper.text


@pytest.mark.parametrize("seats", SEATS)
def test_no_cards_bring_a_card_in_two_ways(seats: int) -> None:
    """So one button a column says all: whether it is traded, bought or leapt to is a matter of the cards."""
    for match in sampled(seats):
        for action in legal(match)[::7]:
            able = offers(look(match, match.state.turn), getattr(action, "cards", ()))
            brought = [offer.gained for offer in able if offer.gained is not None and not offer.bonus]
            assert len(brought) == len(set(brought))


@pytest.mark.parametrize("seats", SEATS)
def test_what_an_offer_is_said_to_bring_is_what_playing_it_brings(seats: int) -> None:
    """The card, and the bonus with it (MN5.1, MN5.4); nothing was played to say so."""
    for match in sampled(seats):
        seen = look(match, match.state.turn)
        for action in legal(match)[::7]:
            for offer in offers(seen, getattr(action, "cards", ())):
                after = seen.ask(offer.action)
                assert isinstance(after, View)
                news = after.news
                gained = [one.gained for one in news if isinstance(one, Traded | Bought | Leapt)]
                assert [offer.gained] == (gained or [None])
                bonus = [(one.gained, one.drew) for one in news if isinstance(one, Bonus)]
                promised = [bonus_of(seen, offer)] if offer.bonus else []
                assert [(one.gained, one.drew) for one in promised] == bonus


@pytest.mark.parametrize("seats", SEATS)
def test_no_screen_needs_a_play_of_the_rules(seats: int) -> None:
    """Whatever is chosen: what may be done follows from the look, and why not is judged."""
    chance = Random(seats)
    for match in sampled(seats):
        seen = look(match, match.state.turn)
        hand = seen.view.seats[seen.view.seat].hand
        places = frozenset(place for place in range(len(hand)) if chance.random() < 0.3)
        chosen = replace(seen, draft=Draft(hand, places).text, referee=Judge(seen.referee))
        assert desk.private(chosen) == desk.private(replace(chosen, referee=seen.referee))


class Judge(Referee[Any, Any]):
    """One who never tries what it is asked for."""

    def __init__(self, referee: Referee[Any, Any]) -> None:
        self.__dict__ = referee.__dict__

    def ask(self, action: Any) -> Any:
        raise AssertionError(f"{action} was played to draw a screen")


def test_the_first_turn_says_what_could_be_done_and_nothing_green_wastes_it() -> None:
    """Cards that can be traded are named by their numbers."""
    tapper = Tapper(position("red, orange, sky", draw=cards("sky")), 0)
    assert "💡\u00a0Try 1 and 3: 🔴\u00a0red Bi." in tapper.text
    assert not [tap for tap in taps(tapper.screen) if tap.style is Style.SUCCESS]


def test_where_nothing_can_be_played_drawing_is_green() -> None:
    tapper = Tapper(position("red, orange", draw=cards("sky")), 0)
    (green,) = (tap for tap in taps(tapper.screen) if tap.style is Style.SUCCESS)
    assert tapper.means(green) == Do(Draw())


def test_who_knows_the_game_is_no_longer_told_what_could_be_done() -> None:
    assert "💡" not in Tapper(position("red, sky", draw=cards("sky"), turns=99), 0).text


def test_a_draw_is_one_tap_on_the_board_that_all_see() -> None:
    match = position("red", draw=cards("sky"))
    (draw,) = (tap for tap in taps(desk.public(look(match, None))) if tap.enabled)
    assert desk.meaning(look(match, 0), draw.verb, draw.args, ()) == Do(Draw())


def test_where_nothing_can_be_drawn_the_same_button_turns_the_discard_over() -> None:
    match = position("red", discard=cards("sky, navy"))
    for screen in (desk.private(look(match, 0)), desk.public(look(match, None))):
        (flip,) = (tap for tap in taps(screen) if tap.args == ("draw",))
        assert flip.label == "Flip"
        assert desk.meaning(look(match, 0), flip.verb, flip.args, ()) == Do(Flip())


def test_a_joker_is_offered_for_what_it_stands_for() -> None:
    """MN6.1"""
    tapper = Tapper(position("red bi, navy quint"), 0)  # seat 0 has the red Identity
    tapper.choose(cards("red bi, navy quint"))
    assert tapper.offered == [Trade(cards=pair("red bi, navy quint"), joker=card("red bi"))]


def test_who_owes_a_play_after_a_leap_is_told_and_cannot_end() -> None:
    """MN8.3"""
    leapt = does(
        position("red, orange, yellow, navy, green bi, red bi"),
        Leap(cards=cards("red, orange, yellow, navy")),
    )
    tapper = Tapper(leapt, 0)
    assert "Now trade or buy:" in tapper.text
    assert EndTurn() not in tapper.offered


def test_who_must_buy_is_told_what_and_with_which_cards() -> None:
    """MN9.4, MN12.5"""
    forced = position("red bi, orange bi, 2 red, 2 orange", columns=columns(bi=""))
    tapper = Tapper(forced, 0)
    assert Pass() not in tapper.offered
    assert "You may not pass while you can buy a Tri for 7" in tapper.text


def test_a_card_alone_names_those_it_can_be_traded_with() -> None:
    tapper = Tapper(position("red bi, orange bi, navy bi, green bi", draw=cards("sky")), 0)
    tapper.choose(cards("red bi"))
    assert "also tap 3 or 4; with 3 there is a bonus." in tapper.text


def test_a_card_whose_every_partner_brings_a_bonus_is_told_so_once() -> None:
    tapper = Tapper(position("red bi, navy bi", draw=cards("sky")), 0)
    tapper.choose(cards("red bi"))
    assert "To trade 🔴\u00a0red Bi, also tap 2: that brings a bonus." in tapper.text


@pytest.mark.parametrize(
    ("hand", "chosen", "why"),
    [
        ("red, orange", "red, orange", "both warm"),
        ("red, navy bi", "red, navy bi", "Unequal ranks"),
        ("red bi, orange", "red bi, orange", "both warm"),
        ("red tri, navy tri, red", "red tri, navy tri, red", "worth 15"),
        ("red, orange, yellow, navy", "red, orange, yellow, navy", "A leap with"),
    ],
)
def test_cards_that_can_do_nothing_together_say_why(hand: str, chosen: str, why: str) -> None:
    bare = (
        {"columns": ((), cards("red tri"), cards("red quad"), cards("red quint"))} if "yellow" in hand else {}
    )
    tapper = Tapper(position(hand, **bare), 0)
    tapper.choose(cards(chosen))
    assert why in tapper.text


def test_who_is_not_to_move_may_choose_but_not_act() -> None:
    tapper = Tapper(position("red", "red, sky"), 1)
    tapper.choose(cards("red, sky"))
    assert tapper.offered == []
    assert "<@100> is playing" in tapper.text


def chosen(tapper: Tapper) -> list[Tap]:
    return [tap for tap in taps(tapper.screen) if tap.verb == "pick" and tap.style is Style.PRIMARY]


def test_what_was_chosen_of_another_hand_is_forgotten() -> None:
    before = Tapper(position("red, sky, navy"), 0)
    before.choose(cards("red, sky"))
    after = Tapper(position("red, green, navy"), 0)
    after.draft = before.draft
    assert desk.meaning(after.look, "take", (1,), ()) == Explain(after.words("monad-not-understood"))
    assert chosen(after) == []


@pytest.mark.parametrize("draft", ["-", "--", "zzzzzzzzzzzzzzzzzzzz", "3-", "0-0", "-5", "~", "é-1"])
def test_a_forged_draft_chooses_nothing(draft: str) -> None:
    tapper = Tapper(position("red, sky"), 0)
    tapper.draft = draft
    assert chosen(tapper) == []


def test_a_second_tap_on_a_card_takes_it_back() -> None:
    tapper = Tapper(position("red, sky"), 0)
    tapper.pick(0)
    tapper.pick(0)
    assert tapper.draft == ""


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("do", ()),
        ("do", ("steal",)),
        ("do", ("trade",)),
        ("do", ("flip",)),
        ("take", ()),
        ("take", (0,)),
        ("take", (6,)),
        ("take", (1,)),
        ("take", ("bonus",)),
        ("take", ("everything",)),
        ("take", (1, 2)),
        ("pick", ("first",)),
        ("choose", ()),
        ("dance", (1, 2)),
    ],
)
def test_a_forged_tap_is_kindly_not_understood(verb: str, args: tuple[int | str, ...]) -> None:
    seen = look(position("red, sky"), 0)
    assert isinstance(desk.meaning(seen, verb, args, ()), Explain)


def test_a_place_beyond_the_hand_chooses_nothing() -> None:
    for place in (-1, 2, 10**9):
        assert desk.meaning(look(position("red, sky"), 0), "pick", (place,), ()) == Keep("")


def test_who_only_watches_is_told_so() -> None:
    watching = look(position("red, sky"), None)
    assert desk.meaning(watching, "do", ("draw",), ()) == Explain(watching.words("monad-only-watching"))


def test_an_illegal_tap_of_an_old_screen_is_left_to_the_rules_to_refuse() -> None:
    match = position("red, sky")
    meaning = desk.meaning(look(match, 0), "do", ("draw",), ())
    assert meaning == Do(Draw())
    assert refused(match, Draw()).kind is Breach.DRAW_EMPTY
