"""Whoever opens a table and sits at another one already is told so, once: people may be waiting there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.wire.choices import slug
from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.tables.table import Mode

if TYPE_CHECKING:
    from cogs.shown.presenter import Presenter
    from data.words import Words
    from engine.tables.table import Table

STAY, LEAVE = "stay_at_both", "leave_other"  # verbs
MOST = 3  # of the other tables; who sits at more knows it


def tables_missed(tables: Sequence[Table], opened: Table) -> Sequence[Table]:
    """Where he was before and is missed soon; a relaxed table is meant to be played beside others."""
    return tuple(table for table in tables if table.id < opened.id and table.clock.mode is Mode.LIVE)[:MOST]


async def elsewhere_screen(presenter: Presenter, others: Sequence[Table], words: Words) -> Screen:
    """Where they are, and both choices: what changes nothing comes first."""
    lines = [words("elsewhere", count=len(others))]
    leave: list[Tap] = []
    for table in others:
        game = words(f"{slug(table.game)}-name")
        board = await presenter.at(table.id).board.message()
        named = game if board is None else f"[{game}]({board.link(table.home)})"
        opened = f"<t:{table.opened // 1000}:R>"
        lines.append(words("elsewhere-table", table=named, opened=opened))
        leave.append(Tap(label=words("elsewhere-leave", game=game), verb=LEAVE, args=(table.id,), emoji="👋"))
    stay = Tap(label=words("elsewhere-stay"), verb=STAY, style=Style.PRIMARY)
    return Screen((Line("\n".join(lines)), Row((stay, *leave))))
