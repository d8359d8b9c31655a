"""Taps counted on the screens themselves: for any combination, wherever a tile may go, at any layout."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.games.desk import Do, Keep
from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import Draft
from cogs.wire.screen import Arg, Screen
from engine.match import Match
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.geometry import Cells, Combination, moved, moves, neighbours, through
from engine.monster_cube.geometry import combinations as formed
from engine.monster_cube.state import Cube, Rules
from tests.cogs.monster_cube.hunters import TILES
from tests.cogs.monster_cube.test_claims import NO_MOVE, WITH_MOVE
from tests.cogs.screens_of import languages, look_at
from tests.conformance.test_every_desk import tapped
from tests.monster_cube.tables import Table

LAYOUTS, CLAIMS = 8, 5  # looked at for each rule set, and claims of each
english = languages["en"]


class Thumb:
    """Somebody who is to show faces, tap by tap; each must be a button that he can press."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.draft = ""
        self.taps = 0 if match.options.rules.turns else 1  # Monster! was pressed

    @property
    def look(self) -> Any:
        return look_at(self.match, self.seat, english, self.draft)

    @property
    def screen(self) -> Screen:
        return desk.at(self.match.options).private(self.look)

    def tap(self, verb: str, *args: Arg) -> Any:
        assert (verb, args, ()) in list(tapped(self.screen)), (verb, args, self.draft)
        self.taps += 1
        meaning = desk.at(self.match.options).meaning(self.look, verb, args, ())
        if isinstance(meaning, Do):
            return meaning.action
        assert isinstance(meaning, Keep)
        self.draft = meaning.draft
        return None

    def shows(self, claim: Claim) -> Any:
        """What the last tap does."""
        left = sorted({face // COLOURS for face in claim.faces})
        if claim.move is not None:
            left.remove(claim.move.tile)
            left.remove(self.moves(claim.move, left))
        for slot in left:
            self.tap("pick", slot)
        found = [one.faces for one in Draft.read(self.look).combinations]
        return self.tap("claim", found.index(claim.faces))

    def moves(self, move: Move, among: list[int]) -> int:
        if not self.match.options.rules.turns:
            self.tap("move")
        self.tap("pick", move.tile)
        draft = Draft.read(self.look)
        beside = next(slot for slot in among if draft.cells[slot] in set(neighbours(move.to)))
        self.tap("pick", beside)
        self.tap("to", draft.places.index(move.to))
        return beside


def held(rules: Rules, cells: Cells) -> Match:
    """The first seat is to show faces, and the tiles lie like this."""
    table = Table(2, rules.value, window_ms=0)
    if not rules.turns:
        table.buzz(0)
    table.change(cubes=tuple(Cube(tiles=cube.tiles, cells=cells) for cube in table.state.cubes))
    return table.match


def layouts(random: Random) -> Iterator[Cells]:
    """As it lies after more and more moves; the last ones are in many groups."""
    for number in range(LAYOUTS):
        cells = Table().state.cubes[0].cells
        for _ in range(5 * number):
            cells = moved(cells, *random.choice(moves(cells)))
        yield cells


def _shown(one: Combination, rules: Rules) -> bool:
    return not rules.turns or len({face // COLOURS for face in one.faces}) == len(one.faces)


@pytest.mark.parametrize("rules", Rules)
def test_a_claim_with_a_move_takes_seven_taps_at_most_wherever_the_tiles_lie(rules: Rules) -> None:
    """MC5: any place, beside any tile, at layouts that have drifted far apart."""
    random = Random(7)
    for cells in layouts(random):
        match = held(rules, cells)
        for slot, to in random.sample(moves(cells), CLAIMS):
            after = [one for one in through(moved(cells, slot, to), slot) if _shown(one, rules)]
            if not after:
                continue
            claim = Claim(faces=random.choice(after).faces, move=Move(tile=slot, to=to))
            thumb = Thumb(match, 0)
            done = thumb.shows(claim)
            assert done is None or (done.faces, done.move) == (claim.faces, claim.move)
            assert thumb.taps <= WITH_MOVE


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_claim_without_a_move_takes_five_taps_at_most(rules: Rules) -> None:
    random = Random(5)
    for cells in layouts(random):
        match, every = held(rules, cells), formed(cells)
        for one in random.sample(every, min(CLAIMS, len(every))):
            thumb = Thumb(match, 0)
            done = thumb.shows(Claim(faces=one.faces))
            assert done is None or done.faces == one.faces
            assert thumb.taps <= NO_MOVE


def test_a_tile_may_go_wherever_the_rules_let_it() -> None:
    """MC5.3, MC5.4: each place lies beside a tile, so that no place is left out."""
    random, rules = Random(3), Rules.DICE
    for cells in layouts(random):
        for slot in random.sample(range(TILES), 3):
            chosen = Draft.read(look_at(held(rules, cells), 0, english)).picked(slot)
            besides = (chosen.picked(other) for other in chosen.hosts)
            offered = {
                args[0] for one in besides for verb, args, _ in _taps(rules, cells, one) if verb == "to"
            }
            assert offered == set(range(len(chosen.places)))


def _taps(rules: Rules, cells: Cells, draft: Draft) -> Iterator[tuple[str, tuple[Arg, ...], tuple[str, ...]]]:
    match = held(rules, cells)
    return tapped(desk.at(match.options).private(look_at(match, 0, english, draft.text)))
