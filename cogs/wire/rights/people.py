"""People that somebody names: in a command's text, or in a menu."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cogs.wire.screens.limits import INVITED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.wire.presses.pressed import Pressed

_MENTION = re.compile(r"<@!?(\d{15,20})>")


def named_people(typed: str) -> tuple[int, ...]:
    """Those who are mentioned in a text, each once, in their order."""
    return tuple(dict.fromkeys(int(found) for found in _MENTION.findall(typed)))


def worth_asking(pressed: Pressed, people: Iterable[int]) -> tuple[int, ...]:
    """Those of these people who can be asked to play: no bots, and no more than one asks at once."""
    data: Any = pressed.interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    bots = {int(user) for user, told in users.items() if told.get("bot")}
    return tuple(person for person in people if person not in bots)[:INVITED]
