"""Upon whom a modifier is laid, tap by tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce

import pytest

from cogs.games.desk import Do, Explain, Keep
from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import Draft
from cogs.games.monster_cube.laying import area
from cogs.wire.screens.screen import Arg, Line
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Place
from engine.monster_cube.cards import CARDS
from tests.cogs.games.monster_cube.thumbs import english, taps_of
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.phone import GAP, LEAST, PADDING, WIDTH, Phone
from tests.monster_cube.tables import advanced, claim

BROAD = 8.8  # points of a letter of a name


def solved(seats: int, *full: int) -> Match:
    """The first is to lay his card before somebody; before these there lie three."""
    table = advanced(seats, (5, 40, 50))
    for seat, before in zip(full, ((1, 19, 49), (2, 20, 51)), strict=False):
        table.give(seat, before=before)
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    return table.match


def laid_by(match: Match, draft: str = "", taps: int = 1) -> Iterator[tuple[int, list[str], Place]]:
    """Every way to lay it: after how many taps, on which labels, and what they do."""
    look = look_at(match, 0, english, draft)
    for one in taps_of(desk.private(look)):
        if one.verb == "upon" and one.enabled and (taps == 1 or len(one.args) == 2):
            meaning = desk.meaning(look, one.verb, one.args, ())
            if isinstance(meaning, Do):
                assert isinstance(meaning.action, Place)
                yield taps, [one.label or ""], meaning.action
            else:
                assert isinstance(meaning, Keep)
                for count, labels, done in laid_by(match, meaning.draft, taps + 1):
                    yield count, [one.label or "", *labels], done


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_tap_says_upon_whom_and_a_second_one_only_what_goes(seats: int) -> None:
    """MC9.6, MC9.7: whatever can be done can be tapped, and nothing else."""
    table = solved(seats, 1)
    ways = list(laid_by(table))
    assert [done for *_, done in ways] == list(game.legal(table.state, 0))
    assert [(taps, labels[1:]) for taps, labels, done in ways if done.seat == 1] == [
        (2, [modifier]) for modifier in ("+2", "+1", "+3")
    ]
    assert all(taps == 1 and done.replaces is None for taps, _, done in ways if done.seat != 1)
    assert [labels[0][0] for _, labels, done in ways] == [str(done.seat + 1) for *_, done in ways]


def test_whoever_was_tapped_may_be_changed_for_somebody_else() -> None:
    """MC9.7"""
    match = solved(4, 1, 2)
    look = look_at(match, 0, english)
    for seat, gone in ((1, [1, 19, 49]), (2, [2, 20, 51])):
        meaning = desk.meaning(look, "upon", (seat,), ())
        assert isinstance(meaning, Keep)
        look = look_at(match, 0, english, meaning.draft)
        assert [one.args for one in taps_of(desk.private(look)) if len(one.args) == 2 and one.enabled] == [
            (seat, card) for card in gone
        ]
    assert isinstance(desk.meaning(look, "upon", (3,), ()), Do)


def test_between_two_it_is_only_asked_what_goes() -> None:
    """MC9.7: there is nobody else before whom the card might be laid."""
    assert [(labels, done) for taps, labels, done in laid_by(solved(2, 1)) if taps == 1] == [
        ([label], Place(seat=1, replaces=card)) for label, card in (("+2", 1), ("+1", 19), ("+3", 49))
    ]


@pytest.mark.parametrize("args", [(7,), (-1,), (7, 1), (1, 99), (1, 57), (-1, 1), (1, 1, 1), ("x",), ()])
def test_a_forged_tap_lays_nothing(args: tuple[Arg, ...]) -> None:
    assert isinstance(desk.meaning(look_at(solved(3), 0, english), "upon", args, ()), Explain)


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_finger_that_taps_a_claim_twice_lays_nothing(seats: int, tongue: str) -> None:
    """What is tapped then stands on lines of its own, as many as before, below all that shows faces."""
    table = advanced(seats, (5, 40, 50))
    table.give(1, before=(1, 19, 49))
    table.buzz(0)
    claiming = phone_of(table.match, tongue, reduce(Draft.picked, (0, 1, 2), draft_of(table.match)).text)
    laying = phone_of(solved(seats, 1), tongue, replace(draft_of(solved(seats, 1)), upon=1).text)
    assert laying.lines == claiming.lines
    shown = [one for one in claiming.controls if one.deed[0] == "claim" and one.enabled]
    assert shown
    for finger in shown:
        met = laying.under(finger)
        assert met is None or not met.enabled
    assert [one for one in laying.controls if one.deed[0] == "upon" and one.enabled]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_long_names_stay_in_their_row_on_a_narrow_phone(seats: int) -> None:
    """As wide as Chromium draws broad letters."""
    look = replace(look_at(solved(seats), 0, english), plain_names=("Mammouth au gros nez",) * seats)
    for row in area(look, draft_of(solved(seats))):
        wide = (max(LEAST, PADDING + BROAD * len(one.label or "")) for one in row)
        assert sum(wide) + 2 * GAP <= WIDTH, [one.label for one in row]


def test_a_short_name_leaves_room_for_a_longer_one() -> None:
    look = replace(look_at(solved(4), 0, english), plain_names=("Ada", "Basile", "Cleo", "Jonas"))
    (row, *_) = area(look, draft_of(solved(4)))
    assert [one.label for one in row] == ["2 Basile", "3 Cleo", "4 Jonas"]
    look = replace(look, plain_names=("Ada", "Al", "Jo", "Maximilienne"))
    (row, *_) = area(look, draft_of(solved(4)))
    assert [one.label for one in row][:2] == ["2 Al", "3 Jo"]
    assert (row[2].label or "").startswith("4 Maximili")


def test_whoever_lays_a_card_sees_what_he_lays_and_before_whom() -> None:
    """MC9.6, MC13.3: the modifier, how many cards the others have left, and what lies before them."""
    match = solved(3, 1)
    screen = desk.private(look_at(match, 0, english))
    picture, told = screen.sketches[0].alt, screen.parts[-1]
    modifier = f"{CARDS[match.state.solved].modifier:+}".replace("-", "−")
    assert isinstance(told, Line)
    assert modifier in told.text
    assert f"You lay {modifier}" in picture
    assert "7 cards left" in picture
    assert "before them +2 +1 +3." in picture


def draft_of(match: Match) -> Draft:
    return Draft.read(look_at(match, 0, english))


def phone_of(match: Match, tongue: str, draft: str) -> Phone:
    return Phone.showing(desk.private(look_at(match, 0, languages[tongue], draft)))
