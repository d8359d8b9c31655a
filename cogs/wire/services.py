"""What everything on Discord needs: the tables, the pictures, the texts, the games, and what people set."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord

from cogs.games.desk import Desk
from cogs.hosting.metrics import Metrics
from cogs.wire.clock import PlayClock
from cogs.wire.presses.asides import Asides
from cogs.wire.presses.crowd import Crowd
from cogs.wire.rights.inquiries import Inquiries
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Screen
from data.kept.guilds import Guilds
from data.kept.people import People
from data.words import Languages
from engine import registry
from engine.game import AnyGame
from engine.tables.tables import Tables
from render.sketch import Sketch
from render.studio import Picture, Studio

Payload = tuple[Sheet, list[discord.File]]


@dataclass(slots=True, kw_only=True)
class Services:
    tables: Tables
    studio: Studio
    languages: Languages
    desks: Mapping[str, Desk]
    clock: PlayClock
    guilds: Guilds
    people: People
    metrics: Metrics
    crowd: Crowd | None = None  # None: whatever is pressed is answered
    games: Callable[[str], AnyGame] = registry.game
    asides: Asides = field(default_factory=Asides)
    inquiries: Inquiries = field(default_factory=Inquiries)

    async def sheet(self, screen: Screen, *, table: int, revision: int, text_only: bool = False) -> Payload:
        """A screen as Discord takes it: the layout, laid out while its pictures are drawn."""
        names, drawn, files = dict[Sketch, str](), list[Coroutine[Any, Any, Picture]](), list[discord.File]()
        try:
            for sketch in () if text_only else screen.sketches:
                drawn.append(self.studio.draw(sketch, table))
                names[sketch] = sketch.filename
            sheet = Sheet(screen, table=table, revision=revision, pictures=names)
            for coming in drawn:
                picture = await coming
                data = BytesIO(picture.data)
                files.append(discord.File(data, filename=picture.filename, description=picture.alt))
        finally:
            for coming in drawn:
                coming.close()  # where one of them fails, nobody waits for the others
        return sheet, files
