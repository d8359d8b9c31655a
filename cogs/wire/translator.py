"""Slash commands in every language of the house, from the same texts as everything else.

A command's English text, too, stands in the Fluent file alone; `slash_text("command-play")` reads it there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from data.words import SOURCE, Languages, Words


@cache
def _english() -> Words:
    return Languages(strict=True)[SOURCE]


def slash_text(message: str, words: Words | None = None) -> app_commands.locale_str:
    """A text of the slash commands; `words` where the house's own files do not have it."""
    return app_commands.locale_str((words or _english())(message), key=message)


class Translator(app_commands.Translator):
    def __init__(self, languages: Languages) -> None:
        self.languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in this language; None where Discord's own default, English, says it already."""
        key: Any = string.extras.get("key")
        words = self.languages.spoken(locale.value)
        if key is None or words.language == SOURCE or key not in words:
            return None
        return words(key)
