"""Requests leave in one piece; what is large goes by and by. What answers people is free of the limit."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import aiohttp
import pytest
from aiohttp import ClientRequest, ClientTimeout, FormData, MultipartWriter, web
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

from cogs.wire.allowance import Allowance
from cogs.wire.connector import LARGEST, ToDiscord


class Watched(ToDiscord):
    """Notes whether forms were still in parts when they went."""

    def __init__(self) -> None:
        super().__init__()
        self.in_parts: list[bool] = []

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: ClientTimeout,  # noqa: ASYNC109 - as aiohttp has it
    ) -> Connection:
        connection = await super().connect(req, traces, timeout)
        self.in_parts.append(isinstance(req.body, MultipartWriter))
        return connection


async def sent(pictures: list[bytes]) -> tuple[list[bool], list[bytes]]:
    """Whether each form was sent in parts, and the picture that came of it."""
    came: list[bytes] = []

    async def take(request: web.BaseRequest) -> web.Response:
        form = await request.post()
        said, picture = form["payload_json"], form["files[0]"]
        assert isinstance(said, bytearray)
        assert said.decode() == '{"é": 1}'
        assert isinstance(picture, web.FileField)
        assert picture.filename == "board.png"
        came.append(picture.file.read())
        return web.Response()

    server = web.Server(take, client_max_size=4 * LARGEST)
    runner = web.ServerRunner(server)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    connector = Watched()
    host, port = runner.addresses[0][:2]
    async with aiohttp.ClientSession(connector=connector) as session:
        for picture in pictures:
            form = FormData(quote_fields=False)
            form.add_field("payload_json", '{"é": 1}', content_type="application/json")
            form.add_field("files[0]", BytesIO(picture), filename="board.png")
            async with session.post(f"http://{host}:{port}/", data=form) as answer:
                assert answer.status == 200
    await runner.cleanup()
    return connector.in_parts, came


async def test_a_screen_with_its_picture_leaves_in_one_piece_and_comes_whole() -> None:
    pictures = [bytes(range(256)) * 180, b"small"]
    assert await sent(pictures) == ([False, False], pictures)


async def test_a_film_goes_by_and_by() -> None:
    film = [bytes(LARGEST)]
    assert await sent(film) == ([True], film)


@pytest.mark.parametrize(
    ("path", "waits"),
    [("/api/v10/channels/1/messages/2", True), ("/api/v10/webhooks/1/token/messages/2", False)],
)
async def test_all_but_answers_wait_for_their_share_and_give_it_back(path: str, *, waits: bool) -> None:
    async def take(_: web.BaseRequest) -> web.Response:
        return web.Response(status=204)

    server = web.ServerRunner(web.Server(take))
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", 0).start()
    host, port = server.addresses[0][:2]
    allowance = Told()
    async with aiohttp.ClientSession(connector=ToDiscord(allowance, force_close=True)) as session:
        async with session.delete(f"http://{host}:{port}{path}") as answer:
            assert answer.status == 204
        assert allowance.told == ["left", "answered"] * waits
        await server.cleanup()
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.delete(f"http://{host}:{port}{path}")
    assert allowance.told == ["left", "answered"] * 2 * waits


class Told(Allowance):
    """Notes who asks it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    async def one_leaves(self) -> Callable[[], None]:
        self.told.append("left")
        return lambda: self.told.append("answered")
