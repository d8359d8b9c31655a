"""What people and brains are called at a table: in Discord's text, and where mentions do not work."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.wire.screens.plain import in_text, plain_name
from engine.tables.table import Seat, Status, Table

if TYPE_CHECKING:
    from data.words import Words

BRAINS = ("Pistache", "Bergamote", "Cannelle", "Noisette", "Groseille", "Vanille", "Mirabelle", "Réglisse")


def mentions(table: Table, words: Words) -> tuple[str, ...]:
    """By seat, for Discord text: a mention, or a brain's name; for whom the house plays just now."""
    plays = table.status is Status.PLAYING and table.rest is None
    return tuple(_mention(seat, at, words, plays=plays) for at, seat in enumerate(table.seats))


def plain_names(table: Table, words: Words) -> tuple[str, ...]:
    """By seat, for labels, alt texts and pictures."""
    return tuple(_plain(seat, at, words) for at, seat in enumerate(table.seats))


def written_names(table: Table, words: Words) -> tuple[str, ...]:
    """By seat, for Discord text that is to mention nobody."""
    return tuple(map(in_text, plain_names(table, words)))


APART = "\u2003"  # between two people: nothing that is seen ends a row
HERE, AWAY = "👤", "💤"  # after people; for who is away the house plays
_MENTION = re.compile(r"<@\d+>")


def numbered(names: Sequence[str]) -> str:
    """Who has which number, where a picture has room for the numbers alone."""
    who = (f"`{at}`\u00a0{name}" for at, name in enumerate(names, 1))
    return f"-# {APART.join(who)}"


def numbered_with_signs(names: Sequence[str]) -> str:
    """The same while people play."""
    return numbered([with_sign(name) for name in names])


def with_sign(name: str) -> str:
    """Whether somebody is away: one sign for another, so that no row grows by it."""
    person = bare(name)
    return name if _MENTION.match(name) is None else f"{person}\u00a0{HERE if name == person else AWAY}"


def bare(name: str) -> str:
    """The same name, without whether somebody is away."""
    mention = _MENTION.match(name)
    return mention[0] if mention else name


def _mention(seat: Seat, at: int, words: Words, *, plays: bool) -> str:
    if seat.person is None:  # a brain, or somebody who has been erased
        return f"**{in_text(_plain(seat, at, words))}**"
    mention = f"<@{seat.person}>"
    return words("name-away", name=mention) if plays and seat.brain else mention


def _plain(seat: Seat, at: int, words: Words) -> str:
    if seat.person is None and seat.level is not None:
        which = at if seat.which is None else seat.which
        return words("name-brain", name=BRAINS[which % len(BRAINS)])
    return plain_name(seat.name) or words("name-seat", seat=at + 1)
