"""The spans of time that leaderboards tell apart: a week, a month, a season of three months, all time."""

from datetime import UTC, datetime
from enum import StrEnum


class Period(StrEnum):
    """Weeks begin on Monday; all of them begin and end at midnight UTC."""

    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"

    def name_at(self, at: int) -> str:
        """Which week, month or season this moment (in ms) belongs to, by its name in the database."""
        day = datetime.fromtimestamp(at / 1000, UTC)
        match self:
            case Period.WEEK:
                year, week, _ = day.isocalendar()
                return f"{year}-W{week:02}"
            case Period.MONTH:
                return f"{day.year}-{day.month:02}"
            case Period.SEASON:
                return f"{day.year}-Q{(day.month + 2) // 3}"
            case Period.ALL:
                return "all"
