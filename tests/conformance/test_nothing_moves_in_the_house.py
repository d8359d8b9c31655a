"""Nothing moves under a finger before, between and after the boards: lobby, call, rest and result.

Whatever follows a screen of its own kind has every button in its place. Where another kind of screen comes
up, hardly a button is the same; nothing on it commits until it was looked at, and that is told by its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk
from cogs.games.desks import desk_of
from cogs.games.look import look_at
from cogs.shown.boards.board import board_screen, kind_of
from cogs.shown.private.ending import ending_screen
from cogs.wire.screens.screen import Screen
from data.words import Languages, Words
from engine.game import AnyGame, Level, Refusal
from engine.match import Match
from engine.registry import games
from engine.tables.lobby.seating import (
    AddBrain,
    Begin,
    Invite,
    Join,
    Kick,
    Leave,
    LobbyCommand,
    Ready,
    SetBrain,
    Start,
    Swap,
    new_lobby,
    obey,
)
from engine.tables.table import Clock, Rest, Standing, Status
from tests.conformance.phone import Phone
from tests.conformance.wander import Wander
from tests.rigs.goldens import GOLDENS, ended

PEOPLE = (11, 12, 13, 14, 15, 16, 17, 18, 19)
EVENINGS, STEPS, BOARDS = 40, 25, 12
COMMITS = frozenset({"join", "start", "ready", "begin", "rematch", "brain", "tap", "own"})

WORDED = [played for played in games() if not isinstance(desk_of(played.key), DefaultDesk)]  # by now
every_game = pytest.mark.parametrize("played", WORDED, ids=lambda played: played.key)
every_language = pytest.mark.parametrize("language", Languages().names)


def screen_of(standing: Standing, desk: Desk, words: Words) -> Screen:
    look = look_at(standing, words, None) if standing.match is not None else None
    return board_screen(standing, desk, words, look, ())


def evening(played: AnyGame, random: Random) -> Iterator[Standing]:
    """People and brains come and go until the match begins, and it is played for a while, with a rest."""
    host = PEOPLE[0]
    table = new_lobby(played, b"{}", Clock(), host=host, name="Ada", home=1, place=2, seed="seed", now=1_000)
    standing = Standing(table, played, None)
    yield standing
    for at in range(STEPS):
        person, command = _wish(random, host, last=at == STEPS - 1)
        try:
            standing = obey(standing, person, command, standing.table.revision, 2_000 + at).standing
        except Refusal:
            continue
        yield standing
        if standing.match is not None:
            yield from _played(standing, random)
        if standing.match is not None or standing.table.ended:
            return


def _wish(random: Random, host: int, *, last: bool) -> tuple[int, LobbyCommand]:
    """What somebody may want at a table that gathers; many wishes are refused."""
    if last:
        return host, Begin()
    person = random.choice(PEOPLE)
    wishes: list[tuple[int, LobbyCommand]] = [
        (person, Join(name=f"P{person}")),
        (person, Join(name=f"P{person}")),
        (host, AddBrain(level=random.choice(tuple(Level)))),
        (person, Leave(midway=False)),
        (host, Invite(people=(person,))),
        (host, Swap(seat=0, other=random.randrange(4))),
        (host, SetBrain(seat=random.randrange(4), level=random.choice(tuple(Level)))),
        (host, Kick(seat=1 + random.randrange(4))),
        (host, Start()),
        (person, Ready()),
    ]
    return random.choice(wishes)


def _played(standing: Standing, random: Random) -> Iterator[Standing]:
    assert standing.match is not None
    for number, step in enumerate(Wander(standing.match, random, standing.match.opened)):
        if step.match.outcome or number > BOARDS:
            return
        standing = with_match(standing, step.match)
        yield standing
        if number == BOARDS // 2:
            resting = msgspec.structs.replace(standing.table, rest=Rest(since=0, until=9_000_000))
            yield replace(standing, table=resting)
            yield standing


def with_match(standing: Standing, match: Match) -> Standing:
    table = msgspec.structs.replace(standing.table, revision=match.revision, status=Status.PLAYING)
    return replace(standing, table=table, match=match)


def able(screen: Screen) -> set[str]:
    return {control.deed[0] for control in Phone.showing(screen).controls if control.enabled}


def lost(before: Screen, after: Screen) -> Iterator[str]:
    """What is not where it was, or is not there at all."""
    new = Phone.showing(after)
    for control in Phone.showing(before).controls:
        there = new.of(control.deed)
        if there is None:
            yield f"{control.deed} is absent, and not disabled"
        elif not there.lies_where(control):
            yield f"{control.deed} moved from line {control.line} to {there.line}, {there.left:.0f}"


def moved(before: Screen, after: Screen) -> Iterator[str]:
    """What was lost, and what is new."""
    yield from lost(before, after)
    old, new = Phone.showing(before), Phone.showing(after)
    for control in new.controls:
        if old.of(control.deed) is None:
            yield f"{control.deed} was not there before"


def taken_unawares(before: Screen, after: Screen) -> bool:
    """Whether something that commits came to lie where something else was."""
    old, new = Phone.showing(before), Phone.showing(after)
    for control in old.controls:
        met = new.under(control)
        if control.enabled and met and met.enabled and met.deed != control.deed and met.deed[0] in COMMITS:
            return True
    return False


@every_language
@every_game
def test_from_the_lobby_to_a_rest_each_button_keeps_its_place(played: AnyGame, language: str) -> None:
    words, seen, unread = Languages(strict=True)[language], set[str](), False
    for seed in range(EVENINGS):
        before: Standing | None = None
        for after in evening(played, Random(seed)):
            desk = desk_of(played.key)
            show = partial(screen_of, desk=desk, words=words)
            kind = kind_of(after.table)
            seen.add(kind)
            if before is not None and {kind, kind_of(before.table)} != {"playing"}:  # each desk walks there
                old, new = show(before), show(after)
                if kind == kind_of(before.table):
                    assert not [*moved(old, new)], (seed, kind)
                    assert not taken_unawares(old, new), (seed, kind)
                elif {kind, kind_of(before.table)} == {"playing", "resting"}:
                    board, rest = (old, new) if kind == "resting" else (new, old)
                    assert not [*lost(board, rest)], (seed, kind)
                    assert able(rest) <= {"hand", "go_on", "rules"}, (seed, kind)
                unread |= taken_unawares(old, new)
            before = after
    races = played.raced(played.read_options(b"{}"))
    if races or desk_of(played.key).acts_on_board:
        assert unread, "and so a new kind of screen is looked at first"
    assert seen >= {"lobby", "playing", "resting"} | ({"called"} if races else set())


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_result_keeps_its_buttons_when_somebody_asks_for_a_rematch(path: Path) -> None:
    """On the board that all see, and on the screen of each who played."""
    words, (standing, _) = Languages(strict=True)["fr"], ended(path)
    desk = desk_of(standing.table.game)
    asked = replace(standing, table=msgspec.structs.replace(standing.table, next=7))
    assert not [*moved(screen_of(standing, desk, words), screen_of(asked, desk, words))]
    own = [ending_screen(one, desk, look_at(one, words, 0), None) for one in (standing, asked)]
    assert not [*moved(*own)]
    assert kind_of(standing.table) == kind_of(asked.table) == "over"
