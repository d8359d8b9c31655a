"""What a move costs: random play by `legal` and `play`, against a bare tic-tac-toe with frozen boards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from bench.registry import Result, bench
from engine.chance import Chance
from engine.game import AnyGame, Frozen, Press
from engine.match import Match
from engine.monster_cube.state import Options as CubeOptions
from engine.monster_cube.state import Rules
from engine.registry import NAMES, game

# How many of a tic-tac-toe's moves one move may cost.
LIMITS = {"monad": 30.0, "monster_rush": 12.0, "cubo": 12.0, "monster_cube": 30.0}
# The same for one of Monad's.
CUBE_LIMITS = {Rules.CODE: 1.0, Rules.ADVANCED: 1.0, Rules.DICE: 1.85, Rules.NUMBERS: 2.25}
ROUNDS = 5
TIME = 0.4  # seconds of moves a round
CHUNK = 200
MATCHES = 60  # of which each number of players has as many
MOST_CHOICES = 400
LAPSES = 0.25  # how often a deadline passes before anybody moves
EARLY, LATE = range(100, 200), range(600, 700)  # moves of one match
LONG_MATCHES = 20
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Mark(Frozen, frozen=True):
    cell: int


class Board(Frozen, frozen=True):
    cells: tuple[int, ...] = (0,) * 9
    mover: int = 1
    over: bool = False

    def legal(self) -> list[Mark]:
        return [] if self.over else [Mark(cell=place) for place, owner in enumerate(self.cells) if not owner]

    def play(self, mark: Mark) -> Board:
        cells = (*self.cells[: mark.cell], self.mover, *self.cells[mark.cell + 1 :])
        won = any(cells[a] == cells[b] == cells[c] == self.mover for a, b, c in LINES)
        return Board(cells=cells, mover=3 - self.mover, over=won or 0 not in cells)


def noughts_and_crosses(random: Random) -> Iterator[None]:
    """Random moves without end, match after match."""
    while True:
        board = Board()
        while not board.over:
            board = board.play(random.choice(board.legal()))
            yield


def wandering(played: AnyGame, random: Random, options: Any = None) -> Iterator[None]:
    """Random moves of this game without end, match after match, with every number of players in turn."""
    for number in count(1):
        yield from _match(played, random, options, number)


def _match(played: AnyGame, random: Random, options: Any, number: int) -> Iterator[None]:
    """The random moves of one match. A deadline that passes is one of the clock, as in the log."""
    options = options or played.Options()
    seats = played.seats(options)[number % len(played.seats(options))]
    state = played.deal(options, seats, 0, Chance(str(number), 0))
    now = revision = 0
    while not played.outcome(state):
        revision += 1
        chance = Chance(str(number), revision)
        due = played.due(state)
        passes = due is not None and random.random() < LAPSES
        seat, actions = (0, []) if passes else _whoever_may(played, state, seats, random)
        if due is not None and not actions:
            now = max(now, due)
            state = played.lapse(state, now, chance)
        else:
            now += 1
            press = Press(at=now, seen=revision - 1, id=now)
            state = played.play(state, seat, random.choice(actions), press, chance)
        yield


def _whoever_may(played: AnyGame, state: Any, seats: int, random: Random) -> tuple[int, list[Any]]:
    """One of those who can do something, drawn by lot, and what he can do; nothing where nobody can."""
    able = list(played.awaited(state) or range(seats))
    while able:
        seat = able.pop(random.randrange(len(able)))
        actions = list(islice(played.legal(state, seat), MOST_CHOICES))
        if actions:
            return seat, actions
    return 0, []


def cost(moves: Iterator[None]) -> float:
    """CPU seconds a move, from a short while of moves."""
    start = time.process_time()
    made, spent = 0, 0.0
    while spent < TIME:
        for _ in islice(moves, CHUNK):
            made += 1
        spent = time.process_time() - start
    return spent / made


def cost_of_match(played: AnyGame, random: Random, options: Any = None) -> float:
    """CPU seconds a match, with each number of players in turn."""
    start = time.process_time()
    for number in range(MATCHES):
        for _ in _match(played, random, options, number):
            pass
    return (time.process_time() - start) / MATCHES


@bench("engine.moves")
def engine_moves() -> Iterator[Result]:
    """A random move of each game against one of tic-tac-toe, round by round; the middle round counts."""
    for name in NAMES:
        random = Random(1)
        bare, rich = noughts_and_crosses(random), wandering(game(name), random)
        rounds = sorted((cost(rich), cost(bare)) for _ in range(ROUNDS))
        ratios = sorted(mine / bare for mine, bare in rounds)
        yield Result(
            f"engine.moves.{name}",
            ratios[ROUNDS // 2],
            LIMITS.get(name),
            "move / tic-tac-toe move",
            {"moves_per_second": round(1 / rounds[ROUNDS // 2][0])},
        )


@bench("engine.moves-to-monad")
def moves_to_monad() -> Iterator[Result]:
    """A random move of each rule set of Monster Cube against one of Monad; the middle round counts.

    In a turn game every layout is a new one: a move that is lawful there is sought, and all that it forms.
    """
    random = Random(1)
    monad = wandering(game("monad"), random)
    for rules, limit in CUBE_LIMITS.items():
        cube = wandering(game("monster_cube"), random, CubeOptions(rules=rules))
        ratios = sorted(cost(cube) / cost(monad) for _ in range(ROUNDS))
        name = "engine.moves.monster_cube-to-monad" + (f".{rules}" if rules is not Rules.CODE else "")
        yield Result(name, ratios[ROUNDS // 2], limit, "move / move of Monad")


@bench("engine.matches-to-monad")
def matches_to_monad() -> Iterator[Result]:
    """A whole random match of each rule set of Monster Cube against one of Monad; the middle round counts.

    In turns a move does more, and a match has fewer of them: this is what random play takes.
    """
    random, monad, cube = Random(1), game("monad"), game("monster_cube")
    for rules in Rules:
        options = CubeOptions(rules=rules)
        ratios = sorted(
            cost_of_match(cube, random, options) / cost_of_match(monad, random) for _ in range(ROUNDS)
        )
        name = f"engine.matches.monster_cube-to-monad.{rules}"
        yield Result(name, ratios[ROUNDS // 2], 1.0, "match / match of Monad")


@bench("engine.length")
def engine_length() -> Result:
    """A late move of a long match of Monad, through the match and its log entry, against an early one."""
    early, late = [], []
    number = 0
    while len(late) < LONG_MATCHES:
        number += 1
        spent = _spans(Match.deal(game("monad"), game("monad").Options(), 3, str(number), 0), Random(number))
        if spent:
            early.append(spent[0])
            late.append(spent[1])
    return Result("engine.length.monad", sum(late) / sum(early), 1.5, "late move / early move")


def _spans(match: Match, random: Random) -> tuple[float, float] | None:
    """CPU seconds of the early and the late moves of this match; None when it is too short to tell."""
    clock = [0.0] * (LATE.stop + 1)
    for move in range(LATE.stop + 1):
        clock[move] = time.process_time()
        if match.outcome:
            return None
        seat = match.state.turn
        action = random.choice(list(match.game.legal(match.state, seat)))
        match = match.act(seat, action, Press(at=move, seen=match.revision)).match
    return clock[EARLY.stop] - clock[EARLY.start], clock[LATE.stop] - clock[LATE.start]
