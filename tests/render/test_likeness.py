"""Pictures look as they are meant to: nothing that an eye can see has changed."""

import pytest
from PIL import ImageDraw

from tests.render.likeness import KEPT, PICTURES, differences, drawn, kept

# Of 255 steps from dark to bright, in each of three colours, at the size of a phone. Smoother or rougher
# edges stay below these; letters that moved by one pixel of the whole picture do not.
ON_AVERAGE, AT_THE_WORST_PLACE = 0.25, 24


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_is_kept(name: str) -> None:
    now, before = drawn(name), kept(name)
    assert now.size == before.size
    average, worst = differences(now, before)
    assert average <= ON_AVERAGE
    assert worst <= AT_THE_WORST_PLACE


def test_a_line_as_thin_as_a_hair_is_seen() -> None:
    before = kept("cubo-racing").convert("RGBA")
    now = before.copy()
    ImageDraw.Draw(now).line((100, 300, 160, 300), fill=(255, 255, 255, 255), width=1)
    assert differences(now, before)[1] > AT_THE_WORST_PLACE


def test_all_that_is_kept_is_looked_at() -> None:
    assert {path.stem for path in KEPT.iterdir()} == set(PICTURES)
