"""Bodies as clients send them: JSON, a form with `payload_json`, or a multipart form with files as well."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, MultipartReader, StreamReader
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_request import BaseRequest

from playground.checks import Rejected
from playground.checks.errors import Form
from playground.writing.uploads import MAX_BYTES, MAX_FILES, Upload, too_large

FILE_FIELD = re.compile(r"files\[(\d{1,3})\]")
PAYLOAD = "payload_json"
LONGEST_FIELD = 4 * 1024 * 1024
LONGEST_IN_ALL = MAX_FILES * MAX_BYTES + LONGEST_FIELD
TYPES = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data")
SURROGATE = re.compile("[\ud800-\udfff]")
NOT_A_FORM = (ValueError, AssertionError, LookupError, RuntimeError, HttpProcessingError)

Parsed = tuple[Any, list[Upload]]


async def read_body(request: BaseRequest) -> Parsed:
    """The JSON of a request's body, and the files that came with it."""
    kind = request.content_type if "Content-Type" in request.headers else ""
    if kind == "multipart/form-data" and request.body_exists:
        return await read_multipart(request.headers, request.content)
    return parse(await request.read(), kind), []


def parse(body: bytes, kind: str) -> Any:
    """What a body without files says."""
    if not body:
        return {}
    if kind == "application/json":
        return _json(body)
    if kind == "application/x-www-form-urlencoded":
        return _payload(dict(_pairs(body)))
    form = Form()
    message = f'Expected "Content-Type" header to be one of {{{", ".join(TYPES)}}}.'
    form.refuse((), "CONTENT_TYPE_INVALID", message)
    raise Rejected(50035, "Invalid Form Body", form.errors)


def _json(body: bytes | str) -> Any:
    try:
        text = body if isinstance(body, str) else body.decode()
        told = json.loads(text, parse_float=_number)
        return _told_in_unicode(told) if "\\u" in text else told
    except (ValueError, RecursionError):
        raise Rejected(50109, "The request body contains invalid JSON.") from None


def _number(told: str) -> float:
    """5.0 is a whole number, as Discord reads it too."""
    number = float(told)
    return int(number) if number.is_integer() else number


def _told_in_unicode(told: Any) -> Any:
    """Halves of characters cannot be sent on; they become the sign for what cannot be read."""
    if isinstance(told, str):
        return SURROGATE.sub("\ufffd", told)
    if isinstance(told, list):
        return [_told_in_unicode(one) for one in told]
    if isinstance(told, dict):
        return {_told_in_unicode(key): _told_in_unicode(value) for key, value in told.items()}
    return told


def _pairs(body: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100)
    except ValueError:
        raise _broken() from None


def _payload(fields: dict[str, str]) -> Any:
    """A form says everything in `payload_json`, or each thing in a field of its own."""
    return _json(fields[PAYLOAD]) if PAYLOAD in fields else fields


async def read_multipart(headers: Any, content: StreamReader) -> Parsed:
    """What a multipart form says, and its files, each of them within Discord's limit."""
    fields: dict[str, str] = {}
    uploads: list[Upload] = []
    try:
        form = MultipartReader(headers, content)
        while (part := await form.next()) is not None:
            if not isinstance(part, BodyPartReader):
                raise _broken()
            await _take(part, fields, uploads)
        if not form.at_eof() or not (fields or uploads):
            raise _broken()
    except NOT_A_FORM:
        raise _broken() from None
    return _payload(fields), uploads


async def _take(part: BodyPartReader, fields: dict[str, str], uploads: list[Upload]) -> None:
    if part.filename is None:
        fields[part.name or ""] = (await _contents(part, LONGEST_FIELD)).decode()
        return
    kept = sum(len(upload.data) for upload in uploads)
    data = await _contents(part, min(MAX_BYTES, LONGEST_IN_ALL - kept))
    field = FILE_FIELD.fullmatch(part.name or "")
    filename = part.filename.replace("\\", "/").rpartition("/")[2] or "file"
    number = int(field[1]) if field else len(uploads)
    uploads.append(Upload(number, filename, data, part.headers.get("Content-Type")))


async def _contents(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > most:
            raise too_large()
    return bytes(data)


def _broken() -> Rejected:
    return Rejected(
        50035, "Invalid Form Body", {"_errors": [{"code": "MULTIPART", "message": "Bad multipart body"}]}
    )
