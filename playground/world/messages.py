"""Messages as they are kept: the Discord object, its files, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from playground.wire.encoded import Encoded, encode

Json = dict[str, Any]


class MessageFlag:
    """The flags that mean something here: plain numbers, as they are tested all the time."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_VOICE_MESSAGE = 1 << 13
    COMPONENTS_V2 = 1 << 15


class MessageType:
    """The kinds of message there are here."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


class Message:
    """One message. `wire` is never changed in place: what was sent once stays as it was sent."""

    __slots__ = ("_json", "_wire", "channel_id", "ephemeral_to", "files", "id", "pinned_at", "reactors")

    def __init__(self, wire: Json, files: list[Json], ephemeral_to: str | None = None) -> None:
        self.id: str = wire["id"]
        self.channel_id: str = wire["channel_id"]
        self._wire = wire
        self._json: Encoded | None = None
        self.files = files
        self.ephemeral_to = ephemeral_to
        self.reactors: dict[str, list[str]] = {}  # who reacted with what, first come first
        self.pinned_at: str | None = None

    def __repr__(self) -> str:
        return f"Message({self.id}, {self.wire['content']!r})"

    @property
    def wire(self) -> Json:
        """The message object."""
        return self._wire

    @wire.setter
    def wire(self, wire: Json) -> None:
        self._wire = wire
        self._json = None

    @property
    def json(self) -> Encoded:
        """Its JSON, written once however many hear it."""
        if self._json is None:
            self._json = Encoded(encode(self._wire))
        return self._json

    @property
    def author_id(self) -> str:
        """Who wrote it."""
        return self.wire["author"]["id"]

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.wire["flags"] & MessageFlag.LOADING)

    def visible_to(self, person_id: str) -> bool:
        """Ephemeral messages are for one person."""
        return self.ephemeral_to is None or self.ephemeral_to == person_id

    def component(self, custom_id: str) -> Json | None:
        """The button or select with that custom_id."""
        return next((c for c in walk(self.wire["components"]) if c.get("custom_id") == custom_id), None)


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component of a tree, depth first: a section's texts before its accessory."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
