"""Discord's HTTP API. Importing it registers every route."""

from playground.api import (
    by_token,
    channels,
    commands,
    interactions,
    login,
    messages,
    nothing,
    pins,
    reactions,
    refused,
    webhooks,
)
from playground.api.routes import ROUTES, ApiCall, Reply, Route
from playground.api.servers import guilds, invites, members, roles

__all__ = [
    "ROUTES",
    "ApiCall",
    "Reply",
    "Route",
    "by_token",
    "channels",
    "commands",
    "guilds",
    "interactions",
    "invites",
    "login",
    "members",
    "messages",
    "nothing",
    "pins",
    "reactions",
    "refused",
    "roles",
    "webhooks",
]
