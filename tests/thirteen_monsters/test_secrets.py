"""What is hidden: the face of every card that lies face down, also of one that everybody has seen."""

import json
from typing import Any

import msgspec
import pytest

from engine.chance import Chance
from engine.game import Level
from engine.headless import play_out
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Flip
from engine.thirteen_monsters.pieces.cards import pair_of
from engine.thirteen_monsters.state import Ice, Options
from engine.thirteen_monsters.views import Recollection, View
from tests.thirteen_monsters.positions import cells, does, monster, player, position


def played(seats: int, seed: str, *, quick: bool = True) -> list[Match]:
    """A match between brains, step by step."""
    match = Match.deal(game, Options(quick_start=quick), seats, seed, 0)
    brains = {seat: game.brain(list(Level)[seat % 3]) for seat in range(seats)}
    return [match, *(step.match for step in play_out(match, brains))]


def numbers_by_key(value: Any, key: str = "") -> set[str]:
    """Every name under which a view holds whole numbers."""
    if isinstance(value, dict):
        return set().union(*(numbers_by_key(one, name) for name, one in value.items()))
    if isinstance(value, list):
        return set().union(*(numbers_by_key(one, key) for one in value))
    return {key} if isinstance(value, int) and not isinstance(value, bool) else set()


@pytest.mark.parametrize("seats", [2, 5])
def test_views_are_the_same_whatever_lies_face_down(seats: int) -> None:
    """At every step of a match, for every eye: what was turned back is hidden again."""
    for number, match in enumerate(played(seats, "hidden")):
        other = game.redeal(match.state, None, Chance("elsewhere", number))
        for eye in (None, *range(seats)):
            assert game.view(other, eye) == game.view(match.state, eye)
        assert game.census(other) == game.census(match.state)


def test_a_redeal_moves_every_card_that_lies_face_down() -> None:
    match = position(player(), player())
    one, other = cells(match, "chall eyes")[0], cells(match, "wah eyes")[0]
    match = does(match, Flip(cell=one), Flip(cell=other))
    moved = set()
    for number in range(20):
        field = game.redeal(match.state, 0, Chance("x", number)).field
        assert field[one] == match.state.field[one], "it still lies open"
        moved |= {cell for cell, card in enumerate(field) if card != match.state.field[cell]}
    assert moved == set(game.view(match.state, None).lying) - {one, other}


def test_what_was_remembered_is_dealt_anew_with_the_field() -> None:
    match = position(player(), player())
    match = does(match, Flip(cell=0), Flip(cell=5), Flip(cell=10))
    seen = {memory.cell: memory.card for memory in _recalled(match).seen}
    assert set(seen) == {0, 5, 10}
    assert {cell: match.state.field[cell] for cell in seen} == seen
    others = [game.redeal(match.state, 1, Chance("y", number)) for number in range(10)]
    again = [{memory.cell: memory.card for memory in _recollection(other).seen} for other in others]
    assert all(set(one) == set(seen) for one in again)
    assert any(one[0] != seen[0] and one[5] != seen[5] for one in again)


def _recalled(match: Match) -> Recollection:
    return _recollection(match.state)


def _recollection(state: Any) -> Recollection:
    found = game.recall(state, 0)
    assert isinstance(found, Recollection)
    return found


def test_only_brains_are_handed_what_may_be_remembered() -> None:
    """People's views have no such field at all, so that nothing drawn or written from them can hold it."""
    match = does(position(player(), player()), Flip(cell=0))
    assert type(game.view(match.state, 0)) is View
    assert "seen" not in View.__struct_fields__
    assert set(Recollection.__struct_fields__) - set(View.__struct_fields__) == {"seen"}


def test_no_news_ever_names_a_card_of_the_field() -> None:
    """Lines that were told once stay in the channel: they name places, and pairs once they are owned."""
    told: set[str] = set()
    for match in played(3, "news") + played(4, "more news", quick=False):
        owned = {pair for one in match.state.players for pair in one.free}
        owned |= {pair for one in match.state.players for built in one.monsters for pair in built.pairs}
        for news in match.state.news:
            plain = json.loads(msgspec.json.encode(news))
            told |= numbers_by_key(plain)
            if plain["news"] == "Found":
                assert plain["pair"] in owned
            if plain["news"] in ("Turned", "Missed", "Iced", "Thawed"):
                assert set(plain) <= {"news", "seat", "cell", "cells", "why"}
    assert "card" not in told


def test_a_found_pair_is_open_to_all_and_its_cards_are_gone() -> None:
    match = position(player(), player())
    one, other = cells(match, "chall eyes")
    match = does(match, Flip(cell=one), Flip(cell=other))
    view = game.view(match.state, 1)
    assert [(shown.cell, shown.taken) for shown in view.open] == [(one, True), (other, True)]
    assert one not in view.lying
    assert view.seats[0].free == (pair_of(view.open[0].card),)


def test_a_view_holds_what_a_picture_needs() -> None:
    match = position(player("chall", free="wah eyes"), player("ghost"), ice=(Ice(cell=3, seat=1),), dice=4)
    view = game.view(match.state, None)
    assert view.seats[0].monsters[0].pairs == monster("chall").pairs
    assert (view.seats[0].hp, view.seats[1].hp) == (40, 60)
    assert view.ice == (Ice(cell=3, seat=1),)
    assert view.dice == 4
    assert (view.turn, view.awaited, view.phase) == (0, 0, "turn")


def test_seventy_eight_cards_and_five_dice() -> None:
    """TM1.1: at every step."""
    for match in played(2, "census"):
        counted = game.census(match.state)
        assert sum(counted.values()) == 83
        assert counted["dice"] == 5
        assert set(counted.values()) == {2, 5}
