"""A few pictures of each game as they are to look: kept as files, and how far a new drawing is from them.

`python -m tests.render.likeness NAME...` keeps these anew (all without a name): look at them before you do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from engine.monster_cube.state import Rules
from engine.registry import NAMES
from render import cubo, monad, monster_cube, monster_rush, ranks, thirteen_monsters
from render.__main__ import LOCALES, speaker
from render.cubo import samples as of_cubo
from render.monad import samples as of_monad
from render.monster_cube import samples as of_monster_cube
from render.monster_rush import samples as of_rush
from render.pieces.cover import cover_of, cover_sketch
from render.ranks import samples as of_ranks
from render.sketch import Sketch, Words
from render.thirteen_monsters import samples as of_thirteen

KEPT = Path(__file__).parent / "likenesses"
PHONE = 400  # how wide a phone shows a picture, in pixels
GROUND = (49, 51, 56)  # Discord's own, in the dark

PICTURES: dict[str, Callable[[Words], Sketch]] = {
    **{
        f"cover-{game}": partial(cover_sketch, game, name=game.replace("_", " "), taken=2, seats=4)
        for game in NAMES
        if cover_of(game)
    },
    "monad-table": lambda words: monad.table(of_monad.traded(), words),
    "monad-hand": lambda words: monad.hand(of_monad.holding(0, 2, 3, 7, 11, 12, 15, 20, 24), words, (0, 2)),
    "monad-result": lambda words: monad.result(*of_monad.won(), words),
    "rush-crowded": lambda words: monster_rush.table(of_rush.hunting(8, 24, lairs=(36, 33, 34)), words),
    "rush-captured": lambda words: monster_rush.table(of_rush.captured(), words),
    "cubo-racing": lambda words: cubo.table(of_cubo.racing(), words),
    "cubo-scored": lambda words: cubo.table(of_cubo.scored(), words),
    "cube-searching": lambda words: monster_cube.table(
        of_monster_cube.later(of_monster_cube.opened(Rules.CODE, 4)), words
    ),
    "cube-advanced": lambda words: monster_cube.table(
        of_monster_cube.missed(of_monster_cube.opened(Rules.ADVANCED, 6)), words
    ),
    "cube-dice": lambda words: monster_cube.table(
        of_monster_cube.later(of_monster_cube.opened(Rules.DICE, 4)), words
    ),
    "cube-strayed": lambda words: monster_cube.table(
        of_monster_cube.strayed(of_monster_cube.opened(Rules.NUMBERS, 4)), words
    ),
    "cube-chosen": of_monster_cube.choosing,
    "thirteen-many": lambda words: thirteen_monsters.table(of_thirteen.played(8, 60, "c"), words),
    "thirteen-fought": lambda words: thirteen_monsters.battle(of_thirteen.fought(), words),
    "thirteen-cards": lambda words: list(of_thirteen.gallery(words))[-1],
    "cube-zoo": lambda words: list(of_monster_cube.gallery(words))[-1],
    "leaderboard": lambda words: ranks.leaderboard("Monad", "Rating", of_ranks.entries(), None, words),
    "profile": lambda words: ranks.profile(of_ranks.portrayal(), words),
}


def differences(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """As a phone shows them: how far two pictures are apart on average, and at the worst place (0 to 255)."""
    apart = ImageChops.difference(on_a_phone(one), on_a_phone(other))
    statistics = ImageStat.Stat(apart)
    return max(statistics.mean), max(high for _, high in apart.getextrema())  # type: ignore[misc]


def on_a_phone(picture: Image.Image) -> Image.Image:
    shown = Image.new("RGBA", picture.size, GROUND)
    shown.alpha_composite(picture.convert("RGBA"))
    height = round(picture.height * PHONE / picture.width)
    return shown.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)


def kept(name: str) -> Image.Image:
    return Image.open(KEPT / f"{name}.png")


def drawn(name: str) -> Image.Image:
    return Image.open(BytesIO(PICTURES[name](speaker(LOCALES / "en")).draw()))


def keep(names: list[str]) -> None:
    for name in names or PICTURES:
        drawn(name).save(KEPT / f"{name}.png", optimize=True)


if __name__ == "__main__":
    keep(sys.argv[1:])


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    """What is seen: what is packed in haste may be told in other bytes each time."""
    picture = Image.open(BytesIO(data)).convert("RGBA")
    return picture.size, picture.tobytes()
