"""The link that brings the bot to a server, asking for nothing it does not need."""

from __future__ import annotations

import base64
import binascii

import discord

from cogs.wire.rights.permissions import NEEDED, THREADED

SCOPES = ("bot", "applications.commands")


def invitation_link(application: int) -> str:
    wanted = discord.Permissions(**dict.fromkeys((*NEEDED, *THREADED), True))
    return discord.utils.oauth_url(application, permissions=wanted, scopes=SCOPES)


def application_of(token: str) -> int | None:
    """The application that a bot's token belongs to, as its first part says; None where it says nothing."""
    head = token.partition(".")[0]
    try:
        told = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(told) if told.isdecimal() else None
