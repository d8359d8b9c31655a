"""Discord's routes as patterns, and what a handler gets to see of a request.

ApiCall
    One request of the bot: its path parameters, query and body, and the Discord it is sent to.
Reply
    A status other than 200 with its body; handlers return plain JSON otherwise, or None for 204.
route
    Registers a handler: `@route("GET /channels/{channel_id}")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.checks import Rejected
from playground.checks.errors import Form
from playground.local import Discord
from playground.world.channels import Channel
from playground.world.guilds import Guild
from playground.world.messages import Message
from playground.world.permissions import Permission
from playground.writing.uploads import Upload

LATEST = (1 << 64) - 1  # no id comes after it
SNOWFLAKE_PARAMETERS = (
    "channel_id",
    "message_id",
    "guild_id",
    "user_id",
    "application_id",
    "interaction_id",
    "command_id",
    "overwrite_id",
    "role_id",
    "webhook_id",
    "emoji_id",
    "sticker_id",
)


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with a status of its own."""

    status: int
    body: Any = None


@dataclass(slots=True)
class ApiCall:
    """One request, understood."""

    discord: Discord
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    reason: str | None = None  # for the audit log

    @property
    def payload(self) -> dict[str, Any]:
        """The body, which has to be an object."""
        if isinstance(self.body, dict):
            return self.body
        form = Form()
        form.refuse((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        raise Rejected(50035, "Invalid Form Body", form.errors)

    def channel(self, needed: int = 0) -> Channel:
        """The channel in the path, in which the bot may do what is needed."""
        channel = self.discord.world.channels.get(self.params["channel_id"])
        if channel is None:
            raise Rejected(10003, "Unknown Channel", status=404)
        allowed = self.allowed(channel)
        if not allowed & Permission.VIEW_CHANNEL:
            raise Rejected(50001, "Missing Access", status=403)
        require(allowed, needed)
        return channel

    def allowed(self, channel: Channel) -> int:
        """What the bot may do in a channel."""
        return self.discord.world.permissions(self.discord.world.bot.id, channel)

    def message(self, channel: Channel) -> Message:
        """The message in the path. Ephemeral ones do not exist here."""
        message = channel.messages.get(self.params["message_id"])
        if message is None:
            raise Rejected(10008, "Unknown Message", status=404)
        return message

    def guild(self) -> Guild:
        """The guild in the path."""
        guild = self.discord.world.guilds.get(self.params["guild_id"])
        if guild is None or not guild.has_bot:
            raise Rejected(10004, "Unknown Guild", status=404)
        return guild

    def is_on(self, name: str) -> bool:
        """Whether the query says yes to something."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number in the query."""
        told = self.query.get(name, str(default))
        if told.isdecimal() and least <= int(told) <= most:
            return int(told)
        form = Form()
        form.refuse((name,), "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")
        raise Rejected(50035, "Invalid Form Body", form.errors)


def require(allowed: int, needed: int) -> None:
    """Refuse unless all that is needed is allowed."""
    if needed & ~allowed:
        raise Rejected(50013, "Missing Permissions", status=403)


Handler = Callable[[ApiCall], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One method on one pattern."""

    method: str
    pattern: str
    handler: Handler
    authorized: bool = True
    name: str = ""  # as rate limits know it
    ids: tuple[str, ...] = ()  # the parameters that have to be snowflakes


class _Node:
    __slots__ = ("children", "routes", "wild")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.wild: tuple[str, _Node] | None = None
        self.routes: dict[str, Route] = {}


class Routes:
    """All routes as a tree of path segments; what is literal goes before what is a parameter."""

    def __init__(self) -> None:
        self._root = _Node()

    def add(self, route: Route) -> None:
        """Register a route."""
        node = self._root
        for segment in route.pattern.strip("/").split("/"):
            if segment.startswith("{"):
                node.wild = node.wild or (segment[1:-1], _Node())
                node = node.wild[1]
            else:
                node = node.children.setdefault(segment, _Node())
        node.routes[route.method] = route

    def match(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route for a path, with its parameters."""
        found = _walk(self._root, path.strip("/").split("/"), 0, {})
        if found is None:
            raise Rejected(0, "404: Not Found", status=404)
        node, params = found
        route = node.routes.get(method)
        if route is None:
            raise Rejected(0, "405: Method Not Allowed", status=405)
        _check_snowflakes(params, route.ids)
        return route, params


def _walk(
    node: _Node, path: list[str], at: int, params: dict[str, str]
) -> tuple[_Node, dict[str, str]] | None:
    if at == len(path):
        return (node, params) if node.routes else None
    literal = node.children.get(path[at])
    found = _walk(literal, path, at + 1, params) if literal else None
    if found is None and node.wild is not None and path[at]:
        name, child = node.wild
        found = _walk(child, path, at + 1, params | {name: path[at]})
    return found


def _check_snowflakes(params: dict[str, str], names: tuple[str, ...]) -> None:
    form = Form()
    for name in names:
        told = params[name]
        if not (told.isdecimal() and len(told) <= 20) and told != "@original":
            form.refuse((name,), "NUMBER_TYPE_COERCE", f'Value "{told[:80]}" is not snowflake.')
    form.close()


ROUTES = Routes()


def route(spec: str, *, authorized: bool = True) -> Callable[[Handler], Handler]:
    """Register a handler for "METHOD /pattern"."""

    def register(handler: Handler) -> Handler:
        method, _, pattern = spec.partition(" ")
        ids = tuple(name for name in SNOWFLAKE_PARAMETERS if f"{{{name}}}" in pattern)
        ROUTES.add(Route(method, pattern, handler, authorized, spec, ids))
        return handler

    return register
