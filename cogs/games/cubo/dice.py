"""Dice as people see them: a button's colour, and a mark for eyes that see colours otherwise."""

from __future__ import annotations

from cogs.wire.screens.screen import Style
from engine.cubo.cards import Colour, Die

MARKS = {Colour.RED: "🔺", Colour.BLUE: "🔷", Colour.WHITE: "⚪"}
SHAPES = {Colour.RED: "▲", Colour.BLUE: "◆", Colour.WHITE: "●"}  # the same, where no emoji has room
STYLES = {Colour.RED: Style.DANGER, Colour.BLUE: Style.PRIMARY, Colour.WHITE: Style.SECONDARY}
UNROLLED = "–"


def die_face(die: Die) -> str:
    return str(die.value) if die.value else UNROLLED


def die_sign(die: Die) -> str:
    """ "🔺5" is a red five."""
    return f"{MARKS[die.colour]}{die_face(die)}"
