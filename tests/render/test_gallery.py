"""The gallery: every picture in every language, with one page to look at them."""

import re
from pathlib import Path

import pytest

from render.__main__ import LOCALES, speaker
from render.gallery import hang, sketches
from render.sketch import Words

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def test_every_language_has_the_same_messages() -> None:
    told = {
        path.parent.name: set(_MESSAGE.findall(path.read_text("utf-8")))
        for path in LOCALES.glob("*/pictures.ftl")
    }
    assert {"en", "fr"} <= set(told)
    assert all(messages == told["en"] for messages in told.values())


def test_every_sketch_has_words_within_discords_limit(words: Words) -> None:
    for sketch in sketches(words):
        assert 0 < len(sketch.alt) <= 1024
        assert "{" not in sketch.alt


@pytest.mark.thorough
def test_the_gallery_writes_a_page_that_shows_all_its_pictures(tmp_path: Path) -> None:
    written = hang(tmp_path, {"en": speaker(LOCALES / "en")})
    page = (tmp_path / "index.html").read_text("utf-8")
    pictures = [path for path in written if path.suffix == ".png"]
    assert len(pictures) == len(list(sketches(speaker(LOCALES / "en"))))
    assert all(f'src="{path.name}"' in page and path.stat().st_size > 1000 for path in pictures)
