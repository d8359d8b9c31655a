"""Reads along on both rigs: what the bot sends, and what the playground answers.

Neither is changed by it: the playground is heard at aiohttp's client session, SimCord at its router.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from discord.gateway import DiscordClientWebSocketResponse
from simcord.http import router
from yarl import URL

from playground.checks import Rejected, check_choices, check_commands, check_message, check_modal
from playground.checks.messages import MessageKind
from tests.rigs.judge.spec import Spec

API = "/api/v10"
LOCAL = frozenset({"127.0.0.1", "localhost"})


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and, on the playground, its reply."""

    method: str
    path: str
    sent: Any
    by_bot: bool
    status: int | None = None
    replied: Any = None

    def __str__(self) -> str:
        answer = "" if self.status is None else f" -> {self.status}"
        return f"{self.method} {self.path}{answer}"


@dataclass
class Recorder:
    """Everything that was heard in one test."""

    spec: Spec
    exchanges: list[Exchange] = field(default_factory=list)
    forgiving: bool = False

    def forgive(self) -> None:
        """This test sends bad requests on purpose; still none of them may be accepted."""
        self.forgiving = True

    def problems(self) -> list[str]:
        """Everything that breaks Discord's description."""
        return [line for exchange in self.exchanges for line in self._judge(exchange)]

    def _judge(self, exchange: Exchange) -> Iterator[str]:
        accepted = exchange.status is not None and exchange.status < 300
        if accepted or (exchange.by_bot and not self.forgiving):
            for line in self.spec.request_problems(exchange.method, exchange.path, exchange.sent):
                yield f"{exchange} sent {line}"
        if exchange.status is None:
            if not self.forgiving:
                yield from (f"{exchange} sent {line}" for line in undescribed_problems(exchange))
        elif exchange.status < 500:
            problems = self.spec.reply_problems(
                exchange.method, exchange.path, exchange.status, exchange.replied
            )
            yield from (f"{exchange} replied {line}" for line in problems)

    @contextmanager
    def hearing_the_wire(self) -> Iterator[None]:
        """Record every request to a local Discord that this process makes."""
        real = aiohttp.ClientSession._request

        async def heard(session: aiohttp.ClientSession, method: str, url: Any, **options: Any) -> Any:
            sent = _body(options)  # before it goes: a form is emptied by sending it
            response = await real(session, method, url, **options)
            target = response.url
            if target.host in LOCAL and target.path.startswith(API):
                self.exchanges.append(await _exchange(session, method, target, sent, response))
            return response

        aiohttp.ClientSession._request = heard  # type: ignore[method-assign]
        try:
            yield
        finally:
            aiohttp.ClientSession._request = real  # type: ignore[method-assign]

    @contextmanager
    def hearing_simcord(self) -> Iterator[None]:
        """Record every request that bots make of SimCord; its replies are its own business."""
        real = router.dispatch

        def heard(backend: Any, method: str, path: str, *, json: Any = None, **more: Any) -> Any:
            self.exchanges.append(Exchange(method, path, deepcopy(json), by_bot=True))
            return real(backend, method, path, json=json, **more)

        router.dispatch = heard
        try:
            yield
        finally:
            router.dispatch = real


async def _exchange(
    session: aiohttp.ClientSession,
    method: str,
    url: URL,
    sent: Any,
    response: aiohttp.ClientResponse,
) -> Exchange:
    raw = await response.read()  # the session keeps it for whoever reads it next
    by_bot = session._ws_response_class is DiscordClientWebSocketResponse
    path = url.raw_path.removeprefix(API)
    replied = _parsed(raw) if raw else None
    return Exchange(method.upper(), path, sent, by_bot, response.status, replied)


def _body(options: dict[str, Any]) -> Any:
    if options.get("json") is not None:
        return options["json"]
    data = options.get("data")
    if isinstance(data, aiohttp.FormData):
        named = {kind["name"]: value for kind, _, value in data._fields}
        return _parsed(named.get("payload_json"))
    if isinstance(data, dict):
        return _parsed(data["payload_json"]) if "payload_json" in data else data
    return _parsed(data) if isinstance(data, str | bytes) else None


def _parsed(text: str | bytes | None) -> Any:
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return text


CALLBACKS = {4: MessageKind.ANSWER, 7: MessageKind.UPDATE}


def undescribed_problems(exchange: Exchange) -> list[str]:
    """Limits that Discord documents but does not describe; the playground enforces them itself."""
    try:
        _check(exchange)
    except Rejected as rejected:
        return [json.dumps(rejected.body())]
    return []


def _check(exchange: Exchange) -> None:
    method, sent = exchange.method, exchange.sent
    match exchange.path.strip("/").split("/"):
        case ["applications", _, "commands"] | ["applications", _, "guilds", _, "commands"]:
            if method == "PUT":
                check_commands(sent)
        case ["interactions", _, _, "callback"]:
            _check_callback(sent)
        case ["channels", _, "messages"] if method == "POST":
            check_message(sent, kind=MessageKind.CREATE, files=_files(sent))
        case ["channels", _, "messages", _] if method == "PATCH":
            check_message(sent, kind=MessageKind.EDIT)
        case ["webhooks", _, _] if method == "POST":
            check_message(sent, kind=MessageKind.FOLLOWUP, files=_files(sent))
        case ["webhooks", _, _, "messages", _] if method == "PATCH":
            check_message(sent, kind=MessageKind.WEBHOOK_EDIT)


def _check_callback(sent: dict[str, Any]) -> None:
    data = sent.get("data") or {}
    if sent["type"] in CALLBACKS:
        check_message(data, kind=CALLBACKS[sent["type"]], files=_files(data))
    elif sent["type"] == 8:
        check_choices(data.get("choices") or [])
    elif sent["type"] == 9:
        check_modal(data)


def _files(sent: dict[str, Any]) -> int:
    return len(sent.get("attachments") or ())
