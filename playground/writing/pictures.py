"""What the first bytes of a file tell: its type and, for pictures, its width and height."""

from __future__ import annotations

import mimetypes
import re

Size = tuple[int, int]
MEDIA_TYPE = re.compile(r"[\w.+-]+/[\w.+-]+(;[ -~]*)?", re.ASCII)

PNG = b"\x89PNG\r\n\x1a\n"
# Start-of-frame markers of JPEG; C4, C8 and CC in that range mean something else.
JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def content_type_of(data: bytes, filename: str, told: str | None = None) -> str | None:
    """The type by the bytes, else as told, else by the name; uploads are told as octet streams mostly."""
    kind = _picture_type(data)
    if kind is not None:
        return kind
    if told != "application/octet-stream" and MEDIA_TYPE.fullmatch(told or ""):
        return told
    return mimetypes.guess_type(filename)[0]


def size_of(data: bytes) -> Size | None:
    """Width and height of a PNG, GIF, WebP or JPEG; None for anything else or a broken head."""
    match _picture_type(data):
        case "image/png":
            return _pair(data, 16, 20, 4, "big")
        case "image/gif":
            return _pair(data, 6, 8, 2, "little")
        case "image/webp":
            return _webp(data)
        case "image/jpeg":
            return _jpeg(data)
        case _:
            return None


def _picture_type(data: bytes) -> str | None:
    if data.startswith(PNG):
        return "image/png"
    if data.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return "image/jpeg" if data.startswith(b"\xff\xd8\xff") else None


def _pair(data: bytes, width_at: int, height_at: int, length: int, order: str) -> Size | None:
    if len(data) < height_at + length:
        return None
    big = "big" if order == "big" else "little"
    return (
        int.from_bytes(data[width_at : width_at + length], big),
        int.from_bytes(data[height_at : height_at + length], big),
    )


def _webp(data: bytes) -> Size | None:
    kind = data[12:16]
    if kind == b"VP8X":
        size = _pair(data, 24, 27, 3, "little")
        return None if size is None else (size[0] + 1, size[1] + 1)
    if kind == b"VP8L" and len(data) >= 25:
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    size = _pair(data, 26, 28, 2, "little") if kind == b"VP8 " else None
    return None if size is None else (size[0] & 0x3FFF, size[1] & 0x3FFF)


def _jpeg(data: bytes) -> Size | None:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker in JPEG_FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None
