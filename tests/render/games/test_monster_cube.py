"""Monster Cube's pictures and their words."""

import gc
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from io import BytesIO
from itertools import combinations, pairwise, product
from math import dist, hypot
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.monster_cube.news import Fault, Missed, Renewed, TurnLost
from engine.monster_cube.seen import Tally
from engine.monster_cube.state import Rules
from render import monster_cube
from render.drawing import canvas
from render.drawing.inks import drawing_in
from render.drawing.numerals import signed
from render.drawing.palette import GLOW, GREEN, PAPER, ZOO
from render.drawing.shapes import Point
from render.drawing.type import SMALLEST
from render.gallery import galleries
from render.monster_cube import alt, board, claiming, ending, samples, tiles, turns
from render.monster_cube.tiles import name_tag
from render.sketch import Sketch, Words, shortened

RACE_LIMIT = 60 * 1024
FAR_APART = 90  # of 255: what is seen as lighter or darker at a glance


def size_of(sketch: Sketch) -> tuple[int, int]:
    return Image.open(BytesIO(sketch.draw())).size


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("rules", [Rules.CODE, Rules.ADVANCED])
def test_the_board_of_a_search_never_changes_its_size(rules: Rules, seats: int, english: Words) -> None:
    """The buttons below it must not move while fingers wait for them."""
    view = samples.opened(rules, seats)
    for moment in (view, samples.later(view), samples.missed(view)):
        assert size_of(monster_cube.table(moment, english)) == (1000, board.HEIGHT)


@pytest.mark.parametrize("seats", range(1, 5))
def test_the_board_of_a_turn_game_never_changes_its_size(seats: int, english: Words) -> None:
    view = samples.opened(Rules.DICE, seats)
    for moment in (view, samples.later(view), samples.moved(view), replace(view, turn=None)):
        assert size_of(monster_cube.table(moment, english)) == (1000, turns.height_for(seats))


def test_a_claim_never_changes_its_size(english: Words) -> None:
    view = samples.opened(Rules.CODE, 2, eye=0)
    for ghosts in ({}, {(9, 0): "1"}, {(0, -5): "1", (-3, 4): "2"}):
        sketch = monster_cube.claim(view, english, cube=view.cubes[0], chosen=(1,), ghosts=ghosts)
        assert size_of(sketch) == (1000, claiming.HEIGHT)


def test_every_picture_is_at_most_60_kib(english: Words) -> None:
    for sketch in galleries()["monster_cube"](english):
        assert len(sketch.draw()) <= RACE_LIMIT, sketch.filename


def test_the_words_of_a_board_state_all_numbers_and_monsters(english: Words) -> None:
    """All 27 numbers, the three codes and what changed."""
    view = samples.later(samples.opened(Rules.CODE, 2))
    text = alt.board(view, english, ("Ada", "Bo"))
    for slot, tile in enumerate(view.cubes[0].tiles):
        assert f"{'ABCDEFGHI'[slot]} {'-'.join(map(str, tile.numbers))}" in text
    for code in view.zone:
        assert f"Monster {code}: worth" in text
    assert "Seat 2 (Bo) showed" in text
    assert not text.endswith("…")


@pytest.mark.parametrize("rules", list(Rules))
def test_no_words_of_a_board_are_cut(rules: Rules, words: Words) -> None:
    seats = 4 if rules.turns else 6
    for moment in (samples.opened(rules, seats), samples.later(samples.opened(rules, seats))):
        assert not monster_cube.table(moment, words, ("Maximilienne",) * seats).alt.endswith("…")


@pytest.mark.parametrize("rules", [Rules.DICE, Rules.NUMBERS])
@pytest.mark.parametrize("letters", [12, 32])
def test_the_words_of_four_cubes_have_room_whatever_people_are_called(
    rules: Rules, letters: int, words: Words
) -> None:
    """Also where all tiles have strayed far, and all say that nothing matches (MC10.10)."""
    view = samples.strayed(samples.missed(samples.opened(rules, 4)))
    agreed = rules is Rules.DICE
    view = replace(view, players=tuple(replace(one, agreed=agreed) for one in view.players))
    shifted = samples.moved(view).news
    for moment in (view, replace(view, news=shifted), samples.strayed(samples.later(view))):
        text = monster_cube.table(moment, words, ("W" * letters,) * 4).alt
        assert all(alt.rows_told(cube) in text for cube in moment.cubes)
        assert not text.endswith("…")


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (Renewed(restored=False), "Nothing matched: other monsters."),
        (Renewed(restored=True), "all tiles are back at the start."),
        (TurnLost(seat=0), "Seat 1 ran out of time."),
    ],
)
def test_the_words_tell_what_changed_though_nobody_showed_faces(
    news: Renewed | TurnLost, told: str, english: Words
) -> None:
    """MC7.6, MC7.7, MC10.8: what somebody showed before that is no change."""
    view = samples.later(samples.opened(Rules.DICE, 2))
    text = alt.board(replace(view, news=(news,)), english, ("Ada", "Bo"))
    assert told in text
    assert "showed" not in text


@pytest.mark.parametrize("fault", [Fault.LATE, Fault.GAVE_UP])
def test_the_words_tell_who_showed_no_faces(fault: Fault, english: Words) -> None:
    """MC7.5: there is nothing that they would have made."""
    view = replace(samples.opened(Rules.CODE, 2), last=Missed(seat=1, fault=fault))
    assert "Seat 2 (Bo) showed no faces." in alt.board(view, english, ("Ada", "Bo"))


def test_the_words_tell_the_backs_that_all_can_see_and_what_is_still_to_come(english: Words) -> None:
    """MC13.3, MC6.3"""
    view = samples.opened(Rules.ADVANCED, 2)
    backs = " ".join(map(signed, view.players[1].backs))
    assert f"Seat 2: 7 cards left, in hand {backs}, before them –." in alt.board(view, english)
    assert "Still to come: 53." in alt.board(samples.opened(Rules.CODE, 1), english)


def test_clocks_do_not_change_the_picture(english: Words) -> None:
    view = samples.later(samples.opened(Rules.CODE, 3))
    ticking = replace(view, until=9_999, fresh_at=77, answer_by=5)
    assert monster_cube.table(view, english).key == monster_cube.table(ticking, english).key


def test_whoever_holds_the_buzz_and_who_agrees_are_seen(english: Words) -> None:
    view = samples.opened(Rules.CODE, 2)
    held = replace(view, holder=1)
    agreed = replace(view, players=(replace(view.players[0], agreed=True), view.players[1]))
    keys = {monster_cube.table(one, english).key for one in (view, held, agreed)}
    assert len(keys) == 3


def test_others_never_see_a_hand(english: Words) -> None:
    """MC13.3: of another's cards the backs alone are seen."""
    view = samples.opened(Rules.ADVANCED, 3)
    text = monster_cube.table(view, english).alt
    assert "asks for" not in text
    assert all(player.hand is None for player in view.players)


def test_a_claim_shows_ones_own_cards_with_what_modifiers_make_of_them(english: Words) -> None:
    """MC9.4"""
    view = samples.opened(Rules.ADVANCED, 2, eye=0)
    hand = view.players[0].hand
    assert hand is not None
    changed = replace(
        view, players=(replace(view.players[0], targets=tuple(c + 3 for c in hand)), view.players[1])
    )
    text = monster_cube.claim(changed, english, cube=view.cubes[0]).alt
    assert all(f"Monster {code} asks for {code + 3}." in text for code in hand)
    keys = {monster_cube.claim(one, english, cube=view.cubes[0]).key for one in (view, changed)}
    assert len(keys) == 2


@pytest.mark.parametrize("section", monster_cube.SECTIONS)
def test_every_section_of_the_rules_is_drawn_and_told(section: str, words: Words) -> None:
    sketch = monster_cube.rules(section, words)
    assert size_of(sketch)[0] == 1000
    assert len(sketch.alt) > 30


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Everything that is written from now on, each with its size; nothing is taken from what was drawn."""
    gc.unfreeze()  # what was imported would not be among the objects
    for kept in gc.get_objects():
        if isinstance(kept, _lru_cache_wrapper) and str(kept.__module__).startswith("render."):
            kept.cache_clear()
    gc.freeze()
    canvas.PARTS.clear()
    laid: list[tuple[str, float]] = []
    drawn, put = canvas.Canvas.text, canvas.written

    def text(self: Any, at: Any, words: str, colour: Any, size: float, *more: Any, **named: Any) -> None:
        laid.append((words, size))
        drawn(self, at, words, colour, size, *more, **named)

    def line(words: str, colour: Any, size: int, face: Any) -> Any:
        laid.append((words, size))
        return put(words, colour, size, face)

    monkeypatch.setattr(canvas.Canvas, "text", text)
    monkeypatch.setattr(canvas, "written", line)
    return laid


def test_everything_written_is_readable_on_a_phone(written: list[tuple[str, float]], english: Words) -> None:
    """Of 1,000 pixels at least 26, on every picture of the gallery, also where tiles have strayed far."""
    for sketch in galleries()["monster_cube"](english):
        before = len(written)
        with drawing_in(sketch.colours):
            sketch.paint()
        small = [(words, size) for words, size in written[before:] if size < 26]
        assert not small, (sketch.filename, small)
    words = {words for words, _ in written}
    assert {*"123456789", *"ABCDEFGHI", "+1", "×2", "−2", "56"} <= words


@pytest.mark.parametrize("radius", [112, 80, 60, 46, tiles.SMALLEST_NAMED])
def test_a_tiles_letter_covers_none_of_its_numbers(radius: int) -> None:
    """Also on the small tiles of a cube that has drifted apart."""
    tag = name_tag("H", radius).width / 2
    size = max(radius * 0.58, SMALLEST)
    for colour in range(3):
        x, y = tiles.number_at(colour, radius)
        nearest = max(abs(x) * radius - size * 0.3, abs(y) * radius - size * 0.36)
        assert nearest > tag - 5, (colour, nearest, tag)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("radius", [*range(110, tiles.SMALLEST_NAMED - 1, -5), 35, tiles.SMALLEST_TILE])
def test_a_dies_pips_lie_on_their_own_face_clear_of_its_letter(radius: int, *, named: bool) -> None:
    """MC10.2: over the edge a pip would be counted on the next die, and under a letter not at all."""
    if named and radius < tiles.SMALLEST_NAMED:
        return
    pip, tag = tiles.pip_of(radius, named=named), name_tag("H", radius).width / 2
    for colour, number in product(range(3), range(1, 7)):
        spots = [(x * radius, y * radius) for x, y in tiles.pips_at(colour, number, radius, named=named)]
        assert len(spots) == number
        assert all(dist(one, other) > 2 * pip for one, other in combinations(spots, 2))
        corners = [(x * radius, y * radius) for x, y in tiles.FACES[colour]]
        for spot in spots:
            assert min(from_edge(spot, corners)) >= pip
            assert not named or hypot(*spot) >= tag + pip - 0.5


def from_edge(spot: Point, corners: list[Point]) -> Iterator[float]:
    """How far inside a face it lies, from each of its sides."""
    x, y = spot
    for (left, top), (right, low) in pairwise((*corners, corners[0])):
        yield ((right - left) * (y - top) - (low - top) * (x - left)) / dist((left, top), (right, low))


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize("radius", [112, 46, 26])
def test_numbers_of_a_tile_without_a_letter_stand_in_the_middle_of_their_faces(
    radius: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No letters need room; at the edge a number would seem to be of the next tile."""
    stand: list[tuple[float, float]] = []
    monkeypatch.setattr(canvas.Canvas, "text", lambda _, at, *more: stand.append(at))
    tiles.tile((1, 2, 3), radius)
    middle = radius + 6
    assert stand == [(middle + x * radius, middle + y * radius) for x, y in tiles.MIDDLES]


# What is lit


def test_a_wrong_claim_with_a_move_is_lit_where_it_was_shown(english: Words) -> None:
    """MC5.6: the tile is back, and what is lit there would be another combination."""
    view = samples.mismoved(samples.opened(Rules.CODE, 2))
    last, cells = view.last, [tile.cell for tile in view.cubes[0].tiles]
    assert isinstance(last, Missed)
    assert last.move
    lights = board.shown_by(last, cells)
    assert lights.shown == {last.move.tile: last.move.to}
    assert "was moved for it and is back" in alt.board(view, english)
    taken = replace(last, move=replace(last.move, to=cells[5]))
    assert not board.shown_by(taken, cells).shown
    assert last.move.tile not in {face // 3 for face in board.shown_by(taken, cells).faces}


def test_a_wrong_claim_shows_every_number_that_it_makes(
    written: list[tuple[str, float]], english: Words
) -> None:
    """MC4.3"""
    view = samples.missed(samples.opened(Rules.CODE, 6))
    last = view.last
    assert isinstance(last, Missed)
    with drawing_in(ZOO):
        board.paint(view)
    assert "   ".join(str(one.value) for one in last.makes) in [words for words, _ in written]
    assert all(alt.sum_told(one) in alt.board(view, english) for one in last.makes)


# The position in words


def test_the_words_tell_where_the_tiles_lie_with_all_gaps(english: Words) -> None:
    told = alt.rows_told(samples.strayed(samples.opened(Rules.CODE, 1)).cubes[0])
    rows = [[part.split()[-2] for part in row.split(", ") if "-" in part] for row in told.split("; ")]
    assert rows == [["C"], ["E", "F"], ["A", "B", "I"], ["D"], [], ["G", "H"]]
    assert told.startswith("(1½) C")
    assert ", – ×2, F" in told


def test_the_words_tell_everybodys_cube(english: Words) -> None:
    """MC10.2"""
    view = samples.opened(Rules.NUMBERS, 4)
    text = alt.board(view, english)
    assert all(alt.rows_told(cube) in text for cube in view.cubes)


def test_the_words_tell_who_agrees_and_who_looks_on(english: Words) -> None:
    """MC7.6"""
    view = samples.opened(Rules.CODE, 2)
    one, two = view.players
    text = alt.board(replace(view, players=(replace(one, agreed=True), replace(two, looking=True))), english)
    assert "Nothing matches: Seat 1." in text
    assert "Still looking: Seat 2." in text


@pytest.mark.parametrize("rules", Rules)
def test_a_chosen_tile_stands_out_on_every_colour(rules: Rules, english: Words) -> None:
    """All round, by light and dark alone; its letter by itself would not be seen."""
    view = samples.opened(rules, 2, eye=0)
    for slot in range(len(view.cubes[0].tiles)):
        plain, marked = (
            seen(monster_cube.claim(view, english, cube=view.cubes[0], chosen=chosen))
            for chosen in ((), (slot,))
        )
        changed = ImageChops.difference(plain, marked).point([255 * (by > FAR_APART) for by in range(256)])
        left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
        assert min(right - left, bottom - top) > 2 * tiles.SMALLEST_NAMED * tiles.HALF
        across, down = (left + right) // 2, (top + bottom) // 2
        for x, y in product((left, across), (top, down)):  # each side of it
            part = changed.crop((x, y, x + across - left, y + down - top))
            assert part.histogram()[255] > 0.06 * part.width * part.height, (slot, x, y)


def seen(sketch: Sketch) -> Image.Image:
    """As light and dark alone."""
    return Image.open(BytesIO(sketch.draw())).convert("RGBA").convert("L")


def test_the_words_of_a_claim_tell_the_places_to_which_a_tile_may_go(english: Words) -> None:
    view = samples.opened(Rules.CODE, 2, eye=0)
    text = alt.claim(view, view.cubes[0], (1,), english, {(3, 0): "K", (-1, 1): "M"})
    assert "It may go to K, M." in text
    assert ", K; " in text


def test_the_words_of_a_claim_tell_which_tile_is_moved(english: Words) -> None:
    for rules in (Rules.CODE, Rules.NUMBERS):
        view = samples.opened(rules, 2, eye=1)
        own = view.cubes[-1]
        tried = replace(own, tiles=(*own.tiles[:8], replace(own.tiles[8], cell=(3, 0))))
        assert "Tile I is moved for it." in alt.claim(view, tried, (8,), english)
        assert "moved" not in alt.claim(view, own, (8,), english)


# The result


def test_many_monsters_are_all_shown_with_their_runs_and_families(
    written: list[tuple[str, float]], english: Words
) -> None:
    """MC12.1, MC12.3"""
    view, outcome = samples.trophies(samples.MANY)
    with drawing_in(ZOO):
        ending.paint(view, outcome)
    laid = [words for words, _ in written]
    assert all(str(code) in laid for code in samples.MANY)
    assert {"+6", "+5"} <= set(laid)
    text = alt.result(view, outcome, english)
    assert "King of the hunters: 11–13, 6 points." in text
    assert "Whole families: 5–8, 5 points." in text


def test_the_words_of_a_result_have_room_whatever_people_are_called(words: Words) -> None:
    """Of six who share all monsters, and of six with all that lies before them in the end."""
    shared, least = samples.handless(6)
    before = (50, 51, 52)
    shared = replace(shared, players=tuple(replace(one, before=before) for one in shared.players))
    view, outcome = samples.ended(6)
    tally = Tally(total=31, cards=16, run=(3, 4, 5, 6), king=10, families=(2,), family=5)
    grown = (replace(one, won=tuple(range(3, 12)), tally=tally) for one in view.players)
    view = replace(view, players=tuple(grown))
    for seen, done in ((view, outcome), (shared, least)):
        plain = alt.result(seen, done, words)
        assert all(str(code) in plain for one in seen.players for code in one.won)
        for letters in (12, 32):
            text = alt.result(seen, done, words, ("W" * letters,) * 6)
            assert not text.endswith("…")
            assert text.count("W" * letters) >= 6 or text == plain


def test_a_code_below_zero_is_written_with_a_minus_sign(words: Words) -> None:
    """MC9.5: as the sums are."""
    view = samples.opened(Rules.ADVANCED, 2, eye=0)
    one = replace(view.players[0], targets=(-4, 3, 12))
    told = monster_cube.claim(replace(view, players=(one, *view.players[1:])), words, cube=view.cubes[0]).alt
    assert " −4" in told
    assert " -4" not in told


@pytest.mark.parametrize("rules", Rules)
def test_a_picture_calls_its_rule_set_as_everything_else_does(rules: Rules, words: Words) -> None:
    name = words(f"monster-cube-{rules.value}-name").removeprefix("Monster Cube · ")
    assert monster_cube.table(samples.opened(rules, 2), words).alt.startswith(f"{name}.")


def test_a_family_that_is_the_run_too_shows_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """MC12.1, MC12.3"""
    painted: dict[str, tuple[Any, ...]] = {}
    drawn = ending.medal

    def medal(words: str, size: int, *colours: Any) -> Any:
        painted[words] = tuple(filter(None, colours))
        return drawn(words, size, *colours)

    monkeypatch.setattr(ending, "medal", medal)
    view, outcome = samples.trophies((5, 6, 7, 8, 9, 13, 14, 15, 16, 20))
    tally = replace(view.players[0].tally, run=(5, 6, 7, 8, 9), king=10, families=(2, 4), family=10)
    view = replace(view, players=(replace(view.players[0], tally=tally),))
    with drawing_in(ZOO):
        ending.paint(view, outcome)
    assert painted["5"] == painted["8"] == (GLOW, GREEN)
    assert (painted["9"], painted["13"], painted["20"]) == ((GLOW,), (GREEN,), (PAPER,))
    one, two, both = (drawn("5", 42, *colours).image for colours in ((GLOW,), (GREEN,), (GLOW, GREEN)))
    assert both.getpixel((8, 21)) == one.getpixel((8, 21)) != two.getpixel((8, 21))
    assert both.getpixel((46, 21)) == two.getpixel((46, 21)) != one.getpixel((46, 21))


def test_the_result_of_advanced_shows_what_was_solved_and_what_is_left(
    written: list[tuple[str, float]], words: Words
) -> None:
    """MC9.9: who has the fewest cards left comes first."""
    view, outcome = samples.handless(3)
    with drawing_in(ZOO):
        picture = ending.paint(view, outcome)
    assert picture.height < 500
    laid = [written for written, _ in written]
    solved = [str(code) for player in view.players for code in player.won]
    backs = [signed(back) for player in view.players for back in player.backs]
    assert {*solved, *backs} <= set(laid)
    text = alt.result(view, outcome, words)
    for seat, player in enumerate(view.players):
        told = words(
            "picture-cube-line",
            rank=seat + 1,
            seat=words("picture-seat", seat=seat + 1),
            score=7 - seat,
            cards=", ".join(map(str, player.won)),
        )
        assert shortened(told) in text
        assert " ".join(map(signed, player.backs)) in text
