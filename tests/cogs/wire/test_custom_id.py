"""custom_ids: what a button carries survives the journey, and what is forged is no more than that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.wire.presses.custom_id import LARGEST, CustomId, base36, read_custom_id
from cogs.wire.screens.limits import CUSTOM_ID

numbers = st.integers(0, LARGEST)
args = st.lists(
    st.one_of(st.integers(-(36**6), 36**6), st.text("0123456789abcdefghijklmnopqrstuvwxyz_-", max_size=12)),
    max_size=3,
).map(tuple)
verbs = st.from_regex(r"[a-z][a-z_]{0,9}", fullmatch=True)


@given(st.builds(CustomId, table=numbers, revision=st.integers(0, 36**5), verb=verbs, args=args))
def test_what_a_button_carries_survives_the_journey(custom_id: CustomId) -> None:
    text = str(custom_id)
    assert len(text) <= CUSTOM_ID
    assert read_custom_id(text) == custom_id


@pytest.mark.parametrize("place", ["{}.1.hand", "1.{}.hand", "1.1.tap.~pick.{}", "1.1.tap.~pick.-{}"])
def test_a_number_that_no_database_can_look_for_is_none_of_ours(place: str) -> None:
    assert read_custom_id(place.format(base36(LARGEST)))
    assert read_custom_id(place.format(base36(LARGEST + 1))) is None
    assert read_custom_id(place.format("z" * 13)) is None


@given(st.text(max_size=120))
def test_whatever_is_forged_is_read_or_refused_but_never_breaks(text: str) -> None:
    found = read_custom_id(text)
    assert found is None or found.verb


@pytest.mark.parametrize(
    "text", ["", "x", "1.2", "1.2.", "1.2.Join", "1.2.join.~A", "1.2.join." + "~a." * 40, "é.1.join"]
)
def test_what_is_none_of_ours_is_nothing(text: str) -> None:
    assert read_custom_id(text) is None


def test_a_word_that_looks_like_a_number_stays_a_word() -> None:
    assert read_custom_id(str(CustomId(1, 2, "tap", ("10", 10)))) == CustomId(1, 2, "tap", ("10", 10))


def test_what_would_not_fit_is_refused_before_it_is_sent() -> None:
    with pytest.raises(ValueError, match="cannot travel"):
        str(CustomId(1, 2, "own", ("a" * 60, "b" * 60)))
    with pytest.raises(ValueError, match="cannot travel"):
        str(CustomId(1, 2, "own", ("Élan",)))
    with pytest.raises(ValueError, match="cannot travel"):
        str(CustomId(LARGEST + 1, 2, "hand"))


def test_base_36_counts_with_letters() -> None:
    assert [base36(number) for number in (0, 35, 36, -37)] == ["0", "z", "10", "-11"]
