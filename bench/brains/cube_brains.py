"""How strong the brains of Monster Cube are, against each other and modelled people; how long matches are.

A modelled person looks as the brains do, one combination after the other, at the pace of somebody who has
played a few evenings: some six seconds for each, now and then a slip, and moves of a few tiles at last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count
from random import Random
from statistics import mean

from bench.brains.duels import PROFILE, Timed, duels
from bench.costs.engine_moves import cost, noughts_and_crosses
from bench.registry import Result, bench
from engine.chance import Chance
from engine.game import Level, Press
from engine.headless import play_out
from engine.match import Match
from engine.monster_cube import game
from engine.monster_cube.actions import Buzz, Claim
from engine.monster_cube.brains.brain import Nature, Searcher
from engine.monster_cube.brains.sight import sight
from engine.monster_cube.cards import TILES
from engine.monster_cube.news import Revealed
from engine.monster_cube.state import Options, Rules, State

MATCHES = 240
BOARDS = 8  # matches whose boards are looked at
EVENINGS = 24  # matches of each rule set and number of players whose length is told
THOUGHT = 0.050  # seconds of CPU that the longest thought may take
SEARCHES, TURNS = (Rules.CODE, Rules.ADVANCED), (Rules.DICE, Rules.NUMBERS)
PERSON = Searcher(Nature(pace=6_500, own_pace=6_500, errs=4, moves=3, patience=60))
# Which share of their matches practised people may lose to a brain, at least and at most.
LOSE = {Level.EASY: (0.0, 0.15), Level.NORMAL: (0.35, 0.65), Level.HARD: (0.75, 1.0)}


@bench("cube.brains")
def cube_brains() -> Iterator[Result]:
    """In turn games: 240 matches of each pair of levels, 2 to 4 seats."""
    for rules in TURNS:
        for result in duels(game, (Options(rules=rules),), MATCHES, THOUGHT):
            yield replace(result, name=result.name.replace(game.key, f"cube.{rules}"))


@bench("cube.people")
def cube_people() -> Iterator[Result]:
    """In searches: of 240 matches, how many a practised person loses to each brain."""
    for rules in SEARCHES:
        for level, (least, most) in LOSE.items():
            brain = Timed(game.brain(level))
            lost = mean(_lost(rules, brain, number) for number in range(MATCHES))
            yield Result(
                f"cube.{rules}.{level}_beats_a_person",
                abs(2 * lost - least - most) / (most - least),
                1.0,
                "off the middle / allowed",
                {**PROFILE, "won": round(lost, 3), "least": least, "most": most},
            )
            longest = brain.longest / THOUGHT
            yield Result(f"cube.{rules}.{level}_thinks", longest, 1.0, "longest thought / 50 ms")


def _lost(rules: Rules, brain: Timed, number: int) -> float:
    """The share of one match that the brain wins; each sits in the first place every other time."""
    person = Timed(PERSON)
    pair = [brain, person] if number % 2 else [person, brain]
    outcome = _played(rules, pair, f"duel {number // 2}").outcome
    assert outcome
    winners = [pair[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    return winners.count(brain) / len(winners)


def _played(rules: Rules, brains: list[Timed], name: str) -> Match:
    match = Match.deal(game, Options(rules=rules), len(brains), name, 0)
    for step in play_out(match, dict(enumerate(brains))):
        match = step.match
    return match


@bench("cube.claims")
def cube_claims() -> Iterator[Result]:
    """What it costs to judge a claim, right or wrong, against a move of tic-tac-toe."""
    for rules in Rules:
        bare, judged = noughts_and_crosses(Random(1)), _judged(rules)
        ratios = sorted(cost(judged) / cost(bare) for _ in range(5))
        yield Result(f"cube.{rules}.claim", ratios[2], 30.0, "claim / tic-tac-toe move")


def _judged(rules: Rules) -> Iterator[None]:
    """Claims without end, on one board after the other."""
    for number in count():
        match = Match.deal(game, Options(rules=rules), 2, str(number), 0)
        if rules in SEARCHES:
            match = match.act(0, Buzz(), Press(at=1, seen=0)).match
            match = match.lapse(match.due or 0).match
        seat = match.state.turn or 0
        press = Press(at=1_000, seen=match.revision)
        for action in game.legal(match.state, seat):
            if isinstance(action, Claim):
                game.play(match.state, seat, action, press, Chance(match.seed, 9))
                yield


@bench("cube.length")
def cube_length() -> Iterator[Result]:
    """How long matches of equals are: modelled people where all search, normal brains in turn games."""
    for rules in Rules:
        seats = game.seats(Options(rules=rules))
        for sitting in (seats[0], 2, seats[-1]):
            yield _length(rules, sitting)


@bench("cube.boards")
def cube_boards() -> Result:
    """Of the boards of evenings of Monster Code, how many have nothing to find: as they lie, or at all."""
    lying, moved = list[bool](), list[bool]()
    for number in range(BOARDS):
        match = Match.deal(game, Options(), 3, f"boards {number}", 0)
        for step in play_out(match, dict.fromkeys(range(3), PERSON)):
            if any(isinstance(news, Revealed) for news in step.match.state.news):
                seeing = sight(game.view(step.match.state, 0), 0)
                luck = Chance("boards", step.match.revision)
                every = chain(seeing.as_it_lies(luck), seeing.with_a_move(range(TILES), luck))
                lying.append(not any(seeing.makes(glimpse.faces) for glimpse in seeing.as_it_lies(luck)))
                moved.append(not any(seeing.makes(glimpse.faces) for glimpse in every))
    told = {"with_a_move": f"{mean(moved):.2%}", "boards": len(lying)}
    return Result("cube.boards.nothing-as-they-lie", mean(lying), None, "of boards", told)


def _rounds(state: State) -> int:
    """Zones or turns; with hands of one's own, claims."""
    if state.options.rules is not Rules.ADVANCED:
        return state.round
    return sum(player.solved + player.missed for player in state.players)


def _length(rules: Rules, seats: int) -> Result:
    sitting = PERSON if rules in SEARCHES else game.brain(Level.NORMAL)
    states = [
        _played(rules, [Timed(sitting) for _ in range(seats)], f"evening {number}").state
        for number in range(EVENINGS)
    ]
    minutes = mean((state.ended_at - state.began_at) / 60_000 for state in states)
    rounds = mean(map(_rounds, states))
    told = {"rounds": round(rounds, 1)}
    return Result(f"cube.length.{rules}.{seats}", minutes, None, "minutes a match", told)
