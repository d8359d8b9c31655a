"""What `/play <game>` offers, built from the types of the game's own options, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs.wire.choices import Option, options_of, slug
from cogs.wire.translator import slash_text
from engine.game import AnyGame, Level
from engine.tables.table import Mode

if TYPE_CHECKING:
    from data.words import Words


class PlayCommand:
    """The slash command of one game; its texts are English, each with its message for the translator."""

    def __init__(self, game: AnyGame, english: Words) -> None:
        self.game = game
        self.english = english
        self.options = {option.name: option for option in options_of(game)}

    def command(self, opening: Callable[..., Any]) -> app_commands.Command[Any, ..., Any]:
        messages = dict(self._messages())
        opening.__signature__ = inspect.Signature(
            [_parameter("interaction", discord.Interaction), *self._parameters()]
        )
        opening = app_commands.describe(
            **{name: self._text(f"{message}.about") for name, message in messages.items()}
        )(opening)
        opening = app_commands.rename(
            **{name: self._text(f"{message}.slash") for name, message in messages.items()}
        )(opening)
        opening = app_commands.choices(**dict(self._choices()))(opening)
        message = f"command-play-{slug(self.game.key)}"
        return app_commands.Command(
            name=self._text(message), description=self._text(f"{message}.about"), callback=opening
        )

    def _messages(self) -> Iterator[tuple[str, str]]:
        """The parameters' names, each with the message that words it."""
        yield "brains", "option-brains"
        yield "level", "option-level"
        yield "clock", "option-clock"
        yield "guests", "option-with"
        for option in self.options.values():
            yield option.name, option.message(self.game)

    def _parameters(self) -> Iterator[inspect.Parameter]:
        most = self.game.seats(self.game.Options())[-1] - 1
        brains: Any = app_commands.Range[int, 0, max(most, 1)]
        yield _parameter("brains", brains | None)
        yield _parameter("level", str | None)
        yield _parameter("clock", str | None)
        yield _parameter("guests", str | None)
        for option in self.options.values():
            yield _parameter(option.name, _kind(option) | None)

    def _choices(self) -> Iterator[tuple[str, list[app_commands.Choice[Any]]]]:
        yield "level", [self._choice(f"level-{level.value}", level.value) for level in Level]
        yield "clock", [self._choice(f"clock-mode-{mode.value}", mode.value) for mode in Mode]
        for option in self.options.values():
            if option.values:
                yield (
                    option.name,
                    [
                        self._choice(option.value_message(self.game, value), value)
                        for value in option.values
                        if value is not None  # what is not given is left as it is
                    ],
                )

    def _choice(self, message: str, value: Any) -> app_commands.Choice[Any]:
        return app_commands.Choice(name=self._text(message), value=value)

    def _text(self, message: str) -> locale_str:
        return slash_text(message, self.english)


def _parameter(name: str, annotation: Any) -> inspect.Parameter:
    default = inspect.Parameter.empty if name == "interaction" else None
    return inspect.Parameter(
        name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation, default=default
    )


def _kind(option: Option) -> Any:
    if option.limits:
        return app_commands.Range[int, option.limits[0], option.limits[1]]
    return type(option.values[-1]) if option.values else bool
