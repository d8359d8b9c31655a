"""Application commands and the choices of their options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.checks.errors import Form


def check_commands(commands: Sequence[Mapping[str, Any]]) -> None:
    """Refuse a bulk overwrite of commands as Discord does."""
    form = Form()
    for index, command in enumerate(commands):
        if not command.get("name"):
            form.refuse((index, "name"), "BASE_TYPE_REQUIRED", "This field is required")
    form.close()


def check_command(command: Mapping[str, Any]) -> None:
    """Refuse one command (create or edit) as Discord does."""
    form = Form()
    if not command.get("name"):
        form.refuse(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    form.close()


def check_choices(choices: Sequence[Mapping[str, Any]]) -> None:
    """Refuse the choices of an autocomplete answer (callback type 8) as Discord does."""
    form = Form()
    if len(choices) > 25:
        form.refuse(("data", "choices"), "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    form.close()
