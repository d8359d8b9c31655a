"""Monster Rush's rules in pictures, one for each section."""

from __future__ import annotations

from engine.monster_rush.cards import CARDS
from render.drawing.sprite import Sprite
from render.monster_rush.hunt import BACK
from render.monster_rush.symbols import beast, card, tile
from render.pieces.cards import back, pile
from render.pieces.lessons import Lessons

SECTIONS = {
    "reveal": ("①@84 pile → ②@84 pile → ③@84 pile", "back → axe + fire bow frost"),
    "ready": ("beast:15 = sword bow fire", "bow storm sword fire → ✓", "bow storm sword axe → ✗"),
    "cards": (
        "combo:axe+fire = axe fire",
        'staff: = "1 ×" sword@84 axe@84 bow@84 fire@84 frost@84 storm@84',
        'failed:sword = "0"',
    ),
    "touch": ('② → beast:20 ✓ gold"+3"@84', '① → beast:18 ✗ red"−1"@84'),
    "race": ('③ "412 ms" ✓@68', '① "450 ms" ✗@68', '"30 ms" → beast:12 "12" "<" beast:30 "30" ✓@58'),
    "end": ('beast:36@180 coin:5 + beast:20@180 coin:3 red"−1"@72 = gold"7"@84', "♛@120 ②@110"),
}


def piece(name: str, size: int) -> Sprite:
    kind, _, which = name.partition(":")
    match kind:
        case "pile":
            return pile(92, BACK, 5)
        case "back":
            return back(92, BACK)
        case "beast":
            return beast(int(which), size or 200)
        case "combo" | "staff" | "failed":
            return card([f"{face.kind}:{'+'.join(face.pictures)}" for face in CARDS].index(name), 104)
        case _:
            return tile(kind, size or 104)


LESSONS = Lessons("monster-rush", SECTIONS, piece)
