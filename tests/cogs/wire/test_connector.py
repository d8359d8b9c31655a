"""Requests leave in one piece; what is large goes by and by."""

from __future__ import annotations

from io import BytesIO

import aiohttp
from aiohttp import ClientRequest, ClientTimeout, FormData, MultipartWriter, web
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

from cogs.wire.connector import LARGEST, WholeForms


class Watched(WholeForms):
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
