"""What a test asks of a person, whichever Discord the person is on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import discord


class Player(Protocol):
    """Everything is done when the bot has dealt with it."""

    @property
    def mention(self) -> str: ...

    async def slash(self, command: str, **options: Any) -> None: ...

    async def type_ahead(self, command: str, option: str, typed: str) -> list[str]: ...

    async def press(self, custom_id: str) -> None:
        """The newest button of this id that the person sees."""
        ...

    async def choose(self, custom_id: str, *values: str) -> None: ...

    async def submit(self, **values: Any) -> None:
        """Fill in the open modal, by custom_id."""
        ...

    async def use_on_person(self, command: str, other: Any) -> None: ...

    async def use_on_last_message(self, command: str) -> None: ...

    async def reads(self) -> list[str]:
        """The text of every message the person sees, oldest first; pictures by their alt texts."""
        ...


class Rig(Protocol):
    """A bot in a Discord, with people."""

    def person(self, name: str) -> Any: ...


def said(message: discord.Message) -> str:
    """All a person reads in a message: text, texts of components, and what pictures show."""
    shown = [attachment.description or "" for attachment in message.attachments]
    texts = [message.content, *texts_of(message.components), *shown]
    return "\n".join(text for text in texts if text)


def texts_of(components: Sequence[Any]) -> Iterator[str]:
    """The texts of a tree of components."""
    for component in components:
        for name in ("content", "description"):
            text = getattr(component, name, None)
            if isinstance(text, str):
                yield text
        yield from texts_of(getattr(component, "items", None) or getattr(component, "children", None) or ())
        if getattr(component, "accessory", None) is not None:
            yield from texts_of([component.accessory])


def find(messages: Sequence[discord.Message], custom_id: str) -> discord.Message:
    """The newest message with this component."""
    for message in reversed(messages):
        if custom_id in custom_ids(message.components):
            return message
    raise AssertionError(f"nobody sees a {custom_id!r}")


def custom_ids(components: Sequence[Any], *, enabled: bool = False) -> Iterator[str]:
    """Every custom_id in a tree of components; those that can be used alone where that is asked."""
    for component in components:
        if getattr(component, "custom_id", None) and not (enabled and getattr(component, "disabled", False)):
            yield component.custom_id
        yield from custom_ids(getattr(component, "children", None) or (), enabled=enabled)
        if getattr(component, "accessory", None) is not None:
            yield from custom_ids([component.accessory], enabled=enabled)
