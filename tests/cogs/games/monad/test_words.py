"""What Monad's desk says: refusals, news, the end and the rules, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest

from cogs.games.monad import desk
from cogs.games.monad.cards import card_word
from cogs.games.monad.draft import Draft
from cogs.wire.screens.names import APART, HERE
from cogs.wire.screens.rows import broken
from cogs.wire.screens.screen import Line, Screen
from data.words import Words
from engine.match import Match
from engine.monad.cards import A_MONAD
from engine.monad.state import (
    Action,
    Breach,
    Buy,
    Draw,
    End,
    EndTurn,
    Flip,
    Idled,
    Leap,
    Pass,
    Trade,
)
from tests.cogs.games.monad.looks import LANGUAGES, in_each_language, look, moments
from tests.monad.positions import card, cards, columns, does, pair, position, refused

PLAYED = position("red bi, navy bi, red, sky")
NO_BREAK = "\N{NO-BREAK SPACE}"
FIVE = "red, orange, yellow, navy, sky"


def trade(text: str, *, bonus: bool = False, joker: str | None = None) -> Trade:
    return Trade(cards=pair(text), bonus=bonus, joker=card(joker) if joker else None)


def buy(rank: int, text: str) -> Buy:
    return Buy(rank=rank, cards=cards(text))


def leap(text: str) -> Leap:
    return Leap(cards=cards(text))


# Each rule with somebody who breaks it; seat 0 has the red Identity.
BROKEN: dict[Breach, tuple[Match, Action]] = {
    Breach.NOT_IN_HAND: (position("red"), trade("red, sky")),
    Breach.COLUMN_EMPTY: (position("red, sky", columns=columns(bi="")), trade("red, sky")),
    Breach.SAME_TEMPERATURE: (position("red, orange"), trade("red, orange")),
    Breach.UNEQUAL_RANKS: (position("red, sky bi"), trade("red, sky bi")),
    Breach.NOT_A_JOKER: (position("red, sky bi"), trade("red, sky bi", joker="sky bi")),
    Breach.JOKER_NEEDLESS: (position("red bi, sky bi"), trade("red bi, sky bi", joker="red bi")),
    Breach.BONUS_COMMONS: (position("red, navy"), trade("red, navy", bonus=True)),
    Breach.BONUS_JOKER: (position("red bi, sky tri"), trade("red bi, sky tri", bonus=True, joker="red bi")),
    Breach.BONUS_PAIR: (position("red bi, sky bi", draw=cards("red")), trade("red bi, sky bi", bonus=True)),
    Breach.BONUS_USED: (
        position("red bi, navy bi", draw=cards("red"), bonus_used=True, plays=1),
        trade("red bi, navy bi", bonus=True),
    ),
    Breach.BONUS_NOTHING: (position("red bi, navy bi"), trade("red bi, navy bi", bonus=True)),
    Breach.BUY_WITH_ONE: (position("red quint"), buy(1, "red quint")),
    Breach.BUY_RANK: (position("red tri, red bi"), buy(1, "red tri, red bi")),
    Breach.BUY_TOO_LITTLE: (position("red, sky"), buy(1, "red, sky")),
    Breach.LEAP_COMMONS: (position("red, sky bi"), leap("red, sky bi")),
    Breach.LEAP_COLOURS: (position("2 red"), leap("2 red")),
    Breach.LEAP_COUNT: (position("red, sky"), leap("red, sky")),
    Breach.LEAP_ALONE: (position(FIVE, columns=columns(bi="", quint="")), leap(FIVE)),
    Breach.NOTHING_PLAYED: (position("red"), EndTurn()),
    Breach.OWES_A_PLAY: (position("red bi, navy bi", plays=1, owes=True), EndTurn()),
    Breach.TURN_BEGUN: (does(PLAYED, trade("red, sky")), Draw()),
    Breach.DRAW_EMPTY: (position("red", discard=cards("sky")), Draw()),
    Breach.FLIP_TOO_EARLY: (position("red", draw=cards("sky")), Flip()),
    Breach.FLIP_NOTHING: (position("red"), Flip()),
    Breach.MUST_DRAW: (position("red", draw=cards("sky")), Pass()),
    Breach.MUST_FLIP: (position("red", discard=cards("sky")), Pass()),
    Breach.MUST_TRADE: (position("red bi, sky tri"), Pass()),
    Breach.MUST_BUY: (position("red bi, orange bi, 2 red", columns=columns(bi="")), Pass()),
}


def text_of(screen: Screen) -> str:
    """Lines as one reads them, where a no-break space is a space."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Line)).replace(NO_BREAK, " ")


def news_after(match: Match, action: Action, eye: int | None, words: Words = LANGUAGES["en"]) -> str:
    return "\n".join(desk.news(look(does(match, action), eye, words)))


@in_each_language
@pytest.mark.parametrize("kind", Breach)
def test_every_refusal_is_worded_and_says_what_to_do_instead(kind: Breach, words: Words) -> None:
    match, action = BROKEN[kind]
    refusal = refused(match, action)
    assert refusal.kind is kind
    said = desk.refused(look(match, 0, words), refusal.kind.value, refusal.details)
    assert said.endswith(".")
    assert not re.search(r"[{}]|None|True|False|\bmonad-", said)


def test_a_refused_pass_names_the_cards_and_the_joker_of_the_trade() -> None:
    match, action = BROKEN[Breach.MUST_TRADE]
    refusal = refused(match, action)
    said = desk.refused(look(match, 0), refusal.kind.value, refusal.details)
    assert "🔴\u00a0red Bi and 🔷\u00a0sky Tri, with 🔴\u00a0red Bi as joker" in said


def test_french_says_une_unite_verte_and_un_bi_vert() -> None:
    told = news_after(
        position("red, green", columns=columns(bi="green")), trade("red, green"), None, LANGUAGES["fr"]
    )
    assert "🟩\u00a0Unité verte" in told
    assert "🟩\u00a0Bi vert" in told


def test_equal_cards_are_counted_and_not_listed_one_by_one() -> None:
    told = news_after(position("2 red, sky"), buy(1, "2 red, sky"), None)
    assert (
        told == "<@100> bought 🔴\u00a0red Bi with 2\u00a0×\u00a0🔴\u00a0red Common and 🔷\u00a0sky Common."
    )


@pytest.mark.parametrize("eye", [None, 1])
def test_a_drawn_card_is_not_named_to_the_others(eye: int | None) -> None:
    assert news_after(position("red", "sky", draw=cards("green")), Draw(), eye) == "<@100> drew a Common."


def test_a_bonus_names_the_cards_of_the_columns_and_hides_the_common() -> None:
    """MN5.1"""
    match = position("red tri, navy tri", draw=cards("green"), columns=columns(bi="yellow"))
    told = news_after(match, trade("red tri, navy tri", bonus=True), None)
    assert "took the bonus: 🟨\u00a0yellow Bi and an unseen Common." in told


def test_a_pass_shows_the_hand_to_all() -> None:
    """MN9.6"""
    assert "showed 🔴\u00a0red Common" in news_after(position("red"), Pass(), None)
    assert "showed an empty hand" in news_after(position(""), Pass(), None)


def test_a_leap_and_a_joker_and_a_monad_are_told() -> None:
    leapt = news_after(position(f"{FIVE}, red bi, sky bi"), leap(FIVE), None)
    assert "leapt to 🔴\u00a0red Quad with 🔴\u00a0red Common, 🔶\u00a0orange Common" in leapt
    joker = news_after(position("red bi, sky quint"), trade("red bi, sky quint", joker="red bi"), None)
    assert (
        joker
        == "<@100> traded 🔴\u00a0red Bi and 🔷\u00a0sky Quint for 🏅\u00a0a Monad, 🔴\u00a0red Bi as joker."
    )


def test_who_ran_out_of_time_is_named_with_what_was_done() -> None:
    match = position("red", draw=cards("sky"))
    after = match.idle(0, 90_000).match
    assert isinstance(after.state.news[0], Idled)
    assert desk.news(look(after, None)) == ("<@100> ran out of time.", "<@100> drew a Common.")


@in_each_language
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_is_told_in_a_line_or_not_at_all(words: Words, seats: int) -> None:
    for match in moments(f"news {seats}", seats=seats, steps=90, teams=seats == 4):
        for eye in (None, 0):
            for line in desk.news(look(match, eye, words)):
                assert line
                assert "\n" not in line


def ended(end: End, *, teams: bool = False) -> Match:
    """Two or four seats at the end; the first has the most, with its partner in teams."""
    seats = ("sky", "red bi", "", "")[: 4 if teams else 2]
    monads = (3, 0, 2, 4) if teams else (5 if end is End.GOAL else 1, 0)
    return position(*seats, monads=monads, end=end, teams=teams)


@in_each_language
@pytest.mark.parametrize("end", End)
@pytest.mark.parametrize("teams", [False, True])
def test_the_result_names_who_won_and_why(words: Words, end: End, teams: bool) -> None:
    match = ended(end, teams=teams)
    said = text_of(desk.result(look(match, None, words)))
    first, *_ = said.splitlines()[1:]
    assert "<@100>" in first
    assert ("<@102>" in first) is teams
    assert "<@101>" not in first
    assert len(said.splitlines()) == 2 + match.seats


def test_a_team_wins_together() -> None:
    said = text_of(desk.result(look(ended(End.GOAL, teams=True), None)))
    assert "🏅 <@100> and <@102> won together with 5 Monads!" in said


def test_the_result_counts_places_and_names_seats_as_the_picture_does() -> None:
    said = text_of(desk.result(look(ended(End.GOAL, teams=True), None)))
    assert "🥇 `3` <@102>: 2 🏅, hand 0\n-# 🥈 `2` <@101>: 0 🏅, hand 3" in said


def test_the_board_says_who_has_how_many_monads() -> None:
    alone = text_of(desk.public(look(position("red", "sky", "", monads=(1, 0, 2)), None)))
    assert "First to 4 Monads wins." in alone
    ada, basile, cleo = (f"<@{person}> {HERE}" for person in (100, 101, 102))
    assert APART.join((f"`1` {ada}: 1 🏅", f"`2` {basile}: 0 🏅", f"`3` {cleo}: 2 🏅")) in alone
    teams = text_of(desk.public(look(position("", "", "", "", monads=(1, 0, 2, 0), teams=True), None)))
    assert "First team to 5 Monads wins." in teams
    assert f"`1` {ada} + `3` {cleo}: 3 🏅" in teams


@in_each_language
def test_whatever_is_chosen_what_is_told_fits_the_rows_that_are_kept_for_it(words: Words) -> None:
    random, most = Random(4), 0
    begun = (match for seed in range(80) for match in moments(str(seed), seats=2 + seed % 3, steps=2))
    played = (*moments("rows", seats=3, steps=120), *moments("teams", seats=4, steps=120, teams=True))
    for match in (*begun, *played):
        if match.outcome:
            continue
        for count in (0, 1, 2, 2, 3):
            draft = Draft.read(look(match, match.state.turn, words))
            held = range(len(draft.hand))
            for place in random.sample(held, min(count, len(held))):
                draft = draft.toggled(place)
            seen = look(match, match.state.turn, words, draft.text)
            *_, told = desk.private(seen).parts
            assert isinstance(told, Line)
            rows = broken(told.text, seen.people)
            assert len(rows) <= desk.rows_private, rows
            most = max(most, len(rows))
    assert most == desk.rows_private, "and no row is kept in vain"


@in_each_language
def test_the_rules_have_a_picture_for_each_section_and_a_page_of_house_rulings(words: Words) -> None:
    *illustrated, house = [screen for _, screen in desk.rules(words)]
    assert all(len(screen.sketches) == 1 for screen in illustrated)
    assert not house.sketches


def test_the_rules_name_the_figures_of_the_deck() -> None:
    pages = {title: text_of(screen) for title, screen in desk.rules(LANGUAGES["en"])}
    assert "Common 1 · Bi 3 · Tri 7 · Quad 16 · Quint 36 · **Monad 80**" in pages["Buy"]
    assert "two players need 5, three 4, four 3" in pages["How to win"]
    assert next(iter(pages)) == "How to win"
    assert "passes for 2 rounds" in pages["House rulings"]


def test_a_monad_has_no_colour() -> None:
    assert card_word(A_MONAD, LANGUAGES["fr"]) == "🏅\u00a0une Monade"
