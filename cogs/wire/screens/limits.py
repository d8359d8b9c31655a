"""What Discord takes, in one place; and rows and texts that keep to it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.wire.screens.screen import Row, Tap

PARTS = 40  # components of one message, those inside of others too
TEXT = 4_000  # characters of one message
A_ROW = 5  # buttons side by side
CHOICES = 25  # of one menu
INVITED = 7  # people in one invitation; ours, so that nobody calls a whole server
LABEL = 80  # characters on a button
OPTION = 100  # of a menu's choice
PLACEHOLDER = 150
VALUE = 100  # of what a menu's choice carries
CUSTOM_ID = 100
THREAD_NAME = 100
PERSON_NAME = 32  # Discord's own limit, which other places need not keep
COMMAND_NAME, COMMAND_ABOUT = 32, 100
FORM_TITLE, FORM_LABEL, FORM_FIELDS = 45, 45, 5


def cut_short(text: str, most: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def rows_of(taps: Sequence[Tap], most: int = A_ROW) -> tuple[Row, ...]:
    """As many rows as the taps need, in their order."""
    if len(taps) <= most:
        return (Row(tuple(taps)),) if taps else ()
    return tuple(Row(tuple(taps[at : at + most])) for at in range(0, len(taps), most))
