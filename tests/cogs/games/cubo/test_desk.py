"""Cubo's screens and words over whole matches played at random."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.reading import read
from cogs.games.cubo import desk
from cogs.games.cubo.dice import die_sign
from cogs.games.desk import Do, Explain, Keep
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.cubo import game
from engine.cubo.cards import ALONE_MS, MIDDLE, Colour
from engine.cubo.scoring import score_sheet
from engine.cubo.state import Begin, Call, Foul, Options, Phase, PickUp, Roll, Swap, Take
from engine.game import Press
from engine.match import Match
from tests.cogs.rigs.screens_of import actions, languages, look_at, meaning, must_fit, taps
from tests.conformance.phone import Phone
from tests.conformance.wander import Wander, openings

english = languages["en"]
OPENED = 1_000_000


@settings(max_examples=12, deadline=None)
@given(openings(game), st.sampled_from(["en", "fr"]), st.integers(3, 20))
def test_every_screen_fits_and_everything_lawful_can_be_tapped(
    wander: Wander, language: str, every: int
) -> None:
    words = languages[language]
    for at, step in enumerate(wander):
        match = step.match
        desk.news(look_at(match, None, words))
        if match.outcome:
            must_fit(desk.result(look_at(match, None, words)), public=True)
        elif at % every == 0:
            must_fit(desk.public(look_at(match, None, words)), public=True)
            for seat in range(match.seats):
                must_fit(desk.private(look_at(match, seat, words)), public=False)
                assert set(game.legal(match.state, seat)) <= actions(desk, match, seat, words)


@pytest.mark.parametrize("language", languages.names)
@pytest.mark.parametrize("foul", list(Foul))
def test_every_refusal_has_its_words(foul: Foul, language: str) -> None:
    look = look_at(dealt(), 0, languages[language])
    for details in ({}, {"slot": 1, "by": 1}, {"by": None, "phase": "race"}):
        assert desk.refused(look, foul.value, details)


@pytest.mark.parametrize("language", languages.names)
def test_the_rules_are_told_with_pictures(language: str) -> None:
    *illustrated, alone, house = desk.rules(languages[language])
    assert len(illustrated) == 5
    assert all(screen.sketches for _, screen in illustrated)
    for title, screen in (*illustrated, alone, house):
        assert title
        must_fit(screen, public=False)


def dealt(seats: int = 3, **options: Any) -> Match:
    chosen: dict[str, Any] = {"first": 0} | options
    return Match.deal(game, Options(**chosen), seats, "desk", OPENED)


def after(match: Match, *moves: tuple[int, object]) -> Match:
    for at, (seat, action) in enumerate(moves, match.revision):
        pressed = Press(at=OPENED + 1000 * at, seen=match.revision, id=at)
        match = match.act(seat, action, pressed).match
    return match


def racing(seats: int = 3) -> Match:
    return after(dealt(seats), (0, Begin()), *((seat, Roll()) for seat in range(seats)))


def square(match: Match, seat: int, draft: str = "") -> list[Tap]:
    screen = desk.private(look_at(match, seat, english, draft))
    rows = [part for part in screen.parts if isinstance(part, Row)]
    return [tap for row in rows[:3] for tap in row.taps]


def test_nine_dice_are_buttons_of_their_colour_with_a_mark_for_those_who_do_not_see_it() -> None:
    match = racing()
    shown = square(match, 1)
    assert len(shown) == 9
    for tap, die in zip(shown, match.state.players[1].dice, strict=True):
        look = {
            Colour.RED: (Style.DANGER, "🔺"),
            Colour.BLUE: (Style.PRIMARY, "🔷"),
            Colour.WHITE: (Style.SECONDARY, "⚪"),
        }[die.colour]
        assert (tap.style, tap.emoji) == look
        assert tap.label == str(die.value)


def test_two_taps_swap_two_dice() -> None:
    match = racing()
    first, second = square(match, 1)[0], square(match, 1)[5]
    assert meaning(desk, match, 1, english, first) == Keep("0")
    assert meaning(desk, match, 1, english, second, draft="0") == Do(Swap(a=0, b=5))
    assert meaning(desk, match, 1, english, first, draft="0") == Keep("")


def test_the_die_tapped_first_stands_out_by_more_than_its_colour() -> None:
    chosen = square(racing(), 1, draft="2")[2]
    assert chosen.style is Style.SUCCESS
    assert chosen.emoji == "✅"


def test_the_white_die_stays_in_the_middle() -> None:
    match = racing()
    answer = meaning(desk, match, 1, english, square(match, 1)[MIDDLE])
    assert answer == Explain("The white die stays in the middle.")


def test_what_others_do_to_their_dice_changes_nobody_elses_screen() -> None:
    """Nor the board that all see: nothing is sent."""
    match = racing()
    swapped = after(match, (0, Swap(a=0, b=1)))
    rolled = after(swapped, (0, Roll()))
    for later in (swapped, rolled):
        assert desk.private(look_at(later, 1, english)) == desk.private(look_at(match, 1, english))
        assert desk.public(look_at(later, None, english)) == desk.public(look_at(match, None, english))
        assert not desk.news(look_at(later, None, english))


def test_covered_dice_are_no_longer_swapped() -> None:
    match = after(racing(), (1, Call()))
    assert not any(tap.enabled for tap in square(match, 1))
    answer = meaning(desk, match, 1, english, Tap(verb="pick", args=(0,)))
    assert answer == Explain("Your square is closed and can no longer change.")


def test_after_the_first_call_only_dice_in_hand_are_rolled() -> None:
    """CU3.5"""
    match = after(racing(), (0, PickUp()), (1, Call()))
    offered = {tap.args for tap in taps(desk.private(look_at(match, 2, english))) if tap.verb == "do"}
    assert offered == {("call",)}
    in_hand = {tap.args for tap in taps(desk.private(look_at(match, 0, english))) if tap.verb == "do"}
    assert in_hand == {("roll",)}


def test_the_last_player_sees_until_when() -> None:
    """CU4.3"""
    match = after(racing(2), (1, Call()), (1, Take(slot=0)))
    assert match.due is not None
    match = match.lapse(match.due).match
    countdown = match.state.countdown
    assert countdown is not None
    for screen in (desk.public(look_at(match, None, english)), desk.private(look_at(match, 0, english))):
        assert f"<t:{countdown // 1000}:R>" in "\n".join(str(part) for part in screen.parts)


def test_each_die_that_may_be_replaced_shows_what_the_square_is_then_worth() -> None:
    """CU5.1, CU5.2"""
    match = after(racing(1), (0, Call()), (0, Take(slot=0)))
    look = look_at(match, 0, english)
    choices = look.view.choices
    shown = square(match, 0)
    for cell, tap in enumerate(shown):
        assert tap.enabled is (cell != MIDDLE)
        if cell != MIDDLE:
            assert (tap.label or "").endswith(f"→{choices[cell]:\u2007>2}"), "as wide as the others"
    keep = next(tap for tap in taps(desk.private(look)) if tap.verb == "keep")
    assert str(look.view.unreplaced) in (keep.label or "")


def told(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Line))


@pytest.mark.parametrize("language", languages.names)
def test_the_square_is_counted_line_by_line_while_it_is_laid(language: str) -> None:
    """CU6"""
    match = racing()
    for order in (Swap(a=0, b=1), Swap(a=8, b=2), Swap(a=3, b=5)):
        match = after(match, (1, order))
        counted = score_sheet(match.state.players[1].dice)
        lines = told(desk.private(look_at(match, 1, languages[language]))).replace("**", "")
        assert f"→ {' · '.join(map(str, counted.lines[:3]))}" in lines
        assert f"↓ {' · '.join(map(str, counted.lines[3:]))}" in lines
        assert f"= {counted.points}" in lines


def test_dice_that_are_not_rolled_count_nothing_yet() -> None:
    hidden = told(desk.private(look_at(after(dealt(), (0, Begin())), 1, english)))
    assert "=" not in hidden


@pytest.mark.parametrize("seats", [2, 4])
def test_after_the_round_everybodys_square_is_shown_beside_ones_own(seats: int) -> None:
    """In words, so that nothing moves: who got what, then the squares beside each other, die by die."""
    match = racing(seats)
    assert "⚪" not in told(desk.private(look_at(match, 0, english)))
    while match.state.phase is not Phase.READY:
        match = match.lapse(match.due).match if match.due else match.idle(0, OPENED + 10**7).match
    look = look_at(match, 0, english)
    shown = desk.private(look)
    assert not shown.sketches
    *_, first, second, third = told(shown).split("\n")
    others = [one.sheet for one in look.view.players[1:]]
    for at, row in enumerate((first, second, third)):
        squares = row.removeprefix("-# ").split(" · ")
        lying = [["➖"] * 9 if sheet is None else [die_sign(die) for die in sheet.dice] for sheet in others]
        assert squares == ["".join(square[3 * at : 3 * at + 3]) for square in lying]
    for seat, one in enumerate(look.view.players[1:], 1):
        assert f"`{seat + 1}`\u00a0{look.names[seat]}\u00a0**{one.points[-1]}**" in read(told(shown))


@pytest.mark.parametrize("language", languages.names)
def test_three_dice_stand_beside_each_other_on_a_narrow_phone(language: str) -> None:
    """Also while each of them shows what it would bring."""
    match = after(racing(1), (0, Call()), (0, Take(slot=0)))
    phone = Phone.showing(desk.private(look_at(match, 0, languages[language])))
    assert [control.line for control in phone.controls[:9]] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("tap", [Tap(verb="pick", args=(9,)), Tap(verb="take", args=(4,)), Tap(verb="x")])
def test_a_forged_button_means_nothing(tap: Tap) -> None:
    assert isinstance(meaning(desk, racing(), 0, english, tap), Explain)


@pytest.mark.parametrize("draft", ["4", "9", "x", "é", "٣", "-1"])
def test_a_forged_draft_is_no_die(draft: str) -> None:
    assert meaning(desk, racing(), 0, english, Tap(verb="pick", args=(0,)), draft=draft) == Keep("0")


def test_spectators_are_told_that_they_are_watching() -> None:
    answer = meaning(desk, racing(), None, english, Tap(verb="take", args=(0,)))
    assert isinstance(answer, Explain)
    assert "do not sit" in answer.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_tell_how_one_plays_alone_against_the_clock(language: str) -> None:
    pages = dict(desk.rules(languages[language]))
    told = pages[languages[language]("cubo-rules-alone.title")].parts[0]
    assert isinstance(told, Line)
    assert f"{ALONE_MS // 1000} second" in told.text
