"""The games of the house: one line each."""

from functools import cache
from importlib import import_module

from engine.game import AnyGame, Ladder, Refusal

NAMES = ("monster_cube", "monster_rush", "thirteen_monsters", "cubo", "monad")


@cache
def game(key: str) -> AnyGame:
    """The game of this name; KeyError where there is none."""
    if key not in NAMES:
        raise KeyError(key)
    found: AnyGame = import_module(f"engine.{key}").game
    return found


def games() -> tuple[AnyGame, ...]:
    return tuple(game(name) for name in NAMES)


def ladders() -> dict[str, Ladder]:
    """All leaderboards by their keys, game by game."""
    return {ladder.key: ladder for one in games() for ladder in one.ladders}


def ladder_of(key: str, options: bytes) -> Ladder:
    """The leaderboard on which a match counts; the game's own where that is not to be told any more."""
    try:
        played = game(key)
        return played.ladder(played.read_options(options))
    except (KeyError, Refusal):
        return ladders().get(key, Ladder(key, key))
