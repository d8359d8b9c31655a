"""Messages: content, embeds, components, attachments and the flags that rule them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from playground.checks.errors import Form, Rejected

V2 = 1 << 15
EMPTY_MESSAGE = 50006
CONTENT_LENGTH = 2000


class MessageKind(Enum):
    """The way a message is sent; creating needs something to show, editing may leave things as they are."""

    CREATE = "create"  # POST channel message
    EDIT = "edit"  # PATCH channel message
    ANSWER = "answer"  # callback type 4
    UPDATE = "update"  # callback type 7
    FOLLOWUP = "followup"  # POST webhook
    WEBHOOK_EDIT = "webhook_edit"  # PATCH webhook message or @original

    @property
    def creates(self) -> bool:
        """Whether a new message comes of it."""
        return self in (MessageKind.CREATE, MessageKind.ANSWER, MessageKind.FOLLOWUP)


def check_message(
    payload: Mapping[str, Any],
    *,
    kind: MessageKind,
    files: int = 0,
    existing: Mapping[str, Any] | None = None,
) -> None:
    """Refuse a message body as Discord does. `existing` is the message that an edit changes."""
    form = Form()
    content = payload.get("content")
    if isinstance(content, str) and len(content) > CONTENT_LENGTH:
        form.refuse(("content",), "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT_LENGTH} or fewer in length.")
    form.close()
    if kind.creates and not files and not any(payload.get(k) for k in ("content", "embeds", "components")):
        raise Rejected(EMPTY_MESSAGE, "Cannot send an empty message")
