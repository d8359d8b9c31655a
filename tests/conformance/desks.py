"""Every game's desks, moments of matches at random, and what a seat can tap there."""

from __future__ import annotations

import shutil
from bisect import insort
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cogs.games.default import DefaultDesk
from cogs.games.default.texts import texts
from cogs.games.desk import Desk, Do, Keep, Point
from cogs.games.desks import desk_of
from cogs.games.look import AnyLook
from cogs.wire.screens.screen import Arg, Menu, Row, Screen
from data.words import LOCALES, Languages, Words
from engine.game import AnyGame, Frozen
from engine.match import Match
from engine.registry import NAMES, game, games
from engine.tables.lobby.seating import new_lobby
from engine.tables.table import Clock, Seat, Standing, Status
from tests.cogs.rigs.screens_of import languages
from tests.conformance.wander import Wander, options_of
from tests.engine.tiny import tiny

GAMES = Path(__file__).parents[1] / "cogs" / "games"
POSITIONS = 120  # looked at for each desk in each language
DRAFTS = 400  # screens of one seat, when all that it may do is sought
Case = tuple[Desk, AnyGame]
Tapped = tuple[str, tuple[Arg, ...], tuple[str, ...]]  # verb, args, and the values of a menu
Reached = tuple[AnyLook, list[Tapped], bool]  # by these taps, and whether the draft is what they point at
THOROUGH = pytest.mark.thorough  # the default desk at games that have a desk of their own
OWN: list[Case] = [(desk_of(name), game(name)) for name in NAMES]
DEFAULT: list[Case] = [(DefaultDesk(one), one) for one in (*games(), tiny)]
PAIRS = [
    *(pytest.param(desk, played, id=f"own-{played.key}") for desk, played in OWN),
    *(
        pytest.param(desk, played, id=f"default-{played.key}", marks=THOROUGH if played.key in NAMES else ())
        for desk, played in DEFAULT
    ),
]
every_desk = pytest.mark.parametrize(("desk", "played"), PAIRS)


@pytest.fixture(scope="session")
def unworded(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """The house without any game's own texts."""
    folder = tmp_path_factory.mktemp("locales")
    for path in LOCALES.glob("*/*.ftl"):
        if path.stem not in NAMES:
            (folder / path.parent.name).mkdir(exist_ok=True)
            shutil.copy(path, folder / path.parent.name)
    return Languages(
        folder, strict=True, unwritten=lambda words: "\n".join(texts(one, words) for _, one in DEFAULT)
    )


@pytest.fixture
def words(desk: Desk, language: str, unworded: Languages) -> Words:
    return unworded[language] if isinstance(desk, DefaultDesk) else languages[language]


def positions(played: AnyGame, count: int = POSITIONS) -> Iterator[Match]:
    """Moments of matches at random, with all kinds of options and seats, to the end of each."""
    found, seed = 0, 0
    while found < count:
        seed += 1
        for match in moments(played, seed):
            found += 1
            yield match


@cache
def moments(played: AnyGame, seed: int) -> tuple[Match, ...]:
    """Of one match at random, the same for every test and language."""
    random = Random(seed)
    options = random.choice(options_of(played))
    seats = random.choice(played.seats(options))
    wander = Wander(Match.deal(played, options, seats, str(seed), 1_000_000), Random(seed), 1_000_000)
    every = Random(-seed).randint(2, 12)
    steps = enumerate(islice(wander, 60 * every + 2))
    return tuple(step.match for number, step in steps if number % every == 0 or step.match.outcome)


def seated(match: Match) -> Standing:
    """The table of this match, with people at every seat and their clocks."""
    awaited = match.game.awaited(match.state)
    table = new_lobby(match.game, b"{}", Clock(), host=1, name="Ada", home=1, place=2, seed="seed", now=1_000)
    seats = tuple(
        Seat(person=at + 1, name=f"Bêta {at + 1}", deadline=9_000_000 if at in awaited else None)
        for at in range(match.seats)
    )
    table = msgspec.structs.replace(table, seats=seats, status=Status.PLAYING, revision=match.revision)
    return Standing(table, match.game, match)


def tapped(screen: Screen) -> Iterator[Tapped]:
    """Every tap that can be pressed and every choice that can be made."""
    for part in screen.parts:
        if isinstance(part, Row):
            yield from ((tap.verb, tap.args, ()) for tap in part.taps if tap.enabled)
        elif isinstance(part, Menu) and part.enabled:
            yield from ((part.verb, part.args, (choice.value,)) for choice in part.choices)


def look_with(look: AnyLook, draft: str) -> AnyLook:
    return replace(look, draft=draft)


def way_to(desk: Desk, look: AnyLook, action: Frozen) -> list[Tapped] | None:
    """The taps that lead to this action; of all that was tapped so far, what comes nearest goes on."""
    waiting: list[Reached] = [(look, [], False)]
    seen = {look.draft}
    while waiting and len(seen) <= DRAFTS:
        now, way, points = waiting.pop()
        nearer: list[Reached] = []
        for tap in taps_before(desk, now, points=points):
            match desk.meaning(now, *tap):
                case Do(done) if same(done, action):
                    return [*way, tap]
                case Keep(draft) if draft not in seen:
                    seen.add(draft)
                    nearer.append((look_with(now, draft), [*way, tap], False))
                case Point(draft) if draft not in seen:
                    seen.add(draft)
                    nearer.append((look_with(now, draft), [*way, tap], True))
                case _:
                    continue
        for reached in nearer:
            insort(waiting, reached, key=lambda kept: nearness(kept[0], action))
    return None


def taps_before(desk: Desk, look: AnyLook, *, points: bool = False) -> Iterator[Tapped]:
    """What this seat has before it: its own screen, and the board that all see, where it may have pointed."""
    if desk.secret and not points:
        yield from tapped(desk.private(look))
    if points or not look.draft:
        yield from tapped(desk.public(look))


def nearness(look: AnyLook, action: Any) -> int:
    """How well a draft fits an action, where a game says it; the search tries the best first."""
    said: Callable[[AnyLook, Any], int] = reach_of(action, "nearness", lambda _, __: 0)
    return said(look, action)


def is_spared(look: AnyLook, action: Any) -> bool:
    """Whether a desk of its own keeps people from this action, which the rules would count against them."""
    said: Callable[[AnyLook, Any], bool] = reach_of(action, "is_spared", lambda _, __: False)
    return said(look, action)


def reach_of(action: Any, name: str, otherwise: Any) -> Any:
    """What `tests/cogs/games/<game>/reach.py` says by this name, where there is one."""
    key = type(action).__module__.split(".")[1]
    there = (GAMES / key / "reach.py").exists()
    return getattr(import_module(f"tests.cogs.games.{key}.reach"), name, otherwise) if there else otherwise


def same(one: Any, other: Any) -> bool:
    """The order in which cards are given up is for the rules to mind, not for the taps."""
    fields = [
        {name: sorted(value) if isinstance(value, tuple) else value for name, value in plain.items()}
        for plain in (struct_fields(one), struct_fields(other))
    ]
    return type(one) is type(other) and fields[0] == fields[1]


def struct_fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
