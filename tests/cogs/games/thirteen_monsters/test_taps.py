"""How far everything is: two taps a card, at most five for an offer or an attack; nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bench.reading import read
from cogs.games.desk import Do, Explain, Keep, Point
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.turn.battle import to_keep
from cogs.games.thirteen_monsters.turn.regrouping import Mix
from cogs.games.thirteen_monsters.turn.search import AREAS
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import (
    Accept,
    Attack,
    Build,
    Counter,
    Decline,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Sacrifice,
    Seize,
    SuperNova,
    Throw,
)
from engine.thirteen_monsters.pieces.cards import CELLS, LOGO, cell_name
from engine.thirteen_monsters.state import Options
from tests.cogs.games.thirteen_monsters.rigs.steps import controls, tapped
from tests.cogs.rigs.screens_of import languages, look_at, must_fit
from tests.conformance.wander import Wander
from tests.thirteen_monsters.positions import does, idles, pair, pairs, player, position, rolled

english = languages["en"]

MOST = {Flip: 2, Throw: 1, Accept: 1, Decline: 1, Seize: 1, Offer: 5, Counter: 4, Attack: 5}
MOST |= {Permafrost: 4, Prophet: 2, Sacrifice: 4, SuperNova: 4, Build: 4}


def moments(seeds: int, every: int = 7) -> Iterator[Match]:
    for seed in range(seeds):
        dealt = Match.deal(game, Options(), 2 + seed % 3, str(seed), 0)
        for number, step in enumerate(islice(Wander(dealt, Random(seed), 0), 300)):
            if number % every == 0 and not step.match.outcome:
                yield step.match


def test_everything_lawful_is_a_few_taps_away() -> None:
    random, done = Random(1), set[type]()
    for match in moments(8):
        (seat,) = game.awaited(match.state)
        lawful = list(game.legal(match.state, seat))
        for action in random.sample(lawful, min(6, len(lawful))):
            if isinstance(action, Sacrifice):
                continue  # most are made by hand: see below
            made, taps = tapped(match, seat, action, english)
            assert made == action
            assert taps <= MOST.get(type(action), 1), action
            done.add(type(action))
    assert {Flip, Throw, Offer, Attack, Accept, Counter} <= done


def lines(screen: Screen) -> Iterator[str]:
    return (part.text for part in screen.parts if isinstance(part, Line))


def rows(screen: Screen) -> list[Row]:
    return [part for part in screen.parts if isinstance(part, Row)]


def private(match: Match, draft: str = "", seat: int = 0) -> Screen:
    return desk.private(look_at(match, seat, english, draft))


def kept(match: Match, verb: str, *args: int | str, draft: str = "", values: tuple[str, ...] = ()) -> str:
    meaning = desk.meaning(look_at(match, 0, english, draft), verb, args, values)
    assert isinstance(meaning, Keep)
    return meaning.draft


def pointed(match: Match, area: int, seat: int = 0) -> str:
    """What the board keeps of a tap on this area."""
    meaning = desk.meaning(look_at(match, seat, english), "area", ("flip", area), ())
    assert isinstance(meaning, Point)
    return meaning.draft


def public(match: Match, draft: str = "") -> Screen:
    return desk.public(look_at(match, None, english, draft))


def test_nine_areas_and_nine_cells_lead_to_each_card_once() -> None:
    """TM3.2"""
    match, found = position(player(free="chall head")), list[int]()
    for area in range(AREAS):
        for tap in buttons(public(match, pointed(match, area))):
            if tap.verb != "flip" or not tap.enabled:
                continue
            meaning = desk.meaning(look_at(match, 0, english), tap.verb, tap.args, ())
            assert isinstance(meaning, Do)
            assert isinstance(meaning.action, Flip)
            assert cell_name(meaning.action.cell) == tap.label
            found.append(meaning.action.cell)
    assert sorted(found) == sorted(match.game.view(match.state, 0).may_flip)


def test_buttons_lie_as_the_cards_lie() -> None:
    """Three areas of three by three in a row; in their places the cells of the one that was tapped."""
    match = position(player(free="chall head"))
    areas, cells, ice = (
        [" ".join(str(tap.label) for tap in row.taps) for row in rows(screen)]
        for screen in (
            public(match),
            public(match, pointed(match, 5)),
            private(
                position(player("chall")), kept(position(player("chall")), "area", "freeze", values=("5",))
            ),
        )
    )
    assert areas[:3] == ["A1–C3 A4–C6 A7–C9", "D1–F3 D4–F6 D7–F9", "G1–I3 G4–I6 G7–I9"]
    assert cells[:3] == ["D7 D8 D9", "E7 E8 E9", "F7 F8 F9"]
    assert ice[:3] == cells[:3], "a die is put on a card that lies in the same place"


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_place_that_is_dealt_into_is_two_taps_away_in_as_many_rows(seats: int, quick: bool) -> None:
    """TM3.4, TM14.13: areas where no card ever lies have no buttons, and no button comes or goes."""
    match = Match.deal(game, Options(quick_start=quick, first=0), seats, "few", 0)
    lying, areas = game.view(match.state, 0).lying, rows(public(match))
    found = list[str]()
    for area in range(sum(len(row.taps) for row in areas) - len(areas[-1].taps) - len(areas[-2].taps)):
        cells = rows(public(match, pointed(match, area)))
        assert [len(row.taps) for row in cells] == [len(row.taps) for row in areas]
        found += [str(tap.label) for row in cells for tap in row.taps if tap.verb == "flip" and tap.enabled]
    assert sorted(found) == sorted(map(cell_name, lying))
    assert len(areas) == (4 if quick and seats >= 7 else 5)


def test_of_a_small_field_the_areas_are_two_rows_deep() -> None:
    """TM3.4: with eight 30 cards lie in four rows; with six 42 in five."""
    eight, six = (Match.deal(game, Options(first=0), seats, "few", 0) for seats in (8, 6))
    boards = public(eight), public(eight, pointed(eight, 3)), public(six), public(six, pointed(six, 8))
    told = [[" ".join(str(tap.label) for tap in row.taps) for row in rows(one)][:3] for one in boards]
    answers = "None Accept Decline"
    assert told[0] == ["A1–B3 A4–B6 A7–B9", "C1–D3 C4–D6 C7–D9", answers]
    assert told[1] == ["C1 C2 C3", "D1 D2 D3", answers]
    assert told[2] == ["A1–B3 A4–B6 A7–B9", "C1–D3 C4–D6 C7–D9", "E1–E3 E4–E6 E7–E9"]
    assert told[3] == ["E7 E8 E9", "· · ·", "· · ·"]


def buttons(screen: Screen) -> list[Tap]:
    return [tap for row in rows(screen) for tap in row.taps]


def test_all_that_comes_before_the_search_is_one_tap_away_on_ones_own_desk() -> None:
    """TM5: in a fixed row, to which the board sends by the same names."""
    match = position(player("chall", free="twik head"), player(free="wah eyes"))
    _, *ways = rows(private(match))[-1].taps
    named = ["Trade", "Powers", "Attack", "Search"]
    assert [(tap.label, tap.enabled) for tap in ways] == [(name, True) for name in named]
    assert f"🫴\u00a0{', '.join(named[:3])}." in read("\n".join(lines(public(match))))
    for tap in ways:
        shown = private(match, kept(match, tap.verb, *tap.args))
        (chosen,) = (one for one in rows(shown)[-1].taps if one.style is Style.PRIMARY)
        assert chosen.label == tap.label
    turned = does(match, Flip(cell=CELLS[0]))
    assert not any(tap.enabled for tap in rows(private(turned))[-1].taps)


def test_an_area_is_left_again_by_one_tap() -> None:
    match = position(player(free="chall head"))
    assert not [tap for tap in buttons(public(match)) if tap.verb == "flip"]
    (back,) = (tap for tap in buttons(public(match, pointed(match, 3))) if tap.args == ("flip", AREAS))
    assert back.enabled
    assert public(match, pointed(match, AREAS)) == public(match)


def test_whoever_is_not_on_turn_points_at_nothing() -> None:
    match = position(player(free="chall head"))
    assert isinstance(desk.meaning(look_at(match, 1, english), "area", ("flip", 3), ()), Explain)


def test_the_first_card_lies_open_while_the_second_is_looked_for() -> None:
    """From the nine areas: a finger that taps twice points at an area, and turns nothing."""
    match = position(player(free="chall head"))
    first = CELLS[12]
    draft, turned = pointed(match, 1), does(match, Flip(cell=first))
    assert public(turned, draft) == public(turned)
    lit = next(tap for tap in buttons(public(turned, pointed(turned, 1))) if tap.label == cell_name(first))
    assert lit.emoji == "🔆"
    assert not lit.enabled
    picture, empty = public(turned).sketches[0], public(match).sketches[0]
    assert picture.key != empty.key
    assert "lies open" in picture.alt


def test_empty_frozen_and_logo_cells_stay_there_and_cannot_be_tapped() -> None:
    """TM6.2, TM9.2"""
    match = position(player("chall"), player("wah"), field="sandil")
    match = does(match, Permafrost(cell=CELLS[0]), Flip(cell=CELLS[1]), Flip(cell=CELLS[3]))
    assert match.state.turn == 1
    corner, middle = (buttons(public(match, pointed(match, area, 1))) for area in (0, 4))
    taps = [tap for tap in corner if tap.verb == "flip"]
    assert [tap.enabled for tap in taps[:3]] == [False, True, True]
    assert taps[0].emoji == "❄️"
    logo = [tap for tap in middle if tap.emoji == "👾"]
    assert [tap.label for tap in logo] == [cell_name(cell) for cell in LOGO]
    assert not any(tap.enabled for tap in logo)
    areas = [tap for tap in buttons(public(match)) if tap.verb == "area"][:AREAS]
    assert [tap.enabled for tap in areas] == [True, True] + [False] * 7, "six cards lie in the first row"


def test_an_area_that_was_chosen_last_turn_is_forgotten() -> None:
    match = position(player(free="chall head"))
    draft = pointed(match, 3)
    after = idles(match)
    while after.state.turn != 0:
        after = idles(after)
    assert public(after, draft) == public(after)


def test_a_regrouping_can_be_made_pair_by_pair() -> None:
    """TM9.1: what is not proposed first is two choices away."""
    match = position(player("chall twik wah", "sandil snergat itvill", free="tockar head"))
    first, second = pair("chall head"), pair("tockar head")
    draft = kept(match, "part", 0, values=(str(first),))
    draft = kept(match, "part", 0, draft=draft, values=(str(second),))
    meaning = desk.meaning(look_at(match, 0, english, draft), "regroup", (), ())
    assert isinstance(meaning, Do)
    assert isinstance(meaning.action, Sacrifice)
    groups = meaning.action.monsters
    assert sorted(head for head, _, _ in groups) == sorted((second, pair("sandil head")))
    assert pair("chall head") in does(match, meaning.action).state.players[0].free


def test_the_best_regrouping_stands_first() -> None:
    """TM9.1"""
    match = position(player("chall twik wah", "twik chall chall"))
    draft = kept(match, "proposal", values=("1",))
    meaning = desk.meaning(look_at(match, 0, english, draft), "regroup", (), ())
    assert isinstance(meaning, Do)
    assert isinstance(meaning.action, Sacrifice)
    assert pairs("chall") in meaning.action.monsters


def test_so_many_exchanges_as_a_draft_can_hold_and_not_one_more() -> None:
    match = position(player("chall twik wah", "sandil snergat itvill", free="tockar head"))
    draft = ""
    for count in range(20):
        for name in ("chall head", "tockar head"):
            meaning = desk.meaning(look_at(match, 0, english, draft), "part", (0,), (str(pair(name)),))
            if isinstance(meaning, Explain):
                assert count >= 5
                return
            assert isinstance(meaning, Keep)
            draft = meaning.draft
            must_fit(private(match, draft), public=False, draft=draft)
            assert Mix.read(look_at(match, 0, english, draft)).swaps or count == 0
    raise AssertionError("a draft has no end")


def test_offers_are_answered_and_dice_thrown_with_one_tap_on_the_board() -> None:
    """TM7, TM8.5"""
    match = position(player("chall twik wah", free="tockar head"), player(free="sandil head"))
    offered = does(match, Offer(to=1, give=(pair("tockar head"),), take=(pair("sandil head"),)))
    fought = does(match, Attack(monster=pair("chall head"), pair=pair("sandil head")))
    thrown = does(fought, Throw())
    for now, able in (
        (offered, {("do", "accept"), ("do", "decline")}),
        (fought, {("throw", 0)}),
    ):
        assert {(verb, *args) for verb, args, _ in controls(public(now))} == able
    assert {"throw", "keep", "do"} <= {verb for verb, _, _ in controls(public(thrown))}
    assert {len(rows(public(now))) for now in (match, offered, fought, thrown)} == {5}, "nothing moves"


@pytest.mark.parametrize(
    "verb", ["flip", "freeze", "throw", "seize", "champion", "area", "give", "piece", "aim", "build", "power"]
)
@pytest.mark.parametrize("value", [-1, 7, 39, 81, 10**9])
def test_a_forged_tap_does_nothing_that_the_rules_do_not_know(verb: str, value: int) -> None:
    match = position(player("chall twik wah", free="tockar head"), player(free="sandil head"))
    for args, values in (((value,), ()), (("flip", value), ()), ((0,), (str(value),)), ((value,), ("1",))):
        meaning = desk.meaning(look_at(match, 0, english), verb, args, values)
        if isinstance(meaning, Do):
            look_at(match, 0, english).ask(meaning.action)  # refused or lawful, and no fault
        elif isinstance(meaning, Keep):
            must_fit(private(match, meaning.draft), public=False, draft=meaning.draft)


@pytest.mark.parametrize(
    "draft", ["trade", "trade-zzzzzzzzz-1", "search-99-0", "mix-99-99-99999-0", "-", "a-é-0"]
)
def test_a_forged_draft_is_forgotten_or_harmless(draft: str) -> None:
    match = position(player("chall twik wah", free="tockar head"), player(free="sandil head"))
    assert match.state.flips + match.state.turns == 0
    must_fit(private(match, draft), public=False, draft=draft if draft.isascii() else "")


@pytest.mark.parametrize(
    ("dice", "best"), [((1, 1, 6, 5, 4), 6), ((1, 1, 1, 6, 6), 6), ((3, 3, 3, 6, 1), 3), ((2, 2, 2, 6, 1), 6)]
)
def test_the_face_that_counts_most_is_the_one_to_keep(dice: tuple[int, ...], best: int) -> None:
    match = position(player("chall"), player(free="wah eyes"))
    match = does(match, Attack(monster=pair("chall head"), pair=pair("wah eyes")))
    view = game.view(rolled(match, dice, used=1).state, 0)
    assert view.battle is not None
    assert to_keep(view.battle.fighters[0]) == best
