"""Taps counted on the screens themselves: for any combination, wherever a tile may go, at any layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from itertools import combinations as choose
from random import Random
from typing import Any

import pytest

from cogs.games.desk import Do, Keep
from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import Draft
from cogs.games.monster_cube.offers import offers
from cogs.games.monster_cube.private import ROOM
from cogs.wire.screens.limits import LABEL
from cogs.wire.screens.screen import Arg, Screen
from engine.match import Match
from engine.monster_cube.actions import Claim, Move, Place
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cards import COLOURS, DICE, NUMBERS
from engine.monster_cube.cube.formulas import values
from engine.monster_cube.cube.geometry import Cells, Shape, moved, moves, neighbours, through
from engine.monster_cube.cube.geometry import combinations as formed
from engine.monster_cube.state import Cube, Rules
from tests.cogs.games.monster_cube.hunters import TILES
from tests.cogs.games.monster_cube.test_claims import NO_MOVE, WITH_MOVE
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.phone import Phone
from tests.conformance.test_every_desk import tapped
from tests.monster_cube.tables import Table, advanced, claim, code

LAYOUTS, CLAIMS = 8, 5  # looked at for each rule set, and claims of each
DEALS = 12  # of monsters on each of these layouts
CROWDED = (8, 5, 0, 1, 2, 3, 4, 6, 7)  # tiles that form three monsters in many ways, in the first row
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
        asked = self.tap("claim", self.place(claim))
        return asked or self.tap("claim", self.place(claim))

    def place(self, claim: Claim) -> int:
        """The tap that shows these faces, for this monster where it is one of several."""
        draft = Draft.read(self.look)
        return next(
            at
            for at, one in enumerate(offers(draft, ROOM[self.match.options.rules]))
            if draft.combinations[one.place].faces == claim.faces and one.card in (None, claim.card)
        )

    def moves(self, move: Move, among: list[int]) -> int:
        if not self.match.options.rules.turns:
            self.tap("move")
        self.tap("pick", move.tile)
        draft = Draft.read(self.look)
        beside = next(slot for slot in among if draft.cells[slot] in set(neighbours(move.to)))
        self.tap("pick", beside)
        self.tap("to", draft.places.index(move.to))
        return beside


def held(rules: Rules, cells: Cells, seed: str = "cube") -> Match:
    """The first seat is to show faces, and the tiles lie like this."""
    table = Table(2, rules.value, seed, window_ms=0)
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


def right(match: Match, *, moving: bool) -> Iterator[Claim]:
    """Everything that is right, for each of the monsters that the faces make."""
    in_turns = match.options.rules.turns
    seeing = sight(match.game.view(match.state, 0), 0)
    for one in () if moving else formed(seeing.cells):
        yield from (Claim(faces=one.faces, card=card) for card in seeing.makes(one.faces))
    for slot, to in moves(seeing.cells) if moving else ():
        for one in through(moved(seeing.cells, slot, to), slot, ribbons=not in_turns):
            move = Move(tile=slot, to=to)
            yield from (Claim(faces=one.faces, move=move, card=card) for card in seeing.makes(one.faces))


def boards(rules: Rules, deals: int = 1) -> Iterator[Match]:
    """Layouts that have drifted, each with other monsters, dealt so many times."""
    for number, cells in enumerate(layouts(Random(7))):
        for deal in range(deals):
            yield held(rules, cells, f"{number} {deal}")


def must_be_shown(match: Match, claim: Claim, most: int) -> int:
    thumb = Thumb(match, 0)
    done = thumb.shows(claim)
    assert (done.faces, done.move) == (claim.faces, claim.move)
    after = thumb.look.ask(done)
    assert after.last.card == claim.card
    assert thumb.taps <= most
    return thumb.taps


@pytest.mark.parametrize("rules", Rules)
def test_a_claim_with_a_move_takes_seven_taps_at_most_wherever_the_tiles_lie(rules: Rules) -> None:
    """MC5: any place, beside any tile, whichever of several monsters, at layouts that have drifted far."""
    random, several = Random(3), 0
    for match in boards(rules):
        every = list(right(match, moving=True))
        counted = Counter((one.faces, one.move) for one in every)
        ambiguous = [one for one in every if counted[one.faces, one.move] > 1]
        several += len(ambiguous)
        for one in (*sample(random, every), *sample(random, ambiguous)):
            must_be_shown(match, one, WITH_MOVE)
    assert several


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_claim_without_a_move_takes_five_taps_at_most(rules: Rules) -> None:
    """Every one that is right, on each of these boards; also where the faces make several monsters."""
    taps, several = Counter[int](), 0
    for match in boards(rules, DEALS):
        every = list(right(match, moving=False))
        several += len(every) - len({one.faces for one in every})
        taps.update(must_be_shown(match, one, NO_MOVE) for one in every)
    assert set(taps) == {NO_MOVE - 1, NO_MOVE}, taps
    assert several


def sample(random: Random, claims: list[Claim]) -> list[Claim]:
    return random.sample(claims, min(CLAIMS, len(claims)))


@pytest.mark.parametrize("rules", Rules)
def test_whatever_three_tiles_may_form_there_is_room_for_a_tap_on_each_monster(rules: Rules) -> None:
    """The most that any three tiles in a row can mean, for any three monsters; in turns one is asked."""
    dice = rules is Rules.DICE
    side = DICE if dice else NUMBERS
    codes = range(1, 19) if dice else range(-8, 66) if rules is Rules.ADVANCED else range(1, 57)
    most = max(
        _taps_needed([frozenset(values(line, dice=dice)).intersection(codes) for line in lines])
        for three in choose(side, 3)
        for lines in [[(one, two, three) for one, two, three in zip(*three, strict=True)]]
    )
    assert most <= ROOM[rules] or rules.turns
    assert most > 3


def _taps_needed(lines: list[frozenset[int]]) -> int:
    """For the three monsters that are worst; those that fit a single line do not matter."""
    often = [code for code, count in Counter(chain(*lines)).items() if count > 1]
    once = [code for code, count in Counter(chain(*lines)).items() if count == 1][:3]
    return max(
        (
            sum(max(1, len(line.intersection(three))) for line in lines)
            for three in choose([*often, *once], 3)
        ),
        default=len(lines),
    )


def test_two_of_three_tiles_are_offered_as_well() -> None:
    """Each combination that the chosen tiles form: three lines and the four ribbons between them (MC3)."""
    match = held(Rules.CODE, Table().state.cubes[0].cells)
    thumb = Thumb(match, 0)
    for slot in (0, 1, 2):
        thumb.tap("pick", slot)
    shown = offers(Draft.read(thumb.look), ROOM[Rules.CODE])
    formed_by_them = Draft.read(thumb.look).combinations
    shapes = [formed_by_them[place].shape for place in dict.fromkeys(one.place for one in shown)]
    assert [shapes.count(shape) for shape in (Shape.LINE, Shape.RIBBON)] == [3, 4]
    labels = [one.label for one in shown]
    assert all(label.lstrip("0123456789")[0] in "🟡🔺🔷" for label in labels)
    assert len(set(labels)) == len(labels)


def test_a_ribbon_and_a_cube_show_each_number_in_its_colour() -> None:
    """MC3.4, MC3.7."""
    match = held(Rules.CODE, Table().state.cubes[0].cells)
    thumb = Thumb(match, 0)
    numbers = [tile.numbers for tile in thumb.look.view.cubes[0].tiles]
    (left, right_), lower = (0, 1), 3
    for slot in (left, right_, lower):
        thumb.tap("pick", slot)
    draft = Draft.read(thumb.look)
    shown = {(draft.combinations[one.place].faces, one.card): one.label for one in offers(draft, 9)}
    ribbon = (1, 2, 4)  # the left one's red and blue, and a red; the cube has the lower tile's yellow
    assert shown[(2, 4, 9), None] == f"🟡{numbers[lower][0]}🔺{numbers[right_][1]}🔷{numbers[left][2]}"
    assert shown[ribbon, None] == f"🔺{numbers[left][1]}·{numbers[right_][1]}🔷{numbers[left][2]}"


def test_faces_that_make_several_monsters_are_a_tap_for_each() -> None:
    """MC4.3: 1 x 2 + 3 = 5, 2 x 3 + 1 = 7."""
    table = code(1, (5, 7, 50))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    for slot in (0, 1, 2):
        thumb.tap("pick", slot)
    labels = [one.label for one in offers(Draft.read(thumb.look), ROOM[Rules.CODE])]
    assert labels[:2] == ["5🟡123", "7🟡123"]


def on_all_pages(thumb: Thumb) -> set[int]:
    """The combinations for which there is a tap, by their places."""
    room, seen = ROOM[thumb.match.options.rules], set[int]()
    shown = offers(Draft.read(thumb.look), room)
    for _ in range(2):
        assert len(shown) <= room
        assert all(len(one.label) <= LABEL for one in shown)
        seen |= {one.place for one in shown if not one.turns}
        turn = [at for at, one in enumerate(shown) if one.turns]
        if not turn:
            break
        thumb.tap("claim", *turn)
        shown = offers(Draft.read(thumb.look), room)
    return seen


@pytest.mark.parametrize("rules", Rules)
def test_everything_that_three_chosen_tiles_form_is_offered(rules: Rules) -> None:
    """Whatever monsters lie there: no combination gives way to another (MC3)."""
    random, formed_most = Random(5), 0
    for match in boards(rules, DEALS):
        for tiles in random.sample(list(choose(range(TILES), 3)), CLAIMS * 2):
            thumb = Thumb(match, 0)
            if rules.turns:
                moving = Draft.read(thumb.look).picked(tiles[0])
                others = moving
                for slot in tiles[1:]:
                    others = others.picked(slot)
                if len(others.chosen) < 3:
                    continue
                thumb.draft = replace(others, to=random.randrange(len(others.places))).text
            else:
                for slot in tiles:
                    thumb.tap("pick", slot)
            count = len(Draft.read(thumb.look).combinations)
            assert on_all_pages(thumb) == set(range(count))
            formed_most = max(formed_most, count)
    assert formed_most >= (2 if rules.turns else 7)


def test_what_has_no_room_is_on_another_page() -> None:
    """Three lines that make seven monsters, and the four ribbons between their tiles."""
    table = code(1, (18, 26, 30), tiles=Cube(tiles=CROWDED, cells=Table().state.cubes[0].cells))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    for slot in (0, 1, 2):
        thumb.tap("pick", slot)
    first = offers(Draft.read(thumb.look), ROOM[Rules.CODE])
    assert [at for at, one in enumerate(first) if one.turns] == [len(first) - 1]
    assert on_all_pages(thumb) == set(range(7))
    thumb.tap("pick", 2)
    assert Draft.read(thumb.look).page == 0


@pytest.mark.parametrize("lying", [0, 3])
def test_upon_whom_is_one_tap_and_what_goes_a_second_one(lying: int) -> None:
    """MC9.6, MC9.7."""
    table = advanced(3, (5, 40, 50))
    table.give(1, before=(1, 19, 49)[:lying])
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    thumb = Thumb(table.match, 0)
    thumb.taps = 0
    placed = thumb.tap("upon", 1)
    if lying:
        assert placed is None
        placed = thumb.tap("replace", 19)
    assert placed == Place(seat=1, replaces=19 if lying else None)
    assert thumb.taps == (2 if lying else 1)


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


@pytest.mark.parametrize("zone", [(5, 7, 50), (18, 26, 30)])
def test_taps_for_several_monsters_move_nothing_on_a_narrow_phone(zone: tuple[int, int, int]) -> None:
    """Three stand beside each other, with all their numbers, as where each makes one."""
    tiles = CROWDED if zone[0] == 18 else tuple(range(TILES))
    table = code(1, zone, tiles=Cube(tiles=tiles, cells=Table().state.cubes[0].cells))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    lines: list[list[int]] = []
    for slot in (0, 1, 2):
        thumb.tap("pick", slot)
        lines.append([control.line for control in Phone.showing(thumb.screen).controls])
    assert len(set(map(tuple, lines))) == 1
