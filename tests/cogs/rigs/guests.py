"""People who play any game as a brain would, by taps on what they see; one of them is clumsy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from random import Random
from typing import Any

from msgspec.structs import replace

from bench.taps import means, places
from cogs.games.desk import Desk, Keep, Point
from cogs.games.desks import desk_of
from cogs.games.look import AnyLook, look_at
from cogs.games.monad.draft import Draft as Cards
from cogs.games.monad.private import PLACES
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from cogs.wire.screens.screen import Arg
from data.words import Languages
from engine.chance import Chance
from engine.cubo.state import Arrange, Call
from engine.game import Frozen, Level
from engine.monad.state import View as MonadView
from engine.monster_cube.actions import Claim
from engine.tables.table import Standing
from playground.client import Control, Person, Refused, Seen
from tests.cogs.conftest import Evening
from tests.cogs.rigs.players import board
from tests.conformance.desks import Tapped, look_with, way_to

OTHERS = 12  # lawful actions that are tried where no taps lead to the best one
words = Languages(strict=True)["en"]


class Guest:
    """Somebody who knows what to do, and finds where to tap for it."""

    def __init__(self, evening: Evening, table: int, name: str) -> None:
        self.evening, self.table = evening, table
        self.person: Person = evening.person(name)
        self.pressed: list[tuple[str, Seen]] = []
        self.found = -1  # the revision at which the way was looked for
        self.way: dict[str, Tapped] = {}  # by draft, what is to be tapped then
        self.pointed: dict[Tapped, Tapped] = {}  # by what points at it on the board

    async def now(self) -> Standing:
        return await self.evening.standing(self.table)

    async def plays(self) -> None:
        """One tap towards what a brain would do here, if anything is to be done."""
        then = await self.now()
        seat = then.table.seat_of(int(self.person.id))
        if seat is None or then.match is None or then.table.ended:
            return
        desk, draft = desk_of(then.table.game), drafted(self.screen())
        if desk.secret and self.screen() is None:
            await self.opens()
            return
        if then.table.revision != self.found or (self.way and draft not in self.way):
            self.found, self.way = then.table.revision, self._way(desk, then, seat, draft)
        if draft in self.way:
            await self._taps(self.way[draft])

    def _way(self, desk: Desk, then: Standing, seat: int, draft: str) -> dict[str, Tapped]:
        """What is to be tapped at each draft on the way to what a brain would do."""
        for action in self._wanted(then, seat, race=then.raced):
            if way := way_by_menu(look_at(then, words, seat, draft), action):
                return way
            for begun in {draft: None, "": None}:
                look = look_at(then, words, seat, begun)
                if taps := way_to(desk, look, action):
                    self.pointed = dict(points_of(desk, look, taps))
                    return dict(zip((draft, *drafts_of(desk, look, taps)), taps, strict=True))
        return {}

    def _wanted(self, then: Standing, seat: int, *, race: bool) -> Iterator[Frozen]:
        """What a brain would do, and where nothing leads there and nobody is in a hurry, something else."""
        played, match = then.game, then.match
        if match is None:
            return
        view = played.recall(match.state, seat)
        plan = played.brain(Level.NORMAL).think(view, None, Chance(self.person.name, match.revision))
        if plan is None:
            return
        if isinstance(plan.action, Arrange):  # in a hurry a square is as good as it lies
            yield Call()
            return
        if isinstance(plan.action, Claim):  # which monster it is to be is asked only where it may be several
            yield replace(plan.action, card=None)
        yield plan.action
        if not race:
            yield from islice(played.legal(match.state, seat), OTHERS)

    async def _taps(self, tap: Tapped) -> None:
        """What is pointed at already need not be pointed at again."""
        for verb, args, values in filter(None, (self.pointed.get(tap), tap)):
            for control in self._controls():
                if control.enabled and meant(control) == (verb, *args):
                    await self._touches(control, values)
                    return

    def _controls(self) -> Iterator[Control]:
        for seen in filter(None, (self.screen(), board(self.person))):
            yield from (*seen.buttons, *seen.selects)

    async def _touches(self, control: Control, values: tuple[str, ...]) -> None:
        """Whatever was painted anew under the finger is looked for again."""
        seen = control.message
        try:
            if values:
                await self.person.select(control.custom_id, *values, message=seen)
            else:
                await self.presses(control.custom_id, seen)
        except (Refused, TimeoutError):
            return
        self.pressed.append((control.custom_id, seen))

    async def presses(self, custom_id: str, seen: Seen) -> None:
        deed = await self.person.press(custom_id, message=seen, forged=True)
        assert not deed.failed, deed.reason

    async def opens(self) -> None:
        """His own screen, from the board."""
        shown = board(self.person)
        for button in of_verb(shown, "hand"):
            await self.presses(button.custom_id, shown)

    def screen(self) -> Seen | None:
        """His own screen, if it is open."""
        return next((one for one in reversed(self.whispers()) if of_verb(one, "own")), None)

    def whispers(self) -> list[Seen]:
        return [one for one in self.person.messages if one.ephemeral]


class Clumsy(Guest):
    """He presses twice, late, and what nobody offered; he leaves the table and comes back."""

    def __init__(self, evening: Evening, table: int, name: str) -> None:
        super().__init__(evening, table, name)
        self.random = Random(name)
        self.erred = {"twice": 0, "late": 0, "forged": 0}
        self.erred_at = -1  # the revision at which he did
        self._next: list[str] = []  # what he will do wrong, and now and then nothing: each once, then anew

    async def presses(self, custom_id: str, seen: Seen) -> None:
        times = 2 if self.random.random() < 0.3 else 1
        self.erred["twice"] += times - 1
        await asyncio.gather(*(self._presses_once(custom_id, seen) for _ in range(times)))

    async def _presses_once(self, custom_id: str, seen: Seen) -> None:
        with suppress(Refused):  # what is gone by now cannot be pressed
            await super().presses(custom_id, seen)

    async def errs(self) -> None:
        """Now and then, and then no more until he has done what he was about to do.

        What is wrong brings his hand up anew, and no press on it counts before he can have read it.
        """
        revision = (await self.now()).table.revision
        if revision == self.erred_at:
            return
        self.erred_at = revision
        if not self._next:
            self._next = ["late", "forged", "rules", "hand", "", ""]
            self.random.shuffle(self._next)
        match self._next.pop():
            case "late" if self.pressed:
                await self._presses_late()
            case "late":
                self._next.insert(0, "late")  # he has pressed nothing yet
            case "forged":
                await self._forges()
            case "rules":
                await self._reads()
            case "hand":
                await self.opens()
            case _:
                return

    async def _presses_late(self) -> None:
        """What he has pressed before, on whatever stands there now."""
        self.erred["late"] += 1
        custom_id, seen = self.random.choice(self.pressed)
        if self.person.message(seen.id) is not None:
            await self._presses_once(custom_id, seen)

    async def _reads(self) -> None:
        shown = board(self.person)
        for one in (*of_verb(shown, "rules"), *of_verb(shown, "more")):
            if one.enabled:
                await self._presses_once(one.custom_id, shown)

    async def _forges(self) -> None:
        """What one game or another understands, on the board and on a hand, whoever's turn it is."""
        self.erred["forged"] += 1
        revision, shown = (await self.now()).table.revision, board(self.person)
        for deed in (("do", "draw"), ("touch", 40), ("take", 0), ("flip", 80), ("claim", 0)):
            for verb, args in (("tap", deed), ("own", ("", *deed))):
                await self._presses_once(str(CustomId(self.table, revision, verb, args)), shown)

    async def leaves(self) -> None:
        await self.person.slash("leave")
        await self.evening.settled()
        await self._chooses("leave_now")

    async def returns(self) -> None:
        """Where something else was asked meanwhile, /table has the way back."""
        if (await self.now()).table.seat_of(int(self.person.id)) is not None:
            return  # any press on a hand has brought him back
        if not any(of_verb(seen, "come_back") for seen in self.whispers()):
            await self.person.slash("table")
            await self.evening.settled()
        await self._chooses("come_back")

    async def _chooses(self, verb: str) -> None:
        button = next(one for seen in reversed(self.whispers()) for one in of_verb(seen, verb))
        await self._presses_once(button.custom_id, button.message)
        await self.evening.settled()


def drafts_of(desk: Desk, look: AnyLook, taps: Sequence[Tapped]) -> Iterator[str]:
    """What is chosen after each of these taps but the last."""
    for tap in taps[:-1]:
        kept = desk.meaning(look, *tap)
        assert isinstance(kept, Keep | Point)
        yield kept.draft
        look = look_with(look, kept.draft)


def points_of(desk: Desk, look: AnyLook, taps: Sequence[Tapped]) -> Iterator[tuple[Tapped, Tapped]]:
    """What points at something on the board, and the tap that follows it."""
    return ((tap, then) for tap, then in pairwise(taps) if isinstance(desk.meaning(look, *tap), Point))


def way_by_menu(look: AnyLook, action: Any) -> dict[str, Tapped]:
    """Where Monad's hand is too long for buttons, all cards of an action are chosen in one menu."""
    cards = getattr(action, "cards", ()) if isinstance(look.view, MonadView) else ()
    begun = Cards.read(look) if cards else Cards(())
    if len(begun.hand) <= PLACES:
        return {}
    wanted = places(begun.hand, cards)
    taken: Tapped = (*_parted(means(action)), ())
    chosen: Tapped = ("choose", (0,), tuple(map(str, wanted)))
    return {look.draft: chosen, begun.of(wanted).text: taken}


def _parted(deed: tuple[str, *tuple[Arg, ...]]) -> tuple[str, tuple[Arg, ...]]:
    return deed[0], deed[1:]


def drafted(screen: Seen | None) -> str:
    """What is chosen on his own screen."""
    for one in screen.buttons if screen else ():
        found = read_custom_id(one.custom_id)
        if found is not None and found.verb == "own":
            return str(found.args[0])
    return ""


def meant(control: Control) -> tuple[Any, ...] | None:
    """The verb and the arguments of a game's button, on the board or on a hand."""
    found = read_custom_id(control.custom_id)
    if found is None or found.verb not in ("tap", "own"):
        return None
    return found.args[found.verb == "own" :]


def of_verb(seen: Seen, verb: str) -> list[Control]:
    return [one for one in seen.buttons if (found := read_custom_id(one.custom_id)) and found.verb == verb]
