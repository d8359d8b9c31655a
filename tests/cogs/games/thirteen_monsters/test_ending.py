"""The end of a match of 13 Monsters: what nobody would see otherwise stands before the result."""

from __future__ import annotations

import msgspec

from cogs.games.thirteen_monsters import desk
from cogs.shown.private.ending import ending_screen
from engine.match import Match
from engine.tables.table import Seat, Standing, Status, Table
from engine.thirteen_monsters.moves import Attack, EndTurn, Flip, Stop
from engine.thirteen_monsters.news import Found
from tests.cogs.rigs.screens_of import languages, look_at
from tests.thirteen_monsters.positions import cells, does, pair, player, position, rolled

english = languages["en"]


def names(match: Match) -> list[str]:
    """Of the result's pictures, from the top down."""
    return [sketch.name for sketch in desk.result(look_at(match, None, english)).sketches]


def tied() -> Match:
    match = position(player("chall"), player("wah"), field="sandil eyes")
    return does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())


def test_the_last_throw_of_a_death_battle_stands_before_the_result() -> None:
    """TM10.4"""
    over = does(rolled(tied(), (3, 3, 3, 1, 1), (5, 5, 5, 1, 2), used=2), Stop())
    assert names(over) == ["thirteen-monsters-battle", "thirteen-monsters-result"]


def test_the_elemental_master_stands_before_the_result() -> None:
    """TM10.6"""
    near = player("striffle", "sandil", "chall", free="itvill head, itvill body")
    match = position(near, player(free="itvill eyes"))
    found = position(near, player(), field="itvill eyes, snergat eyes")
    found = does(found, *(Flip(cell=cell) for cell in cells(found, "itvill eyes")))
    assert names(found) == ["thirteen-monsters-master", "thirteen-monsters-result"]
    match = does(match, Attack(monster=pair("chall head"), pair=pair("itvill eyes")))
    won = does(rolled(match, (6, 6, 6, 6, 1), (5, 5, 1, 1, 2)), Stop())
    assert names(won) == [
        "thirteen-monsters-battle",
        "thirteen-monsters-master",
        "thirteen-monsters-result",
    ]


def test_a_match_that_ends_by_points_shows_no_battle_of_long_ago() -> None:
    match = position(player("chall"), player(free="wah eyes"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn())
    assert match.outcome is not None
    assert names(match) == ["thirteen-monsters-result"]


def test_who_played_sees_the_last_throw_on_his_own_screen() -> None:
    over = does(rolled(tied(), (3, 3, 3, 1, 1), (5, 5, 5, 1, 2), used=2), Stop())
    seats = tuple(Seat(person=11 + at, name=f"p{at}") for at in range(2))
    table = Table(
        game="thirteen_monsters",
        rules=1,
        home=1,
        place=2,
        host=11,
        options=msgspec.Raw(b"{}"),
        seats=seats,
        status=Status.OVER,
        seed="s",
        opened=0,
        saved=0,
        revision=over.revision,
        outcome=over.outcome,
    )
    screen = ending_screen(Standing(table, over.game, over), desk, look_at(over, 1, english), None)
    assert next(sketch.name for sketch in screen.sketches) == "thirteen-monsters-battle"


def test_only_a_pair_after_which_the_turn_starts_over_is_told_so() -> None:
    """TM5.2, and TM10.2: not so after the last pair, nor after the one that ends the match."""
    plain = position(player("chall"), player(free="wah eyes"), field="sandil eyes, twik eyes")
    first = does(plain, *(Flip(cell=cell) for cell in cells(plain, "sandil eyes")))
    last = does(first, *(Flip(cell=cell) for cell in cells(first, "twik eyes")))
    near = player("striffle", "sandil", "chall", free="itvill head, itvill body")
    master = position(near, player(), field="itvill eyes, snergat eyes")
    master = does(master, *(Flip(cell=cell) for cell in cells(master, "itvill eyes")))
    for match, goes_on in ((first, True), (last, False), (master, False)):
        (found,) = (one for one in match.state.news if isinstance(one, Found))
        for language, going_on in (("en", "and goes on"), ("fr", "et continue")):
            told = desk.line(found, look_at(match, None, languages[language]))
            assert told.endswith("!")
            assert (going_on in told) is goes_on
