"""What the bot needs in a channel, named before anybody sits down."""

from __future__ import annotations

from typing import Any

import discord

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


def missing(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The names of the permissions that we lack where this was typed."""
    granted = interaction.app_permissions
    needed = NEEDED
    if isinstance(interaction.channel, discord.Thread):
        needed = tuple("send_messages_in_threads" if name == "send_messages" else name for name in NEEDED)
    return tuple(name.replace("_", "-") for name in needed if not getattr(granted, name))
