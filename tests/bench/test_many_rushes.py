"""A house that is too slow is measured as such, and the measurement does not die of it."""

from bench.crowds.many_rushes import SETTLE, Evening


def test_what_nobody_saw_is_as_late_as_the_watch_was_long() -> None:
    shown = {1: {4: 1_300.0}}
    reveals = {1: {3: 1_000.0, 5: 1_500.0}, 2: {1: 1_100.0}}
    evening = Evening(shown, reveals, requests={}, most_flying=1, cpu_ms=1.0, began=1_000.0, ended=2_000.0)
    over = 2_000 + SETTLE * 1000
    assert evening.late() == [300, over - 1_500, over - 1_100]
    assert evening.skipped() == 3
