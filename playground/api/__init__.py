"""Discord's HTTP API. Importing it registers every route."""

from playground.api import channels, commands, guilds, interactions, login, messages
from playground.api.routes import ROUTES, Call, Reply, Route

__all__ = [
    "ROUTES",
    "Call",
    "Reply",
    "Route",
    "channels",
    "commands",
    "guilds",
    "interactions",
    "login",
    "messages",
]
