"""Whatever is sent, the answer is one of Discord's, nothing breaks inside, and the server stays up."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import aiohttp
import pytest

import playground
from playground.client import Person, Refused
from tests.playground.api.raw import SNOWFLAKE, Raw, raw

__all__ = ["raw"]


async def test_malformed_json_is_told_as_such(raw: Raw) -> None:
    headers = raw.headers | {"Content-Type": "application/json"}
    path = f"/channels/{raw.channel}/messages"
    status, body = await raw("POST", path, data=b"{not json", headers=headers)
    assert (status, body["code"]) == (400, 50109)
    status, body = await raw("POST", path, data=io.BytesIO(b"[" * 100_000), headers=headers)
    assert (status, body["code"]) == (400, 50109)


@pytest.mark.parametrize("body", ["[]", "3", "null", '"text"'])
async def test_a_body_that_is_no_object_is_an_invalid_form(raw: Raw, body: str) -> None:
    headers = raw.headers | {"Content-Type": "application/json"}
    status, told = await raw("POST", f"/channels/{raw.channel}/messages", data=body, headers=headers)
    assert (status, told["code"]) == (400, 50035)


async def test_another_content_type_is_an_invalid_form(raw: Raw) -> None:
    headers = raw.headers | {"Content-Type": "text/plain"}
    status, told = await raw("POST", f"/channels/{raw.channel}/messages", data=b"x", headers=headers)
    assert (status, told["code"]) == (400, 50035)
    assert told["errors"]["_errors"][0]["code"] == "CONTENT_TYPE_INVALID"


async def test_unknown_routes_and_methods_are_told_as_such(raw: Raw) -> None:
    assert await raw("GET", "/nowhere") == (404, {"message": "404: Not Found", "code": 0})
    assert (await raw("DELETE", "/users/@me"))[0] == 405
    assert (await raw("GET", "/"))[0] == 404
    async with raw.session.get(f"{raw.pg.url}/api/v6/users/@me") as response:
        assert (await response.json())["code"] == 50041


async def test_a_body_over_ten_mebibytes_is_too_large(raw: Raw) -> None:
    headers = raw.headers | {"Content-Type": "application/json"}
    path = f"/channels/{raw.channel}/messages"
    body = b'"' + b"x" * (10 * 1024 * 1024) + b'"'
    status, told = await raw("POST", path, data=io.BytesIO(body), headers=headers)
    assert (status, told["code"]) == (413, 40005)


@pytest.mark.parametrize("token", [None, "", "Bot", "Bot wrong", "Bearer x"])
async def test_a_wrong_token_is_unauthorized(raw: Raw, token: str | None) -> None:
    headers = {} if token is None else {"Authorization": token}
    assert await raw("GET", "/users/@me", headers=headers) == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )


@pytest.mark.parametrize(
    "path", ["/channels/abc", "/channels/-1/messages", "/guilds/x", f"/users/{'9' * 30}"]
)
async def test_ids_that_are_none_are_an_invalid_form(raw: Raw, path: str) -> None:
    status, told = await raw("GET", path)
    assert (status, told["code"]) == (400, 50035)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (f"/channels/{SNOWFLAKE}", 10003),
        (f"/guilds/{SNOWFLAKE[:-1]}", 10004),
        (f"/users/{SNOWFLAKE}", 10013),
        (f"/webhooks/{SNOWFLAKE}/token/messages/@original", 10015),
    ],
)
async def test_what_is_not_there_is_unknown(raw: Raw, path: str, code: int) -> None:
    status, told = await raw("GET", path)
    assert (status, told["code"]) == (404, code)


async def test_an_unknown_interaction_cannot_be_answered(raw: Raw) -> None:
    status, told = await raw("POST", f"/interactions/{SNOWFLAKE}/token/callback", json={"type": 5})
    assert (status, told["code"]) == (404, 10062)
    status, told = await raw("GET", f"/webhooks/{raw.pg.world.bot.id}/token/messages/@original")
    assert (status, told["code"]) == (401, 50027)


@pytest.mark.parametrize(
    "body", [{}, {"type": 1}, {"type": "4"}, {"type": 8, "data": {}}, {"type": 4, "data": 3}]
)
async def test_a_callback_that_does_not_fit_is_an_invalid_form(
    raw: Raw, ada: Person, body: dict[str, Any]
) -> None:
    await raw(
        "PUT", f"/applications/{raw.pg.world.bot.id}/commands", json=[{"name": "a", "description": "a"}]
    )
    deed = await ada.slash("a", wait=False)
    kept = raw.pg.discord.interactions.get(deed.id)
    assert kept is not None
    status, told = await raw("POST", f"/interactions/{deed.id}/{kept.token}/callback", json=body)
    assert (status, told["code"]) == (400, 50035)
    status, _ = await raw("POST", f"/interactions/{deed.id}/{kept.token}/callback", json={"type": 5})
    assert status == 204


async def test_broken_multipart_is_an_invalid_form(raw: Raw) -> None:
    path = f"/channels/{raw.channel}/messages"
    for kind, body in (
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=b", b"x"),
        ("multipart/form-data; boundary=b", b"--b\r\nno head\r\n--b--"),
        ("multipart/form-data; boundary=b", b'--b\r\nContent-Disposition: form-data; name="payload_json"'),
    ):
        status, told = await raw("POST", path, data=body, headers=raw.headers | {"Content-Type": kind})
        assert (status, told["code"]) == (400, 50035)


async def test_only_this_machine_and_the_own_page_may_speak(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as http:
        for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            for path in ("/", "/api/v10/gateway", "/gateway", "/page/socket?person=Ada"):
                async with http.get(pg.url + path, headers=headers) as response:
                    assert response.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await http.ws_connect(f"{pg.url}/page/socket?person=Ada", origin="http://evil.example")
        assert refused.value.status == 403
        async with http.ws_connect(f"{pg.url}/page/socket?person=Ada", origin=pg.url) as socket:
            assert (await socket.receive_json())["event"] == "hello"


async def test_it_binds_to_loopback_alone() -> None:
    for host in ("0.0.0.0", "192.168.1.1", "::", "example.org"):  # noqa: S104
        with pytest.raises(ValueError, match="loopback"):
            playground.start(host=host)


async def test_files_outside_the_page_are_not_served(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as http:
        for path in (
            "/page/../server.py",
            "/page/%2e%2e/server.py",
            "/page//etc/passwd",
            "/cdn/1/x",
            "/cdn/x/y",
        ):
            async with http.get(pg.url + path) as response:
                assert response.status == 404
        async with http.post(pg.url + "/") as response:
            assert response.status == 405
        async with http.get(pg.url + "/gateway") as response:
            assert response.status == 426


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "nonsense"},
        {"do": "history", "channel": "x"},
        {"do": "history", "channel": None, "before": {}},
        {"do": "say", "content": ""},
        {"do": "slash", "channel": "games", "command": {}, "options": 3},
        {"do": "press", "channel": [], "message": {}, "custom_id": None},
        {"do": "submit", "modal": 3, "components": "x"},
        {"do": "person", "name": "", "colour": "red"},
        {"do": "person", "name": "X", "locale": "klingon"},
        {"do": "person", "name": "Ada"},
        {"do": "edit_person", "id": 1},
        {"do": "channel", "name": "x" * 200},
        {"do": "fault", "kind": "flood"},
        {"do": "fault", "kind": "fail", "status": 200},
        {"do": "fault", "kind": "fail", "times": "often"},
        {"do": "fault", "kind": "fail", "route": "/gateway"},
        {"do": "fault", "kind": "permission", "permission": "FLY", "allowed": False},
        {"do": "settle", "quiet_ms": "long"},
        {"do": "press", "pressed_at": "now"},
        {"do": "press", "pressed_at": -1},
        {"do": "press", "pressed_at": 1 << 60},
    ],
)
async def test_the_page_socket_declines_kindly(ada: Person, frame: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="pressed_at" if "pressed_at" in frame else r"\w+"):
        await ada.ask(frame["do"], **{key: value for key, value in frame.items() if key != "do"})
    await ada.say("still here")


async def test_nobody_opens_the_page_as_the_bot(pg: playground.Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for wanted in (pg.world.bot.id, pg.world.bot.name, "Nobody"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"{pg.url}/page/socket", params={"person": wanted})
            assert refused.value.status == 404


@pytest.mark.parametrize("told", ["x", {"a": 1}, [1], float("inf"), "9" * 5000])
async def test_a_place_in_the_history_is_a_number(ada: Person, told: Any) -> None:
    for name in ("before", "limit"):
        with pytest.raises(Refused, match=f"{name} is a whole number"):
            await ada.ask("history", channel=ada.channel_id, **{name: told})


async def test_the_page_socket_survives_what_is_not_json(pg: playground.Playground) -> None:
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{pg.url}/page/socket?person=Ada") as socket,
    ):
        await socket.receive_json()
        for frame in ("x", "[]", "3", "[" * 100_000):
            await socket.send_str(frame)
            assert (await socket.receive_json())["ok"] is False


async def test_a_form_of_fields_says_what_json_says(raw: Raw) -> None:
    """py-cord answers so, and Discord's description lists the type."""
    path = f"/channels/{raw.channel}/messages"
    said = {"payload_json": json.dumps({"content": "x", "embeds": [{"title": "t"}]})}
    status, told = await raw("POST", path, data=said)
    assert (status, told["content"], told["embeds"][0]["title"]) == (200, "x", "t")
    status, told = await raw("POST", path, data={"content": "alone"})
    assert (status, told["content"]) == (200, "alone")


async def test_the_limit_of_ten_mebibytes_is_one_for_each_file(raw: Raw) -> None:
    path = f"/channels/{raw.channel}/messages"
    most = 10 * 1024 * 1024
    for sizes, expected in (((most,), 200), ((most // 2 + 1,) * 2, 200), ((most + 1,), 413)):
        form = aiohttp.FormData({"payload_json": '{"content": "x"}'})
        for number, size in enumerate(sizes):
            form.add_field(f"files[{number}]", io.BytesIO(bytes(size)), filename=f"{number}.bin")
        status, told = await raw("POST", path, data=form)
        assert status == expected, told


async def test_what_no_utf_8_can_say_is_told_as_such(raw: Raw) -> None:
    path = f"/channels/{raw.channel}/messages"
    status, told = await raw("POST", path, data=b'{"content": "a\\ud800b"}', headers=raw.json)
    assert (status, told["content"]) == (200, "a\ufffdb")


async def test_a_bot_that_dies_amid_its_own_words_is_no_fault_of_the_playground(
    raw: Raw, ada: Person
) -> None:
    """`kill -9` while a picture goes up: the connection ends in the middle of a form."""
    path = f"/api/v10/channels/{raw.channel}/messages"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {raw.pg.url.removeprefix('http://')}",
        f"Authorization: Bot {raw.pg.token}",
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 1000",
    ]
    host, port = raw.pg.url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join([*head, "", "--b\r\n"]).encode())
    assert (await raw("GET", "/gateway"))[0] == 200  # what came before is being read by now
    writer.transport.abort()
    await ada.settled()
    assert raw.pg.errors == []
