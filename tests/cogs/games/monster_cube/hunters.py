"""People who play Monster Cube by taps alone, and count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

from cogs.games.monster_cube.draft import Draft
from cogs.games.monster_cube.offers import offers
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from engine.match import Match
from engine.monster_cube.actions import Claim, Move
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cards import COLOURS
from engine.monster_cube.cube.geometry import combinations, moved, moves, neighbours, through
from engine.monster_cube.state import Phase, State
from playground.client import Person, Refused, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.evenings import revision
from tests.cogs.rigs.racing import board, standing, tap

TILES = 9


def cube_of(person: Person) -> Seen:
    """The newest private screen with tiles on it."""
    return [message for message in person.messages if message.ephemeral and len(message.buttons) > 5][-1]


async def match_of(evening: Evening, table: int) -> Match:
    match = (await standing(evening, table)).match
    assert match is not None
    return match


async def state_of(evening: Evening, table: int) -> State:
    state: State = (await match_of(evening, table)).state
    return state


def found(match: Match, seat: int, *, moving: bool) -> Claim | None:
    """Faces that make a monster of this seat, as the tiles lie or with one moved."""
    view = match.game.view(match.state, seat)
    in_turns = view.options.rules.turns
    seeing = sight(view, seat, cube=seat if in_turns else 0)
    if not moving:
        return next(
            (
                Claim(faces=one.faces)
                for one in combinations(seeing.cells)
                if len(seeing.makes(one.faces)) == 1
            ),
            None,
        )
    for slot, to in moves(seeing.cells):
        for one in through(moved(seeing.cells, slot, to), slot, ribbons=not in_turns):
            if len(seeing.makes(one.faces)) == 1:
                return Claim(faces=one.faces, move=Move(tile=slot, to=to))
    return None


def tap_of(match: Match, seat: int, claim: Claim) -> int:
    """Which of the taps shows these faces, once their tiles are chosen."""
    view = match.game.view(match.state, seat)
    tiles = {face // COLOURS for face in claim.faces}
    draft = Draft(view, tiles=tuple(sorted(tiles)))
    if claim.move is not None:
        others = tuple(sorted(tiles - {claim.move.tile}))
        draft = Draft(view, moving=True, tile=claim.move.tile, tiles=others)
        draft = replace(draft, to=draft.places.index(claim.move.to))
    return next(at for at, one in offers(draft).items() if draft.combinations[one.place].faces == claim.faces)


class Hunter:
    """One person at the table, who has so many taps on a claim or a turn."""

    def __init__(self, evening: Evening, table: int, name: str, seat: int) -> None:
        self.evening, self.table, self.seat = evening, table, seat
        self.person = evening.person(name)
        self.taps = 0
        self.last: tuple[Seen, str] | None = None  # what was pressed last, and on which screen
        self.counted: Counter[tuple[bool, int]] = Counter()  # with a move or without, and how many taps
        self.late = False  # whether something was pressed when all was over, which is answered as well

    async def match(self) -> Match:
        return await match_of(self.evening, self.table)

    async def press(self, screen: Seen, verb: str, *args: object) -> None:
        self.taps += 1
        deed = await self.person.press(tap(screen, verb, *args), message=screen, forged=True)
        assert not deed.failed, deed.reason
        await self.evening.settled()

    async def buzz(self) -> None:
        self.taps = 0
        await self.press(board(self.person), "buzz")

    async def own(self, verb: str, *args: object) -> None:
        await self.press(cube_of(self.person), verb, *args)

    async def opens(self) -> None:
        """The private screen, by the board's own button."""
        shown = board(self.person)
        button = next(one for one in shown.buttons if one.emoji == "🫴")
        await self.person.press(button.custom_id, message=shown, forged=True)  # however old it is by now
        await self.evening.settled()

    async def shows(self, claim: Claim) -> None:
        """These faces, tile by tile."""
        match = await self.match()
        left = sorted({face // COLOURS for face in claim.faces})
        if claim.move is not None:
            left.remove(claim.move.tile)
            left.remove(await self.moves(match, claim.move, among=left))
        for slot in left:
            await self.own("pick", slot)
        await self.own("claim", tap_of(match, self.seat, claim))
        self.counted[claim.move is not None, self.taps] += 1

    async def moves(self, match: Match, move: Move, *, among: Collection[int] = range(TILES)) -> int:
        """One of these tiles, beside which it comes to lie, is tapped besides."""
        if not match.options.rules.turns:
            await self.own("move")
        await self.own("pick", move.tile)
        cube = match.state.cubes[self.seat if match.options.rules.turns else 0]
        places = [to for slot, to in moves(cube.cells) if slot == move.tile]
        near = set(neighbours(move.to))
        beside = next(slot for slot in among if slot != move.tile and cube.cells[slot] in near)
        await self.own("pick", beside)
        await self.own("to", places.index(move.to))
        return beside


CHOOSING = ("pick", "move", "to")  # taps that do nothing yet


class Chaser(Hunter):
    """A hunter in a whole match: waits for what he needs on his screen, and for nothing else."""

    async def buzz(self) -> None:
        """On the board as it is now: on the one of an earlier search he would be late."""
        now = (await self.match()).revision
        await self.person.sees(lambda seen: (revision(seen) or 0) >= now)
        await super().buzz()

    async def press(self, screen: Seen, verb: str, *args: object) -> None:
        self.taps += 1
        self.last = screen, tap(screen, verb, *args)
        await self.touches(*self.last)

    async def touches(self, screen: Seen, custom_id: str) -> None:
        deed = await self.person.press(custom_id, message=screen, forged=True)
        assert not deed.failed, deed.reason

    async def own(self, verb: str, *args: object) -> None:
        screen = await self.person.sees(lambda seen: _offers(seen, verb, *args))
        pressed = tap(screen, verb, *args)
        try:
            await self.press(screen, verb, *args)
        except Refused:  # an older screen goes when a new one opens
            self.taps -= 1
            await self.own(verb, *args)
            return
        if verb in CHOOSING:  # what comes next is chosen besides: the screen must have it
            await self.person.sees_no_more(lambda seen: pressed in (one.custom_id for one in seen.buttons))

    async def returns(self, card: int) -> None:
        """The menu of what may go back."""
        await self._chooses("return", str(card))

    async def lays(self, upon: int, replaces: int | None) -> None:
        """Before whom, and which one goes where three lie there."""
        if replaces is None:
            await self.own("upon", upon)
            return
        if len((await self.match()).state.players) > 2:
            await self.own("upon", upon)
            await self.person.sees(lambda seen: _offers(seen, "upon", upon, replaces))
        await self.own("upon", upon, replaces)

    async def _chooses(self, verb: str, value: str) -> None:
        screen = await self.person.sees(lambda seen: _menu(seen, verb, value))
        deed = await self.person.select(_menu(screen, verb, value), value, message=screen)
        assert not deed.failed, deed.reason

    async def fumbles(self) -> None:
        """Presses what was pressed already, twice at once, and what is not for him; nothing comes of it."""
        before = await self.match()
        if before.state.phase is Phase.SEARCH or before.state.turn == self.seat:
            return
        shown, old = board(self.person), self.last or (board(self.person), "")
        slips = (old, old) if old[1] else ()
        wrong = (CustomId(self.table, before.revision, "tap", args) for args in (("shift",), ("upon", 5)))
        for message, custom_id in (*slips, *((shown, str(one)) for one in wrong)):
            with suppress(Refused):  # a screen that is gone by now cannot be pressed
                deed = await self.person.press(custom_id, message=message, forged=True)
                assert not deed.failed, deed.reason
        after = await self.match()
        self.late |= after.outcome is not None
        if after.revision == before.revision:  # no brain moved meanwhile
            assert after == before


def _offers(seen: Seen, verb: str, *args: object) -> bool:
    """Whether this is a private screen on which that can be tapped."""
    found = ((one, read_custom_id(one.custom_id)) for one in seen.buttons if one.enabled)
    return seen.ephemeral and any(
        meant is not None and meant.verb == "own" and meant.args[1 : 2 + len(args)] == (verb, *args)
        for _, meant in found
    )


def _menu(seen: Seen, verb: str, value: str) -> str:
    for menu in seen.selects if seen.ephemeral else ():
        meant = read_custom_id(menu.custom_id)
        offered = {option["value"] for option in menu.wire.get("options") or ()}
        if meant is not None and meant.args[1] == verb and value in offered:
            return menu.custom_id
    return ""
