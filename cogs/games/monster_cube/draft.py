"""What somebody has chosen and not shown yet: a tile to move and where to, and tiles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from zlib import crc32

from msgspec.structs import replace as with_fields

from cogs.games.look import Look
from cogs.wire.presses.custom_id import base36
from engine.monster_cube.actions import Action, Claim, Move
from engine.monster_cube.cards import COLOURS, Cell
from engine.monster_cube.cube.geometry import (
    Cells,
    Combination,
    Shape,
    combinations,
    moved,
    moves,
    neighbours,
    through,
)
from engine.monster_cube.seen import CubeView, View
from engine.monster_cube.state import Phase

Looked = Look[View, Action]

MOST = 3  # tiles of a combination
A_ROW = 3  # tiles side by side

_WRITTEN = re.compile(
    r"(?P<mark>[0-9a-z]+)-(?P<tiles>[0-8]{0,3})"
    r"-(?P<moving>m(?P<tile>[0-8])?)?(?:p(?P<page>\d))?(?:t(?P<to>\d{1,2}))?(?:c(?P<asked>\d))?(?:u(?P<upon>[0-5]))?"
)


def wanted(view: View) -> Mapping[int, int]:
    """The monsters that this seat looks for, each with the code that it has for it now."""
    own = None if view.seat is None else view.players[view.seat]
    if own is None or own.hand is None or own.targets is None:
        return {code: code for code in view.zone}
    return dict(zip(own.hand, own.targets, strict=True))


@dataclass(frozen=True)
class Draft:
    """It travels with a mark of the board: what was chosen of another board is forgotten."""

    view: View
    tiles: tuple[int, ...] = ()  # slots in the order in which they were tapped, without the moved one
    moving: bool = False  # a tile is to be moved, or was
    tile: int | None = None  # which
    page: int = 0  # of a menu with more than fits
    to: int | None = None  # which of the places where it may go
    asked: int | None = None  # the combination of which must be said which monster it is to be
    upon: int | None = None  # the seat before which a card is laid in another's place, yet to be said which

    @classmethod
    def read(cls, look: Looked) -> Draft:
        """What was chosen, if it was chosen of the board as it is now; a turn begins with a move (MC10.4)."""
        view, found = look.view, _WRITTEN.fullmatch(look.draft)
        empty = cls(view, moving=view.options.rules.turns)
        if found is None or found["mark"] != empty.mark:
            return empty

        def number(name: str) -> int | None:
            return int(found[name]) if found[name] else None

        return replace(
            empty,
            tiles=tuple(dict.fromkeys(map(int, found["tiles"]))),
            moving=empty.moving or found["moving"] is not None,
            tile=number("tile"),
            page=number("page") or 0,
            to=number("to"),
            asked=number("asked"),
            upon=number("upon"),
        ).sound

    @property
    def sound(self) -> Draft:
        """Without what there is not."""
        return self if self.to is None or self.to < len(self.places) else replace(self, to=None)

    @property
    def text(self) -> str:
        parts = [f"m{'' if self.tile is None else self.tile}"] if self.moving else []
        parts += [f"p{self.page}"] if self.page else []
        for sign, number in (("t", self.to), ("c", self.asked), ("u", self.upon)):
            parts += [] if number is None else [f"{sign}{number}"]
        return f"{self.mark}-{''.join(map(str, self.tiles))}-{''.join(parts)}"

    @property
    def mark(self) -> str:
        view = self.view
        lying = (self.cells, view.phase.value, view.holder, view.turn, view.round)
        return base36(crc32(repr(lying).encode()) % 36**3)

    # The cube

    @property
    def cube(self) -> CubeView:
        """The shared one, or one's own."""
        cubes = self.view.cubes
        return cubes[self.view.seat or 0] if self.view.options.rules.turns else cubes[0]

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(tile.cell for tile in self.cube.tiles)

    @property
    def moved_cube(self) -> CubeView:
        """As it lies once the move is made."""
        if self.move is None:
            return self.cube
        tiles = list(self.cube.tiles)
        tiles[self.move.tile] = with_fields(tiles[self.move.tile], cell=self.move.to)
        return CubeView(tiles=tuple(tiles))

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The tiles in rows of three as they lie before the move: by height, and from left to right."""
        falling = sorted(range(len(self.cells)), key=lambda slot: (self.cells[slot][1], self._across(slot)))
        rows = (falling[at : at + A_ROW] for at in range(0, len(falling), A_ROW))
        return tuple(tuple(sorted(row, key=self._across)) for row in rows)

    def _across(self, slot: int) -> int:
        q, r = self.cells[slot]
        return 2 * q + r

    # The move

    @property
    def acts(self) -> bool:
        """Whether this seat is to show faces, or to move."""
        view = self.view
        own = view.holder == view.seat if view.phase is Phase.CLAIM else view.turn == view.seat
        return view.seat is not None and view.phase in (Phase.CLAIM, Phase.TURN) and own

    @property
    def holds(self) -> bool:
        """Whether this seat has the buzz, or a choice that comes of it."""
        return self.view.seat is not None and self.view.holder == self.view.seat

    @property
    def asks_tile(self) -> bool:
        return self.moving and self.tile is None

    @property
    def asks_place(self) -> bool:
        """First beside which tile, for it must touch one (MC5.4), and is shown with one that it touches."""
        return self.tile is not None and self.to is None

    @property
    def beside(self) -> int | None:
        """The tile that the moved one comes to lie beside, where it is still asked on which side of it."""
        return next((slot for slot in self.tiles if slot in self.hosts), None) if self.asks_place else None

    @cached_property
    def hosts(self) -> frozenset[int]:
        """The tiles beside which there is a place."""
        free = {near for place in self.places for near in neighbours(place)}
        return frozenset(slot for slot, cell in enumerate(self.cells) if slot != self.tile and cell in free)

    @cached_property
    def places(self) -> tuple[Cell, ...]:
        """Where the tile may go, from top to bottom."""
        every = moves(self.cells, one_group=self.view.options.one_group)
        return tuple(to for slot, to in every if slot == self.tile)

    @property
    def move(self) -> Move | None:
        if self.tile is None or self.to is None:
            return None
        return Move(tile=self.tile, to=self.places[self.to])

    # The faces

    @property
    def chosen(self) -> tuple[int, ...]:
        """A tile that is moved gives a face (MC5.5)."""
        return self.tiles if self.tile is None else (self.tile, *self.tiles)

    @cached_property
    def combinations(self) -> tuple[Combination, ...]:
        """What the chosen tiles form; in a turn, three different tiles alone (MC10.6)."""
        if self.asks_place:
            return tuple(self.fits)
        if self.asks_tile or not self.chosen:
            return ()
        cells = self.cells if self.move is None else moved(self.cells, self.move.tile, self.move.to)
        return tuple(found for found in combinations(cells) if self._shows(found))

    @cached_property
    def fits(self) -> Mapping[Combination, int]:
        """What three tiles can form of which one is yet to be moved, and to which place it goes for that.

        A line has two ends, for the same faces: there it goes beside the tile that was named first.
        """
        if self.tile is None or len(self.chosen) < MOST:
            return {}
        found = dict[Combination, int]()
        for place in sorted(range(len(self.places)), key=self._strays):
            cells = moved(self.cells, self.tile, self.places[place])
            for one in self._of_the_three(cells, self.tile):
                found.setdefault(one, place)
        return found

    def _of_the_three(self, cells: Cells, slot: int) -> list[Combination]:
        every = through(cells, slot, ribbons=False)
        return [one for one in every if {face // COLOURS for face in one.faces} == set(self.chosen)]

    def _strays(self, place: int) -> bool:
        """Whether this place is not beside the tile that was named first."""
        return self.cells[self.tiles[0]] not in neighbours(self.places[place])

    def _shows(self, found: Combination) -> bool:
        """All of them, or two that name the third: the ends of a line, and any two of a cube."""
        tiles, chosen = {face // COLOURS for face in found.faces}, set(self.chosen)
        if self.view.options.rules.turns and found.shape is Shape.RIBBON:
            return False
        return tiles == chosen or (len(chosen) == 2 and chosen < tiles and self._names(found))

    def _names(self, found: Combination) -> bool:
        if found.shape is Shape.CUBE:
            return True
        one, other = (self.moved_cube.tiles[slot].cell for slot in self.chosen)
        return other not in neighbours(one)

    def claim(self, place: int, card: int | None = None) -> Claim | None:
        """What the tap on one of the combinations shows."""
        if place >= len(self.combinations):
            return None
        found = self.combinations[place]
        return Claim(faces=found.faces, move=self.fitted(found).move, card=card)

    def fitted(self, found: Combination) -> Draft:
        """With the place chosen to which a tile goes for this combination."""
        return replace(self, to=self.fits[found]) if self.asks_place else self

    def asking(self, place: int) -> Draft:
        """Which monster it is to be is asked of one of the combinations."""
        found = self.combinations[place]
        fitted = self.fitted(found)
        return replace(fitted, asked=fitted.combinations.index(found))

    # What taps change

    def picked(self, slot: int) -> Draft:
        """The tile to be moved, or one that gives faces; a second tap takes it back."""
        if self.asks_tile:
            return replace(self, tiles=(), tile=slot)
        if slot == self.tile or (self.asks_place and slot not in self.hosts):
            return self
        if slot in self.tiles:
            return replace(self, tiles=tuple(one for one in self.tiles if one != slot), asked=None)
        return replace(self, tiles=(*self.tiles, slot), asked=None) if len(self.chosen) < MOST else self

    def begun(self) -> Draft:
        """The tile that was chosen first is to be moved; asked for again, the next one of them."""
        if not self.tiles:
            return Draft(self.view, moving=True)
        (first, *others), behind = self.tiles, () if self.tile is None else (self.tile,)
        return Draft(self.view, moving=True, tile=first, tiles=(*others, *behind))
