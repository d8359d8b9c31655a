"""What people would send on of 13 Monsters: battles to their end, finished monsters, Elemental Masters."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Attack, EndTurn, Flip, Permafrost, Seize, Stop
from engine.thirteen_monsters.pieces.cards import CELLS, NAMES
from engine.thirteen_monsters.state import End, Options
from engine.thirteen_monsters.views import View
from render import thirteen_monsters
from render.sketch import Sketch, Words
from render.thirteen_monsters.public.field import plot_on_board
from tests.thirteen_monsters.positions import cells, does, pair, player, position, rolled

LIMIT = 60 * 1024


def shown(match: Match) -> View:
    view: View = game.view(match.state, None)
    return view


def pixels(sketch: Sketch, upto: int | None = None) -> bytes:
    image = Image.open(BytesIO(sketch.draw())).convert("RGBA")
    return image.crop((0, 0, image.width, upto or image.height)).tobytes()


def field_is_seen(match: Match, words: Words) -> bool:
    """Whether the picture depends on where cards lie."""
    view = shown(match)
    here, emptied = (thirteen_monsters.table(one, words) for one in (view, replace(view, lying=())))
    return pixels(here, low(view)) != pixels(emptied, low(view))


def low(view: View) -> int:
    """Where the field ends."""
    plot = plot_on_board(view)
    return round(plot.top + plot.height)


def fought(*dice: tuple[int, ...]) -> Match:
    """An abomination attacks a gnome's eyes; these dice lie there, and the last to throw stops."""
    match = position(player("chall chall wah"), player("twik itvill sandil", free="wah eyes"))
    match = does(match, Attack(monster=pair("chall head"), pair=pair("itvill eyes")))
    return does(rolled(match, *dice), Stop())


@pytest.mark.parametrize(("attack", "winner"), [((6, 6, 6, 1, 2), 1), ((3, 3, 3, 1, 2), 2)])
def test_a_battle_stays_on_the_board_until_the_next_card_is_turned(
    attack: tuple[int, ...], winner: int, english: Words
) -> None:
    """TM8.8: whoever won."""
    match = fought(attack, (5, 5, 5, 1, 2))
    if winner == 2:
        match = does(match, Seize(pair=pair("chall eyes")))
    told = thirteen_monsters.table(shown(match), english).alt
    assert "5 5 5 1 2 = 15" in told
    assert f"Seat {winner} won." in told
    assert not field_is_seen(match, english)
    after = does(match, Flip(cell=cells(match, "snergat head")[0]))
    assert "= 15" not in thirteen_monsters.table(shown(after), english).alt
    assert field_is_seen(after, english)


def test_what_lies_open_is_drawn_below_a_battle(english: Words) -> None:
    """TM6.1: what is told there is seen there, while dice are thrown and after that."""
    match = position(player(free="wah eyes"), player("chall"))
    one, other = (cells(match, name)[0] for name in ("sandil head", "tockar body"))
    match = does(match, Flip(cell=one), Flip(cell=other))
    fights = does(match, Attack(monster=pair("chall head"), pair=pair("wah eyes")))
    over = does(rolled(fights, (6, 6, 6, 1, 2), (5, 5, 5, 1, 2)), Stop())
    for view in (shown(fights), shown(over)):
        assert [lit.cell for lit in view.open] == [one, other]
        here, without = (thirteen_monsters.table(each, english) for each in (view, replace(view, open=())))
        assert pixels(here) != pixels(without)
        assert here.alt != without.alt


def test_a_die_that_is_put_on_a_card_after_a_battle_shows_the_field(english: Words) -> None:
    """TM8.4: a battle leaves no die there."""
    match = fought((6, 6, 6, 1, 2), (5, 5, 5, 1, 2))
    assert field_is_seen(does(match, Permafrost(cell=CELLS[0])), english)


def test_the_winner_of_a_battle_is_lit(english: Words) -> None:
    won, lost = (thirteen_monsters.battle(shown(fought(dice, (5, 5, 5, 1, 2))), english) for dice in (
        (6, 6, 6, 1, 2), (3, 3, 3, 1, 2)))  # fmt: skip
    assert won.key != lost.key
    assert pixels(won) != pixels(lost)
    assert max(len(won.draw()), len(lost.draw())) <= LIMIT


def test_a_tie_of_a_death_battle_is_seen_when_it_is_fought_again(english: Words) -> None:
    """TM10.4: whoever has one monster is sent to the next round at once, and the dice are taken up."""
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    tied = does(rolled(match, (3, 3, 3, 1, 1), (3, 3, 3, 1, 2), used=2), Stop())
    view = shown(tied)
    assert view.battle is not None
    assert not view.battle.over
    assert pixels(thirteen_monsters.table(view, english)) != pixels(
        thirteen_monsters.table(replace(view, news=()), english)
    )


def test_a_death_battle_begins_under_a_skull(english: Words) -> None:
    """TM10.4"""
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn())
    begun = shown(does(match, EndTurn()))
    plain = replace(begun, news=())
    assert pixels(thirteen_monsters.table(begun, english)) != pixels(thirteen_monsters.table(plain, english))


def test_the_last_round_of_a_death_battle_tells_its_winner(english: Words) -> None:
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    over = does(rolled(match, (3, 3, 3, 1, 1), (5, 5, 5, 1, 2), used=2), Stop())
    assert over.state.end is End.DEATH_BATTLE
    sketch = thirteen_monsters.battle(shown(over), english)
    assert "3 3 3 1 1 = 9" in sketch.alt
    assert sketch.alt.endswith("Seat 2 won.")


def test_a_finished_monster_is_drawn_with_its_kind_in_each_language(english: Words, words: Words) -> None:
    """TM2: the picture says it, not the text alone."""
    match = position(player(free="chall head, chall eyes"), player(), field="chall body, wah eyes, twik eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "chall body")))
    view = shown(match)
    og = pixels(thirteen_monsters.table(view, words))
    plain = pixels(thirteen_monsters.table(replace(view, news=()), words))
    assert og != plain
    named = thirteen_monsters.table(
        view, lambda key, **details: "?" if "kind" in key else words(key, **details)
    )
    assert pixels(named) != og
    assert named.key != thirteen_monsters.table(view, words).key


def test_the_elemental_master_has_a_picture_of_his_four(words: Words) -> None:
    """TM10.6"""
    near = player("striffle", "sandil", "chall", "twik wah wah", free="itvill head, itvill body")
    match = position(near, player(free="tockar eyes"), field="itvill eyes, snergat eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "itvill eyes")))
    assert match.state.end is End.ELEMENTAL_MASTER
    sketch = thirteen_monsters.master(shown(match), words)
    assert all(name in sketch.alt for name in ("Striffle", "Sandil", "Chall", "Itvill"))
    assert "Twik" not in sketch.alt
    assert len(sketch.draw()) <= LIMIT


@pytest.mark.parametrize("many", [2, 5, 8])
def test_any_number_fights_to_the_death_in_a_picture_of_one_size(many: int, english: Words) -> None:
    """TM10.5"""
    names = ("chall", "wah", "sandil", "tockar", "twik", "itvill", "snergat", "striffle")[:many]
    match = position(*map(player, names), field="ghost eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), *(EndTurn() for _ in range(many)))
    dice = [(1 + at % 5, 1 + at % 5, 1 + at % 5, 1, 2) for at in range(many)]
    over = does(rolled(match, *dice, used=2), Stop())
    sketch = thirteen_monsters.battle(shown(over), english)
    assert len(sketch.draw()) <= LIMIT
    assert sketch.alt.count(" = ") == many
    assert (
        sketch.paint().height
        == thirteen_monsters.battle(shown(fought((6, 6, 6, 1, 2))), english).paint().height
    )


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("many", [2, 5, 8])
def test_the_dice_of_every_fighter_are_seen_on_the_board(many: int, quick: bool, english: Words) -> None:
    """TM10.5: also in the place of a field of four rows."""
    names = ("chall", "wah", "sandil", "tockar", "twik", "itvill", "snergat", "striffle")[:many]
    match = position(*map(player, names), field="ghost eyes", options=Options(quick_start=quick))
    match = does(match, Flip(cell=0), Flip(cell=1), *(EndTurn() for _ in range(many)))
    view = shown(rolled(match, *[(1, 1, 1, 1, 2)] * many))
    battle = view.battle
    assert battle
    seen = {thirteen_monsters.table(view, english).draw()}
    for at, fighter in enumerate(battle.fighters):
        other = replace(fighter, dice=(1, 1, 1, 1, 3))
        fighters = (*battle.fighters[:at], other, *battle.fighters[at + 1 :])
        sketch = thirteen_monsters.table(replace(view, battle=replace(battle, fighters=fighters)), english)
        assert len(sketch.draw()) <= LIMIT
        seen.add(sketch.draw())
    assert len(seen) == 1 + many


# Alt texts


def test_a_board_is_told_with_gaps_free_pairs_and_parts(english: Words) -> None:
    match = position(
        player("chall twik wah", "itvill", free="tockar head"), player("ghost", spent="snergat"), player()
    )
    told = thirteen_monsters.table(shown(match), english).alt
    assert "Empty: G2–9, H1–9, I1–9." in told
    assert "gnome of Chall, Twik, Wah" in told
    assert "O.G. Itvill" in told
    assert "free: head of Tockar." in told
    few = position(player(), player(), field="chall eyes, wah body, twik head")
    assert "They lie at A1–6." in thirteen_monsters.table(shown(few), english).alt


def test_a_board_without_a_gap_tells_none(english: Words) -> None:
    told = thirteen_monsters.table(shown(position(player(), player())), english).alt
    assert "Empty" not in told
    assert "lie at" not in told


def test_where_there_is_no_room_for_it_in_full_pairs_are_told_part_by_part(english: Words) -> None:
    """Discord takes 1,024 characters: nothing is cut, the least is left out."""
    names = [name.lower() for name in NAMES]
    six = [
        player(free=", ".join(f"{name} {part}" for name in names[at : at + 2] for part in ("head", "eyes")))
        for at in range(0, 12, 2)
    ]
    told = thirteen_monsters.table(shown(position(*six)), english, ("Maximilienne " * 5,) * 6).alt
    assert "): 0\u00a0HP; head Snergat, Wah; eyes Snergat, Wah." in told
    assert not told.endswith("…")


def test_where_there_is_no_room_for_pairs_they_are_counted(english: Words) -> None:
    """TM10.5: all eight in a Death Battle, each of whom is told twice."""
    names = [name.lower() for name in NAMES if name != "Ghost"]
    eight = [player(f"{one} {one} {names[at - 4]}") for at, one in enumerate(names[:8])]
    match = position(*eight, field="ghost eyes")
    match = does(match, *(Flip(cell=cell) for cell in (0, 1)), *[EndTurn()] * 8)
    told = thirteen_monsters.table(shown(rolled(match, *[(1, 2, 3, 4)] * 8)), english).alt
    assert "Seat 8: 20\u00a0HP, abomination, 0 free pairs." in told
    assert not told.endswith("…")
