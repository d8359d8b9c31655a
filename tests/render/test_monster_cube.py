"""Monster Cube's pictures and their words."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.monster_cube.cards import DICE, NUMBERS
from engine.monster_cube.state import Rules
from render import monster_cube
from render.monster_cube import alt, board, claiming, samples, turns
from render.monster_cube.tiles import SMALLEST
from render.sketch import Sketch, Words

RACE_LIMIT = 60 * 1024


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
    for sketch in samples.gallery(english):
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


def test_numbers_are_readable_on_a_phone() -> None:
    """Of 1,000 pixels at least 26; every number of the deck has a place on both sides."""
    assert SMALLEST >= 26
    assert all(len(side) == 3 for side in (*NUMBERS, *DICE))
