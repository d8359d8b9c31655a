"""What all tables are shown with: the way to Discord, the words of each server, looks, and kept lines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import discord
import structlog

from cogs.games.desk import Desk
from cogs.games.look import AnyLook, look_at
from cogs.shown.again import PAUSE
from cogs.shown.looks import Looks
from cogs.shown.message import Message
from cogs.shown.pace import Pace
from cogs.shown.painter import Painter
from cogs.shown.posts import Posts
from cogs.wire.services import Services
from data.kept.boards import Boards
from data.kept.calls import Calls
from data.kept.former_boards import FormerBoards
from data.ranks.afterwards import Aftermaths
from data.words import Words
from engine.match import Match, Record, Undo
from engine.tables.table import Standing

log = structlog.get_logger()


class Manner(NamedTuple):
    """How boards are shown in one server."""

    words: Words
    text_only: bool


@dataclass(slots=True, kw_only=True)
class Stage:
    client: discord.Client
    services: Services
    boards: Boards
    calls: Calls
    former_boards: FormerBoards
    aftermaths: Aftermaths
    pace: Pace
    painter: Painter
    pause: int = PAUSE  # ms for which a new screen takes no press that was meant for the one before
    looks: Looks = field(default_factory=Looks)
    posts: Posts = field(init=False)

    def __post_init__(self) -> None:
        self.posts = Posts(self.client, self.pace, self.services.clock)

    async def manner(self, home: int) -> Manner:
        """The language that a server has chosen, or else its own; in pictures, or in words alone."""
        chosen, server = await self.services.guilds.settings_of(home), self.client.get_guild(home)
        own = str(server.preferred_locale) if server else None
        return Manner(self.services.languages.spoken(chosen.language, own), chosen.text_boards)

    def public_message(self, channel: int, number: int) -> Message:
        place = self.client.get_partial_messageable(channel)
        return Message(self.services, self.pace, place, number)

    def private_message(self, number: int | None) -> Message:
        return Message(self.services, self.pace, None, number)

    def worded(self, then: Standing, undid: int | None, words: Words) -> Sequence[str]:
        """What just happened at a table, a line each."""
        look = self.looks.at(then, words, None)
        return _news(self.services.desks[then.table.game], look, undid)

    async def from_log(self, standing: Standing, words: Words) -> Sequence[str]:
        """The line of every action so far, told off the loop."""
        record = await self.services.tables.record(standing.table.id)
        desk = self.services.desks[standing.table.game]
        try:
            return await asyncio.to_thread(_retold, standing, record, desk, words)
        except Exception:  # a log of older rules, or one that does not replay: the match goes on without
            log.warning("last lines not told", table=standing.table.id, exc_info=True)
            return ()


def _retold(standing: Standing, record: Record, desk: Desk, words: Words) -> list[str]:
    """Every action's line, the first first."""
    lines: list[str] = []
    for scene in Match.history(standing.game, record):
        then = Standing(standing.table, standing.game, scene.match)
        undid = scene.entry.seat if isinstance(scene.entry, Undo) else None
        lines += _news(desk, look_at(then, words, None), undid)
    return lines


def _news(desk: Desk, look: AnyLook, undid: int | None) -> Sequence[str]:
    """A play that was taken back is told as well: the match has no news of it."""
    return desk.news(look) if undid is None else (look.words("news-undone", who=look.names[undid]),)
