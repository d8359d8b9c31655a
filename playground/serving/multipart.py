"""Bodies as clients send them: JSON, or a multipart form with `payload_json` and files."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import unquote

from playground.checks import Rejected
from playground.checks.errors import Form
from playground.writing.uploads import Upload

BOUNDARY = re.compile(r'boundary="?([^";,]+)"?', re.IGNORECASE)
NAME = re.compile(r'[; ]name="((?:[^"\\]|\\.)*)"')
FILENAME = re.compile(r'[; ]filename="((?:[^"\\]|\\.)*)"')
FILENAME_UTF8 = re.compile(r"filename\*=utf-8''([^;\r\n]+)", re.IGNORECASE)
FILE_FIELD = re.compile(r"files\[(\d{1,3})\]")
TYPE = re.compile(r"^content-type:\s*([^\r\n]+)", re.IGNORECASE | re.MULTILINE)


def parse(body: bytes, content_type: str) -> tuple[Any, list[Upload]]:
    """The JSON of a body, and the files that came with it."""
    kind = content_type.partition(";")[0].strip().lower()
    if not body:
        return {}, []
    if kind == "multipart/form-data":
        return _form(body, content_type)
    if kind == "application/json":
        return _json(body), []
    form = Form()
    wanted = "application/json, multipart/form-data"
    message = f'Expected "Content-Type" header to be one of {{{wanted}}}.'
    form.refuse((), "CONTENT_TYPE_INVALID", message)
    raise Rejected(50035, "Invalid Form Body", form.errors)


def _json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise Rejected(50109, "The request body contains invalid JSON.") from None


def _form(body: bytes, content_type: str) -> tuple[Any, list[Upload]]:
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise _broken()
    parts = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode())
    if len(parts) < 3 or not parts[-1].startswith(b"--"):
        raise _broken()
    payload: Any = {}
    uploads: list[Upload] = []
    for part in parts[1:-1]:
        head, found, data = part.partition(b"\r\n\r\n")
        if not found:
            raise _broken()
        headers = head.decode("utf-8", "replace")
        name = _quoted(NAME, headers)
        if name == "payload_json":
            payload = _json(data)
        elif name is not None:
            uploads.append(_upload(name, headers, data, len(uploads)))
    return payload, uploads


def _upload(name: str, headers: str, data: bytes, position: int) -> Upload:
    field = FILE_FIELD.fullmatch(name)
    kind = TYPE.search(headers)
    filename = _filename(headers) or "file"
    return Upload(int(field[1]) if field else position, filename, data, kind[1].strip() if kind else None)


def _filename(headers: str) -> str | None:
    encoded = FILENAME_UTF8.search(headers)
    name = unquote(encoded[1]) if encoded else _quoted(FILENAME, headers)
    return name and name.replace("\\", "/").rpartition("/")[2]


def _quoted(pattern: re.Pattern[str], headers: str) -> str | None:
    found = pattern.search(headers)
    return re.sub(r"\\(.)", r"\1", found[1]) if found else None


def _broken() -> Rejected:
    return Rejected(
        50035, "Invalid Form Body", {"_errors": [{"code": "MULTIPART", "message": "Bad multipart body"}]}
    )
