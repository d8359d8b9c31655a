"""While a finger rests on a button, a small phone shows what is decided by: at least half of the picture.

Heights are reckoned, as places are: no browser is asked.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk
from cogs.games.undo import with_undo
from cogs.wire.screens.screen import Line, Menu, Row, Screen
from data.words import Languages, Words
from engine.game import AnyGame
from render.drawing.inks import drawing_in
from render.sketch import Sketch
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.phone import A_LINE, WIDTH, Phone
from tests.conformance.test_every_desk import OWN, positions

ROOM = 600  # of a phone with 360 x 740 points, below the channel's name and above what one writes
BUTTONS, TEXT, SMALL, GAP = 52, 22, 18, 8  # a line of them, and what lies between two parts
FOOT = 24  # that only one person sees it
LOOKED_AT = 40  # positions of each game
_UNSEEN = re.compile(r"[*_`]|<@\d+>|^-# |^#+ ", re.MULTILINE)


@cache
def tall(sketch: Sketch) -> float:
    with drawing_in(sketch.colours):
        image = sketch.paint()
    return WIDTH * image.height / image.width


def text(line: Line) -> int:
    rows = 0
    for one in line.text.split("\n"):
        seen = re.sub(r"<t:\d+(?::\w)?>", "in 30 seconds", one)
        seen = _UNSEEN.sub("", re.sub(r"<@\d+>", "@Basile", seen))
        letter, high = (A_LINE * 1.25, SMALL) if one.startswith("-# ") else (A_LINE, TEXT)
        rows += high * max(1, -(-len(seen) // int(letter)))
    return rows


def below(screen: Screen) -> float:
    """Buttons and text from the picture down, and half of the picture."""
    first = next((at for at, part in enumerate(screen.parts) if isinstance(part, Sketch)), -1)
    parts = screen.parts[first + 1 :]
    told = sum(text(part) + GAP for part in parts if isinstance(part, Line))
    lines = Phone.showing(Screen(tuple(part for part in parts if isinstance(part, Row | Menu)))).lines
    picture = screen.parts[first]
    half = tall(picture) / 2 + GAP if isinstance(picture, Sketch) else 0.0
    return half + lines * BUTTONS + told + FOOT


@pytest.mark.parametrize("language", Languages().names)
@pytest.mark.parametrize(
    ("desk", "played"),
    [pytest.param(*one, id=one[1].key) for one in OWN if not isinstance(one[0], DefaultDesk)],
)
def test_a_desk_and_what_it_is_about_stand_on_one_screen(desk: Desk, played: AnyGame, language: str) -> None:
    words: Words = languages[language]
    for match in positions(played, LOOKED_AT):
        if match.outcome:
            continue
        shown = [("board", desk.public(look_at(match, None, words)))]
        if desk.secret:
            look = look_at(match, 0, words)
            shown.append(("desk", with_undo(desk.private(look), look)))
        for name, screen in shown:
            high = below(screen)
            assert high <= ROOM, f"{name} of {played.key} needs {high:.0f} at revision {match.revision}"
