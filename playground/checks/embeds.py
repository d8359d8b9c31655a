"""Embeds: the shape of each, and how much text all of them may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from playground.checks.errors import Form, Path
from playground.checks.shapes import INT64, Shape, many, need, record, text, truth, whole

MOST_EMBEDS = 10
ALL_TEXT = 6000

# An embed must hold at least one of these.
SEEN = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "video")


def url(*schemes: str) -> Shape:
    length = text(2048)

    def check(value: Any, at: Path, form: Form) -> None:
        length(value, at, form)
        if isinstance(value, str) and value and value.partition("://")[0].lower() not in schemes:
            scheme = value.partition(":")[0][:20]
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.'
            form.refuse(at, "URL_TYPE_INVALID_SCHEME", message)

    return check


_URL = url("http", "https")
_SHOWN = url("http", "https", "attachment")
_PICTURE = record(
    {"url": _SHOWN, "width": whole(INT64, -INT64), "height": whole(INT64, -INT64), "description": text(4096)}
)


def _moment(value: Any, at: Path, form: Form) -> None:
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        message = f"Could not parse {str(value)[:80]}. Should be ISO8601."
        form.refuse(at, "DATE_TIME_TYPE_PARSE", message)


EMBED = record(
    {
        "type": text(152133),
        "url": _URL,
        "title": text(256),
        "color": whole(0xFFFFFF),
        "timestamp": _moment,
        "description": text(4096),
        "author": record({"name": text(256), "url": _URL, "icon_url": _SHOWN}),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "video": _PICTURE,
        "footer": record({"text": text(2048), "icon_url": _SHOWN}),
        "fields": many(
            record({"name": need(text(256, 1)), "value": need(text(1024, 1)), "inline": truth}), 25
        ),
        "provider": record({"name": text(256), "url": _URL}),
    }
)
EMBEDS = many(EMBED, MOST_EMBEDS)


def check_embeds(embeds: Sequence[Mapping[str, Any]], at: Path, form: Form) -> None:
    """The rules over all embeds of a message; their shapes are right already."""
    for index, embed in enumerate(embeds):
        if not any(map(embed.get, SEEN)):
            form.refuse((*at, index, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if sum(map(_letters, embeds)) > ALL_TEXT:
        message = f"Embed size exceeds maximum size of {ALL_TEXT}"
        form.refuse(at, "MAX_EMBED_SIZE_EXCEEDED", message)


def _letters(embed: Mapping[str, Any]) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    ]
    for field in embed.get("fields") or ():
        texts += [field["name"], field["value"]]
    return sum(len(text) for text in texts if text)
