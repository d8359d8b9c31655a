"""A whole Discord in one object: the world, the bot's side of it and the people's side."""

from __future__ import annotations

import base64
import binascii
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from playground.bot.activity import Activity
from playground.bot.answers import Answers
from playground.bot.commands import Commands
from playground.bot.community import Community
from playground.bot.faults import Faults
from playground.bot.gateway import Gateway
from playground.bot.interactions import Interactions
from playground.bot.limits import Buckets
from playground.bot.reactions import Reactions
from playground.memory.keeper import Keeper, moved
from playground.memory.records import person_told
from playground.people.acts import Acts
from playground.people.company import Company
from playground.people.talk import Talk
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.world import World
from playground.writing.compose import Letter, Scribe
from playground.writing.uploads import Cdn

KEPT_LOG = 500
KEPT_ERRORS = 100
log = logging.getLogger("playground")


class Discord:
    """Everything but the sockets and HTTP. With a file for its `world` it remembers."""

    def __init__(
        self,
        *,
        token: str | None = None,
        limits: bool = True,
        bot_name: str = "Bot",
        world: Path | None = None,
        forget: bool = False,
    ) -> None:
        self._keeper = None if world is None else Keeper(world, forget=forget)
        self.together: AbstractContextManager[None] = self._keeper or nullcontext()  # remembered as one
        head = self._keeper.head if self._keeper else None
        remembered = self._keeper.world() if self._keeper and head is not None else None
        self.world = remembered or World.with_friends(_bot_id(token), bot_name)
        self.token = self._token(token, head)
        self.gateway = Gateway(self.world, self.token)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.gateway)
        self.cdn = Cdn("", lambda: int(self.world.new_id()), time.time)
        self.scribe = Scribe(self.world, self.cdn)
        self.answers = Answers(self.world, self.interactions, self.scribe)
        self.acts = Acts(self.world, self.interactions, self.commands, self.scribe)
        self.reactions = Reactions(self.world, self.gateway)
        self.community = Community(self.world, self.gateway)
        self.talk = Talk(self.world, self.acts, self.scribe, self.reactions, self.community)
        self.company = Company(self.world, self.community)
        self.activity = Activity(lambda: self.interactions.awaited)
        self.faults = Faults()
        self.buckets = Buckets(time.monotonic, wall=time.time)
        self.buckets.on = limits
        self.shards = 1
        self.log: deque[Json] = deque(maxlen=KEPT_LOG)
        self.errors: list[BaseException] = []
        self.on_typing: Callable[[Channel, Person], None] = lambda *_: None
        self.on_commands: Callable[[], None] = lambda: None
        self.world.listeners.append(self.gateway)
        self.world.drop_file = self.cdn.drop
        if self._keeper is not None:
            self._keeper.tell(self.commands, self.interactions, self.cdn)

    def at(self, url: str) -> None:
        """Learn the address it is served at."""
        self.cdn.base_url = url
        self.gateway.url = url.replace("http", "ws", 1) + "/gateway"
        if self._keeper is not None:
            self._remember(self._keeper, url)
        self.interactions.watch()

    def close(self) -> None:
        """Leave the world's file to others."""
        if self._keeper is not None:
            self._keeper.close()

    def bot_changed(self) -> None:
        """The bot calls itself something else, or looks otherwise."""
        if self._keeper is not None:
            self._keeper.head_changed(self._head(self.cdn.base_url))

    def _remember(self, keeper: Keeper, url: str) -> None:
        before = (keeper.head or {}).get("url", url)
        if before != url:
            moved(self.world, before, url)
        keeper.begin(self._head(url), self.world, self.commands, self.cdn, self.interactions)

    def _head(self, url: str) -> Json:
        bot = self.world.bot
        person = json.loads(person_told(bot))
        return {
            "id": bot.id,
            "name": bot.name,
            "person": person,
            "token": self.token,
            "url": url,
            "about": self.world.about,
        }

    def _token(self, asked: str | None, head: Json | None) -> str:
        """The token that was asked for, or the one that is remembered, or a new one."""
        if asked and _bot_id(asked) not in (None, self.world.bot.id):
            self.close()
            raise ValueError("that token is another bot's than the one in this world; --forget begins anew")
        return asked or (head or {}).get("token") or new_token(self.world.bot.id)

    def note(self, error: BaseException) -> None:
        """Log a bug of the playground and count it."""
        log.error("a bug in the playground", exc_info=error)
        self.errors.append(error)
        del self.errors[:-KEPT_ERRORS]

    def commands_changed(self, scope: str | None) -> None:
        """The bot registered other commands, everywhere or in one guild."""
        if self._keeper is not None:
            self._keeper.commands_changed(scope)
        self.on_commands()

    def write_system(self, channel: Channel, extra: dict[str, Any], author: Person | None = None) -> Message:
        """A message that Discord writes in somebody's name, the bot's by default."""
        payload = {"content": extra.get("content", "")}
        letter = Letter(channel, author or self.world.bot, payload, extra=extra)
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
