"""Refusals of the engine, in words that say what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.wire.screens.screen import Line, Row, Screen, Style, Tap
from engine.game import Kind, Refusal
from engine.tables.table import TableKind

if TYPE_CHECKING:
    from cogs.wire.services import Services
    from data.words import Words

COME_BACK = "come_back"  # the verb of the way back into a match that one has left
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


def answer_to(services: Services, words: Words, refusal: Refusal) -> Screen:
    """The refusal in words, and where one tap would help, the button for it."""
    text = refusal_words(services, words, refusal)
    return way_back(text, words) if refusal.kind is TableKind.LEFT else Screen.saying(text)


def way_back(text: str, words: Words) -> Screen:
    """For whoever has left a match that goes on."""
    back = Tap(label=words("leave-come-back"), verb=COME_BACK, style=Style.SUCCESS, emoji="↩️")
    return Screen((Line(text), Row((back,))))


def refusal_words(services: Services, words: Words, refusal: Refusal) -> str:
    """A refusal by the table or by what all games share. A game's own refusals are worded by its desk."""
    if not isinstance(refusal.kind, Kind | TableKind):
        return words("refusal-malformed", field=refusal.kind.value)
    details = _plain(refusal.details)
    match refusal.kind, refusal.details:
        case TableKind.TIME, {"least": int(least), "most": int(most)}:
            details |= {"least": least // SECOND, "most": most // DAY}
        case TableKind.OPTIONS, {"least": int(), "most": int()}:
            return words("refusal-table-options-limits", **details)
        case TableKind.SEATS, {"least": least, "most": most} if least == most:
            return words("refusal-table-seats-exactly", **details)
        case TableKind.NOT_SEATED, {"free": int()}:
            return words("refusal-table-not-seated-yet", **details)
        case TableKind.NOT_HOST, {"most": int()}:
            return words("refusal-table-not-host-yet", **details)
        case _:
            pass
    return words(f"refusal-{refusal.kind.value}", **details)


def _plain(details: dict[str, Any]) -> dict[str, str | int]:
    """Details as texts take them: people as mentions, the rest as it is."""
    plain: dict[str, str | int] = {}
    for name, value in details.items():
        match name, value:
            case "host", int():
                plain[name] = f"<@{value}>"
            case "until", int():
                plain[name] = f"<t:{value // SECOND}:R>"
            case _, bool():
                plain[name] = str(value).lower()
            case _, int() | str():
                plain[name] = value
            case _:
                continue
    return plain
