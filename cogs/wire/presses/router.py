"""From a custom_id to its handler, inside one error boundary.

Everything that people press comes through here, whether the message is new, a year old or forged.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import discord
import structlog

from cogs.wire.expected import Barred, Expired, Late, Missing, NotTaken, Stumbled
from cogs.wire.presses.converters import Illegible
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.echoes import Echoes
from cogs.wire.presses.pressed import ButtonPress, CommandUse, Pressed, TablePress, is_genuine
from cogs.wire.presses.refusals import answer_to
from cogs.wire.presses.routes import Route
from cogs.wire.rights.sight import Sight
from cogs.wire.screens.screen import Screen
from cogs.wire.services import Services
from engine.game import Refusal
from engine.tables.store import StoreTrouble
from engine.tables.table import TableKind

log = structlog.get_logger()

PRESSES = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})
PATIENCE = 3.0  # seconds; Discord waits no longer

P = TypeVar("P", bound=Pressed)

Mend = Callable[[ButtonPress, Refusal], Awaitable[None]]


class Router:
    """`mend` sets right the message that a press came from, where the table refused it."""

    def __init__(self, services: Services, mend: Mend, pause: int = 0) -> None:
        self.services = services
        self._mend = mend
        self._echoes = Echoes(services.clock, pause)
        self._routes: dict[tuple[str, bool], Route] = {}
        self._answering: set[asyncio.Future[None]] = set()
        self._closed = False

    def add(self, *routes: Route) -> None:
        for route in routes:
            key = route.verb, route.is_form
            if key in self._routes:
                raise ValueError(f"two routes for {route.verb!r}")
            self._routes[key] = route

    async def close(self) -> None:
        """Whoever pressed is answered, as long as Discord waits for it; nobody else is."""
        self._closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.settled()

    @property
    def is_answering(self) -> bool:
        return bool(self._answering)

    async def settled(self) -> None:
        """Wait until everything that came is handled to its end."""
        while self._answering:
            await asyncio.wait(self._answering)

    async def used(
        self, interaction: discord.Interaction[Any], answer: Callable[[CommandUse], Awaitable[None]]
    ) -> None:
        """Answer a slash command."""
        name = interaction.command.qualified_name if interaction.command else "unknown"
        await self._guard(CommandUse(self.services, interaction, interaction.user.id), answer, name)

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of a button or menu, or a form that was sent in; commands come to `used`."""
        if interaction.type not in PRESSES:
            return
        data: Any = interaction.data or {}
        custom_id = read_custom_id(str(data.get("custom_id", "")))
        is_form = interaction.type is discord.InteractionType.modal_submit
        route = self._routes.get((custom_id.verb, is_form)) if custom_id else None
        if custom_id is None or route is None:
            await self._guard(Pressed(self.services, interaction, interaction.user.id), _unknown, "unknown")
            return
        values = tuple(map(str, data.get("values", ())))
        press = ButtonPress(self.services, interaction, interaction.user.id, id=custom_id, values=values)
        follow = partial(self._follow, route)
        with structlog.contextvars.bound_contextvars(table=custom_id.table, verb=custom_id.verb):
            await self._guard(press, follow, custom_id.verb)

    async def _follow(self, route: Route, press: ButtonPress) -> None:
        """Whatever the route: what cannot be read, and what belongs elsewhere, reaches no handler."""
        told = route.read(press)
        try:
            if route.kind is not None:
                press = route.kind(
                    self.services,
                    press.interaction,
                    press.person,
                    press.settings,
                    press.came,
                    id=press.id,
                    values=press.values,
                    standing=await self.services.tables.peek(press.table),
                )
                is_seated = press.standing.table.seat_of(press.person) is not None
                if press.comes_from_elsewhere or not (is_seated or await _may_be_shown(press)):
                    log.info("a press from where its table is not")
                    raise Refusal(TableKind.UNKNOWN)
            if route.once:
                await self._once(press, partial(route.handler, press, **told))
            else:
                await route.handler(press, **told)
        except Refusal as refusal:
            await self._mend(press, refusal)
            raise

    async def _once(self, press: ButtonPress, answer: Callable[[], Awaitable[None]]) -> None:
        if self._echoes.has(press):
            await press.acknowledge()
            return
        with self._echoes.of(press):
            await answer()

    async def _guard(self, pressed: P, answer: Callable[[P], Awaitable[None]], name: str) -> None:
        """Answer; whatever goes wrong, the person is told and nothing else breaks."""
        if self._closed:
            return  # what is pressed now is pressed again after the start
        metrics, interaction = self.services.metrics, pressed.interaction
        metrics.came(interaction.id)
        ended = asyncio.get_running_loop().create_future()
        self._answering.add(ended)
        try:
            with structlog.contextvars.bound_contextvars(interaction=interaction.id, person=pressed.person):
                try:
                    pressed.settings = await self.services.people.settings_of(pressed.person)
                    await answer(pressed)
                    outcome = "done"
                except Exception as problem:
                    outcome = await _gone_wrong(pressed, problem)
        finally:
            self._answering.discard(ended)
            ended.set_result(None)
        metrics.went(interaction.id, name, outcome)


async def _gone_wrong(pressed: Pressed, problem: Exception) -> str:
    """Tell the person what can be told; what became of the press, in a word."""
    match problem:
        case Refusal():
            if isinstance(problem, Illegible):
                log.info("no button of ours", told=problem.told)
            screen = answer_to(pressed.services, pressed.words, problem)
            await _show(pressed, screen, problem.details.get("table", 0))
            return "refused"
        case StoreTrouble():
            log.warning("store trouble", problem=repr(problem))
            await _say(pressed, pressed.words("trouble-store"))
            return "store"
        case Late() | Expired() | Missing() | Barred():
            log.info("came too late", problem=repr(problem))
            return "late"
        case Stumbled():  # what was pressed is kept or refused; the board catches up
            log.warning("Discord did not take the answer", problem=repr(problem))
            return "stumbled"
        case _:
            await _fault(pressed, problem)
            return "fault"


async def _may_be_shown(press: TablePress) -> bool:
    """Whether a screen of ours made the press of somebody without a seat; or else he sees the table."""
    return is_genuine(press.interaction) or await Sight(press).sees_table(press.standing.table)


async def _fault(pressed: Pressed, problem: Exception) -> None:
    """Something of ours broke: logged in full under a reference that the person sees."""
    reference = secrets.token_hex(3)
    log.error("fault", reference=reference, exc_info=problem)
    await _say(pressed, pressed.words("trouble-fault", reference=reference))


async def _say(pressed: Pressed, text: str) -> None:
    await _show(pressed, Screen.saying(text), 0)


async def _show(pressed: Pressed, screen: Screen, table: int) -> None:
    try:
        await pressed.show(screen, table=table)
    except NotTaken as problem:
        log.warning("could not answer", problem=repr(problem))


async def _unknown(pressed: Pressed) -> None:
    await pressed.whisper(pressed.words("trouble-unknown-button"))
