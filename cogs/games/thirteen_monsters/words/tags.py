"""The letters and numbers by which a menu's choices are found on the picture above it."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase

from cogs.wire.screens.limits import LABEL, cut_short
from engine.thirteen_monsters.views import MonsterView, SeatView
from render.thirteen_monsters.private.tray import Piece


def letter_tag(at: int) -> str:
    """A to Z, then AA."""
    again, place = divmod(at, len(ascii_uppercase))
    return ascii_uppercase[place] * (1 + again)


def number_tag(at: int) -> str:
    return str(at + 1)


def tagged(tag: str, text: str) -> str:
    """ "B · eyes of Chall"."""
    return cut_short(f"{tag} · {text}", LABEL)


def pieces_of(monsters: Iterable[MonsterView]) -> tuple[Piece, ...]:
    """Monsters that can be seen, not chosen."""
    return tuple(Piece(one.pairs) for one in monsters)


def all_of(one: SeatView) -> tuple[Piece, ...]:
    return (*pieces_of(one.monsters), *(Piece((pair,)) for pair in one.free))
