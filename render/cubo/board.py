"""Cubo's board: the centre, every player's square, and the points line by line once it is scored."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PIL import Image

from engine.cubo.cards import CELLS, LINES, MIDDLE, Colour, Die
from engine.cubo.state import Called, Phase, PlayerView, Scored, Sheet, Status, Took, View
from render.cubo.pieces import cover, cup, cut, lid
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, laid_out, panel
from render.drawing.palette import CLOTH_DEEP, CLOTH_LIGHT, GLOW, INK, MUTED, PAPER
from render.drawing.palette import Colour as Tint
from render.drawing.type import Face
from render.pieces.cards import glow
from render.pieces.dice import die
from render.pieces.seats import badge
from render.pieces.signs import hourglass, tick

HEAD = 152  # the round and the centre
GAP = 18
PANEL = (WIDTH - 2 * MARGIN - GAP) // 2
TALL = 430  # a panel, whether its square is hidden or scored: the buttons below keep their place
DIE = 84
STEP = 90


def paint(view: View) -> Image.Image:
    rows = (len(view.players) + 1) // 2
    places = [_place(view, seat) for seat in range(len(view.players))]
    head = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD, CLOTH_DEEP)
    mat = laid_out(MARGIN + HEAD + GAP + rows * (TALL + GAP) - GAP + MARGIN, (head,))
    _head(mat, view)
    lit = lit_seats(view)
    for seat, (left, top) in enumerate(places):
        if seat in lit:
            mat.lay(glow(PANEL, TALL, 22), left, top)
        draw = partial(_player, mat, view, seat, left, top)
        mat.part(_visible(view, seat), (left, top, PANEL, TALL), draw)
    return mat.image


def _visible(view: View, seat: int) -> Hashable:
    """All that a player's panel shows."""
    player = view.players[seat]
    choosing = (view.choices, view.unreplaced) if view.scoring == seat else ()
    race = (player.status, player.taken, view.phase is Phase.READY, view.countdown is None)
    return "cubo", seat, player.points, player.total, square_of(player), player.sheet, race, choosing


def _place(view: View, seat: int) -> tuple[int, int]:
    """Where a player's panel lies: two in a row, a last one alone in the middle."""
    alone = len(view.players) % 2 and seat == len(view.players) - 1
    left = MARGIN + (PANEL + GAP) // 2 if alone else MARGIN + seat % 2 * (PANEL + GAP)
    return left, MARGIN + HEAD + GAP + seat // 2 * (TALL + GAP)


def square_of(player: PlayerView) -> tuple[Die, ...] | None:
    """The square that lies open, if one does."""
    return player.sheet.dice if player.sheet else player.dice


def lit_seats(view: View) -> set[int]:
    """Who did something last, or is to choose; in the end, who won (CU7.1)."""
    if view.phase is Phase.OVER:
        most = max(player.total for player in view.players)
        return {seat for seat, player in enumerate(view.players) if player.total == most}
    acted = {news.seat for news in view.news if isinstance(news, Called | Took | Scored)}
    return acted if view.scoring is None else {view.scoring}


def _head(mat: Mat, view: View) -> None:
    middle = MARGIN + HEAD / 2
    mat.text((MARGIN + 128, middle - 30), f"{view.round}/{view.rounds}", PAPER, 66, Face.TITLE, "mm")
    for number in range(view.rounds):
        x = MARGIN + 128 + (number - (view.rounds - 1) / 2) * 34
        mat.centre(die("white" if number < view.round else "blue", 0, 26), x, middle + 44)
    for slot, lying in enumerate(view.centre):
        x = MARGIN + 330 + slot * 160
        owner = view.owners[slot]
        if lying is not None:
            mat.centre(die(lying.colour, lying.value, 118), x, middle)
        else:
            mat.centre(panel(118, 118, CLOTH_LIGHT), x, middle)
            if owner is not None:
                mat.centre(badge(owner, 80), x, middle)


def _player(mat: Mat, view: View, seat: int, left: int, top: int) -> None:
    player = view.players[seat]
    mat.lay(panel(PANEL, TALL), left, top)
    middle = top + 58
    mat.centre(badge(seat, 84), left + 62, middle)
    mat.text((left + PANEL - 24, middle), str(player.total), GLOW, 72, Face.TITLE, "rm")
    if not square_of(player):
        _hidden(mat, player, left + 22, top + 112)
        _state(mat, view, player, left + 22 + 3 * STEP + 72, top + 112)
        _rounds(mat, player, left + 22, top + 112 + 3 * STEP + 20)
    else:
        _square(mat, view, seat, left + 22, top + 112)


def _hidden(mat: Mat, player: PlayerView, left: int, top: int) -> None:
    """Nine dice that nobody sees yet, or their places while they are in the cup."""
    lies = player.status in (Status.ROLLED, Status.COVERED, Status.DONE)
    for cell in range(len(CELLS)):
        place = panel(DIE, DIE, MUTED, INK, 4) if lies else panel(DIE, DIE, CLOTH_DEEP)
        mat.lay(place, left + cell % 3 * STEP, top + cell // 3 * STEP)


def _state(mat: Mat, view: View, player: PlayerView, middle: int, top: int) -> None:
    """In hand, on the table, covered, done, or too late; and what he has taken, or that he must hurry."""
    high, low = top + STEP * 0.9, top + STEP * 2.2
    match player.status:
        case _ if view.phase is Phase.READY:
            return
        case Status.HAND:
            mat.centre(cup(112), middle, high)
        case Status.ROLLED:
            mat.centre(cover(112), middle, high)
            if view.countdown is not None:
                mat.centre(hourglass(92), middle, low)
        case Status.COVERED | Status.DONE:
            mat.centre(lid(112), middle, high)
            if player.taken is not None:
                mat.centre(die(player.taken.colour, player.taken.value, 92), middle, low)
            elif player.status is Status.DONE:
                mat.centre(tick(72), middle, low)
        case Status.OUT:
            mat.centre(cut(112), middle, high)


def _rounds(mat: Mat, player: PlayerView, left: float, middle: float) -> None:
    """The points of each round so far."""
    for number, points in enumerate(player.points):
        mat.text((left + 30 + number * 74, middle), str(points), PAPER, 34, Face.TITLE, "mm")


def _square(mat: Mat, view: View, seat: int, left: int, top: int) -> None:
    player = view.players[seat]
    choosing = view.scoring == seat and bool(view.choices)
    for cell, lying in enumerate(square_of(player) or ()):
        x, y = left + cell % 3 * STEP, top + cell // 3 * STEP
        if player.sheet and player.sheet.cell == cell:
            mat.lay(glow(DIE, DIE, 18), x, y)
        mat.lay(die(lying.colour, lying.value, DIE), x, y)
        if choosing and view.choices[cell] is not None:
            _chip(mat, x + DIE - 22, y + DIE - 16, str(view.choices[cell]), GLOW)
    if player.sheet:
        _lines(mat, player.sheet, left, top)
    elif choosing:
        mat.centre(die(*_face(player.taken), 120), left + 3 * STEP + 84, top + 1.5 * STEP - 40)
        mat.text(
            (left + 3 * STEP + 84, top + 1.5 * STEP + 70), str(view.unreplaced), PAPER, 56, Face.TITLE, "mm"
        )


def _face(taken: Die | None) -> tuple[str, int]:
    return (taken.colour, taken.value) if taken else ("white", 0)


def _lines(mat: Mat, sheet: Sheet, left: int, top: int) -> None:
    """Points at the end of each row and under each column; gold where one colour doubled them."""
    for line, points in zip(LINES, sheet.lines, strict=True):
        across = line[1] - line[0] == 1
        x = left + 3 * STEP + 36 if across else left + line[0] % 3 * STEP + DIE / 2
        y = top + line[0] // 3 * STEP + DIE / 2 if across else top + 3 * STEP + 20
        if points:
            _chip(mat, x, y, str(points), GLOW if doubled(sheet, line) else PAPER)
        else:
            mat.text((x, y), "–", MUTED, 36, Face.TITLE, "mm")
    right = left + PANEL - 22 - 20
    mat.text((right, top + 1.5 * STEP - 3), str(sheet.points), PAPER, 62, Face.TITLE, "rm")


def doubled(sheet: Sheet, line: tuple[int, int, int]) -> bool:
    """Of one colour, the white die counting as both (CU6.5, CU6.6)."""
    return len({sheet.dice[cell].colour for cell in line if cell != MIDDLE} - {Colour.WHITE}) == 1


def _chip(mat: Mat, x: float, y: float, words: str, tint: Tint) -> None:
    width = 52 if len(words) < 2 else 62
    mat.centre(panel(width, 42, tint, INK, 3), x, y)
    mat.text((x, y), words, INK, 32, Face.TITLE, "mm")
