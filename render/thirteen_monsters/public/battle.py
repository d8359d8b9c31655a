"""A battle: who fights, dice drawn large, both results beside each other, and at last who won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.thirteen_monsters.pieces.cards import DICE, cell_name
from engine.thirteen_monsters.state import Lit
from engine.thirteen_monsters.views import BattleView, FighterView
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import CLOTH_DEEP, INK, PAPER
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.dice import die
from render.pieces.seats import badge
from render.pieces.signs import crown
from render.thirteen_monsters.pieces.creatures import creature, half_card, pair_card
from render.thirteen_monsters.public.field import HEIGHT, TOP
from render.thirteen_monsters.public.winning import victors

GAP = 14
APART = 12  # from one die to the next
STRIP = 76  # the height of cards that lie open meanwhile
LOW = 150  # panels up to this height have room for one line
ROOM = WIDTH - 2 * MARGIN
WHOLE = TOP - MARGIN + HEIGHT


def lay_battle(mat: Mat, battle: BattleView, lit: Sequence[Lit] = ()) -> None:
    """In the place of the field, and of its size; below it what lies open in the field."""
    fighters, won = battle.fighters, victors(battle)
    room = WHOLE - (STRIP + GAP if lit else 0)
    tall = (room - GAP * (len(fighters) - 1)) // len(fighters)
    _strip(mat, lit, MARGIN + WHOLE - STRIP)
    for index, fighter in enumerate(fighters):
        top = MARGIN + index * (tall + GAP)
        acts = fighter.seat in won if won else battle.on == index
        _fighter(mat, battle, fighter, top, tall, lit=acts, crowned=won == (fighter.seat,))
    if battle.pair is not None:
        mat.centre(pair_card(battle.pair, 76), 0.64 * WIDTH, MARGIN + tall + GAP / 2)


def _strip(mat: Mat, lit: Sequence[Lit], top: float) -> None:
    """The cards of the last search, each beside its place."""
    for index, one in enumerate(lit):
        middle = WIDTH * (index + 0.5) / len(lit)
        piece = half_card(one.card, STRIP)
        mat.text((middle - 12, top + STRIP / 2), cell_name(one.cell), PAPER, 32, Face.TITLE, "rm")
        mat.lay(piece, middle, top)


def _fighter(
    mat: Mat, battle: BattleView, fighter: FighterView, top: float, tall: int, *, lit: bool, crowned: bool
) -> None:
    """On a lit panel whoever is to throw, and at last whoever won."""
    middle = top + tall / 2
    if lit:
        mat.lay(glow(ROOM, tall, 22), MARGIN, top)
    mat.lay(panel(ROOM, tall, PAPER if lit else CLOTH_DEEP), MARGIN, top)
    ink = INK if lit else PAPER
    high = min(tall - 24, 300)
    if fighter.monster is not None:
        mat.centre(creature(fighter.monster.pairs, high), MARGIN + 20 + high * 0.45, middle)
    elif battle.pair is not None:
        mat.centre(pair_card(battle.pair, 90), MARGIN + 20 + high * 0.45, middle)
    left, right = MARGIN + 40 + high * 0.9, WIDTH - MARGIN - 26
    told = "–" if fighter.result is None else str(fighter.result)
    if tall <= LOW:
        _in_a_line(mat, fighter, left, right, middle, tall, crowned=crowned)
        mat.text((right, middle), told, ink, 64, Face.TITLE, "rm")
        return
    mat.centre(badge(fighter.seat, 76), left + 44, top + 58)
    if crowned:
        mat.centre(crown(84), left + 130, top + 54)
    mat.text((right, top + 62), told, ink, 92, Face.TITLE, "rm")
    room = (right - left + APART) / DICE - APART
    _dice(mat, fighter, left, middle + tall * 0.18, min(room, tall * 0.42, 104))
    _throws(mat, fighter, left + 200, top + 58, 34)


def _in_a_line(
    mat: Mat, fighter: FighterView, left: float, right: float, y: float, tall: int, *, crowned: bool
) -> None:
    """Where many fight: sign, dice, throws and crown beside each other."""
    size = min(tall * 0.6, 56)
    mat.centre(badge(fighter.seat, min(76, tall - 10)), left + 44, y)
    _dice(mat, fighter, left + 100, y, size)
    _throws(mat, fighter, left + 118 + DICE * (size + APART), y, 20)
    if crowned:
        mat.centre(crown(min(64, tall - 14)), right - 118, y)


def _dice(mat: Mat, fighter: FighterView, left: float, y: float, wide: float) -> None:
    """Five dice; those that were kept are lit."""
    size = int(wide)
    for index in range(DICE):
        value = fighter.dice[index] if fighter.dice else 0
        x = left + index * (size + APART)
        if value and value == fighter.kept:
            mat.lay(glow(size, size, size * 0.22), x, y - size / 2)
        mat.lay(die("white", value, size), x, y - size / 2)


def _throws(mat: Mat, fighter: FighterView, x: float, y: float, size: int) -> None:
    """A small die for each throw that is left."""
    for index in range(fighter.throws):
        spent = index < fighter.used
        mat.centre(die("white" if spent else "yellow", 1, size), x + index * size * 1.24, y)
