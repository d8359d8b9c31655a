"""Roles: what they allow, and how they look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LOOKS = ("name", "permissions", "color", "hoist", "mentionable", "unicode_emoji")


@dataclass(slots=True, eq=False)
class Role:
    """A role; the one with the guild's id is @everyone's."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False  # the bot's own
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    unicode_emoji: str | None = None

    def edit(self, changes: dict[str, Any]) -> None:
        """Change what is named; an emoji is taken away by null."""
        for key in LOOKS:
            if changes.get(key) is not None or (key == "unicode_emoji" and key in changes):
                setattr(self, key, changes[key])

    def wire(self) -> dict[str, Any]:
        """The role object."""
        return {
            "id": self.id,
            "name": self.name,
            "description": None,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": self.color,
            "colors": {"primary_color": self.color, "secondary_color": None, "tertiary_color": None},
            "hoist": self.hoist,
            "managed": self.managed,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": self.unicode_emoji,
            "flags": 0,
        }
