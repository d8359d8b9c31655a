"""Text as a narrow phone breaks it, broken by us: so it has as many rows on every phone.

A channel is read from its end. A row more or less below some buttons moves them all, under the finger too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cogs.wire.screens.widths import CODE, MONO, PILL, WIDTH, wide

BLANK = "\u200b"  # a row of text in which nothing is seen
DOT = "·"  # parts what stands in one row: it neither ends a row nor begins one
MORE = " …"  # where the end is missing
UNNAMED: Mapping[int, str] = {}

SOMEBODY, SOME_TIME = "Maximilian", "dans 30 secondes"
SPACE = wide(" ")
SMALL, SMALLER = "-# ", 13 / 16
KEPT = 1_024  # lines that were measured last

_WHO = re.compile(r"<@(\d+)>")
_LIST = re.compile(r"^(\d+(?=\. )|(?=(?:[->]|#{1,3}|-#) ))")  # or a title
_PART = re.compile(
    r"<@(?P<who>\d+)>|(?P<when><t:\d+(?::\w)?>)|\[(?P<link>[^\]]*)\]\([^)]*\)|`(?P<code>[^`]*)`"
    r"|\\(?P<escaped>.)|(?P<mark>\*\*|\*)|(?P<letters> |[^ <\[`\\*]+|.)"
)


class _Word(NamedTuple):
    text: str
    width: float
    marks: tuple[str, ...]  # that are open after it: bold, italic


def broken(text: str, names: Mapping[int, str] = UNNAMED) -> list[str]:
    """The rows of a text; mentioned people are as long as their names."""
    rows = list[str]()
    for line in text.split("\n"):
        who = _WHO.findall(line)
        rows += _rows(line, tuple([names.get(int(number), SOMEBODY) for number in who]) if who else ())
    return rows


def fitting(told: Iterable[Sequence[str]], count: int, names: Mapping[int, str] = UNNAMED) -> list[str]:
    """What there is room for in so many rows, in this order: of each, the first wording that fits.

    The first of all is always told: where it alone is too long, its end is missing.
    """
    shown = list[str]()
    for wordings in told:
        room, rows = count - len(shown), [broken(one, names) for one in wordings if one]
        fits = next((one for one in rows if len(one) <= room), [] if shown or not rows else rows[-1])
        shown += fits
    return shown if len(shown) <= count else cut(shown, count, names)


def in_small_rows(text: str, count: int, names: Mapping[int, str] = UNNAMED) -> list[str]:
    """These lines in small print and in so many rows, of which there may be fewer to tell."""
    lines = small_print(text).split("\n") if text else []
    shown = fitting(((line,) for line in lines), count, names)
    return [*shown, *[SMALL + BLANK] * (count - len(shown))]


def cut(rows: Sequence[str], count: int, names: Mapping[int, str] = UNNAMED) -> list[str]:
    """The first of these rows; the last of them says that more would follow."""
    *before, last = rows[:count]
    while len(broken(f"{last}{MORE}", names)) > 1:
        last = last.rpartition(" ")[0]
    return [*before, f"{last}{MORE}"]


def small_print(text: str) -> str:
    """Each line of it."""
    return SMALL + text.replace("\n", f"\n{SMALL}")


def forget() -> None:
    """Whatever was measured may name somebody."""
    _rows.cache_clear()
    wide.cache_clear()


def filled(rows: Sequence[str], count: int) -> list[str]:
    """So many rows at least."""
    return [*rows, *[BLANK] * (count - len(rows))]


@lru_cache(KEPT)
def _rows(line: str, who: tuple[str, ...]) -> tuple[str, ...]:
    """The rows of a line that mentions these people."""
    rows, small = list[str](), SMALL if line.startswith(SMALL) else ""
    scale = SMALLER if small else 1.0
    row, left, marks = "", WIDTH, ()
    for word in _words(line.removeprefix(small).rstrip(" "), iter(who)):
        needed = scale * word.width
        if row and needed > left:
            rows.append(small + row.rstrip(" ").removesuffix(f" {DOT}") + "".join(reversed(marks)))
            row, left = "".join(marks), WIDTH
            if word.text == DOT:
                continue
        row += f"{word.text} "
        row = _LIST.sub(r"\1\\", row) if rows else row  # a row that goes on is none
        left -= needed + scale * SPACE
        marks = word.marks
    return (*rows, small + row.removesuffix(" "))


def _words(line: str, who: Iterator[str]) -> Iterator[_Word]:
    text, width, marks = "", 0.0, list[str]()
    for part in _PART.finditer(line):
        if part["letters"] == " ":
            yield _Word(text, width, tuple(marks))
            text, width = "", 0.0
            continue
        text += part[0]
        if mark := part["mark"]:
            marks.remove(mark) if mark in marks else marks.append(mark)
        else:
            width += _wide(part, who, bold="**" in marks)
    yield _Word(text, width, tuple(marks))


def _wide(part: re.Match[str], who: Iterator[str], *, bold: bool) -> float:
    if part["who"]:
        return PILL + wide("@" + next(who), bold=bold)
    if part["when"]:
        return PILL + wide(SOME_TIME, bold=bold)
    if part["code"]:
        return CODE + MONO * len(part["code"])
    return wide(part["link"] or part["escaped"] or part["letters"] or "", bold=bold)
