"""Discord's HTTP API. Importing it registers every route."""

from playground.api import (
    by_token,
    channels,
    commands,
    guilds,
    interactions,
    invites,
    login,
    members,
    messages,
    nothing,
    pins,
    reactions,
    refused,
    roles,
    webhooks,
)
from playground.api.routes import ROUTES, Call, Reply, Route

__all__ = [
    "ROUTES",
    "Call",
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
