"""Names as text: every name in its two ways of writing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.wire.screens.limits import PERSON_NAME
from cogs.wire.screens.plain import escaped, in_lines, in_text, plain_name


@pytest.mark.parametrize(
    "name",
    ["Ada", "Basile D.", "jean_paul", "Zoë", "名前", "شيماء", "👨‍👩‍👧", "Đặng Thị Ngọc", "x" * PERSON_NAME],
)
def test_what_people_are_called_stays_as_it_is(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u202etxt.exe", "txt.exe"),
        ("a\nb\r\n  c", "a b c"),
        ("\u2066hidden\u2069", "hidden"),
        ("x" * 200, "x" * 31 + "…"),
        ("Z" + "\u0300" * 60, "Z" + "\u0300" * 3),
        ("a\u200bb\ufeffc", "abc"),
    ],
)
def test_what_is_not_to_be_seen_is_left_out(name: str, seen: str) -> None:
    assert plain_name(name) == seen


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\u202e", "\u3164", "\u2800\u2800", "\u0300\u0301"]
)
def test_a_name_of_which_nothing_can_be_seen_is_none(name: str) -> None:
    assert plain_name(name) == ""


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("[free nitro](http://e.vil)", r"\[free nitro\](http:\//e.vil)"),
        ("**bold** _thin_ ~~out~~", r"\*\*bold\*\* \_thin\_ \~\~out\~\~"),
        ("<@1> @everyone <t:1:R>", r"\<\@1\> \@everyone \<t:1:R\>"),
        ("`code` ||secret||", r"\`code\` \|\|secret\|\|"),
        ("# large", r"\# large"),
        ("- a point", r"\- a point"),
        ("Ada, 12 points.", "Ada, 12 points."),
        ("a-b", "a-b"),
        ("1. first", r"1\. first"),  # no digit can be escaped: the stroke before one would be read
        ("12. twelfth", r"12\. twelfth"),
        ("1.5 points", "1.5 points"),
    ],
)
def test_markdown_is_written_as_it_is(text: str, written: str) -> None:
    assert escaped(text) == written


@given(st.text(max_size=80))
def test_a_name_is_short_and_steers_nothing(name: str) -> None:
    """No override of direction, no line, no control: in no name whatsoever."""
    seen = plain_name(name)
    assert len(seen) <= PERSON_NAME
    assert seen == seen.strip()
    assert all(
        unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or one == "\u200d" for one in seen
    )
    assert plain_name(seen) == seen


@pytest.mark.parametrize("name", ["\u05e9\u05dc\u05d5\u05dd", "\u0634\u064a\u0645\u0627\u0621 2", "a \u05d0"])
def test_letters_from_right_to_left_turn_nothing_that_stands_beside_them(name: str) -> None:
    """Alone, "1. NAME · 2 of 3" would be read as "of 3 2 · NAME .1"."""
    written = in_text(name)
    assert written == f"\u2068{escaped(name)}\u2069"


@given(st.text(max_size=40))
def test_in_text_a_name_is_set_apart_only_where_it_must_be(name: str) -> None:
    seen = plain_name(name)
    turns = any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in seen)
    assert in_text(seen) == (f"\u2068{escaped(seen)}\u2069" if turns else escaped(seen))


@given(st.text(alphabet=st.sampled_from("\\*_~`|<>@#[]()-+ a1.:/"), max_size=40))
def test_whatever_marks_up_is_behind_a_backslash(text: str) -> None:
    """Read as Discord reads it, nothing is left that could open markdown; and what is read is the text."""
    written, read, at = escaped(text), "", 0
    while at < len(written):
        if written[at] == "\\":
            at += 1
            assert not written[at].isalnum()
        else:
            assert written[at] not in "*_~`|<>@#[]"
            assert not written.startswith("://", at)
        read += written[at]
        at += 1
    assert read == text


def test_sentences_stand_in_lines_of_their_own_and_a_place_beside_whose_it_is() -> None:
    told = "It is over. 1. Ada D.: 7, by round 3, 4. 2. Basile: 0. 12. Cleo: 1! The end."
    assert in_lines(told).split("\n") == [
        "It is over.",
        "1. Ada D.: 7, by round 3, 4.",
        "2. Basile: 0.",
        "12. Cleo: 1!",
        "The end.",
    ]


def test_a_tile_that_is_told_in_words_stays_in_one_row_and_a_row_of_tiles_in_its_own() -> None:
    assert in_lines("Tiles: A 7-5-3, B 5-3-9; (½) D 9-2-4, cubo-3").split("\n") == [
        "Tiles:",
        "A\u00a07\u20115\u20113, B\u00a05\u20113\u20119;",
        "(½) D\u00a09\u20112\u20114, cubo-3",
    ]


@pytest.mark.parametrize("before", [":", "\u00a0:"])
def test_what_a_piece_is_called_stands_beside_it_and_pieces_apart_in_lines(before: str) -> None:
    told = (
        f"Seat 1 (Ada){before} D{before} head of Wah, 12{before} eyes of Wah; F{before} head of Ghost; free."
    )
    assert in_lines(told).split("\n") == [
        f"Seat 1 (Ada){before} D{before}\u00a0head of Wah, 12{before}\u00a0eyes of Wah;",
        f"F{before}\u00a0head of Ghost; free.",
    ]
