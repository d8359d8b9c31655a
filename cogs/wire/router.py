"""From a custom_id to its handler, inside one error boundary.

Everything that people press comes through here, whether the message is new, a year old or forged.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog

from cogs.wire.custom_id import CustomId, read
from cogs.wire.pressed import Pressed
from cogs.wire.refusals import worded
from cogs.wire.services import Parlour
from engine.game import Refusal
from engine.tables.store import StoreTrouble

log = structlog.get_logger()

Handler = Callable[[Pressed], Awaitable[None]]

GONE = frozenset({10062, 40060, 10015, 50027, 10008, 10003})
"""Discord's codes for an interaction, message or channel that is no more: nobody is left to be answered."""


class Router:
    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self._routes: dict[str, Handler] = {}

    def on(self, verb: str) -> Callable[[Handler], Handler]:
        """Register the handler of a verb."""

        def register(handler: Handler) -> Handler:
            if verb in self._routes:
                raise ValueError(f"two handlers for {verb!r}")
            self._routes[verb] = handler
            return handler

        return register

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of a button or menu, or a modal that was sent in."""
        data = interaction.data or {}
        custom_id = read(str(data.get("custom_id", "")))
        values = tuple(str(value) for value in data.get("values", ()))
        pressed = Pressed(self.parlour, interaction, custom_id, values)
        handler = self._routes.get(custom_id.verb) if custom_id else None
        await self.guard(pressed, handler or _unknown, custom_id.verb if custom_id and handler else "unknown")

    async def guard(self, pressed: Pressed, handler: Handler, verb: str | None = None) -> None:
        """Run a handler; whatever goes wrong, the person gets an answer and nothing else breaks."""
        metrics, interaction = self.parlour.metrics, pressed.interaction
        metrics.came(interaction.id)
        with structlog.contextvars.bound_contextvars(**_bound(pressed)):
            outcome = await self._tried(pressed, handler)
        metrics.went(interaction.id, verb or _command(interaction), outcome)

    async def _tried(self, pressed: Pressed, handler: Handler) -> str:
        """What became of it, in a word."""
        try:
            pressed.settings = await self.parlour.people.of(pressed.person)
            await handler(pressed)
        except Refusal as refusal:
            await _say(pressed, worded(pressed.parlour, pressed.words, refusal))
            return "refused"
        except StoreTrouble as trouble:
            log.warning("store trouble", problem=repr(trouble))
            await _say(pressed, pressed.words("trouble-store"))
            return "store"
        except discord.HTTPException as problem:
            if problem.code in GONE:
                log.info("came too late", code=problem.code)
                return "late"
            await _fault(pressed)
            return "fault"
        except Exception:
            await _fault(pressed)
            return "fault"
        return "done"


def _command(interaction: discord.Interaction[Any]) -> str:
    return interaction.command.qualified_name if interaction.command else "unknown"


def _bound(pressed: Pressed) -> dict[str, Any]:
    custom_id: CustomId | None = pressed.id
    bound: dict[str, Any] = {"interaction": pressed.interaction.id, "person": pressed.person}
    if custom_id:
        bound |= {"table": custom_id.table, "verb": custom_id.verb}
    return bound


async def _fault(pressed: Pressed) -> None:
    """Something of ours broke: logged in full under a reference that the person sees."""
    reference = secrets.token_hex(3)
    log.exception("fault", reference=reference)
    await _say(pressed, pressed.words("trouble-fault", reference=reference))


async def _say(pressed: Pressed, text: str) -> None:
    try:
        await pressed.whisper(text)
    except discord.HTTPException as problem:
        log.warning("could not answer", code=problem.code, status=problem.status)


async def _unknown(pressed: Pressed) -> None:
    await pressed.whisper(pressed.words("trouble-unknown-button"))
