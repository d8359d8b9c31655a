"""`python -m cogs.games.default GAME`: the texts that a game begins with, for its `<game>.ftl`."""

from __future__ import annotations

import argparse

from cogs.games.default.texts import first_texts
from data.words import Languages
from engine import registry


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cogs.games.default", description=__doc__)
    parser.add_argument("game", choices=registry.NAMES)
    parser.add_argument("--language", default="en", choices=Languages().names)
    chosen = parser.parse_args()
    print(first_texts(registry.game(chosen.game), Languages()[chosen.language]))


if __name__ == "__main__":
    main()
