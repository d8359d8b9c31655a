"""Names as text: every name in its two ways of writing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.wire.screens.plain import LONGEST, escaped, plain_name


@pytest.mark.parametrize(
    "name",
    ["Ada", "Basile D.", "jean_paul", "Zoë", "名前", "شيماء", "👨‍👩‍👧", "Đặng Thị Ngọc", "x" * LONGEST],
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
    ],
)
def test_markdown_is_written_as_it_is(text: str, written: str) -> None:
    assert escaped(text) == written


@given(st.text(max_size=80))
def test_a_name_is_short_and_steers_nothing(name: str) -> None:
    """No override of direction, no line, no control: in no name whatsoever."""
    seen = plain_name(name)
    assert len(seen) <= LONGEST
    assert seen == seen.strip()
    assert all(
        unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or one == "\u200d" for one in seen
    )
    assert plain_name(seen) == seen


@given(st.text(alphabet=st.sampled_from("\\*_~`|<>@#[]()-+ a1.:/"), max_size=40))
def test_whatever_marks_up_is_behind_a_backslash(text: str) -> None:
    """Read as Discord reads it, nothing is left that could open markdown; and what is read is the text."""
    written, read, at = escaped(text), "", 0
    while at < len(written):
        if written[at] == "\\":
            at += 1
        else:
            assert written[at] not in "*_~`|<>@#[]"
            assert not written.startswith("://", at)
        read += written[at]
        at += 1
    assert read == text
