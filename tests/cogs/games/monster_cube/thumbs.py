"""Thumbs that claim at a desk of Monster Cube, and boards for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import chain
from itertools import combinations as choose
from random import Random
from typing import Any

from cogs.games.desk import Do, Keep
from cogs.games.monster_cube import desk
from cogs.games.monster_cube.draft import Draft
from cogs.games.monster_cube.offers import offers
from cogs.wire.screens.screen import Arg, Row, Screen, Tap
from engine.match import Match
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.geometry import Cells, Faces, moved, moves, neighbours, through
from engine.monster_cube.cube.geometry import combinations as formed
from engine.monster_cube.state import Cube, Rules
from tests.cogs.rigs.screens_of import languages, look_at
from tests.conformance.desks import tapped
from tests.monster_cube.tables import Table

LAYOUTS = 8  # looked at for each rule set


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


def taps_of(screen: Screen) -> Iterator[Tap]:
    return chain.from_iterable(one.taps for one in screen.parts if isinstance(one, Row))


def asked(rules: Rules) -> Match:
    """Whether nothing matches, where it may be asked."""
    table = Table(2, rules.value)
    if not rules.turns:
        table.agree(0)
    return table.match
