"""Where a press really came from: Discord says what its message carries, and nobody can forge that."""

from __future__ import annotations

import discord

from cogs.wire.pressed import carried_by

ON_BOARDS = frozenset({"join", "start", "ready", "hand", "tap", "rematch", "rules", "go_on"})
"""Verbs that stand on a table's board and on no other public message: in the lobby, in play, at the end."""


def is_board(message: discord.Message | None, table: int) -> bool:
    """Whether this message is or was the board of this table."""
    if message is None or message.flags.ephemeral:
        return False
    return any(tap.table == table and tap.verb in ON_BOARDS for tap in carried_by(message.components))
