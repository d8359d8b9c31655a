"""13 Monsters: how much better a better brain plays, what a match of brains is like, and the odds of dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bench.brains.duels import duels
from bench.registry import Result, bench
from engine.game import Level
from engine.headless import play_out
from engine.match import Act, Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.pieces import odds
from engine.thirteen_monsters.state import Options

MATCHES = 240
A_THOUGHT = 0.1  # seconds
MINUTE = 60_000
EACH = 10  # matches of a kind that are told of
RULED = {  # TM12: per cent won by throws of the attacker, against 3 to 6 of the defender
    3: (57.24, 44.49, 34.53, 26.89),
    4: (68.76, 56.84, 46.73, 38.38),
    5: (77.22, 66.78, 57.24, 48.86),
    6: (83.40, 74.52, 65.88, 57.92),
}
ROUNDED = 0.005  # what the table leaves out


@bench("thirteen_monsters.brains")
def thirteen_monsters_brains() -> Iterator[Result]:
    """240 matches of each pair of levels, 2 to 4 seats, with and without quick start."""
    yield from duels(game, (Options(), Options(quick_start=False)), MATCHES, A_THOUGHT)


@bench("thirteen_monsters.matches")
def thirteen_monsters_matches() -> Iterator[Result]:
    """Minutes of a match of normal brains at their pace, its turns, and how often what happens in it."""
    for quick in (True, False):
        for seats in (2, 4, 8):
            yield _told(seats, quick=quick)


@bench("thirteen_monsters.odds")
def thirteen_monsters_odds() -> Result:
    """How often the attacker wins, both as well as can be, by throws against throws; and what TM12 says."""
    found = {
        (attack, defence): 100 * odds.attack_wins(attack, defence) for attack in RULED for defence in RULED
    }
    off = max(abs(share - RULED[attack][defence - min(RULED)]) for (attack, defence), share in found.items())
    table = {f"{attack} against {defence}": round(share, 2) for (attack, defence), share in found.items()}
    means = {f"mean of {throws}": round(odds.value(odds.MEAN, throws), 2) for throws in RULED}
    return Result("thirteen_monsters.odds", off, ROUNDED, "points off the rules' table", table | means)


def _told(seats: int, *, quick: bool) -> Result:
    happened: Counter[str] = Counter()
    minutes = 0.0
    for number in range(EACH):
        match = Match.deal(game, Options(quick_start=quick), seats, f"told {number}", 0)
        pressed = 0
        for step in play_out(match, {seat: game.brain(Level.NORMAL) for seat in range(seats)}):
            match = step.match
            pressed = step.entry.press.at if isinstance(step.entry, Act) else pressed
            happened.update(type(news).__name__ for news in match.state.news)
        assert match.outcome is not None
        happened[match.outcome.why] += 1
        happened["turns"] += match.state.turns
        happened["won"] += sum(player.won for player in match.state.players)  # attacks
        minutes += pressed / MINUTE
    told = ("turns", "Offered", "Traded", "Attacked", "won", "Absorbed", "elemental-master", "death-battle")
    details = {name.lower(): happened[name] / EACH for name in told}
    name = f"thirteen_monsters.{'quick' if quick else 'whole'}_{seats}"
    return Result(name, minutes / EACH, None, "minutes a match", details)
