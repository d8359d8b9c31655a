"""`python -m render gallery OUT`: a picture of every screen of every game, in every language."""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from render.gallery import hang
from render.sketch import Words

LOCALES = Path(__file__).parents[1] / "data" / "locales"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("what", choices=["gallery"])
    parser.add_argument("out", type=Path, help="the folder to write the pictures and index.html to")
    chosen = parser.parse_args()
    languages = {folder.name: speaker(folder) for folder in sorted(LOCALES.iterdir()) if folder.is_dir()}
    written = hang(chosen.out, languages)
    print(f"{len(written) - 1} pictures; look at {written[-1]}")


@cache
def speaker(folder: Path) -> Words:
    """The words of one language's folder, read once."""
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def words(key: str, /, **details: str | int) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, details)
        if errors or not isinstance(text, str):
            raise ValueError(f"{folder.name}: {key}: {errors}")
        return text

    return words


if __name__ == "__main__":
    main()
