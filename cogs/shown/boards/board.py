"""A table's public screen in each of its stages: lobby, match, result, and a table that closed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from cogs.games.desk import Desk
from cogs.games.look import AnyLook
from cogs.games.race_desk import is_finish
from cogs.shown.boards.foot import block_of_lines, last_rows, rows_of_lines, with_room
from cogs.shown.boards.lobby import lobby_screen
from cogs.shown.boards.rest import at_rest
from cogs.shown.boards.stragglers import Stragglers
from cogs.shown.clocks import by_their_clocks
from cogs.shown.message import Painting
from cogs.shown.private.leaving import passages, rated_last
from cogs.shown.stage import Manner, Stage
from cogs.wire.choices import slug
from cogs.wire.presses.wrapping import for_all
from cogs.wire.screens.accents import CLOSED, MATCH, OVER
from cogs.wire.screens.limits import A_ROW
from cogs.wire.screens.names import bare, numbered, numbered_with_signs
from cogs.wire.screens.rows import BLANK, SMALL, broken, filled, fitting
from cogs.wire.screens.screen import Line, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.tables.table import Mode, Rest, Seat, Standing, Status, Table
from render.sketch import Sketch

CLOCK = 2  # rows for whose decision is awaited, and until when
NEWEST = 2  # lines of a photo finish: for those there is room before all older ones


def board_painting(
    standing: Standing, stage: Stage, manner: Manner, draft: str, recent: Sequence[str], late: Stragglers
) -> Painting:
    """The board as everybody in its server is to see it now."""
    table, desk = standing.table, stage.services.desks[standing.table.game]
    look = stage.looks.at(standing, manner.words, None, draft) if standing.match else None
    if look is not None:
        if table.status is Status.OVER:  # what brought the end: what went before is in the replay
            recent = desk.news(look)
        told = table.status is Status.PLAYING or desk.pauses(look)  # a result has no photo finish of long ago
        missed = late.lines(look) if late and told else ()
        moved = passages(table, look.names, look.words, since=table.revision) if table.passages else ()
        every = _away_once((*recent, *moved), standing, look)
        news, moved = every[: len(recent)], every[len(recent) :]
        recent = with_beside(news, missed, moved, look.people, desk.rows_told)
    by_clock = by_their_clocks(standing, stage.services.clock)
    screen = board_screen(by_clock, desk, manner.words, look, recent)
    return Painting(screen, table.id, table.revision, manner.text_only, kind_of(table))


def with_beside(
    news: Sequence[str], missed: Iterable[str], moved: Sequence[str], names: Mapping[int, str], most: int
) -> Sequence[str]:
    """The last lines, and below them what has happened since and is no move.

    What the last move brought is told for certain, and in a race who was late for it, in the first wording
    that there is room for: whoever pressed is answered nowhere else. By how much others were beaten can be
    asked for.
    """
    newest = sorted(range(len(news))[-NEWEST:], key=lambda at: (is_finish(news[at]), -at))
    room = most - sum(rows_of_lines(news[at : at + 1], names) for at in newest[:1])
    late: tuple[str, ...] = ()
    for line in missed:
        late = (line,)
        if rows_of_lines(late, names) <= room:
            break
    every = (*news, *late, *moved)
    since = range(len(news), len(every))
    first = (*newest[:1], *since[: len(late)], *newest[1:], *since[len(late) :])
    return with_room(every, first, names, most)


def _away_once(lines: Sequence[str], standing: Standing, look: AnyLook) -> Sequence[str]:
    """That the house plays for somebody is told with whose turn it is, or else in the newest line of his."""
    told, match = list(lines), standing.match
    awaited = standing.game.awaited(match.state) if match and not match.outcome else ()
    for seat, name in enumerate(look.names):
        person = bare(name)
        away = look.words("name-away", name=person)
        found = [at for at, line in enumerate(told) if away in line]
        for at in found if name == person or seat in awaited else found[:-1]:
            told[at] = told[at].replace(away, person)
    return told


def kind_of(table: Table) -> str:
    """Which of a table's screens stands there: from one to the next, hardly a button is the same."""
    if table.rest is not None:
        return "resting"
    return table.status.value if table.begins is None else "called"


def foreseen(standing: Standing, stage: Stage, manner: Manner | None, draft: str) -> Sequence[Sketch]:
    """The pictures of what all will see, painted as before; none while a photo finish keeps it from them."""
    if manner is None or manner.text_only or standing.table.rest is not None:
        return ()
    look = stage.looks.at(standing, manner.words, None, draft)
    return () if look.view.judging else all_see(stage.services.desks[standing.table.game], look).sketches


def race_pauses(standing: Standing, stage: Stage, manner: Manner) -> bool:
    """Whether nobody is about to press in this race."""
    look = stage.looks.at(standing, manner.words, None)
    return stage.services.desks[standing.table.game].pauses(look)


def board_screen(
    standing: Standing, desk: Desk, words: Words, look: AnyLook | None, recent: Sequence[str]
) -> Screen:
    """What everybody sees of this table now; `look` is at its match, where there is one."""
    match standing.table.status:
        case Status.PLAYING if look and standing.table.rest:
            return at_rest(_playing(standing, desk, look, recent), desk, look.words)
        case Status.PLAYING if look:
            return _playing(standing, desk, look, recent)
        case Status.OVER if look:
            return _over(standing, desk, look, recent)
        case Status.LOBBY:
            return lobby_screen(standing, words)
        case _:
            return _closed(standing, words)


def all_see(desk: Desk, look: AnyLook) -> Screen:
    """The game's own board, as its desk makes it: once a look."""
    made = all_see, look.draft
    if made not in look.kept:
        look.kept[made] = desk.public(look)
    return look.kept[made]


def _playing(standing: Standing, desk: Desk, look: AnyLook, recent: Sequence[str]) -> Screen:
    table, words = standing.table, look.words
    own, told = _parted(for_all(all_see(desk, look)).parts)
    rules = Tap(label=words("board-rules"), verb="rules", args=(desk.key,), emoji="❓")
    news = block_of_lines(recent, look.people, desk.rows_told)
    resting = _resting(table.rest, words) if table.rest else ""
    if standing.raced and resting:  # nothing can be pressed that what is told invites to
        house = (
            SMALL + resting,
            news,
            numbered_with_signs(look.names),
            *[BLANK] * (sum(text.count("\n") + 1 for text in told)),
        )
    elif standing.raced:
        house = (*told, *_clock(standing, look, 1, SMALL), news, numbered_with_signs(look.names))
    else:
        rows = filled(broken(resting, look.people), CLOCK) if resting else _clock(standing, look, CLOCK)
        house = _blanks_last("\n".join((*rows, *told, news)))
    foot = Line("\n".join(house))
    return Screen((*_with_taps(own, desk, words, rules), foot), accent=MATCH)


def _blanks_last(text: str) -> list[str]:
    """As many rows, and no gaps among them."""
    return sorted(text.split("\n"), key=lambda row: row.endswith(BLANK))


def _with_taps(own: Sequence[Part], desk: Desk, words: Words, rules: Tap) -> Sequence[Part]:
    """A board and the house's own buttons. Where everything lies open the rules take no row of their own."""
    *others, last = own
    if desk.secret:
        hand = Tap(label=words(desk.hand), verb="hand", style=Style.PRIMARY, emoji="🫴")
        if desk.shares_row and isinstance(last, Row):
            return (*others, Row((hand, replace(rules, label=None), *last.taps)))
        return (*own, Row((hand, rules)))
    if isinstance(last, Row) and len(last.taps) < A_ROW:
        return (*others, Row((*last.taps, replace(rules, label=None))))
    return (*own, Row((rules,)))


def _parted(parts: Sequence[Part]) -> tuple[Sequence[Part], Sequence[str]]:
    """A board, and the lines that end it: they stand below the house's own buttons, which keep still."""
    count = next((at for at, part in enumerate(reversed(parts)) if not isinstance(part, Line)), len(parts))
    end = len(parts) - count
    return parts[:end], [part.text for part in parts[end:] if isinstance(part, Line)]


def _clock(standing: Standing, look: AnyLook, count: int, size: str = "") -> list[str]:
    """Whose decision is awaited, and until when, in so many rows: who has no room for a name has a number."""
    told = [
        [size + _awaited(standing, seat, who, look.words) for who in (bare(look.names[at]), f"`{at + 1}`")]
        for at, seat in enumerate(standing.table.seats)
        if seat.deadline is not None
    ]
    rows = fitting(told, count, look.people)
    return [*rows, *[size + BLANK] * (count - len(rows))]


def _resting(rest: Rest, words: Words) -> str:
    """For how long the table waits for anybody."""
    return f"💤\u00a0{words('board-resting', until=f'<t:{rest.until // 1000}:R>')}"


def _awaited(standing: Standing, seat: Seat, who: str, words: Words) -> str:
    if standing.table.clock.mode is Mode.LIVE and seat.brain:
        return words("board-turn", who=who)
    key = "board-race-until" if standing.raced else "board-turn-until"  # there it takes one row
    return words(key, who=who, until=f"<t:{(seat.deadline or 0) // 1000}:R>")


def _over(standing: Standing, desk: Desk, look: AnyLook, recent: Sequence[str]) -> Screen:
    table, words = standing.table, look.words
    parts: list[Any] = list(result_parts(standing, desk, look))
    if last := rated_last(table, look.names, words):
        parts.append(Line(f"-# {last}"))
    if rows := last_rows(recent, look.people, desk.rows_told):
        parts.append(Line("\n".join(rows)))
    taps = [
        Tap(
            label=words("board-rematch"),
            verb="rematch",
            style=Style.SUCCESS,
            emoji="🔁",
            enabled=table.next is None,
        ),
        Tap(label=words("board-replay"), verb="replay", emoji="🎞️"),
    ]
    if standing.raced and len(look.names) > 1:
        taps.append(Tap(label=words("race-presses"), verb="presses", emoji="📸"))
    taps.append(Tap(label=words("fair-play"), verb="fair", emoji="⚖️"))
    parts.append(Row(tuple(taps)))
    return Screen(tuple(parts), accent=OVER)


def result_parts(standing: Standing, desk: Desk, look: AnyLook) -> Sequence[Part]:
    """How it ended. In a race nothing but this says whose the numbers in the picture are."""
    own, told = _parted(for_all(desk.result(look)).parts)
    whose = (numbered(look.names),) if standing.raced and len(look.names) > 1 else ()
    return (*own, *map(Line, (*whose, *told)))


def _closed(standing: Standing, words: Words) -> Screen:
    table = standing.table
    title = words(f"{slug(table.game)}-name")
    lines = [f"### {title}", words(f"closed-{table.why}"), f"-# {words('closed-again', game=title)}"]
    return Screen((Line("\n".join(lines)),), accent=CLOSED)
