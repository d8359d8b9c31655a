"""People at the playground who know where every card of 13 Monsters lies, and act by taps alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from bench.patience import patience
from cogs.wire.presses.custom_id import CustomId, read_custom_id
from cogs.wire.presses.wrapping import PRIVATE, PUBLIC
from engine.game import Press
from engine.match import Match
from engine.tables.table import Table
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Action, Build, Decline, EndTurn, Enough, Flip, Stop, Throw
from engine.thirteen_monsters.pieces.cards import CELLS, pair_of
from engine.thirteen_monsters.pieces.monsters import HP, kind_of
from engine.thirteen_monsters.state import Phase, State
from engine.thirteen_monsters.turn.search import flippable
from playground.client import Control, Person, Refused, Seen
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.games.thirteen_monsters.rigs.steps import Step, is_on_the_board, steps_to
from tests.cogs.rigs.racing import board, standing
from tests.cogs.rigs.screens_of import languages, look_at
from tests.rigs.wire import PATIENCE
from tests.thirteen_monsters.positions import pair as pair_called

english = languages["en"]


class Sitter:
    """One person at the table. He is called by name on the board, and taps on his private desk."""

    def __init__(self, evening: Evening, table: Table, name: str) -> None:
        self.evening, self.table = evening, table.id
        self.person: Person = evening.person(name)
        seat = table.seat_of(int(self.person.id))
        assert seat is not None
        self.seat = seat
        self.taps = 0
        self.last: Control | None = None  # what was tapped last, as it was then

    async def match(self) -> Match:
        found = (await standing(self.evening, self.table)).match
        assert found is not None
        return found

    async def state(self) -> State:
        state: State = (await self.match()).state
        return state

    async def opens(self) -> None:
        """The private desk, by the board's own button; the board may be posted anew under the finger."""
        waits = patience("the desk to be opened")
        while True:
            next(waits)
            shown = board(self.person)
            button = next(one for one in shown.buttons if one.emoji == "🫴")
            try:
                deed = await self.person.press(button.custom_id, message=shown)
            except Refused:
                await self.evening.settled()
            else:
                assert not deed.failed, deed.reason
                return

    # One action, tap by tap

    async def does(self, *actions: Action) -> None:
        for action in actions:
            match = await self.match()
            for step in steps_to(action, look_at(match, self.seat, english)):
                await self._taps(step, match.revision)
            await self._sees_done(action, match.revision)

    async def goes_to(self, stall: str) -> None:
        """Another part of the desk, that is open now."""
        await self._taps(("mode", (stall,), ()), (await self.match()).revision)

    async def _sees_done(self, action: Action, revision: int) -> None:
        """What is pressed may be acknowledged before it is played."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    if (await self.match()).revision > revision:
                        return
                    await asyncio.sleep(0.005)
        except TimeoutError:
            raise AssertionError(f"{action}: {self.person.last.text}") from None

    async def _taps(self, step: Step, revision: int) -> None:
        _, _, values = step
        if not is_on_the_board(step) and not any(map(is_desk, self.person.messages)):
            await self.opens()
        shown = await self.person.sees(lambda seen: control_of(seen, step, revision, self.table))
        control = control_of(shown, step, revision, self.table)
        assert control is not None
        self.taps += 1
        self.last = control
        await self.touches(control, *values)

    async def touches(self, control: Control, *values: str) -> None:
        """A button, or these choices of a menu."""
        if values:
            deed = await self.person.select(control.custom_id, *values, message=control.message)
        else:
            deed = await self.person.press(control.custom_id, message=control.message)
        assert not deed.failed, f"{control.label}: {deed.reason}"

    # What somebody does who knows the field

    async def finds(self, *pairs: int) -> None:
        """Each of these pairs, in one turn: a pair that is found starts it over (TM5.2)."""
        for pair in pairs:
            await self.does(*(Flip(cell=cell) for cell in cells_of(await self.state(), pair)))
            await self.builds()

    async def builds(self) -> None:
        """The best monster, where there is a choice (TM6.3)."""
        waits = patience("the last monster to be built")
        while game.view(await self.state(), self.seat).phase is Phase.BUILD and await self.awaited():
            next(waits)
            possible = game.view(await self.state(), self.seat).ways
            await self.does(Build(pairs=max(possible, key=lambda pairs: HP[kind_of(pairs)])))

    async def misses(self) -> None:
        """Two cards that are no pair."""
        state = await self.state()
        first, *others = flippable(state)
        second = next(cell for cell in others if pair_at(state, cell) != pair_at(state, first))
        await self.does(Flip(cell=first), Flip(cell=second))
        if (await self.state()).stage.value == "after" and (await self.state()).turn == self.seat:
            await self.does(EndTurn())

    async def asks_to_write(self) -> None:
        """By the button of the search, which opens a form."""
        await self._taps(("write", (), ()), (await self.match()).revision)

    async def writes(self, text: str) -> None:
        await self.asks_to_write()
        deed = await self.person.submit(text=text)
        assert not deed.failed, deed.reason

    async def awaited(self) -> bool:
        return self.seat in game.awaited(await self.state())

    # What a clumsy person does besides

    async def fumbles(self) -> None:
        """Presses what was pressed already, and what is not for him now; nothing comes of it."""
        before = await standing(self.evening, self.table)
        for message, custom_id in self._slips(before.table.revision):
            deed = await self.person.press(custom_id, message=message, forged=True)
            assert not deed.failed, deed.reason
        after = await standing(self.evening, self.table)
        if after.table.revision == before.table.revision:  # no brain moved meanwhile
            assert after.match == before.match

    def _slips(self, revision: int) -> Iterator[tuple[Seen, str]]:
        """Too late, and in the wrong place."""
        if self.last is not None and not self.last.wire.get("options"):
            yield self.last.message, self.last.custom_id
        shown = board(self.person)
        for number, args in (("tap", ("do", "enough")), ("tap", ("flip", 80)), ("tap", ("seize", 38))):
            yield shown, str(CustomId(self.table, revision, number, args))


def is_desk(seen: Seen) -> bool:
    """A private screen with anything of the game's to tap; not what is only said in private."""
    found = (read_custom_id(control.custom_id) for control in (*seen.buttons, *seen.selects))
    return seen.ephemeral and any(one is not None and one.verb == PRIVATE for one in found)


def control_of(seen: Seen, step: Step, revision: int, table: int) -> Control | None:
    """What means this step, on the board or on a private screen, at this revision of the match."""
    verb, args, values = step
    public = is_on_the_board(step)
    if seen.ephemeral == public:
        return None
    for control in (*seen.buttons, *seen.selects):
        found = read_custom_id(control.custom_id)
        shown = (table, revision, PUBLIC if public else PRIVATE)
        if found is None or (found.table, found.revision, found.verb) != shown:
            continue
        own, *rest = found.args if public else found.args[1:]
        offered = {option["value"] for option in control.wire.get("options") or ()}
        if own == verb and ((bool(values) and {*values} <= offered) or (not offered and tuple(rest) == args)):
            return control if control.enabled else None
    return None


def pair_at(state: State, cell: int) -> int | None:
    card = state.field[cell]
    return None if card is None else pair_of(card)


def cells_of(state: State, pair: int) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if pair_at(state, cell) == pair)


def named(text: str) -> tuple[int, ...]:
    """ "chall head, wah eyes"."""
    return tuple(pair_called(one.strip()) for one in text.split(","))


async def meanwhile(*sitters: Sitter) -> Sitter | None:
    """Brains play, and what they ask of people is declined, until it is somebody’s turn; None: it is over."""
    async with asyncio.timeout(LONGEST):
        while True:
            state = await sitters[0].state()
            own = next((one for one in sitters if one.seat in game.awaited(state)), None)
            if state.end is not None:
                return None
            if own is None:
                await asyncio.sleep(0.005)
                continue
            view = game.view(state, own.seat)
            answer = _plain_answer(own, view.phase, state)
            if answer is None:
                return own
            await own.does(answer)


def _plain_answer(own: Sitter, phase: Phase, state: State) -> Action | None:
    """The first lawful answer to what is asked of him; None where it is his own turn."""
    match phase:
        case Phase.TURN | Phase.FINAL:
            return None
        case Phase.OFFER:
            return Decline()
        case Phase.THIRD:
            return Enough()
        case Phase.BATTLE | Phase.DEATH:
            return Throw()
        case _:
            return next(iter(game.legal(state, own.seat)))


# Dice whose luck is foreseen, as nobody at a table can


def foreseen(match: Match, wanted: Callable[[Match], bool | None]) -> list[Action]:
    """The throws and stops, whoever makes them, that lead where it is wanted; False: not there."""
    found = wanted(match)
    if found is not None:
        return [] if found else [NOWHERE]
    (seat,) = game.awaited(match.state)
    for action in game.legal(match.state, seat):
        if isinstance(action, Throw | Stop):
            after = match.act(seat, action, Press(at=0, seen=match.revision)).match
            path = foreseen(after, wanted)
            if NOWHERE not in path:
                return [action, *path]
    return [NOWHERE]


NOWHERE = Decline()
