"""A message as a person sees it: its words, pictures' alt texts, buttons and selects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playground.world.messages import Json, walk

BUTTON, SELECTS, TEXT = 2, (3, 5, 6, 7, 8), 10
LINK = 5


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a select."""

    message: Seen
    wire: Json

    @property
    def custom_id(self) -> str:
        """What it is called on the wire."""
        return self.wire.get("custom_id", "")

    @property
    def place(self) -> Json:
        """Where it is, as an act of somebody at the page says it."""
        return {"channel": self.message.channel_id, "message": self.message.id, "custom_id": self.custom_id}

    @property
    def label(self) -> str:
        """A button's label, or a select's placeholder."""
        return self.wire.get("label") or self.wire.get("placeholder") or ""

    @property
    def emoji(self) -> str:
        """A button's emoji, if it has one."""
        return (self.wire.get("emoji") or {}).get("name") or ""

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return not self.wire.get("disabled") and self.wire.get("style") != LINK

    def called(self, name: str) -> bool:
        """Whether somebody who says `name` means this one."""
        both = f"{self.emoji} {self.label}".strip()
        return bool(name) and name in (self.label, self.emoji, self.custom_id, both)

    def values(self, named: tuple[str, ...]) -> list[str]:
        """The values of the options with these labels; what is no label is a value already."""
        labels = {option["label"]: option["value"] for option in self.wire.get("options") or ()}
        return [labels.get(name, name) for name in named]


@dataclass(frozen=True, slots=True)
class Seen:
    """One message."""

    wire: Json

    def __str__(self) -> str:
        return self.text

    @property
    def id(self) -> str:
        """Its id."""
        return self.wire["id"]

    @property
    def channel_id(self) -> str:
        """Where it stands."""
        return self.wire["channel_id"]

    @property
    def author(self) -> str:
        """Who wrote it."""
        return self.wire["author"].get("global_name") or self.wire["author"]["username"]

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return self.wire["ephemeral"]

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return self.wire["loading"]

    @property
    def text(self) -> str:
        """All its words: content, embeds, text displays, labels of buttons left out, alt texts included."""
        return "\n".join(part for part in self._words() if part)

    @property
    def pictures(self) -> list[Json]:
        """Its pictures: `url`, and `description` for those who cannot see them."""
        shown = [{"url": media["media"]["url"], **media} for media in self._media()]
        images = [embed["image"] for embed in self.wire["embeds"] if embed.get("image")]
        return [*self.wire["attachments"], *images, *shown]

    @property
    def buttons(self) -> list[Control]:
        """Its buttons, from top to bottom."""
        return self._controls((BUTTON,))

    @property
    def selects(self) -> list[Control]:
        """Its selects, from top to bottom."""
        return self._controls(SELECTS)

    def _controls(self, kinds: tuple[int, ...]) -> list[Control]:
        return [Control(self, c) for c in walk(self.wire["components"]) if c["type"] in kinds]

    def _media(self) -> Iterator[Json]:
        for component in walk(self.wire["components"]):
            yield from component.get("items") or ()
            if "media" in component:
                yield component

    def _words(self) -> Iterator[str | None]:
        yield self.wire["content"]
        for embed in self.wire["embeds"]:
            yield from _embed_words(embed)
        for component in walk(self.wire["components"]):
            yield component["content"] if component["type"] == TEXT else None
            for item in component.get("items") or ():
                yield item.get("description")
            yield component.get("description") if "media" in component else None
        for file in self.wire["attachments"]:
            yield file.get("description")


def _embed_words(embed: Json) -> Iterator[Any]:
    yield embed.get("title")
    yield embed.get("description")
    for field in embed.get("fields") or ():
        yield f"{field['name']}: {field['value']}"
    yield (embed.get("footer") or {}).get("text")
