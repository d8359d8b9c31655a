"""How a match ended: what each player has, and the monsters in a row, with runs and families marked."""

from __future__ import annotations

from PIL import Image

from engine.game import Outcome
from engine.monster_cube.cards import family_of
from engine.monster_cube.seen import PlayerView, View
from render.ground import MARGIN, WIDTH
from render.monster_cube.cards import medal
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.palette import GLOW, GREEN, PAPER
from render.podium import Place, Podium, sides
from render.type import Face

LINES = Podium(tall=186, low=148)
APART = 44  # px from one monster to the next at which its number still has room


def paint(view: View, outcome: Outcome) -> Image.Image:
    def brought(place: Place) -> None:
        seat, size = place.seats[0], 70 if place.first else 54
        score = str(outcome.scores[seat])
        place.mat.text((MARGIN + 306, place.middle), score, place.ink, size, Face.TITLE, "mm")
        _trophies(place, view.players[seat], MARGIN + 370, WIDTH - MARGIN - 16)

    return LINES.paint(sides(outcome.ranks), brought)


def _trophies(place: Place, player: PlayerView, left: float, right: float) -> None:
    """All monsters by their codes; those of the longest run and of whole families stand out."""
    codes, size = sorted(player.won), min(place.height - 60, 104)
    step = min(float(size), (right - left - size) / max(1, len(codes) - 1))
    top, low = place.middle - place.height / 2 + 14, place.middle + place.height / 2 - 30
    for index, code in enumerate(codes):
        x = left + size / 2 + index * step
        place.mat.centre(portrait(FAMILIES[family_of(code)], size), x, top + size / 2)
        if step >= APART:
            whole = family_of(code) in player.tally.families
            tint = GLOW if code in player.tally.run else GREEN if whole else PAPER
            place.mat.centre(medal(str(code), 38, tint), x, low)
    if codes and step < APART:
        place.mat.centre(medal(f"× {len(codes)}", 40), (left + right) / 2, low)
