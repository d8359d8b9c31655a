"""The thirty-six monsters of Monster Rush, drawn as their names sound."""

from __future__ import annotations

from render.monsters import Monster

(
    CORAL, LAGOON, HONEY, VIOLET, LIME, CANDY, BLUE, PUMPKIN, MINT, PLUM, SAND, MOSS, STONE, BRICK,
) = range(14)  # fmt: skip

# By the number on the monster's card.
MONSTERS: dict[int, Monster] = {
    1: Monster("ball", CORAL, "two", "smile", "none", "stubs", "none", "cheeks"),
    2: Monster("urchin", LIME, "far", "oh", "none", "legs", "none", "plain"),
    3: Monster("cloud", MINT, "two", "laugh", "none", "none", "arms", "belly"),
    4: Monster("pear", BRICK, "odd", "tongue", "nubs", "claws", "hello", "stripes"),
    5: Monster("worm", HONEY, "stalks", "smile", "none", "none", "arms", "bands"),
    6: Monster("ball", CANDY, "one", "cat", "pompom", "paws", "none", "freckles"),
    7: Monster("gumdrop", VIOLET, "cross", "zigzag", "antennae", "four", "none", "spots"),
    8: Monster("pill", SAND, "sleepy", "smile", "droopy", "stubs", "none", "belly"),
    9: Monster("toast", LAGOON, "crossed", "grin", "tuft", "stubs", "arms", "plain"),
    10: Monster("ghost", STONE, "far", "oh", "none", "none", "flippers", "plain"),
    11: Monster("worm", LIME, "four", "fangs", "antennae", "none", "none", "dipped"),
    12: Monster("onion", HONEY, "two", "beak", "none", "legs", "bird", "belly"),
    13: Monster("puddle", LAGOON, "stalks", "drool", "none", "none", "none", "spots"),
    14: Monster("toast", CANDY, "two", "underbite", "bear", "stubs", "none", "cheeks"),
    15: Monster("peanut", BLUE, "closed", "oh", "tuft", "paws", "none", "belly"),
    16: Monster("ball", PUMPKIN, "two", "snout", "droopy", "four", "none", "spots"),
    17: Monster("gumdrop", CORAL, "odd", "buck", "sprout", "legs", "hello", "freckles"),
    18: Monster("pill", PLUM, "three", "zigzag", "spikes", "claws", "raised", "stripes"),
    19: Monster("puddle", VIOLET, "two", "tongue", "nubs", "four", "hello", "bands"),
    20: Monster("pear", PUMPKIN, "sleepy", "cat", "kitten", "paws", "none", "stripes"),
    21: Monster("peanut", SAND, "far", "moustache", "bull", "stubs", "arms", "dipped"),
    22: Monster("puddle", BLUE, "one", "smile", "unicorn", "none", "none", "scales"),
    23: Monster("ball", LAGOON, "three", "grin", "fins", "none", "flippers", "stars"),
    24: Monster("cloud", VIOLET, "sleepy", "smile", "bear", "paws", "none", "stars"),
    25: Monster("gumdrop", MOSS, "stalks", "laugh", "none", "paws", "arms", "belly"),
    26: Monster("pill", CANDY, "owl", "beak", "plumes", "legs", "bird", "stripes"),
    27: Monster("mushroom", VIOLET, "one", "fangs", "none", "tentacles", "none", "spots"),
    28: Monster("toast", PLUM, "owl", "beak", "tufts", "claws", "bird", "scales"),
    29: Monster("pear", LIME, "cross", "fangs", "spikes", "claws", "bat", "belly"),
    30: Monster("onion", CORAL, "odd", "fangs", "ram", "four", "bat", "dipped"),
    31: Monster("pear", STONE, "cross", "buck", "bunny", "paws", "raised", "belly"),
    32: Monster("ball", MOSS, "three", "underbite", "snakes", "tentacles", "arms", "scales"),
    33: Monster("cloud", STONE, "cross", "grin", "bull", "paws", "raised", "belly"),
    34: Monster("pill", BRICK, "four", "grin", "fins", "tentacles", "none", "bands"),
    35: Monster("urchin", PUMPKIN, "cross", "beak", "flame", "legs", "bird", "belly"),
    36: Monster("toast", BRICK, "cross", "underbite", "bear", "claws", "raised", "stripes"),
}
