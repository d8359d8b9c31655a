"""What discord.py does at every press, at less cost: its JSON, and what Discord tells back of an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import discord
import msgspec
from discord import utils
from discord.http import MultipartParameters, Route, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.wire.expected import ask_discord
from cogs.wire.screens.components import Sheet

_read, _write = utils._from_json, utils._to_json  # Python's own, or orjson's where that is installed


def read_json(text: Any) -> Any:
    """In a fifth of the time; what is not quite JSON is left to whoever read it before."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return _read(text)


def write_json(told: Any) -> str:
    """In a tenth of the time, and words as they are written; what is of an odd type is left to the others."""
    try:
        return msgspec.json.encode(told).decode()
    except (TypeError, ValueError):
        return _write(told)


def speak_quickly() -> None:
    """All that discord.py reads and writes in this process is read and written so."""
    utils._from_json, utils._to_json = read_json, write_json  # type: ignore[assignment]


class _Brief(AsyncWebhookAdapter):
    """What a message shows now is what we have sent: it is not asked for, or not read."""

    async def create_interaction_response(  # type: ignore[override]
        self, interaction_id: int, token: str, *, params: MultipartParameters, **way: Any
    ) -> Any:
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction_id,
            webhook_token=token,
        )
        way |= {"files": params.files, "multipart": params.multipart} if params.files else {}
        await self.request(route, payload=params.payload, **way)
        return {"interaction": {"id": interaction_id}}

    async def edit_original_interaction_response(  # type: ignore[override]
        self, *whose: Any, **way: Any
    ) -> dict[str, Any]:
        return _unread(await super().edit_original_interaction_response(*whose, **way))

    async def edit_webhook_message(self, *whose: Any, **way: Any) -> dict[str, Any]:  # type: ignore[override]
        return _unread(await super().edit_webhook_message(*whose, **way))


_SHOWN = frozenset({"components", "attachments", "interaction_metadata", "referenced_message"})


def _unread(message: Any) -> dict[str, Any]:
    """Without what takes long to be read."""
    return {name: told for name, told in message.items() if name not in _SHOWN}


_BRIEF = _Brief()


async def answer_in_place(
    press: discord.Interaction[Any], sheet: Sheet, files: Sequence[discord.File]
) -> None:
    """The message that was pressed shows this from now on."""
    with _briefly():
        await ask_discord(press.response.edit_message(view=sheet, attachments=files))


async def edit_through(
    token: discord.Interaction[Any], number: int | None, *, view: Sheet, attachments: Sequence[discord.File]
) -> None:
    """The message of this number shows this, through the token of a press; None: the one that was pressed."""
    edit = token.edit_original_response if number is None else partial(token.followup.edit_message, number)
    with _briefly():
        await edit(view=view, attachments=attachments)


async def edit_in(
    channel: discord.PartialMessageable, number: int, *, view: Sheet, attachments: Sequence[discord.File]
) -> None:
    """The message of this number shows this, edited where it stands."""
    with handle_message_parameters(view=view, attachments=attachments) as params:
        await channel._state.http.edit_message(channel.id, number, params=params)


async def acknowledge(press: discord.Interaction[Any]) -> None:
    """The press arrived; the message that was pressed stays as it is, or is edited later."""
    with _briefly():
        await ask_discord(press.response.defer())


@contextmanager
def _briefly() -> Iterator[None]:
    """What is answered here is not told back; a Discord that only feigns answers as it does."""
    if type(async_context.get()) is not AsyncWebhookAdapter:
        yield
        return
    before = async_context.set(_BRIEF)
    try:
        yield
    finally:
        async_context.reset(before)
