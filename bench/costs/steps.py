"""The walk of a press: through how many functions and rooms it goes, from Discord's event to the last edit.

A *step* is a function of the house that begins, in the order in which they begin, on the event loop's thread.
Where two steps after each other stand in different rooms, the walk has *changed rooms*. What is no walk is
folded: what words, names, custom_ids and screens are made of, what draws, what counts, the clock, what is
asked of discord.py, how a database keeps what it is given, properties. Of what is pure (a match, a game's
rules, its desk, a look, how a button is read) the question asked is a step, not how it is answered. What the
house does now and then by itself is not part of anybody's press.

A tap that changes nothing is measured by the *functions* that it calls on the loop, nothing folded.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import playground
from bench.patience import patience
from bench.processes import worker
from bench.registry import Result, bench
from bench.taps import board_of, carried_by, chosen, hand_of
from cogs.hosting.opening import open_house
from cogs.shown.pace import Pace
from cogs.wire.client import Tablee
from cogs.wire.presses import pressed
from cogs.wire.presses.custom_id import read_custom_id
from data.kept.guilds import Guild, Threads
from engine.monad import game as monad
from engine.monad.state import Trade, View
from playground.client import Person, Seen

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "engine", "data", "render")
FOLDED = (  # with all that they call
    "cogs/hosting/metrics.py",
    "cogs/hosting/opening.py",
    "cogs/wire/clock.py",
    "cogs/wire/choices.py",
    "cogs/wire/presses/custom_id.py",
    "cogs/wire/expected.py",
    "cogs/wire/quick.py",
    "cogs/wire/screens/names.py",
    "cogs/wire/screens/screen.py",
    "cogs/wire/presses/wrapping.py",
    "data/database/",
    "data/kept/boards.py",
    "data/kept/downtime.py",
    "data/words.py",
    "engine/chance.py",
    "engine/game.py",
    "engine/tables/deadlines.py",
    "engine/tables/table.py",
    "render/",
)
PURE = (  # one step each, however they find their answer
    "cogs/games/",
    "cogs/shown/boards/board.py",
    "cogs/shown/private/hand.py",
    "cogs/shown/boards/lines.py",
    "cogs/shown/boards/lobby.py",
    "cogs/shown/looks.py",
    "cogs/shown/pace.py",
    "cogs/wire/screens/components.py",
    "cogs/wire/presses/routes.py",
    "engine/match.py",
    "engine/monad/",
    "engine/monster_rush/",
    "engine/race.py",
    "engine/referee.py",
    "engine/tables/playing.py",
)
BY_ITSELF = {  # now and then, whoever presses something
    ("cogs/hosting/metrics.py", "run"),
    ("cogs/hosting/pulse.py", "run"),
    ("cogs/hosting/reach.py", "watch"),
    ("data/kept/upkeep.py", "run"),
    ("data/kept/boards.py", "_keep_soon"),
    ("data/kept/downtime.py", "run"),
    ("engine/tables/watch.py", "_night_watch"),
}
ASKED_BY_THE_LIBRARY = ("is_finished",)
RULES = ("engine/monad/rules.py", "engine/monster_rush/rules.py")
SEED = "5eed"

TRADE_STEPS, TRADE_ROOMS = 70, 16
TOUCH_STEPS, TOUCH_ROOMS = 90, 24
TAP_FUNCTIONS = 250
TAPPED = (0, 1, 1, 0)  # cards of the hand, one after the other
TRADES, TOUCHES = 3, 2  # at tables dealt alike: what the house notes by itself may come into one of them


@dataclass(slots=True)
class Walk:
    """What was called while somebody's press was dealt with."""

    steps: list[str] = field(default_factory=list[str])  # "cogs/wire/presses/router.py:pressed"
    functions: int = 0
    rules: int = 0  # calls of a game's rules
    _seen: set[FrameType] = field(default_factory=set[FrameType])

    @property
    def changes(self) -> int:
        """How often the walk goes from one room to another."""
        rooms = [step.partition("/")[0] for step in self.steps]
        return sum(one != other for one, other in pairwise(rooms))

    def told(self) -> dict[str, Any]:
        files = {step.partition(":")[0] for step in self.steps}
        return {"rooms": self.changes, "functions": self.functions, "files": len(files), "rules": self.rules}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        file = _file(frame)
        if file is None or frame in self._seen:  # a coroutine that goes on has begun before
            return
        if _is_ours(frame) or _is_by_itself(frame):
            return
        self._seen.add(frame)
        self.functions += 1
        name = frame.f_code.co_name
        self.rules += file in RULES and name == "play"
        if not _is_folded(frame, file):
            self.steps.append(f"{file}:{name}")


def _file(frame: FrameType) -> str | None:
    """The house's file in which this function stands; None for all others'."""
    path = frame.f_code.co_filename
    if not path.startswith(str(ROOT)):
        return None
    file = path[len(str(ROOT)) + 1 :]
    return file if file.startswith(ROOMS) else None


def _is_ours(frame: FrameType) -> bool:
    """Whether it is this walk that waits here until all is painted."""
    begun = frame.f_back
    while begun is not None:
        if begun.f_code.co_filename == __file__:
            return True
        begun = begun.f_back
    return False


def _is_by_itself(frame: FrameType) -> bool:
    begun: FrameType | None = frame
    while begun is not None:
        if (_file(begun), begun.f_code.co_name) in BY_ITSELF:
            return True
        begun = begun.f_back
    return False


def _is_folded(frame: FrameType, file: str) -> bool:
    name = frame.f_code.co_name
    if file.startswith(FOLDED) or name.startswith(("<", "__")) or name in ASKED_BY_THE_LIBRARY:
        return True
    if _is_property(frame):
        return True
    caller = frame.f_back
    while caller is not None:
        above = _file(caller)
        if above is not None and (above.startswith((*FOLDED, *PURE)) or _is_property(caller)):
            return True
        caller = caller.f_back
    return False


def _is_property(frame: FrameType) -> bool:
    owner = type(frame.f_locals.get("self"))
    return isinstance(getattr(owner, frame.f_code.co_name, None), property)


@contextmanager
def walking() -> Iterator[Walk]:
    walk = Walk()
    sys.setprofile(walk)
    try:
        yield walk
    finally:
        sys.setprofile(None)


@bench("steps")
async def steps() -> list[Result]:
    """A trade, a touch with its judgement, and a tap on a card."""
    with _unhurried():
        return await _steps()


async def _steps() -> list[Result]:
    async with _house() as (client, ada, basile):
        await _trade(client, ada, basile)  # a house takes its texts apart once, when they are first said
        trades = [await _trade(client, ada, basile) for _ in range(TRADES)]
        touch = min([await _touch(client, ada, basile) for _ in range(TOUCHES)], key=_length)
    trade = min((walk for walk, _ in trades), key=_length)
    taps = [min(same, key=_functions) for same in zip(*(taps for _, taps in trades), strict=True)]
    tap = max(taps, key=_functions)
    return [
        Result("steps.trade", len(trade.steps), TRADE_STEPS, "steps", trade.told()),
        Result("steps.trade.rooms", trade.changes, TRADE_ROOMS, "changes of room"),
        Result("steps.touch", len(touch.steps), TOUCH_STEPS, "steps", touch.told()),
        Result("steps.touch.rooms", touch.changes, TOUCH_ROOMS, "changes of room"),
        Result("steps.tap", tap.functions, TAP_FUNCTIONS, "functions", tap.told()),
        Result("steps.tap.rules", sum(walk.rules for walk in taps), 0, "plays of the rules"),
    ]


def _length(walk: Walk) -> int:
    return len(walk.steps)


def _functions(walk: Walk) -> int:
    return walk.functions


@contextmanager
def _unhurried() -> Iterator[None]:
    """Nobody is told to wait first, however busy this machine is: to trace a walk takes long."""
    usual = pressed.PATIENCE
    pressed.PATIENCE = 60.0
    try:
        yield
    finally:
        pressed.PATIENCE = usual


@asynccontextmanager
async def _house() -> AsyncIterator[tuple[Tablee, Person, Person]]:
    with TemporaryDirectory() as folder:
        async with worker("local_discord") as local:
            place = await local.told()
            playground.point_discord_at(place["url"])
            house = open_house(
                f"sqlite:///{Path(folder) / 'games.db'}",
                guild_ready_timeout=0.05,
                entropy=lambda: SEED,
                edit_pace=Pace(burst=10**6, each=0),
                finger_pause=0,  # nobody reads what comes up
                usual=Guild(threads=Threads.OFF),
            )
            async with house as client:
                running = asyncio.create_task(client.start(place["token"]))
                async with (
                    await Person.join(place["url"], "Ada") as ada,
                    await Person.join(place["url"], "Basile") as basile,
                ):
                    await ada.bot_arrives()
                    yield client, ada, basile
                await client.close()
                await running


async def _begun(client: Tablee, ada: Person, basile: Person, command: str, **options: Any) -> int:
    """The match of a new table at which both sit; its number."""
    opened = await ada.slash(f"play {command}", **options)
    board = await ada.sees(lambda message: message.id == opened.response)
    await basile.sees(lambda message: message.id == board.id)
    table = next(custom_id.table for custom_id in of_any(board))
    await basile.press(_button(board, "join"), board, forged=True)
    await ada.settled()
    await ada.press(_button(board, "start"), board, forged=True)
    await _rest(client, ada, basile)
    for called in [one for one in basile.messages if any(tap.verb == "ready" for tap in of_any(one))]:
        await basile.press(_button(called, "ready"), called, forged=True)
        await _rest(client, ada, basile)
    return table


async def _rest(client: Tablee, *people: Person) -> None:
    """Until everything is answered and painted."""
    waits = patience("everything to be shown")
    is_busy = True
    while is_busy:
        next(waits)
        await client.router.settled()
        await client.presenter.painter.settled()
        for person in people:
            await person.settled()
        is_busy = client.is_busy


async def _trade(client: Tablee, ada: Person, basile: Person) -> tuple[Walk, list[Walk]]:
    """The taps that choose two cards, and the trade of them, with both hands open."""
    table = await _begun(client, ada, basile, "monad")
    board = board_of(basile, table)
    assert board is not None
    await basile.press(_button(board, "hand"), board, forged=True)
    await _rest(client, ada, basile)
    standing = await client.services.tables.peek(table)
    assert standing.match is not None
    (seat,) = monad.awaited(standing.match.state)
    mover = (ada, basile)[seat]
    view = standing.view(seat)
    assert isinstance(view, View)
    trades = (one for one in monad.legal(standing.match.state, seat) if isinstance(one, Trade))
    trade = next(one for one in trades if one.joker is None and not one.bonus)
    taps = [await _tapped(client, mover, table, place) for place in TAPPED]
    ready = await chosen(mover, table, view, trade)
    assert ready is not None
    await _rest(client, ada, basile)
    screen, do = ready
    with walking() as walk:
        assert not (await mover.press(do, screen, forged=True)).failed
        await _rest(client, ada, basile)
    assert (await client.services.tables.peek(table)).table.revision == standing.table.revision + 1
    return walk, taps


async def _tapped(client: Tablee, person: Person, table: int, place: int) -> Walk:
    """One tap on a card of the open hand."""
    screen = hand_of(person, table)
    assert screen is not None
    picks = (one for one in carried_by(screen, table) if one.args[1:] == ("pick", place))
    with walking() as walk:
        assert not (await person.press(str(next(picks)), screen, forged=True)).failed
        await _rest(client, person)
    return walk


async def _touch(client: Tablee, ada: Person, basile: Person) -> Walk:
    """A touch that is judged when the photo finish is over."""
    table = await _begun(client, ada, basile, "monster-rush", automatic=False)
    board = board_of(basile, table)
    assert board is not None
    touch = next(one for one in carried_by(board, table) if one.args[:1] == ("touch",))
    before = (await client.services.tables.peek(table)).table.revision
    with walking() as walk:
        assert not (await basile.press(str(touch), board, forged=True)).failed
        await ada.sees(lambda seen: seen.id == board.id and "too early and loses a point" in seen.text)
        await _rest(client, ada, basile)
    assert (await client.services.tables.peek(table)).table.revision == before + 2
    return walk


def of_any(message: Seen) -> list[Any]:
    found = (read_custom_id(button.custom_id) for button in message.buttons)
    return [custom_id for custom_id in found if custom_id is not None]


def _button(message: Seen, verb: str) -> str:
    return next(str(found) for found in of_any(message) if found.verb == verb)
