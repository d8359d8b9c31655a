"""The store of uploaded files, and what messages show of them."""

from __future__ import annotations

import io
from itertools import count
from typing import Any

import pytest
from PIL import Image

from playground.checks import Rejected
from playground.writing.pictures import content_type_of, size_of
from playground.writing.uploads import Cdn, Upload, attach, resolve_media


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def store(clock: Clock | None = None, **caps: Any) -> Cdn:
    return Cdn("http://127.0.0.1:1", count(100).__next__, clock or Clock(), **caps)


def picture(kind: str, size: tuple[int, int] = (30, 17), **how: Any) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", size, "navy").save(file, kind, **how)
    return file.getvalue()


@pytest.mark.parametrize(
    ("kind", "how", "content_type"),
    [
        ("PNG", {}, "image/png"),
        ("GIF", {}, "image/gif"),
        ("JPEG", {}, "image/jpeg"),
        ("JPEG", {"progressive": True}, "image/jpeg"),
        ("WEBP", {}, "image/webp"),
        ("WEBP", {"lossless": True}, "image/webp"),
    ],
)
def test_a_picture_is_known_by_its_bytes(kind: str, how: dict[str, Any], content_type: str) -> None:
    data = picture(kind, **how)
    assert content_type_of(data, "board.bin", "application/octet-stream") == content_type
    assert size_of(data) == (30, 17)


def test_an_animated_webp_tells_its_size() -> None:
    frames = [Image.new("RGBA", (30, 17), colour) for colour in ("red", "blue")]
    file = io.BytesIO()
    frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:])
    assert size_of(file.getvalue()) == (30, 17)


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG", "WEBP"])
def test_a_picture_cut_off_anywhere_is_no_error(kind: str) -> None:
    data = picture(kind)
    for end in range(min(len(data), 400)):
        assert size_of(data[:end]) in (None, (30, 17))


def test_other_files_go_by_what_was_told_then_by_name() -> None:
    assert content_type_of(b"hello", "a.txt", "text/markdown") == "text/markdown"
    assert content_type_of(b"hello", "a.txt", "application/octet-stream") == "text/plain"
    assert content_type_of(b"hello", "a", None) is None
    assert size_of(b"hello") is None


def test_every_upload_gets_a_new_address() -> None:
    cdn = store()
    first, second = (cdn.add("board.png", picture("PNG")) for _ in range(2))
    assert first["url"] != second["url"]
    assert first["url"] == "http://127.0.0.1:1/cdn/100/board.png"
    assert (first["width"], first["height"]) == (30, 17)
    kept = cdn.get(int(first["id"]))
    assert kept is not None
    assert len(kept.data) == first["size"]


def test_a_strange_filename_is_quoted_in_its_address() -> None:
    assert store().add("a b/é?.txt", b"x")["url"].endswith("/100/a_b%C3%A9.txt")


def test_a_spoiler_is_marked_in_the_name() -> None:
    assert store().add("a.txt", b"x", spoiler=True)["filename"] == "SPOILER_a.txt"


def test_old_files_are_dropped_by_count_size_and_age() -> None:
    by_count = store(max_count=3)
    by_size = store(max_bytes=250)
    clock = Clock()
    by_age = store(clock, max_age=10)
    for cdn in (by_count, by_size, by_age):
        for _ in range(5):
            cdn.add("a.txt", b"x" * 100)
            clock.now += 4
    assert [len(cdn) for cdn in (by_count, by_size, by_age)] == [3, 2, 3]
    assert by_size.size == 200
    assert by_count.get(100) is None
    assert by_count.get(104) is not None


def test_a_dropped_file_is_gone() -> None:
    cdn = store()
    attachment = cdn.add("a.txt", b"x")
    cdn.drop(int(attachment["id"]))
    cdn.drop(int(attachment["id"]))
    assert cdn.get(int(attachment["id"])) is None
    assert (len(cdn), cdn.size) == (0, 0)


def upload(number: int, name: str = "a.txt", data: bytes = b"x") -> Upload:
    return Upload(number, name, data)


def test_uploads_are_described_by_their_number() -> None:
    entries = [{"id": 0, "filename": "board.txt", "description": "The board"}]
    (shown,) = attach(store(), {"attachments": entries}, [upload(0)])
    assert shown["filename"] == "board.txt"
    assert shown["description"] == "The board"


def test_an_upload_nobody_mentions_is_shown_too() -> None:
    shown = attach(store(), {"attachments": []}, [upload(0), upload(1, "b.txt")])
    assert [item["filename"] for item in shown] == ["a.txt", "b.txt"]


def test_without_a_list_everything_is_kept_and_uploads_are_appended() -> None:
    cdn = store()
    old = attach(cdn, {}, [upload(0, "old.txt")])
    shown = attach(cdn, {"content": "x"}, [upload(0, "new.txt")], old)
    assert [item["filename"] for item in shown] == ["old.txt", "new.txt"]


def test_a_list_keeps_only_what_it_names() -> None:
    cdn = store()
    old = attach(cdn, {}, [upload(0, "a.txt"), upload(1, "b.txt")])
    entries = [{"id": old[1]["id"], "description": "kept"}, {"id": "0"}]
    shown = attach(cdn, {"attachments": entries}, [upload(0, "new.txt")], old)
    assert [item["filename"] for item in shown] == ["b.txt", "new.txt"]
    assert shown[0]["description"] == "kept"
    assert attach(cdn, {"attachments": []}, [], old) == []


def test_an_unknown_attachment_is_refused() -> None:
    with pytest.raises(Rejected) as caught:
        attach(store(), {"attachments": [{"id": "7"}]}, [upload(0)])
    assert caught.value.body()["errors"]["attachments"]["0"]["_errors"][0]["code"] == "ATTACHMENT_NOT_FOUND"


def test_a_file_over_ten_mebibytes_is_refused_as_too_large() -> None:
    with pytest.raises(Rejected) as caught:
        attach(store(), {}, [upload(0, data=bytes(10 * 1024 * 1024 + 1))])
    assert (caught.value.status, caught.value.code) == (413, 40005)


def test_a_message_holds_at_most_ten_files() -> None:
    cdn = store()
    old = attach(cdn, {}, [upload(n) for n in range(10)])
    with pytest.raises(Rejected) as caught:
        attach(cdn, {}, [upload(0)], old)
    assert caught.value.code == 50035
    assert len(cdn) == 10


def test_references_come_back_as_real_addresses() -> None:
    cdn = store()
    files = attach(cdn, {}, [Upload(0, "board.png", picture("PNG"))])
    gallery = {
        "type": 12,
        "items": [{"media": {"url": "attachment://board.png"}, "description": "The board"}],
    }
    (shown,) = resolve_media([gallery], files)
    media = shown["items"][0]["media"]
    assert media["url"] == files[0]["url"]
    assert (media["width"], media["height"]) == (30, 17)
    assert media["attachment_id"] == files[0]["id"]
    assert gallery["items"][0]["media"] == {"url": "attachment://board.png"}


def test_a_reference_to_nothing_is_refused_where_it_stands() -> None:
    embeds = [{"title": "a", "image": {"url": "attachment://lost.png"}}]
    with pytest.raises(Rejected) as caught:
        resolve_media(embeds, [], ("embeds",))
    errors = caught.value.body()["errors"]["embeds"]["0"]["image"]["url"]["_errors"]
    assert errors[0]["code"] == "MEDIA_ITEM_ATTACHMENT_NOT_FOUND"


def test_a_spoiler_is_found_under_either_name() -> None:
    files = [store().add("a.txt", b"x", spoiler=True)]
    for name in ("a.txt", "SPOILER_a.txt"):
        (shown,) = resolve_media([{"type": 13, "file": {"url": f"attachment://{name}"}}], files)
        assert shown["file"]["url"] == files[0]["url"]
