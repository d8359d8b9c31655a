"""Text is broken by us, so that it has as many rows on every phone."""

from __future__ import annotations

import pytest

from cogs.shown.private.hand import with_notice
from cogs.wire.screens.rows import BLANK, broken, filled
from cogs.wire.screens.screen import Line, Row, Screen, Tap
from cogs.wire.screens.widths import WIDTH

NAMES = {7: "Al", 8: "Maximilienne de la Tour d’Argent"}
TALE = "Once upon a time nine dragons sat down at a table, and one of them knew the rules."
LOOK = Row((Tap(label="Look", verb="look"),))


def test_no_word_is_lost_and_no_row_is_longer_than_a_narrow_phone_is_wide() -> None:
    rows = broken(TALE)
    assert " ".join(rows) == TALE
    assert len(rows) > 2
    assert all(broken(row) == [row] for row in rows)


def test_what_is_broken_once_stays_as_it_is() -> None:
    once = "\n".join(broken(TALE))
    assert "\n".join(broken(once)) == once


def test_what_is_bold_stays_bold_in_each_row() -> None:
    rows = broken(f"**{TALE}** And then?")
    assert all(row.count("**") == 2 for row in rows[:-1])
    assert "".join(rows).replace("**", "").count("dragons") == 1


def test_small_print_is_small_in_each_row_and_has_room_for_more() -> None:
    small, usual = broken(f"-# {TALE}"), broken(TALE)
    assert all(row.startswith("-# ") for row in small)
    assert len(small[0].removeprefix("-# ")) > len(usual[0])


def test_a_mention_is_as_long_as_the_name() -> None:
    said = "<@{who}> has called, and nobody"
    assert len(broken(said.format(who=7), NAMES)) == 1
    assert len(broken(said.format(who=8), NAMES)) == 2


@pytest.mark.parametrize("whole", ["<t:1800000000:R>", "[to the table](https://example.org/x)", "`a b`"])
def test_what_discord_makes_one_thing_of_is_not_broken(whole: str) -> None:
    for words in range(1, 12):
        assert any(whole in row for row in broken(f"{'so ' * words}{whole} then"))


def test_a_dot_between_two_things_neither_ends_a_row_nor_begins_one() -> None:
    for words in range(1, 16):
        for text in (f"{'oui ' * words}· non · {'si ' * 20}", f"-# {'oui ' * words}· **non** · {'si ' * 20}"):
            rows = [row.removeprefix("-# ") for row in broken(text)]
            assert len(rows) > 1
            assert not any(row.startswith("·") or row.endswith("·") for row in rows)


def test_french_signs_stay_with_their_word() -> None:
    for words in range(1, 12):
        assert any("vous\u00a0!" in row for row in broken(f"{'oui ' * words}vous\u00a0! non"))


@pytest.mark.parametrize("sign", ["18.", "-", ">", "#", "###", "-#"])
def test_a_row_that_goes_on_begins_no_list_and_no_title(sign: str) -> None:
    begun = set[str]()
    for before in ("so " * words + "i" * more + " " for words in range(1, 12) for more in range(1, 7)):
        _, *rows = once = broken(f"{before}{sign} and so on")
        assert " ".join(once).replace("\\", "") == f"{before}{sign} and so on"
        assert broken("\n".join(once)) == once
        begun |= {row.split(" ")[0] for row in rows}
    assert f"{sign[:-1]}\\." in begun or f"\\{sign}" in begun
    assert sign not in begun


def test_a_list_stays_one() -> None:
    assert broken("- one\n2. two") == ["- one", "2. two"]


def test_a_word_that_is_too_long_has_a_row_to_itself() -> None:
    giant = "x" * int(WIDTH)
    assert broken(f"a {giant} b") == ["a", giant, "b"]


def test_a_space_at_the_end_takes_no_row() -> None:
    for letters in range(1, 60):
        text = "a" * letters
        assert broken(f"{text} ") == broken(text)


def test_blank_rows_fill_up_what_is_short() -> None:
    assert filled(["a"], 3) == ["a", BLANK, BLANK]
    assert filled(["a", "b"], 1) == ["a", "b"]


@pytest.mark.parametrize("notice", ["", "Not now.", TALE])
@pytest.mark.parametrize("told", ["Roll!", TALE])
def test_a_private_screen_is_as_high_with_a_word_about_what_happened_as_without(
    told: str, notice: str
) -> None:
    rows = 4
    *_, below = with_notice(Screen((LOOK, Line(told)), None), notice, rows, NAMES).parts
    assert isinstance(below, Line)
    assert len(below.text.split("\n")) == rows
    assert not notice or " ".join(broken(notice)) in " ".join(below.text.split("\n"))
    assert notice or " ".join(broken(told)) in " ".join(below.text.split("\n"))
