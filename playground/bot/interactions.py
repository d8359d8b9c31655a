"""Interactions from the press to their end: who may answer them, when, and through which token."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Protocol

from playground.bot.gateway import Gateway
from playground.checks import Rejected
from playground.wire.encoded import Encoded, spliced
from playground.world.channels import Channel
from playground.world.messages import Json, Message
from playground.world.people import Person
from playground.world.permissions import Permission
from playground.world.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
KEPT_INTERACTIONS = 10_000
ATTACHMENT_LIMIT = 10 * 1024 * 1024
NO_ANSWER = "The application did not respond"
FAILED = "This interaction failed"
OWN_APP = (
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)


class Kind(IntEnum):
    """The types of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Fate(IntEnum):
    """How far an interaction has come, as its person sees it."""

    THINKING = 1
    DONE = 2
    FAILED = 3


class Page(Protocol):
    """The open page an interaction came from; modals and choices go back to it alone."""

    def show_modal(self, interaction: Interaction, modal: Json) -> None: ...
    def show_choices(self, interaction: Interaction, choices: list[Json] | None) -> None: ...


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing somebody did to the bot."""

    id: str
    kind: Kind
    person: Person
    channel: Channel
    born: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(64))
    name: str | None = None  # of the command
    menu: bool = False  # a user or message menu rather than a slash command
    message: Message | None = None  # the one the button, select or modal belongs to
    custom_id: str | None = None
    page: Page | None = None
    metadata: Json = field(default_factory=dict)
    more: Json = field(default_factory=dict)  # of the metadata: whom or what a menu was used on
    answered: bool = False
    refused: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    modal_open: bool = False
    born_at: float = field(default_factory=time.time)
    owners: dict[str, str] = field(default_factory=dict)  # who installed the bot: server, person
    opener: Interaction | None = None  # of a sent form: what had opened it


class Interactions:
    """The interactions of the last fifteen minutes."""

    def __init__(self, world: World, gateway: Gateway, *, most: int = KEPT_INTERACTIONS) -> None:
        self.world = world
        self._gateway = gateway
        self._most = most
        self._kept: OrderedDict[str, Interaction] = OrderedDict()
        self._by_token: dict[str, Interaction] = {}
        self._unanswered: deque[Interaction] = deque()
        self._watching: asyncio.TimerHandle | None = None
        self.on_fate: Callable[[Interaction, Fate, str | None], None] = lambda *_: None
        self.on_answered: Callable[[Interaction], None] = lambda _: None

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Interaction]:
        return iter(tuple(self._kept.values()))

    def open(
        self,
        kind: Kind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        page: Page | None = None,
        opener: Interaction | None = None,
        metadata: Json | None = None,
        pressed_at: int | None = None,
        arrive_in: float = 0,
        owners: dict[str, str] | None = None,
    ) -> Interaction:
        """Somebody did something: tell the bot, `arrive_in` milliseconds from now.

        `pressed_at` is the millisecond that will stand in the id.
        """
        loop = asyncio.get_running_loop()
        interaction = Interaction(
            self.world.new_id(pressed_at), kind, person, channel, time.monotonic(), message=message, page=page
        )
        interaction.name, interaction.custom_id = data.get("name"), data.get("custom_id")
        interaction.menu = kind == Kind.COMMAND and data["type"] != 1
        interaction.opener = opener
        interaction.owners = owners or _owners_before(interaction) or {"0": channel.guild_id or "0"}
        interaction.more = metadata or {}
        interaction.metadata = self.metadata_of(interaction)
        self._keep(interaction)
        parts = {} if message is None else {"message": message.json}
        event = spliced(self._event(interaction, data), **parts)
        if arrive_in > 0:
            loop.call_later(arrive_in / 1000, self._send, event, channel.guild_id)
        else:
            self._send(event, channel.guild_id)
        return interaction

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback is for: known, in time, and not answered yet."""
        interaction = self._kept.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise Rejected(10062, "Unknown interaction", status=404)
        if interaction.answered:
            raise Rejected(40060, "Interaction has already been acknowledged.")
        if time.monotonic() - interaction.born >= ANSWER_SECONDS:
            raise Rejected(10062, "Unknown interaction", status=404)
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The interaction whose token is used as a webhook."""
        interaction = self._by_token.get(token)
        if application_id != self.world.bot.id:
            raise Rejected(10015, "Unknown Webhook", status=404)
        if interaction is None or self._too_old(interaction):
            raise Rejected(50027, "Invalid Webhook Token", status=401)
        if not interaction.answered or interaction.kind == Kind.AUTOCOMPLETE:
            raise Rejected(10015, "Unknown Webhook", status=404)
        return interaction

    @property
    def awaited(self) -> bool:
        """Whether the bot still owes somebody an answer."""
        self._forget_answered()
        return any(not interaction.answered for interaction in self._unanswered)

    def get(self, interaction_id: str) -> Interaction | None:
        """An interaction by its id."""
        return self._kept.get(interaction_id)

    def settle(self, interaction: Interaction, fate: Fate, reason: str | None = None) -> None:
        """Tell how an interaction went; nobody watches how it goes with choices."""
        if interaction.kind != Kind.AUTOCOMPLETE:
            self.on_fate(interaction, fate, reason)

    def put_back(self, interaction: Interaction | None) -> None:
        """An interaction that was open before the playground was started anew."""
        if interaction is not None:
            self._kept[interaction.id] = interaction
            self._by_token[interaction.token] = interaction
            if not interaction.answered and interaction.kind != Kind.AUTOCOMPLETE:
                self._unanswered.append(interaction)

    def watch(self) -> None:
        """Begin to watch the clock for those that were put back."""
        if self._watching is None:
            self._watch()

    def close(self) -> None:
        """Stop watching the clock."""
        if self._watching is not None:
            self._watching.cancel()

    # The clock

    def _keep(self, interaction: Interaction) -> None:
        self._kept[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._unanswered.append(interaction)
        self._prune()
        self.watch()

    def _watch(self) -> None:
        self._watching = None
        loop = asyncio.get_running_loop()
        self._forget_answered()
        while self._unanswered and time.monotonic() >= self._unanswered[0].born + ANSWER_SECONDS:
            self._lapse(self._unanswered.popleft())
        if self._unanswered:
            self._watching = loop.call_at(self._unanswered[0].born + ANSWER_SECONDS, self._watch)

    def _forget_answered(self) -> None:
        """All but those that wait behind one that is still open."""
        while self._unanswered and self._unanswered[0].answered:
            self._unanswered.popleft()

    def _lapse(self, interaction: Interaction) -> None:
        if interaction.answered:
            return
        if interaction.kind == Kind.AUTOCOMPLETE and interaction.page is not None:
            interaction.page.show_choices(interaction, None)
        if interaction.opener is not None:
            interaction.opener.modal_open = True  # the form stays, to be sent once more
        component = interaction.kind in (Kind.COMPONENT, Kind.MODAL)
        self.settle(interaction, Fate.FAILED, FAILED if component or interaction.refused else NO_ANSWER)

    def _too_old(self, interaction: Interaction) -> bool:
        return time.monotonic() - interaction.born >= TOKEN_SECONDS

    def _prune(self) -> None:
        while len(self._kept) > self._most or self._too_old(next(iter(self._kept.values()))):
            _, old = self._kept.popitem(last=False)
            del self._by_token[old.token]
            if old.original is not None and old.original.loading:
                self.world.remove_message(old.original)
                self.settle(old, Fate.FAILED, NO_ANSWER)

    # What the bot is told

    def _send(self, event: Encoded, guild_id: str | None) -> None:
        self._gateway.dispatch("INTERACTION_CREATE", event, guild_id, 0)

    def metadata_of(self, interaction: Interaction) -> Json:
        """What a message tells of the interaction that it answers."""
        metadata: Json = {
            "id": interaction.id,
            "type": int(interaction.kind),
            "user": interaction.person.user,
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.kind == Kind.COMPONENT and interaction.message is not None:
            metadata["interacted_message_id"] = interaction.message.id
        return metadata | interaction.more

    def _event(self, interaction: Interaction, data: Json) -> Json:
        person, channel = interaction.person, interaction.channel
        permissions = str(self.world.permissions(person.id, channel))
        return {
            "id": interaction.id,
            "application_id": self.world.bot.id,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": channel.wire() | {"permissions": permissions},
            "locale": person.locale,
            "app_permissions": str(self._app_permissions(interaction)),
            "attachment_size_limit": ATTACHMENT_LIMIT,
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            **self._presser(person, channel, permissions),
        }

    def _app_permissions(self, interaction: Interaction) -> int:
        """What the bot may do there; where it is no member, what everybody's own app may."""
        allowed = self.world.permissions(self.world.bot.id, interaction.channel)
        return allowed or OWN_APP & self.world.permissions(interaction.person.id, interaction.channel)

    def _presser(self, person: Person, channel: Channel, permissions: str) -> Json:
        guild = self.world.guild_of(channel)
        if guild is None:
            return {"user": person.user, "context": 1 if channel.recipient else 2}
        return {
            "context": 0,
            "guild_id": guild.id,
            "guild_locale": "en-US",
            "guild": {"id": guild.id, "locale": "en-US", "features": []},
            "member": guild.member(person) | {"permissions": permissions},
        }


def _owners_before(interaction: Interaction) -> dict[str, str] | None:
    """A press on an answer, or a sent form, belongs to those who owned what it answers."""
    if interaction.opener is not None:
        return interaction.opener.owners
    before = interaction.message.wire.get("interaction_metadata") if interaction.message else None
    return before and before.get("authorizing_integration_owners")
