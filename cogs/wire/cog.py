"""What a cog of this house is: a discord.py Cog whose commands and buttons are answered in one boundary.

class Guide(Cog):
    @property
    def routes(self) -> Iterable[Route]:
        yield anywhere("rules", self.rules_tap, game=Carried(among(self.services.desks)))

    @app_commands.command(name=slash_text("command-games"), description=slash_text("command-games.about"))
    @app_commands.guild_only()
    @answering
    async def games(self, use: CommandUse) -> None: ...
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord.ext import commands

from cogs.wire.presses.pressed import CommandUse
from cogs.wire.presses.router import Router
from cogs.wire.presses.routes import Route


class Cog(commands.Cog):
    def __init__(self, router: Router) -> None:
        self.router = router
        self.services = router.services

    @property
    def routes(self) -> Iterable[Route]:
        """What the buttons, menus and forms that belong to this cog mean."""
        return ()

    async def cog_load(self) -> None:
        self.router.add(*self.routes)


C = TypeVar("C", bound=Cog)
P = ParamSpec("P")

Answer = Callable[Concatenate[C, CommandUse, P], Awaitable[None]]
Callback = Callable[Concatenate[C, "discord.Interaction[Any]", P], Coroutine[Any, Any, None]]


def answering(answer: Answer[C, P]) -> Callback[C, P]:
    """A command's callback, as discord.py calls it, out of a method that answers its use."""

    @wraps(answer)
    async def callback(
        cog: C, interaction: discord.Interaction[Any], /, *args: P.args, **given: P.kwargs
    ) -> None:
        def use(used: CommandUse) -> Awaitable[None]:
            return answer(cog, used, *args, **given)

        await cog.router.used(interaction, use)

    # discord.py reads a command's options from the types, which are named in the module of the cog.
    callback.__signature__ = inspect.signature(answer, eval_str=True)  # type: ignore[attr-defined]
    return callback
