"""Films of matches: key moments as a picture that moves, never too large."""

from io import BytesIO

import pytest
from PIL import Image

from render import monad, replay
from render.monad import samples
from render.replay import LAST, MOST, Moment, film, thinned
from render.sketch import Sketch, Words


def moments(words: Words, count: int) -> list[Moment]:
    """Boards of two kinds in turn, and the result."""
    boards = [monad.table(view, words) for view in (samples.start(), samples.bought())]
    played = [Moment(boards[at % 2], at / count) for at in range(count)]
    return [*played, Moment(monad.result(*samples.won(), words), 1.0)]


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_a_film_moves_through_all_its_moments_for_ever(english: Words) -> None:
    told = film("replay-7", 7, "A match.", moments(english, 4))
    shown = opened(told.draw())
    assert (shown.format, getattr(shown, "n_frames", 0), shown.width) == ("GIF", 5, replay.WIDTH)
    assert shown.info["loop"] == 0
    assert told.filename == "replay-7.gif"
    assert told.alt == "A match."


def test_the_result_stands_longest(english: Words) -> None:
    shown = opened(film("replay", 7, "", moments(english, 3)).draw())
    lengths: list[int] = []
    for frame in range(4):
        shown.seek(frame)
        lengths.append(shown.info["duration"])
    assert lengths[-1] == LAST
    assert max(lengths[:-1]) < LAST


def test_moments_in_which_nothing_changes_are_left_out(english: Words) -> None:
    board, _, *_, result = moments(english, 2)
    still = [Moment(board.sketch, at / 9) for at in range(9)]
    assert len(film("replay", 7, "", [*still, result]).moments) == 2


def test_a_long_match_keeps_its_first_and_its_last_moment(english: Words) -> None:
    long = moments(english, 400)
    kept = film("replay", 7, "", long).moments
    assert len(kept) == MOST
    assert kept[0].sketch.key == long[0].sketch.key
    assert kept[-1].sketch is long[-1].sketch


def test_a_film_that_grows_too_large_leaves_out_more(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    told = film("replay", 7, "", moments(english, 12))
    whole = told.draw()
    monkeypatch.setattr(replay, "LARGEST", len(whole) * 2 // 3)
    smaller = told.draw()
    assert len(smaller) <= len(whole) * 2 // 3
    assert 2 <= getattr(opened(smaller), "n_frames", 0) < 13


def test_pictures_of_different_height_stand_in_one_film(english: Words) -> None:
    few = moments(english, 1)
    heights = {moment.sketch.paint().height for moment in few}
    assert len(heights) == 2
    assert opened(film("replay", 7, "", few).draw()).height > min(heights) * replay.WIDTH / 1000


@pytest.mark.parametrize(("count", "most"), [(1, 5), (5, 5), (6, 5), (100, 2), (100, 99)])
def test_thinning_keeps_order_and_both_ends(count: int, most: int) -> None:
    kept = thinned(range(count), most)
    assert len(kept) == min(count, most)
    assert (kept[0], kept[-1]) == (0, count - 1)
    assert kept == sorted(set(kept))


def test_two_films_of_the_same_moments_are_one_picture(english: Words) -> None:
    one, other = (film("replay", 7, "", moments(english, 6)) for _ in range(2))
    assert one.key == other.key
    assert isinstance(one, Sketch)
