"""Slash commands in every language of the house, from the same texts as everything else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from data.words import SOURCE, Languages


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
