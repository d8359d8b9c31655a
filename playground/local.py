"""A whole Discord in one object: the world, the bot's side of it and the people's side."""

from __future__ import annotations

import base64
import binascii
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from playground.bot.activity import Activity
from playground.bot.answers import Answers
from playground.bot.commands import Commands
from playground.bot.faults import Faults
from playground.bot.gateway import Gateway
from playground.bot.interactions import Interactions
from playground.bot.limits import Buckets
from playground.people.acts import Acts
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.world import World
from playground.writing.compose import Letter, Scribe
from playground.writing.uploads import Cdn

KEPT_LOG = 500
KEPT_ERRORS = 100
log = logging.getLogger("playground")


class Discord:
    """Everything but the sockets and HTTP."""

    def __init__(self, *, token: str | None = None, limits: bool = True, bot_name: str = "Bot") -> None:
        self.world = World.with_friends(_bot_id(token), bot_name)
        self.token = token or new_token(self.world.bot.id)
        self.gateway = Gateway(self.world, self.token)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.gateway)
        self.cdn = Cdn("", lambda: int(self.world.new_id()), time.monotonic)
        self.scribe = Scribe(self.world, self.cdn)
        self.answers = Answers(self.world, self.interactions, self.scribe)
        self.acts = Acts(self.world, self.interactions, self.commands, self.scribe)
        self.activity = Activity(lambda: self.interactions.awaited)
        self.faults = Faults()
        self.buckets = Buckets(time.monotonic, wall=time.time)
        self.buckets.on = limits
        self.shards = 1
        self.log: deque[Json] = deque(maxlen=KEPT_LOG)
        self.errors: list[BaseException] = []
        self.on_commands: Callable[[], None] = lambda: None
        self.world.listeners.append(self.gateway)
        self.world.drop_file = self.cdn.drop

    def at(self, url: str) -> None:
        """Learn the address it is served at."""
        self.cdn.base_url = url
        self.gateway.url = url.replace("http", "ws", 1) + "/gateway"

    def note(self, error: BaseException) -> None:
        """Log a bug of the playground and count it."""
        log.error("a bug in the playground", exc_info=error)
        self.errors.append(error)
        del self.errors[:-KEPT_ERRORS]

    def commands_changed(self) -> None:
        """The bot registered other commands."""
        self.on_commands()

    def write_system(self, channel: Channel, extra: dict[str, Any]) -> Message:
        """A message that Discord writes in the bot's name."""
        letter = Letter(channel, self.world.bot, {"content": extra.get("content", "")}, extra=extra)
        return self.world.add_message(channel, self.scribe.write(letter))


def new_token(bot_id: str) -> str:
    """A token in Discord's form: clients read the bot's id from its first part."""
    head = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"


def _bot_id(token: str | None) -> str | None:
    head = (token or "").partition(".")[0]
    try:
        bot_id = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
    return bot_id if bot_id.isdecimal() else None
