"""Where a press really came from, which nobody can forge, and where the board is by now."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.shown.message import Message
from cogs.wire.presses.pressed import carried_by
from data.words import Words

ON_BOARDS = frozenset({"join", "start", "ready", "hand", "tap", "rematch", "rules", "go_on"})
"""Verbs that stand on a table's board and on no other public message: in the lobby, in play, at the end."""


def is_board(message: discord.Message | None, table: int) -> bool:
    """Whether this message is or was the board of this table."""
    if message is None or message.flags.ephemeral:
        return False
    return any(tap.table == table and tap.verb in ON_BOARDS for tap in carried_by(message.components))


@dataclass(frozen=True, slots=True)
class NewerBoard:
    """By this mark whatever is or was the board of this table is known, and came after that message."""

    table: int
    than: int | None

    def __call__(self, message: discord.Message) -> bool:
        return message.id > (self.than or 0) and is_board(message, self.table)


def whereabouts(board: Message | None, words: Words, home: int, seen_in: int | None) -> str:
    """Where the board is now, for those who look at an old one."""
    if board is None or board.channel is None:
        return words("board-unknown")
    link = f"https://discord.com/channels/{home}/{board.channel.id}/{board.number}"
    if board.channel.id == seen_in:
        return words("board-moved", link=link)
    return words("board-moved-to", place=f"<#{board.channel.id}>", link=link)
