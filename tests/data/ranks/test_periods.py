"""Weeks, months and seasons by UTC."""

from datetime import UTC, datetime

import pytest

from data.ranks.periods import Period


def ms(*day: int) -> int:
    return int(datetime(*day, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("at", "week", "month", "season"),
    [
        (ms(2026, 11, 18, 9), "2026-W47", "2026-11", "2026-Q4"),
        (ms(2027, 1, 1), "2026-W53", "2027-01", "2027-Q1"),
        (ms(2027, 1, 4), "2027-W01", "2027-01", "2027-Q1"),
        (ms(2026, 3, 31, 23, 59), "2026-W14", "2026-03", "2026-Q1"),
        (ms(2026, 4, 1), "2026-W14", "2026-04", "2026-Q2"),
    ],
)
def test_a_moment_belongs_to_a_week_a_month_and_a_season(at: int, week: str, month: str, season: str) -> None:
    named = [period.name_at(at) for period in Period]
    assert named == [week, month, season, "all"]


def test_a_week_begins_on_monday_at_midnight() -> None:
    monday = ms(2026, 11, 16)
    assert Period.WEEK.name_at(monday - 1) == "2026-W46"
    assert Period.WEEK.name_at(monday) == "2026-W47"
