"""Files a bot uploads: the store behind /cdn, and the attachments that messages show for them."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from playground.checks.errors import Form, Path, Rejected
from playground.writing.pictures import content_type_of, size_of

MAX_FILES = 10
MAX_BYTES = 10 * 1024 * 1024
ENTITY_TOO_LARGE = 40005
REFERENCE = "attachment://"
SPOILER = "SPOILER_"
# Of a file's name Discord keeps letters, digits and these; a space becomes a line.
UNFIT = re.compile(r"[^\w.-]")


def too_large() -> Rejected:
    """What Discord says of a file that is larger than it takes."""
    return Rejected(ENTITY_TOO_LARGE, "Request entity too large", status=413)


@dataclass(frozen=True, slots=True)
class Upload:
    """One file part of a multipart body; `number` is the n of its field name files[n]."""

    number: int
    filename: str
    data: bytes
    content_type: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A file in the store."""

    id: int
    filename: str
    data: bytes
    content_type: str | None
    at: float


class Cdn:
    """The files that are kept, oldest first. Old ones are dropped by age, by count and by size in all."""

    def __init__(
        self,
        base_url: str,
        next_id: Callable[[], int | str],
        clock: Callable[[], float],
        *,
        max_age: float = 24 * 3600,
        max_count: int = 2000,
        max_bytes: int = 64 * 1024 * 1024,
    ) -> None:
        self.base_url = base_url
        self._next_id = next_id
        self._clock = clock
        self._max_age = max_age
        self._max_count = max_count
        self._max_bytes = max_bytes
        self._files: OrderedDict[int, Stored] = OrderedDict()
        self._bytes = 0
        self.on_added: Callable[[Stored], None] = lambda _: None
        self.on_dropped: Callable[[int], None] = lambda _: None

    def __len__(self) -> int:
        return len(self._files)

    def __iter__(self) -> Iterator[Stored]:
        return iter(self._files.values())

    def put_back(self, file: Stored) -> None:
        """A file that was kept before."""
        self._files[file.id] = file
        self._bytes += len(file.data)

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return self._bytes

    def add(
        self,
        filename: str,
        data: bytes,
        content_type: str | None = None,
        description: str | None = None,
        spoiler: bool = False,
    ) -> dict[str, Any]:
        """Keep a file under a new address and tell its attachment object."""
        filename = UNFIT.sub("", filename.replace(" ", "_")) or "file"
        if spoiler and not filename.startswith(SPOILER):
            filename = SPOILER + filename
        kind = content_type_of(data, filename, content_type)
        file = Stored(int(self._next_id()), filename, data, kind, self._clock())
        self.put_back(file)
        self.on_added(file)
        self.prune()
        return self._attachment(file, description)

    def get(self, file_id: int) -> Stored | None:
        """The file, if it is still kept."""
        return self._files.get(file_id)

    def drop(self, file_id: int) -> None:
        """Forget a file, if it is kept."""
        file = self._files.pop(file_id, None)
        if file is not None:
            self._bytes -= len(file.data)
            self.on_dropped(file_id)

    def prune(self) -> None:
        """Forget what is too old or too much; the newest file always stays."""
        oldest = self._clock() - self._max_age
        while len(self._files) > 1:
            first = next(iter(self._files.values()))
            crowded = len(self._files) > self._max_count or self._bytes > self._max_bytes
            if not crowded and first.at >= oldest:
                return
            self.drop(first.id)

    def _attachment(self, file: Stored, description: str | None) -> dict[str, Any]:
        url = f"{self.base_url}/cdn/{file.id}/{quote(file.filename)}"
        attachment: dict[str, Any] = {
            "id": str(file.id),
            "filename": file.filename,
            "size": len(file.data),
            "url": url,
            "proxy_url": url,
        }
        if file.content_type is not None:
            attachment["content_type"] = file.content_type
        if description is not None:
            attachment["description"] = description
        size = size_of(file.data)
        if size is not None:
            attachment["width"], attachment["height"] = size
        return attachment


def attach(
    cdn: Cdn,
    payload: Mapping[str, Any],
    uploads: Iterable[Upload],
    existing: Sequence[Mapping[str, Any]] = (),
) -> list[dict[str, Any]]:
    """The attachments of a message after `payload` with `uploads` was sent to it.

    Without `attachments` in the payload everything is kept and the uploads are appended; with it, only the
    listed ids stay. An id that is the number of an upload names and describes it.
    """
    files = {upload.number: upload for upload in uploads}
    if not files and not existing and not payload.get("attachments"):
        return []
    if any(len(file.data) > MAX_BYTES for file in files.values()):
        raise too_large()
    listed = payload.get("attachments")
    if listed is None:
        listed = [*existing, *({"id": number} for number in files)]
    slots = _slots(listed, files, {str(item["id"]): item for item in existing})
    described = {slot.number for slot, _ in slots if isinstance(slot, Upload)}
    slots += [(file, {}) for number, file in files.items() if number not in described]
    if len(slots) > MAX_FILES:
        form = Form()
        form.refuse(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
        form.close()
    return [_fill(cdn, slot, entry) for slot, entry in slots]


Slot = tuple["Upload | Mapping[str, Any]", Mapping[str, Any]]


def _slots(
    listed: Sequence[Mapping[str, Any]], files: Mapping[int, Upload], kept: Mapping[str, Mapping[str, Any]]
) -> list[Slot]:
    form = Form()
    slots: list[Slot] = []
    for index, entry in enumerate(listed):
        name = str(entry.get("id"))
        if name in kept:
            slots.append((kept[name], entry))
        elif name.isdecimal() and int(name) in files:
            slots.append((files[int(name)], entry))
        else:
            form.refuse(("attachments", index), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    form.close()
    return slots


def _fill(cdn: Cdn, slot: Upload | Mapping[str, Any], entry: Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(slot, Upload):
        name = entry.get("filename") or slot.filename
        return cdn.add(
            name, slot.data, slot.content_type, entry.get("description"), bool(entry.get("is_spoiler"))
        )
    kept = dict(slot)
    if entry.get("description") is not None:
        kept["description"] = entry["description"]
    return kept


def resolve_media(tree: Any, attachments: Sequence[Mapping[str, Any]], at: Path = ()) -> Any:
    """A copy of embeds or components in which every attachment:// stands as its real address.

    Nulls are left out of the copy, as Discord leaves them out of what it tells.
    """
    form = Form()
    resolved = _resolve(tree, {item["filename"]: item for item in attachments}, at, form)
    form.close()
    return resolved


def _resolve(node: Any, files: Mapping[str, Mapping[str, Any]], at: Path, form: Form) -> Any:
    if isinstance(node, list):
        return [_resolve(item, files, (*at, index), form) for index, item in enumerate(node)]
    if not isinstance(node, dict):
        return node
    known: dict[str, Any] = {}
    for key, value in node.items():
        if isinstance(value, dict | list):
            known[key] = _resolve(value, files, (*at, key), form)
        elif value is not None:
            known[key] = value
    url = known.get("url")
    if isinstance(url, str) and url.startswith(REFERENCE):
        name = url.removeprefix(REFERENCE)
        file = files.get(name) or files.get(SPOILER + name)
        if file is not None:
            return known | _media(file)
        message = "The referenced attachment was not found"
        form.refuse((*at, "url"), "MEDIA_ITEM_ATTACHMENT_NOT_FOUND", message)
    return known


def _media(file: Mapping[str, Any]) -> dict[str, Any]:
    media = {
        "url": file["url"],
        "proxy_url": file["proxy_url"],
        "attachment_id": file["id"],
    }
    return media | {key: file[key] for key in ("content_type", "width", "height") if key in file}
