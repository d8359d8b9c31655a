"""Boards laid out by hand, and a match that is played press by press."""

import dataclasses
from typing import Any

from msgspec.structs import replace

from engine.game import Outcome, Press, Refusal
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Action, Agree, Buzz, Claim, Move, Shift
from engine.monster_cube.cards import START, Cell
from engine.monster_cube.cube.formulas import values
from engine.monster_cube.cube.geometry import combinations
from engine.monster_cube.cube.judging import numbers_of
from engine.monster_cube.news import Solved
from engine.monster_cube.play.claims import targets
from engine.monster_cube.seen import View
from engine.monster_cube.state import Cube, Options, Phase, Player, Rules, State

OPENED = 1_000_000
COLOURS = "YRB"
TILES = "ABCDEFGHI"  # by the slot in which they started


def faces(text: str) -> tuple[int, int, int]:
    """ "AY BR" is the yellow face of the first tile and the red one of the second."""
    one, two, three = (3 * TILES.index(name[0]) + COLOURS.index(name[1]) for name in text.split())
    return one, two, three


def claim(text: str, tile: str | None = None, to: Cell = (0, 0), card: int | None = None) -> Claim:
    move = Move(tile=TILES.index(tile), to=to) if tile else None
    return Claim(faces=faces(text), move=move, card=card)


def cube(tiles: str, cells: tuple[Cell, ...] = START) -> Cube:
    """Tiles of the deck, numbered from 1, in the order of the start layout."""
    return Cube(tiles=tuple(int(one) - 1 for one in tiles.split()), cells=cells)


PLAIN = cube("1 2 3 4 5 6 7 8 9")


class Table:
    """A match and what is pressed in it. Moments count from its opening."""

    def __init__(self, seats: int = 3, rules: str = "code", seed: str = "cube", **options: Any) -> None:
        chosen: dict[str, Any] = {"rules": Rules(rules), "first": 0} | options
        self.match = Match.deal(game, Options(**chosen), seats, seed, OPENED)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def news(self) -> tuple[Any, ...]:
        return self.state.news

    @property
    def told(self) -> list[str]:
        """What kinds of news there are."""
        return [type(news).__name__ for news in self.news]

    @property
    def due(self) -> int | None:
        return None if self.match.due is None else self.match.due - OPENED

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome
        return self.match.outcome

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def view(self, seat: int | None = None) -> View:
        return game.view(self.state, seat)

    def legal(self, seat: int) -> list[Action]:
        return list(game.legal(self.state, seat))

    def change(self, **fields: Any) -> None:
        self.match = dataclasses.replace(self.match, state=replace(self.state, **fields))

    def give(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        self.change(players=tuple(players))

    def act(self, seat: int, action: Action, at: int = 5_000, **press: int) -> None:
        made = {"at": OPENED + at, "seen": self.match.revision, "id": at} | press
        self.match = self.match.act(seat, action, Press(**made)).match

    def refused(self, seat: int, action: Action, at: int = 5_000, **press: int) -> Refusal:
        before = self.state
        try:
            self.act(seat, action, at, **press)
        except Refusal as refusal:
            assert self.state is before
            return refusal
        raise AssertionError("it was not refused")

    def lapse(self, at: int | None = None) -> None:
        assert self.match.due is not None
        self.match = self.match.lapse(self.match.due if at is None else OPENED + at).match

    def idle(self, seat: int, at: int = 60_000) -> None:
        self.match = self.match.idle(seat, OPENED + at).match

    def buzz(self, seat: int, at: int = 4_000) -> None:
        """Press and, where others might have too, wait for the photo finish."""
        self.act(seat, Buzz(), at)
        if self.state.race:
            self.lapse()

    def agree(self, *seats: int, at: int = 5_000) -> None:
        for seat in seats:
            self.act(seat, Agree(), at)

    def solve(self, seat: int, at: int = 4_000, card: int | None = None) -> None:
        """Press, and show what makes a monster as the tiles lie."""
        found = self.right(seat, card)
        assert found
        self.buzz(seat, at)
        self.act(seat, found, at + 2_000)
        assert isinstance(self.state.last, Solved)

    def right(self, seat: int, card: int | None = None) -> Claim | None:
        """A claim that is right as the tiles lie, for this monster or for any; None where there is none."""
        rules = self.state.options.rules
        (lying,) = self.state.cubes
        wanted = targets(self.state, seat)
        for _, found in combinations(lying.cells):
            made = values(numbers_of(lying, found, rules), dice=False)
            for own, number in wanted.items():
                if card in (None, own) and number in made:
                    return Claim(faces=found, card=own)
        return None

    def miss(self, seat: int, at: int = 4_000) -> None:
        """Press, and show three faces that form nothing."""
        self.buzz(seat, at)
        self.act(seat, claim("AY AR AB"), at + 2_000)


def code(seats: int = 3, zone: tuple[int, ...] = (), tiles: Cube = PLAIN, **options: Any) -> Table:
    """Rule set `code` on a board laid by hand; the zone's cards are swapped with those that lie there."""
    table = Table(seats, **options)
    if zone:
        swap_zone(table, zone)
    table.change(cubes=(tiles,))
    return table


def swap_zone(table: Table, zone: tuple[int, ...]) -> None:
    state = table.state
    cards = [
        card for card in (*state.zone, *(card for pile in state.piles for card in pile)) if card not in zone
    ]
    sizes = [len(pile) for pile in state.piles]
    piles: list[tuple[int, ...]] = []
    for size in sizes:
        piles.append(tuple(cards[:size]))
        cards = cards[size:]
    table.change(zone=zone, piles=tuple(piles))


def advanced(seats: int, *hands: tuple[int, ...], tiles: Cube = PLAIN, **options: Any) -> Table:
    """Rule set `advanced`; the first players hold these cards, what they held is in the box."""
    table = Table(seats, "advanced", **options)
    wanted = {card for hand in hands for card in hand}
    spare = [card for card in range(1, 57) if card not in wanted]
    for seat in range(seats):
        hand = hands[seat] if seat < len(hands) else tuple(spare.pop() for _ in range(3))
        table.give(seat, hand=hand, pile=tuple(spare.pop() for _ in range(4)))
    table.change(box=tuple(spare), cubes=(tiles,))
    return table


def dice(seats: int = 2, zone: tuple[int, ...] = (), rules: str = "dice", **options: Any) -> Table:
    """A turn game in which all cubes lie in the order of the deck."""
    table = Table(seats, rules, **options)
    if zone:
        swap_zone(table, zone)
    table.change(cubes=(PLAIN,) * seats)
    return table


def shift(tile: str, to: Cell) -> Shift:
    return Shift(move=Move(tile=TILES.index(tile), to=to))
