"""Leaderboards and profiles as pictures, and the same in words."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render import ranks
from render.ranks import samples
from render.ranks.mascot import mascot
from render.sketch import Sketch, Words

LIMIT = 60 * 1024


def drawn(sketch: Sketch) -> Image.Image:
    data = sketch.draw()
    assert len(data) <= LIMIT
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 10])
def test_a_board_of_any_length_is_a_thousand_pixels_wide_and_at_most_60_kib(
    count: int, english: Words
) -> None:
    assert drawn(ranks.leaderboard("Monad", "Wins", samples.entries(count), None, english)).width == 1000


def test_the_asker_stands_below_where_another_page_is_shown(english: Words) -> None:
    page, own = samples.later()
    without, with_own = (ranks.leaderboard("Cubo", "Wins", page, one, english) for one in (None, own))
    assert drawn(with_own).height > drawn(without).height
    assert "You: 1,204. Ada: 3." in with_own.alt


def test_the_words_of_a_board_name_everybody_in_order(english: Words) -> None:
    text = ranks.leaderboard("Monad", "Rating", samples.entries(), None, english).alt
    assert text.startswith("Leaderboard: Monad, Rating. 1. Ada: 1684. 2. Basile: 1602.")
    assert "10. Rosa: 948?." in text


def test_a_board_of_nobody_says_so(words: Words) -> None:
    assert words("picture-ranks-empty") in ranks.leaderboard("Monad", "Wins", (), None, words).alt


def test_two_who_share_the_first_place_both_stand_high(english: Words) -> None:
    first, second, *others = samples.entries()
    level = (first, replace(second, place=1), *others)
    assert (
        ranks.leaderboard("Monad", "Wins", level, None, english).draw()
        != ranks.leaderboard("Monad", "Wins", samples.entries(), None, english).draw()
    )


def test_a_new_name_draws_no_new_picture(english: Words) -> None:
    renamed = tuple(replace(entry, name="Zoé") for entry in samples.entries())
    one, other = (
        ranks.leaderboard("Monad", "Wins", list_, None, english) for list_ in (samples.entries(), renamed)
    )
    assert one.key == other.key
    assert one.alt != other.alt


def test_everybody_keeps_the_same_monster_and_neighbours_differ() -> None:
    assert mascot(7, 60).image.tobytes() == mascot(7, 60).image.tobytes()
    assert len({mascot(person, 60).image.tobytes() for person in range(30)}) == 30


@pytest.mark.parametrize("matches", [0, 1, 2, 200])
def test_a_curve_of_any_length_finds_its_place(matches: int, words: Words) -> None:
    told = samples.portrayal(matches)
    sketch = ranks.profile(told, words)
    assert drawn(sketch).width == 1000
    assert len(sketch.alt) <= 1024


def test_without_a_rated_match_there_is_no_curve_in_words(english: Words) -> None:
    told = replace(samples.portrayal(), curve=())
    assert drawn(ranks.profile(told, english)).width == 1000
    assert "The rating over" not in ranks.profile(told, english).alt


def test_a_profile_tells_its_numbers_and_every_other_game(english: Words) -> None:
    text = ranks.profile(samples.portrayal(), english).alt
    assert text.startswith("Ada at Monad: rating 1331. Matches 46, wins 25, streak +3.")
    assert "Cubo: rating 1055?, matches 3, wins 1." in text
    assert text.count("Monad") == 1
