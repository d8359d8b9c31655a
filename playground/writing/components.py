"""Components as they stand in messages: known keys only, what was left out filled in, numbered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Any

from playground.world.messages import Json

FILE = 13
SHOWING = (11, 12, FILE)  # what shows media
SELECT = "custom_id placeholder min_values max_values disabled"
ENTITY_SELECT = f"{SELECT} default_values"
# What Discord keeps of each type; it lets unknown keys through and drops them.
KEYS: dict[int, tuple[str, ...]] = {
    kind: tuple(keys.split())
    for kind, keys in {
        1: "components",
        2: "custom_id style label disabled emoji url sku_id",
        3: f"{SELECT} options",
        5: ENTITY_SELECT,
        6: ENTITY_SELECT,
        7: ENTITY_SELECT,
        8: f"{ENTITY_SELECT} channel_types",
        9: "components accessory",
        10: "content",
        11: "media description spoiler",
        12: "items",
        13: "file spoiler",
        14: "divider spacing",
        17: "components accent_color spoiler",
    }.items()
}
CHOSEN: Json = {"min_values": 1, "max_values": 1}
FILLED_IN: dict[int, Json] = {
    3: CHOSEN,
    5: CHOSEN,
    6: CHOSEN,
    7: CHOSEN,
    8: CHOSEN,
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}


def clean(component: Json) -> Json:
    """A copy of a checked component with what Discord knows of it."""
    kind = component["type"]
    copy: Json = {"type": kind, "id": component.get("id") or 0, **FILLED_IN.get(kind, {})}
    for key in KEYS[kind]:
        value = component.get(key)
        if value is not None:
            copy[key] = PARTS[key](value) if key in PARTS else value
    return copy


def number(components: Iterable[Json]) -> None:
    """Give every component without an id the next free number, in the order of the tree."""
    taken = {component["id"] for component in components}
    free = (number for number in count(1) if number not in taken)
    for component in components:
        component["id"] = component["id"] or next(free)


def media_of(components: Iterable[Json]) -> Iterator[tuple[Json, Json]]:
    """Every medium of these components, with the component it stands in."""
    for component in components:
        if component["type"] not in SHOWING:
            continue
        for item in component.get("items") or ():
            yield item["media"], component
        for key in ("media", "file"):
            if key in component:
                yield component[key], component


def _all(components: Iterable[Json]) -> list[Json]:
    return [clean(component) for component in components]


def _emoji(emoji: Json) -> Json:
    kept = _kept(emoji, "id name animated")
    return kept | {"id": str(kept["id"])} if "id" in kept else kept


def _options(options: Iterable[Json]) -> list[Json]:
    cleaned = [_kept(option, "label value description default emoji") for option in options]
    for option in cleaned:
        if "emoji" in option:
            option["emoji"] = _emoji(option["emoji"])
    return cleaned


def _items(items: Sequence[Json]) -> list[Json]:
    shown: Json = {"description": None, "spoiler": False}
    kept = [{**shown, **_kept(item, "description spoiler")} for item in items]
    return [{**copy, "media": _medium(item["media"])} for copy, item in zip(kept, items, strict=True)]


def _kept(part: Json, keys: str) -> Json:
    return {key: part[key] for key in keys.split() if part.get(key) is not None}


def _medium(medium: Json) -> Json:
    return {"url": medium["url"]}


PARTS: dict[str, Callable[[Any], Any]] = {
    "components": _all,
    "accessory": clean,
    "emoji": _emoji,
    "options": _options,
    "items": _items,
    "media": _medium,
    "file": _medium,
    "default_values": lambda values: [{"id": str(v["id"]), "type": v["type"]} for v in values],
}
