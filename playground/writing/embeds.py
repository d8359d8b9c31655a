"""Embeds as they stand in messages: known keys only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playground.world.messages import Json

TEXTS = ("title", "description", "url", "timestamp", "color")
PARTS = {
    "footer": ("text", "icon_url"),
    "author": ("name", "url", "icon_url"),
    "image": ("url",),
    "thumbnail": ("url",),
}
PICTURES = ("image", "thumbnail")


def clean(embed: Json) -> Json:
    """A copy of a checked embed with what Discord knows of it."""
    copy: Json = {"type": "rich", **_kept(embed, TEXTS)}
    for part, keys in PARTS.items():
        if embed.get(part):
            copy[part] = _kept(embed[part], keys)
    if embed.get("fields"):
        copy["fields"] = [{"inline": False, **_kept(f, ("name", "value", "inline"))} for f in embed["fields"]]
    return copy


def pictures_of(embeds: Iterable[Json]) -> Iterator[Json]:
    """Every picture that embeds show, icons left out."""
    for embed in embeds:
        yield from (embed[part] for part in PICTURES if embed.get(part, {}).get("url"))


def addresses_of(embeds: Iterable[Json]) -> Iterator[str]:
    """The addresses of all pictures and icons."""
    for embed in embeds:
        for part in PARTS:
            for key in ("url", "icon_url"):
                yield embed.get(part, {}).get(key, "")


def _kept(part: Json, keys: Iterable[str]) -> Json:
    return {key: part[key] for key in keys if part.get(key) is not None}
