"""The covers of the games' boxes."""

from io import BytesIO

import pytest
from PIL import Image

from engine.registry import NAMES
from render.drawing.encode import LIMIT
from render.pieces.cover import MOST_BADGES, cover_of, cover_sketch
from render.sketch import Words
from tests.render.likeness import differences


def box(game: str, words: Words, taken: int = 1, seats: int = 4) -> Image.Image:
    data = cover_sketch(game, words, name=game, taken=taken, seats=seats).draw()
    assert len(data) <= LIMIT
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_brings_a_cover_that_says_in_words_what_it_shows(game: str, words: Words) -> None:
    assert cover_of(game) is not None
    alt = cover_sketch(game, words, name="The name", taken=3, seats=5).alt
    assert "The name" in alt
    assert "3" in alt
    assert "5" in alt


@pytest.mark.parametrize("game", NAMES)
def test_a_cover_is_light_however_many_sit_there(game: str, english: Words) -> None:
    box(game, english, taken=MOST_BADGES, seats=MOST_BADGES)


def test_a_cover_shows_who_has_sat_down(english: Words) -> None:
    alone, two = box("monad", english, taken=1), box("monad", english, taken=2)
    assert alone.size == two.size, "a button below never moves"
    assert differences(alone, two)[1] > 60


def test_a_game_without_a_cover_gets_one_with_its_name(english: Words) -> None:
    assert cover_of("a_sixth_game") is None
    sixth = cover_sketch("a_sixth_game", english, name="A sixth game", taken=1, seats=40)
    assert sixth.filename == "a-sixth-game-cover.png"
    assert "A sixth game" in sixth.alt
    assert len(sixth.draw()) <= LIMIT
