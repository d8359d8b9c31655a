"""The judge itself: it must find what is wrong, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import just, one_of, tuples
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.rigs.judge.payloads import command, message_v1, message_v2, modal
from tests.rigs.judge.shape import shape
from tests.rigs.judge.spec import Spec, load, missing
from tests.rigs.judge.variants import Judge, with_variants
from tests.rigs.recorder import Exchange, Recorder

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))

CALLBACK = "/interactions/1/token/callback"
MESSAGE = {"content": "hi", "attachments": [{"id": 0, "filename": "a.png"}]}


@pytest.fixture
def spec() -> Spec:
    return load()


def test_the_most_literal_template_wins(spec: Spec) -> None:
    found = spec.operation("PATCH", "/webhooks/1/token/messages/@original")
    assert found is not None
    assert found.template.endswith("/messages/@original")


def test_a_route_that_discord_lacks_is_told(spec: Spec) -> None:
    assert spec.request_problems("GET", "/nothing", None) == ["GET /nothing is no operation of Discord"]


def test_whole_numbers_are_ids_in_requests_but_not_in_replies(spec: Spec) -> None:
    assert spec.request_problems("POST", "/channels/1/messages", MESSAGE) == []
    assert spec.reply_problems("GET", "/users/@me", 200, {"id": 1}) != []


def test_the_meant_variant_of_a_component_is_told(spec: Spec) -> None:
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}
    body = {"type": 4, "data": {"components": [{"type": 1, "components": [button]}]}}
    (problem,) = spec.request_problems("POST", CALLBACK, body)
    assert problem.startswith("$.data.components[0].components[0].label:")


def test_a_reply_with_an_undescribed_status_is_told(spec: Spec) -> None:
    (problem,) = spec.reply_problems("GET", "/users/@me", 302, None)
    assert "never answers 302" in problem


def test_nested_errors_are_fine_and_mixed_ones_are_not(spec: Spec) -> None:
    own = {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}
    good = {"code": 50035, "message": "Invalid Form Body", "errors": {"content": own}}
    mixed = {**good, "errors": {"components": {**own, "0": own}}}
    assert spec.reply_problems("POST", "/channels/1/messages", 400, good) == []
    assert spec.reply_problems("POST", "/channels/1/messages", 400, mixed) != []


def exchange(sent: Any, status: int | None, *, by_bot: bool = True) -> Exchange:
    error = {"code": 50035, "message": "Invalid Form Body"}
    return Exchange("POST", "/channels/1/messages", sent, by_bot, status, error)


def test_a_bad_request_of_the_bot_is_told_even_when_it_was_refused(spec: Spec) -> None:
    recorder = Recorder(spec, [exchange({"content": 7}, 400)])
    assert len(recorder.problems()) == 1
    recorder.forgive()
    assert recorder.problems() == []


def test_a_bad_request_that_was_accepted_is_never_forgiven(spec: Spec) -> None:
    recorder = Recorder(spec, [exchange({"content": 7}, 204, by_bot=False)])
    recorder.forgive()
    assert any("sent $.content" in problem for problem in recorder.problems())


def test_on_simcord_limits_beyond_the_description_are_told_too(spec: Spec) -> None:
    recorder = Recorder(spec, [exchange({"content": "x" * 2001}, None)])
    assert any("BASE_TYPE_MAX_LENGTH" in problem for problem in recorder.problems())


FEW = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@cache
def forgetful() -> Spec:
    return Spec(load().document)


@FEW
@given(one_of(message_v1(), message_v2()))
def test_a_body_is_judged_the_same_whether_one_of_its_shape_was_judged_before(body: Any) -> None:
    path = "/channels/1/messages"
    first = load().request_problems("POST", path, body)
    assert load().request_problems("POST", path, body) == first
    forgetful()._faultless.clear()
    assert bool(forgetful().request_problems("POST", path, body)) == bool(first)


@cache
def judges(schema: str) -> tuple[Any, Any]:
    """One tries every variant, the other those that are meant."""
    document = load().document
    pointer = {"$ref": f"urn:discord-api#/components/schemas/{schema}"}
    plain, quick = (
        Registry().with_resource(
            "urn:discord-api", Resource.from_contents(one, default_specification=DRAFT202012)
        )
        for one in (document, with_variants(document))
    )
    return Draft202012Validator(pointer, registry=plain), Judge(pointer, registry=quick)


@FEW
@given(
    one_of(
        tuples(just("MessageCreateRequest"), one_of(message_v1(), message_v2())),
        tuples(just("ModalInteractionCallbackRequestData"), modal()),
        tuples(just("ApplicationCommandCreateRequest"), command()),
    )
)
def test_the_type_of_a_variant_tells_as_much_as_to_try_them_all(case: tuple[str, Any]) -> None:
    schema, body = case
    plain, quick = judges(schema)
    assert quick.is_valid(body) == plain.is_valid(body)


def test_what_differs_in_more_than_its_words_is_of_another_shape() -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    row = {"type": 1, "components": [button, {**button, "custom_id": "stay", "label": "No"}]}
    assert shape(row) == shape({**row, "components": row["components"][::-1]})
    for other in (
        {**button, "label": "x" * 81},
        {**button, "style": 9},
        {**button, "disabled": None},
        {**button, "label": 1},
        {**button, "disabled": 1},
    ):
        assert shape(other) != shape(button)
    assert shape({**button, "disabled": True}) != shape({**button, "disabled": 1})
    assert shape({"components": [button]}) != shape({"components": [button, button]})
