"""Taps counted on the screens themselves: for any combination, wherever a tile may go, at any layout."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import chain, pairwise
from itertools import combinations as choose
from random import Random
from textwrap import wrap
from typing import Any

import pytest

from cogs.games.desk import Do, Explain, Keep
from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import A_ROW, Draft
from cogs.games.monster_cube.offers import SIDE_BY_SIDE, offers
from cogs.games.monster_cube.private import TOLD
from cogs.wire.screens.limits import LABEL
from cogs.wire.screens.screen import Arg, Line, Row, Screen, Tap
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Claim, Move, Place
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cards import COLOURS, START
from engine.monster_cube.cube.geometry import Cells, Faces, Shape, moved, moves, neighbours, through
from engine.monster_cube.cube.geometry import combinations as formed
from engine.monster_cube.state import Cube, Options, Rules
from render.monster_cube.tiles import LETTERS
from render.sketch import Sketch
from tests.cogs.games.monster_cube.hunters import TILES
from tests.cogs.games.monster_cube.seekers import NO_MOVE, WITH_MOVE
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.desks import tapped
from tests.conformance.phone import Phone, below, tall
from tests.monster_cube.tables import Table, advanced, claim, code

LAYOUTS, CLAIMS = 8, 5  # looked at for each rule set, and claims of each
DEALS = 12  # of monsters on each of these layouts
NARROW = 34  # letters of a line of text
WHOLE = 540  # points of a phone that a desk may take, below the message's head
A_TEXT = 22  # points of a line of text
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
        return desk.private(self.look)

    def tap(self, verb: str, *args: Arg) -> Any:
        meant = [own for named, own, _ in tapped(self.screen) if (named, own[: len(args)]) == (verb, args)]
        assert len(meant) == 1, (verb, args, self.draft)
        self.taps += 1
        meaning = desk.meaning(self.look, verb, meant[0], ())
        if isinstance(meaning, Do):
            return meaning.action
        assert isinstance(meaning, Keep)
        self.draft = meaning.draft
        return None

    def shows(self, claim: Claim) -> Any:
        """What the last tap does; the tile that the chosen ones name need not be tapped."""
        left = sorted({face // COLOURS for face in claim.faces})
        if claim.move is not None:
            left.remove(claim.move.tile)
            if self.match.options.rules.turns:
                left.remove(self.moves(claim.move, left))
            else:
                left = self.names(claim.move, left)
        return self.chooses(claim, left)

    def chooses(self, claim: Claim, left: list[int]) -> Any:
        for slot in self.needed(claim, left):
            self.tap("pick", slot)
        asked = self.tap("claim", self.place(claim))
        return asked or self.tap("claim", self.place(claim))

    def names(self, move: Move, among: list[int]) -> list[int]:
        """All tiles, and only then that the first of them moves; three of them say to which place."""
        beside = self.beside(move, among)
        for slot in (move.tile, beside, *(other for other in among if other != beside)):
            self.tap("pick", slot)
        self.tap("move")
        if len(among) == 1:
            self.tap("to", Draft.read(self.look).places.index(move.to))
        return []

    def beside(self, move: Move, among: list[int]) -> int:
        cells = Draft.read(self.look).cells
        return next(slot for slot in among if cells[slot] in set(neighbours(move.to)))

    def needed(self, claim: Claim, left: list[int]) -> tuple[int, ...]:
        """The fewest of these tiles with which the faces are offered."""
        draft, every = Draft.read(self.look), chain(*(choose(left, some) for some in range(len(left) + 1)))
        return next(some for some in every if claim.faces in shown(reduce(Draft.picked, some, draft)))

    def place(self, claim: Claim) -> int:
        """The tap that shows these faces, for this monster where it is asked which."""
        draft = Draft.read(self.look)
        return next(
            at
            for at, one in offers(draft).items()
            if draft.combinations[one.place].faces == claim.faces and one.card in (None, claim.card)
        )

    def moves(self, move: Move, among: list[int]) -> int:
        if not self.match.options.rules.turns:
            self.tap("move")
        self.tap("pick", move.tile)
        beside = self.beside(move, among)
        self.tap("pick", beside)
        self.tap("to", Draft.read(self.look).places.index(move.to))
        return beside


def shown(draft: Draft) -> list[Faces]:
    """The faces for which there is a tap."""
    return [draft.combinations[one.place].faces for one in offers(draft).values()]


def held(rules: Rules, cells: Cells, seed: str = "cube") -> Match:
    """The first seat is to show faces, and the tiles lie like this."""
    table = Table(2, rules.value, seed, window_ms=0)
    table.change(cubes=tuple(Cube(tiles=cube.tiles, cells=cells) for cube in table.state.cubes))
    return on_the_desk(table)


def on_the_desk(table: Table) -> Match:
    """The first seat is to show faces."""
    if not table.state.options.rules.turns:
        table.buzz(0)
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


def must_be_shown(match: Match, claim: Claim) -> int:
    """How many taps it took, Monster! among them."""
    thumb = Thumb(match, 0)
    done = thumb.shows(claim)
    assert (done.faces, done.move) == (claim.faces, claim.move)
    after = thumb.look.ask(done)
    assert after.last.card == claim.card
    return thumb.taps


@pytest.mark.parametrize("rules", Rules)
def test_a_claim_with_a_move_takes_seven_taps_at_most_wherever_the_tiles_lie(rules: Rules) -> None:
    """MC5: any place, beside any tile, at layouts that have drifted far; whichever monster it is to be."""
    random, several = Random(3), 0
    for match in boards(rules):
        every = list(right(match, moving=True))
        counted = Counter((one.faces, one.move) for one in every)
        ambiguous = [one for one in every if counted[one.faces, one.move] > 1]
        plain = [one for one in every if counted[one.faces, one.move] == 1]
        several += len(ambiguous)
        assert all(must_be_shown(match, one) < WITH_MOVE for one in sample(random, plain))
        assert all(must_be_shown(match, one) <= WITH_MOVE for one in sample(random, ambiguous))
    assert several


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_tile_that_is_moved_before_others_are_chosen_costs_no_tap_more_than_seven(rules: Rules) -> None:
    """MC5: whoever begins with the move, as one would with tiles on a table."""
    random = Random(4)
    for match in boards(rules):
        for one in sample(random, list(right(match, moving=True))):
            assert one.move is not None
            thumb = Thumb(match, 0)
            left = sorted({face // COLOURS for face in one.faces} - {one.move.tile})
            left.remove(thumb.moves(one.move, left))
            for slot in thumb.needed(one, left):
                thumb.tap("pick", slot)
            assert thumb.taps < WITH_MOVE


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_of_three_tiles_the_first_goes_where_it_forms_something_with_the_others(rules: Rules) -> None:
    """MC5.5: whatever the three can form by that move is a button; asked again, the next of them goes."""
    random, offered = Random(5), 0
    for match in boards(rules):
        for tiles in random.sample(list(choose(range(TILES), 3)), 12):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english))).begun()
            for slot in tiles:
                assert draft.tile == slot
                wanted = {
                    one.faces
                    for at, to in moves(draft.cells)
                    if at == slot
                    for one in through(moved(draft.cells, slot, to), slot)
                    if {face // COLOURS for face in one.faces} == set(tiles)
                }
                assert set(shown(draft)) == wanted
                assert all(at <= SIDE_BY_SIDE for at in offers(draft))
                offered += len(wanted)
                draft = draft.begun()
            assert draft.tile == tiles[0]
    assert offered


def test_of_two_ends_of_a_line_the_tile_goes_to_the_one_that_was_named_first() -> None:
    """MC3.1: the same faces, but the tiles lie otherwise afterwards."""
    draft = Draft.read(look_at(held(Rules.CODE, START), 0, english))
    for order, to in (((6, 2, 5), (2, -1)), ((6, 5, 2), (2, 2))):
        begun = reduce(Draft.picked, order, draft).begun()
        claims = (begun.claim(place) for place in range(len(begun.combinations)))
        assert Claim(faces=(6, 15, 18), move=Move(tile=6, to=to)) in claims


def test_faces_of_three_tiles_are_asked_for_with_the_tile_where_it_goes() -> None:
    """MC4.3, MC5: the picture shows what is claimed."""
    for match in boards(Rules.CODE):
        every = Counter((one.faces, one.move) for one in right(match, moving=True))
        for (faces, move), count in every.items():
            tiles = sorted({face // COLOURS for face in faces} - {move.tile}) if move else []
            if count < 2 or len(tiles) < 2:
                continue
            thumb = Thumb(match, 0)
            assert move is not None
            thumb.names(move, tiles)
            first = next(one for one in right(match, moving=True) if (one.faces, one.move) == (faces, move))
            assert thumb.tap("claim", thumb.place(first)) is None
            asked = Draft.read(thumb.look)
            assert asked.move == move
            assert {one.card for one in offers(asked).values()} >= {first.card}
            return
    raise AssertionError("no faces made several monsters")


@pytest.mark.parametrize("rules", [rules for rules in Rules if not rules.turns])
def test_a_claim_without_a_move_takes_five_taps_at_most(rules: Rules) -> None:
    """Every one that is right, on each of these boards; also where it is asked which monster it is to be."""
    taps, several = Counter[int](), 0
    for match in boards(rules, DEALS):
        every = list(right(match, moving=False))
        several += len(every) - len({one.faces for one in every})
        taps.update(must_be_shown(match, one) for one in every)
    assert set(taps) == {NO_MOVE - 1, NO_MOVE}, taps
    assert several


def sample(random: Random, claims: list[Claim]) -> list[Claim]:
    return random.sample(claims, min(CLAIMS, len(claims)))


@pytest.mark.parametrize("rules", Rules)
def test_whatever_the_chosen_tiles_form_is_a_button(rules: Rules) -> None:
    """MC3: two tiles or three, on any layout; there is always room for all of it."""
    formed_most = 0
    for match in boards(rules):
        for tiles in chain(choose(range(TILES), 2), choose(range(TILES), 3)):
            draft = Draft.read(look_at(match, 0, english))
            if rules.turns:
                draft = draft.picked(tiles[0])
                draft = replace(reduce(Draft.picked, tiles[1:], draft), to=0)
            else:
                draft = reduce(Draft.picked, tiles, draft)
            if set(draft.chosen) != set(tiles):
                continue
            lying = [one.cell for one in draft.moved_cube.tiles]
            wanted = {
                one.faces
                for one in formed(tuple(lying))
                if {face // COLOURS for face in one.faces} == set(tiles)
                and not (rules.turns and one.shape is Shape.RIBBON)
            }
            assert wanted <= set(shown(draft))
            assert all(at <= SIDE_BY_SIDE - rules.turns for at in offers(draft))
            assert all(len(one.label) <= LABEL for one in offers(draft).values())
            formed_most = max(formed_most, len(wanted))
    assert formed_most == 3


def test_the_ends_of_a_line_and_two_tiles_of_a_cube_name_the_third() -> None:
    """MC3.1, MC3.7: the three lines between A and C; the cube of A, B and D."""
    draft = Draft.read(look_at(held(Rules.CODE, START), 0, english))
    ends = draft.picked(0).picked(2)
    assert shown(ends) == [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
    for pair in ((0, 1), (0, 3), (1, 3)):
        assert (2, 4, 9) in shown(reduce(Draft.picked, pair, draft))
        assert len(shown(reduce(Draft.picked, pair, draft))) == 3  # with two ribbons
    assert not offers(draft.picked(0).picked(8))


def test_a_ribbon_and_a_cube_show_each_number_in_its_colour() -> None:
    """MC3.4, MC3.7."""
    match = held(Rules.CODE, START)
    thumb = Thumb(match, 0)
    numbers = [tile.numbers for tile in thumb.look.view.cubes[0].tiles]
    (left, right_), lower = (0, 1), 3
    for slot in (left, right_):
        thumb.tap("pick", slot)
    draft = Draft.read(thumb.look)
    labels = {draft.combinations[one.place].faces: one.label for one in offers(draft).values()}
    cube = (2, 4, 9)
    ribbon = (1, 2, 4)  # the left one's red and blue, and a red; the cube has the lower tile's yellow
    assert labels[cube] == f"🟡{numbers[lower][0]}🔺{numbers[right_][1]}🔷{numbers[left][2]}"
    assert labels[ribbon] == f"🔺{numbers[left][1]}{numbers[right_][1]}🔷{numbers[left][2]}"


@pytest.mark.parametrize("rules", Rules)
def test_no_button_tells_whether_its_faces_make_a_monster(rules: Rules) -> None:
    """Whatever monsters are wanted, and whether faces make none of them, one or several."""
    luck, several = Random(9), 0
    looks = dict[tuple[int, ...], set[str]]()
    for _ in range(DEALS):
        table = Table(2, rules.value, window_ms=0)
        wanted = tuple(luck.sample(range(1, 19), 3))
        table.change(zone=() if rules is Rules.ADVANCED else wanted)
        if rules is Rules.ADVANCED:
            table.give(0, hand=wanted)
        match = on_the_desk(table)
        for tiles in choose(range(TILES), 2):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english)))
            draft = replace(draft, to=0) if rules.turns and len(draft.chosen) == 2 else draft
            screen = desk.private(look_at(match, 0, english, draft.text))
            looks.setdefault(tiles, set()).add(repr([one for one in screen.parts if isinstance(one, Row)]))
            several += any(one.asks for one in offers(draft).values())
    assert {len(seen) for seen in looks.values()} == {1}
    assert several


def test_faces_that_make_several_monsters_are_asked_for_once_they_are_shown() -> None:
    """MC4.3: 1 x 2 + 3 = 5, 2 x 3 + 1 = 7."""
    table = code(1, (5, 7, 50))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    for slot in (0, 2):
        thumb.tap("pick", slot)
    assert thumb.tap("claim", 0) is None
    asked = offers(Draft.read(thumb.look))
    assert [(one.label, one.card) for one in asked.values()] == [("5", 5), ("7", 7)]
    assert thumb.tap("claim", 1) == Claim(faces=(0, 3, 6), card=7)
    assert thumb.taps == NO_MOVE


@pytest.mark.parametrize("rules", Rules)
def test_the_tile_buttons_lie_as_the_tiles_do(rules: Rules) -> None:
    """Three rows of three from top to bottom, each from left to right, whatever was moved before."""
    for cells in layouts(Random(11)):
        rows = Draft.read(look_at(held(rules, cells), 0, english)).rows
        assert sorted(chain(*rows)) == list(range(TILES))
        for upper, lower in pairwise(rows):
            assert max(cells[slot][1] for slot in upper) <= min(cells[slot][1] for slot in lower)
        for row in rows:
            across = [2 * cells[slot][0] + cells[slot][1] for slot in row]
            assert across == sorted(across)
            assert len(row) == A_ROW
    assert Draft.read(look_at(held(rules, START), 0, english)).rows == ((0, 1, 2), (3, 4, 5), (6, 7, 8))


def test_a_moved_tile_keeps_its_button_until_the_claim_is_over() -> None:
    """What is chosen moves nothing; the next claim finds the tiles as they lie by then."""
    table = Table(2, "code", window_ms=0)
    table.change(zone=(12, 30, 50))
    table.buzz(0)
    thumb = Thumb(table.match, 0)
    letters = [letters_of(thumb.screen)]
    claim, move = next(
        (one, one.move) for one in right(thumb.match, moving=True) if one.move and one.move.to[1] < 0
    )
    thumb.moves(move, sorted({face // COLOURS for face in claim.faces} - {move.tile}))
    letters.append(letters_of(thumb.screen))
    assert letters == [list(LETTERS)] * 2
    table.act(0, claim)
    table.buzz(1)
    after = letters_of(desk.private(look_at(table.match, 1, english)))
    assert after[:3] != list(LETTERS[:3])
    assert LETTERS[move.tile] in after[:3]


def letters_of(screen: Screen) -> list[str]:
    return [one.label or "" for one in taps_of(screen) if one.verb == "pick"]


def taps_of(screen: Screen) -> Iterator[Tap]:
    return chain.from_iterable(one.taps for one in screen.parts if isinstance(one, Row))


def solved(seats: int, *full: int) -> Match:
    """The first is to lay his card before somebody; before these there lie three."""
    table = advanced(seats, (5, 40, 50))
    for seat, before in zip(full, ((1, 19, 49), (2, 20, 51)), strict=False):
        table.give(seat, before=before)
    table.buzz(0)
    table.act(0, claim("AY BY CY"))
    return table.match


def laid_by(match: Match, draft: str = "", taps: int = 1) -> Iterator[tuple[int, list[str], Place]]:
    """Every way to lay it: after how many taps, on which labels, and what they do."""
    look = look_at(match, 0, english, draft)
    for one in taps_of(desk.private(look)):
        if one.verb == "upon" and one.enabled and (taps == 1 or len(one.args) == 2):
            meaning = desk.meaning(look, one.verb, one.args, ())
            if isinstance(meaning, Do):
                assert isinstance(meaning.action, Place)
                yield taps, [one.label or ""], meaning.action
            else:
                assert isinstance(meaning, Keep)
                for count, labels, done in laid_by(match, meaning.draft, taps + 1):
                    yield count, [one.label or "", *labels], done


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_tap_says_upon_whom_and_a_second_one_only_what_goes(seats: int) -> None:
    """MC9.6, MC9.7: whatever can be done can be tapped, and nothing else."""
    table = solved(seats, 1)
    ways = list(laid_by(table))
    assert [done for *_, done in ways] == list(game.legal(table.state, 0))
    assert [(taps, labels[1:]) for taps, labels, done in ways if done.seat == 1] == [
        (2, [modifier]) for modifier in ("+2", "+1", "+3")
    ]
    assert all(taps == 1 and done.replaces is None for taps, _, done in ways if done.seat != 1)
    assert [labels[0][0] for _, labels, done in ways] == [str(done.seat + 1) for *_, done in ways]


def test_whoever_was_tapped_may_be_changed_for_somebody_else() -> None:
    """MC9.7"""
    match = solved(4, 1, 2)
    look = look_at(match, 0, english)
    for seat, gone in ((1, [1, 19, 49]), (2, [2, 20, 51])):
        meaning = desk.meaning(look, "upon", (seat,), ())
        assert isinstance(meaning, Keep)
        look = look_at(match, 0, english, meaning.draft)
        assert [one.args for one in taps_of(desk.private(look)) if len(one.args) == 2 and one.enabled] == [
            (seat, card) for card in gone
        ]
    assert isinstance(desk.meaning(look, "upon", (3,), ()), Do)


def test_between_two_it_is_only_asked_what_goes() -> None:
    """MC9.7: there is nobody else before whom the card might be laid."""
    assert [(labels, done) for taps, labels, done in laid_by(solved(2, 1)) if taps == 1] == [
        ([label], Place(seat=1, replaces=card)) for label, card in (("+2", 1), ("+1", 19), ("+3", 49))
    ]


@pytest.mark.parametrize("args", [(7,), (-1,), (7, 1), (1, 99), (1, 57), (-1, 1), (1, 1, 1), ("x",), ()])
def test_a_forged_tap_lays_nothing(args: tuple[Arg, ...]) -> None:
    assert isinstance(desk.meaning(look_at(solved(3), 0, english), "upon", args, ()), Explain)


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_finger_that_taps_a_claim_twice_lays_nothing(seats: int, tongue: str) -> None:
    """What is tapped then stands on lines of its own, as many as before, below all that shows faces."""
    table = advanced(seats, (5, 40, 50))
    table.give(1, before=(1, 19, 49))
    table.buzz(0)
    claiming = phone_of(table.match, tongue, reduce(Draft.picked, (0, 1, 2), draft_of(table.match)).text)
    laying = phone_of(solved(seats, 1), tongue, replace(draft_of(solved(seats, 1)), upon=1).text)
    assert laying.lines == claiming.lines
    shown = [one for one in claiming.controls if one.deed[0] == "claim" and one.enabled]
    assert shown
    for finger in shown:
        met = laying.under(finger)
        assert met is None or not met.enabled
    assert [one for one in laying.controls if one.deed[0] == "upon" and one.enabled]


def draft_of(match: Match) -> Draft:
    return Draft.read(look_at(match, 0, english))


def phone_of(match: Match, tongue: str, draft: str) -> Phone:
    return Phone.showing(desk.private(look_at(match, 0, languages[tongue], draft)))


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_a_desk_is_as_low_with_many_as_with_few(rules: Rules, tongue: str) -> None:
    """The whole of it, from the picture to the last line, stands on a phone of 360 x 740 points."""
    high = set[float]()
    for seats in desk_seats(rules):
        table = Table(seats, rules.value, window_ms=0)
        match = on_the_desk(table) if table.state.turn in (None, 0) else table.match
        for at in range(seats):
            screen = desk.private(look_at(match, at, languages[tongue]))
            picture = next(one for one in screen.parts if isinstance(one, Sketch))
            high.add(round(below(screen) + tall(picture) / 2))
    assert max(high) <= WHOLE
    assert max(high) - min(high) <= A_TEXT


def desk_seats(rules: Rules) -> range:
    return game.seats(Options(rules=rules))


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
    return tapped(desk.private(look_at(match, 0, english, draft.text)))


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_no_choice_moves_a_line_on_a_narrow_phone(rules: Rules, tongue: str) -> None:
    """Whatever stands on the buttons: none is so wide that its row goes on in the next line."""
    lines = set[tuple[int, ...]]()
    for match in boards(rules):
        for tiles in choose(range(TILES), 2):
            draft = reduce(Draft.picked, tiles, Draft.read(look_at(match, 0, english)))
            draft = replace(draft, to=0) if rules.turns and len(draft.chosen) == 2 else draft
            screen = desk.private(look_at(match, 0, languages[tongue], draft.text))
            phone = Phone.showing(screen)
            rows = sum(isinstance(one, Row) for one in screen.parts)
            assert phone.lines == rows
            lines.add(tuple(control.line for control in phone.controls if control.deed[0] != "to"))
    assert len({line[-1] for line in lines}) == 1


SOON = {"en": "in 59 seconds", "fr": "dans 59 secondes"}  # as Discord writes a moment


@pytest.mark.parametrize("tongue", languages.names)
@pytest.mark.parametrize("rules", Rules)
def test_what_is_told_below_the_buttons_is_never_more_than_two_lines(rules: Rules, tongue: str) -> None:
    """On a narrow phone, so that nothing above it moves; whatever is chosen, and whoever acts."""
    told = set[str]()
    for match in (held(rules, START), Table(2, rules.value).match, asked(rules)):
        for seat in range(match.seats):
            draft = Draft.read(look_at(match, seat, english))
            pair, moving = draft.picked(0).picked(1), draft.begun().picked(0)
            chosen = [draft, pair, pair.picked(2), pair.picked(8), replace(pair, asked=0)]
            chosen += [draft.begun(), moving, moving.picked(1), replace(moving.picked(1), to=0)]
            chosen += [pair.picked(2).begun(), pair.picked(8).begun()]
            for one in chosen:
                told.add(told_on(match, seat, tongue, one))
    assert len(told) >= 5
    clock = f"⏳ {SOON[tongue]} · " if rules.turns else ""  # the house sets it
    for text in told:
        shown = re.sub(r"<t:\d+:R>", SOON[tongue], re.sub(r"<@\d+>", "@Maximilien", text))
        assert len(wrap(clock + shown.strip(), NARROW)) <= TOLD, shown


def asked(rules: Rules) -> Match:
    """Whether nothing matches, where it may be asked."""
    table = Table(2, rules.value)
    if not rules.turns:
        table.agree(0)
    return table.match


def told_on(match: Match, seat: int, tongue: str, draft: Draft) -> str:
    look = look_at(match, seat, languages[tongue], draft.text)
    last = desk.private(look).parts[-1]
    assert isinstance(last, Line)
    return last.text
