"""Each documented limit of a message, with the error that Discord gives and where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from playground.checks import MessageKind, Rejected, check_message
from tests.playground.checks.payloads import button, row, select, text_input, told, words

V2 = 1 << 15


def container(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def refused(body: dict[str, Any], kind: MessageKind = MessageKind.CREATE, **more: Any) -> Rejected:
    with pytest.raises(Rejected) as caught:
        check_message(body, kind=kind, **more)
    return caught.value


GOOD = [
    {"content": "hi"},
    {"content": "x" * 2000},
    {"embeds": [{"title": "hi"}]},
    {"components": [row(button())]},
    {"content": "hi", "components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
    {"content": "hi", "components": [row(select(25, max_values=25))]},
    {"content": "hi", "components": [row({"type": kind, "custom_id": "u"}) for kind in (5,)]},
    {"content": "hi", "components": [row({"type": 8, "custom_id": "c", "channel_types": [0, 11]})]},
    {
        "content": "hi",
        "components": [row({"type": 2, "style": 5, "url": "https://example.org", "label": "go"})],
    },
    {"content": "hi", "components": [row({"type": 2, "style": 6, "sku_id": "1"})]},
    {"content": "hi", "components": [row(button(label=None, emoji={"name": "🎲"}))]},
    {"content": "hi", "components": [row(button(label=None, emoji={"name": "1️⃣"}))]},
    {"content": "hi", "tts": False, "nonce": 7, "something_new": True},
    v2(words("x" * 4000)),
    v2(*(words(str(n)) for n in range(40))),
    v2({"type": 9, "components": [words()], "accessory": button()}),
    v2(
        {
            "type": 9,
            "components": [words()],
            "accessory": {"type": 11, "media": {"url": "attachment://a.png"}},
        }
    ),
    v2(container({"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "d"}] * 10})),
    v2({"type": 13, "file": {"url": "attachment://rules.pdf"}}, {"type": 14, "spacing": 2, "divider": False}),
    v2(*(row(button(custom_id=str(n))) for n in range(9))),
    v2(words(), content=None, embeds=[]),
]


@pytest.mark.parametrize("body", GOOD)
def test_a_message_within_the_limits_passes(body: dict[str, Any]) -> None:
    check_message(body, kind=MessageKind.CREATE)


BAD_V1 = [
    ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    ({"content": 7}, ("content",), "STRING_TYPE_CONVERT"),
    ({"embeds": [{"title": "t"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "t" * 257}]}, ("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "t" * 4097}]}, ("embeds", 0, "description"), "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "t" * 3001}] * 2}, ("embeds",), "MAX_EMBED_SIZE_EXCEEDED"),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        ("embeds", 0, "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"embeds": [{}]}, ("embeds", 0, "description"), "BASE_TYPE_REQUIRED"),
    ({"embeds": [{"image": {"url": "ftp://a"}}]}, ("embeds", 0, "image", "url"), "URL_TYPE_INVALID_SCHEME"),
    ({"embeds": [{"title": "t", "timestamp": "now"}]}, ("embeds", 0, "timestamp"), "DATE_TIME_TYPE_PARSE"),
    ({"attachments": [{"id": n} for n in range(11)]}, ("attachments",), "BASE_TYPE_MAX_LENGTH"),
    ({"attachments": [{"filename": "a"}]}, ("attachments", 0, "id"), "BASE_TYPE_REQUIRED"),
    ({"content": "a", "components": "row"}, ("components",), "LIST_TYPE_CONVERT"),
    (
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        ("components",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"components": [button()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    ({"components": [words()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    ({"components": [{"type": 99}]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    ({"components": [row()]}, ("components", 0, "components"), "BASE_TYPE_REQUIRED"),
    (
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "a", "message_reference": {}}, ("message_reference", "message_id"), "BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_V1)
def test_a_message_past_a_limit_is_refused_where_it_stands(
    body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    assert code in told(refused(body), *path)


BAD_IN_A_ROW = [
    ([button(custom_id=str(n)) for n in range(6)], (), "BASE_TYPE_BAD_LENGTH"),
    ([button(label="x" * 81)], (0, "label"), "BASE_TYPE_MAX_LENGTH"),
    ([button(custom_id="x" * 101)], (0, "custom_id"), "BASE_TYPE_BAD_LENGTH"),
    ([button(custom_id=None)], (0, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    ([button(label=None)], (0,), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ([button(style=9)], (0, "style"), "BASE_TYPE_CHOICES"),
    ([button(style=None)], (0, "style"), "BASE_TYPE_REQUIRED"),
    ([button(style=5)], (0, "url"), "BASE_TYPE_REQUIRED"),
    (
        [button(style=5, url="https://e.org")],
        (0, "custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    ([button(style=5, custom_id=None, url="javascript:1")], (0, "url"), "URL_TYPE_INVALID_URL"),
    ([button(style=5, custom_id=None, url="ftp://e.org")], (0, "url"), "URL_TYPE_INVALID_SCHEME"),
    ([button(url="https://e.org")], (0, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED"),
    ([button(style=6, custom_id=None)], (0, "sku_id"), "BASE_TYPE_REQUIRED"),
    ([button(emoji={"name": "dice"})], (0, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI"),
    ([button(disabled="no")], (0, "disabled"), "BOOLEAN_TYPE_CONVERT"),
    ([button(), button()], (1, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ([button(id=3), button(id=3, custom_id="b")], (1, "id"), "COMPONENT_ID_DUPLICATED"),
    ([select(), button()], (), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ([select(26)], (0, "options"), "BASE_TYPE_BAD_LENGTH"),
    ([select(0)], (0, "options"), "BASE_TYPE_REQUIRED"),
    ([select(placeholder="x" * 151)], (0, "placeholder"), "BASE_TYPE_MAX_LENGTH"),
    ([select(max_values=26)], (0, "max_values"), "NUMBER_TYPE_MAX"),
    ([select(max_values=3)], (0, "max_values"), "SELECT_COMPONENT_MAX_VALUES_ABOVE_OPTIONS"),
    ([select(min_values=2)], (0, "min_values"), "SELECT_COMPONENT_MIN_VALUES_ABOVE_MAX"),
    ([select(min_values=-1)], (0, "min_values"), "NUMBER_TYPE_MIN"),
    (
        [select(options=[{"label": "a", "value": "1"}] * 2)],
        (0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        [select(options=[{"label": n, "value": n, "default": True} for n in "ab"])],
        (0, "options"),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (
        [select(options=[{"label": "a" * 101, "value": "1"}])],
        (0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        [{"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "role"}]}],
        (0, "default_values", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        [{"type": 5, "custom_id": "u", "default_values": [{"id": n, "type": "user"} for n in "12"]}],
        (0, "default_values"),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    ([text_input()], (0, "type"), "UNION_TYPE_CHOICES"),
    ([words()], (0, "type"), "UNION_TYPE_CHOICES"),
]


@pytest.mark.parametrize(("components", "path", "code"), BAD_IN_A_ROW)
def test_a_row_past_a_limit_is_refused_where_it_stands(
    components: list[dict[str, Any]], path: tuple[str | int, ...], code: str
) -> None:
    rejected = refused({"content": "hi", "components": [row(*components)]})
    assert code in told(rejected, "components", 0, "components", *path)


def media(url: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


BAD_V2 = [
    (v2(words(), content="hi"), ("content",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        v2(words(), embeds=[{"title": "a"}]),
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (v2(*(words() for _ in range(41))), ("components",), "BASE_TYPE_MAX_LENGTH"),
    (
        v2(container(*(words() for _ in range(40)))),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        v2(words("x" * 2001), container(words("x" * 2000))),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (v2(words("")), ("components", 0, "content"), "BASE_TYPE_REQUIRED"),
    (v2(container()), ("components", 0, "components"), "BASE_TYPE_REQUIRED"),
    (v2(container(container(words()))), ("components", 0, "components", 0, "type"), "UNION_TYPE_CHOICES"),
    (v2(container(button())), ("components", 0, "components", 0, "type"), "UNION_TYPE_CHOICES"),
    (v2({"type": 9, "components": [words()]}), ("components", 0, "accessory"), "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 9, "components": [words() for _ in range(4)], "accessory": button()}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        v2({"type": 9, "components": [words()], "accessory": select()}),
        ("components", 0, "accessory", "type"),
        "UNION_TYPE_CHOICES",
    ),
    (v2(media("nonsense")), ("components", 0, "items", 0, "media", "url"), "URL_TYPE_INVALID_URL"),
    (v2(media("file:///etc")), ("components", 0, "items", 0, "media", "url"), "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 12, "items": []}), ("components", 0, "items"), "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 13, "file": {"url": "https://example.org/a.pdf"}}),
        ("components", 0, "file", "url"),
        "FILE_COMPONENT_ATTACHMENT_REFERENCE_REQUIRED",
    ),
    (v2({"type": 14, "spacing": 3}), ("components", 0, "spacing"), "BASE_TYPE_CHOICES"),
    (
        v2({"type": 17, "accent_color": 0x1000000, "components": [words()]}),
        ("components", 0, "accent_color"),
        "NUMBER_TYPE_MAX",
    ),
    (
        v2(
            {"type": 9, "components": [words()], "accessory": button()},
            row(button()),
        ),
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_V2)
def test_a_v2_message_past_a_limit_is_refused_where_it_stands(
    body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    assert code in told(refused(body), *path)


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n "}, {"embeds": [], "components": []}])
@pytest.mark.parametrize("kind", [MessageKind.CREATE, MessageKind.ANSWER, MessageKind.FOLLOWUP])
def test_an_empty_message_is_refused(body: dict[str, Any], kind: MessageKind) -> None:
    rejected = refused(body, kind)
    assert (rejected.status, rejected.code) == (400, 50006)
    assert rejected.body() == {"message": "Cannot send an empty message", "code": 50006}


def test_a_file_alone_is_a_message() -> None:
    check_message({}, kind=MessageKind.CREATE, files=1)


def test_eleven_files_are_too_many() -> None:
    assert told(refused({"content": "hi"}, files=11), "attachments") == ["BASE_TYPE_MAX_LENGTH"]


def test_an_edit_may_leave_everything_as_it_is() -> None:
    check_message({}, kind=MessageKind.EDIT)


def test_an_edit_that_empties_a_message_is_refused() -> None:
    before = {"content": "hi", "flags": 0, "components": []}
    assert refused({"content": None}, MessageKind.EDIT, existing=before).code == 50006


def test_an_edit_that_leaves_a_picture_is_no_empty_message() -> None:
    before = {"content": "hi", "attachments": [{"id": "1"}]}
    check_message({"content": None}, kind=MessageKind.EDIT, existing=before)


def test_a_v2_message_stays_one_through_its_edits() -> None:
    before = {"content": "", "flags": V2, "components": [words()]}
    rejected = refused({"content": "hi"}, MessageKind.EDIT, existing=before)
    assert told(rejected, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    check_message({"components": [words("new")]}, kind=MessageKind.EDIT, existing=before)


def test_a_message_turns_to_v2_only_without_its_content() -> None:
    before = {"content": "hi", "flags": 0}
    assert told(refused(v2(words()), MessageKind.EDIT, existing=before), "content")
    check_message(v2(words(), content=None), kind=MessageKind.EDIT, existing=before)


@pytest.mark.parametrize("kind", [MessageKind.ANSWER, MessageKind.UPDATE])
def test_errors_of_an_answer_stand_below_its_data(kind: MessageKind) -> None:
    rejected = refused({"content": "hi", "components": [row(button(label="x" * 81))]}, kind)
    assert told(rejected, "data", "components", 0, "components", 0, "label") == ["BASE_TYPE_MAX_LENGTH"]


def test_all_errors_are_told_at_once() -> None:
    rejected = refused({"content": "x" * 2001, "embeds": [{"title": "t" * 257}], "flags": "none"})
    assert set(rejected.body()["errors"]) == {"content", "embeds", "flags"}


@pytest.mark.parametrize("body", [None, [], "hi", 7])
def test_a_body_that_is_no_object_is_refused(body: Any) -> None:
    assert told(refused(body)) == ["MODEL_TYPE_CONVERT"]
