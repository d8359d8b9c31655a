"""The checks against an independent judge of the same limits, on generated bodies.

The judge reads Discord's own description and adds what Discord documents but does not describe. It lives
beside the checkout, next to that description.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.checks import Rejected, check_choices, check_commands, check_message, check_modal
from playground.checks.messages import MessageKind
from tests.rigs.judge import payloads
from tests.rigs.judge.spec import load, missing, spec_path

JUDGE = spec_path().with_name("spec_check.py")
pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(
        missing() is not None or not JUDGE.is_file(), reason=missing() or f"the judge is not at {JUDGE}"
    ),
]
thorough = settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)

# Refused here as Discord refuses them, though the judge knows nothing of these rules.
BEYOND_THE_JUDGE = {
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    "BUTTON_COMPONENT_INVALID_EMOJI",
    "BASE_TYPE_REQUIRED",
    "COMPONENT_DISABLED_IN_MODAL",
    "TEXT_INPUT_MIN_LENGTH_ABOVE_MAX",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    "SELECT_COMPONENT_MAX_VALUES_ABOVE_OPTIONS",
    "SELECT_COMPONENT_MIN_VALUES_ABOVE_MAX",
    "APPLICATION_COMMAND_INVALID_NAME",
    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
}


@cache
def judge() -> Any:
    found = importlib.util.spec_from_file_location("spec_check", JUDGE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module.SpecCheck(str(spec_path()))


def codes(errors: Any) -> set[str]:
    if isinstance(errors, list):
        return {error["code"] for error in errors}
    return {code for inner in (errors or {}).values() for code in codes(inner)}


def agree(check: Callable[[], None], method: str, path: str, body: Any) -> None:
    """Whatever the judge refuses is refused; what only we refuse breaks a rule beyond the judge."""
    # What is not described is only asked of what fits the description, and so has the right types.
    refused = judge().problems(method, path, body, False) or judge().problems(method, path, body)
    rejected = rejection(check)
    if rejected is None:
        assert not refused
        return
    assert not load().reply_problems(method, path, rejected.status, rejected.body())
    assert refused or codes(rejected.errors) <= BEYOND_THE_JUDGE, rejected.body()


def rejection(check: Callable[[], None]) -> Rejected | None:
    try:
        check()
    except Rejected as rejected:
        return rejected
    return None


CALLBACK = "/interactions/1/token/callback"
MESSAGES = st.one_of(payloads.message_v1(), payloads.message_v2())


@thorough
@given(MESSAGES)
def test_messages_are_judged_alike(body: dict[str, Any]) -> None:
    agree(lambda: check_message(body, kind=MessageKind.CREATE), "POST", "/channels/1/messages", body)


@thorough
@given(MESSAGES)
def test_answers_are_judged_alike(data: dict[str, Any]) -> None:
    body = {"type": 4, "data": data}
    agree(lambda: check_message(data, kind=MessageKind.ANSWER), "POST", CALLBACK, body)


@thorough
@given(MESSAGES)
def test_edits_through_a_token_are_judged_alike(body: dict[str, Any]) -> None:
    path = "/webhooks/1/token/messages/@original"
    agree(lambda: check_message(body, kind=MessageKind.WEBHOOK_EDIT), "PATCH", path, body)


@thorough
@given(payloads.modal())
def test_modals_are_judged_alike(data: dict[str, Any]) -> None:
    agree(lambda: check_modal(data), "POST", CALLBACK, {"type": 9, "data": data})


@thorough
@given(payloads.commands())
def test_commands_are_judged_alike(body: list[Any]) -> None:
    agree(lambda: check_commands(body), "PUT", "/applications/1/commands", body)


@thorough
@given(payloads.choices())
def test_choices_are_judged_alike(offered: list[Any]) -> None:
    body = {"type": 8, "data": {"choices": offered}}
    agree(lambda: check_choices(offered), "POST", CALLBACK, body)
