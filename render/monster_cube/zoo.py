"""The fourteen families of Monster Cube: each has a fur of its own."""

from __future__ import annotations

from render.monsters import Monster

(
    CORAL, LAGOON, HONEY, VIOLET, LIME, CANDY, BLUE, PUMPKIN, MINT, PLUM, SAND, MOSS, STONE, BRICK,
) = range(14)  # fmt: skip

# By the family's number; cards 4k - 3 to 4k belong to family k.
FAMILIES: dict[int, Monster] = {
    1: Monster("ball", LIME, "two", "beak", "plumes", "legs", "bird", "belly"),
    2: Monster("toast", LAGOON, "far", "grin", "none", "claws", "arms", "scales"),
    3: Monster("pear", PUMPKIN, "crossed", "zigzag", "tuft", "stubs", "hello", "stripes"),
    4: Monster("puddle", BLUE, "two", "tongue", "fins", "none", "none", "belly"),
    5: Monster("pill", VIOLET, "cross", "cat", "kitten", "claws", "none", "stars"),
    6: Monster("mushroom", CORAL, "three", "smile", "none", "tentacles", "none", "spots"),
    7: Monster("gumdrop", BRICK, "cross", "underbite", "nubs", "paws", "arms", "plain"),
    8: Monster("worm", CANDY, "two", "smile", "antennae", "none", "bat", "bands"),
    9: Monster("cloud", MINT, "stalks", "drool", "none", "paws", "none", "plain"),
    10: Monster("pill", MOSS, "one", "laugh", "unicorn", "stubs", "arms", "freckles"),
    11: Monster("ghost", SAND, "sleepy", "oh", "tuft", "none", "raised", "spots"),
    12: Monster("peanut", HONEY, "odd", "fangs", "flame", "none", "bat", "dipped"),
    13: Monster("ball", PLUM, "two", "snout", "bull", "four", "none", "belly"),
    14: Monster("toast", STONE, "cross", "moustache", "kitten", "paws", "raised", "bands"),
}


def family_of(card: int) -> int:
    """Which family a card's number, 1 to 56, belongs to."""
    return (card + 3) // 4
