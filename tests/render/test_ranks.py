"""Leaderboards and profiles as pictures, and the same in words."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.registry import ladders
from render import ranks
from render.drawing.ground import MARGIN
from render.ranks import GameLine, samples
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


def test_a_single_point_is_no_span(words: Words) -> None:
    text = ranks.profile(replace(samples.portrayal(), curve=(1138,)), words).alt
    assert text.count("1138") == 1


def test_a_profile_tells_its_numbers_and_every_other_game(english: Words) -> None:
    text = ranks.profile(samples.portrayal(), english).alt
    assert text.startswith("Ada at Monad: rating 1331. Matches 46, wins 25, streak +3.")
    assert "Cubo: rating 1055?, matches 3, wins 1." in text
    assert text.count("Monad") == 1


def ink(one: Sketch, other: Sketch) -> tuple[int, int, int, int]:
    """Where two pictures differ."""
    one_image, other_image = (drawn(sketch).convert("RGBA").convert("RGB") for sketch in (one, other))
    box = ImageChops.difference(one_image, other_image).getbbox()
    assert box
    return box


def name_of(ladder: str, words: Words) -> str:
    return words(f"{ladder.replace('_', '-')}-name")


@pytest.mark.parametrize("ladder", ladders())
def test_the_name_of_a_game_keeps_clear_of_its_rating(ladder: str, words: Words) -> None:
    def picture(name: str, rating: str) -> Sketch:
        row = GameLine(name=name, rating=rating, matches="1,234", wins="1,234")
        return ranks.profile(replace(samples.portrayal(), game="–", games=(row,)), words)

    name = name_of(ladder, words)
    _, above, right, below = ink(picture(name, ""), picture("", ""))
    left, *_ = ink(picture(name, "1888?"), picture(name, ""))
    assert right + 12 <= left
    assert below - above >= 26  # of a name so small that nobody reads it there is less


@pytest.mark.parametrize("ladder", ladders())
def test_a_profiles_head_keeps_to_its_room(ladder: str, words: Words) -> None:
    def picture(name: str, rating: str) -> Sketch:
        return ranks.profile(replace(samples.portrayal(), game=name, rating=rating, games=()), words)

    _, above, right, below = ink(picture(name_of(ladder, words), ""), picture("", ""))
    _, top, _, _ = ink(picture("", "1888?"), picture("", ""))
    assert above >= MARGIN
    assert right <= 1000 - MARGIN
    assert below <= top


@pytest.mark.parametrize("ladder", ladders())
def test_a_boards_name_keeps_clear_of_what_it_counts(ladder: str, words: Words) -> None:
    def picture(title: str, below: str) -> Sketch:
        return ranks.leaderboard(title, below, samples.entries(3), None, words)

    name, one = name_of(ladder, words), ladders()[ladder]
    feats = (f"feat-{one.game}-{feat.figure}".replace("_", "-") for feat in one.feats)
    _, _, right, _ = ink(picture(name, ""), picture("", ""))
    for by in ("ranks-by-rating", "default-feat-score", *(feat for feat in feats if "-score" not in feat)):
        for when in ("week", "all"):
            told = f"{words(by)} · {words(f'ranks-period-{when}')}"
            left, *_ = ink(picture(name, told), picture(name, ""))
            assert right + 12 <= left, told
