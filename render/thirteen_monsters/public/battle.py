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
from render.thirteen_monsters.public.winning import victors

GAP = 14
APART = 12  # from one die to the next
STRIP = 76  # the height of cards that lie open meanwhile
LOW = 190  # panels up to this height have room for one line
MOST_BELOW = 4  # fighters below each other; more of them stand in two columns
ROOM = WIDTH - 2 * MARGIN

Box = tuple[float, float, int, int]  # left, top, width, height
Span = tuple[float, float]  # left, right


def lay_battle(mat: Mat, battle: BattleView, low: float, lit: Sequence[Lit] = ()) -> None:
    """In the place of the field, down to `low`; below it what lies open in the field."""
    fighters, won = battle.fighters, victors(battle)
    room = low - MARGIN - (STRIP + GAP if lit else 0)
    across = 2 if is_crowded(battle) else 1
    below, wide = -(-len(fighters) // across), (ROOM - GAP * (across - 1)) // across
    tall = int(room - GAP * (below - 1)) // below
    _strip(mat, lit, low - STRIP)
    for index, fighter in enumerate(fighters):
        left, top = MARGIN + index // below * (wide + GAP), MARGIN + index % below * (tall + GAP)
        acts = fighter.seat in won if won else battle.on == index
        box = left, top, wide, tall
        _fighter(mat, battle, fighter, box, lit=acts, crowned=won == (fighter.seat,))
    if battle.pair is not None:
        size = min(76, tall - 50 if tall <= LOW else round(tall * 0.27))  # between the dice of both
        mat.centre(pair_card(battle.pair, size), 0.64 * WIDTH, MARGIN + tall + GAP / 2)


def is_crowded(battle: BattleView) -> bool:
    """Whether it needs all the room that there is."""
    return len(battle.fighters) > MOST_BELOW


def _strip(mat: Mat, lit: Sequence[Lit], top: float) -> None:
    """The cards of the last search, each beside its place."""
    for index, one in enumerate(lit):
        middle = WIDTH * (index + 0.5) / len(lit)
        piece = half_card(one.card, STRIP)
        mat.text((middle - 12, top + STRIP / 2), cell_name(one.cell), PAPER, 32, Face.TITLE, "rm")
        mat.lay(piece, middle, top)


def _fighter(
    mat: Mat, battle: BattleView, fighter: FighterView, box: Box, *, lit: bool, crowned: bool
) -> None:
    """On a lit panel whoever is to throw, and at last whoever won."""
    left, top, wide, tall = box
    middle = top + tall / 2
    if lit:
        mat.lay(glow(wide, tall, 22), left, top)
    mat.lay(panel(wide, tall, PAPER if lit else CLOTH_DEEP), left, top)
    ink = INK if lit else PAPER
    high = min(tall - 24, 300 if wide == ROOM else 84)
    aside = left + 20 + high * 0.45, middle
    if fighter.monster is not None:
        mat.centre(creature(fighter.monster.pairs, high), *aside)
    elif battle.pair is not None:
        mat.centre(pair_card(battle.pair, min(90, round(high * 0.35))), *aside)
    inner = left + 40 + high * 0.9, left + wide - 26
    told = "–" if fighter.result is None else str(fighter.result)
    if wide < ROOM:
        _narrow(mat, fighter, inner, middle, tall, crowned=crowned)
        mat.text((inner[1] + 8, middle), told, ink, 46, Face.TITLE, "rm")
    elif tall <= LOW:
        _in_a_line(mat, fighter, inner, middle, tall, crowned=crowned)
        mat.text((inner[1], middle), told, ink, 64, Face.TITLE, "rm")
    else:
        _large(mat, fighter, inner, top, tall, crowned=crowned)
        mat.text((inner[1], top + 62), told, ink, 92, Face.TITLE, "rm")


def _large(mat: Mat, fighter: FighterView, inner: Span, top: float, tall: int, *, crowned: bool) -> None:
    """Sign, throws and crown above the dice."""
    left, right = inner
    mat.centre(badge(fighter.seat, 76), left + 44, top + 58)
    if crowned:
        mat.centre(crown(84), left + 130, top + 54)
    room = (right - left + APART) / DICE - APART
    _dice(mat, fighter, left, top + tall * 0.7, min(room, tall * 0.4, 104))
    _throws(mat, fighter, left + 200, top + 58, 34)


def _in_a_line(mat: Mat, fighter: FighterView, inner: Span, y: float, tall: int, *, crowned: bool) -> None:
    """Where there is little room: sign, dice, throws and crown beside each other."""
    left, right = inner
    size = min(tall * 0.6, 56)
    mat.centre(badge(fighter.seat, min(76, tall - 10)), left + 44, y)
    _dice(mat, fighter, left + 100, y, size)
    _throws(mat, fighter, left + 118 + DICE * (size + APART), y, 20)
    if crowned:
        mat.centre(crown(min(64, tall - 14)), right - 118, y)


def _narrow(mat: Mat, fighter: FighterView, inner: Span, y: float, tall: int, *, crowned: bool) -> None:
    """In one of two columns: the throws below the dice, the crown on the sign."""
    left, _ = inner
    mat.centre(badge(fighter.seat, 48), left + 14, y + (8 if crowned else 0))
    if crowned:
        mat.centre(crown(40), left + 14, y - 24)
    size = min(tall * 0.5, 38)
    _dice(mat, fighter, left + 48, y - 10, size, APART // 2)
    _throws(mat, fighter, left + 56, y + size / 2 + 4, 14)


def _dice(mat: Mat, fighter: FighterView, left: float, y: float, wide: float, apart: int = APART) -> None:
    """Five dice; those that were kept are lit."""
    size = int(wide)
    for index in range(DICE):
        value = fighter.dice[index] if fighter.dice else 0
        x = left + index * (size + apart)
        if value and value == fighter.kept:
            mat.lay(glow(size, size, size * 0.22), x, y - size / 2)
        mat.lay(die("white", value, size), x, y - size / 2)


def _throws(mat: Mat, fighter: FighterView, x: float, y: float, size: int) -> None:
    """A small die for each throw that is left."""
    for index in range(fighter.throws):
        spent = index < fighter.used
        mat.centre(die("white" if spent else "yellow", 1, size), x + index * size * 1.24, y)
