"""The server: one loopback port for the API, the gateway, files, and the page."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_request import BaseRequest

from playground.api import ROUTES, ApiCall, Reply, Route
from playground.bot.connection import Connection
from playground.bot.faults import Fault, Faults
from playground.bot.gateway import Gateway
from playground.bot.limits import Verdict
from playground.checks import Rejected
from playground.checks.errors import OWN
from playground.local import Discord
from playground.serving.bodies import read_body
from playground.serving.lag import PROFILES
from playground.serving.pages import Pages
from playground.serving.socket import Socket
from playground.wire.encoded import text_of
from playground.world.people import BLURPLE, avatar
from playground.world.world import World

LONGEST_BODY = 10 * 1024 * 1024
HTTP = 80
LONGEST_ID = 20
LOOK_AGAIN_SECONDS = 1.0  # whether who is met with silence has left
API_VERSIONS = ("v10", "v9")
PAGE = Path(__file__).parents[1] / "page"
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
}
# The page loads its own scripts and styles only; pictures may come from where the bot says.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
    " img-src 'self' http: https: data: blob:; media-src 'self' http: https:; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'self'"
)
log = logging.getLogger("playground")
_PAGE_FILES = {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


class Playground:
    """A running Discord of one's own. Use it with `async with`."""

    def __init__(
        self,
        *,
        port: int = 0,
        host: str = "127.0.0.1",
        limits: bool = True,
        token: str | None = None,
        bot_name: str = "Bot",
        world: Path | None = None,
        forget: bool = False,
        latency: str = "none",
    ) -> None:
        if not _is_loopback(host):
            raise ValueError(f"the playground is for this machine alone: {host} is not a loopback address")
        self.discord = Discord(token=token, limits=limits, bot_name=bot_name, world=world, forget=forget)
        self.pages = Pages(self.discord)
        self.pages.latency = PROFILES[latency]
        self.url = ""
        self._host = host
        self._port = port
        self._runner: web.ServerRunner | None = None
        self._closing = asyncio.Event()
        self._hosts: frozenset[str] = frozenset()

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.discord.token

    @property
    def world(self) -> World:
        """What there is."""
        return self.discord.world

    @property
    def gateway(self) -> Gateway:
        """The bot's gateway and its faults."""
        return self.discord.gateway

    @property
    def faults(self) -> Faults:
        """The faults of HTTP."""
        return self.discord.faults

    @property
    def errors(self) -> list[BaseException]:
        """What went wrong inside the playground: bugs, all of them logged."""
        return self.discord.errors

    async def __aenter__(self) -> Self:
        server = web.Server(
            self._handle,
            request_factory=_request,
            access_log=None,
            logger=_Plain(logging.getLogger("playground.http"), {}),
        )
        self._runner = web.ServerRunner(server, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            self.discord.close()
            raise
        port = self._runner.addresses[0][1]
        name = f"[{self._host}]" if ":" in self._host else self._host
        self.url = f"http://{name}:{port}"
        hosts = (name, "localhost", "127.0.0.1", "[::1]")
        # A browser leaves out the port that goes without saying.
        self._hosts = frozenset((*(f"{host}:{port}" for host in hosts), *(hosts if port == HTTP else ())))
        self.discord.at(self.url)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closing.set()
        self.discord.interactions.close()
        self.discord.gateway.drop()
        self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.discord.close()

    # Requests

    async def _handle(self, request: BaseRequest) -> web.StreamResponse:
        path = request.path
        if not self._is_from_here(request):
            return _json(403, {"message": "403: Forbidden", "code": 0})
        try:
            if path.startswith("/api/"):
                return await self._api(request, path)
            return await self._other(request, path)
        except Rejected as rejected:
            return _json(rejected.status, rejected.body())
        except web.HTTPException as error:
            return _json(error.status, {"message": f"{error.status}: {error.reason}", "code": 0})
        except ConnectionError:  # whoever asked is gone (a bot that was killed): nobody reads this
            return _json(400, {"message": "400: Bad Request", "code": 0})
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.discord.note(error)
            return _json(400, {"message": "400: Bad Request", "code": 0})

    def _is_from_here(self, request: BaseRequest) -> bool:
        """Any website may talk to loopback: only our own addresses, and our own page's scripts."""
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in self._hosts:
            return False
        return origin is None or origin.partition("://")[2] in self._hosts

    async def _other(self, request: BaseRequest, path: str) -> web.StreamResponse:
        if path.rstrip("/") == "/gateway":
            return await self._websocket(request)
        if path == "/page/socket":
            return await self._page_socket(request)
        if request.method not in ("GET", "HEAD"):
            raise Rejected(0, "405: Method Not Allowed", status=405)
        match path.strip("/").split("/"):
            case ["cdn", file_id, _]:
                return self._file(file_id)
            case ["avatars", user_id, name]:
                return self._avatar(user_id, name.partition(".")[0])
            case ["embed", "avatars", _]:
                return _picture(avatar(0x5865F2))
            case [""]:
                return _page_file("index.html")
            case ["page", *names]:
                return _page_file("/".join(names))
            case ["favicon.ico"]:
                return _picture(avatar(0x5865F2))
        raise Rejected(0, "404: Not Found", status=404)

    # The bot's API

    async def _api(self, request: BaseRequest, path: str) -> web.Response:
        started = time.monotonic()
        _, _, version, *segments = path.split("/")
        if version not in API_VERSIONS:
            raise Rejected(50041, "Invalid API version provided.")
        path = "/" + "/".join(segments)
        with self.discord.activity:
            response = await self._reply(request, path)
        if response.status >= 400:
            log.info("%s", _complaint(request.method, _without_tokens(segments), response))
        self.discord.log.append(
            {
                "at": time.time(),
                "method": request.method,
                "path": _without_tokens(segments),
                "status": response.status,
                "ms": round((time.monotonic() - started) * 1000, 1),
            }
        )
        return response

    async def _reply(self, request: BaseRequest, path: str) -> web.Response:
        headers: dict[str, str] = {}
        try:
            route, params = ROUTES.match(request.method, path)
            if route.authorized:
                self._authorize(request)
            fault = self.discord.faults.match(request.method, path) if len(self.discord.faults) else None
            if fault is not None and not fault.taken:
                failure = await self._fail(fault, request)
                if failure is not None:
                    return failure
            verdict = self._count(route, params)
            headers = verdict.headers
            if verdict.retry_after is not None:
                return _json(429, verdict.body(), headers)
            answer = _answer(await self._run(route, params, request), headers)
            if fault is not None and fault.taken:
                return await self._fail(fault, request) or answer
            return answer
        except Rejected as rejected:
            return _json(rejected.status, rejected.body(), headers)
        except web.HTTPRequestEntityTooLarge:
            return _json(413, {"message": "Request entity too large", "code": 40005}, headers)

    async def _run(self, route: Route, params: dict[str, str], request: BaseRequest) -> Any:
        body, uploads = None, []
        if request.method in ("POST", "PUT", "PATCH"):
            body, uploads = await read_body(request)
        reason = unquote(request.headers.get("X-Audit-Log-Reason", "")) or None
        with self.discord.together:
            return route.handler(ApiCall(self.discord, params, request.query, body, uploads, reason))

    def _authorize(self, request: BaseRequest) -> None:
        if request.headers.get("Authorization") != f"Bot {self.discord.token}":
            raise Rejected(0, "401: Unauthorized", status=401)

    def _count(self, route: Route, params: dict[str, str]) -> Verdict:
        major = params.get("token") or params.get("channel_id") or params.get("guild_id") or ""
        return self.discord.buckets.take(route.name, major)

    async def _fail(self, fault: Fault, request: BaseRequest) -> web.Response | None:
        self.pages.faults_changed()  # it may have been its last time
        while fault.silence and request.transport is not None and not self._closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), LOOK_AGAIN_SECONDS)
        if fault.delay_ms:
            await asyncio.sleep(fault.delay_ms / 1000)
        return None if fault.status is None else _json(fault.status, fault.body(), fault.headers())

    # Sockets and files

    async def _websocket(self, request: BaseRequest) -> web.StreamResponse:
        if not web.WebSocketResponse().can_prepare(request):
            raise Rejected(0, "426: Upgrade Required", status=426)
        return await Connection(self.discord.gateway, request).run()

    async def _page_socket(self, request: BaseRequest) -> web.StreamResponse:
        asked = [request.query.get(what) for what in ("person", "name")]
        found = (self.world.person(one) for one in asked if one)
        first = None if any(asked) else next(iter(self.world.people.values()), None)
        person = next((one for one in found if one and one is not self.world.bot), first)
        if person is None:
            raise Rejected(10013, "Unknown User", status=404)
        if not web.WebSocketResponse().can_prepare(request):
            raise Rejected(0, "426: Upgrade Required", status=426)
        latency = PROFILES.get(request.query.get("latency", ""))
        return await Socket(self.pages, person, latency).serve(request)

    def _file(self, file_id: str) -> web.Response:
        known = file_id.isdecimal() and len(file_id) <= LONGEST_ID
        file = self.discord.cdn.get(int(file_id)) if known else None
        if file is None:
            raise Rejected(0, "404: Not Found", status=404)
        headers = {
            "Content-Type": file.content_type or "application/octet-stream",
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": FILE_POLICY,
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=file.data, headers=headers)

    def _avatar(self, user_id: str, name: str) -> web.Response:
        user, webhook = self.world.user(user_id), self.world.webhooks.get(user_id)
        if user is None and webhook is None:
            raise Rejected(0, "404: Not Found", status=404)
        elsewhere = (webhook or {}).get("pictures", {}).get(name)
        if elsewhere is not None:
            return web.Response(status=302, headers={"Location": elsewhere})
        return _picture(avatar(user.colour if user else BLURPLE))


class _Plain(logging.LoggerAdapter[logging.Logger]):
    """Tells in one line of what is no HTTP; only what else goes wrong has a traceback."""

    def log(self, level: int, msg: object, *args: Any, **more: Any) -> None:
        wrong = more.get("exc_info")
        if isinstance(wrong, HttpProcessingError):
            first = wrong.message.strip().splitlines()[0]
            super().log(logging.INFO, "a request that is no HTTP: %s", first)
        else:
            super().log(level, msg, *args, **more)


def _request(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> BaseRequest:
    loop = asyncio.get_running_loop()
    return BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=LONGEST_BODY)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    # The type must be exactly this: clients take a body "with charset" for text.
    return web.Response(
        status=status, body=text_of(body).encode(), content_type="application/json", headers=headers
    )


def _answer(result: Any, headers: dict[str, str]) -> web.Response:
    status, body = (result.status, result.body) if isinstance(result, Reply) else (200, result)
    if body is None:
        return web.Response(status=204, headers=headers)
    return _json(status, body, headers)


def _picture(data: bytes) -> web.Response:
    headers = {"Cache-Control": "max-age=3600", "Cross-Origin-Resource-Policy": "same-origin"}
    return web.Response(body=data, content_type="image/png", headers=headers)


def _page_file(name: str) -> web.Response:
    path = _PAGE_FILES.get(name)
    if path is None:
        raise Rejected(0, "404: Not Found", status=404)
    headers = {
        "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
        "Cache-Control": "no-cache",
        "Content-Security-Policy": PAGE_POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    return web.Response(body=path.read_bytes(), headers=headers)


def _complaint(method: str, path: str, response: web.Response) -> str:
    """A refused request in one line: Discord's code, and what was wrong where."""
    told = json.loads(response.text or "{}")
    wrong = "; ".join(f"{at}: {words}" for at, words in _wrong(told.get("errors") or {}))
    words = f"{told.get('message', '')}{': ' if wrong else ''}{wrong}"
    return f"{method} {path} -> {response.status}, code {told.get('code', 0)}: {words}"


def _wrong(errors: dict[str, Any], at: str = "") -> Iterator[tuple[str, str]]:
    for name, inner in errors.items():
        if name == OWN:
            yield from ((at or "body", error["message"]) for error in inner)
        else:
            yield from _wrong(inner, f"{at}.{name}" if at else name)


def _without_tokens(segments: list[str]) -> str:
    """The path for the log. Tokens are keys and stay out of it."""
    secret = 2 if segments and segments[0] in ("webhooks", "interactions") else len(segments)
    return "/" + "/".join("…" if place == secret else part for place, part in enumerate(segments))
