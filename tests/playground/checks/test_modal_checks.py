"""Each documented limit of a modal, with the error that Discord gives and where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from playground.checks import Rejected, check_modal
from tests.playground.checks.payloads import button, label, row, select, text_input, told, words


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "ask", "title": "Ask", "components": list(components), **more}


def refused_modal(data: dict[str, Any]) -> Rejected:
    with pytest.raises(Rejected) as caught:
        check_modal(data)
    return caught.value


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
