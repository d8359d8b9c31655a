"""Matches between two levels of brains, and who wins them."""

from collections import Counter
from itertools import cycle, islice

from engine.game import AnyGame, Level
from engine.headless import play_out
from engine.match import Match


def win_share(
    game: AnyGame, better: Level, worse: Level, matches: int, sizes: tuple[int, ...] = (2, 3, 4)
) -> float:
    """How much the better one wins: at tables of these sizes, each level at every seat in turn."""
    won = 0.0
    for number in range(matches):
        rounds, at = divmod(number, len(sizes))
        seats = sizes[at]
        first = (better, worse) if rounds % 2 else (worse, better)
        levels = list(islice(cycle(first), seats))
        match = Match.deal(game, game.Options(), seats, f"duel {rounds // 2}", 0)
        for step in play_out(match, {seat: game.brain(level) for seat, level in enumerate(levels)}):
            match = step.match
        assert match.outcome is not None
        winners = [seat for seat in range(seats) if match.outcome.ranks[seat] == 1]
        won += sum(levels[seat] == better for seat in winners) / len(winners)
    return won / matches


def wins(game: AnyGame, levels: tuple[Level, Level], matches: int) -> Counter[Level]:
    """How often each of two wins, who keep their seats; what both have won counts for both."""
    won = Counter[Level]()
    for seed in range(matches):
        match = Match.deal(game, game.Options(), 2, str(seed), 0)
        for step in play_out(match, dict(enumerate(map(game.brain, levels)))):
            match = step.match
        assert match.outcome
        won.update(level for level, rank in zip(levels, match.outcome.ranks, strict=True) if rank == 1)
    return won
