"""The desks of all games that are on Discord: `cogs/games/<game>/` brings one under the name `desk`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk
from engine import registry


@cache
def desk_of(game: str) -> Desk:
    """A game's own desk, or the one that suits every game."""
    own = f"cogs.games.{game}"
    if find_spec(own) is None:
        return DefaultDesk(registry.game(game))
    found: Desk = import_module(own).desk
    return found


def desks() -> dict[str, Desk]:
    """By name, in the order of the house."""
    return {name: desk_of(name) for name in registry.NAMES}
