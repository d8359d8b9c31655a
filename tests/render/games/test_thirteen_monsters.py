"""The pictures of 13 Monsters and their words."""

from io import BytesIO
from itertools import islice, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.game import Level
from engine.headless import play_out
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.pieces.cards import NAMES, PAIRS, monster_of, pair_of, part_of
from engine.thirteen_monsters.pieces.monsters import MonsterKind
from engine.thirteen_monsters.state import Options, Phase
from engine.thirteen_monsters.views import MonsterView
from render import thirteen_monsters
from render.drawing.ground import MARGIN
from render.gallery import galleries
from render.sketch import ALT_LIMIT, Sketch, Words
from render.thirteen_monsters import samples
from render.thirteen_monsters.pieces.creatures import half_card
from render.thirteen_monsters.private.collection import BESIDE, MONSTERS_HEIGHT, paint
from render.thirteen_monsters.private.tray import Piece, Shelf, filled, room_for
from render.thirteen_monsters.public import board
from render.thirteen_monsters.public.areas import areas_in
from render.thirteen_monsters.public.field import ALONE, CARD_WIDTH, STEP, plot_alone, plot_on_board
from render.thirteen_monsters.public.holdings import (
    FREE,
    free_places,
    free_rows,
    panels,
    row_of,
    tag_for,
    tall_for,
)

LIMIT = 60 * 1024


def size_of(sketch: Sketch) -> tuple[int, int]:
    return Image.open(BytesIO(sketch.draw())).size


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_the_board_never_changes_its_size(seats: int, quick: bool, english: Words) -> None:
    """From the deal through searches, offers and battles: the buttons below stay where they are."""
    dealt = samples.played(seats, 1, "sizes", quick_start=quick)
    for view in islice(samples.moments(seats, "sizes", quick_start=quick), 0, 300, 23):
        assert size_of(thirteen_monsters.table(view, english)) == (1000, board.height_for(dealt))


@pytest.mark.parametrize(("seats", "rows"), [(2, 8), (3, 7), (4, 7), (5, 6), (6, 5), (7, 4), (8, 4)])
def test_rows_that_no_card_is_dealt_into_are_neither_drawn_nor_told(
    seats: int, rows: int, english: Words
) -> None:
    """TM3.4, TM14.13: each gnome of a quick start is six cards less; TM3.2: without it all rows are full."""
    quick, whole = (samples.played(seats, 1, "rows", quick_start=quick) for quick in (True, False))
    assert (areas_in(quick).rows, areas_in(whole).rows) == (rows, 9)
    last = "ABCDEFGHI"[rows - 1]
    assert f" rows from A to {last}, nine columns" in thirteen_monsters.table(quick, english).alt
    assert "nine rows from A to I" in thirteen_monsters.table(whole, english).alt
    assert board.height_for(quick) < board.height_for(whole)
    told = thirteen_monsters.table(replace(quick, lying=quick.lying[:-1]), english).alt
    gone = {letter for letter in "ABCDEFGHI" if f"{letter}9" in told or f"{letter}1–9" in told}
    assert gone <= {*"ABCDEFGHI"[:rows]}


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_place_of_a_match_lies_in_one_area_and_in_the_picture(seats: int, quick: bool) -> None:
    view = samples.played(seats, 1, "areas", quick_start=quick)
    areas, plot = areas_in(view), plot_on_board(view)
    lying = [cell for area in range(areas.count) for cell in areas.cells_in(area)]
    assert sorted(lying) == list(range(9 * areas.rows))
    assert {*view.lying} <= {*lying}
    for plotted in (plot, plot_alone(view)):
        lefts, tops = zip(*(plotted.corner_of(cell) for cell in lying), strict=True)
        assert max(lefts) + CARD_WIDTH <= 1000 - MARGIN
        assert max(tops) + plotted.tall <= plotted.top + plotted.height
    assert plot_alone(view).top + plot_alone(view).height <= ALONE - MARGIN


def test_every_picture_is_at_most_60_kib(english: Words) -> None:
    for sketch in galleries()["thirteen_monsters"](english):
        assert len(sketch.draw()) <= LIMIT, sketch.filename


def test_a_card_is_wide_enough_for_a_phone() -> None:
    """About 36 of 400 pixels."""
    assert STEP * 400 / 1000 >= 36


def test_a_card_that_was_turned_back_is_nowhere_in_picture_or_words(english: Words) -> None:
    """TM6.1: what lies face down is told by its place alone; the key of a picture holds all that is drawn."""
    for view in islice(samples.moments(2, "hidden", quick_start=False), 400):
        if view.open or any(one.free or one.monsters for one in view.seats):
            continue
        text = thirteen_monsters.table(view, english).alt
        assert not any(f"of {name}" in text for name in NAMES)


def test_open_cards_are_told_with_their_places(english: Words) -> None:
    view = samples.found(3, "told", lambda one: len(one.open) == 2)
    text = thirteen_monsters.table(view, english).alt
    for lit in view.open:
        assert f"of {NAMES[monster_of(pair_of(lit.card))]}" in text


def test_whoever_is_awaited_and_what_lies_open_change_the_picture(english: Words) -> None:
    view = samples.found(2, "keys", lambda one: bool(one.open))
    others = (view, replace(view, open=()), replace(view, awaited=None), replace(view, lying=view.lying[1:]))
    assert len({thirteen_monsters.table(one, english).key for one in others}) == 4


def test_a_battle_is_told_with_its_dice(english: Words) -> None:
    view = samples.found(
        3, "dice", lambda one: one.phase is Phase.BATTLE and bool(one.battle and one.battle.fighters[0].dice)
    )
    assert view.battle is not None
    dice = " ".join(map(str, view.battle.fighters[0].dice))
    assert f"{dice} = {view.battle.fighters[0].result}" in thirteen_monsters.table(view, english).alt


@pytest.mark.parametrize("seats", [2, 8])
def test_no_words_of_a_board_are_cut(seats: int, words: Words) -> None:
    for view in islice(samples.moments(seats, "words"), 0, 300, 29):
        assert not thirteen_monsters.table(view, words, ("Maximilienne",) * seats).alt.endswith("…")


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_monster_and_every_free_pair_of_a_match_is_told(seats: int, named: bool, words: Words) -> None:
    """Up to the end, when most is owned: which pair is whose, in every language, with names or without."""
    match = Match.deal(game, Options(), seats, f"alt {seats}", 0)
    steps = play_out(match, {seat: game.brain(Level.HARD) for seat in range(seats)})
    people = tuple(f"Maximilien{seat}" for seat in range(seats)) if named else ()
    for step in islice(steps, 0, None, 11):
        view = game.view(step.match.state, None)
        text = thirteen_monsters.table(view, words, people).alt
        assert len(text) <= ALT_LIMIT
        for index, seat in enumerate(view.seats):
            _, _, after = text.rpartition(words("picture-seat", seat=index + 1))
            own, _, _ = after.partition(words("picture-seat", seat=index + 2))
            pairs = [*seat.free, *(pair for one in seat.monsters for pair in one.pairs)]
            assert {NAMES[monster_of(pair)] for pair in pairs} == {name for name in NAMES if name in own}


@pytest.mark.parametrize("section", thirteen_monsters.SECTIONS)
def test_every_section_of_the_rules_is_drawn_and_told(section: str, words: Words) -> None:
    sketch = thirteen_monsters.rules(section, words)
    assert size_of(sketch)[0] == 1000
    assert len(sketch.alt) > 30


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_monster_hides_another_at_a_glance(seats: int) -> None:
    """Four are more than most ever have; each shows most of itself, and its points."""
    _, width = panels(seats)
    for count in range(1, 5):
        left, _, size, step = row_of(count, width)
        assert step >= 0.75 * size
        assert left + (count - 1) * step + size <= width


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_free_pair_is_seen_at_a_glance(seats: int) -> None:
    """Nine are more than most ever have: of each nearly a half card at least, under nobody's points."""
    _, width = panels(seats)
    half = half_card(0, FREE).width
    lowest = max(y + size - 6 + tag_for(size) / 2 for _, y, size, _ in (row_of(n, width) for n in range(9)))
    for count in range(27):
        places = free_places(count, width, free_rows(seats))
        assert len({*places}) == count
        assert all(x + 2 * half <= width and lowest <= y <= tall_for(seats) - FREE for x, y in places)
        steps = [b[0] - a[0] for a, b in pairwise(places) if a[1] == b[1]]
        assert all(step >= 0.75 * half for step in steps) or count > 9


@pytest.mark.parametrize("seats", [2, 4, 7, 8])
def test_another_last_free_pair_makes_another_picture(seats: int, english: Words) -> None:
    view = samples.played(seats, 1, "free", quick_start=False)
    free = PAIRS[:9]

    def drawn(seat: int, *pairs: int) -> bytes:
        own = replace(view.seats[seat], free=pairs)
        seated = (*view.seats[:seat], own, *view.seats[seat + 1 :])
        return thirteen_monsters.table(replace(view, seats=seated), english).draw()

    for seat in (0, seats - 1):
        assert len({drawn(seat, *free), drawn(seat, *free[:-1], PAIRS[20]), drawn(seat, *free[:-1])}) == 3


@pytest.mark.parametrize("count", range(2, 8))
def test_no_throw_of_ones_own_monsters_lies_under_a_neighbours_points(count: int) -> None:
    """Each is seen as if it stood alone, up to the points of the next."""
    view = samples.played(2, 1, "throws", quick_start=False)

    def painted(monsters: int) -> Image.Image:
        five = MonsterView((0, 1, 2), MonsterKind.OG, 40, 5, (), spent=False)
        own = replace(view.seats[0], monsters=(five,) * monsters)
        image = paint(replace(view, seats=(own, view.seats[1])), 0)
        left, bottom = MARGIN + 12, MARGIN + MONSTERS_HEIGHT
        return image.crop((left, bottom - 58, left + BESIDE, bottom - 10)).convert("RGB")

    assert painted(count).tobytes() == painted(1).tobytes() != painted(0).tobytes()


# Trays: what the desk's menus offer


def test_a_tray_has_the_size_of_the_board_of_whoever_searches(english: Words) -> None:
    """So that the buttons below stay where they are from stall to stall."""
    view = samples.played(3, 500, "sizes")
    tray = thirteen_monsters.tray(samples.shelves(view, 0), english)
    assert size_of(tray) == size_of(thirteen_monsters.field(view, english))


@pytest.mark.parametrize("tagged", [True, False])
def test_the_fullest_trays_are_small_enough_and_nothing_hangs_over(tagged: bool, english: Words) -> None:
    """All 39 pairs in eight hands; and 26 of them in one, as many as can be free."""
    tags = ("AA",) if tagged else ()
    eighths = tuple(Shelf(seat, tuple(Piece((pair,), tags) for pair in PAIRS[seat::8])) for seat in range(8))
    most = tuple(Piece((pair,), tags) for pair in PAIRS if part_of(pair))
    built = tuple(Piece((3 * at, 3 * at + 1, 3 * at + 2), tags) for at in range(13))
    for shelves in (eighths, (Shelf(0, most), Shelf(1, ())), (Shelf(0, built), Shelf(1, ()))):
        assert len(thirteen_monsters.tray(shelves, english).draw()) <= LIMIT
        for shelf in shelves:
            room = room_for(len(shelves))
            assert filled(shelf, room) <= room.tall


def test_the_choice_that_was_made_is_lit(english: Words) -> None:
    plain, lit = (
        thirteen_monsters.tray((Shelf(0, (Piece((1,), ("A",), (chosen,)),)),), english)
        for chosen in (False, True)
    )
    assert plain.key != lit.key
    assert plain.draw() != lit.draw()
    assert (plain.alt, lit.alt) == (
        "Seat 1: A: eyes of Striffle.",
        "Seat 1: A (chosen): eyes of Striffle.",
    )


def test_a_text_board_tells_each_thing_in_a_line_of_its_own(words: Words) -> None:
    """Read on a phone without pictures: the field, what lies open, and everybody's collection."""
    view = samples.played(4, 120, "b")
    lines = thirteen_monsters.table(view, words).alt.split("\n")
    seats = [
        line for line in lines if line.startswith(tuple(words("picture-seat", seat=n) for n in range(1, 5)))
    ]
    assert len(seats) >= 4
    assert len(lines) >= 7
    tray = thirteen_monsters.tray(samples.shelves(view, 0), words).alt.split("\n")
    assert len(tray) == 4
