"""What the bot needs in a channel, named before anybody sits down."""

from __future__ import annotations

from typing import Any

import discord

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
THREADED = ("create_public_threads", "send_messages_in_threads")  # for tables in threads of their own


def missing_permissions(interaction: discord.Interaction[Any], *, in_thread: bool = False) -> tuple[str, ...]:
    """The names of the permissions that we lack where this was typed."""
    needed = NEEDED
    if isinstance(interaction.channel, discord.Thread):
        needed = tuple("send_messages_in_threads" if name == "send_messages" else name for name in NEEDED)
    elif in_thread:
        needed = (*NEEDED, *THREADED)
    return lacking_names(interaction.app_permissions, needed)


def lacking_names(granted: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.replace("_", "-") for name in needed if not getattr(granted, name))
