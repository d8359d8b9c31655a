"""Who may do what where: Discord's permission bits, and how overwrites change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class Permission:
    """The bits a games bot or its players come across: plain numbers, as they are tested all the time."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    SPEAK = 1 << 21
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


BY_NAME: dict[str, int] = {name: bit for name, bit in vars(Permission).items() if name.isupper()}
EVERYTHING = (1 << 53) - 1
EVERYONE = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.SPEAK
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.SEND_POLLS
    | Permission.USE_EXTERNAL_APPS
)
# What the link that invites a games bot usually asks for.
BOT = (
    Permission.MANAGE_MESSAGES
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MENTION_EVERYONE
)


@dataclass(slots=True)
class Overwrite:
    """What one channel allows or denies one role (`kind` 0) or member (`kind` 1)."""

    kind: int
    allow: int = 0
    deny: int = 0

    def __call__(self, permissions: int) -> int:
        return permissions & ~self.deny | self.allow

    def change(self, permission: int, allowed: bool | None) -> None:
        """Allow, deny or (None) leave a permission to the roles."""
        self.allow = self.allow & ~permission | (permission if allowed else 0)
        self.deny = self.deny & ~permission | (permission if allowed is False else 0)

    def wire(self, of: str) -> dict[str, Any]:
        """As it stands in a channel object."""
        return {"id": of, "type": self.kind, "allow": str(self.allow), "deny": str(self.deny)}


def in_channel(
    base: int, guild_id: str, member_id: str, roles: list[str], at: Mapping[str, Overwrite]
) -> int:
    """The permissions of a member whose roles give `base`, in a channel with the overwrites `at`."""
    if base & Permission.ADMINISTRATOR:
        return EVERYTHING
    if guild_id in at:
        base = at[guild_id](base)
    allow = deny = 0
    for role in roles:
        if role in at:
            allow |= at[role].allow
            deny |= at[role].deny
    base = base & ~deny | allow
    return at[member_id](base) if member_id in at else base
