"""Monster Rush's screens and words over whole matches played at random."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.reading import read
from cogs.games.desk import Do, Explain
from cogs.games.monster_rush import desk
from cogs.shown.boards.board import with_beside
from cogs.shown.boards.foot import block_of_lines, rows_of_lines
from cogs.shown.boards.stragglers import Stragglers
from cogs.wire.screens.screen import Row, Tap
from engine.game import Press, Refusal
from engine.match import Match
from engine.monster_rush import game
from engine.monster_rush.cards import MONSTERS
from engine.monster_rush.rules import made_ready
from engine.monster_rush.state import Foul, Options, Reveal, Touch
from tests.cogs.rigs.screens_of import actions, languages, look_at, meaning, must_fit, taps
from tests.conformance.wander import Wander, openings

english = languages["en"]

USUAL_NAME = 12  # letters; longer ones leave no room for what can be asked for


@settings(max_examples=12, deadline=None)
@given(openings(game), st.sampled_from(["en", "fr"]), st.integers(5, 40))
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
                assert set(game.legal(match.state, seat)) <= actions(desk, match, seat, words)


@pytest.mark.parametrize("language", languages.names)
@pytest.mark.parametrize("foul", list(Foul))
def test_every_refusal_has_its_words(foul: Foul, language: str) -> None:
    look = look_at(rush(), 0, languages[language])
    for details in ({}, {"space": 1, "monster": 5, "by": 1}, {"space": 1, "monster": None, "by": None}):
        assert desk.refused(look, foul.value, details)


@pytest.mark.parametrize("language", languages.names)
def test_the_rules_are_told_with_pictures(language: str) -> None:
    *illustrated, house = desk.rules(languages[language])
    assert len(illustrated) == 6
    assert all(screen.sketches for _, screen in illustrated)
    for title, screen in (*illustrated, house):
        assert title
        must_fit(screen, public=False)


def rush(seats: int = 3, **options: Any) -> Match:
    chosen: dict[str, Any] = {"first": 0} | options
    return Match.deal(game, Options(**chosen), seats, "desk", 1_000_000)


def press(at: int, seen: int, number: int = 0) -> Press:
    return Press(at=1_000_000 + at, seen=seen, id=number)


def judged(match: Match, *presses: tuple[int, int, int]) -> Match:
    """The match after these seats touched these spaces at these moments."""
    for seat, space, at in presses:
        match = match.act(seat, Touch(space=space), press(at, match.revision, at)).match
    assert match.due is not None
    return match.lapse(match.due).match


def caught() -> Match:
    """The third seat presses 34 ms after the second has captured what lay ready for 412 ms."""
    match = rush(failed_attacks=False)
    at = match.due or 0
    while not (ready := spaces_ready(match)):
        at = match.due or 0
        match = match.lapse(at).match
    made = at - 1_000_000
    return judged(match, (1, ready[0], made + 412), (2, ready[0], made + 446))


def test_the_capture_tells_the_reaction_time_and_how_close_the_others_were() -> None:
    """MR5.7"""
    match = caught()
    told = "\n".join(desk.news(look_at(match, None, english)))
    assert "Bêta 2 captured" in told
    assert "after 0.412\u00a0sec" in told
    assert "📸\u00a0Photo finish: Bêta 3 34\u00a0ms later." in told


@pytest.mark.parametrize("language", languages.names)
@pytest.mark.parametrize("longest", [*range(1, 33)])
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_board_says_who_was_first_however_many_came_close(seats: int, longest: int, language: str) -> None:
    """The line of the photo finish leaves room for the one that it belongs to, or gives way to it."""
    match = judged(rush(seats), *((seat, 0, 100 + 7 * seat) for seat in range(seats)))
    seen = look_at(match, None, languages[language])
    names = tuple(f"{at}".ljust(longest, "n") for at in range(seats))
    mentions = tuple(f"<@{at}>" for at in range(seats))
    news = desk.news(replace(seen, names=mentions, plain_names=names))
    block = read(block_of_lines(news, dict(enumerate(names)), desk.rows_told))
    assert all(line in block for line in news)
    assert news[0].startswith("💥")
    assert longest > USUAL_NAME or mentions[1] in news[1], "whoever came closest is named"


def spaces_ready(match: Match) -> list[int]:
    shown = sorted((one for hunter in match.state.hunters for one in hunter.shown), key=lambda one: one.since)
    lairs = enumerate(match.state.lairs)
    return [space for space, lair in lairs if lair.monster and made_ready(lair.monster, shown)]


def test_the_higher_number_that_decided_is_said() -> None:
    """MR5.5"""
    match = judged(rush(), (0, 0, 100), (1, 1, 120))
    told = "\n".join(desk.news(look_at(match, None, english)))
    assert "Too close to tell" in told
    assert "before it was ready: one point less" in told


def test_who_pressed_when_is_told_to_anybody_who_asks() -> None:
    match = judged(rush(), (0, 0, 100), (1, 0, 134))
    finish = next(tap for tap in taps(desk.public(look_at(match, None, english))) if tap.verb == "finish")
    for seat in (None, 0, 2):
        told = meaning(desk, match, seat, english, finish)
        assert isinstance(told, Explain)
        assert "first" in told.text
        assert "Bêta 2" in told.text
        assert "+34\u00a0ms" in told.text


def test_presses_are_told_in_the_order_in_which_they_were_judged() -> None:
    """MR5.5: whoever won stands first, and no other figure than how far the others were from that."""
    match = judged(rush(), (0, 0, 100), (1, 1, 120), (2, 0, 190))
    look = look_at(match, None, english)
    told = desk.meaning(look, "finish", (), ())
    assert isinstance(told, Explain)
    first, other = (MONSTERS[rush().state.lairs[space].monster].name for space in (1, 0))
    head, *lines, when = told.text.split("\n")
    assert head == f"📸\u00a0**{first}**"
    assert [line.split(": ", 1)[1] for line in lines] == [
        "too close to tell, higher number",
        f"20\u00a0ms earlier ({other})",
        f"+70\u00a0ms ({other})",
    ]
    assert lines[0].startswith("1. Bêta 2: ")
    assert when == "-# <t:1000:T>"
    about, brief = desk.pressed(look).split("\n")
    assert about == f"-# <t:1000:T> **{first}**"
    assert brief.index("Bêta 2") < brief.index("<@") < brief.index("Bêta 3")


def test_a_reaction_is_told_of_whoever_won_alone() -> None:
    match = caught()
    told = desk.meaning(look_at(match, None, english), "finish", (), ())
    assert isinstance(told, Explain)
    _, first, second, _ = told.text.split("\n")
    assert first.endswith("first after\u00a00.412\u00a0sec")
    assert second.endswith("+34\u00a0ms")


def test_a_press_that_was_on_its_way_too_long_is_not_called_later_than_those_behind_it() -> None:
    match = judged(rush(), (0, 0, 100), (1, 0, 179))
    look, late = look_at(match, None, english), Stragglers()
    assert late.note(look, 2, press(159, match.revision))
    assert next(late.lines(look)) == "🐢\u00a0Held up on the way: Bêta 3 59\u00a0ms later."
    apart = Stragglers()
    assert apart.note(look, 2, press(500, match.revision))
    assert next(apart.lines(look)) == "🐢\u00a0Too late: Bêta 3 400\u00a0ms later."


def test_a_press_for_what_is_gone_is_told_whenever_it_was() -> None:
    """Also before any photo finish, and long after one: there only no figure is told."""
    for match, at in ((rush(), 50), (judged(rush(), (0, 0, 9_000)), 20_000)):
        look, late = look_at(match, None, english), Stragglers()
        assert not late.note(look, 1, press(at, match.revision))
        assert late.note(look, 1, press(at, match.revision), is_gone=True)
        assert not late.note(look, 1, press(at + 1, match.revision), is_gone=True)
        assert next(late.lines(look)) == "🐢\u00a0Bêta 2: too late, all had changed. It costs nothing."


@pytest.mark.parametrize("language", languages.names)
@pytest.mark.parametrize("longest", [*range(1, 33)])
@pytest.mark.parametrize("count", [1, 2, 7])
def test_however_many_were_late_there_is_room_for_them_and_for_who_was_first(
    count: int, longest: int, language: str
) -> None:
    """Late for the photo finish, held up on the way to it, or for something that is gone: in some wording."""
    match = judged(rush(8), (0, 0, 100))
    names = tuple(f"{at}".ljust(longest, "n") for at in range(8))
    mentions = tuple(f"<@{at}>" for at in range(8))
    look = replace(look_at(match, None, languages[language]), names=mentions, plain_names=names)
    late = Stragglers()
    for seat in range(1, 1 + count):
        at = (400, 90_000, 100)[seat % 3]
        assert late.note(look, seat, press(at + seat, match.revision), is_gone=True)
    news = desk.news(look)
    told = with_beside(news, late.lines(look), ("gone", "back"), look.people, desk.rows_told)
    rows = rows_of_lines(told, look.people)
    assert told[: len(news[:1])] == tuple(news[:1])
    assert any(line.startswith("🐢") for line in told)
    assert rows <= desk.rows_told
    assert rows == desk.rows_told or told[-2:] == ("gone", "back")
    assert longest > 8 or count > 1 or "<@1>" in "".join(told)


def test_three_buttons_name_the_monsters_and_what_they_need() -> None:
    match = rush()
    rows = [part for part in desk.public(look_at(match, None, english)).parts if isinstance(part, Row)]
    labels = [tap.label or "" for row in rows[:3] for tap in row.taps]
    assert len(labels) == 3
    assert all(" " in label for label in labels)
    assert [row.taps[0].args for row in rows[:3]] == [(0,), (1,), (2,)]


def test_who_pressed_when_has_its_place_before_anybody_pressed() -> None:
    screen = desk.public(look_at(rush(), None, english))
    (finish,) = [part for part in screen.parts if isinstance(part, Row)][-1].taps
    assert finish.verb == "finish"
    assert not finish.enabled


def test_a_photo_finish_changes_nothing_that_is_shown_before_it_is_judged() -> None:
    """One edit shows what came of all presses."""
    match = rush()
    assert match.due is not None
    match = match.lapse(match.due).match
    before = desk.public(look_at(match, None, english))
    touched = match.act(0, Touch(space=1), press(5_000, match.revision)).match
    assert desk.public(look_at(touched, None, english)) == before
    assert not desk.news(look_at(touched, None, english))


def test_a_card_is_turned_by_hand_only_where_the_table_says_so() -> None:
    turn = Tap(verb="reveal")
    assert not any(tap.verb == "reveal" for tap in taps(desk.public(look_at(rush(), None, english))))
    by_hand = rush(automatic=False)
    assert any(tap.verb == "reveal" for tap in taps(desk.public(look_at(by_hand, None, english))))
    assert meaning(desk, by_hand, 0, english, turn) == Do(Reveal())
    assert game.legal(by_hand.state, 0)
    with pytest.raises(Refusal) as refusal:
        rush().act(0, Reveal(), press(0, 0))
    assert refusal.value.kind is Foul.NOT_REVEALING


@pytest.mark.parametrize("tap", [Tap(verb="touch", args=(3,)), Tap(verb="touch", args=("a",)), Tap(verb="x")])
def test_a_forged_button_means_nothing(tap: Tap) -> None:
    assert isinstance(meaning(desk, rush(), 0, english, tap), Explain)


def test_spectators_are_told_that_they_are_watching() -> None:
    told = meaning(desk, rush(), None, english, Tap(verb="touch", args=(0,)))
    assert isinstance(told, Explain)
    assert "do not sit" in told.text
