"""A picture of every screen of every game, and a page to look at them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import render
from engine.registry import NAMES, games
from render.pieces.cover import cover_of, cover_sketch
from render.sketch import Sketch, Words

Gallery = Callable[[Words], Iterator[Sketch]]


def galleries() -> dict[str, Gallery]:
    """Every folder of pictures that brings samples, the games of the house first, in their order."""
    folders = sorted(found.name for found in iter_modules(render.__path__) if found.ispkg)
    ordered = [*(name for name in NAMES if name in folders), *(name for name in folders if name not in NAMES)]
    return {
        name: _whole(import_module(f"render.{name}"), import_module(f"render.{name}.samples").gallery)
        for name in ordered
        if find_spec(f"render.{name}.samples")
    }


def _whole(pictures: Any, own: Gallery) -> Gallery:
    """A game's own samples, and after them its illustrated rules."""

    def gallery(words: Words) -> Iterator[Sketch]:
        yield from own(words)
        for section in getattr(pictures, "SECTIONS", ()):
            yield pictures.rules(section, words)

    return gallery


_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body {{ margin: 0; padding: 24px; background: #313338; color: #eee; font: 16px sans-serif }}
body.light {{ background: #fff; color: #222 }}
main {{ display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }}
figure {{ margin: 0; width: 400px }} img {{ width: 100% }} figcaption {{ font-size: 13px; opacity: .75 }}
</style>
<p><label><input type="checkbox" onchange="document.body.classList.toggle('light')"> light</label></p>
<main>{figures}</main></html>
"""


def covers(words: Words) -> Iterator[Sketch]:
    """The box of every game that has one, with two at the table."""
    for game in games():
        if not cover_of(game.key):
            continue
        name = words(f"{game.key.replace('_', '-')}-name")
        yield cover_sketch(game.key, words, name=name, taken=2, seats=game.seats(game.Options())[-1])


def sketches(words: Words) -> Iterator[Sketch]:
    yield from covers(words)
    for gallery in galleries().values():
        yield from gallery(words)


def hang(out: Path, languages: Mapping[str, Words]) -> list[Path]:
    """Draw everything in every language; returns the files written."""
    out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    figures: list[str] = []
    for language, words in languages.items():
        for number, sketch in enumerate(sketches(words), start=1):
            path = out / f"{language}-{number:02}-{sketch.filename}"
            path.write_bytes(sketch.draw())
            written.append(path)
            figures.append(_figure(path, sketch.alt))
    page = out / "index.html"
    page.write_text(_PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return [*written, page]


def _figure(path: Path, alt: str) -> str:
    size = f"{path.stat().st_size / 1024:.0f} KiB"
    return (
        f'<figure><img src="{escape(path.name)}" alt="{escape(alt)}">'
        f"<figcaption><b>{escape(path.name)}</b> {size}<br>{escape(alt)}</figcaption></figure>"
    )
