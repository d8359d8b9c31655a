"""Fair play: seal and seed of a shuffle, and how anybody checks them, behind one button everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.wire.cog import Cog
from cogs.wire.presses.routes import Route, on_board
from cogs.wire.screens.accents import PAST
from cogs.wire.screens.screen import Line, Part, Row, Screen, Tap
from engine.chance import SEAL_SHOWN, sealed
from engine.tables.table import Status

if TYPE_CHECKING:
    from cogs.wire.presses.pressed import TablePress
    from data.words import Words
    from engine.tables.table import Table


class FairPlay(Cog):
    @property
    def routes(self) -> Iterable[Route]:
        yield on_board("fair", self.fair)

    async def fair(self, pressed: TablePress) -> None:
        table = pressed.standing.table
        await pressed.show(_screen(table, pressed.words), table=table.id)


def _screen(table: Table, words: Words) -> Screen:
    seal = sealed(table.seed)[:SEAL_SHOWN]
    told = [f"### {words('fair-play')}", words("fair-sealed", seal=seal)]
    if not table.ended:
        return Screen((Line("\n".join((*told, words("fair-later")))),), PAST)
    parts: list[Part] = [Line("\n".join((*told, words("fair-opened", seed=table.seed))))]
    if table.status is Status.OVER:
        parts.append(
            Row(
                (
                    Tap(label=words("replay-do-check"), emoji="🔍", verb="replay_check"),
                    Tap(label=words("replay-do-log"), emoji="💾", verb="replay_log"),
                )
            )
        )
    return Screen(tuple(parts), PAST)
