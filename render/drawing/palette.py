"""The colours of an evening at the table: navy cloth, warm paper, few and clear accents."""

from __future__ import annotations

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#1c2b4a` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A blend: `share` 0 is all `one`, 1 is all `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def distance(one: Colour, other: Colour) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


INK = colour("#14182b")
CLOTH = colour("#1b2a4e")
CLOTH_DEEP = colour("#142040")
CLOTH_LIGHT = colour("#2a3d6b")
CLOTH_EDGE = colour("#3b5288")
PAPER = colour("#fff6e3")
PAPER_WARM = colour("#ffedcb")
PAPER_COOL = colour("#e3effa")
PAPER_SHADE = colour("#ead9b8")
MUTED = colour("#9fb0d6")
GLOW = colour("#ffc531")
GOLD = colour("#f2b134")
GOLD_DEEP = colour("#b97a12")
WHITE = colour("#ffffff")

RED = colour("#d92b3c")
ORANGE = colour("#f47b20")
YELLOW = colour("#f7c318")
NAVY = colour("#22418f")
SKY = colour("#4bb4ea")
GREEN = colour("#2c9b57")

# What monsters are made of: fourteen hues, told apart by lightness too.
FUR: tuple[Colour, ...] = (
    colour("#ff7d6e"),  # coral
    colour("#4bb8c4"),  # lagoon
    colour("#ffc94d"),  # honey
    colour("#8f6bd9"),  # violet
    colour("#8fce4a"),  # lime
    colour("#f597c4"),  # candy
    colour("#4d78dc"),  # blue
    colour("#f29540"),  # pumpkin
    colour("#7fdcc0"),  # mint
    colour("#b5497f"),  # plum
    colour("#d7b98a"),  # sand
    colour("#3f9a63"),  # moss
    colour("#a9b4c9"),  # stone
    colour("#d94f45"),  # brick
)

# Eight seats. Neighbours differ in lightness as well as hue, so that they stay apart without colour vision.
SEATS: tuple[Colour, ...] = (
    colour("#f58aa0"),
    colour("#33bdb0"),
    colour("#f6bd45"),
    colour("#a68ce6"),
    colour("#b6d957"),
    colour("#e6e9f0"),
    colour("#cf7443"),
    colour("#5b97e8"),
)


def lighter(base: Colour, share: float = 0.35) -> Colour:
    return mix(base, WHITE, share)


def darker(base: Colour, share: float = 0.3) -> Colour:
    return mix(base, INK, share)


NEAR = 60.0  # edges in shades closer than this cost bytes and nobody sees them


def _with_edges(full: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """These colours, and for each its way into the dark outline."""
    known = list(dict.fromkeys(full))
    for half in (mix(base, INK, 0.5) for base in full):
        if min(distance(half, other) for other in known) > NEAR:
            known.append(half)
    return tuple(known)


def _house_colours() -> tuple[Colour, ...]:
    warm, cool = (RED, ORANGE, YELLOW), (NAVY, SKY, GREEN)
    plain = (
        INK,
        CLOTH,
        CLOTH_DEEP,
        CLOTH_LIGHT,
        CLOTH_EDGE,
        MUTED,
        PAPER,
        PAPER_WARM,
        PAPER_COOL,
        PAPER_SHADE,
    )
    accents = (GLOW, GOLD, GOLD_DEEP, WHITE, *SEATS)
    suns = [tint for base in warm for tint in (base, lighter(base, 0.35), lighter(base, 0.72))]
    stones = [tint for base in cool for tint in (base, lighter(base, 0.38), lighter(base, 0.72))]
    return _with_edges((*plain, *accents, *suns, *stones))


def _zoo() -> tuple[Colour, ...]:
    furs = [tint for base in FUR for tint in (base, lighter(base), darker(base, 0.22))]
    return _with_edges((*HOUSE_COLOURS, *furs))


# All that the encoder may use: the fewer, the smaller the file. Pictures with monsters take the larger box.
HOUSE_COLOURS = _house_colours()
ZOO = _zoo()
