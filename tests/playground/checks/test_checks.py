"""Each documented limit, one by one, with the error that Discord gives and where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from playground.checks import (
    MessageKind,
    Rejected,
    check_choices,
    check_command,
    check_commands,
    check_message,
    check_modal,
)

V2 = 1 << 15


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def words(content: str = "hello", **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def container(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "ask", "title": "Ask", "components": list(components), **more}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Question", "component": component, **more}


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "text", "style": 1, **more}


def refused(body: dict[str, Any], kind: MessageKind = MessageKind.CREATE, **more: Any) -> Rejected:
    with pytest.raises(Rejected) as caught:
        check_message(body, kind=kind, **more)
    return caught.value


def refused_modal(data: dict[str, Any]) -> Rejected:
    with pytest.raises(Rejected) as caught:
        check_modal(data)
    return caught.value


def told(rejected: Rejected, *path: str | int) -> list[str]:
    """The codes at a place of the nested errors."""
    assert rejected.code == 50035
    assert rejected.status == 400
    node: Any = rejected.body()["errors"]
    for step in path:
        node = node[str(step)]
    return [error["code"] for error in node["_errors"]]


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


CHECKBOXES = {"type": 22, "custom_id": "boxes", "options": [{"label": n, "value": n} for n in "abc"]}
GOOD_MODALS = [
    modal(row(text_input(label="Name"))),
    modal(label(text_input()), words("Read this first")),
    modal(label(select(required=False))),
    *(modal(label({"type": kind, "custom_id": "who"})) for kind in (5, 6, 7, 8)),
    modal(label({"type": 19, "custom_id": "files", "max_values": 10})),
    modal(label({"type": 21, "custom_id": "radio", "options": CHECKBOXES["options"]})),
    modal(label(CHECKBOXES)),
    modal(label(CHECKBOXES | {"min_values": 2, "max_values": 3})),
    modal(label({"type": 23, "custom_id": "box", "default": True}, description="Tick it")),
]


@pytest.mark.parametrize("data", GOOD_MODALS)
def test_a_modal_within_the_limits_passes(data: dict[str, Any]) -> None:
    check_modal(data)


BAD_MODALS = [
    (modal(row(text_input(label="n")), title="t" * 46), ("title",), "BASE_TYPE_BAD_LENGTH"),
    (modal(row(text_input(label="n")), custom_id="t" * 101), ("custom_id",), "BASE_TYPE_BAD_LENGTH"),
    (modal(), ("components",), "BASE_TYPE_REQUIRED"),
    (
        modal(*(row(text_input(label="n", custom_id=str(n))) for n in range(6))),
        ("components",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modal(row(button())), ("components", 0, "components", 0, "type"), "UNION_TYPE_CHOICES"),
    (modal(button()), ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    (modal(row(text_input())), ("components", 0, "components", 0, "label"), "BASE_TYPE_REQUIRED"),
    (
        modal(row(text_input(label="a"), text_input(label="b", custom_id="b"))),
        ("components", 0, "components"),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        modal(row(text_input(label="l" * 46))),
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modal(label(text_input(), label="l" * 46)), ("components", 0, "label"), "BASE_TYPE_BAD_LENGTH"),
    (
        modal(label(text_input(), description="l" * 101)),
        ("components", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modal(label(words())), ("components", 0, "component", "type"), "UNION_TYPE_CHOICES"),
    (modal(label(text_input(style=3))), ("components", 0, "component", "style"), "BASE_TYPE_CHOICES"),
    (
        modal(label(text_input(min_length=9, max_length=3))),
        ("components", 0, "component", "min_length"),
        "TEXT_INPUT_MIN_LENGTH_ABOVE_MAX",
    ),
    (
        modal(label(text_input(max_length=3, value="four"))),
        ("components", 0, "component", "value"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        modal(label(text_input()), label(text_input())),
        ("components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        modal(label(select(disabled=True))),
        ("components", 0, "component", "disabled"),
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    (
        modal(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})),
        ("components", 0, "component", "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        modal(label(CHECKBOXES | {"max_values": 4})),
        ("components", 0, "component", "max_values"),
        "SELECT_COMPONENT_MAX_VALUES_ABOVE_OPTIONS",
    ),
    (
        modal(label({"type": 19, "custom_id": "f", "max_values": 11})),
        ("components", 0, "component", "max_values"),
        "NUMBER_TYPE_MAX",
    ),
]


@pytest.mark.parametrize(("data", "path", "code"), BAD_MODALS)
def test_a_modal_past_a_limit_is_refused_where_it_stands(
    data: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    assert code in told(refused_modal(data), "data", *path)


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a game", **more}


def option(kind: int = 3, name: str = "game", **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "which", **more}


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"n{n}", "value": f"v{n}"} for n in range(count)]


GOOD_COMMANDS = [
    [command()],
    [command(name="jouer-à"), command(name="खेलना")],
    [command(type=1, options=[option(required=True), option(4, "seats", min_value=2, max_value=5)])],
    [command(options=[option(choices=choices(25))])],
    [command(options=[option(1, "add"), option(2, "more", options=[option(1, "sub", options=[option()])])])],
    [command(name_localizations={"fr": "jouer"}, description_localizations={"fr": "Jouer"})],
    [{"name": "Say Hello", "type": 2}, {"name": "Say Hello", "type": 3}],
    [command(default_member_permissions="32", contexts=[0], integration_types=[0], nsfw=False)],
]


@pytest.mark.parametrize("commands", GOOD_COMMANDS)
def test_commands_within_the_limits_pass(commands: list[dict[str, Any]]) -> None:
    check_commands(commands)


BAD_COMMANDS = [
    (command(name="n" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    (command(name="Play"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="two words"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    (
        command(name_localizations={"fr": "Deux Mots"}),
        ("name_localizations", "fr"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (command(name_localizations={"xx": "a"}), ("name_localizations", "xx"), "BASE_TYPE_CHOICES"),
    (command(description="d" * 101), ("description",), "BASE_TYPE_MAX_LENGTH"),
    (command(description=""), ("description",), "BASE_TYPE_REQUIRED"),
    (command(type=2), ("description",), "APPLICATION_COMMAND_INVALID_FOR_TYPE"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), ("options",), "BASE_TYPE_MAX_LENGTH"),
    (command(options=[option(12)]), ("options", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        command(options=[option(), option()]),
        ("options", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(), option(name="b", required=True)]),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (command(options=[option(choices=choices(26))]), ("options", 0, "choices"), "BASE_TYPE_MAX_LENGTH"),
    (
        command(options=[option(choices=choices(2), autocomplete=True)]),
        ("options", 0, "choices"),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
    ),
    (
        command(options=[option(choices=choices(1) * 2)]),
        ("options", 0, "choices", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(4, choices=choices(1))]),
        ("options", 0, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    (
        command(options=[option(4, min_value=5, max_value=2)]),
        ("options", 0, "min_value"),
        "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
    ),
    (
        command(options=[option(1, "add"), option()]),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        command(options=[option(2, "group", options=[option()])]),
        ("options", 0, "options", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    (
        command(
            options=[
                option(choices=[{"name": "n", "value": "v" * 6000}]),
                option(name="b", choices=[{"name": "n", "value": "v" * 2000}]),
            ]
        ),
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    (command(contexts=[]), ("contexts",), "BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_COMMANDS)
def test_a_command_past_a_limit_is_refused_where_it_stands(
    body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    with pytest.raises(Rejected) as caught:
        check_commands([command(name="fine"), body])
    assert code in told(caught.value, 1, *path)
    with pytest.raises(Rejected) as caught:
        check_command(body)
    assert code in told(caught.value, *path)


def test_two_commands_of_one_name_are_refused() -> None:
    with pytest.raises(Rejected) as caught:
        check_commands([command(), command()])
    assert told(caught.value, 1, "name") == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_an_application_has_only_so_many_commands(kind: int, most: int) -> None:
    described = {"description": "d"} if kind == 1 else {}
    commands = [{"name": f"c{n}", "type": kind, **described} for n in range(most + 1)]
    check_commands(commands[:-1])
    with pytest.raises(Rejected) as caught:
        check_commands(commands)
    assert caught.value.code == 30032


def test_only_the_longest_translation_counts_towards_the_size_of_a_command() -> None:
    long = dict.fromkeys(("fr", "de", "it", "nl"), "d" * 100)
    options = [option(name=f"o{n}", description_localizations=long, choices=choices(25)) for n in range(24)]
    check_command(command(options=options))


def test_the_choices_of_an_answer_are_of_one_kind_and_at_most_25() -> None:
    check_choices(choices(25))
    check_choices([{"name": "n", "value": 1.5}])
    check_choices([])
    for offered in (choices(26), [{"name": "a", "value": "b"}, {"name": "c", "value": 1}], [{"name": "n"}]):
        with pytest.raises(Rejected) as caught:
            check_choices(offered)
        assert caught.value.body()["errors"]["data"]["choices"]
