"""The desks of all games that are on Discord: `cogs/<game>.py` brings one under the name `desk`."""

from importlib import import_module

from cogs.games.desk import Desk
from engine.registry import NAMES

DESKS: dict[str, Desk] = {name: import_module(f"cogs.games.{name}").desk for name in NAMES}
