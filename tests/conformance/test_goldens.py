"""Recorded matches, played again to the byte.

A change of rules that breaks one must raise the game's `rules`.
"""

import hashlib
from pathlib import Path

import msgspec
import pytest

from engine.match import Match, load_record, replay
from engine.registry import NAMES, game

FOLDER = Path(__file__).parent.parent / "golden"
GOLDENS = sorted(FOLDER.glob("*.json"))


def trail(path: Path) -> str:
    """One hash over every state on the way, so that no step can change unseen."""
    kept = load_record(path.read_bytes())
    played = game(kept.game)
    options = played.read_options(bytes(kept.options))
    match = Match.deal(played, options, kept.seats, kept.seed, kept.opened)
    states = hashlib.sha256(msgspec.json.encode(match.state))
    for entry in kept.entries:
        match = match.follow(entry).match
        states.update(msgspec.json.encode(match.state))
    return states.hexdigest()


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_byte(path: Path) -> None:
    kept = load_record(path.read_bytes())
    assert replay(game(kept.game), kept).outcome is not None
    beside, hashed = path.with_suffix(".trail"), trail(path)
    assert beside.exists(), f"write {hashed} into {beside}"
    assert beside.read_text().strip() == hashed


@pytest.mark.parametrize("key", NAMES)
def test_every_game_has_a_recorded_match_of_its_fewest_and_its_most_players(key: str) -> None:
    kept = [load_record(path.read_bytes()) for path in GOLDENS if path.name.startswith(f"{key}-")]
    allowed = game(key).seats(game(key).Options())
    assert {allowed[0], allowed[-1]} <= {one.seats for one in kept}
